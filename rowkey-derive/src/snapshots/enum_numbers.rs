#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    const __VARIANTS: &__rowkey::layout::Variants = {
        const __NAMES: [&::core::primitive::str; 2] = ["Error", "Info"];
        const __NUMBERS: [::core::primitive::i128; 2] = [
            Level::Error as ::core::primitive::u8 as ::core::primitive::i128,
            Level::Info as ::core::primitive::u8 as ::core::primitive::i128,
        ];
        const __ORDER: [::core::primitive::usize; 2] = __private::variant::sorted(
            __NUMBERS,
        );
        &__rowkey::layout::Variants::numbers(
            const {
                &[
                    __private::Variant::number(
                        __NAMES[__ORDER[0]],
                        __NUMBERS[__ORDER[0]],
                    ),
                    __private::Variant::number(
                        __NAMES[__ORDER[1]],
                        __NUMBERS[__ORDER[1]],
                    ),
                ]
            },
            1,
            false,
        )
    };
    #[inline(always)]
    fn __number(variant: &Level) -> ::core::primitive::u8 {
        match variant {
            Level::Error => Level::Error as ::core::primitive::u8,
            Level::Info => Level::Info as ::core::primitive::u8,
        }
    }
    #[inline(always)]
    fn __variant(number: ::core::primitive::u8) -> __private::Option<Level> {
        const __0: ::core::primitive::u8 = Level::Error as ::core::primitive::u8;
        const __1: ::core::primitive::u8 = Level::Info as ::core::primitive::u8;
        match number {
            __0 => __private::Some(Level::Error),
            __1 => __private::Some(Level::Info),
            _ => __private::None,
        }
    }
    impl __rowkey::codec::Codec<Level> for __rowkey::codec::Ordered {
        type Arg<'__value> = Level;
        const NODE: &'static __rowkey::layout::Node = &__private::variant::node(
            __VARIANTS,
        );
        const INFALLIBLE: ::core::primitive::bool = true;
        #[inline(always)]
        fn write<__Sink: __rowkey::codec::Sink>(
            value: &Level,
            end: __rowkey::codec::End,
            out: &mut __Sink,
        ) -> __private::Result<(), __rowkey::codec::EncodeFault> {
            __private::variant::write(__VARIANTS, __number(value), end, out)
        }
        #[inline]
        fn compare(a: &Level, b: &Level) -> __private::Ordering {
            __private::Ord::cmp(&__number(a), &__number(b))
        }
    }
    impl<'__row> __rowkey::codec::Decode<'__row, Level> for __rowkey::codec::Ordered {
        #[inline(always)]
        fn read(
            row: &mut __rowkey::codec::Reader<'__row>,
            end: __rowkey::codec::End,
        ) -> __private::Option<Level> {
            __variant(__private::variant::read(__VARIANTS, row, end)?)
        }
    }
    impl __private::Ord for Level {
        #[inline]
        fn cmp(&self, other: &Self) -> __private::Ordering {
            __private::Ord::cmp(&__number(self), &__number(other))
        }
    }
    impl __private::PartialOrd for Level {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __private::Option<__private::Ordering> {
            __private::Some(__private::Ord::cmp(self, other))
        }
    }
    impl __private::PartialEq for Level {
        #[inline]
        fn eq(&self, other: &Self) -> ::core::primitive::bool {
            __private::Ord::cmp(self, other) == __private::Ordering::Equal
        }
    }
    impl __private::Eq for Level {}
};
