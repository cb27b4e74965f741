#[allow(dead_code, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
#[allow(clippy::absolute_paths, clippy::impl_trait_in_params, clippy::same_name_method)]
#[allow(
    clippy::single_char_lifetime_names,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core
)]
const _: () = {
    use ::rowkey::{self as __r, __private as __p, __private::scan as __s};
    use ::rowkey::__private::primitive::{
        bool as __bool, u8 as __u8, u64 as __u64, usize as __usize,
    };
    const __VARIANTS: &__r::layout::Variants = {
        const __NAMES: [&__p::primitive::str; 2] = ["Error", "Info"];
        const __NUMBERS: [__p::primitive::i128; 2] = [
            Level::Error as __p::primitive::u8 as __p::primitive::i128,
            Level::Info as __p::primitive::u8 as __p::primitive::i128,
        ];
        const __ORDER: [__usize; 2] = __p::variant::sorted(__NUMBERS);
        &__r::layout::Variants::numbers(
            const {
                &[
                    __p::Variant::of(__NAMES[__ORDER[0]], __NUMBERS[__ORDER[0]], ""),
                    __p::Variant::of(__NAMES[__ORDER[1]], __NUMBERS[__ORDER[1]], ""),
                ]
            },
            1,
            false,
        )
    };
    #[inline(always)]
    fn __number(variant: &Level) -> __p::primitive::u8 {
        match variant {
            Level::Error => Level::Error as __p::primitive::u8,
            Level::Info => Level::Info as __p::primitive::u8,
        }
    }
    #[inline(always)]
    fn __variant(number: __p::primitive::u8) -> __p::Option<Level> {
        const __0: __p::primitive::u8 = Level::Error as __p::primitive::u8;
        const __1: __p::primitive::u8 = Level::Info as __p::primitive::u8;
        match number {
            __0 => __p::Some(Level::Error),
            __1 => __p::Some(Level::Info),
            _ => __p::None,
        }
    }
    impl __r::codec::Codec<Level> for __r::codec::Ordered {
        type Arg<'__value> = Level;
        const NODE: &'static __r::layout::Node = &__p::variant::node(__VARIANTS);
        const INFALLIBLE: __bool = true;
        #[inline(always)]
        fn write<__Sink: __r::codec::Sink>(
            value: &Level,
            end: __r::codec::End,
            out: &mut __Sink,
        ) -> __p::Result<(), __r::codec::EncodeFault> {
            __p::variant::write(__VARIANTS, __number(value), end, out)
        }
        #[inline]
        fn compare(a: &Level, b: &Level) -> __p::Ordering {
            __p::Ord::cmp(&__number(a), &__number(b))
        }
    }
    impl<'__row> __r::codec::Decode<'__row, Level> for __r::codec::Ordered {
        #[inline(always)]
        fn read(
            row: &mut __r::codec::Reader<'__row>,
            end: __r::codec::End,
        ) -> __p::Option<Level> {
            __variant(__p::variant::read(__VARIANTS, row, end)?)
        }
    }
    #[automatically_derived]
    impl __p::Ord for Level {
        #[inline]
        fn cmp(&self, other: &Self) -> __p::Ordering {
            __p::Ord::cmp(&__number(self), &__number(other))
        }
    }
    #[automatically_derived]
    impl __p::PartialOrd for Level {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __p::Option<__p::Ordering> {
            __p::Some(__p::Ord::cmp(self, other))
        }
    }
    #[automatically_derived]
    impl __p::PartialEq for Level {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            __p::Ord::cmp(self, other) == __p::Ordering::Equal
        }
    }
    #[automatically_derived]
    impl __p::Eq for Level {}
};
