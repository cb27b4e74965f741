#[allow(clippy::absolute_paths)]
const _: fn() = {
    #[allow(unused_imports)]
    use ::rowkey::__private::check::Otherwise as _;
    ::rowkey::__private::check::OtherOrder::<Event>::check
};
#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    type __codec_host = __rowkey::codec::Ordered;
    type __codec_at = __rowkey::codec::ReverseTs<9223372036854775807>;
    type __codec_seq = __rowkey::codec::Ordered;
    impl __private::Key for Event {
        type __Row = __private::Shape<true, 15, true>;
        type __Bucket = __scan::Pending;
        type __Prefix<__Scan> = __EventPrefix<__Scan>;
        type __Steps = (__past_host, (__past_at, (__past_seq, ())));
        type __Fields = (
            fields_of_Event::prefix_of_Event,
            (fields_of_Event::host, (fields_of_Event::at, (fields_of_Event::seq, ()))),
        );
        type __Salted = fields_of_Event::host;
        const __KEY: &'static __rowkey::Layout = &__rowkey::Layout::of(
            __private::Some(__private::Salt::of::<__rowkey::Xxh64>(16, 1, false, false)),
            b"",
            const {
                &[
                    __private::field::<__codec_host, u32>("host", true),
                    __private::field::<__codec_at, i64>("at", false),
                    __private::field::<__codec_seq, u16>("seq", false),
                ]
            },
            __private::None,
            __private::None,
        );
        const __INFALLIBLE: ::core::primitive::bool = __private::infallible::<
            __codec_host,
            u32,
        >(false) && __private::infallible::<__codec_at, i64>(false)
            && __private::infallible::<__codec_seq, u16>(false);
        #[inline(always)]
        fn __write<__Sink: __rowkey::codec::Sink>(
            &self,
            __out: &mut __Sink,
            __frame: __private::Frame,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            let __row = __frame.begin::<Self, _>(__out);
            let __start = __rowkey::codec::Sink::position(__out);
            if let __private::Err(__error) = __private::put::<
                __codec_host,
                u32,
            >(&self.host, "host", __rowkey::codec::End::Terminator, __out) {
                return __private::Err(__error);
            }
            let __end = __rowkey::codec::Sink::position(__out);
            if let __private::Err(__error) = __private::put::<
                __codec_at,
                i64,
            >(&self.at, "at", __rowkey::codec::End::Terminator, __out) {
                return __private::Err(__error);
            }
            if let __private::Err(__error) = __private::put::<
                __codec_seq,
                u16,
            >(&self.seq, "seq", __frame.end(), __out) {
                return __private::Err(__error);
            }
            __frame.salt::<Self, __rowkey::Xxh64, _>(__row, &[(__start, __end)], __out);
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Event {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::codec::Reader<'__row>,
            __frame: __private::Frame,
        ) -> __private::Option<Self> {
            __frame.open::<Self>(__row)?;
            let __start = __rowkey::codec::Reader::position(__row);
            let __private::Some(__f_host) = __private::take::<
                __codec_host,
                u32,
            >(__row, __rowkey::codec::End::Terminator) else { return __private::None };
            let __end = __rowkey::codec::Reader::position(__row);
            let __private::Some(__f_at) = __private::take::<
                __codec_at,
                i64,
            >(__row, __rowkey::codec::End::Terminator) else { return __private::None };
            let __private::Some(__f_seq) = __private::take::<
                __codec_seq,
                u16,
            >(__row, __frame.end()) else { return __private::None };
            __frame.check::<Self, __rowkey::Xxh64>(&[(__start, __end)], __row)?;
            __private::Some(Self {
                host: __f_host,
                at: __f_at,
                seq: __f_seq,
            })
        }
    }
    impl __rowkey::RowKey for Event {}
    mod fields_of_Event {
        pub enum prefix_of_Event {}
        pub enum host {}
        pub enum at {}
        pub enum seq {}
    }
    type __past_host = __scan::LastSalted<()>;
    type __past_at = __scan::Plain<__past_host>;
    type __past_seq = __scan::Plain<__past_at>;
    /// A scan of `Event`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __EventPrefix<__Scan> {
        scan: __Scan,
    }
    impl<__Scan: __scan::Stage> __EventPrefix<__Scan> {
        /// Fixes `host` to one value.
        #[inline]
        pub fn host(self, value: u32) -> __EventPrefix<__Scan::Fixed<__past_host>>
        where
            __Scan: __scan::After<()>,
        {
            __EventPrefix {
                scan: self.scan.fix::<__past_host, __codec_host, u32>(&value),
            }
        }
        /// Bounds `host` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn host_range(
            self,
            bounds: impl __scan::Bounds<u32>,
        ) -> __EventPrefix<__Scan::Bounded<__past_host>>
        where
            __Scan: __scan::After<()>,
        {
            __EventPrefix {
                scan: self.scan.bounded::<__past_host, __codec_host, u32>(bounds),
            }
        }
        /// Restricts `host` to a set of values; those that cannot be encoded match nothing.
        pub fn host_in(
            self,
            values: impl __scan::ValueSet<u32>,
        ) -> __EventPrefix<__Scan::Then<__past_host, __scan::Sets>>
        where
            __Scan: __scan::After<()>,
        {
            __EventPrefix {
                scan: self.scan.some::<__past_host, __codec_host, u32>(values),
            }
        }
        /// Leaves `host` open.
        pub fn host_any(self) -> __EventPrefix<__Scan::Any<__past_host>>
        where
            __Scan: __scan::After<()>,
        {
            __EventPrefix {
                scan: self.scan.any::<__past_host>(),
            }
        }
        /// Fixes `at` to one value.
        #[inline]
        pub fn at(self, value: i64) -> __EventPrefix<__Scan::Fixed<__past_at>>
        where
            __Scan: __scan::After<__past_host>,
        {
            __EventPrefix {
                scan: self.scan.fix::<__past_at, __codec_at, i64>(&value),
            }
        }
        /// Bounds `at` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn at_range(
            self,
            bounds: impl __scan::Bounds<i64>,
        ) -> __EventPrefix<__Scan::Bounded<__past_at>>
        where
            __Scan: __scan::After<__past_host>,
        {
            __EventPrefix {
                scan: self.scan.bounded::<__past_at, __codec_at, i64>(bounds),
            }
        }
        /// Restricts `at` to a set of values; those that cannot be encoded match nothing.
        pub fn at_in(
            self,
            values: impl __scan::ValueSet<i64>,
        ) -> __EventPrefix<__Scan::Then<__past_at, __scan::Sets>>
        where
            __Scan: __scan::After<__past_host>,
        {
            __EventPrefix {
                scan: self.scan.some::<__past_at, __codec_at, i64>(values),
            }
        }
        /// Leaves `at` open.
        pub fn at_any(self) -> __EventPrefix<__Scan::Any<__past_at>>
        where
            __Scan: __scan::After<__past_host>,
        {
            __EventPrefix {
                scan: self.scan.any::<__past_at>(),
            }
        }
        /// Fixes `seq` to one value.
        #[inline]
        pub fn seq(self, value: u16) -> __EventPrefix<__Scan::Fixed<__past_seq>>
        where
            __Scan: __scan::After<__past_at>,
        {
            __EventPrefix {
                scan: self.scan.fix::<__past_seq, __codec_seq, u16>(&value),
            }
        }
        /// Bounds `seq` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn seq_range(
            self,
            bounds: impl __scan::Bounds<u16>,
        ) -> __EventPrefix<__Scan::Bounded<__past_seq>>
        where
            __Scan: __scan::After<__past_at>,
        {
            __EventPrefix {
                scan: self.scan.bounded::<__past_seq, __codec_seq, u16>(bounds),
            }
        }
        /// Restricts `seq` to a set of values; those that cannot be encoded match nothing.
        pub fn seq_in(
            self,
            values: impl __scan::ValueSet<u16>,
        ) -> __EventPrefix<__Scan::Then<__past_seq, __scan::Sets>>
        where
            __Scan: __scan::After<__past_at>,
        {
            __EventPrefix {
                scan: self.scan.some::<__past_seq, __codec_seq, u16>(values),
            }
        }
        /// Leaves `seq` open.
        pub fn seq_any(self) -> __EventPrefix<__Scan::Any<__past_seq>>
        where
            __Scan: __scan::After<__past_at>,
        {
            __EventPrefix {
                scan: self.scan.any::<__past_seq>(),
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
    impl<__Scan: __scan::Stage<Key = Event>> __scan::PrefixOf<Event>
    for __EventPrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.scan
        }
    }
    impl Event {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        pub const LEN: ::core::primitive::usize = 15;
        /// The layout of a row; `Display` draws it.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Self>();
        /** The encoded key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 1 | `salt` | one of `16` buckets, by XXH64 of `host` |  |
 | 1 | 4 | `host` | big-endian | ascending |
 | 5 | 8 | `at` | `i64::MAX` minus the time, big-endian | newest first |
 | 13 | 2 | `seq` | big-endian | ascending |*/
        #[inline]
        pub fn encode(&self) -> [::core::primitive::u8; 15] {
            __private::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        pub fn encode_into(&self, row: &mut __private::Vec<::core::primitive::u8>) {
            __private::encode_into(self, row)
        }
        /** Decodes a row: `[salt 1][host 4][at 8][seq 2]`.

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the byte offset, what was found and what was expected.*/
        #[inline]
        pub fn decode(
            row: &[::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __rowkey::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        pub fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_key(<Self as __private::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor cuts. `None` if the row ends earlier.
        #[inline]
        pub fn prefix_len(
            field: ::core::primitive::usize,
            row: &[::core::primitive::u8],
        ) -> __private::Option<::core::primitive::usize> {
            <Self as __private::Key>::__KEY.prefix_len(field, row)
        }
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `Event::prefix().host(..).at(..).seq_range(..).range()`.
        #[inline(always)]
        pub fn prefix() -> __EventPrefix<__scan::Start<Event>> {
            __EventPrefix {
                scan: __scan::start(),
            }
        }
        /// The split points of a new table, so that each salt bucket has a region of its own: one fewer than there are buckets.
        pub fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Event>()
        }
        /// Decodes `host` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_host(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<Event, __codec_host, u32>(row, 0)
        }
        /// Decodes `at` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_at(
            row: &[::core::primitive::u8],
        ) -> __private::Result<i64, __rowkey::DecodeError> {
            __private::decode_field::<Event, __codec_at, i64>(row, 1)
        }
        /// Decodes `seq` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_seq(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u16, __rowkey::DecodeError> {
            __private::decode_field::<Event, __codec_seq, u16>(row, 2)
        }
    }
};
