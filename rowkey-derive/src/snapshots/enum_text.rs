#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    const __VARIANTS: &__rowkey::layout::Variants = &__rowkey::layout::Variants::texts(const {
        &[
            __private::Variant::text("Out", 0i128, "Out"),
            __private::Variant::text("In", 1i128, "in"),
        ]
    });
    #[inline(always)]
    fn __number(variant: &Action) -> ::core::primitive::u32 {
        match variant {
            Action::Out => 0u32,
            Action::In => 1u32,
        }
    }
    #[inline(always)]
    fn __variant(number: ::core::primitive::u32) -> __private::Option<Action> {
        match number {
            0u32 => __private::Some(Action::Out),
            1u32 => __private::Some(Action::In),
            _ => __private::None,
        }
    }
    impl __rowkey::codec::Codec<Action> for __rowkey::codec::Ordered {
        type Arg<'__value> = Action;
        const NODE: &'static __rowkey::layout::Node = &__private::variant::node(
            __VARIANTS,
        );
        const INFALLIBLE: ::core::primitive::bool = true;
        #[inline(always)]
        fn write<__Sink: __rowkey::codec::Sink>(
            value: &Action,
            end: __rowkey::codec::End,
            out: &mut __Sink,
        ) -> __private::Result<(), __rowkey::codec::EncodeFault> {
            __private::variant::write(__VARIANTS, __number(value), end, out)
        }
        #[inline]
        fn compare(a: &Action, b: &Action) -> __private::Ordering {
            __private::Ord::cmp(&__number(a), &__number(b))
        }
    }
    impl<'__row> __rowkey::codec::Decode<'__row, Action> for __rowkey::codec::Ordered {
        #[inline(always)]
        fn read(
            row: &mut __rowkey::codec::Reader<'__row>,
            end: __rowkey::codec::End,
        ) -> __private::Option<Action> {
            __variant(__private::variant::read(__VARIANTS, row, end)?)
        }
    }
};
