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
    impl __private::UnitEnum for Level {
        type Number = ::core::primitive::u8;
        const VARIANTS: &'static __rowkey::Variants = &__rowkey::Variants::numbers::<
            ::core::primitive::u8,
        >(
            &__private::sorted([
                __private::Variant {
                    name: "Error",
                    number: Level::Error as ::core::primitive::u8
                        as ::core::primitive::i128,
                    text: "",
                },
                __private::Variant {
                    name: "Info",
                    number: Level::Info as ::core::primitive::u8
                        as ::core::primitive::i128,
                    text: "",
                },
            ]),
        );
        #[inline(always)]
        fn number(&self) -> ::core::primitive::u8 {
            match self {
                Self::Error => Self::Error as ::core::primitive::u8,
                Self::Info => Self::Info as ::core::primitive::u8,
            }
        }
        #[inline(always)]
        fn of(number: ::core::primitive::u8) -> __private::Option<Self> {
            const __0: ::core::primitive::u8 = Level::Error as ::core::primitive::u8;
            const __1: ::core::primitive::u8 = Level::Info as ::core::primitive::u8;
            match number {
                __0 => __private::Some(Self::Error),
                __1 => __private::Some(Self::Info),
                _ => __private::None,
            }
        }
    }
    #[automatically_derived]
    impl __rowkey::FieldValue for Level {
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
    impl<'__row> __rowkey::FieldValueDecode<'__row> for Level {
        #[inline(always)]
        fn decode<__Place: __rowkey::Place>(
            row: &mut __rowkey::Reader<'__row>,
        ) -> __private::Result<Self, __rowkey::DecodeFault> {
            __private::decode_variant::<Self, __Place>(row)
        }
    }
    #[automatically_derived]
    impl __private::Ord for Level {
        #[inline]
        fn cmp(&self, other: &Self) -> __private::Ordering {
            __private::compare_variants(self, other)
        }
    }
    #[automatically_derived]
    impl __private::PartialOrd for Level {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __private::Option<__private::Ordering> {
            __private::Some(__private::Ord::cmp(self, other))
        }
    }
    #[automatically_derived]
    impl __private::PartialEq for Level {
        #[inline]
        fn eq(&self, other: &Self) -> ::core::primitive::bool {
            __private::Ord::cmp(self, other) == __private::Ordering::Equal
        }
    }
    #[automatically_derived]
    impl __private::Eq for Level {}
};
