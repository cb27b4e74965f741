#[doc(hidden)]
#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    use ::rowkey::__private::check::Otherwise as _;
    type __codec_mailbox = __rowkey::Desc<__rowkey::Ordered>;
    type __codec_id = <__private::If<
        { __private::check::Probe::<__rowkey::Ordered, MessageId>::FITS },
    > as __private::Choice>::Of<__rowkey::Ordered, __private::check::Unfit>;
    type __fits_id = __private::If<
        { __private::infallible::<__codec_id, MessageId>(false) },
    >;
    type __codec_subject = __rowkey::Ordered;
    const _: () = {
        __private::check::is_field::<MessageId>();
        let _ = __private::check::Probe::<__rowkey::Ordered, MessageId>::decodes;
        __private::check::field::<
            __codec_id,
            MessageId,
        >("id", "MessageId", false, __private::None);
    };
    const _: () = {
        __private::check::field::<
            __codec_subject,
            &'static str,
        >("subject", "&'a str", true, __private::None);
    };
    impl<'a> __private::Key for Message<'a> {
        type __Row = __private::Shape<
            false,
            0,
            { <Message<'static> as __private::Key>::__INFALLIBLE },
        >;
        type __Bucket = __scan::One;
        type __Prefix<__Scan> = __MessagePrefix<__Scan>;
        type __Steps = (__past_mailbox, (__past_id, (__past_subject, ())));
        const __KEY: &'static __rowkey::Layout = &__rowkey::Layout::of(
            __private::None,
            b"msg",
            const {
                &[
                    __private::field::<
                        __codec_mailbox,
                        Cow<'static, str>,
                    >("mailbox", false),
                    __private::field_with::<
                        __codec_id,
                        MessageId,
                    >(
                        "id",
                        false,
                        |__row, __end| __private::skip::<
                            __codec_id,
                            MessageId,
                        >(__row, __end),
                    ),
                    __private::field::<__codec_subject, &'static str>("subject", false),
                ]
            },
            __private::None,
            __private::None,
        );
        const __INFALLIBLE: ::core::primitive::bool = __private::infallible::<
            __codec_mailbox,
            Cow<'static, str>,
        >(false) && __private::infallible::<__codec_id, MessageId>(false)
            && __private::infallible::<__codec_subject, &'static str>(false);
        const __BORROWS: ::core::primitive::bool = <__codec_id as __rowkey::Codec<
            MessageId,
        >>::BORROWS || <__codec_subject as __rowkey::Codec<&'static str>>::BORROWS;
        const __BORROWS_LAST: ::core::primitive::bool = <__codec_subject as __rowkey::Codec<
            &'static str,
        >>::BORROWS_LAST;
        #[inline(always)]
        fn __write<__Sink: __rowkey::Sink>(
            &self,
            __out: &mut __Sink,
            __place: __private::Place,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __place.begin::<Self, _>(__out);
            __private::put::<
                __codec_mailbox,
                _,
            >(&self.mailbox, "mailbox", __rowkey::End::Mark, __out)?;
            __private::put::<__codec_id, _>(&self.id, "id", __rowkey::End::Mark, __out)?;
            __private::put::<
                __codec_subject,
                _,
            >(&self.subject, "subject", __place.end(), __out)?;
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Message<'__row> {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::Reader<'__row>,
            __place: __private::Place,
        ) -> __private::Option<Self> {
            __place.open::<Self>(__row)?;
            let __f_mailbox = __private::take::<
                __codec_mailbox,
                Cow<'__row, str>,
            >(__row, __rowkey::End::Mark)?;
            let __f_id = __private::take::<
                __codec_id,
                MessageId,
            >(__row, __rowkey::End::Mark)?;
            let __f_subject = __private::take::<
                __codec_subject,
                &'__row str,
            >(__row, __place.end())?;
            __private::Some(Self {
                mailbox: __f_mailbox,
                id: __f_id,
                subject: __f_subject,
            })
        }
    }
    mod __Message {
        pub(super) enum mailbox {}
        pub(super) enum id {}
        pub(super) enum subject {}
    }
    type __past_mailbox = __scan::Plain<1>;
    type __past_id = __scan::Plain<2>;
    type __past_subject = __scan::Plain<3>;
    /// A scan of `Message`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __MessagePrefix<__Scan>(__Scan);
    impl<__F, __P, __A, __S, __B> __scan::Turn<Message<'static>, __F, __P, __A>
    for __MessagePrefix<__scan::Scan<Message<'static>, __A, __S, __B>> {}
    impl<__Scan: __scan::Stage<Key = Message<'static>>> __MessagePrefix<__Scan>
    where
        Self: __scan::Turn<
            Message<'static>,
            __Message::mailbox,
            __scan::prefix,
            __scan::Plain<0>,
        >,
    {
        /// Fixes `mailbox`: rows that have this value there.
        #[inline]
        pub fn mailbox<'__value>(
            self,
            value: <__codec_mailbox as __rowkey::Codec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Fixed<__past_mailbox>> {
            __MessagePrefix(
                __scan::fix::<__Scan, __past_mailbox, __codec_mailbox, _>(self.0, &value),
            )
        }
        /// Bounds `mailbox`, in its own order whatever its direction in the row.
        pub fn mailbox_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<
                <__codec_mailbox as __rowkey::Codec<Cow<'__value, str>>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Bounded<__past_mailbox>> {
            __MessagePrefix(
                __scan::bounded::<
                    __Scan,
                    __past_mailbox,
                    __codec_mailbox,
                    _,
                >(self.0, bounds),
            )
        }
        /// Lets `mailbox` be one of some values; those that cannot be encoded match nothing.
        pub fn mailbox_in<'__value>(
            self,
            values: impl __private::IntoIterator<
                Item = <__codec_mailbox as __rowkey::Codec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_mailbox, __scan::Sets>> {
            __MessagePrefix(
                __scan::some::<
                    __Scan,
                    __past_mailbox,
                    __codec_mailbox,
                    _,
                >(self.0, values),
            )
        }
        /// Leaves `mailbox` open.
        pub fn mailbox_any(self) -> __MessagePrefix<__Scan::Any<__past_mailbox>> {
            __MessagePrefix(__scan::any::<__Scan, __past_mailbox>(self.0))
        }
        /// Bounds `mailbox` by what it starts with.
        pub fn mailbox_starts_with<'__value>(
            self,
            prefix: <__codec_mailbox as __rowkey::Codec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Bounded<__past_mailbox>>
        where
            __codec_mailbox: __scan::StartsWith<
                <__codec_mailbox as __rowkey::Codec<Cow<'__value, str>>>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix(
                __scan::starting::<
                    __Scan,
                    __past_mailbox,
                    __codec_mailbox,
                    _,
                    Self,
                >(self.0, &prefix),
            )
        }
    }
    impl<__Scan: __scan::Stage<Key = Message<'static>>> __MessagePrefix<__Scan>
    where
        Self: __scan::Turn<
            Message<'static>,
            __Message::id,
            __Message::mailbox,
            __past_mailbox,
        >,
    {
        /// Fixes `id`: rows that have this value there.
        #[inline]
        pub fn id<'__value>(
            self,
            value: <__codec_id as __rowkey::Codec<MessageId>>::Arg<'__value>,
        ) -> __private::Outcome<__fits_id, __MessagePrefix<__Scan::Fixed<__past_id>>> {
            <__fits_id as __private::Choice>::wrap(
                __scan::try_fix::<__Scan, __past_id, __codec_id, _>(self.0, &value)
                    .map(__MessagePrefix),
            )
        }
        /// Bounds `id`, in its own order whatever its direction in the row. A nested key compares as its rows do.
        pub fn id_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<
                <__codec_id as __rowkey::Codec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Bounded<__past_id>>
        where
            __scan::Ordered<
                { __private::ordered::<__codec_id, MessageId>() },
            >: __scan::Boundable<Self>,
        {
            __MessagePrefix(
                __scan::bounded::<__Scan, __past_id, __codec_id, _>(self.0, bounds),
            )
        }
        /// Lets `id` be one of some values; those that cannot be encoded match nothing.
        pub fn id_in<'__value>(
            self,
            values: impl __private::IntoIterator<
                Item = <__codec_id as __rowkey::Codec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_id, __scan::Sets>> {
            __MessagePrefix(
                __scan::some::<__Scan, __past_id, __codec_id, _>(self.0, values),
            )
        }
        /// Leaves `id` open.
        pub fn id_any(self) -> __MessagePrefix<__Scan::Any<__past_id>> {
            __MessagePrefix(__scan::any::<__Scan, __past_id>(self.0))
        }
        /// Bounds `id` by what it starts with.
        pub fn id_starts_with<'__value>(
            self,
            prefix: <__codec_id as __rowkey::Codec<MessageId>>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Bounded<__past_id>>
        where
            __codec_id: __scan::StartsWith<
                <__codec_id as __rowkey::Codec<MessageId>>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix(
                __scan::starting::<
                    __Scan,
                    __past_id,
                    __codec_id,
                    _,
                    Self,
                >(self.0, &prefix),
            )
        }
        /// Bounds `id` by a scan of its own fields.
        pub fn id_prefix<__P: __scan::PrefixOf<MessageId>>(
            self,
            prefix: __P,
        ) -> __MessagePrefix<__scan::Nested<__P, MessageId, __Scan, __past_id>> {
            __MessagePrefix(
                __scan::nested::<__Scan, __past_id, MessageId, __P>(self.0, prefix),
            )
        }
    }
    impl<__Scan: __scan::Stage<Key = Message<'static>>> __MessagePrefix<__Scan>
    where
        Self: __scan::Turn<
            Message<'static>,
            __Message::subject,
            __Message::id,
            __past_id,
        >,
    {
        /// Fixes `subject`: rows that have this value there.
        #[inline]
        pub fn subject<'__value>(
            self,
            value: &'__value str,
        ) -> __MessagePrefix<__Scan::Fixed<__past_subject>> {
            __MessagePrefix(
                __scan::fix::<
                    __Scan,
                    __past_subject,
                    __codec_subject,
                    &'__value str,
                >(self.0, &value),
            )
        }
        /// Bounds `subject`, in its own order whatever its direction in the row.
        pub fn subject_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<&'__value str>,
        ) -> __MessagePrefix<__Scan::Bounded<__past_subject>> {
            __MessagePrefix(
                __scan::bounded::<
                    __Scan,
                    __past_subject,
                    __codec_subject,
                    &'__value str,
                >(self.0, bounds),
            )
        }
        /// Lets `subject` be one of some values; those that cannot be encoded match nothing.
        pub fn subject_in<'__value>(
            self,
            values: impl __private::IntoIterator<Item = &'__value str>,
        ) -> __MessagePrefix<__Scan::Then<__past_subject, __scan::Sets>> {
            __MessagePrefix(
                __scan::some::<
                    __Scan,
                    __past_subject,
                    __codec_subject,
                    &'__value str,
                >(self.0, values),
            )
        }
        /// Leaves `subject` open.
        pub fn subject_any(self) -> __MessagePrefix<__Scan::Any<__past_subject>> {
            __MessagePrefix(__scan::any::<__Scan, __past_subject>(self.0))
        }
        /// Bounds `subject` by what it starts with.
        pub fn subject_starts_with<'__value>(
            self,
            prefix: &'__value str,
        ) -> __MessagePrefix<__Scan::Bounded<__past_subject>> {
            __MessagePrefix(
                __scan::starting::<
                    __Scan,
                    __past_subject,
                    __codec_subject,
                    _,
                    Self,
                >(self.0, &prefix),
            )
        }
    }
    impl<__Scan: __scan::Stage<Key = Message<'static>>> __MessagePrefix<__Scan> {
        /// The one range of this scan.
        pub fn range(self) -> __rowkey::KeyRange
        where
            __Scan: __scan::OneStretch<Message<'static>>,
        {
            __scan::Stage::range(self.0)
        }
        /// The ranges of this scan: one for each combination of values; where the salt bucket is open, that many a bucket; none where nothing can match.
        pub fn ranges(self) -> __rowkey::KeyRanges
        where
            __Scan: __scan::HasRanges<Message<'static>>,
        {
            __scan::Stage::ranges(self.0)
        }
        /// This scan as a skip scan, which finds its rows wherever they are.
        pub fn skip(self) -> __rowkey::SkipScan {
            __scan::Stage::skip(self.0)
        }
    }
    impl<
        __Scan: __scan::Stage<Key = Message<'static>>,
    > __scan::PrefixOf<Message<'static>> for __MessagePrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.0
        }
    }
    impl<'a> Message<'a> {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        pub const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The bytes of a row as data; `Display` draws them.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<
            Message<'static>,
        >();
        /// A number that changes when the bytes of a row do, what is refused, or the name of a field.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<
            Message<'static>,
        >();
        /** The row of this key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 3 | `prefix` | always `msg` |  |
 | 3 | \* | `mailbox` | text, ended by `00`, `00` as `01 01`, `01` as `01 02`, complemented | descending |
 | \* | \* | `id` | as its type says |  |
 | \* | \* | `subject` | text, to the end of the row | ascending |

 What an alias, a type or a codec hides from the declaration stands in [`LAYOUT`](Self::LAYOUT).

 An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that do not fit.*/
        #[inline]
        pub fn encode(&self) -> __rowkey::Encoded<Self> {
            __private::encode(self)
        }
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        pub fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __rowkey::EncodedInto<Self> {
            __private::encode_into(self, row)
        }
        /** The key of a row: `[prefix 3][mailbox *][id *][subject *]`.

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the offset, what was found and what was expected.*/
        #[inline]
        pub fn decode<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Message<'__row>, __rowkey::DecodeError> {
            __rowkey::RowKeyRef::decode_ref(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any bytes will do.
        #[inline]
        pub fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_key(<Message<'static> as __private::Key>::__KEY, row)
        }
        /// A scan that asks for fields from left to right: by value, by a bound, by some values, or leaving them open. `Message::prefix().mailbox(..).id(..).subject_range(..).range()`.
        #[inline(always)]
        pub fn prefix() -> __MessagePrefix<__scan::Start<Message<'static>>> {
            __MessagePrefix(__scan::start())
        }
        /// `mailbox` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_mailbox<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Cow<'__row, str>, __rowkey::DecodeError> {
            __private::decode_field::<
                Message<'static>,
                __codec_mailbox,
                Cow<'__row, str>,
            >(row, 0)
        }
        /// `id` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_id<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<MessageId, __rowkey::DecodeError> {
            __private::decode_field::<Message<'static>, __codec_id, MessageId>(row, 1)
        }
        /// `subject` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_subject<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<&'__row str, __rowkey::DecodeError> {
            __private::decode_field::<
                Message<'static>,
                __codec_subject,
                &'__row str,
            >(row, 2)
        }
    }
    impl<'a> __private::Ord for Message<'a> {
        #[inline]
        fn cmp(&self, other: &Self) -> __private::Ordering {
            let order = <__codec_mailbox as __rowkey::Codec<
                _,
            >>::compare(&self.mailbox, &other.mailbox);
            if order != __private::Ordering::Equal {
                return order;
            }
            let order = <__codec_id as __rowkey::Codec<_>>::compare(&self.id, &other.id);
            if order != __private::Ordering::Equal {
                return order;
            }
            <__codec_subject as __rowkey::Codec<
                _,
            >>::compare(&self.subject, &other.subject)
        }
    }
    impl<'a> __private::PartialOrd for Message<'a> {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __private::Option<__private::Ordering> {
            __private::Some(__private::Ord::cmp(self, other))
        }
    }
    impl<'a> __private::PartialEq for Message<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> ::core::primitive::bool {
            __private::Ord::cmp(self, other) == __private::Ordering::Equal
        }
    }
    impl<'a> __private::Eq for Message<'a> {}
};
