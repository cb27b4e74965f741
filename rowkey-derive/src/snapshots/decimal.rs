#[doc(hidden)]
#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    type __codec_user_id = __rowkey::Pad<6>;
    type __codec_create_time = __rowkey::Pad<8>;
    type __codec_file_id = __rowkey::Pad<6>;
    impl __private::Key for FileKey {
        type __Row = __private::Shape<true, 20, false>;
        type __Bucket = __scan::One;
        type __Prefix<__Scan> = __FileKeyPrefix<__Scan>;
        type __Steps = (__past_user_id, (__past_create_time, (__past_file_id, ())));
        const __KEY: &'static __rowkey::Layout = &__rowkey::Layout::of(
            __private::None,
            b"",
            const {
                &[
                    __private::field::<__codec_user_id, u32>("user_id", false),
                    __private::field::<__codec_create_time, u32>("create_time", false),
                    __private::field::<__codec_file_id, u32>("file_id", false),
                ]
            },
            __private::None,
            __private::None,
        );
        const __INFALLIBLE: ::core::primitive::bool = __private::infallible::<
            __codec_user_id,
            u32,
        >(false) && __private::infallible::<__codec_create_time, u32>(false)
            && __private::infallible::<__codec_file_id, u32>(false);
        #[inline(always)]
        fn __write<__Sink: __rowkey::Sink>(
            &self,
            __out: &mut __Sink,
            __place: __private::Place,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __place.begin::<Self, _>(__out);
            __private::put::<
                __codec_user_id,
                _,
            >(&self.user_id, "user_id", __rowkey::End::Mark, __out)?;
            __private::put::<
                __codec_create_time,
                _,
            >(&self.create_time, "create_time", __rowkey::End::Mark, __out)?;
            __private::put::<
                __codec_file_id,
                _,
            >(&self.file_id, "file_id", __place.end(), __out)?;
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for FileKey {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::Reader<'__row>,
            __place: __private::Place,
        ) -> __private::Option<Self> {
            __place.open::<Self>(__row)?;
            let __f_user_id = __private::take::<
                __codec_user_id,
                u32,
            >(__row, __rowkey::End::Mark)?;
            let __f_create_time = __private::take::<
                __codec_create_time,
                u32,
            >(__row, __rowkey::End::Mark)?;
            let __f_file_id = __private::take::<
                __codec_file_id,
                u32,
            >(__row, __place.end())?;
            __private::Some(Self {
                user_id: __f_user_id,
                create_time: __f_create_time,
                file_id: __f_file_id,
            })
        }
    }
    mod __FileKey {
        pub(super) enum user_id {}
        pub(super) enum create_time {}
        pub(super) enum file_id {}
    }
    type __past_user_id = __scan::Plain<1>;
    type __past_create_time = __scan::Plain<2>;
    type __past_file_id = __scan::Plain<3>;
    /// A scan of `FileKey`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __FileKeyPrefix<__Scan>(__Scan);
    impl<__F, __P, __A, __S, __B> __scan::Turn<FileKey, __F, __P, __A>
    for __FileKeyPrefix<__scan::Scan<FileKey, __A, __S, __B>> {}
    impl<__Scan: __scan::Stage<Key = FileKey>> __FileKeyPrefix<__Scan>
    where
        Self: __scan::Turn<
            FileKey,
            __FileKey::user_id,
            __scan::prefix,
            __scan::Plain<0>,
        >,
    {
        /// Fixes `user_id`: rows that have this value there.
        #[inline]
        pub fn user_id(
            self,
            value: u32,
        ) -> __private::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_user_id>>,
            __rowkey::EncodeError,
        > {
            __scan::try_fix::<
                __Scan,
                __past_user_id,
                __codec_user_id,
                u32,
            >(self.0, &value)
                .map(__FileKeyPrefix)
        }
        /// Bounds `user_id`, in its own order whatever its direction in the row.
        pub fn user_id_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Bounded<__past_user_id>> {
            __FileKeyPrefix(
                __scan::bounded::<
                    __Scan,
                    __past_user_id,
                    __codec_user_id,
                    u32,
                >(self.0, bounds),
            )
        }
        /// Lets `user_id` be one of some values; those that cannot be encoded match nothing.
        pub fn user_id_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_user_id, __scan::Sets>> {
            __FileKeyPrefix(
                __scan::some::<
                    __Scan,
                    __past_user_id,
                    __codec_user_id,
                    u32,
                >(self.0, values),
            )
        }
        /// Leaves `user_id` open.
        pub fn user_id_any(self) -> __FileKeyPrefix<__Scan::Any<__past_user_id>> {
            __FileKeyPrefix(__scan::any::<__Scan, __past_user_id>(self.0))
        }
    }
    impl<__Scan: __scan::Stage<Key = FileKey>> __FileKeyPrefix<__Scan>
    where
        Self: __scan::Turn<
            FileKey,
            __FileKey::create_time,
            __FileKey::user_id,
            __past_user_id,
        >,
    {
        /// Fixes `create_time`: rows that have this value there.
        #[inline]
        pub fn create_time(
            self,
            value: u32,
        ) -> __private::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_create_time>>,
            __rowkey::EncodeError,
        > {
            __scan::try_fix::<
                __Scan,
                __past_create_time,
                __codec_create_time,
                u32,
            >(self.0, &value)
                .map(__FileKeyPrefix)
        }
        /// Bounds `create_time`, in its own order whatever its direction in the row.
        pub fn create_time_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Bounded<__past_create_time>> {
            __FileKeyPrefix(
                __scan::bounded::<
                    __Scan,
                    __past_create_time,
                    __codec_create_time,
                    u32,
                >(self.0, bounds),
            )
        }
        /// Lets `create_time` be one of some values; those that cannot be encoded match nothing.
        pub fn create_time_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_create_time, __scan::Sets>> {
            __FileKeyPrefix(
                __scan::some::<
                    __Scan,
                    __past_create_time,
                    __codec_create_time,
                    u32,
                >(self.0, values),
            )
        }
        /// Leaves `create_time` open.
        pub fn create_time_any(
            self,
        ) -> __FileKeyPrefix<__Scan::Any<__past_create_time>> {
            __FileKeyPrefix(__scan::any::<__Scan, __past_create_time>(self.0))
        }
    }
    impl<__Scan: __scan::Stage<Key = FileKey>> __FileKeyPrefix<__Scan>
    where
        Self: __scan::Turn<
            FileKey,
            __FileKey::file_id,
            __FileKey::create_time,
            __past_create_time,
        >,
    {
        /// Fixes `file_id`: rows that have this value there.
        #[inline]
        pub fn file_id(
            self,
            value: u32,
        ) -> __private::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_file_id>>,
            __rowkey::EncodeError,
        > {
            __scan::try_fix::<
                __Scan,
                __past_file_id,
                __codec_file_id,
                u32,
            >(self.0, &value)
                .map(__FileKeyPrefix)
        }
        /// Bounds `file_id`, in its own order whatever its direction in the row.
        pub fn file_id_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Bounded<__past_file_id>> {
            __FileKeyPrefix(
                __scan::bounded::<
                    __Scan,
                    __past_file_id,
                    __codec_file_id,
                    u32,
                >(self.0, bounds),
            )
        }
        /// Lets `file_id` be one of some values; those that cannot be encoded match nothing.
        pub fn file_id_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_file_id, __scan::Sets>> {
            __FileKeyPrefix(
                __scan::some::<
                    __Scan,
                    __past_file_id,
                    __codec_file_id,
                    u32,
                >(self.0, values),
            )
        }
        /// Leaves `file_id` open.
        pub fn file_id_any(self) -> __FileKeyPrefix<__Scan::Any<__past_file_id>> {
            __FileKeyPrefix(__scan::any::<__Scan, __past_file_id>(self.0))
        }
    }
    impl<__Scan: __scan::Stage<Key = FileKey>> __FileKeyPrefix<__Scan> {
        /// The one range of this scan.
        pub fn range(self) -> __rowkey::KeyRange
        where
            __Scan: __scan::OneStretch<FileKey>,
        {
            __scan::Stage::range(self.0)
        }
        /// The ranges of this scan: one for each combination of values; where the salt bucket is open, that many a bucket; none where nothing can match.
        pub fn ranges(self) -> __rowkey::KeyRanges
        where
            __Scan: __scan::HasRanges<FileKey>,
        {
            __scan::Stage::ranges(self.0)
        }
        /// This scan as a skip scan, which finds its rows wherever they are.
        pub fn skip(self) -> __rowkey::SkipScan {
            __scan::Stage::skip(self.0)
        }
    }
    impl<__Scan: __scan::Stage<Key = FileKey>> __scan::PrefixOf<FileKey>
    for __FileKeyPrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.0
        }
    }
    impl FileKey {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        const LEN: ::core::primitive::usize = 20;
        /// The bytes of a row as data; `Display` draws them.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<Self>();
        /// A number that changes when the bytes of a row do, what is refused, or the name of a field.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Self>();
        /** The row of this key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 6 | `user_id` | 6 decimal digits | ascending |
 | 6 | 8 | `create_time` | 8 decimal digits | ascending |
 | 14 | 6 | `file_id` | 6 decimal digits | ascending |*/
        #[inline]
        fn encode(
            &self,
        ) -> __private::Result<[::core::primitive::u8; 20], __rowkey::EncodeError> {
            __private::encode(self)
        }
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __private::encode_into(self, row)
        }
        /** The key of a row: `[user_id 6][create_time 8][file_id 6]`.

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the offset, what was found and what was expected.*/
        #[inline]
        fn decode(
            row: &[::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __rowkey::RowKeyRef::decode_ref(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any bytes will do.
        #[inline]
        fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_key(<Self as __private::Key>::__KEY, row)
        }
        /// A scan that asks for fields from left to right: by value, by a bound, by some values, or leaving them open. `FileKey::prefix().user_id(..).create_time(..).file_id_range(..).range()`.
        #[inline(always)]
        fn prefix() -> __FileKeyPrefix<__scan::Start<FileKey>> {
            __FileKeyPrefix(__scan::start())
        }
        /// `user_id` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_user_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __codec_user_id, u32>(row, 0)
        }
        /// `create_time` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_create_time(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __codec_create_time, u32>(row, 1)
        }
        /// `file_id` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_file_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __codec_file_id, u32>(row, 2)
        }
    }
};
