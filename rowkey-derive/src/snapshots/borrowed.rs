const _: () = {
    use ::rowkey::{self as __rowkey, __private as __private};
    use ::rowkey::__private::check::Otherwise as _;
    const _: () = {
        let _ = <__rowkey::Ordered as __rowkey::FieldCodec<MessageId>>::FORMAT;
        let _ = __private::check::Probe::<__rowkey::Ordered, MessageId>::decodes;
        __private::check::field(
            "id",
            "MessageId",
            &__private::check::Probe::<__rowkey::Ordered, MessageId>::PROBED_FORMAT,
            false,
            __private::None,
        );
    };
    const _: () = {
        __private::check::field(
            "subject",
            "&'a str",
            &<__rowkey::Ordered as __rowkey::FieldCodec<&'static str>>::FORMAT,
            true,
            __private::None,
        );
    };
};
#[doc(hidden)]
#[allow(
    dead_code,
    deprecated,
    private_interfaces,
    private_bounds,
    non_camel_case_types,
    non_snake_case,
    unused_qualifications,
    clippy::all,
    clippy::pedantic,
    clippy::nursery
)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private as __private};
    use ::rowkey::__private::check::Otherwise as _;
    type __codec_mailbox = __rowkey::Desc<__rowkey::Ordered>;
    type __told_id = __private::check::Told<
        { __private::check::Probe::<__rowkey::Ordered, MessageId>::TOLD },
    >;
    type __codec_id = <__told_id as __private::check::Tells<__rowkey::Ordered>>::Codec;
    type __codec_subject = __rowkey::Ordered;
    enum __Fields {}
    impl<'a> __private::FieldsOf<Message<'a>> for __Fields {
        type List = (
            __private::Field<__codec_mailbox, Cow<'a, str>>,
            __private::Field<__codec_id, MessageId>,
            __private::Field<__codec_subject, &'a str>,
        );
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl<'a> __private::KeyFields for Message<'a> {
        type Spans = __private::NoSpan;
        type Salt = __private::Unsalted;
        type Shape = __private::Varying;
        type Front = __rowkey::KeyBuf;
        type Outcome = __fits_id;
        type Nested = __rowkey::Inner;
        const NAMES: &'static [(
            &'static ::core::primitive::str,
            ::core::primitive::bool,
        )] = &[("mailbox", false), ("id", false), ("subject", false)];
        const FIELDS: &'static [__private::FieldFormat] = __private::fields::<
            Self,
            __Fields,
        >();
        const PREFIX: &'static [::core::primitive::u8] = b"msg";
        #[inline(always)]
        fn each<__Place: __rowkey::Place, __Visit: __private::Visit>(
            &self,
            visit: &mut __Visit,
        ) -> ::core::primitive::bool {
            __private::each::<
                Self,
                __Fields,
                __Place,
                __Visit,
            >((&self.mailbox, &self.id, &self.subject), visit)
        }
        #[inline]
        fn compare_fields(&self, other: &Self) -> __private::Ordering {
            __private::Ord::cmp(self, other)
        }
        #[inline(always)]
        fn skip<'__row>(
            skipping: &mut __private::Skipping<'_, '__row>,
        ) -> ::core::primitive::bool {
            __private::skip::<Message<'__row>, __Fields>(skipping)
        }
    }
    #[doc(hidden)]
    #[automatically_derived]
    impl<'__row> __private::KeyFieldsRead<'__row> for Message<'__row> {
        #[inline(always)]
        fn read<__Place: __rowkey::Place, __Refusal: __private::Refusal>(
            row: &mut __rowkey::Reader<'__row>,
            spans: &mut Self::Spans,
        ) -> __private::Result<Self, __Refusal> {
            match __private::read::<Self, __Fields, __Place, __Refusal>(row, spans) {
                __private::Ok((__0, __1, __2)) => {
                    __private::Ok(Self {
                        mailbox: __0,
                        id: __1,
                        subject: __2,
                    })
                }
                __private::Err(__error) => __private::Err(__error),
            }
        }
    }
    mod __Message {
        pub(super) enum mailbox {}
        pub(super) enum id {}
        pub(super) enum subject {}
    }
    impl __private::KeyField<Message<'static>> for __Message::mailbox {
        type Codec = __codec_mailbox;
        type Value = Cow<'static, str>;
        type Spot = (__rowkey::Inner, __private::One0);
    }
    impl __private::KeyField<Message<'static>> for __Message::id {
        type Codec = __codec_id;
        type Value = MessageId;
        type Spot = (__rowkey::Inner, __private::One1);
    }
    impl __private::KeyField<Message<'static>> for __Message::subject {
        type Codec = __codec_subject;
        type Value = &'static str;
        type Spot = (__rowkey::Last, __private::One2);
    }
    /// A scan of `Message`, made by its `prefix()`.
    #[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
    pub struct __MessagePrefix<__Scan>(__Scan);
    impl<__Scan: ::core::clone::Clone> ::core::clone::Clone for __MessagePrefix<__Scan> {
        #[inline]
        fn clone(&self) -> Self {
            __MessagePrefix(::core::clone::Clone::clone(&self.0))
        }
    }
    impl<__Scan: ::core::fmt::Debug> ::core::fmt::Debug for __MessagePrefix<__Scan> {
        #[inline]
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            ::core::fmt::Debug::fmt(&self.0, f)
        }
    }
    type __fits_id = <__told_id as __private::check::Tells<__rowkey::Ordered>>::Outcome;
    impl __private::FirstTurn<Message<'static>, __Message::mailbox>
    for __MessagePrefix<__private::Scan<Message<'static>, __private::One0>> {}
    impl<
        __Field,
        __Before,
        __Here,
    > __private::Turn<Message<'static>, __Field, __Before, __Here>
    for __MessagePrefix<__private::Scan<Message<'static>, __Here>> {}
    impl<
        __Scan: __private::Steps<Message<'static>, __Message::mailbox>,
    > __MessagePrefix<__Scan>
    where
        Self: __private::FirstTurn<Message<'static>, __Message::mailbox>,
    {
        /// Fixes `mailbox`: rows that have this value there.
        #[inline]
        pub fn mailbox<'__value>(
            self,
            value: <__codec_mailbox as __rowkey::FieldCodec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__private::Scan<Message<'static>, __private::One1>> {
            __MessagePrefix(self.0.fix_always(&value))
        }
        /// Bounds `mailbox`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn mailbox_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<
                <__codec_mailbox as __rowkey::FieldCodec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One0>> {
            __MessagePrefix(self.0.bounded(bounds))
        }
        /// Bounds `mailbox` to some values, and ends the scan: one range a value.
        pub fn mailbox_in<'__value>(
            self,
            values: impl __private::IntoIterator<
                Item = <__codec_mailbox as __rowkey::FieldCodec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
            >,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
        /// Bounds `mailbox` by what it starts with, and ends the scan.
        pub fn mailbox_starts_with<'__value>(
            self,
            prefix: <__codec_mailbox as __rowkey::FieldCodec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One0>>
        where
            __codec_mailbox: __private::StartsWith<
                <__codec_mailbox as __rowkey::FieldCodec<
                    Cow<'__value, str>,
                >>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix(self.0.starting(&prefix, __private::PhantomData::<Self>))
        }
    }
    impl<
        __Scan: __private::Steps<Message<'static>, __Message::id>,
    > __MessagePrefix<__Scan>
    where
        Self: __private::Turn<
            Message<'static>,
            __Message::id,
            __Message::mailbox,
            __private::One1,
        >,
    {
        /// Fixes `id`: rows that have this value there.
        #[inline]
        pub fn id<'__value>(
            self,
            value: <__codec_id as __rowkey::FieldCodec<MessageId>>::Arg<'__value>,
        ) -> <__fits_id as __private::Wrap>::Out<
            __MessagePrefix<__private::Scan<Message<'static>, __private::One2>>,
        > {
            <__fits_id as __private::Wrap>::wrap(self.0.fix(&value).map(__MessagePrefix))
        }
        /// Bounds `id`, in its own order whatever its direction in the row, and ends the scan. A nested key compares as its rows do.
        #[inline]
        pub fn id_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<
                <__codec_id as __rowkey::FieldCodec<MessageId>>::Arg<'__value>,
            >,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One1>>
        where
            __told_id: __private::Bounded<Self>,
        {
            __MessagePrefix(self.0.bounded(bounds))
        }
        /// Bounds `id` to some values, and ends the scan: one range a value.
        pub fn id_in<'__value>(
            self,
            values: impl __private::IntoIterator<
                Item = <__codec_id as __rowkey::FieldCodec<MessageId>>::Arg<'__value>,
            >,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
        /// Bounds `id` by what it starts with, and ends the scan.
        pub fn id_starts_with<'__value>(
            self,
            prefix: <__codec_id as __rowkey::FieldCodec<MessageId>>::Arg<'__value>,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One1>>
        where
            __codec_id: __private::StartsWith<
                <__codec_id as __rowkey::FieldCodec<MessageId>>::Arg<'__value>,
                Self,
            >,
        {
            __MessagePrefix(self.0.starting(&prefix, __private::PhantomData::<Self>))
        }
        /// Bounds `id` by a scan of its own first fields, and ends this scan.
        pub fn id_prefix<__Prefix>(
            self,
            prefix: __Prefix,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One1>>
        where
            __Prefix: __private::PrefixOf<MessageId>,
        {
            __MessagePrefix(self.0.nested(prefix))
        }
    }
    impl<
        __Scan: __private::Steps<Message<'static>, __Message::subject>,
    > __MessagePrefix<__Scan>
    where
        Self: __private::Turn<
            Message<'static>,
            __Message::subject,
            __Message::id,
            __private::One2,
        >,
    {
        /// Fixes `subject`: rows that have this value there.
        #[inline]
        pub fn subject<'__value>(
            self,
            value: &'__value str,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One3>> {
            __MessagePrefix(self.0.fix_last_always(&value))
        }
        /// Bounds `subject`, in its own order whatever its direction in the row, and ends the scan.
        #[inline]
        pub fn subject_range<'__value>(
            self,
            bounds: impl __private::RangeBounds<&'__value str>,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One2>> {
            __MessagePrefix(self.0.bounded(bounds))
        }
        /// Bounds `subject` to some values, and ends the scan: one range a value.
        pub fn subject_in<'__value>(
            self,
            values: impl __private::IntoIterator<Item = &'__value str>,
        ) -> __rowkey::FiniteScan {
            self.0.one_of(values)
        }
        /// Bounds `subject` by what it starts with, and ends the scan.
        pub fn subject_starts_with<'__value>(
            self,
            prefix: &'__value str,
        ) -> __MessagePrefix<__private::Ended<Message<'static>, __private::One2>> {
            __MessagePrefix(self.0.starting(&prefix, __private::PhantomData::<Self>))
        }
    }
    impl<__Scan: __private::ScanOf<Message<'static>>> __MessagePrefix<__Scan> {
        /// The one range of this scan.
        #[inline]
        #[must_use]
        pub fn range(self) -> __rowkey::KeyRange {
            self.0.range()
        }
        /// The ranges of this scan: one a salt bucket where the bucket is open, else one; none where
        /// nothing can match.
        #[inline]
        #[must_use]
        pub fn ranges(self) -> __rowkey::KeyRanges {
            self.0.ranges()
        }
    }
    impl<
        __Scan: __private::ScanOf<Message<'static>>,
    > __private::PrefixOf<Message<'static>> for __MessagePrefix<__Scan> {
        type Scan = __Scan;
        #[inline]
        fn into_scan(self) -> __Scan {
            self.0
        }
    }
    impl<'a> Message<'a> {
        /// Bytes of a row; of type `VariableWidth` where rows differ in length.
        pub const LEN: __rowkey::Len<Self> = __private::len::<Self>();
        /// The bytes of a row as data; `Display` draws them.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<
            Message<'static>,
        >();
        /// A number that changes when the bytes of a row do, or what is refused.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<
            Message<'static>,
        >();
        /** The row of this key:

 | offset | bytes | field | written as | order |
 |---:|---:|---|---|---|
 | 0 | 3 | `prefix` | always `msg` |  |
 | 3 | \* | `mailbox` | text, ended by `00 01`, `00` as `00 FF`, complemented | descending |
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
        /** The key of a row:

 ```text
 [prefix 3][mailbox *][id *][subject *]
 ```

 # Errors
 When the bytes are not exactly the row of some key; the error names the field, the offset, what was found and what was expected.*/
        #[inline]
        pub fn decode<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Message<'__row>, __rowkey::DecodeError> {
            __private::decode(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any
        /// bytes will do.
        #[must_use]
        #[inline]
        pub fn explain<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __rowkey::Explanation {
            __private::explain::<Message<'__row>>(row)
        }
        /** A scan of the rows whose first fields are fixed, from left to right:

 ```text
 Message::prefix().range()
 Message::prefix().mailbox_range(..).range()
 Message::prefix().mailbox(..).range()
 Message::prefix().mailbox(..).id_range(..).range()
 Message::prefix().mailbox(..).id(..).range()
 Message::prefix().mailbox(..).id(..).subject_range(..).range()
 Message::prefix().mailbox(..).id(..).subject(..).range()
 ```*/
        #[inline(always)]
        pub fn prefix() -> __MessagePrefix<
            __private::Scan<Message<'static>, __private::One0>,
        > {
            __MessagePrefix(__private::scan())
        }
    }
    impl<'a> Message<'a> {
        /// `mailbox` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_mailbox<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Cow<'__row, str>, __rowkey::DecodeError> {
            __private::decode_borrowed_field::<
                Message<'static>,
                __Message::mailbox,
                Cow<'__row, str>,
            >(row)
        }
        /// `id` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_id<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<MessageId, __rowkey::DecodeError> {
            __private::decode_borrowed_field::<
                Message<'static>,
                __Message::id,
                MessageId,
            >(row)
        }
        /// `subject` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.
        #[inline]
        pub fn decode_subject<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<&'__row str, __rowkey::DecodeError> {
            __private::decode_borrowed_field::<
                Message<'static>,
                __Message::subject,
                &'__row str,
            >(row)
        }
    }
    /// A mask over rows of `Message`, made by its `fuzzy()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a mask is asked for by `.pairs()`"]
    pub struct __MessageFuzzy<__Any = ()>(__private::Fuzzy<__Any>);
    impl<__Any> __MessageFuzzy<__Any> {
        /// Fixes `mailbox`.
        #[inline]
        pub fn mailbox<'__value>(
            self,
            value: <__codec_mailbox as __rowkey::FieldCodec<
                Cow<'__value, str>,
            >>::Arg<'__value>,
        ) -> Self
        where
            __private::Unplaced: __private::Placed<Self>,
        {
            __MessageFuzzy(
                self.0.fix_always::<Message<'static>, __Message::mailbox, _>(&value),
            )
        }
        /// Fixes `id`.
        #[inline]
        pub fn id<'__value>(
            self,
            value: <__codec_id as __rowkey::FieldCodec<MessageId>>::Arg<'__value>,
        ) -> <__fits_id as __private::Wrap>::Out<Self>
        where
            __private::Unplaced: __private::Placed<Self>,
        {
            <__fits_id as __private::Wrap>::wrap(
                self
                    .0
                    .fix::<Message<'static>, __Message::id, _>(&value)
                    .map(__MessageFuzzy),
            )
        }
        /// Fixes `subject`.
        #[inline]
        pub fn subject<'__value>(self, value: &'__value str) -> Self
        where
            __private::Unplaced: __private::Placed<Self>,
        {
            __MessageFuzzy(
                self.0.fix_always::<Message<'static>, __Message::subject, _>(&value),
            )
        }
        /// The rows and masks of a `FuzzyRowFilter`, one pair for each salt bucket that can hold rows; in a
        /// mask, 0 is a byte that is fixed and 1 one that may be any.
        #[must_use]
        #[inline]
        pub fn pairs(
            self,
        ) -> __private::Vec<
            (
                __private::Vec<::core::primitive::u8>,
                __private::Vec<::core::primitive::u8>,
            ),
        > {
            __private::Fuzzy::pairs::<Message<'static>>(self.0)
        }
    }
    impl<'a> Message<'a> {
        /// A mask over the rows, as HBase's `FuzzyRowFilter` takes it: fix any fields, in any order, then ask for
        /// `.pairs()`. A range reads less; this is for fields behind ones that are not known.
        #[inline]
        pub fn fuzzy() -> __MessageFuzzy {
            __MessageFuzzy(__private::Fuzzy::of::<Message<'static>>())
        }
    }
    #[automatically_derived]
    impl<'a> __private::Ord for Message<'a> {
        #[inline]
        fn cmp(&self, other: &Self) -> __private::Ordering {
            let order = <__codec_mailbox as __rowkey::FieldCodec<
                _,
            >>::compare(&self.mailbox, &other.mailbox);
            if order != __private::Ordering::Equal {
                return order;
            }
            let order = <__codec_id as __rowkey::FieldCodec<
                _,
            >>::compare(&self.id, &other.id);
            if order != __private::Ordering::Equal {
                return order;
            }
            <__codec_subject as __rowkey::FieldCodec<
                _,
            >>::compare(&self.subject, &other.subject)
        }
    }
    #[automatically_derived]
    impl<'a> __private::PartialOrd for Message<'a> {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __private::Option<__private::Ordering> {
            __private::Some(__private::Ord::cmp(self, other))
        }
    }
    #[automatically_derived]
    impl<'a> __private::PartialEq for Message<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> ::core::primitive::bool {
            __private::Ord::cmp(self, other) == __private::Ordering::Equal
        }
    }
    #[automatically_derived]
    impl<'a> __private::Eq for Message<'a> {}
};
