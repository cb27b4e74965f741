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
    type __codec_user_id = __rowkey::Pad<6usize>;
    type __codec_create_time = __rowkey::Pad<8usize>;
    type __codec_file_id = __rowkey::Pad<6usize>;
    enum __Fields {}
    impl __private::FieldsOf<FileKey> for __Fields {
        type List = (
            __private::Field<__codec_user_id, u32>,
            __private::Field<__codec_create_time, u32>,
            __private::Field<__codec_file_id, u32>,
        );
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl __private::KeyFields for FileKey {
        type Spans = __private::NoSpan;
        type Salt = __private::Unsalted;
        type Shape = __private::Shape<
            { <FileKey as __private::KeyFields>::KEY.is_fixed() },
            { <FileKey as __private::KeyFields>::KEY.room() },
        >;
        type Front = <__private::RoomFor<
            { <FileKey as __private::KeyFields>::KEY.front_room() },
        > as __private::Rooms>::Front;
        type Outcome = __private::Sometimes;
        type Nested = __rowkey::Inner;
        const NAMES: &'static [(
            &'static ::core::primitive::str,
            ::core::primitive::bool,
        )] = &[("user_id", false), ("create_time", false), ("file_id", false)];
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
            >((&self.user_id, &self.create_time, &self.file_id), visit)
        }
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl<'__row> __private::KeyFieldsRead<'__row> for FileKey {
        #[inline(always)]
        fn read<__Place: __rowkey::Place, __Refusal: __private::Refusal>(
            row: &mut __rowkey::Reader<'__row>,
            spans: &mut Self::Spans,
        ) -> __private::Result<Self, __Refusal> {
            match __private::read::<Self, __Fields, __Place, __Refusal>(row, spans) {
                __private::Ok((__0, __1, __2)) => {
                    __private::Ok(Self {
                        user_id: __0,
                        create_time: __1,
                        file_id: __2,
                    })
                }
                __private::Err(__error) => __private::Err(__error),
            }
        }
    }
    mod __FileKey {
        pub(super) enum user_id {}
        pub(super) enum create_time {}
        pub(super) enum file_id {}
    }
    impl __private::KeyField<FileKey> for __FileKey::user_id {
        type Codec = __codec_user_id;
        type Value = u32;
        type Spot = (__rowkey::Inner, __private::One0);
    }
    impl __private::KeyField<FileKey> for __FileKey::create_time {
        type Codec = __codec_create_time;
        type Value = u32;
        type Spot = (__rowkey::Inner, __private::One1);
    }
    impl __private::KeyField<FileKey> for __FileKey::file_id {
        type Codec = __codec_file_id;
        type Value = u32;
        type Spot = (__rowkey::Last, __private::One2);
    }
    /// A scan of `FileKey`, made by its `prefix()`.
    #[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
    pub struct __FileKeyPrefix<__Scan>(__Scan);
    impl<__Scan: ::core::clone::Clone> ::core::clone::Clone for __FileKeyPrefix<__Scan> {
        #[inline]
        fn clone(&self) -> Self {
            __FileKeyPrefix(::core::clone::Clone::clone(&self.0))
        }
    }
    impl<__Scan: ::core::fmt::Debug> ::core::fmt::Debug for __FileKeyPrefix<__Scan> {
        #[inline]
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            ::core::fmt::Debug::fmt(&self.0, f)
        }
    }
    type __fits_user_id = __private::Sometimes;
    type __fits_create_time = __private::Sometimes;
    type __fits_file_id = __private::Sometimes;
    impl __private::FirstTurn<FileKey, __FileKey::user_id>
    for __FileKeyPrefix<__private::Scan<FileKey, __private::One0>> {}
    impl<__Field, __Before, __Here> __private::Turn<FileKey, __Field, __Before, __Here>
    for __FileKeyPrefix<__private::Scan<FileKey, __Here>> {}
    impl<__Scan: __private::Steps<FileKey, __FileKey::user_id>> __FileKeyPrefix<__Scan>
    where
        Self: __private::FirstTurn<FileKey, __FileKey::user_id>,
    {
        /// Fixes `user_id`: rows that have this value there.
        #[inline]
        pub fn user_id(
            self,
            value: u32,
        ) -> <__fits_user_id as __private::Wrap>::Out<
            __FileKeyPrefix<__private::Scan<FileKey, __private::One1>>,
        > {
            <__fits_user_id as __private::Wrap>::wrap(
                self.0.fix(&value).map(__FileKeyPrefix),
            )
        }
        /// Bounds `user_id`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn user_id_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __FileKeyPrefix<__private::Ended<FileKey, __private::One0>> {
            __FileKeyPrefix(self.0.bounded(bounds))
        }
        /// Bounds `user_id` to some values, and ends the scan: one range a value.
        pub fn user_id_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
    }
    impl<
        __Scan: __private::Steps<FileKey, __FileKey::create_time>,
    > __FileKeyPrefix<__Scan>
    where
        Self: __private::Turn<
            FileKey,
            __FileKey::create_time,
            __FileKey::user_id,
            __private::One1,
        >,
    {
        /// Fixes `create_time`: rows that have this value there.
        #[inline]
        pub fn create_time(
            self,
            value: u32,
        ) -> <__fits_create_time as __private::Wrap>::Out<
            __FileKeyPrefix<__private::Scan<FileKey, __private::One2>>,
        > {
            <__fits_create_time as __private::Wrap>::wrap(
                self.0.fix(&value).map(__FileKeyPrefix),
            )
        }
        /// Bounds `create_time`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn create_time_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __FileKeyPrefix<__private::Ended<FileKey, __private::One1>> {
            __FileKeyPrefix(self.0.bounded(bounds))
        }
        /// Bounds `create_time` to some values, and ends the scan: one range a value.
        pub fn create_time_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
    }
    impl<__Scan: __private::Steps<FileKey, __FileKey::file_id>> __FileKeyPrefix<__Scan>
    where
        Self: __private::Turn<
            FileKey,
            __FileKey::file_id,
            __FileKey::create_time,
            __private::One2,
        >,
    {
        /// Fixes `file_id`: rows that have this value there.
        #[inline]
        pub fn file_id(
            self,
            value: u32,
        ) -> <__fits_file_id as __private::Wrap>::Out<
            __FileKeyPrefix<__private::Ended<FileKey, __private::One3>>,
        > {
            <__fits_file_id as __private::Wrap>::wrap(
                self.0.fix_last(&value).map(__FileKeyPrefix),
            )
        }
        /// Bounds `file_id`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn file_id_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __FileKeyPrefix<__private::Ended<FileKey, __private::One2>> {
            __FileKeyPrefix(self.0.bounded(bounds))
        }
        /// Bounds `file_id` to some values, and ends the scan: one range a value.
        pub fn file_id_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
    }
    impl<__Scan: __private::ScanOf<FileKey>> __FileKeyPrefix<__Scan> {
        /// The one range of this scan.
        #[inline]
        #[must_use]
        pub fn range(self) -> __rowkey::KeyRange {
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
    impl<__Scan: __private::ScanOf<FileKey>> __private::PrefixOf<FileKey>
    for __FileKeyPrefix<__Scan> {
        type Scan = __Scan;
        #[inline]
        fn into_scan(self) -> __Scan {
            self.0
        }
    }
    impl FileKey {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        const LEN: __rowkey::Len<Self> = __private::len::<Self>();
        /// The bytes of a row as data; `Display` draws them.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<FileKey>();
        /// A number that changes when the bytes of a row do, or what is refused.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<FileKey>();
        /** The row of this key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 6 | `user_id` | 6 decimal digits | ascending |
 | 6 | 8 | `create_time` | 8 decimal digits | ascending |
 | 14 | 6 | `file_id` | 6 decimal digits | ascending |

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
 [user_id 6][create_time 8][file_id 6]
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
 FileKey::prefix().range()
 FileKey::prefix().user_id_range(..).range()
 FileKey::prefix().user_id(..).range()
 FileKey::prefix().user_id(..).create_time_range(..).range()
 FileKey::prefix().user_id(..).create_time(..).range()
 FileKey::prefix().user_id(..).create_time(..).file_id_range(..).range()
 FileKey::prefix().user_id(..).create_time(..).file_id(..).range()
 ```*/
        #[inline(always)]
        fn prefix() -> __FileKeyPrefix<__private::Scan<FileKey, __private::One0>> {
            __FileKeyPrefix(__private::scan())
        }
    }
    impl FileKey {
        /// `user_id` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_user_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __FileKey::user_id, u32>(row)
        }
        /// `create_time` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_create_time(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __FileKey::create_time, u32>(row)
        }
        /// `file_id` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_file_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __FileKey::file_id, u32>(row)
        }
    }
    /// A mask over rows of `FileKey`, made by its `fuzzy()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a mask is asked for by `.pairs()`"]
    pub struct __FileKeyFuzzy<__Any = ()>(__private::Fuzzy<__Any>);
    impl<__Any> __FileKeyFuzzy<__Any> {
        /// Fixes `user_id`.
        #[inline]
        pub fn user_id(
            self,
            value: u32,
        ) -> <__fits_user_id as __private::Wrap>::Out<Self> {
            <__fits_user_id as __private::Wrap>::wrap(
                self.0.fix::<FileKey, __FileKey::user_id, _>(&value).map(__FileKeyFuzzy),
            )
        }
        /// Fixes `create_time`.
        #[inline]
        pub fn create_time(
            self,
            value: u32,
        ) -> <__fits_create_time as __private::Wrap>::Out<Self> {
            <__fits_create_time as __private::Wrap>::wrap(
                self
                    .0
                    .fix::<FileKey, __FileKey::create_time, _>(&value)
                    .map(__FileKeyFuzzy),
            )
        }
        /// Fixes `file_id`.
        #[inline]
        pub fn file_id(
            self,
            value: u32,
        ) -> <__fits_file_id as __private::Wrap>::Out<Self> {
            <__fits_file_id as __private::Wrap>::wrap(
                self.0.fix::<FileKey, __FileKey::file_id, _>(&value).map(__FileKeyFuzzy),
            )
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
            __private::Fuzzy::pairs::<FileKey>(self.0)
        }
    }
    impl FileKey {
        /// A mask over the rows, as HBase's `FuzzyRowFilter` takes it: fix any fields, in any order, then ask for
        /// `.pairs()`. A range reads less; this is for fields behind ones that are not known.
        #[inline]
        fn fuzzy() -> __FileKeyFuzzy {
            __FileKeyFuzzy(__private::Fuzzy::of::<FileKey>())
        }
    }
};
