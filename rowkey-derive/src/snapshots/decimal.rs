#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    type __codec_user_id = __rowkey::codec::Pad<6>;
    type __codec_create_time = __rowkey::codec::Pad<8>;
    type __codec_file_id = __rowkey::codec::Pad<6>;
    impl __private::Key for FileKey {
        type __Row = __private::Shape<true, 20, false>;
        type __Bucket = __scan::OneBucket;
        type __Prefix<__Scan> = __FileKeyPrefix<__Scan>;
        type __Steps = (__past_user_id, (__past_create_time, (__past_file_id, ())));
        type __Fields = (
            fields_of_FileKey::prefix_of_FileKey,
            (
                fields_of_FileKey::user_id,
                (fields_of_FileKey::create_time, (fields_of_FileKey::file_id, ())),
            ),
        );
        type __Salted = ();
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
        #[inline(always)]
        fn __write<__Sink: __rowkey::codec::Sink>(
            &self,
            __out: &mut __Sink,
            __frame: __private::Frame,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __frame.begin::<Self, _>(__out);
            if let __private::Err(__error) = __private::put::<
                __codec_user_id,
                u32,
            >(&self.user_id, "user_id", __rowkey::codec::End::Terminator, __out) {
                return __private::Err(__error);
            }
            if let __private::Err(__error) = __private::put::<
                __codec_create_time,
                u32,
            >(
                &self.create_time,
                "create_time",
                __rowkey::codec::End::Terminator,
                __out,
            ) {
                return __private::Err(__error);
            }
            if let __private::Err(__error) = __private::put::<
                __codec_file_id,
                u32,
            >(&self.file_id, "file_id", __frame.end(), __out) {
                return __private::Err(__error);
            }
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for FileKey {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::codec::Reader<'__row>,
            __frame: __private::Frame,
        ) -> __private::Option<Self> {
            __frame.open::<Self>(__row)?;
            let __private::Some(__f_user_id) = __private::take::<
                __codec_user_id,
                u32,
            >(__row, __rowkey::codec::End::Terminator) else { return __private::None };
            let __private::Some(__f_create_time) = __private::take::<
                __codec_create_time,
                u32,
            >(__row, __rowkey::codec::End::Terminator) else { return __private::None };
            let __private::Some(__f_file_id) = __private::take::<
                __codec_file_id,
                u32,
            >(__row, __frame.end()) else { return __private::None };
            __private::Some(Self {
                user_id: __f_user_id,
                create_time: __f_create_time,
                file_id: __f_file_id,
            })
        }
    }
    impl __rowkey::RowKey for FileKey {}
    mod fields_of_FileKey {
        pub enum prefix_of_FileKey {}
        pub enum user_id {}
        pub enum create_time {}
        pub enum file_id {}
    }
    type __past_user_id = __scan::Plain<()>;
    type __past_create_time = __scan::Plain<__past_user_id>;
    type __past_file_id = __scan::Plain<__past_create_time>;
    /// A scan of `FileKey`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __FileKeyPrefix<__Scan> {
        scan: __Scan,
    }
    impl<__Scan: __scan::Stage> __FileKeyPrefix<__Scan> {
        /// Fixes `user_id` to one value.
        #[inline]
        pub fn user_id(
            self,
            value: u32,
        ) -> __private::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_user_id>>,
            __rowkey::EncodeError,
        >
        where
            __Scan: __scan::After<()>,
        {
            self.scan
                .try_fix::<__past_user_id, __codec_user_id, u32>(&value)
                .map(|scan| __FileKeyPrefix { scan })
        }
        /// Bounds `user_id` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn user_id_range(
            self,
            bounds: impl __scan::Bounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Bounded<__past_user_id>>
        where
            __Scan: __scan::After<()>,
        {
            __FileKeyPrefix {
                scan: self.scan.bounded::<__past_user_id, __codec_user_id, u32>(bounds),
            }
        }
        /// Restricts `user_id` to a set of values; those that cannot be encoded match nothing.
        pub fn user_id_in(
            self,
            values: impl __scan::ValueSet<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_user_id, __scan::Sets>>
        where
            __Scan: __scan::After<()>,
        {
            __FileKeyPrefix {
                scan: self.scan.some::<__past_user_id, __codec_user_id, u32>(values),
            }
        }
        /// Leaves `user_id` open.
        pub fn user_id_any(self) -> __FileKeyPrefix<__Scan::Any<__past_user_id>>
        where
            __Scan: __scan::After<()>,
        {
            __FileKeyPrefix {
                scan: self.scan.any::<__past_user_id>(),
            }
        }
        /// Fixes `create_time` to one value.
        #[inline]
        pub fn create_time(
            self,
            value: u32,
        ) -> __private::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_create_time>>,
            __rowkey::EncodeError,
        >
        where
            __Scan: __scan::After<__past_user_id>,
        {
            self.scan
                .try_fix::<__past_create_time, __codec_create_time, u32>(&value)
                .map(|scan| __FileKeyPrefix { scan })
        }
        /// Bounds `create_time` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn create_time_range(
            self,
            bounds: impl __scan::Bounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Bounded<__past_create_time>>
        where
            __Scan: __scan::After<__past_user_id>,
        {
            __FileKeyPrefix {
                scan: self
                    .scan
                    .bounded::<__past_create_time, __codec_create_time, u32>(bounds),
            }
        }
        /// Restricts `create_time` to a set of values; those that cannot be encoded match nothing.
        pub fn create_time_in(
            self,
            values: impl __scan::ValueSet<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_create_time, __scan::Sets>>
        where
            __Scan: __scan::After<__past_user_id>,
        {
            __FileKeyPrefix {
                scan: self
                    .scan
                    .some::<__past_create_time, __codec_create_time, u32>(values),
            }
        }
        /// Leaves `create_time` open.
        pub fn create_time_any(self) -> __FileKeyPrefix<__Scan::Any<__past_create_time>>
        where
            __Scan: __scan::After<__past_user_id>,
        {
            __FileKeyPrefix {
                scan: self.scan.any::<__past_create_time>(),
            }
        }
        /// Fixes `file_id` to one value.
        #[inline]
        pub fn file_id(
            self,
            value: u32,
        ) -> __private::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_file_id>>,
            __rowkey::EncodeError,
        >
        where
            __Scan: __scan::After<__past_create_time>,
        {
            self.scan
                .try_fix::<__past_file_id, __codec_file_id, u32>(&value)
                .map(|scan| __FileKeyPrefix { scan })
        }
        /// Bounds `file_id` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn file_id_range(
            self,
            bounds: impl __scan::Bounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Bounded<__past_file_id>>
        where
            __Scan: __scan::After<__past_create_time>,
        {
            __FileKeyPrefix {
                scan: self.scan.bounded::<__past_file_id, __codec_file_id, u32>(bounds),
            }
        }
        /// Restricts `file_id` to a set of values; those that cannot be encoded match nothing.
        pub fn file_id_in(
            self,
            values: impl __scan::ValueSet<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_file_id, __scan::Sets>>
        where
            __Scan: __scan::After<__past_create_time>,
        {
            __FileKeyPrefix {
                scan: self.scan.some::<__past_file_id, __codec_file_id, u32>(values),
            }
        }
        /// Leaves `file_id` open.
        pub fn file_id_any(self) -> __FileKeyPrefix<__Scan::Any<__past_file_id>>
        where
            __Scan: __scan::After<__past_create_time>,
        {
            __FileKeyPrefix {
                scan: self.scan.any::<__past_file_id>(),
            }
        }
        /// The one range of this scan: start row inclusive, stop row exclusive.
        pub fn range(self) -> __rowkey::KeyRange
        where
            __Scan::Extent: __scan::Finite<__Scan::Key> + __scan::Single<__Scan::Key>,
            __Scan::Bucket: __scan::Known<
                __Scan::Key,
                <__Scan::Key as __private::Key>::__Salted,
                __Scan::Extent,
            >,
        {
            self.scan.range()
        }
        /// The ranges of this scan: one for each combination of values, and that many in each salt bucket if the bucket is open; none if nothing can match.
        pub fn ranges(self) -> __rowkey::KeyRanges
        where
            __Scan::Extent: __scan::Finite<__Scan::Key>,
        {
            self.scan.ranges()
        }
        /// This scan as a skip scan, which seeks from one matching row to the next.
        pub fn skip(self) -> __rowkey::SkipScan {
            self.scan.skip()
        }
    }
    impl<__Scan: __scan::Stage<Key = FileKey>> __scan::PrefixOf<FileKey>
    for __FileKeyPrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.scan
        }
    }
    impl FileKey {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        const LEN: ::core::primitive::usize = 20;
        /// The layout of a row; `Display` draws it.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Self>();
        /** The encoded key:

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
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __private::encode_into(self, row)
        }
        /** Decodes a row: `[user_id 6][create_time 8][file_id 6]`.

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the byte offset, what was found and what was expected.*/
        #[inline]
        fn decode(
            row: &[::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __rowkey::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_key(<Self as __private::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor cuts. `None` if the row ends earlier.
        #[inline]
        fn prefix_len(
            field: ::core::primitive::usize,
            row: &[::core::primitive::u8],
        ) -> __private::Option<::core::primitive::usize> {
            <Self as __private::Key>::__KEY.prefix_len(field, row)
        }
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `FileKey::prefix().user_id(..).create_time(..).file_id_range(..).range()`.
        #[inline(always)]
        fn prefix() -> __FileKeyPrefix<__scan::Start<FileKey>> {
            __FileKeyPrefix {
                scan: __scan::start(),
            }
        }
        /// Decodes `user_id` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_user_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __codec_user_id, u32>(row, 0)
        }
        /// Decodes `create_time` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_create_time(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __codec_create_time, u32>(row, 1)
        }
        /// Decodes `file_id` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_file_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<FileKey, __codec_file_id, u32>(row, 2)
        }
    }
};
