const _: () = {
    use ::rowkey::{self as __rowkey, __private as __private};
    const _: () = {
        __private::check::field(
            "0",
            "u8",
            &<__rowkey::ReverseDigits<2usize> as __rowkey::FieldCodec<u8>>::FORMAT,
            false,
            __private::Some(44u8),
        );
    };
    const _: () = {
        __private::check::field(
            "1",
            "String",
            &<__rowkey::Ordered as __rowkey::FieldCodec<String>>::FORMAT,
            true,
            __private::Some(44u8),
        );
    };
    const _: () = __private::check::buckets(
        ((BUCKETS) | 0) as ::core::primitive::i128,
        __private::Some(2usize),
    );
    const _: () = __private::check::fingerprint(
        "Comma",
        7u64,
        <Comma as __private::KeyFields>::KEY,
    );
};
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
    use ::rowkey::{self as __rowkey, __private as __private};
    type __codec_0 = __rowkey::ReverseDigits<2usize>;
    type __codec_1 = __rowkey::Ordered;
    enum __Fields {}
    impl __private::FieldsOf<Comma> for __Fields {
        type List = (
            __private::Field<__codec_0, u8>,
            __private::Field<__codec_1, String>,
        );
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl __private::KeyFields for Comma {
        type Spans = __private::NoSpan;
        type Salt = __private::Salted<
            __rowkey::Java31,
            {
                __private::check::some_buckets(
                    ((BUCKETS) | 0) as ::core::primitive::i128,
                )
            },
            2usize,
            true,
            true,
        >;
        type Shape = __private::Varying;
        type Front = __rowkey::KeyBuf;
        type Outcome = __private::Sometimes;
        type Nested = __rowkey::Before<44u8>;
        const NAMES: &'static [(
            &'static ::core::primitive::str,
            ::core::primitive::bool,
        )] = &[("0", false), ("1", false)];
        const FIELDS: &'static [__private::FieldFormat] = __private::fields::<
            Self,
            __Fields,
        >();
        const DELIMITER: __private::Option<::core::primitive::u8> = __private::Some(
            44u8,
        );
        #[inline(always)]
        fn each<__Place: __rowkey::Place, __Visit: __private::Visit>(
            &self,
            visit: &mut __Visit,
        ) -> ::core::primitive::bool {
            __private::each::<
                Self,
                __Fields,
                __Place,
                __Visit,
            >((&self.0, &self.1), visit)
        }
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl<'__row> __private::KeyFieldsRead<'__row> for Comma {
        #[inline(always)]
        fn read<__Place: __rowkey::Place, __Refusal: __private::Refusal>(
            row: &mut __rowkey::Reader<'__row>,
            spans: &mut Self::Spans,
        ) -> __private::Result<Self, __Refusal> {
            match __private::read::<Self, __Fields, __Place, __Refusal>(row, spans) {
                __private::Ok((__0, __1)) => __private::Ok(Self { 0: __0, 1: __1 }),
                __private::Err(__error) => __private::Err(__error),
            }
        }
    }
    mod __Comma {
        pub(super) enum id {}
        pub(super) enum _1 {}
    }
    impl __private::KeyField<Comma> for __Comma::id {
        type Codec = __codec_0;
        type Value = u8;
        type Spot = (__rowkey::Before<44u8>, __private::Each0);
    }
    impl __private::KeyField<Comma> for __Comma::_1 {
        type Codec = __codec_1;
        type Value = String;
        type Spot = (__rowkey::Last, __private::Each1);
    }
    /// A scan of `Comma`, made by its `prefix()`.
    #[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
    pub struct __CommaPrefix<__Scan>(__Scan);
    impl<__Scan: ::core::clone::Clone> ::core::clone::Clone for __CommaPrefix<__Scan> {
        #[inline]
        fn clone(&self) -> Self {
            __CommaPrefix(::core::clone::Clone::clone(&self.0))
        }
    }
    impl<__Scan: ::core::fmt::Debug> ::core::fmt::Debug for __CommaPrefix<__Scan> {
        #[inline]
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            ::core::fmt::Debug::fmt(&self.0, f)
        }
    }
    type __fits_0 = __private::Sometimes;
    impl __private::FirstTurn<Comma, __Comma::id>
    for __CommaPrefix<__private::Scan<Comma, __private::Each0>> {}
    impl<__Field, __Before, __Here> __private::Turn<Comma, __Field, __Before, __Here>
    for __CommaPrefix<__private::Scan<Comma, __Here>> {}
    impl<__Scan: __private::Steps<Comma, __Comma::id>> __CommaPrefix<__Scan>
    where
        Self: __private::FirstTurn<Comma, __Comma::id>,
    {
        /// Fixes `0`: rows that have this value there.
        #[inline]
        pub fn id(
            self,
            value: u8,
        ) -> <__fits_0 as __private::Wrap>::Out<
            __CommaPrefix<__private::Scan<Comma, __private::Each1>>,
        > {
            <__fits_0 as __private::Wrap>::wrap(self.0.fix(&value).map(__CommaPrefix))
        }
        /// Bounds `0`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn id_range(
            self,
            bounds: impl __private::RangeBounds<u8>,
        ) -> __CommaPrefix<__private::Ended<Comma, __private::Each0>>
        where
            __private::Unordered: __private::Bounded<Self>,
        {
            __CommaPrefix(self.0.bounded(bounds))
        }
        /// Bounds `0` to some values, and ends the scan: one range a value.
        pub fn id_in(
            self,
            values: impl __private::IntoIterator<Item = u8>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
    }
    impl<__Scan: __private::Steps<Comma, __Comma::_1>> __CommaPrefix<__Scan>
    where
        Self: __private::Turn<Comma, __Comma::_1, __Comma::id, __private::Each1>,
    {
        /// Fixes `1`: rows that have this value there.
        #[inline]
        pub fn _1<'__value>(
            self,
            value: &'__value ::core::primitive::str,
        ) -> __CommaPrefix<__private::Ended<Comma, __private::One2>> {
            __CommaPrefix(self.0.fix_last_always(&value))
        }
        /// Bounds `1`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn _1_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<&'__value ::core::primitive::str>,
        ) -> __CommaPrefix<__private::Ended<Comma, __private::Each1>> {
            __CommaPrefix(self.0.bounded(bounds))
        }
        /// Bounds `1` to some values, and ends the scan: one range a value.
        pub fn _1_in<'__value>(
            self,
            values: impl __private::IntoIterator<Item = &'__value ::core::primitive::str>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
        /// Bounds `1` by what it starts with, and ends the scan.
        pub fn _1_starts_with<'__value>(
            self,
            prefix: &'__value ::core::primitive::str,
        ) -> __CommaPrefix<__private::Ended<Comma, __private::Each1>> {
            __CommaPrefix(self.0.starting(&prefix, __private::PhantomData::<Self>))
        }
    }
    impl<__Scan: __private::ScanOf<Comma>> __CommaPrefix<__Scan> {
        /// The one range of this scan.
        #[inline]
        #[must_use]
        pub fn range(self) -> __rowkey::KeyRange
        where
            __Scan: __private::OneRange<Comma, (__Comma::id, __Comma::_1)>,
        {
            self.0.range()
        }
        /// The ranges of this scan: one a salt bucket where the bucket is open, else one; none where
        /// nothing can match.
        #[inline]
        #[must_use]
        pub fn ranges(self) -> __rowkey::KeyRanges {
            self.0.ranges()
        }
    }
    impl<__Scan: __private::ScanOf<Comma>> __private::PrefixOf<Comma>
    for __CommaPrefix<__Scan> {
        type Scan = __Scan;
        #[inline]
        fn into_scan(self) -> __Scan {
            self.0
        }
    }
    impl Comma {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        const LEN: __rowkey::Len<Self> = __private::len::<Self>();
        /// The bytes of a row as data; `Display` draws them.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<Comma>();
        /// A number that changes when the bytes of a row do, or what is refused.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Comma>();
        /** The row of this key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 2 | `salt` | one of `BUCKETS` buckets, by Java's hash of all that follows, in decimal digits |  |
 | 2 | 2 | `0` | 2 decimal digits, back to front | scattered |
 | 4 | 1 | `,` | the delimiter |  |
 | 5 | \* | `1` | text, to the end of the row | ascending |

 What an alias, a type or a codec hides from the declaration stands in [`LAYOUT`](Self::LAYOUT).

 An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that do not fit.*/
        #[inline]
        fn encode(&self) -> __rowkey::Encoded<Self> {
            __private::encode(self)
        }
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __rowkey::EncodedInto<Self> {
            __private::encode_into(self, row)
        }
        /** The key of a row:

 ```text
 [salt 2][0 2][,][1 *]
 ```

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the offset, what was found and what was expected.*/
        #[inline]
        fn decode(
            row: &[::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __private::decode(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any
        /// bytes will do.
        #[must_use]
        #[inline]
        fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain::<Self>(row)
        }
        /** A scan of the rows whose first fields are fixed, from left to right:

 ```text
 Comma::prefix().ranges()
 Comma::prefix().id(..).ranges()
 Comma::prefix().id(..)._1_range(..).ranges()
 Comma::prefix().id(..)._1(..).range()
 ```*/
        #[inline(always)]
        fn prefix() -> __CommaPrefix<__private::Scan<Comma, __private::Each0>> {
            __CommaPrefix(__private::scan())
        }
        /// The rows at which to split a new table, so that each salt bucket gets a region of its own: one
        /// less than there are buckets.
        #[inline]
        fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Self>()
        }
    }
    impl Comma {
        /// `0` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u8, __rowkey::DecodeError> {
            __private::decode_field::<Comma, __Comma::id, u8>(row)
        }
        /// `1` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode__1(
            row: &[::core::primitive::u8],
        ) -> __private::Result<String, __rowkey::DecodeError> {
            __private::decode_field::<Comma, __Comma::_1, String>(row)
        }
    }
    /// A mask over rows of `Comma`, made by its `fuzzy()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a mask is asked for by `.pairs()`"]
    pub struct __CommaFuzzy<__Any = ()>(__private::Fuzzy<__Any>);
    impl<__Any> __CommaFuzzy<__Any> {
        /// Fixes `0`.
        #[inline]
        pub fn id(self, value: u8) -> <__fits_0 as __private::Wrap>::Out<Self> {
            <__fits_0 as __private::Wrap>::wrap(
                self.0.fix::<Comma, __Comma::id, _>(&value).map(__CommaFuzzy),
            )
        }
        /// Fixes `1`.
        #[inline]
        pub fn _1<'__value>(self, value: &'__value ::core::primitive::str) -> Self
        where
            __private::Unplaced: __private::Placed<Self>,
        {
            __CommaFuzzy(self.0.fix_always::<Comma, __Comma::_1, _>(&value))
        }
        /// The rows and masks of a `FuzzyRowFilter`, one pair for each salt bucket that can hold rows; in a
        /// mask, 0 is a byte that is fixed and 1 one that may be any.
        #[must_use]
        #[inline]
        pub fn pairs(
            self,
        ) -> __private::Vec<
            (
                __private::Vec<::core::primitive::u8>,
                __private::Vec<::core::primitive::u8>,
            ),
        > {
            __private::Fuzzy::pairs::<Comma>(self.0)
        }
    }
    impl Comma {
        /// A mask over the rows, as HBase's `FuzzyRowFilter` takes it: fix any fields, in any order, then ask for
        /// `.pairs()`. A range reads less; this is for fields behind ones that are not known.
        #[inline]
        fn fuzzy() -> __CommaFuzzy {
            __CommaFuzzy(__private::Fuzzy::of::<Comma>())
        }
    }
};
