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
    const _: () = __p::check::kind(
        &<Table<'static> as __p::Key>::__KEY.kinds,
        0usize,
        <MessageKey<'static> as __p::Key>::__KEY,
        false,
    );
    const _: () = __p::check::kind(
        &<Table<'static> as __p::Key>::__KEY.kinds,
        1usize,
        <UserKey as __p::Key>::__KEY,
        false,
    );
    impl<'a> __p::Key for Table<'a> {
        type __Row = __p::Shape<false, 0, false>;
        type __Bucket = __s::OneBucket;
        type __Prefix<__Scan> = ();
        type __Steps = ();
        type __Fields = ();
        type __Salted = ();
        const __KEY: &'static __r::Layout = &__r::Layout::of_kinds(const {
            &[
                __p::LayoutKind::of(
                    "Message",
                    b"msg/",
                    <MessageKey<'static> as __p::Key>::__SALT,
                    <MessageKey<'static> as __p::Key>::__KEY,
                    __p::Some(99),
                ),
                __p::LayoutKind::of(
                    "User",
                    b"user/",
                    <UserKey as __p::Key>::__SALT,
                    <UserKey as __p::Key>::__KEY,
                    __p::Some(99),
                ),
            ]
        });
        const __KINDS: &'static [__p::LayoutKind] = &[
            Self::__KEY.kinds()[0].inside(),
            Self::__KEY.kinds()[1].inside(),
        ];
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            match self {
                Self::Message(__key) => __row.put_kind(__key, 0),
                Self::User(__key) => __row.put_kind(__key, 1),
            }
        }
    }
    impl<'__row> __p::Read<'__row> for Table<'__row> {
        #[inline(always)]
        fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
            if __row.is_kind(0) {
                return __row.take_kind(0).map(Self::Message);
            }
            if __row.is_kind(1) {
                return __row.take_kind(1).map(Self::User);
            }
            __p::None
        }
    }
    /// Scans of `Table`, made by its `prefix()`.
    #[derive(__p::Clone, __p::Debug)]
    #[must_use = "a scan does nothing by itself; call `.ranges()`, `.skip()` or the function of a kind"]
    pub struct __TablePrefix(());
    impl __TablePrefix {
        /// All rows of the kind `Message`, whose prefix is `msg/`.
        #[inline]
        pub fn mail(
            self,
        ) -> __s::KindScan<Table<'static>, <MessageKey<'static> as __p::Key>::__Bucket> {
            __s::all_of_kind::<Table<'static>, _, 0>()
        }
        /// The rows of the kind `Message` that a scan of its own key matches: `MessageKey<'a>::prefix()..`.
        #[inline]
        pub fn mail_prefix<__Prefix: __s::PrefixOf<MessageKey<'static>>>(
            self,
            prefix: __Prefix,
        ) -> __s::KindScan<Table<'static>, __Prefix::Bucket, __Prefix::Extent> {
            __s::some_of_kind::<
                Table<'static>,
                MessageKey<'static>,
                __Prefix,
                _,
                0,
            >(prefix)
        }
        /// All rows of the kind `User`, whose prefix is `user/`.
        #[inline]
        pub fn user(
            self,
        ) -> __s::KindScan<Table<'static>, <UserKey as __p::Key>::__Bucket> {
            __s::all_of_kind::<Table<'static>, _, 1>()
        }
        /// The rows of the kind `User` that a scan of its own key matches: `UserKey::prefix()..`.
        #[inline]
        pub fn user_prefix<__Prefix: __s::PrefixOf<UserKey>>(
            self,
            prefix: __Prefix,
        ) -> __s::KindScan<Table<'static>, __Prefix::Bucket, __Prefix::Extent> {
            __s::some_of_kind::<Table<'static>, UserKey, __Prefix, _, 1>(prefix)
        }
        /// All rows of all kinds, and no others: one range per kind in each salt bucket. Ranges
        /// that touch are joined.
        #[inline]
        pub fn ranges(self) -> __r::KeyRanges {
            __s::all_kinds(<Table<'static> as __p::Key>::__KEY)
        }
        /// The same as a skip scan.
        #[inline]
        pub fn skip(self) -> __r::SkipScan {
            __s::skip_kinds(<Table<'static> as __p::Key>::__KEY)
        }
    }
    impl<'a> Table<'a> {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        pub const LEN: __r::VariableWidth = __r::VariableWidth;
        /// The layout of a row; `Display` draws it.
        pub const LAYOUT: &'static __r::Layout = __p::layout::<Table<'static>>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        pub const FINGERPRINT: __u64 = __p::layout::<Table<'static>>().fingerprint();
        /** The encoded key; in a `Result` if a field of some variant has values that cannot be encoded.

 ```text
 Message: 'msg/', then MessageKey<'a>
 User: 'user/', then UserKey
 ```*/
        #[inline]
        pub fn encode(&self) -> __p::Result<__r::KeyBuf, __r::EncodeError> {
            __p::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        pub fn encode_into(
            &self,
            row: &mut __p::Vec<__u8>,
        ) -> __p::Result<(), __r::EncodeError> {
            __p::encode_into(self, row)
        }
        /** Decodes a row, as the variant that its prefix picks.

 # Errors
 When the bytes are not exactly the row of some key; the error names the kind, the field, the offset, what was found and what was expected.*/
        #[inline]
        pub fn decode<'__row>(
            row: &'__row [__u8],
        ) -> __p::Result<Table<'__row>, __r::DecodeError> {
            __r::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        pub fn explain(row: &[__u8]) -> __r::Explanation {
            __p::explain_key(<Table<'static> as __p::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor returns. `None` if the row ends earlier.
        #[inline]
        pub fn prefix_len(field: __usize, row: &[__u8]) -> __p::Option<__usize> {
            <Table<'static> as __p::Key>::__KEY.prefix_len(field, row)
        }
        /** Scans, kind by kind. The rows of a kind begin with its prefix:

 | kind | prefix | its bytes | then the fields of |
 |---|---|---|---|
 | `Message` | `msg/` | `6D 73 67 2F` | [`MessageKey<'a>`](MessageKey::encode) |
 | `User` | `user/` | `75 73 65 72 2F` | [`UserKey`](UserKey::encode) |*/
        #[allow(rustdoc::broken_intra_doc_links, rustdoc::private_intra_doc_links)]
        #[inline]
        pub fn prefix() -> __TablePrefix {
            __TablePrefix(())
        }
        /// The split points of a new table: the bucket boundaries of a salted enum, else the first row of each kind but
        /// the first.
        pub fn split_points() -> __p::Vec<__p::Vec<__u8>> {
            <Table<'static> as __p::Key>::__KEY.split_points()
        }
    }
    impl<'a> __p::From<UserKey> for Table<'a> {
        #[inline]
        fn from(__key: UserKey) -> Self {
            Self::User(__key)
        }
    }
    impl<'a> __p::TryFrom<Table<'a>> for UserKey {
        type Error = Table<'a>;
        #[inline]
        fn try_from(__key: Table<'a>) -> __p::Result<Self, Table<'a>> {
            match __key {
                Table::User(__key) => __p::Ok(__key),
                __other => __p::Err(__other),
            }
        }
    }
    impl<'a> __p::From<MessageKey<'a>> for Table<'a> {
        #[inline]
        fn from(__key: MessageKey<'a>) -> Self {
            Self::Message(__key)
        }
    }
    impl<'a> __p::TryFrom<Table<'a>> for MessageKey<'a> {
        type Error = Table<'a>;
        #[inline]
        fn try_from(__key: Table<'a>) -> __p::Result<Self, Table<'a>> {
            match __key {
                Table::Message(__key) => __p::Ok(__key),
                __other => __p::Err(__other),
            }
        }
    }
    #[automatically_derived]
    impl<'a> __p::Ord for Table<'a> {
        #[inline]
        fn cmp(&self, other: &Self) -> __p::Ordering {
            match (self, other) {
                (Self::Message(a), Self::Message(b)) => {
                    <__r::codec::Ordered as __r::codec::Codec<_>>::compare(a, b)
                }
                (Self::User(a), Self::User(b)) => {
                    <__r::codec::Ordered as __r::codec::Codec<_>>::compare(a, b)
                }
                (a, b) => {
                    let place = |key: &Self| match key {
                        Self::Message(_) => 0usize,
                        Self::User(_) => 1usize,
                    };
                    __p::Ord::cmp(&place(a), &place(b))
                }
            }
        }
    }
    #[automatically_derived]
    impl<'a> __p::PartialOrd for Table<'a> {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __p::Option<__p::Ordering> {
            __p::Some(__p::Ord::cmp(self, other))
        }
    }
    #[automatically_derived]
    impl<'a> __p::PartialEq for Table<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            __p::Ord::cmp(self, other) == __p::Ordering::Equal
        }
    }
    #[automatically_derived]
    impl<'a> __p::Eq for Table<'a> {}
    __p::if_testing! {
        #[automatically_derived] impl __r::testing::TestedKinds for Table < 'static > {
        fn kinds() -> __p::Vec < __r::testing::KindOf < Self >> { use __r::testing:: {
        OfKey as _, OfNoKey as _ }; < __p::Vec < _ > as __p::From < _ >> ::from([(&&
        __r::testing::Variant:: < Self, MessageKey < 'static > > (| kind | match kind {
        Self::Message(key) => __p::Some(key), _ => __p::None })).kind(), (&&
        __r::testing::Variant:: < Self, UserKey > (| kind | match kind { Self::User(key)
        => __p::Some(key), _ => __p::None })).kind()]) } }
    }
};
