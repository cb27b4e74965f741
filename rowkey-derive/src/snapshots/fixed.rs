#[allow(clippy::absolute_paths)]
const _: fn() = {
    use ::rowkey::__private::check::Fallback as _;
    ::rowkey::__private::check::OtherOrder::<Event>::check
};
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
    type __codec_host = __r::codec::Ordered;
    type __codec_at = __r::codec::ReverseTs<9223372036854775807>;
    type __codec_seq = __r::codec::Ordered;
    impl __p::Key for Event {
        type __Row = __p::Shape<true, 15, true, 1>;
        type __Bucket = __s::Pending;
        type __Prefix<__Scan> = __EventPrefix<__Scan>;
        type __Steps = (__past_host, (__past_at, (__past_seq, ())));
        type __Fields = (__f::prefix_of_Event, (__f::host, (__f::at, (__f::seq, ()))));
        type __Salted = __f::host;
        const __FIELDS: &'static [__p::Field] = &[
            __p::field::<__codec_host, u32>("host", true),
            __p::field::<__codec_at, i64>("at", false),
            __p::field::<__codec_seq, u16>("seq", false),
        ];
        const __SALT: __p::Option<__p::Salt> = __p::Some(
            __p::Salt::of::<__r::Xxh64>(16, 1, false, false, false),
        );
        const __KEY: &'static __r::Layout = &__r::Layout::of(b"", Self::__FIELDS)
            .salted(Self::__SALT);
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            __row.put::<__codec_host, u32>(&self.host)
                && __row.put::<__codec_at, i64>(&self.at)
                && __row.put::<__codec_seq, u16>(&self.seq)
        }
    }
    impl<'__row> __p::Read<'__row> for Event {
        #[inline(always)]
        fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
            let __p::Some(__taken_host) = __row.take::<__codec_host, u32>() else {
                return __p::None
            };
            let __p::Some(__taken_at) = __row.take::<__codec_at, i64>() else {
                return __p::None
            };
            let __p::Some(__taken_seq) = __row.take::<__codec_seq, u16>() else {
                return __p::None
            };
            __p::Some(Self {
                host: __taken_host,
                at: __taken_at,
                seq: __taken_seq,
            })
        }
    }
    impl __r::RowKey for Event {}
    mod fields_of_Event {
        pub enum prefix_of_Event {}
        pub enum host {}
        pub enum at {}
        pub enum seq {}
    }
    use fields_of_Event as __f;
    type __past_host = __s::LastSalted<()>;
    type __past_at = __s::Plain<__past_host>;
    type __past_seq = __s::Plain<__past_at>;
    /// A scan of `Event`, made by its `prefix()`.
    #[derive(__p::Clone, __p::Debug)]
    #[must_use = "a scan does nothing by itself; call `.range()`, `.ranges()` or `.skip()`"]
    pub struct __EventPrefix<__Scan>(__Scan);
    impl<__Scan: __s::Stage> __EventPrefix<__Scan> {
        /// Fixes `host` to one value.
        pub fn host(self, value: u32) -> __EventPrefix<__Scan::Fixed<__past_host>>
        where
            __Scan: __s::After<()>,
        {
            __EventPrefix(self.0.fix::<__past_host, __codec_host, u32>(&value))
        }
        /// Bounds `host` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn host_range(
            self,
            bounds: impl __s::Bounds<u32>,
        ) -> __EventPrefix<__Scan::Then<__past_host, __s::OneBound>>
        where
            __Scan: __s::After<()>,
        {
            __EventPrefix(self.0.bounded::<__past_host, __codec_host, u32>(bounds))
        }
        /// Bounds `host` by any of several bounds: the union of what `host_range` holds for each.
        pub fn host_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<u32>>,
        ) -> __EventPrefix<__Scan::Then<__past_host, __s::SetsAndBound>>
        where
            __Scan: __s::After<()>,
        {
            __EventPrefix(self.0.bounded_in::<__past_host, __codec_host, u32>(bounds))
        }
        /// Restricts `host` to a set of values; those that cannot be encoded match nothing.
        pub fn host_in(
            self,
            values: impl __s::ValueSet<u32>,
        ) -> __EventPrefix<__Scan::Then<__past_host, __s::Sets>>
        where
            __Scan: __s::After<()>,
        {
            __EventPrefix(
                self.0.some::<__past_host, __s::Sets, __codec_host, u32>(values),
            )
        }
        /// Leaves `host` open.
        pub fn host_any(self) -> __EventPrefix<__Scan::Any<__past_host>>
        where
            __Scan: __s::After<()>,
        {
            __EventPrefix(self.0.any::<__past_host>())
        }
        /// Fixes `at` to one value.
        pub fn at(self, value: i64) -> __EventPrefix<__Scan::Fixed<__past_at>>
        where
            __Scan: __s::After<__past_host>,
        {
            __EventPrefix(self.0.fix::<__past_at, __codec_at, i64>(&value))
        }
        /// Bounds `at` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn at_range(
            self,
            bounds: impl __s::Bounds<i64>,
        ) -> __EventPrefix<__Scan::Then<__past_at, __s::OneBound>>
        where
            __Scan: __s::After<__past_host>,
        {
            __EventPrefix(self.0.bounded::<__past_at, __codec_at, i64>(bounds))
        }
        /// Bounds `at` by any of several bounds: the union of what `at_range` holds for each.
        pub fn at_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<i64>>,
        ) -> __EventPrefix<__Scan::Then<__past_at, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_host>,
        {
            __EventPrefix(self.0.bounded_in::<__past_at, __codec_at, i64>(bounds))
        }
        /// Restricts `at` to a set of values; those that cannot be encoded match nothing.
        pub fn at_in(
            self,
            values: impl __s::ValueSet<i64>,
        ) -> __EventPrefix<__Scan::Then<__past_at, __s::Sets>>
        where
            __Scan: __s::After<__past_host>,
        {
            __EventPrefix(self.0.some::<__past_at, __s::Sets, __codec_at, i64>(values))
        }
        /// Leaves `at` open.
        pub fn at_any(self) -> __EventPrefix<__Scan::Any<__past_at>>
        where
            __Scan: __s::After<__past_host>,
        {
            __EventPrefix(self.0.any::<__past_at>())
        }
        /// Fixes `seq` to one value.
        pub fn seq(self, value: u16) -> __EventPrefix<__Scan::Fixed<__past_seq>>
        where
            __Scan: __s::After<__past_at>,
        {
            __EventPrefix(self.0.fix::<__past_seq, __codec_seq, u16>(&value))
        }
        /// Bounds `seq` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn seq_range(
            self,
            bounds: impl __s::Bounds<u16>,
        ) -> __EventPrefix<__Scan::Then<__past_seq, __s::OneBound>>
        where
            __Scan: __s::After<__past_at>,
        {
            __EventPrefix(self.0.bounded::<__past_seq, __codec_seq, u16>(bounds))
        }
        /// Bounds `seq` by any of several bounds: the union of what `seq_range` holds for each.
        pub fn seq_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<u16>>,
        ) -> __EventPrefix<__Scan::Then<__past_seq, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_at>,
        {
            __EventPrefix(self.0.bounded_in::<__past_seq, __codec_seq, u16>(bounds))
        }
        /// Restricts `seq` to a set of values; those that cannot be encoded match nothing.
        pub fn seq_in(
            self,
            values: impl __s::ValueSet<u16>,
        ) -> __EventPrefix<__Scan::Then<__past_seq, __s::Sets>>
        where
            __Scan: __s::After<__past_at>,
        {
            __EventPrefix(self.0.some::<__past_seq, __s::Sets, __codec_seq, u16>(values))
        }
        /// Leaves `seq` open.
        pub fn seq_any(self) -> __EventPrefix<__Scan::Any<__past_seq>>
        where
            __Scan: __s::After<__past_at>,
        {
            __EventPrefix(self.0.any::<__past_seq>())
        }
        __p::ends! {
            __Scan
        }
    }
    impl<__S: __s::Stage<Key = Event>> __s::PrefixOf<Event> for __EventPrefix<__S> {
        type Bucket = __S::Bucket;
        type Extent = __S::Extent;
        fn constraint(self) -> __s::Constraint {
            __s::Constraint::Key(self.0.fields())
        }
    }
    impl Event {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        pub const LEN: __usize = 15;
        /// The layout of a row; `Display` draws it.
        pub const LAYOUT: &'static __r::Layout = __p::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        pub const FINGERPRINT: __u64 = __p::layout::<Self>().fingerprint();
        /// The encoded key: `[salt 1][host 4][at 8][seq 2]`; [`LAYOUT`](Self::LAYOUT) says what the bytes mean.
        #[inline]
        pub fn encode(&self) -> [__u8; 15] {
            __p::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        pub fn encode_into(&self, row: &mut __p::Vec<__u8>) {
            __p::encode_into(self, row)
        }
        /// Decodes a row: `[salt 1][host 4][at 8][seq 2]`. Fails if the bytes are not exactly the row of some key: the error names the field and the offset.
        #[inline]
        pub fn decode(row: &[__u8]) -> __p::Result<Self, __r::DecodeError> {
            __r::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        pub fn explain(row: &[__u8]) -> __r::Explanation {
            __p::explain_key(<Self as __p::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor returns. `None` if the row ends earlier.
        #[inline]
        pub fn prefix_len(field: __usize, row: &[__u8]) -> __p::Option<__usize> {
            <Self as __p::Key>::__KEY.prefix_len(field, row)
        }
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `Event::prefix().host(..).at(..).seq_range(..).range()`.
        #[inline(always)]
        pub fn prefix() -> __EventPrefix<__s::Start<Event>> {
            __EventPrefix(__s::start())
        }
        /// The split points of a new table, so that each salt bucket has a region of its own: one fewer than there are buckets.
        pub fn split_points() -> __p::Vec<__p::Vec<__u8>> {
            <Event as __p::Key>::__KEY.split_points()
        }
        /// Decodes `host` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_host(row: &[__u8]) -> __p::Result<u32, __r::DecodeError> {
            __p::decode_field::<Event, __codec_host, u32>(row, 0)
        }
        /// Decodes `at` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_at(row: &[__u8]) -> __p::Result<i64, __r::DecodeError> {
            __p::decode_field::<Event, __codec_at, i64>(row, 1)
        }
        /// Decodes `seq` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_seq(row: &[__u8]) -> __p::Result<u16, __r::DecodeError> {
            __p::decode_field::<Event, __codec_seq, u16>(row, 2)
        }
    }
};
