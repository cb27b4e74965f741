#[doc(hidden)]
#[allow(
    dead_code,
    deprecated,
    private_interfaces,
    private_bounds,
    non_camel_case_types,
    non_snake_case,
    unused_qualifications,
    clippy::all,
    clippy::pedantic,
    clippy::nursery
)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private};
    #[automatically_derived]
    impl __private::UnitEnum for Action {
        type Number = ::core::primitive::u32;
        const VARIANTS: &'static __rowkey::Variants = &__rowkey::Variants::texts(
            &[
                __private::Variant {
                    name: "Out",
                    number: 0i128,
                    text: "Out",
                },
                __private::Variant {
                    name: "In",
                    number: 1i128,
                    text: "in",
                },
            ],
        );
        #[inline(always)]
        fn number(&self) -> ::core::primitive::u32 {
            match self {
                Self::Out => 0u32,
                Self::In => 1u32,
            }
        }
        #[inline(always)]
        fn of(number: ::core::primitive::u32) -> __private::Option<Self> {
            match number {
                0u32 => __private::Some(Self::Out),
                1u32 => __private::Some(Self::In),
                _ => __private::None,
            }
        }
    }
    #[automatically_derived]
    impl __rowkey::FieldValue for Action {
        type Arg<'__value> = Self where Self: '__value;
        const FORMAT: __rowkey::Format = <Self as __private::UnitEnum>::VARIANTS
            .format();
        #[inline(always)]
        fn encode<__Place: __rowkey::Place, __Sink: __rowkey::Sink>(
            &self,
            out: &mut __Sink,
        ) -> __private::Result<(), __rowkey::EncodeFault> {
            __private::encode_variant::<Self, __Place, __Sink>(self, out)
        }
        #[inline]
        fn between(
            low: ::core::ops::Bound<&Self>,
            high: ::core::ops::Bound<&Self>,
        ) -> __rowkey::Between<Self> {
            __private::between_variants(low, high)
        }
        #[inline]
        fn compare(&self, other: &Self) -> __private::Ordering {
            __private::compare_variants(self, other)
        }
    }
    #[automatically_derived]
    impl<'__row> __rowkey::FieldValueDecode<'__row> for Action {
        #[inline(always)]
        fn decode<__Place: __rowkey::Place>(
            row: &mut __rowkey::Reader<'__row>,
        ) -> __private::Result<Self, __rowkey::DecodeFault> {
            __private::decode_variant::<Self, __Place>(row)
        }
    }
};
