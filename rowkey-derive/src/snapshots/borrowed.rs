#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    use ::rowkey::__private::check::Otherwise as _;
    type __codec_mailbox = __rowkey::codec::Desc<__rowkey::codec::Ordered>;
    type __codec_id = <__private::If<
        { __private::check::Probe::<__rowkey::codec::Ordered, MessageId>::FITS },
    > as __private::Choice>::Of<__rowkey::codec::Ordered, __private::check::Unfit>;
    type __fits_id = __private::If<
        { __private::infallible::<__codec_id, MessageId>(false) },
    >;
    type __codec_subject = __rowkey::codec::Ordered;
    const _: () = {
        __private::check::is_field::<MessageId>();
        let _ = __private::check::Probe::<__rowkey::codec::Ordered, MessageId>::decodes;
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
        type __Bucket = __scan::OneBucket;
        type __Prefix<__Scan> = __MessagePrefix<__Scan>;
        type __Steps = (__past_mailbox, (__past_id, (__past_subject, ())));
        type __Fields = (
            fields_of_Message::prefix_of_Message,
            (
                fields_of_Message::mailbox,
                (fields_of_Message::id, (fields_of_Message::subject, ())),
            ),
        );
        type __Salted = ();
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
        const __BORROWS: ::core::primitive::bool = <__codec_id as __rowkey::codec::Codec<
            MessageId,
        >>::BORROWS
            || <__codec_subject as __rowkey::codec::Codec<&'static str>>::BORROWS;
        const __BORROWS_LAST: ::core::primitive::bool = <__codec_subject as __rowkey::codec::Codec<
            &'static str,
        >>::BORROWS_LAST;
        #[inline(always)]
        fn __write<__Sink: __rowkey::codec::Sink>(
            &self,
            __out: &mut __Sink,
            __frame: __private::Frame,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __frame.begin::<Self, _>(__out);
            if let __private::Err(__error) = __private::put::<
                __codec_mailbox,
                Cow<'_, str>,
            >(&self.mailbox, "mailbox", __rowkey::codec::End::Terminator, __out) {
                return __private::Err(__error);
            }
            if let __private::Err(__error) = __private::put::<
                __codec_id,
                MessageId,
            >(&self.id, "id", __rowkey::codec::End::Terminator, __out) {
                return __private::Err(__error);
            }
            if let __private::Err(__error) = __private::put::<
                __codec_subject,
                &'_ str,
            >(&self.subject, "subject", __frame.end(), __out) {
                return __private::Err(__error);
            }
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Message<'__row> {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::codec::Reader<'__row>,
            __frame: __private::Frame,
        ) -> __private::Option<Self> {
            __frame.open::<Self>(__row)?;
            let __private::Some(__f_mailbox) = __private::take::<
                __codec_mailbox,
                Cow<'__row, str>,
            >(__row, __rowkey::codec::End::Terminator) else { return __private::None };
            let __private::Some(__f_id) = __private::take::<
                __codec_id,
                MessageId,
            >(__row, __rowkey::codec::End::Terminator) else { return __private::None };
            let __private::Some(__f_subject) = __private::take::<
                __codec_subject,
                &'__row str,
            >(__row, __frame.end()) else { return __private::None };
            __private::Some(Self {
                mailbox: __f_mailbox,
                id: __f_id,
                subject: __f_subject,
            })
        }
    }
    mod fields_of_Message {
        pub enum prefix_of_Message {}
        pub enum mailbox {}
        pub enum id {}
        pub enum subject {}
    }
    type __past_mailbox = __scan::Plain<()>;
    type __past_id = __scan::Plain<__past_mailbox>;
    type __past_subject = __scan::Plain<__past_id>;
    /// A scan of `Message`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
    pub struct __MessagePrefix<__Scan> {
        scan: __Scan,
    }
    impl<__Scan: __scan::Stage> __MessagePrefix<__Scan> {
        /// Fixes `mailbox` to one value.
        #[inline]
        pub fn mailbox<'__value>(
            self,
            value: <__codec_mailbox as __rowkey::codec::Codec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Fixed<__past_mailbox>>
        where
            __Scan: __scan::After<()>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .fix::<
                        __past_mailbox,
                        __codec_mailbox,
                        <__codec_mailbox as __rowkey::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >(&value),
            }
        }
        /// Bounds `mailbox` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn mailbox_range<'__value>(
            self,
            bounds: impl __scan::Bounds<
                <__codec_mailbox as __rowkey::codec::Codec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Bounded<__past_mailbox>>
        where
            __Scan: __scan::After<()>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .bounded::<
                        __past_mailbox,
                        __codec_mailbox,
                        <__codec_mailbox as __rowkey::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >(bounds),
            }
        }
        /// Restricts `mailbox` to a set of values; those that cannot be encoded match nothing.
        pub fn mailbox_in<'__value>(
            self,
            values: impl __scan::ValueSet<
                <__codec_mailbox as __rowkey::codec::Codec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_mailbox, __scan::Sets>>
        where
            __Scan: __scan::After<()>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .some::<
                        __past_mailbox,
                        __codec_mailbox,
                        <__codec_mailbox as __rowkey::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                    >(values),
            }
        }
        /// Leaves `mailbox` open.
        pub fn mailbox_any(self) -> __MessagePrefix<__Scan::Any<__past_mailbox>>
        where
            __Scan: __scan::After<()>,
        {
            __MessagePrefix {
                scan: self.scan.any::<__past_mailbox>(),
            }
        }
        /// Bounds `mailbox` by its first bytes.
        pub fn mailbox_starts_with<'__value>(
            self,
            prefix: <__codec_mailbox as __rowkey::codec::Codec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Bounded<__past_mailbox>>
        where
            __Scan: __scan::After<()>,
            __codec_mailbox: __scan::StartsWith<
                <__codec_mailbox as __rowkey::codec::Codec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .starting::<
                        __past_mailbox,
                        __codec_mailbox,
                        <__codec_mailbox as __rowkey::codec::Codec<
                            Cow<'__value, str>,
                        >>::Arg<'__value>,
                        Self,
                    >(&prefix),
            }
        }
        /// Fixes `id` to one value.
        #[inline]
        pub fn id<'__value>(
            self,
            value: <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
        ) -> __private::Outcome<__fits_id, __MessagePrefix<__Scan::Fixed<__past_id>>>
        where
            __Scan: __scan::After<__past_mailbox>,
        {
            <__fits_id as __private::Choice>::wrap(
                self
                    .scan
                    .try_fix::<
                        __past_id,
                        __codec_id,
                        <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
                    >(&value)
                    .map(|scan| __MessagePrefix { scan }),
            )
        }
        /// Bounds `id` by any `RangeBounds`, in its own order whatever its direction in the row. A nested key compares as its rows do.
        pub fn id_range<'__value>(
            self,
            bounds: impl __scan::Bounds<
                <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Bounded<__past_id>>
        where
            __Scan: __scan::After<__past_mailbox>,
            __scan::KeepsOrder<
                { __private::ordered::<__codec_id, MessageId>() },
            >: __scan::Boundable<Self>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .bounded::<
                        __past_id,
                        __codec_id,
                        <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
                    >(bounds),
            }
        }
        /// Restricts `id` to a set of values; those that cannot be encoded match nothing.
        pub fn id_in<'__value>(
            self,
            values: impl __scan::ValueSet<
                <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__Scan::Then<__past_id, __scan::Sets>>
        where
            __Scan: __scan::After<__past_mailbox>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .some::<
                        __past_id,
                        __codec_id,
                        <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
                    >(values),
            }
        }
        /// Leaves `id` open.
        pub fn id_any(self) -> __MessagePrefix<__Scan::Any<__past_id>>
        where
            __Scan: __scan::After<__past_mailbox>,
        {
            __MessagePrefix {
                scan: self.scan.any::<__past_id>(),
            }
        }
        /// Bounds `id` by its first bytes.
        pub fn id_starts_with<'__value>(
            self,
            prefix: <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
        ) -> __MessagePrefix<__Scan::Bounded<__past_id>>
        where
            __Scan: __scan::After<__past_mailbox>,
            __codec_id: __scan::StartsWith<
                <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .starting::<
                        __past_id,
                        __codec_id,
                        <__codec_id as __rowkey::codec::Codec<MessageId>>::Arg<'__value>,
                        Self,
                    >(&prefix),
            }
        }
        /// Bounds `id` by a scan of its own fields.
        pub fn id_prefix<__P: __scan::PrefixOf<MessageId>>(
            self,
            prefix: __P,
        ) -> __MessagePrefix<__scan::Nested<__P, MessageId, __Scan, __past_id>>
        where
            __Scan: __scan::After<__past_mailbox>,
        {
            __MessagePrefix {
                scan: __scan::Stage::nested::<
                    __Scan,
                    __past_id,
                >(prefix.scan(), self.scan),
            }
        }
        /// Fixes `subject` to one value.
        #[inline]
        pub fn subject<'__value>(
            self,
            value: &'__value str,
        ) -> __MessagePrefix<__Scan::Fixed<__past_subject>>
        where
            __Scan: __scan::After<__past_id>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .fix::<__past_subject, __codec_subject, &'__value str>(&value),
            }
        }
        /// Bounds `subject` by any `RangeBounds`, in its own order whatever its direction in the row.
        pub fn subject_range<'__value>(
            self,
            bounds: impl __scan::Bounds<&'__value str>,
        ) -> __MessagePrefix<__Scan::Bounded<__past_subject>>
        where
            __Scan: __scan::After<__past_id>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .bounded::<__past_subject, __codec_subject, &'__value str>(bounds),
            }
        }
        /// Restricts `subject` to a set of values; those that cannot be encoded match nothing.
        pub fn subject_in<'__value>(
            self,
            values: impl __scan::ValueSet<&'__value str>,
        ) -> __MessagePrefix<__Scan::Then<__past_subject, __scan::Sets>>
        where
            __Scan: __scan::After<__past_id>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .some::<__past_subject, __codec_subject, &'__value str>(values),
            }
        }
        /// Leaves `subject` open.
        pub fn subject_any(self) -> __MessagePrefix<__Scan::Any<__past_subject>>
        where
            __Scan: __scan::After<__past_id>,
        {
            __MessagePrefix {
                scan: self.scan.any::<__past_subject>(),
            }
        }
        /// Bounds `subject` by its first bytes.
        pub fn subject_starts_with<'__value>(
            self,
            prefix: &'__value str,
        ) -> __MessagePrefix<__Scan::Bounded<__past_subject>>
        where
            __Scan: __scan::After<__past_id>,
        {
            __MessagePrefix {
                scan: self
                    .scan
                    .starting::<
                        __past_subject,
                        __codec_subject,
                        &'__value str,
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
    impl<
        __Scan: __scan::Stage<Key = Message<'static>>,
    > __scan::PrefixOf<Message<'static>> for __MessagePrefix<__Scan> {
        type Scan = __Scan;
        fn scan(self) -> __Scan {
            self.scan
        }
    }
    impl<'a> Message<'a> {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        pub const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The layout of a row; `Display` draws it.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<
            Message<'static>,
        >();
        /// A number that changes when the encoding, its domain or the name of a field does.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<
            Message<'static>,
        >();
        /** The encoded key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 3 | `prefix` | always `msg` |  |
 | 3 | \* | `mailbox` | text, ended by `00`, `00` as `01 01`, `01` as `01 02`, complemented | descending |
 | \* | \* | `id` | as its type says |  |
 | \* | \* | `subject` | text, to the end of the row | ascending |

 [`LAYOUT`](Self::LAYOUT) also has what only a type, an alias or a codec decides.

 An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that cannot be encoded.*/
        #[inline]
        pub fn encode(&self) -> __rowkey::Encoded<Self> {
            __private::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        pub fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __rowkey::EncodedInto<Self> {
            __private::encode_into(self, row)
        }
        /** Decodes a row: `[prefix 3][mailbox *][id *][subject *]`.

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the byte offset, what was found and what was expected.*/
        #[inline]
        pub fn decode<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Message<'__row>, __rowkey::DecodeError> {
            __rowkey::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        pub fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_key(<Message<'static> as __private::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor cuts. `None` if the row ends earlier.
        #[inline]
        pub fn prefix_len(
            field: ::core::primitive::usize,
            row: &[::core::primitive::u8],
        ) -> __private::Option<::core::primitive::usize> {
            <Message<'static> as __private::Key>::__KEY.prefix_len(field, row)
        }
        /// Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `Message::prefix().mailbox(..).id(..).subject_range(..).range()`.
        #[inline(always)]
        pub fn prefix() -> __MessagePrefix<__scan::Start<Message<'static>>> {
            __MessagePrefix {
                scan: __scan::start(),
            }
        }
        /// Decodes `mailbox` alone: earlier fields are read only if their width varies, later fields not at all.
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
        /// Decodes `id` alone: earlier fields are read only if their width varies, later fields not at all.
        #[inline]
        pub fn decode_id<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<MessageId, __rowkey::DecodeError> {
            __private::decode_field::<Message<'static>, __codec_id, MessageId>(row, 1)
        }
        /// Decodes `subject` alone: earlier fields are read only if their width varies, later fields not at all.
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
            let order = <__codec_mailbox as __rowkey::codec::Codec<
                _,
            >>::compare(&self.mailbox, &other.mailbox);
            if order != __private::Ordering::Equal {
                return order;
            }
            let order = <__codec_id as __rowkey::codec::Codec<
                _,
            >>::compare(&self.id, &other.id);
            if order != __private::Ordering::Equal {
                return order;
            }
            <__codec_subject as __rowkey::codec::Codec<
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
