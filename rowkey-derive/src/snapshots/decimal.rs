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
    type __codec_user_id = __r::codec::Pad<6>;
    type __codec_create_time = __r::codec::Pad<8>;
    type __codec_file_id = __r::codec::Pad<6>;
    impl __p::Key for FileKey {
        type __Row = __p::Shape<true, 20, false>;
        type __Bucket = __s::OneBucket;
        type __Prefix<__Scan> = __FileKeyPrefix<__Scan>;
        type __Steps = (__past_user_id, (__past_create_time, (__past_file_id, ())));
        type __Fields = (
            __f::prefix_of_FileKey,
            (__f::user_id, (__f::create_time, (__f::file_id, ()))),
        );
        type __Salted = ();
        const __FIELDS: &'static [__p::Field] = &[
            __p::field::<__codec_user_id, u32>("user_id", false),
            __p::field::<__codec_create_time, u32>("create_time", false),
            __p::field::<__codec_file_id, u32>("file_id", false),
        ];
        const __KEY: &'static __r::Layout = &__r::Layout::of(b"", Self::__FIELDS);
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            __row.put::<__codec_user_id, u32>(&self.user_id)
                && __row.put::<__codec_create_time, u32>(&self.create_time)
                && __row.put::<__codec_file_id, u32>(&self.file_id)
        }
    }
    impl<'__row> __p::Read<'__row> for FileKey {
        #[inline(always)]
        fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
            let __p::Some(__taken_user_id) = __row.take::<__codec_user_id, u32>() else {
                return __p::None
            };
            let __p::Some(__taken_create_time) = __row.take::<__codec_create_time, u32>()
            else { return __p::None };
            let __p::Some(__taken_file_id) = __row.take::<__codec_file_id, u32>() else {
                return __p::None
            };
            __p::Some(Self {
                user_id: __taken_user_id,
                create_time: __taken_create_time,
                file_id: __taken_file_id,
            })
        }
    }
    impl __r::RowKey for FileKey {}
    mod fields_of_FileKey {
        pub enum prefix_of_FileKey {}
        pub enum user_id {}
        pub enum create_time {}
        pub enum file_id {}
    }
    use fields_of_FileKey as __f;
    type __past_user_id = __s::Plain<()>;
    type __past_create_time = __s::Plain<__past_user_id>;
    type __past_file_id = __s::Plain<__past_create_time>;
    /// A scan of `FileKey`, made by its `prefix()`.
    #[derive(__p::Clone, __p::Debug)]
    #[must_use = "a scan does nothing by itself; call `.range()`, `.ranges()` or `.skip()`"]
    pub struct __FileKeyPrefix<__Scan>(__Scan);
    impl<__Scan: __s::Stage> __FileKeyPrefix<__Scan> {
        /// Fixes `user_id` to one value.
        pub fn user_id(
            self,
            value: u32,
        ) -> __p::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_user_id>>,
            __r::EncodeError,
        >
        where
            __Scan: __s::After<()>,
        {
            self.0
                .try_fix::<__past_user_id, __codec_user_id, u32>(&value)
                .map(__FileKeyPrefix)
        }
        /// Bounds `user_id` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn user_id_range(
            self,
            bounds: impl __s::Bounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_user_id, __s::OneBound>>
        where
            __Scan: __s::After<()>,
        {
            __FileKeyPrefix(
                self.0.bounded::<__past_user_id, __codec_user_id, u32>(bounds),
            )
        }
        /// Bounds `user_id` by any of several bounds: the union of what `user_id_range` holds for each.
        pub fn user_id_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<u32>>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_user_id, __s::SetsAndBound>>
        where
            __Scan: __s::After<()>,
        {
            __FileKeyPrefix(
                self.0.bounded_in::<__past_user_id, __codec_user_id, u32>(bounds),
            )
        }
        /// Restricts `user_id` to a set of values; those that cannot be encoded match nothing.
        pub fn user_id_in(
            self,
            values: impl __s::ValueSet<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_user_id, __s::Sets>>
        where
            __Scan: __s::After<()>,
        {
            __FileKeyPrefix(
                self.0.some::<__past_user_id, __s::Sets, __codec_user_id, u32>(values),
            )
        }
        /// Leaves `user_id` open.
        pub fn user_id_any(self) -> __FileKeyPrefix<__Scan::Any<__past_user_id>>
        where
            __Scan: __s::After<()>,
        {
            __FileKeyPrefix(self.0.any::<__past_user_id>())
        }
        /// Fixes `create_time` to one value.
        pub fn create_time(
            self,
            value: u32,
        ) -> __p::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_create_time>>,
            __r::EncodeError,
        >
        where
            __Scan: __s::After<__past_user_id>,
        {
            self.0
                .try_fix::<__past_create_time, __codec_create_time, u32>(&value)
                .map(__FileKeyPrefix)
        }
        /// Bounds `create_time` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn create_time_range(
            self,
            bounds: impl __s::Bounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_create_time, __s::OneBound>>
        where
            __Scan: __s::After<__past_user_id>,
        {
            __FileKeyPrefix(
                self.0.bounded::<__past_create_time, __codec_create_time, u32>(bounds),
            )
        }
        /// Bounds `create_time` by any of several bounds: the union of what `create_time_range` holds for each.
        pub fn create_time_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<u32>>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_create_time, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_user_id>,
        {
            __FileKeyPrefix(
                self.0.bounded_in::<__past_create_time, __codec_create_time, u32>(bounds),
            )
        }
        /// Restricts `create_time` to a set of values; those that cannot be encoded match nothing.
        pub fn create_time_in(
            self,
            values: impl __s::ValueSet<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_create_time, __s::Sets>>
        where
            __Scan: __s::After<__past_user_id>,
        {
            __FileKeyPrefix(
                self
                    .0
                    .some::<
                        __past_create_time,
                        __s::Sets,
                        __codec_create_time,
                        u32,
                    >(values),
            )
        }
        /// Leaves `create_time` open.
        pub fn create_time_any(self) -> __FileKeyPrefix<__Scan::Any<__past_create_time>>
        where
            __Scan: __s::After<__past_user_id>,
        {
            __FileKeyPrefix(self.0.any::<__past_create_time>())
        }
        /// Fixes `file_id` to one value.
        pub fn file_id(
            self,
            value: u32,
        ) -> __p::Result<
            __FileKeyPrefix<__Scan::Fixed<__past_file_id>>,
            __r::EncodeError,
        >
        where
            __Scan: __s::After<__past_create_time>,
        {
            self.0
                .try_fix::<__past_file_id, __codec_file_id, u32>(&value)
                .map(__FileKeyPrefix)
        }
        /// Bounds `file_id` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn file_id_range(
            self,
            bounds: impl __s::Bounds<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_file_id, __s::OneBound>>
        where
            __Scan: __s::After<__past_create_time>,
        {
            __FileKeyPrefix(
                self.0.bounded::<__past_file_id, __codec_file_id, u32>(bounds),
            )
        }
        /// Bounds `file_id` by any of several bounds: the union of what `file_id_range` holds for each.
        pub fn file_id_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<u32>>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_file_id, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_create_time>,
        {
            __FileKeyPrefix(
                self.0.bounded_in::<__past_file_id, __codec_file_id, u32>(bounds),
            )
        }
        /// Restricts `file_id` to a set of values; those that cannot be encoded match nothing.
        pub fn file_id_in(
            self,
            values: impl __s::ValueSet<u32>,
        ) -> __FileKeyPrefix<__Scan::Then<__past_file_id, __s::Sets>>
        where
            __Scan: __s::After<__past_create_time>,
        {
            __FileKeyPrefix(
                self.0.some::<__past_file_id, __s::Sets, __codec_file_id, u32>(values),
            )
        }
        /// Leaves `file_id` open.
        pub fn file_id_any(self) -> __FileKeyPrefix<__Scan::Any<__past_file_id>>
        where
            __Scan: __s::After<__past_create_time>,
        {
            __FileKeyPrefix(self.0.any::<__past_file_id>())
        }
        __p::ends! {
            __Scan
        }
    }
    impl<__S: __s::Stage<Key = FileKey>> __s::PrefixOf<FileKey>
    for __FileKeyPrefix<__S> {
        type Bucket = __S::Bucket;
        type Extent = __S::Extent;
        fn constraint(self) -> __s::Constraint {
            __s::Constraint::Key(self.0.fields())
        }
    }
    impl FileKey {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        const LEN: __usize = 20;
        /// The layout of a row; `Display` draws it.
        const LAYOUT: &'static __r::Layout = __p::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        const FINGERPRINT: __u64 = __p::layout::<Self>().fingerprint();
        /// The encoded key: `[user_id 6][create_time 8][file_id 6]`; [`LAYOUT`](Self::LAYOUT) says what the bytes mean.
        #[inline]
        fn encode(&self) -> __p::Result<[__u8; 20], __r::EncodeError> {
            __p::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        fn encode_into(
            &self,
            row: &mut __p::Vec<__u8>,
        ) -> __p::Result<(), __r::EncodeError> {
            __p::encode_into(self, row)
        }
        /// Decodes a row: `[user_id 6][create_time 8][file_id 6]`. Fails if the bytes are not exactly the row of some key: the error names the field and the offset.
        #[inline]
        fn decode(row: &[__u8]) -> __p::Result<Self, __r::DecodeError> {
            __r::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        fn explain(row: &[__u8]) -> __r::Explanation {
            __p::explain_key(<Self as __p::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor returns. `None` if the row ends earlier.
        #[inline]
        fn prefix_len(field: __usize, row: &[__u8]) -> __p::Option<__usize> {
            <Self as __p::Key>::__KEY.prefix_len(field, row)
        }
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `FileKey::prefix().user_id(..).create_time(..).file_id_range(..).range()`.
        #[inline(always)]
        fn prefix() -> __FileKeyPrefix<__s::Start<FileKey>> {
            __FileKeyPrefix(__s::start())
        }
        /// Decodes `user_id` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_user_id(row: &[__u8]) -> __p::Result<u32, __r::DecodeError> {
            __p::decode_field::<FileKey, __codec_user_id, u32>(row, 0)
        }
        /// Decodes `create_time` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_create_time(row: &[__u8]) -> __p::Result<u32, __r::DecodeError> {
            __p::decode_field::<FileKey, __codec_create_time, u32>(row, 1)
        }
        /// Decodes `file_id` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_file_id(row: &[__u8]) -> __p::Result<u32, __r::DecodeError> {
            __p::decode_field::<FileKey, __codec_file_id, u32>(row, 2)
        }
    }
};
