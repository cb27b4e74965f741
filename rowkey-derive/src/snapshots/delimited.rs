#[allow(clippy::absolute_paths)]
const _: fn() = {
    use ::rowkey::__private::check::Fallback as _;
    ::rowkey::__private::check::OtherOrder::<Comma>::check
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
    type __codec_0 = __r::codec::ReverseDigits<2>;
    type __codec_1 = __r::codec::Ordered;
    const _: () = {
        __p::check::field::<
            __codec_0,
            u8,
        >("0", "u8", false, __p::Some(__r::layout::Delimiter::ordered(b',')));
    };
    const _: () = __p::check::buckets(
        ((BUCKETS) | 0) as __p::primitive::i128,
        __p::Some(2usize),
        __p::None,
    );
    const _: () = __p::check::fingerprint(
        "Comma",
        7u64,
        __p::layout::<Comma>().fingerprint(),
    );
    impl __p::Key for Comma {
        type __Row = __p::Shape<false, 0, false>;
        type __Bucket = __s::Pending;
        type __Prefix<__Scan> = __CommaPrefix<__Scan>;
        type __Steps = (__past_0, (__past_1, ()));
        type __Fields = (__f::prefix_of_Comma, (__f::id, (__f::_1, ())));
        type __Salted = (__f::id, __f::_1);
        const __FIELDS: &'static [__p::Field] = &[
            __p::field::<__codec_0, u8>("0", false),
            __p::field::<__codec_1, String>("1", false),
        ];
        const __SALT: __p::Option<__p::Salt> = __p::Some(
            __p::Salt::of::<
                __r::Java31,
            >(
                __p::check::some_buckets(((BUCKETS) | 0) as __p::primitive::i128),
                2,
                true,
                false,
                true,
            ),
        );
        const __KEY: &'static __r::Layout = &__r::Layout::of(b"", Self::__FIELDS)
            .salted(Self::__SALT)
            .delimited(__r::layout::Delimiter::ordered(b','), false);
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            __row.put::<__codec_0, u8>(&self.0)
                && __row.put::<__codec_1, String>(&self.1)
        }
    }
    impl<'__row> __p::Read<'__row> for Comma {
        #[inline(always)]
        fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
            let __p::Some(__taken_0) = __row.take::<__codec_0, u8>() else {
                return __p::None
            };
            let __p::Some(__taken_1) = __row.take::<__codec_1, String>() else {
                return __p::None
            };
            __p::Some(Self { 0: __taken_0, 1: __taken_1 })
        }
    }
    impl __r::RowKey for Comma {}
    mod fields_of_Comma {
        pub enum prefix_of_Comma {}
        pub enum id {}
        pub enum _1 {}
    }
    use fields_of_Comma as __f;
    type __past_0 = __s::Salted<()>;
    type __past_1 = __s::LastSalted<__past_0>;
    /// A scan of `Comma`, made by its `prefix()`.
    #[derive(__p::Clone, __p::Debug)]
    #[must_use = "a scan does nothing by itself; call `.range()`, `.ranges()` or `.skip()`"]
    pub struct __CommaPrefix<__Scan>(__Scan);
    impl<__Scan: __s::Stage> __CommaPrefix<__Scan> {
        /// Fixes `0` to one value.
        pub fn id(
            self,
            value: u8,
        ) -> __p::Result<__CommaPrefix<__Scan::Fixed<__past_0>>, __r::EncodeError>
        where
            __Scan: __s::After<()>,
        {
            self.0.try_fix::<__past_0, __codec_0, u8>(&value).map(__CommaPrefix)
        }
        /// Bounds `0` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn id_range(
            self,
            bounds: impl __s::Bounds<u8>,
        ) -> __CommaPrefix<__Scan::Then<__past_0, __s::OneBound>>
        where
            __Scan: __s::After<()>,
            __s::KeepsOrder<false>: __s::Boundable<Self>,
        {
            __CommaPrefix(self.0.bounded::<__past_0, __codec_0, u8>(bounds))
        }
        /// Bounds `0` by any of several bounds: the union of what `id_range` holds for each.
        pub fn id_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<u8>>,
        ) -> __CommaPrefix<__Scan::Then<__past_0, __s::SetsAndBound>>
        where
            __Scan: __s::After<()>,
            __s::KeepsOrder<false>: __s::Boundable<Self>,
        {
            __CommaPrefix(self.0.bounded_in::<__past_0, __codec_0, u8>(bounds))
        }
        /// Restricts `0` to a set of values; those that cannot be encoded match nothing.
        pub fn id_in(
            self,
            values: impl __s::ValueSet<u8>,
        ) -> __CommaPrefix<__Scan::Then<__past_0, __s::Sets>>
        where
            __Scan: __s::After<()>,
        {
            __CommaPrefix(self.0.some::<__past_0, __s::Sets, __codec_0, u8>(values))
        }
        /// Leaves `0` open.
        pub fn id_any(self) -> __CommaPrefix<__Scan::Any<__past_0>>
        where
            __Scan: __s::After<()>,
        {
            __CommaPrefix(self.0.any::<__past_0>())
        }
        /// Fixes `1` to one value.
        pub fn _1<'__value>(
            self,
            value: &'__value __p::primitive::str,
        ) -> __CommaPrefix<__Scan::Fixed<__past_1>>
        where
            __Scan: __s::After<__past_0>,
        {
            __CommaPrefix(
                self.0.fix::<__past_1, __codec_1, &'__value __p::primitive::str>(&value),
            )
        }
        /// Bounds `1` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn _1_range<'__value>(
            self,
            bounds: impl __s::Bounds<&'__value __p::primitive::str>,
        ) -> __CommaPrefix<__Scan::Then<__past_1, __s::OneBound>>
        where
            __Scan: __s::After<__past_0>,
        {
            __CommaPrefix(
                self
                    .0
                    .bounded::<
                        __past_1,
                        __codec_1,
                        &'__value __p::primitive::str,
                    >(bounds),
            )
        }
        /// Bounds `1` by any of several bounds: the union of what `_1_range` holds for each.
        pub fn _1_range_in<'__value>(
            self,
            bounds: impl __p::IntoIterator<
                Item: __s::Bounds<&'__value __p::primitive::str>,
            >,
        ) -> __CommaPrefix<__Scan::Then<__past_1, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_0>,
        {
            __CommaPrefix(
                self
                    .0
                    .bounded_in::<
                        __past_1,
                        __codec_1,
                        &'__value __p::primitive::str,
                    >(bounds),
            )
        }
        /// Restricts `1` to a set of values; those that cannot be encoded match nothing.
        pub fn _1_in<'__value>(
            self,
            values: impl __s::ValueSet<&'__value __p::primitive::str>,
        ) -> __CommaPrefix<__Scan::Then<__past_1, __s::Sets>>
        where
            __Scan: __s::After<__past_0>,
        {
            __CommaPrefix(
                self
                    .0
                    .some::<
                        __past_1,
                        __s::Sets,
                        __codec_1,
                        &'__value __p::primitive::str,
                    >(values),
            )
        }
        /// Leaves `1` open.
        pub fn _1_any(self) -> __CommaPrefix<__Scan::Any<__past_1>>
        where
            __Scan: __s::After<__past_0>,
        {
            __CommaPrefix(self.0.any::<__past_1>())
        }
        /// Restricts `1` to values that start with `prefix`.
        pub fn _1_starts_with<'__value>(
            self,
            prefix: &'__value __p::primitive::str,
        ) -> __CommaPrefix<__Scan::Then<__past_1, __s::OneBound>>
        where
            __Scan: __s::After<__past_0>,
        {
            __CommaPrefix(
                self
                    .0
                    .starting::<
                        __past_1,
                        __s::OneBound,
                        __codec_1,
                        &'__value __p::primitive::str,
                        Self,
                    >(&prefix),
            )
        }
        /// Restricts `1` to values that start with any of `prefixes`.
        pub fn _1_starts_with_in<'__value>(
            self,
            prefixes: impl __s::ValueSet<&'__value __p::primitive::str>,
        ) -> __CommaPrefix<__Scan::Then<__past_1, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_0>,
        {
            __CommaPrefix(
                self
                    .0
                    .starting_in::<
                        __past_1,
                        __s::SetsAndBound,
                        __codec_1,
                        &'__value __p::primitive::str,
                        Self,
                    >(prefixes),
            )
        }
        __p::ends! {
            __Scan
        }
    }
    impl<__S: __s::Stage<Key = Comma>> __s::PrefixOf<Comma> for __CommaPrefix<__S> {
        type Bucket = __S::Bucket;
        type Extent = __S::Extent;
        fn constraint(self) -> __s::Constraint {
            __s::Constraint::Key(self.0.fields())
        }
    }
    impl Comma {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        const LEN: __r::VariableWidth = __r::VariableWidth;
        /// The layout of a row; `Display` draws it.
        const LAYOUT: &'static __r::Layout = __p::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        const FINGERPRINT: __u64 = __p::layout::<Self>().fingerprint();
        /// The encoded key: `[salt 2][0 2][,][1 *]`; [`LAYOUT`](Self::LAYOUT) says what the bytes mean.
        #[inline]
        fn encode(&self) -> __p::Result<__r::KeyBuf, __r::EncodeError> {
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
        /// Decodes a row: `[salt 2][0 2][,][1 *]`. Fails if the bytes are not exactly the row of some key: the error names the field and the offset.
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
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `Comma::prefix().id(..)._1_range(..).ranges()`.
        #[inline(always)]
        fn prefix() -> __CommaPrefix<__s::Start<Comma>> {
            __CommaPrefix(__s::start())
        }
        /// The split points of a new table, so that each salt bucket has a region of its own: one fewer than there are buckets.
        fn split_points() -> __p::Vec<__p::Vec<__u8>> {
            <Comma as __p::Key>::__KEY.split_points()
        }
        /// Decodes `0` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_id(row: &[__u8]) -> __p::Result<u8, __r::DecodeError> {
            __p::decode_field::<Comma, __codec_0, u8>(row, 0)
        }
        /// Decodes `1` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode__1(row: &[__u8]) -> __p::Result<String, __r::DecodeError> {
            __p::decode_field::<Comma, __codec_1, String>(row, 1)
        }
    }
};
