#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    const _: () = __private::check::kind::<
        Table<'static>,
        MessageKey<'static>,
    >(0usize, false);
    const _: () = __private::check::kind::<Table<'static>, UserKey>(1usize, false);
    impl<'a> __private::Key for Table<'a> {
        type __Row = __private::Shape<false, 0, false>;
        type __Bucket = __scan::OneBucket;
        type __Prefix<__Scan> = ();
        type __Steps = ();
        type __Fields = ();
        type __Salted = ();
        const __KEY: &'static __rowkey::Layout = &__rowkey::Layout::of_kinds(
            __private::None,
            const {
                &[
                    __private::LayoutKind::of(
                        "Message",
                        b"msg/",
                        __private::None,
                        <MessageKey<'static> as __private::Key>::__KEY,
                        __private::Some(99),
                    ),
                    __private::LayoutKind::of(
                        "User",
                        b"user/",
                        __private::None,
                        <UserKey as __private::Key>::__KEY,
                        __private::Some(99),
                    ),
                ]
            },
        );
        const __INFALLIBLE: ::core::primitive::bool = <MessageKey<
            'static,
        > as __private::Key>::__INFALLIBLE && <UserKey as __private::Key>::__INFALLIBLE;
        #[inline(always)]
        fn __write<__Sink: __rowkey::codec::Sink>(
            &self,
            __out: &mut __Sink,
            __frame: __private::Frame,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            let __row = __frame.begin::<Self, _>(__out);
            match self {
                Self::Message(__key) => {
                    __private::put_kind(__key, "Message", b"msg/", __out)?
                }
                Self::User(__key) => __private::put_kind(__key, "User", b"user/", __out)?,
            }
            __private::check_len(__row, 99, __out)?;
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Table<'__row> {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::codec::Reader<'__row>,
            __frame: __private::Frame,
        ) -> __private::Option<Self> {
            __frame.open::<Self>(__row)?;
            if __private::is_kind::<Self>(__row, b"msg/") {
                let __key = __private::take_kind(__row, b"msg/")?;
                return __private::Some(Self::Message(__key));
            }
            if __private::is_kind::<Self>(__row, b"user/") {
                let __key = __private::take_kind(__row, b"user/")?;
                return __private::Some(Self::User(__key));
            }
            __private::None
        }
    }
    /// Scans of `Table`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.ranges()` or `.skip()`, or of one kind"]
    pub struct __TablePrefix(());
    impl __TablePrefix {
        /// All rows of the kind `Message`, whose prefix is `msg/`.
        #[inline]
        pub fn mail(
            self,
        ) -> __scan::KindScan<
            Table<'static>,
            <MessageKey<'static> as __private::Key>::__Bucket,
        > {
            __scan::all_of_kind::<Table<'static>, MessageKey<'static>, _, 0>()
        }
        /// The rows of the kind `Message` that a scan of its own key matches: `MessageKey<'a>::prefix()..`.
        #[inline]
        pub fn mail_prefix<__Prefix: __scan::PrefixOf<MessageKey<'static>>>(
            self,
            prefix: __Prefix,
        ) -> __scan::KindScan<
            Table<'static>,
            <__Prefix::Scan as __scan::Stage>::Bucket,
            <__Prefix::Scan as __scan::Stage>::Extent,
        > {
            __scan::some_of_kind::<
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
        ) -> __scan::KindScan<Table<'static>, <UserKey as __private::Key>::__Bucket> {
            __scan::all_of_kind::<Table<'static>, UserKey, _, 1>()
        }
        /// The rows of the kind `User` that a scan of its own key matches: `UserKey::prefix()..`.
        #[inline]
        pub fn user_prefix<__Prefix: __scan::PrefixOf<UserKey>>(
            self,
            prefix: __Prefix,
        ) -> __scan::KindScan<
            Table<'static>,
            <__Prefix::Scan as __scan::Stage>::Bucket,
            <__Prefix::Scan as __scan::Stage>::Extent,
        > {
            __scan::some_of_kind::<Table<'static>, UserKey, __Prefix, _, 1>(prefix)
        }
        /// All rows of all kinds, and nothing in between: one range a kind, in each salt bucket; prefixes that
        /// touch are one range.
        #[inline]
        pub fn ranges(self) -> __rowkey::KeyRanges {
            __scan::all_kinds::<Table<'static>>()
        }
        /// The same as a skip scan.
        #[inline]
        pub fn skip(self) -> __rowkey::SkipScan {
            __scan::skip_kinds::<Table<'static>>()
        }
    }
    impl<'a> Table<'a> {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        pub const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The layout of a row; `Display` draws it.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<
            Table<'static>,
        >();
        /// A number that changes when the encoding, its domain or the name of a field does.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<
            Table<'static>,
        >();
        /** The encoded key; in a `Result` if a field of some variant has values that cannot be encoded.

 ```text
 Message: 'msg/', then MessageKey<'a>
 User: 'user/', then UserKey
 ```*/
        #[inline]
        pub fn encode(
            &self,
        ) -> __private::Result<__rowkey::KeyBuf, __rowkey::EncodeError> {
            __private::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        pub fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __private::encode_into(self, row)
        }
        /** Decodes a row, as the variant that its prefix picks.

 # Errors
 When the bytes are not exactly the row of some key; the error names the kind, the field, the offset, what was found and what was expected.*/
        #[inline]
        pub fn decode<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Table<'__row>, __rowkey::DecodeError> {
            __rowkey::RowKeyRef::decode_ref(row)
        }
        /// Explains a row segment by segment, up to the first fault; never fails, whatever the bytes.
        #[inline]
        pub fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_key(<Table<'static> as __private::Key>::__KEY, row)
        }
        /// The length of the prefix of a row up to a field, counted from 0: what a prefix extractor cuts. `None` if the row ends earlier.
        #[inline]
        pub fn prefix_len(
            field: ::core::primitive::usize,
            row: &[::core::primitive::u8],
        ) -> __private::Option<::core::primitive::usize> {
            <Table<'static> as __private::Key>::__KEY.prefix_len(field, row)
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
        pub fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Table<'static>>()
        }
    }
    impl<'a> __private::From<UserKey> for Table<'a> {
        #[inline]
        fn from(__key: UserKey) -> Self {
            Self::User(__key)
        }
    }
    impl<'a> __private::TryFrom<Table<'a>> for UserKey {
        type Error = Table<'a>;
        #[inline]
        fn try_from(__key: Table<'a>) -> __private::Result<Self, Table<'a>> {
            match __key {
                Table::User(__key) => __private::Ok(__key),
                __other => __private::Err(__other),
            }
        }
    }
    impl<'a> __private::From<MessageKey<'a>> for Table<'a> {
        #[inline]
        fn from(__key: MessageKey<'a>) -> Self {
            Self::Message(__key)
        }
    }
    impl<'a> __private::TryFrom<Table<'a>> for MessageKey<'a> {
        type Error = Table<'a>;
        #[inline]
        fn try_from(__key: Table<'a>) -> __private::Result<Self, Table<'a>> {
            match __key {
                Table::Message(__key) => __private::Ok(__key),
                __other => __private::Err(__other),
            }
        }
    }
    impl<'a> __private::Ord for Table<'a> {
        #[inline]
        fn cmp(&self, other: &Self) -> __private::Ordering {
            match (self, other) {
                (Self::Message(a), Self::Message(b)) => {
                    <__rowkey::codec::Ordered as __rowkey::codec::Codec<
                        _,
                    >>::compare(a, b)
                }
                (Self::User(a), Self::User(b)) => {
                    <__rowkey::codec::Ordered as __rowkey::codec::Codec<
                        _,
                    >>::compare(a, b)
                }
                (a, b) => {
                    let place = |key: &Self| match key {
                        Self::Message(_) => 0usize,
                        Self::User(_) => 1usize,
                    };
                    __private::Ord::cmp(&place(a), &place(b))
                }
            }
        }
    }
    impl<'a> __private::PartialOrd for Table<'a> {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __private::Option<__private::Ordering> {
            __private::Some(__private::Ord::cmp(self, other))
        }
    }
    impl<'a> __private::PartialEq for Table<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> ::core::primitive::bool {
            __private::Ord::cmp(self, other) == __private::Ordering::Equal
        }
    }
    impl<'a> __private::Eq for Table<'a> {}
};
