#[allow(clippy::absolute_paths)]
const _: fn() = {
    #[allow(unused_imports)]
    use ::rowkey::__private::check::Otherwise as _;
    ::rowkey::__private::check::OtherOrder::<Comma>::check
};
#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    type __codec_0 = __rowkey::codec::ReverseDigits<2>;
    type __codec_1 = __rowkey::codec::Ordered;
    const _: () = {
        __private::check::field::<
            __codec_0,
            u8,
        >("0", "u8", false, __private::Some(44u8));
    };
    const _: () = {
        __private::check::field::<
            __codec_1,
            String,
        >("1", "String", true, __private::Some(44u8));
    };
    const _: () = __private::check::buckets(
        ((BUCKETS) | 0) as ::core::primitive::i128,
        __private::Some(2usize),
    );
    const _: () = __private::check::fingerprint::<Comma>("Comma", 7u64);
    impl __private::Key for Comma {
        type __Row = __private::Shape<false, 0, false>;
        type __Bucket = __scan::Pending;
        type __Prefix<__Scan> = __CommaPrefix<__Scan>;
        type __Steps = (__past_0, (__past_1, ()));
        type __Fields = (
            fields_of_Comma::prefix_of_Comma,
            (fields_of_Comma::id, (fields_of_Comma::_1, ())),
        );
        type __Salted = (fields_of_Comma::id, fields_of_Comma::_1);
        const __KEY: &'static __rowkey::Layout = &__rowkey::Layout::of(
            __private::Some(
                __private::Salt::of::<
                    __rowkey::Java31,
                >(
                    __private::check::some_buckets(
                        ((BUCKETS) | 0) as ::core::primitive::i128,
                    ),
                    2,
                    true,
                    true,
                ),
            ),
            b"",
            const {
                &[
                    __private::field::<__codec_0, u8>("0", false),
                    __private::field::<__codec_1, String>("1", false),
                ]
            },
            __private::Some(b','),
            __private::None,
        );
        #[inline(always)]
        fn __write<__Sink: __rowkey::codec::Sink>(
            &self,
            __out: &mut __Sink,
            __frame: __private::Frame,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            let __row = __frame.begin::<Self, _>(__out);
            if let __private::Err(__error) = __private::put::<
                __codec_0,
                u8,
            >(&self.0, "0", __rowkey::codec::End::Byte(b','), __out) {
                return __private::Err(__error);
            }
            __rowkey::codec::Sink::put_byte(__out, b',');
            if let __private::Err(__error) = __private::put::<
                __codec_1,
                String,
            >(&self.1, "1", __frame.end(), __out) {
                return __private::Err(__error);
            }
            __frame
                .salt::<
                    Self,
                    __rowkey::Java31,
                    _,
                >(__row, &[(__row + 2, __rowkey::codec::Sink::position(__out))], __out);
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Comma {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::codec::Reader<'__row>,
            __frame: __private::Frame,
        ) -> __private::Option<Self> {
            __frame.open::<Self>(__row)?;
            let __private::Some(__f_0) = __private::take::<
                __codec_0,
                u8,
            >(__row, __rowkey::codec::End::Byte(b',')) else { return __private::None };
            __private::delimiter(__row, b',')?;
            let __private::Some(__f_1) = __private::take::<
                __codec_1,
                String,
            >(__row, __frame.end()) else { return __private::None };
            __frame
                .check::<
                    Self,
                    __rowkey::Java31,
                >(&[(2, __rowkey::codec::Reader::position(__row))], __row)?;
            __private::Some(Self { 0: __f_0, 1: __f_1 })
        }
    }
    impl __rowkey::RowKey for Comma {}
    mod fields_of_Comma {
        pub enum prefix_of_Comma {}
        pub enum id {}
        pub enum _1 {}
    }
    type __past_0 = __scan::Salted<()>;
    type __past_1 = __scan::LastSalted<__past_0>;
    /// A scan of `Comma`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __CommaPrefix<__Scan> {
        scan: __Scan,
    }
    impl<__Scan: __scan::Stage> __CommaPrefix<__Scan> {
        /// Fixes `0` to one value.
        #[inline]
        pub fn id(
            self,
            value: u8,
        ) -> __private::Result<
            __CommaPrefix<__Scan::Fixed<__past_0>>,
            __rowkey::EncodeError,
        >
        where
            __Scan: __scan::After<()>,
        {
            self.scan
                .try_fix::<__past_0, __codec_0, u8>(&value)
                .map(|scan| __CommaPrefix { scan })
        }
        /// Bounds `0` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn id_range(
            self,
            bounds: impl __scan::Bounds<u8>,
        ) -> __CommaPrefix<__Scan::Bounded<__past_0>>
        where
            __Scan: __scan::After<()>,
            __scan::KeepsOrder<false>: __scan::Boundable<Self>,
        {
            __CommaPrefix {
                scan: self.scan.bounded::<__past_0, __codec_0, u8>(bounds),
            }
        }
        /// Restricts `0` to a set of values; those that cannot be encoded match nothing.
        pub fn id_in(
            self,
            values: impl __scan::ValueSet<u8>,
        ) -> __CommaPrefix<__Scan::Then<__past_0, __scan::Sets>>
        where
            __Scan: __scan::After<()>,
        {
            __CommaPrefix {
                scan: self.scan.some::<__past_0, __codec_0, u8>(values),
            }
        }
        /// Leaves `0` open.
        pub fn id_any(self) -> __CommaPrefix<__Scan::Any<__past_0>>
        where
            __Scan: __scan::After<()>,
        {
            __CommaPrefix {
                scan: self.scan.any::<__past_0>(),
            }
        }
        /// Fixes `1` to one value.
        #[inline]
        pub fn _1<'__value>(
            self,
            value: &'__value ::core::primitive::str,
        ) -> __CommaPrefix<__Scan::Fixed<__past_1>>
        where
            __Scan: __scan::After<__past_0>,
        {
            __CommaPrefix {
                scan: self
                    .scan
                    .fix::<__past_1, __codec_1, &'__value ::core::primitive::str>(&value),
            }
        }
        /// Bounds `1` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn _1_range<'__value>(
            self,
            bounds: impl __scan::Bounds<&'__value ::core::primitive::str>,
        ) -> __CommaPrefix<__Scan::Bounded<__past_1>>
        where
            __Scan: __scan::After<__past_0>,
        {
            __CommaPrefix {
                scan: self
                    .scan
                    .bounded::<
                        __past_1,
                        __codec_1,
                        &'__value ::core::primitive::str,
                    >(bounds),
            }
        }
        /// Restricts `1` to a set of values; those that cannot be encoded match nothing.
        pub fn _1_in<'__value>(
            self,
            values: impl __scan::ValueSet<&'__value ::core::primitive::str>,
        ) -> __CommaPrefix<__Scan::Then<__past_1, __scan::Sets>>
        where
            __Scan: __scan::After<__past_0>,
        {
            __CommaPrefix {
                scan: self
                    .scan
                    .some::<
                        __past_1,
                        __codec_1,
                        &'__value ::core::primitive::str,
                    >(values),
            }
        }
        /// Leaves `1` open.
        pub fn _1_any(self) -> __CommaPrefix<__Scan::Any<__past_1>>
        where
            __Scan: __scan::After<__past_0>,
        {
            __CommaPrefix {
                scan: self.scan.any::<__past_1>(),
            }
        }
        /// Bounds `1` by its first bytes.
        pub fn _1_starts_with<'__value>(
            self,
            prefix: &'__value ::core::primitive::str,
        ) -> __CommaPrefix<__Scan::Bounded<__past_1>>
        where
            __Scan: __scan::After<__past_0>,
        {
            __CommaPrefix {
                scan: self
                    .scan
                    .starting::<
                        __past_1,
                        __codec_1,
                        &'__value ::core::primitive::str,
                        Self,
                    >(&prefix),
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
    impl<__Scan: __scan::Stage<Key = Comma>> __scan::PrefixOf<Comma>
    for __CommaPrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.scan
        }
    }
    impl Comma {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The layout of a row; `Display` draws it.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Self>();
        /** The encoded key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 2 | `salt` | one of `BUCKETS` buckets, by Java's hash of all that follows, in decimal digits |  |
 | 2 | 2 | `0` | 2 decimal digits, back to front | scattered |
 | 4 | 1 | `,` | the delimiter |  |
 | 5 | \* | `1` | text, to the end of the row | ascending |*/
        #[inline]
        fn encode(&self) -> __private::Result<__rowkey::KeyBuf, __rowkey::EncodeError> {
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
        /** Decodes a row: `[salt 2][0 2][,][1 *]`.

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
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `Comma::prefix().id(..)._1_range(..).ranges()`.
        #[inline(always)]
        fn prefix() -> __CommaPrefix<__scan::Start<Comma>> {
            __CommaPrefix {
                scan: __scan::start(),
            }
        }
        /// The split points of a new table, so that each salt bucket has a region of its own: one fewer than there are buckets.
        fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Comma>()
        }
        /// Decodes `0` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u8, __rowkey::DecodeError> {
            __private::decode_field::<Comma, __codec_0, u8>(row, 0)
        }
        /// Decodes `1` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode__1(
            row: &[::core::primitive::u8],
        ) -> __private::Result<String, __rowkey::DecodeError> {
            __private::decode_field::<Comma, __codec_1, String>(row, 1)
        }
    }
};
