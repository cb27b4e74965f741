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
    type __codec_host = __rowkey::Ordered;
    type __codec_at = __rowkey::ReverseTs<9223372036854775807i128>;
    type __codec_seq = __rowkey::Ordered;
    enum __Fields {}
    impl __private::FieldsOf<Event> for __Fields {
        type List = (
            __private::Field<__codec_host, u32>,
            __private::Field<__codec_at, i64>,
            __private::Field<__codec_seq, u16>,
        );
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl __private::KeyFields for Event {
        type Spans = __private::OneSpan;
        type Salt = __private::Salted<__rowkey::Xxh64, 16u32, 1usize, false, false>;
        type Shape = __private::Shape<
            { <Event as __private::KeyFields>::KEY.is_fixed() },
            { <Event as __private::KeyFields>::KEY.room() },
        >;
        type Front = <__private::RoomFor<
            { <Event as __private::KeyFields>::KEY.front_room() },
        > as __private::Rooms>::Front;
        type Outcome = __private::Always;
        type Nested = __rowkey::Inner;
        const NAMES: &'static [(
            &'static ::core::primitive::str,
            ::core::primitive::bool,
        )] = &[("host", true), ("at", false), ("seq", false)];
        const FIELDS: &'static [__private::FieldFormat] = __private::fields::<
            Self,
            __Fields,
        >();
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
            >((&self.host, &self.at, &self.seq), visit)
        }
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl<'__row> __private::KeyFieldsRead<'__row> for Event {
        #[inline(always)]
        fn read<__Place: __rowkey::Place, __Refusal: __private::Refusal>(
            row: &mut __rowkey::Reader<'__row>,
            spans: &mut Self::Spans,
        ) -> __private::Result<Self, __Refusal> {
            match __private::read::<Self, __Fields, __Place, __Refusal>(row, spans) {
                __private::Ok((__0, __1, __2)) => {
                    __private::Ok(Self {
                        host: __0,
                        at: __1,
                        seq: __2,
                    })
                }
                __private::Err(__error) => __private::Err(__error),
            }
        }
    }
    mod __Event {
        pub(super) enum host {}
        pub(super) enum at {}
        pub(super) enum seq {}
    }
    impl __private::KeyField<Event> for __Event::host {
        type Codec = __codec_host;
        type Value = u32;
        type Spot = (__rowkey::Inner, __private::Each0);
    }
    impl __private::KeyField<Event> for __Event::at {
        type Codec = __codec_at;
        type Value = i64;
        type Spot = (__rowkey::Inner, __private::One1);
    }
    impl __private::KeyField<Event> for __Event::seq {
        type Codec = __codec_seq;
        type Value = u16;
        type Spot = (__rowkey::Last, __private::One2);
    }
    /// A scan of `Event`, made by its `prefix()`.
    #[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
    pub struct __EventPrefix<__Scan>(__Scan);
    impl<__Scan: ::core::clone::Clone> ::core::clone::Clone for __EventPrefix<__Scan> {
        #[inline]
        fn clone(&self) -> Self {
            __EventPrefix(::core::clone::Clone::clone(&self.0))
        }
    }
    impl<__Scan: ::core::fmt::Debug> ::core::fmt::Debug for __EventPrefix<__Scan> {
        #[inline]
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            ::core::fmt::Debug::fmt(&self.0, f)
        }
    }
    impl __private::FirstTurn<Event, __Event::host>
    for __EventPrefix<__private::Scan<Event, __private::Each0>> {}
    impl<__Field, __Before, __Here> __private::Turn<Event, __Field, __Before, __Here>
    for __EventPrefix<__private::Scan<Event, __Here>> {}
    impl<__Scan: __private::Steps<Event, __Event::host>> __EventPrefix<__Scan>
    where
        Self: __private::FirstTurn<Event, __Event::host>,
    {
        /// Fixes `host`: rows that have this value there.
        #[inline]
        pub fn host(
            self,
            value: u32,
        ) -> __EventPrefix<__private::Scan<Event, __private::One1>> {
            __EventPrefix(self.0.fix_always(&value))
        }
        /// Bounds `host`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn host_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __EventPrefix<__private::Ended<Event, __private::Each0>> {
            __EventPrefix(self.0.bounded(bounds))
        }
        /// Bounds `host` to some values, and ends the scan: one range a value.
        pub fn host_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
    }
    impl<__Scan: __private::Steps<Event, __Event::at>> __EventPrefix<__Scan>
    where
        Self: __private::Turn<Event, __Event::at, __Event::host, __private::One1>,
    {
        /// Fixes `at`: rows that have this value there.
        #[inline]
        pub fn at(
            self,
            value: i64,
        ) -> __EventPrefix<__private::Scan<Event, __private::One2>> {
            __EventPrefix(self.0.fix_always(&value))
        }
        /// Bounds `at`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn at_range(
            self,
            bounds: impl __private::RangeBounds<i64>,
        ) -> __EventPrefix<__private::Ended<Event, __private::One1>> {
            __EventPrefix(self.0.bounded(bounds))
        }
        /// Bounds `at` to some values, and ends the scan: one range a value.
        pub fn at_in(
            self,
            values: impl __private::IntoIterator<Item = i64>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
    }
    impl<__Scan: __private::Steps<Event, __Event::seq>> __EventPrefix<__Scan>
    where
        Self: __private::Turn<Event, __Event::seq, __Event::at, __private::One2>,
    {
        /// Fixes `seq`: rows that have this value there.
        #[inline]
        pub fn seq(
            self,
            value: u16,
        ) -> __EventPrefix<__private::Ended<Event, __private::One3>> {
            __EventPrefix(self.0.fix_last_always(&value))
        }
        /// Bounds `seq`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn seq_range(
            self,
            bounds: impl __private::RangeBounds<u16>,
        ) -> __EventPrefix<__private::Ended<Event, __private::One2>> {
            __EventPrefix(self.0.bounded(bounds))
        }
        /// Bounds `seq` to some values, and ends the scan: one range a value.
        pub fn seq_in(
            self,
            values: impl __private::IntoIterator<Item = u16>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
    }
    impl<__Scan: __private::ScanOf<Event>> __EventPrefix<__Scan> {
        /// The one range of this scan.
        #[inline]
        #[must_use]
        pub fn range(self) -> __rowkey::KeyRange
        where
            __Scan: __private::OneRange<Event, __Event::host>,
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
    impl<__Scan: __private::ScanOf<Event>> __private::PrefixOf<Event>
    for __EventPrefix<__Scan> {
        type Scan = __Scan;
        #[inline]
        fn into_scan(self) -> __Scan {
            self.0
        }
    }
    impl Event {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        pub const LEN: __rowkey::Len<Self> = __private::len::<Self>();
        /// The bytes of a row as data; `Display` draws them.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<Event>();
        /// A number that changes when the bytes of a row do, or what is refused.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<
            Event,
        >();
        /** The row of this key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 1 | `salt` | one of `16` buckets, by XXH64 of `host` |  |
 | 1 | 4 | `host` | big-endian | ascending |
 | 5 | 8 | `at` | `i64::MAX` minus the time, big-endian | newest first |
 | 13 | 2 | `seq` | big-endian | ascending |

 What an alias, a type or a codec hides from the declaration stands in [`LAYOUT`](Self::LAYOUT).

 An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that do not fit.*/
        #[inline]
        pub fn encode(&self) -> __rowkey::Encoded<Self> {
            __private::encode(self)
        }
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        pub fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __rowkey::EncodedInto<Self> {
            __private::encode_into(self, row)
        }
        /** The key of a row:

 ```text
 [salt 1][host 4][at 8][seq 2]
 ```

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the offset, what was found and what was expected.*/
        #[inline]
        pub fn decode(
            row: &[::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __private::decode(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any
        /// bytes will do.
        #[must_use]
        #[inline]
        pub fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain::<Self>(row)
        }
        /** A scan of the rows whose first fields are fixed, from left to right:

 ```text
 Event::prefix().ranges()
 Event::prefix().host_range(..).ranges()
 Event::prefix().host(..).range()
 Event::prefix().host(..).at_range(..).range()
 Event::prefix().host(..).at(..).range()
 Event::prefix().host(..).at(..).seq_range(..).range()
 Event::prefix().host(..).at(..).seq(..).range()
 ```*/
        #[inline(always)]
        pub fn prefix() -> __EventPrefix<__private::Scan<Event, __private::Each0>> {
            __EventPrefix(__private::scan())
        }
        /// The rows at which to split a new table, so that each salt bucket gets a region of its own: one
        /// less than there are buckets.
        #[inline]
        pub fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Self>()
        }
    }
    impl Event {
        /// `host` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_host(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<Event, __Event::host, u32>(row)
        }
        /// `at` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_at(
            row: &[::core::primitive::u8],
        ) -> __private::Result<i64, __rowkey::DecodeError> {
            __private::decode_field::<Event, __Event::at, i64>(row)
        }
        /// `seq` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_seq(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u16, __rowkey::DecodeError> {
            __private::decode_field::<Event, __Event::seq, u16>(row)
        }
    }
    /// A mask over rows of `Event`, made by its `fuzzy()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a mask is asked for by `.pairs()`"]
    pub struct __EventFuzzy<__Any = ()>(__private::Fuzzy<__Any>);
    impl<__Any> __EventFuzzy<__Any> {
        /// Fixes `host`.
        #[inline]
        pub fn host(self, value: u32) -> Self {
            __EventFuzzy(self.0.fix_always::<Event, __Event::host, _>(&value))
        }
        /// Fixes `at`.
        #[inline]
        pub fn at(self, value: i64) -> Self {
            __EventFuzzy(self.0.fix_always::<Event, __Event::at, _>(&value))
        }
        /// Fixes `seq`.
        #[inline]
        pub fn seq(self, value: u16) -> Self {
            __EventFuzzy(self.0.fix_always::<Event, __Event::seq, _>(&value))
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
            __private::Fuzzy::pairs::<Event>(self.0)
        }
    }
    impl Event {
        /// A mask over the rows, as HBase's `FuzzyRowFilter` takes it: fix any fields, in any order, then ask for
        /// `.pairs()`. A range reads less; this is for fields behind ones that are not known.
        #[inline]
        pub fn fuzzy() -> __EventFuzzy {
            __EventFuzzy(__private::Fuzzy::of::<Event>())
        }
    }
};
