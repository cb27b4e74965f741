#[doc(hidden)]
#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    type __codec_host = __rowkey::Ordered;
    type __codec_at = __rowkey::ReverseTs<9223372036854775807>;
    type __codec_seq = __rowkey::Ordered;
    impl __private::Key for Event {
        type __Row = __private::Shape<true, 15, true>;
        type __Bucket = __scan::Pending;
        type __Prefix<__Scan> = __EventPrefix<__Scan>;
        type __Steps = (__past_host, (__past_at, (__past_seq, ())));
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
        fn __write<__Sink: __rowkey::Sink>(
            &self,
            __out: &mut __Sink,
            __place: __private::Place,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            let __row = __place.begin::<Self, _>(__out);
            let __start = __rowkey::Sink::position(__out);
            __private::put::<
                __codec_host,
                _,
            >(&self.host, "host", __rowkey::End::Mark, __out)?;
            let __end = __rowkey::Sink::position(__out);
            __private::put::<__codec_at, _>(&self.at, "at", __rowkey::End::Mark, __out)?;
            __private::put::<__codec_seq, _>(&self.seq, "seq", __place.end(), __out)?;
            __place.salt::<Self, __rowkey::Xxh64, _>(__row, &[(__start, __end)], __out);
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Event {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::Reader<'__row>,
            __place: __private::Place,
        ) -> __private::Option<Self> {
            __place.open::<Self>(__row)?;
            let __start = __rowkey::Reader::position(__row);
            let __f_host = __private::take::<
                __codec_host,
                u32,
            >(__row, __rowkey::End::Mark)?;
            let __end = __rowkey::Reader::position(__row);
            let __f_at = __private::take::<__codec_at, i64>(__row, __rowkey::End::Mark)?;
            let __f_seq = __private::take::<__codec_seq, u16>(__row, __place.end())?;
            __place.check::<Self, __rowkey::Xxh64>(&[(__start, __end)], __row)?;
            __private::Some(Self {
                host: __f_host,
                at: __f_at,
                seq: __f_seq,
            })
        }
    }
    mod __Event {
        pub(super) enum host {}
        pub(super) enum at {}
        pub(super) enum seq {}
    }
    type __past_host = __scan::LastSalted<1>;
    type __past_at = __scan::Plain<2>;
    type __past_seq = __scan::Plain<3>;
    /// A scan of `Event`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __EventPrefix<__Scan>(__Scan);
    impl<__F, __P, __A, __S, __B> __scan::Turn<Event, __F, __P, __A>
    for __EventPrefix<__scan::Scan<Event, __A, __S, __B>> {}
    impl<__Scan: __scan::Stage<Key = Event>> __EventPrefix<__Scan>
    where
        Self: __scan::Turn<Event, __Event::host, __scan::prefix, __scan::Plain<0>>,
    {
        /// Fixes `host`: rows that have this value there.
        #[inline]
        pub fn host(self, value: u32) -> __EventPrefix<__Scan::Fixed<__past_host>> {
            __EventPrefix(
                __scan::fix::<__Scan, __past_host, __codec_host, u32>(self.0, &value),
            )
        }
        /// Bounds `host`, in its own order whatever its direction in the row.
        pub fn host_range(
            self,
            bounds: impl __private::RangeBounds<u32>,
        ) -> __EventPrefix<__Scan::Bounded<__past_host>> {
            __EventPrefix(
                __scan::bounded::<__Scan, __past_host, __codec_host, u32>(self.0, bounds),
            )
        }
        /// Lets `host` be one of some values; those that cannot be encoded match nothing.
        pub fn host_in(
            self,
            values: impl __private::IntoIterator<Item = u32>,
        ) -> __EventPrefix<__Scan::Then<__past_host, __scan::Sets>> {
            __EventPrefix(
                __scan::some::<__Scan, __past_host, __codec_host, u32>(self.0, values),
            )
        }
        /// Leaves `host` open.
        pub fn host_any(self) -> __EventPrefix<__Scan::Any<__past_host>> {
            __EventPrefix(__scan::any::<__Scan, __past_host>(self.0))
        }
    }
    impl<__Scan: __scan::Stage<Key = Event>> __EventPrefix<__Scan>
    where
        Self: __scan::Turn<Event, __Event::at, __Event::host, __past_host>,
    {
        /// Fixes `at`: rows that have this value there.
        #[inline]
        pub fn at(self, value: i64) -> __EventPrefix<__Scan::Fixed<__past_at>> {
            __EventPrefix(
                __scan::fix::<__Scan, __past_at, __codec_at, i64>(self.0, &value),
            )
        }
        /// Bounds `at`, in its own order whatever its direction in the row.
        pub fn at_range(
            self,
            bounds: impl __private::RangeBounds<i64>,
        ) -> __EventPrefix<__Scan::Bounded<__past_at>> {
            __EventPrefix(
                __scan::bounded::<__Scan, __past_at, __codec_at, i64>(self.0, bounds),
            )
        }
        /// Lets `at` be one of some values; those that cannot be encoded match nothing.
        pub fn at_in(
            self,
            values: impl __private::IntoIterator<Item = i64>,
        ) -> __EventPrefix<__Scan::Then<__past_at, __scan::Sets>> {
            __EventPrefix(
                __scan::some::<__Scan, __past_at, __codec_at, i64>(self.0, values),
            )
        }
        /// Leaves `at` open.
        pub fn at_any(self) -> __EventPrefix<__Scan::Any<__past_at>> {
            __EventPrefix(__scan::any::<__Scan, __past_at>(self.0))
        }
    }
    impl<__Scan: __scan::Stage<Key = Event>> __EventPrefix<__Scan>
    where
        Self: __scan::Turn<Event, __Event::seq, __Event::at, __past_at>,
    {
        /// Fixes `seq`: rows that have this value there.
        #[inline]
        pub fn seq(self, value: u16) -> __EventPrefix<__Scan::Fixed<__past_seq>> {
            __EventPrefix(
                __scan::fix::<__Scan, __past_seq, __codec_seq, u16>(self.0, &value),
            )
        }
        /// Bounds `seq`, in its own order whatever its direction in the row.
        pub fn seq_range(
            self,
            bounds: impl __private::RangeBounds<u16>,
        ) -> __EventPrefix<__Scan::Bounded<__past_seq>> {
            __EventPrefix(
                __scan::bounded::<__Scan, __past_seq, __codec_seq, u16>(self.0, bounds),
            )
        }
        /// Lets `seq` be one of some values; those that cannot be encoded match nothing.
        pub fn seq_in(
            self,
            values: impl __private::IntoIterator<Item = u16>,
        ) -> __EventPrefix<__Scan::Then<__past_seq, __scan::Sets>> {
            __EventPrefix(
                __scan::some::<__Scan, __past_seq, __codec_seq, u16>(self.0, values),
            )
        }
        /// Leaves `seq` open.
        pub fn seq_any(self) -> __EventPrefix<__Scan::Any<__past_seq>> {
            __EventPrefix(__scan::any::<__Scan, __past_seq>(self.0))
        }
    }
    impl<__Scan: __scan::Stage<Key = Event>> __EventPrefix<__Scan> {
        /// The one range of this scan.
        pub fn range(self) -> __rowkey::KeyRange
        where
            __Scan: __scan::OneRange<Event, __Event::host>,
        {
            __scan::Stage::range(self.0)
        }
        /// The ranges of this scan: one for each combination of values; where the salt bucket is open, that many a bucket; none where nothing can match.
        pub fn ranges(self) -> __rowkey::KeyRanges
        where
            __Scan: __scan::HasRanges<Event>,
        {
            __scan::Stage::ranges(self.0)
        }
        /// This scan as a skip scan, which finds its rows wherever they are.
        pub fn skip(self) -> __rowkey::SkipScan {
            __scan::Stage::skip(self.0)
        }
    }
    impl<__Scan: __scan::Stage<Key = Event>> __scan::PrefixOf<Event>
    for __EventPrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.0
        }
    }
    impl Event {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        pub const LEN: ::core::primitive::usize = 15;
        /// The bytes of a row as data; `Display` draws them.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<Self>();
        /// A number that changes when the bytes of a row do, what is refused, or the name of a field.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Self>();
        /** The row of this key:

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
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        pub fn encode_into(&self, row: &mut __private::Vec<::core::primitive::u8>) {
            __private::encode_into(self, row)
        }
        /** The key of a row: `[salt 1][host 4][at 8][seq 2]`.

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the offset, what was found and what was expected.*/
        #[inline]
        pub fn decode(
            row: &[::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __rowkey::RowKeyRef::decode_ref(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any bytes will do.
        #[inline]
        pub fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_key(<Self as __private::Key>::__KEY, row)
        }
        /// A scan that asks for fields from left to right: by value, by a bound, by some values, or leaving them open. `Event::prefix().host(..).at(..).seq_range(..).range()`.
        #[inline(always)]
        pub fn prefix() -> __EventPrefix<__scan::Start<Event>> {
            __EventPrefix(__scan::start())
        }
        /// The rows at which to split a new table, so that each salt bucket gets a region of its own: one less than there are buckets.
        pub fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Event>()
        }
        /// `host` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_host(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u32, __rowkey::DecodeError> {
            __private::decode_field::<Event, __codec_host, u32>(row, 0)
        }
        /// `at` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_at(
            row: &[::core::primitive::u8],
        ) -> __private::Result<i64, __rowkey::DecodeError> {
            __private::decode_field::<Event, __codec_at, i64>(row, 1)
        }
        /// `seq` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_seq(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u16, __rowkey::DecodeError> {
            __private::decode_field::<Event, __codec_seq, u16>(row, 2)
        }
    }
};
