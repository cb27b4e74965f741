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
    const __VARIANTS: &__r::layout::Variants = &__r::layout::Variants::texts(const {
        &[__p::Variant::of("Out", 0i128, "Out"), __p::Variant::of("In", 1i128, "in")]
    });
    #[inline(always)]
    fn __number(variant: &Action) -> __p::primitive::u32 {
        match variant {
            Action::Out => 0u32,
            Action::In => 1u32,
        }
    }
    #[inline(always)]
    fn __variant(number: __p::primitive::u32) -> __p::Option<Action> {
        match number {
            0u32 => __p::Some(Action::Out),
            1u32 => __p::Some(Action::In),
            _ => __p::None,
        }
    }
    impl __r::codec::Codec<Action> for __r::codec::Ordered {
        type Arg<'__value> = Action;
        const NODE: &'static __r::layout::Node = &__p::variant::node(__VARIANTS);
        const INFALLIBLE: __bool = true;
        #[inline(always)]
        fn write<__Sink: __r::codec::Sink>(
            value: &Action,
            end: __r::codec::End,
            out: &mut __Sink,
        ) -> __p::Result<(), __r::codec::EncodeFault> {
            __p::variant::write(__VARIANTS, __number(value), end, out)
        }
        #[inline]
        fn compare(a: &Action, b: &Action) -> __p::Ordering {
            __p::Ord::cmp(&__number(a), &__number(b))
        }
    }
    impl<'__row> __r::codec::Decode<'__row, Action> for __r::codec::Ordered {
        #[inline(always)]
        fn read(
            row: &mut __r::codec::Reader<'__row>,
            end: __r::codec::End,
        ) -> __p::Option<Action> {
            __variant(__p::variant::read(__VARIANTS, row, end)?)
        }
    }
};
