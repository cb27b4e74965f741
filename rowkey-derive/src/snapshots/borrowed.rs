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
    type __codec_mailbox = __r::codec::Desc<__r::codec::Ordered>;
    type __codec_id = <__p::If<
        { __p::check::Probe::<__r::codec::Ordered, MessageId>::FITS },
    > as __p::Choice>::Of<__r::codec::Ordered, __p::check::DoesNotFit>;
    type __fits_id = __p::If<{ __p::check::infallible::<__codec_id, MessageId>(false) }>;
    type __ordered_id = __s::KeepsOrder<
        { <__codec_id as __r::codec::Codec<MessageId>>::NODE.ordered() },
    >;
    type __array_id = __p::If<
        { <__codec_id as __r::codec::Codec<MessageId>>::NODE.is_bytes() },
    >;
    type __codec_subject = __r::codec::Ordered;
    const _: () = {
        __p::check::is_field::<MessageId>();
        let _ = __p::check::Probe::<__r::codec::Ordered, MessageId>::decodes;
        __p::check::field::<__codec_id, MessageId>("id", "MessageId", false, __p::None);
    };
    const _: () = {
        __p::check::field::<
            __codec_subject,
            &'static str,
        >("subject", "&'a str", true, __p::None);
    };
    impl<'a> __p::Key for Message<'a> {
        type __Row = __p::Shape<
            false,
            0,
            { <Message<'static> as __p::Key>::__KEY.infallible() },
        >;
        type __Bucket = __s::OneBucket;
        type __Prefix<__Scan> = __MessagePrefix<__Scan>;
        type __Steps = (__past_mailbox, (__past_id, (__past_subject, ())));
        type __Fields = (
            __f::prefix_of_Message,
            (__f::mailbox, (__f::id, (__f::subject, ()))),
        );
        type __Salted = ();
        const __FIELDS: &'static [__p::Field] = &[
            __p::field::<__codec_mailbox, Cow<'static, str>>("mailbox", false),
            __p::Field::new(
                "id",
                const {
                    &__p::slot::<__codec_id, MessageId>(false)
                        .skipped_by(
                            false,
                            |__row, __end| __p::skip::<
                                __codec_id,
                                MessageId,
                            >(__row, __end),
                        )
                },
            ),
            __p::field::<__codec_subject, &'static str>("subject", false),
        ];
        const __KEY: &'static __r::Layout = &__r::Layout::of(b"msg", Self::__FIELDS);
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            __row.put::<__codec_mailbox, Cow<'_, str>>(&self.mailbox)
                && __row.put::<__codec_id, MessageId>(&self.id)
                && __row.put::<__codec_subject, &'_ str>(&self.subject)
        }
    }
    impl<'__row> __p::Read<'__row> for Message<'__row> {
        #[inline(always)]
        fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
            let __p::Some(__taken_mailbox) = __row
                .take::<__codec_mailbox, Cow<'__row, str>>() else { return __p::None };
            let __p::Some(__taken_id) = __row.take::<__codec_id, MessageId>() else {
                return __p::None
            };
            let __p::Some(__taken_subject) = __row.take::<__codec_subject, &'__row str>()
            else { return __p::None };
            __p::Some(Self {
                mailbox: __taken_mailbox,
                id: __taken_id,
                subject: __taken_subject,
            })
        }
    }
    mod fields_of_Message {
        pub enum prefix_of_Message {}
        pub enum mailbox {}
        pub enum id {}
        pub enum subject {}
    }
    use fields_of_Message as __f;
    type __past_mailbox = __s::Plain<()>;
    type __past_id = __s::Plain<__past_mailbox>;
    type __past_subject = __s::Plain<__past_id>;
    /// A scan of `Message`, made by its `prefix()`.
    #[derive(__p::Clone, __p::Debug)]
    #[must_use = "a scan does nothing by itself; call `.range()`, `.ranges()` or `.skip()`"]
    pub struct __MessagePrefix<__Scan>(__Scan);
    impl<__Scan: __s::Stage> __MessagePrefix<__Scan> {
        /// Fixes `mailbox` to one value.
        pub fn mailbox<'__value>(
            self,
            value: <__codec_mailbox as __r::codec::Codec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Fixed<__past_mailbox>>
        where
            __Scan: __s::After<()>,
        {
            __MessagePrefix(
                self
                    .0
                    .fix::<
                        __past_mailbox,
                        __codec_mailbox,
                        <__codec_mailbox as __r::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >(&value),
            )
        }
        /// Bounds `mailbox` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn mailbox_range<'__value>(
            self,
            bounds: impl __s::Bounds<
                <__codec_mailbox as __r::codec::Codec<Cow<'__value, str>>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_mailbox, __s::OneBound>>
        where
            __Scan: __s::After<()>,
        {
            __MessagePrefix(
                self
                    .0
                    .bounded::<
                        __past_mailbox,
                        __codec_mailbox,
                        <__codec_mailbox as __r::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >(bounds),
            )
        }
        /// Bounds `mailbox` by any of several bounds: the union of what `mailbox_range` holds for each.
        pub fn mailbox_range_in<'__value>(
            self,
            bounds: impl __p::IntoIterator<
                Item: __s::Bounds<
                        <__codec_mailbox as __r::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_mailbox, __s::SetsAndBound>>
        where
            __Scan: __s::After<()>,
        {
            __MessagePrefix(
                self
                    .0
                    .bounded_in::<
                        __past_mailbox,
                        __codec_mailbox,
                        <__codec_mailbox as __r::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >(bounds),
            )
        }
        /// Restricts `mailbox` to a set of values; those that cannot be encoded match nothing.
        pub fn mailbox_in<'__value>(
            self,
            values: impl __s::ValueSet<
                <__codec_mailbox as __r::codec::Codec<Cow<'__value, str>>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_mailbox, __s::Sets>>
        where
            __Scan: __s::After<()>,
        {
            __MessagePrefix(
                self
                    .0
                    .some::<
                        __past_mailbox,
                        __s::Sets,
                        __codec_mailbox,
                        <__codec_mailbox as __r::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >(values),
            )
        }
        /// Leaves `mailbox` open.
        pub fn mailbox_any(self) -> __MessagePrefix<__Scan::Any<__past_mailbox>>
        where
            __Scan: __s::After<()>,
        {
            __MessagePrefix(self.0.any::<__past_mailbox>())
        }
        /// Restricts `mailbox` to values that start with `prefix`.
        pub fn mailbox_starts_with<'__value>(
            self,
            prefix: <__codec_mailbox as __r::codec::Codec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Then<__past_mailbox, __s::OneBound>>
        where
            __Scan: __s::After<()>,
            __codec_mailbox: __s::StartsWith<
                <__codec_mailbox as __r::codec::Codec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix(
                self
                    .0
                    .starting::<
                        __past_mailbox,
                        __s::OneBound,
                        __codec_mailbox,
                        <__codec_mailbox as __r::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                        Self,
                    >(&prefix),
            )
        }
        /// Restricts `mailbox` to values that start with any of `prefixes`.
        pub fn mailbox_starts_with_in<'__value>(
            self,
            prefixes: impl __s::ValueSet<
                <__codec_mailbox as __r::codec::Codec<Cow<'__value, str>>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_mailbox, __s::SetsAndBound>>
        where
            __Scan: __s::After<()>,
            __codec_mailbox: __s::StartsWith<
                <__codec_mailbox as __r::codec::Codec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix(
                self
                    .0
                    .starting_in::<
                        __past_mailbox,
                        __s::SetsAndBound,
                        __codec_mailbox,
                        <__codec_mailbox as __r::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                        Self,
                    >(prefixes),
            )
        }
        /// Fixes `id` to one value.
        pub fn id<'__value>(
            self,
            value: <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
        ) -> __p::Outcome<__fits_id, __MessagePrefix<__Scan::Fixed<__past_id>>>
        where
            __Scan: __s::After<__past_mailbox>,
        {
            <__fits_id as __p::Choice>::wrap(
                self
                    .0
                    .try_fix::<
                        __past_id,
                        __codec_id,
                        <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                    >(&value)
                    .map(__MessagePrefix),
            )
        }
        /// Bounds `id` by any `RangeBounds`, in the order of the values, even if the rows descend. A nested key compares as its rows do.
        pub fn id_range<'__value>(
            self,
            bounds: impl __s::Bounds<
                <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_id, __s::OneBound>>
        where
            __Scan: __s::After<__past_mailbox>,
            __ordered_id: __s::Boundable<Self>,
        {
            __MessagePrefix(
                self
                    .0
                    .bounded::<
                        __past_id,
                        __codec_id,
                        <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                    >(bounds),
            )
        }
        /// Bounds `id` by any of several bounds: the union of what `id_range` holds for each.
        pub fn id_range_in<'__value>(
            self,
            bounds: impl __p::IntoIterator<
                Item: __s::Bounds<
                        <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                    >,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_id, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_mailbox>,
            __ordered_id: __s::Boundable<Self>,
        {
            __MessagePrefix(
                self
                    .0
                    .bounded_in::<
                        __past_id,
                        __codec_id,
                        <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                    >(bounds),
            )
        }
        /// Restricts `id` to a set of values; those that cannot be encoded match nothing.
        pub fn id_in<'__value>(
            self,
            values: impl __s::ValueSet<
                <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_id, __s::Sets>>
        where
            __Scan: __s::After<__past_mailbox>,
        {
            __MessagePrefix(
                self
                    .0
                    .some::<
                        __past_id,
                        __s::Sets,
                        __codec_id,
                        <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                    >(values),
            )
        }
        /// Leaves `id` open.
        pub fn id_any(self) -> __MessagePrefix<__Scan::Any<__past_id>>
        where
            __Scan: __s::After<__past_mailbox>,
        {
            __MessagePrefix(self.0.any::<__past_id>())
        }
        /// Restricts `id` to values that start with `prefix`.
        pub fn id_starts_with<'__value>(
            self,
            prefix: <__array_id as __p::Choice>::Of<
                &'__value [__u8],
                <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_id, __s::OneBound>>
        where
            __Scan: __s::After<__past_mailbox>,
            <__array_id as __p::Choice>::Of<
                __s::ByteArray<__codec_id, MessageId>,
                __codec_id,
            >: __s::StartsWith<
                <__array_id as __p::Choice>::Of<
                    &'__value [__u8],
                    <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                >,
                Self,
            >,
        {
            __MessagePrefix(
                self
                    .0
                    .starting::<
                        __past_id,
                        __s::OneBound,
                        <__array_id as __p::Choice>::Of<
                            __s::ByteArray<__codec_id, MessageId>,
                            __codec_id,
                        >,
                        <__array_id as __p::Choice>::Of<
                            &'__value [__u8],
                            <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                        >,
                        Self,
                    >(&prefix),
            )
        }
        /// Restricts `id` to values that start with any of `prefixes`.
        pub fn id_starts_with_in<'__value>(
            self,
            prefixes: impl __s::ValueSet<
                <__array_id as __p::Choice>::Of<
                    &'__value [__u8],
                    <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                >,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_id, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_mailbox>,
            <__array_id as __p::Choice>::Of<
                __s::ByteArray<__codec_id, MessageId>,
                __codec_id,
            >: __s::StartsWith<
                <__array_id as __p::Choice>::Of<
                    &'__value [__u8],
                    <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                >,
                Self,
            >,
        {
            __MessagePrefix(
                self
                    .0
                    .starting_in::<
                        __past_id,
                        __s::SetsAndBound,
                        <__array_id as __p::Choice>::Of<
                            __s::ByteArray<__codec_id, MessageId>,
                            __codec_id,
                        >,
                        <__array_id as __p::Choice>::Of<
                            &'__value [__u8],
                            <__codec_id as __r::codec::Codec<MessageId>>::Arg<'__value>,
                        >,
                        Self,
                    >(prefixes),
            )
        }
        /// Bounds `id` by a scan of its own fields.
        pub fn id_prefix<__P: __s::PrefixOf<MessageId>>(
            self,
            prefix: __P,
        ) -> __MessagePrefix<__s::Nested<__P, MessageId, __Scan, __past_id>>
        where
            __Scan: __s::After<__past_mailbox>,
        {
            __MessagePrefix(self.0.nested::<__past_id, __P::Extent>(prefix.constraint()))
        }
        /// Fixes `subject` to one value.
        pub fn subject<'__value>(
            self,
            value: &'__value str,
        ) -> __MessagePrefix<__Scan::Fixed<__past_subject>>
        where
            __Scan: __s::After<__past_id>,
        {
            __MessagePrefix(
                self.0.fix::<__past_subject, __codec_subject, &'__value str>(&value),
            )
        }
        /// Bounds `subject` by any `RangeBounds`, in the order of the values, even if the rows descend.
        pub fn subject_range<'__value>(
            self,
            bounds: impl __s::Bounds<&'__value str>,
        ) -> __MessagePrefix<__Scan::Then<__past_subject, __s::OneBound>>
        where
            __Scan: __s::After<__past_id>,
        {
            __MessagePrefix(
                self.0.bounded::<__past_subject, __codec_subject, &'__value str>(bounds),
            )
        }
        /// Bounds `subject` by any of several bounds: the union of what `subject_range` holds for each.
        pub fn subject_range_in<'__value>(
            self,
            bounds: impl __p::IntoIterator<Item: __s::Bounds<&'__value str>>,
        ) -> __MessagePrefix<__Scan::Then<__past_subject, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_id>,
        {
            __MessagePrefix(
                self
                    .0
                    .bounded_in::<__past_subject, __codec_subject, &'__value str>(bounds),
            )
        }
        /// Restricts `subject` to a set of values; those that cannot be encoded match nothing.
        pub fn subject_in<'__value>(
            self,
            values: impl __s::ValueSet<&'__value str>,
        ) -> __MessagePrefix<__Scan::Then<__past_subject, __s::Sets>>
        where
            __Scan: __s::After<__past_id>,
        {
            __MessagePrefix(
                self
                    .0
                    .some::<
                        __past_subject,
                        __s::Sets,
                        __codec_subject,
                        &'__value str,
                    >(values),
            )
        }
        /// Leaves `subject` open.
        pub fn subject_any(self) -> __MessagePrefix<__Scan::Any<__past_subject>>
        where
            __Scan: __s::After<__past_id>,
        {
            __MessagePrefix(self.0.any::<__past_subject>())
        }
        /// Restricts `subject` to values that start with `prefix`.
        pub fn subject_starts_with<'__value>(
            self,
            prefix: &'__value str,
        ) -> __MessagePrefix<__Scan::Then<__past_subject, __s::OneBound>>
        where
            __Scan: __s::After<__past_id>,
        {
            __MessagePrefix(
                self
                    .0
                    .starting::<
                        __past_subject,
                        __s::OneBound,
                        __codec_subject,
                        &'__value str,
                        Self,
                    >(&prefix),
            )
        }
        /// Restricts `subject` to values that start with any of `prefixes`.
        pub fn subject_starts_with_in<'__value>(
            self,
            prefixes: impl __s::ValueSet<&'__value str>,
        ) -> __MessagePrefix<__Scan::Then<__past_subject, __s::SetsAndBound>>
        where
            __Scan: __s::After<__past_id>,
        {
            __MessagePrefix(
                self
                    .0
                    .starting_in::<
                        __past_subject,
                        __s::SetsAndBound,
                        __codec_subject,
                        &'__value str,
                        Self,
                    >(prefixes),
            )
        }
        __p::ends! {
            __Scan
        }
    }
    impl<__S: __s::Stage<Key = Message<'static>>> __s::PrefixOf<Message<'static>>
    for __MessagePrefix<__S> {
        type Bucket = __S::Bucket;
        type Extent = __S::Extent;
        fn constraint(self) -> __s::Constraint {
            __s::Constraint::Key(self.0.fields())
        }
    }
    impl<'a> Message<'a> {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        pub const LEN: __r::VariableWidth = __r::VariableWidth;
        /// The layout of a row; `Display` draws it.
        pub const LAYOUT: &'static __r::Layout = __p::layout::<Message<'static>>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        pub const FINGERPRINT: __u64 = __p::layout::<Message<'static>>().fingerprint();
        /** The encoded key: `[prefix 3][mailbox *][id *][subject *]`; [`LAYOUT`](Self::LAYOUT) says what the bytes mean.

 An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that cannot be encoded.*/
        #[inline]
        pub fn encode(&self) -> __r::Encoded<Self> {
            __p::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        pub fn encode_into(&self, row: &mut __p::Vec<__u8>) -> __r::EncodedInto<Self> {
            __p::encode_into(self, row)
        }
        /// Decodes a row: `[prefix 3][mailbox *][id *][subject *]`. Fails if the bytes are not exactly the row of some key: the error names the field and the offset.
        #[inline]
        pub fn decode<'__row>(
            row: &'__row [__u8],
        ) -> __p::Result<Message<'__row>, __r::DecodeError> {
            __r::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        pub fn explain(row: &[__u8]) -> __r::Explanation {
            __p::explain_key(<Message<'static> as __p::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor returns. `None` if the row ends earlier.
        #[inline]
        pub fn prefix_len(field: __usize, row: &[__u8]) -> __p::Option<__usize> {
            <Message<'static> as __p::Key>::__KEY.prefix_len(field, row)
        }
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `Message::prefix().mailbox(..).id(..).subject_range(..).range()`.
        #[inline(always)]
        pub fn prefix() -> __MessagePrefix<__s::Start<Message<'static>>> {
            __MessagePrefix(__s::start())
        }
        /// Decodes `mailbox` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_mailbox<'__row>(
            row: &'__row [__u8],
        ) -> __p::Result<Cow<'__row, str>, __r::DecodeError> {
            __p::decode_field::<
                Message<'static>,
                __codec_mailbox,
                Cow<'__row, str>,
            >(row, 0)
        }
        /// Decodes `id` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_id<'__row>(
            row: &'__row [__u8],
        ) -> __p::Result<MessageId, __r::DecodeError> {
            __p::decode_field::<Message<'static>, __codec_id, MessageId>(row, 1)
        }
        /// Decodes `subject` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_subject<'__row>(
            row: &'__row [__u8],
        ) -> __p::Result<&'__row str, __r::DecodeError> {
            __p::decode_field::<Message<'static>, __codec_subject, &'__row str>(row, 2)
        }
    }
    #[automatically_derived]
    impl<'a> __p::Ord for Message<'a> {
        #[inline]
        fn cmp(&self, other: &Self) -> __p::Ordering {
            let order = <__codec_mailbox as __r::codec::Codec<
                _,
            >>::compare(&self.mailbox, &other.mailbox);
            if order != __p::Ordering::Equal {
                return order;
            }
            let order = <__codec_id as __r::codec::Codec<
                _,
            >>::compare(&self.id, &other.id);
            if order != __p::Ordering::Equal {
                return order;
            }
            <__codec_subject as __r::codec::Codec<
                _,
            >>::compare(&self.subject, &other.subject)
        }
    }
    #[automatically_derived]
    impl<'a> __p::PartialOrd for Message<'a> {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __p::Option<__p::Ordering> {
            __p::Some(__p::Ord::cmp(self, other))
        }
    }
    #[automatically_derived]
    impl<'a> __p::PartialEq for Message<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            __p::Ord::cmp(self, other) == __p::Ordering::Equal
        }
    }
    #[automatically_derived]
    impl<'a> __p::Eq for Message<'a> {}
};
