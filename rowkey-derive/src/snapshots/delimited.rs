#[doc(hidden)]
#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    type __codec_0 = __rowkey::ReverseDigits<2>;
    type __codec_1 = __rowkey::Ordered;
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
        const __INFALLIBLE: ::core::primitive::bool = __private::infallible::<
            __codec_0,
            u8,
        >(true) && __private::infallible::<__codec_1, String>(false);
        #[inline(always)]
        fn __write<__Sink: __rowkey::Sink>(
            &self,
            __out: &mut __Sink,
            __place: __private::Place,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            let __row = __place.begin::<Self, _>(__out);
            __private::put::<
                __codec_0,
                _,
            >(&self.0, "0", __rowkey::End::Byte(b','), __out)?;
            __rowkey::Sink::put_byte(__out, b',');
            __private::put::<__codec_1, _>(&self.1, "1", __place.end(), __out)?;
            __place
                .salt::<
                    Self,
                    __rowkey::Java31,
                    _,
                >(__row, &[(__row + 2, __rowkey::Sink::position(__out))], __out);
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Comma {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::Reader<'__row>,
            __place: __private::Place,
        ) -> __private::Option<Self> {
            __place.open::<Self>(__row)?;
            let __f_0 = __private::take::<
                __codec_0,
                u8,
            >(__row, __rowkey::End::Byte(b','))?;
            __private::delimiter(__row, b',')?;
            let __f_1 = __private::take::<__codec_1, String>(__row, __place.end())?;
            __place
                .check::<
                    Self,
                    __rowkey::Java31,
                >(&[(2, __rowkey::Reader::position(__row))], __row)?;
            __private::Some(Self { 0: __f_0, 1: __f_1 })
        }
    }
    mod __Comma {
        pub(super) enum id {}
        pub(super) enum _1 {}
    }
    type __past_0 = __scan::Salted<1>;
    type __past_1 = __scan::LastSalted<2>;
    /// A scan of `Comma`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __CommaPrefix<__Scan>(__Scan);
    impl<__F, __P, __A, __S, __B> __scan::Turn<Comma, __F, __P, __A>
    for __CommaPrefix<__scan::Scan<Comma, __A, __S, __B>> {}
    impl<__Scan: __scan::Stage<Key = Comma>> __CommaPrefix<__Scan>
    where
        Self: __scan::Turn<Comma, __Comma::id, __scan::prefix, __scan::Plain<0>>,
    {
        /// Fixes `0`: rows that have this value there.
        #[inline]
        pub fn id(
            self,
            value: u8,
        ) -> __private::Result<
            __CommaPrefix<__Scan::Fixed<__past_0>>,
            __rowkey::EncodeError,
        > {
            __scan::try_fix::<__Scan, __past_0, __codec_0, u8>(self.0, &value)
                .map(__CommaPrefix)
        }
        /// Bounds `0`, in its own order whatever its direction in the row.
        pub fn id_range(
            self,
            bounds: impl __private::RangeBounds<u8>,
        ) -> __CommaPrefix<__Scan::Bounded<__past_0>>
        where
            __scan::Ordered<false>: __scan::Boundable<Self>,
        {
            __CommaPrefix(
                __scan::bounded::<__Scan, __past_0, __codec_0, u8>(self.0, bounds),
            )
        }
        /// Lets `0` be one of some values; those that cannot be encoded match nothing.
        pub fn id_in(
            self,
            values: impl __private::IntoIterator<Item = u8>,
        ) -> __CommaPrefix<__Scan::Then<__past_0, __scan::Sets>> {
            __CommaPrefix(
                __scan::some::<__Scan, __past_0, __codec_0, u8>(self.0, values),
            )
        }
        /// Leaves `0` open.
        pub fn id_any(self) -> __CommaPrefix<__Scan::Any<__past_0>> {
            __CommaPrefix(__scan::any::<__Scan, __past_0>(self.0))
        }
    }
    impl<__Scan: __scan::Stage<Key = Comma>> __CommaPrefix<__Scan>
    where
        Self: __scan::Turn<Comma, __Comma::_1, __Comma::id, __past_0>,
    {
        /// Fixes `1`: rows that have this value there.
        #[inline]
        pub fn _1<'__value>(
            self,
            value: &'__value ::core::primitive::str,
        ) -> __CommaPrefix<__Scan::Fixed<__past_1>> {
            __CommaPrefix(
                __scan::fix::<
                    __Scan,
                    __past_1,
                    __codec_1,
                    &'__value ::core::primitive::str,
                >(self.0, &value),
            )
        }
        /// Bounds `1`, in its own order whatever its direction in the row.
        pub fn _1_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<&'__value ::core::primitive::str>,
        ) -> __CommaPrefix<__Scan::Bounded<__past_1>> {
            __CommaPrefix(
                __scan::bounded::<
                    __Scan,
                    __past_1,
                    __codec_1,
                    &'__value ::core::primitive::str,
                >(self.0, bounds),
            )
        }
        /// Lets `1` be one of some values; those that cannot be encoded match nothing.
        pub fn _1_in<'__value>(
            self,
            values: impl __private::IntoIterator<Item = &'__value ::core::primitive::str>,
        ) -> __CommaPrefix<__Scan::Then<__past_1, __scan::Sets>> {
            __CommaPrefix(
                __scan::some::<
                    __Scan,
                    __past_1,
                    __codec_1,
                    &'__value ::core::primitive::str,
                >(self.0, values),
            )
        }
        /// Leaves `1` open.
        pub fn _1_any(self) -> __CommaPrefix<__Scan::Any<__past_1>> {
            __CommaPrefix(__scan::any::<__Scan, __past_1>(self.0))
        }
        /// Bounds `1` by what it starts with.
        pub fn _1_starts_with<'__value>(
            self,
            prefix: &'__value ::core::primitive::str,
        ) -> __CommaPrefix<__Scan::Bounded<__past_1>> {
            __CommaPrefix(
                __scan::starting::<__Scan, __past_1, __codec_1, _, Self>(self.0, &prefix),
            )
        }
    }
    impl<__Scan: __scan::Stage<Key = Comma>> __CommaPrefix<__Scan> {
        /// The one range of this scan.
        pub fn range(self) -> __rowkey::KeyRange
        where
            __Scan: __scan::OneRange<Comma, (__Comma::id, __Comma::_1)>,
        {
            __scan::Stage::range(self.0)
        }
        /// The ranges of this scan: one for each combination of values; where the salt bucket is open, that many a bucket; none where nothing can match.
        pub fn ranges(self) -> __rowkey::KeyRanges
        where
            __Scan: __scan::HasRanges<Comma>,
        {
            __scan::Stage::ranges(self.0)
        }
        /// This scan as a skip scan, which finds its rows wherever they are.
        pub fn skip(self) -> __rowkey::SkipScan {
            __scan::Stage::skip(self.0)
        }
    }
    impl<__Scan: __scan::Stage<Key = Comma>> __scan::PrefixOf<Comma>
    for __CommaPrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.0
        }
    }
    impl Comma {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The bytes of a row as data; `Display` draws them.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<Self>();
        /// A number that changes when the bytes of a row do, what is refused, or the name of a field.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Self>();
        /** The row of this key:

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
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __private::encode_into(self, row)
        }
        /** The key of a row: `[salt 2][0 2][,][1 *]`.

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
        /// A scan that asks for fields from left to right: by value, by a bound, by some values, or leaving them open. `Comma::prefix().id(..)._1_range(..).ranges()`.
        #[inline(always)]
        fn prefix() -> __CommaPrefix<__scan::Start<Comma>> {
            __CommaPrefix(__scan::start())
        }
        /// The rows at which to split a new table, so that each salt bucket gets a region of its own: one less than there are buckets.
        fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Comma>()
        }
        /// `0` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode_id(
            row: &[::core::primitive::u8],
        ) -> __private::Result<u8, __rowkey::DecodeError> {
            __private::decode_field::<Comma, __codec_0, u8>(row, 0)
        }
        /// `1` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        fn decode__1(
            row: &[::core::primitive::u8],
        ) -> __private::Result<String, __rowkey::DecodeError> {
            __private::decode_field::<Comma, __codec_1, String>(row, 1)
        }
    }
};
