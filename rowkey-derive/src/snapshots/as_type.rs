#[allow(clippy::absolute_paths)]
const _: fn() = ::rowkey::__private::check::HotSpot::<
    { <Post as ::rowkey::__private::Key>::__KEY.begins_with_time() },
>::check;
#[allow(clippy::absolute_paths)]
const _: fn() = {
    use ::rowkey::__private::check::Fallback as _;
    ::rowkey::__private::check::OtherOrder::<Post>::check
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
    use ::rowkey::__private::check::Fallback as _;
    type __as_author = <__p::If<
        { __p::check::Probe::<__r::codec::Ordered, [u8; 20]>::FITS },
    > as __p::Choice>::Of<__r::codec::Ordered, __p::check::DoesNotFit>;
    type __held_author = <__p::If<
        { __p::check::OptionProbe::<Address>::FITS },
    > as __p::Inner<Address>>::Of;
    type __codec_author = <__p::If<
        { __p::check::OptionProbe::<Address>::FITS },
    > as __p::Inner<
        Address,
    >>::Codec<
        __r::codec::As<
            [u8; 20],
            __as_author,
            <__p::If<
                {
                    __p::check::Probe::<
                        __r::codec::As<[u8; 20], __as_author, __p::as_type::ByTraits>,
                        __held_author,
                    >::FITS
                },
            > as __p::Choice>::Of<__p::as_type::ByTraits, __p::check::DoesNotFit>,
        >,
    >;
    type __fits_author = __p::If<
        { __p::check::infallible::<__codec_author, Address>(false) },
    >;
    type __ordered_author = __s::KeepsOrder<
        { <__codec_author as __r::codec::Codec<Address>>::NODE.ordered() },
    >;
    type __array_author = __p::If<
        { <__as_author as __r::codec::Codec<[u8; 20]>>::NODE.is_bytes() },
    >;
    type __as_topic = <__p::If<
        { __p::check::Probe::<__r::codec::Ordered, String>::FITS },
    > as __p::Choice>::Of<__r::codec::Ordered, __p::check::DoesNotFit>;
    type __held_topic = <__p::If<
        { __p::check::OptionProbe::<Topic>::FITS },
    > as __p::Inner<Topic>>::Of;
    struct __by_topic;
    impl __p::as_type::Convert<__held_topic, String, __as_topic> for __by_topic {
        #[inline(always)]
        fn to(__value: &__held_topic) -> impl __p::as_type::Form<String, __as_topic> {
            use __p::check::Fallback as _;
            __p::as_type::Call::<_, _, String>::of(Topic::as_str, __value).result()
        }
        #[inline(always)]
        fn from(__value: String) -> __p::Option<__held_topic> {
            use __p::check::Fallback as _;
            __p::as_type::Made::<
                __held_topic,
            >::made(
                __p::as_type::Call::<_, _, __held_topic>::of(Topic::new, __value)
                    .result(),
            )
        }
    }
    type __codec_topic = __r::codec::Desc<
        <__p::If<
            { __p::check::OptionProbe::<Topic>::FITS },
        > as __p::Inner<Topic>>::Codec<__r::codec::As<String, __as_topic, __by_topic>>,
    >;
    type __ordered_topic = __s::KeepsOrder<
        { <__codec_topic as __r::codec::Codec<Topic>>::NODE.ordered() },
    >;
    const _: () = {
        __p::check::is_field::<[u8; 20]>();
        let _ = __p::check::Probe::<__r::codec::Ordered, [u8; 20]>::decodes;
        __p::check::converts::<__held_author, [u8; 20]>();
        __p::check::field::<
            __codec_author,
            Address,
        >("author", "Address", false, __p::None);
    };
    const _: () = {
        __p::check::is_field::<String>();
        let _ = __p::check::Probe::<
            __r::codec::Desc<__r::codec::Ordered>,
            String,
        >::decodes;
        __p::check::field::<__codec_topic, Topic>("topic", "Topic", true, __p::None);
    };
    impl __p::Key for Post {
        type __Row = __p::Shape<false, 0, { <Post as __p::Key>::__KEY.infallible() }>;
        type __Bucket = __s::OneBucket;
        type __Prefix<__Scan> = __PostPrefix<__Scan>;
        type __Steps = (__past_author, (__past_topic, ()));
        type __Fields = (__f::prefix_of_Post, (__f::author, (__f::topic, ())));
        type __Salted = ();
        const __FIELDS: &'static [__p::Field] = &[
            __p::Field::new(
                "author",
                const {
                    &__p::slot::<__codec_author, Address>(false)
                        .skipped_by(
                            true,
                            |__row, __end| __p::skip::<
                                __codec_author,
                                Address,
                            >(__row, __end),
                        )
                },
            ),
            __p::Field::new(
                "topic",
                const {
                    &__p::slot::<__codec_topic, Topic>(false)
                        .skipped_by(
                            true,
                            |__row, __end| __p::skip::<
                                __codec_topic,
                                Topic,
                            >(__row, __end),
                        )
                },
            ),
        ];
        const __KEY: &'static __r::Layout = &__r::Layout::of(b"", Self::__FIELDS);
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            __row.put::<__codec_author, Address>(&self.author)
                && __row.put::<__codec_topic, Topic>(&self.topic)
        }
    }
    impl<'__row> __p::Read<'__row> for Post {
        #[inline(always)]
        fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
            let __p::Some(__taken_author) = __row.take::<__codec_author, Address>() else {
                return __p::None
            };
            let __p::Some(__taken_topic) = __row.take::<__codec_topic, Topic>() else {
                return __p::None
            };
            __p::Some(Self {
                author: __taken_author,
                topic: __taken_topic,
            })
        }
    }
    impl __r::RowKey for Post {}
    mod fields_of_Post {
        pub enum prefix_of_Post {}
        pub enum author {}
        pub enum topic {}
    }
    use fields_of_Post as __f;
    type __past_author = __s::Plain<()>;
    type __past_topic = __s::Plain<__past_author>;
    /// A scan of `Post`, made by its `prefix()`.
    #[derive(__p::Clone, __p::Debug)]
    #[must_use = "a scan does nothing by itself; call `.range()`, `.ranges()` or `.skip()`"]
    pub struct __PostPrefix<__Scan>(__Scan);
    impl<__Scan: __s::Stage> __PostPrefix<__Scan> {
        /// Fixes `author` to one value.
        pub fn author(
            self,
            value: Address,
        ) -> __p::Outcome<__fits_author, __PostPrefix<__Scan::Fixed<__past_author>>>
        where
            __Scan: __s::After<()>,
        {
            <__fits_author as __p::Choice>::wrap(
                self
                    .0
                    .try_fix::<__past_author, __codec_author, Address>(&value)
                    .map(__PostPrefix),
            )
        }
        /// Bounds `author` by any `RangeBounds`, in the order of the values, even if the rows descend. Values compare as those of the type that `as` names.
        pub fn author_range(
            self,
            bounds: impl __s::Bounds<Address>,
        ) -> __PostPrefix<__Scan::Then<__past_author, __s::OneBound>>
        where
            __Scan: __s::After<()>,
            __ordered_author: __s::Boundable<Self>,
        {
            __PostPrefix(
                self.0.bounded::<__past_author, __codec_author, Address>(bounds),
            )
        }
        /// Bounds `author` by any of several bounds: the union of what `author_range` holds for each.
        pub fn author_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<Address>>,
        ) -> __PostPrefix<__Scan::Then<__past_author, __s::SetsAndBound>>
        where
            __Scan: __s::After<()>,
            __ordered_author: __s::Boundable<Self>,
        {
            __PostPrefix(
                self.0.bounded_in::<__past_author, __codec_author, Address>(bounds),
            )
        }
        /// Restricts `author` to a set of values; those that cannot be encoded match nothing.
        pub fn author_in(
            self,
            values: impl __s::ValueSet<Address>,
        ) -> __PostPrefix<__Scan::Then<__past_author, __s::Sets>>
        where
            __Scan: __s::After<()>,
        {
            __PostPrefix(
                self.0.some::<__past_author, __s::Sets, __codec_author, Address>(values),
            )
        }
        /// Leaves `author` open.
        pub fn author_any(self) -> __PostPrefix<__Scan::Any<__past_author>>
        where
            __Scan: __s::After<()>,
        {
            __PostPrefix(self.0.any::<__past_author>())
        }
        /// Restricts `author` to values that start with `prefix`.
        pub fn author_starts_with<'__value>(
            self,
            prefix: <__array_author as __p::Choice>::Of<
                &'__value [__u8],
                <__as_author as __r::codec::Codec<[u8; 20]>>::Arg<'__value>,
            >,
        ) -> __PostPrefix<__Scan::Then<__past_author, __s::OneBound>>
        where
            __Scan: __s::After<()>,
            <__array_author as __p::Choice>::Of<
                __s::ByteArray<__as_author, [u8; 20]>,
                __codec_author,
            >: __s::StartsWith<
                <__array_author as __p::Choice>::Of<
                    &'__value [__u8],
                    <__as_author as __r::codec::Codec<[u8; 20]>>::Arg<'__value>,
                >,
                Self,
            >,
        {
            __PostPrefix(
                self
                    .0
                    .starting::<
                        __past_author,
                        __s::OneBound,
                        <__array_author as __p::Choice>::Of<
                            __s::ByteArray<__as_author, [u8; 20]>,
                            __codec_author,
                        >,
                        <__array_author as __p::Choice>::Of<
                            &'__value [__u8],
                            <__as_author as __r::codec::Codec<[u8; 20]>>::Arg<'__value>,
                        >,
                        Self,
                    >(&prefix),
            )
        }
        /// Restricts `author` to values that start with any of `prefixes`.
        pub fn author_starts_with_in<'__value>(
            self,
            prefixes: impl __s::ValueSet<
                <__array_author as __p::Choice>::Of<
                    &'__value [__u8],
                    <__as_author as __r::codec::Codec<[u8; 20]>>::Arg<'__value>,
                >,
            >,
        ) -> __PostPrefix<__Scan::Then<__past_author, __s::SetsAndBound>>
        where
            __Scan: __s::After<()>,
            <__array_author as __p::Choice>::Of<
                __s::ByteArray<__as_author, [u8; 20]>,
                __codec_author,
            >: __s::StartsWith<
                <__array_author as __p::Choice>::Of<
                    &'__value [__u8],
                    <__as_author as __r::codec::Codec<[u8; 20]>>::Arg<'__value>,
                >,
                Self,
            >,
        {
            __PostPrefix(
                self
                    .0
                    .starting_in::<
                        __past_author,
                        __s::SetsAndBound,
                        <__array_author as __p::Choice>::Of<
                            __s::ByteArray<__as_author, [u8; 20]>,
                            __codec_author,
                        >,
                        <__array_author as __p::Choice>::Of<
                            &'__value [__u8],
                            <__as_author as __r::codec::Codec<[u8; 20]>>::Arg<'__value>,
                        >,
                        Self,
                    >(prefixes),
            )
        }
        /// Bounds `author` by a scan of its own fields.
        pub fn author_prefix<
            __P: __s::PrefixOf<
                    <__p::If<
                        { __p::check::OptionProbe::<Address>::FITS },
                    > as __p::Choice>::Of<__p::Option<[u8; 20]>, [u8; 20]>,
                >,
        >(
            self,
            prefix: __P,
        ) -> __PostPrefix<
            __s::Nested<
                __P,
                <__p::If<
                    { __p::check::OptionProbe::<Address>::FITS },
                > as __p::Choice>::Of<__p::Option<[u8; 20]>, [u8; 20]>,
                __Scan,
                __past_author,
            >,
        >
        where
            __Scan: __s::After<()>,
        {
            __PostPrefix(
                self.0.nested::<__past_author, __P::Extent>(prefix.constraint()),
            )
        }
        /// Fixes `topic` to one value.
        pub fn topic(self, value: Topic) -> __PostPrefix<__Scan::Fixed<__past_topic>>
        where
            __Scan: __s::After<__past_author>,
        {
            __PostPrefix(self.0.fix::<__past_topic, __codec_topic, Topic>(&value))
        }
        /// Bounds `topic` by any `RangeBounds`, in the order of the values, even if the rows descend. Values compare as those of the type that `as` names.
        pub fn topic_range(
            self,
            bounds: impl __s::Bounds<Topic>,
        ) -> __PostPrefix<__Scan::Then<__past_topic, __s::OneBound>>
        where
            __Scan: __s::After<__past_author>,
            __ordered_topic: __s::Boundable<Self>,
        {
            __PostPrefix(self.0.bounded::<__past_topic, __codec_topic, Topic>(bounds))
        }
        /// Bounds `topic` by any of several bounds: the union of what `topic_range` holds for each.
        pub fn topic_range_in(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<Topic>>,
        ) -> __PostPrefix<__Scan::Then<__past_topic, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_author>,
            __ordered_topic: __s::Boundable<Self>,
        {
            __PostPrefix(self.0.bounded_in::<__past_topic, __codec_topic, Topic>(bounds))
        }
        /// Restricts `topic` to a set of values; those that cannot be encoded match nothing.
        pub fn topic_in(
            self,
            values: impl __s::ValueSet<Topic>,
        ) -> __PostPrefix<__Scan::Then<__past_topic, __s::Sets>>
        where
            __Scan: __s::After<__past_author>,
        {
            __PostPrefix(
                self.0.some::<__past_topic, __s::Sets, __codec_topic, Topic>(values),
            )
        }
        /// Leaves `topic` open.
        pub fn topic_any(self) -> __PostPrefix<__Scan::Any<__past_topic>>
        where
            __Scan: __s::After<__past_author>,
        {
            __PostPrefix(self.0.any::<__past_topic>())
        }
        /// Restricts `topic` to values that start with `prefix`.
        pub fn topic_starts_with<'__value>(
            self,
            prefix: &'__value __p::primitive::str,
        ) -> __PostPrefix<__Scan::Then<__past_topic, __s::OneBound>>
        where
            __Scan: __s::After<__past_author>,
            __codec_topic: __s::StartsWith<&'__value __p::primitive::str, Self>,
        {
            __PostPrefix(
                self
                    .0
                    .starting::<
                        __past_topic,
                        __s::OneBound,
                        __codec_topic,
                        &'__value __p::primitive::str,
                        Self,
                    >(&prefix),
            )
        }
        /// Restricts `topic` to values that start with any of `prefixes`.
        pub fn topic_starts_with_in<'__value>(
            self,
            prefixes: impl __s::ValueSet<&'__value __p::primitive::str>,
        ) -> __PostPrefix<__Scan::Then<__past_topic, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_author>,
            __codec_topic: __s::StartsWith<&'__value __p::primitive::str, Self>,
        {
            __PostPrefix(
                self
                    .0
                    .starting_in::<
                        __past_topic,
                        __s::SetsAndBound,
                        __codec_topic,
                        &'__value __p::primitive::str,
                        Self,
                    >(prefixes),
            )
        }
        __p::ends! {
            __Scan
        }
    }
    impl<__S: __s::Stage<Key = Post>> __s::PrefixOf<Post> for __PostPrefix<__S> {
        type Bucket = __S::Bucket;
        type Extent = __S::Extent;
        fn constraint(self) -> __s::Constraint {
            __s::Constraint::Key(self.0.fields())
        }
    }
    impl Post {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        const LEN: __r::VariableWidth = __r::VariableWidth;
        /// The layout of a row; `Display` draws it.
        const LAYOUT: &'static __r::Layout = __p::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        const FINGERPRINT: __u64 = __p::layout::<Self>().fingerprint();
        /** The encoded key: `[author *][topic *]`; [`LAYOUT`](Self::LAYOUT) says what the bytes mean.

 An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that cannot be encoded.*/
        #[inline]
        fn encode(&self) -> __r::Encoded<Self> {
            __p::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        fn encode_into(&self, row: &mut __p::Vec<__u8>) -> __r::EncodedInto<Self> {
            __p::encode_into(self, row)
        }
        /// Decodes a row: `[author *][topic *]`. Fails if the bytes are not exactly the row of some key: the error names the field and the offset.
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
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `Post::prefix().author(..).topic_range(..).range()`.
        #[inline(always)]
        fn prefix() -> __PostPrefix<__s::Start<Post>> {
            __PostPrefix(__s::start())
        }
        /// Decodes `author` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_author(row: &[__u8]) -> __p::Result<Address, __r::DecodeError> {
            __p::decode_field::<Post, __codec_author, Address>(row, 0)
        }
        /// Decodes `topic` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        fn decode_topic(row: &[__u8]) -> __p::Result<Topic, __r::DecodeError> {
            __p::decode_field::<Post, __codec_topic, Topic>(row, 1)
        }
    }
};
