#[allow(unused, deprecated, nonstandard_style, private_bounds, private_interfaces)]
#[allow(single_use_lifetimes, unused_qualifications)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    use ::rowkey::{self as __rowkey, __private, __private::scan as __scan};
    use ::rowkey::__private::check::Otherwise as _;
    const _: () = {
        let _ = <crate::Crc as __rowkey::SaltHash>::NAME;
        __private::check::hash::<
            <__private::If<
                { __private::check::HashProbe::<crate::Crc>::FITS },
            > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
        >();
    };
    const _: () = __private::check::kind::<Table, LogKey>(0usize, true);
    const _: () = __private::check::kind::<Table, MailKey>(1usize, true);
    const _: () = __private::check::kind::<Table, UserKey>(2usize, true);
    const _: () = __private::check::fingerprint::<Table>("Table", 7u64);
    impl __private::Key for Table {
        type __Row = __private::Shape<
            false,
            0,
            { <Table as __private::Key>::__INFALLIBLE },
        >;
        type __Bucket = __scan::Pending;
        type __Prefix<__Scan> = ();
        type __Steps = ();
        type __Fields = ();
        type __Salted = ();
        const __KEY: &'static __rowkey::Layout = &__rowkey::Layout::of_kinds(
            __private::Some(
                __private::Salt::of::<
                    <__private::If<
                        { __private::check::HashProbe::<crate::Crc>::FITS },
                    > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                >(16, 1, false, true),
            ),
            const {
                &[
                    __private::LayoutKind::of(
                        "Log",
                        b"\0l",
                        __private::Some(
                            __private::Salt::of::<
                                <__private::If<
                                    { __private::check::HashProbe::<crate::Crc>::FITS },
                                > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                            >(16, 1, false, true),
                        ),
                        <LogKey as __private::Key>::__KEY,
                        __private::None,
                    ),
                    __private::LayoutKind::of(
                        "UserMail",
                        b"m",
                        __private::Some(
                            __private::Salt::of::<
                                <__private::If<
                                    { __private::check::HashProbe::<crate::Crc>::FITS },
                                > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                            >(16, 1, false, true),
                        ),
                        <MailKey as __private::Key>::__KEY,
                        __private::None,
                    ),
                    __private::LayoutKind::of(
                        "User",
                        b"u",
                        __private::Some(
                            __private::Salt::of::<
                                <__private::If<
                                    { __private::check::HashProbe::<crate::Crc>::FITS },
                                > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                            >(16, 1, false, true),
                        ),
                        <UserKey as __private::Key>::__KEY,
                        __private::None,
                    ),
                ]
            },
        );
        const __INFALLIBLE: ::core::primitive::bool = <LogKey as __private::Key>::__INFALLIBLE
            && <MailKey as __private::Key>::__INFALLIBLE
            && <UserKey as __private::Key>::__INFALLIBLE;
        #[inline(always)]
        fn __write<__Sink: __rowkey::codec::Sink>(
            &self,
            __out: &mut __Sink,
            __frame: __private::Frame,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            let __row = __frame.begin::<Self, _>(__out);
            match self {
                Self::Log(__key) => __private::put_kind(__key, "Log", b"\0l", __out)?,
                Self::UserMail(__key) => {
                    __private::put_kind(__key, "UserMail", b"m", __out)?
                }
                Self::User(__key) => __private::put_kind(__key, "User", b"u", __out)?,
            }
            __frame
                .salt::<
                    Self,
                    <__private::If<
                        { __private::check::HashProbe::<crate::Crc>::FITS },
                    > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                    _,
                >(__row, &[(__row + 1, __rowkey::codec::Sink::position(__out))], __out);
            __private::Ok(())
        }
    }
    impl<'__row> __private::Read<'__row> for Table {
        #[inline(always)]
        fn __read(
            __row: &mut __rowkey::codec::Reader<'__row>,
            __frame: __private::Frame,
        ) -> __private::Option<Self> {
            __frame.open::<Self>(__row)?;
            if __private::is_kind::<Self>(__row, b"\0l") {
                let __key = __private::take_kind(__row, b"\0l")?;
                __frame
                    .check::<
                        Self,
                        <__private::If<
                            { __private::check::HashProbe::<crate::Crc>::FITS },
                        > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                    >(&[(1, __rowkey::codec::Reader::position(__row))], __row)?;
                return __private::Some(Self::Log(__key));
            }
            if __private::is_kind::<Self>(__row, b"m") {
                let __key = __private::take_kind(__row, b"m")?;
                __frame
                    .check::<
                        Self,
                        <__private::If<
                            { __private::check::HashProbe::<crate::Crc>::FITS },
                        > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                    >(&[(1, __rowkey::codec::Reader::position(__row))], __row)?;
                return __private::Some(Self::UserMail(__key));
            }
            if __private::is_kind::<Self>(__row, b"u") {
                let __key = __private::take_kind(__row, b"u")?;
                __frame
                    .check::<
                        Self,
                        <__private::If<
                            { __private::check::HashProbe::<crate::Crc>::FITS },
                        > as __private::Choice>::Of<crate::Crc, __rowkey::Xxh64>,
                    >(&[(1, __rowkey::codec::Reader::position(__row))], __row)?;
                return __private::Some(Self::User(__key));
            }
            __private::None
        }
    }
    impl __rowkey::RowKey for Table {}
    /// Scans of `Table`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.ranges()` or `.skip()`, or of one kind"]
    pub struct __TablePrefix(());
    impl __TablePrefix {
        /// All rows of the kind `Log`, whose prefix is `\x00l`.
        #[inline]
        pub fn log(self) -> __scan::KindScan<Table, __scan::Pending> {
            __scan::all_of_kind::<Table, LogKey, _, 0>()
        }
        /// The rows of the kind `Log` that a scan of its own key matches: `LogKey::prefix()..`.
        #[inline]
        pub fn log_prefix<__Prefix: __scan::PrefixOf<LogKey>>(
            self,
            prefix: __Prefix,
        ) -> __scan::KindScan<
            Table,
            __scan::Pending,
            <__Prefix::Scan as __scan::Stage>::Extent,
        > {
            __scan::some_of_kind::<Table, LogKey, __Prefix, _, 0>(prefix)
        }
        /// All rows of the kind `UserMail`, whose prefix is `m`.
        #[inline]
        pub fn user_mail(self) -> __scan::KindScan<Table, __scan::Pending> {
            __scan::all_of_kind::<Table, MailKey, _, 1>()
        }
        /// The rows of the kind `UserMail` that a scan of its own key matches: `MailKey::prefix()..`.
        #[inline]
        pub fn user_mail_prefix<__Prefix: __scan::PrefixOf<MailKey>>(
            self,
            prefix: __Prefix,
        ) -> __scan::KindScan<
            Table,
            __scan::Pending,
            <__Prefix::Scan as __scan::Stage>::Extent,
        > {
            __scan::some_of_kind::<Table, MailKey, __Prefix, _, 1>(prefix)
        }
        /// All rows of the kind `User`, whose prefix is `u`.
        #[inline]
        pub fn user(self) -> __scan::KindScan<Table, __scan::Pending> {
            __scan::all_of_kind::<Table, UserKey, _, 2>()
        }
        /// The rows of the kind `User` that a scan of its own key matches: `UserKey::prefix()..`.
        #[inline]
        pub fn user_prefix<__Prefix: __scan::PrefixOf<UserKey>>(
            self,
            prefix: __Prefix,
        ) -> __scan::KindScan<
            Table,
            __scan::Pending,
            <__Prefix::Scan as __scan::Stage>::Extent,
        > {
            __scan::some_of_kind::<Table, UserKey, __Prefix, _, 2>(prefix)
        }
        /// All rows of all kinds, and nothing in between: one range a kind, in each salt bucket; prefixes that
        /// touch are one range.
        #[inline]
        pub fn ranges(self) -> __rowkey::KeyRanges {
            __scan::all_kinds::<Table>()
        }
        /// The same as a skip scan.
        #[inline]
        pub fn skip(self) -> __rowkey::SkipScan {
            __scan::skip_kinds::<Table>()
        }
    }
    impl Table {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The layout of a row; `Display` draws it.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Self>();
        /** The encoded key; in a `Result` if a field of some variant has values that cannot be encoded.

 ```text
 A salt first, computed from the whole rest of the row.
 Log: '\x00l', then LogKey
 UserMail: 'm', then MailKey
 User: 'u', then UserKey
 ```*/
        #[inline]
        fn encode(&self) -> __rowkey::Encoded<Self> {
            __private::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __rowkey::EncodedInto<Self> {
            __private::encode_into(self, row)
        }
        /** Decodes a row, as the variant that its prefix picks.

 # Errors
 When the bytes are not exactly the row of some key; the error names the kind, the field, the offset, what was found and what was expected.*/
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
        /** Scans, kind by kind. The rows of a kind begin with its prefix, after the salt:

 | kind | prefix | its bytes | then the fields of |
 |---|---|---|---|
 | `Log` | `\x00l` | `00 6C` | [`LogKey`](LogKey::encode) |
 | `UserMail` | `m` | `6D` | [`MailKey`](MailKey::encode) |
 | `User` | `u` | `75` | [`UserKey`](UserKey::encode) |*/
        #[allow(rustdoc::broken_intra_doc_links, rustdoc::private_intra_doc_links)]
        #[inline]
        fn prefix() -> __TablePrefix {
            __TablePrefix(())
        }
        /// The split points of a new table: the bucket boundaries of a salted enum, else the first row of each kind but
        /// the first.
        fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points::<Table>()
        }
    }
    impl __private::From<UserKey> for Table {
        #[inline]
        fn from(__key: UserKey) -> Self {
            Self::User(__key)
        }
    }
    impl __private::TryFrom<Table> for UserKey {
        type Error = Table;
        #[inline]
        fn try_from(__key: Table) -> __private::Result<Self, Table> {
            match __key {
                Table::User(__key) => __private::Ok(__key),
                __other => __private::Err(__other),
            }
        }
    }
    impl __private::From<MailKey> for Table {
        #[inline]
        fn from(__key: MailKey) -> Self {
            Self::UserMail(__key)
        }
    }
    impl __private::TryFrom<Table> for MailKey {
        type Error = Table;
        #[inline]
        fn try_from(__key: Table) -> __private::Result<Self, Table> {
            match __key {
                Table::UserMail(__key) => __private::Ok(__key),
                __other => __private::Err(__other),
            }
        }
    }
    impl __private::From<LogKey> for Table {
        #[inline]
        fn from(__key: LogKey) -> Self {
            Self::Log(__key)
        }
    }
    impl __private::TryFrom<Table> for LogKey {
        type Error = Table;
        #[inline]
        fn try_from(__key: Table) -> __private::Result<Self, Table> {
            match __key {
                Table::Log(__key) => __private::Ok(__key),
                __other => __private::Err(__other),
            }
        }
    }
};
