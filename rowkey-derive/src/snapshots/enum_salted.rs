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
    const _: () = {
        let _ = <crate::Crc as __r::SaltHash>::NAME;
        __p::check::hash::<
            <__p::If<
                { __p::check::HashProbe::<crate::Crc>::FITS },
            > as __p::Choice>::Of<crate::Crc, __r::Xxh64>,
        >();
    };
    const _: () = __p::check::kind(
        &<Table as __p::Key>::__KEY.kinds,
        0usize,
        <LogKey as __p::Key>::__KEY,
        true,
    );
    const _: () = __p::check::kind(
        &<Table as __p::Key>::__KEY.kinds,
        1usize,
        <MailKey as __p::Key>::__KEY,
        true,
    );
    const _: () = __p::check::kind(
        &<Table as __p::Key>::__KEY.kinds,
        2usize,
        <UserKey as __p::Key>::__KEY,
        true,
    );
    const _: () = __p::check::fingerprint(
        "Table",
        7u64,
        __p::layout::<Table>().fingerprint(),
    );
    impl __p::Key for Table {
        type __Row = __p::Shape<false, 0, { <Table as __p::Key>::__KEY.infallible() }>;
        type __Bucket = __s::Pending;
        type __Prefix<__Scan> = ();
        type __Steps = ();
        type __Fields = ();
        type __Salted = ();
        const __SALT: __p::Option<__p::Salt> = __p::Some(
            __p::Salt::of::<
                <__p::If<
                    { __p::check::HashProbe::<crate::Crc>::FITS },
                > as __p::Choice>::Of<crate::Crc, __r::Xxh64>,
            >(16, 1, false, false, true),
        );
        const __KEY: &'static __r::Layout = &__r::Layout::of_kinds(const {
                &[
                    __p::LayoutKind::of(
                        "Log",
                        b"\0l",
                        Self::__SALT,
                        <LogKey as __p::Key>::__KEY,
                        __p::None,
                    ),
                    __p::LayoutKind::of(
                        "UserMail",
                        b"m",
                        Self::__SALT,
                        <MailKey as __p::Key>::__KEY,
                        __p::None,
                    ),
                    __p::LayoutKind::of(
                        "User",
                        b"u",
                        Self::__SALT,
                        <UserKey as __p::Key>::__KEY,
                        __p::None,
                    ),
                ]
            })
            .salted(Self::__SALT);
        const __KINDS: &'static [__p::LayoutKind] = &[
            Self::__KEY.kinds()[0].inside(),
            Self::__KEY.kinds()[1].inside(),
            Self::__KEY.kinds()[2].inside(),
        ];
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            match self {
                Self::Log(__key) => __row.put_kind(__key, 0),
                Self::UserMail(__key) => __row.put_kind(__key, 1),
                Self::User(__key) => __row.put_kind(__key, 2),
            }
        }
    }
    impl<'__row> __p::Read<'__row> for Table {
        #[inline(always)]
        fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
            if __row.is_kind(0) {
                return __row.take_kind(0).map(Self::Log);
            }
            if __row.is_kind(1) {
                return __row.take_kind(1).map(Self::UserMail);
            }
            if __row.is_kind(2) {
                return __row.take_kind(2).map(Self::User);
            }
            __p::None
        }
    }
    impl __r::RowKey for Table {}
    /// Scans of `Table`, made by its `prefix()`.
    #[derive(__p::Clone, __p::Debug)]
    #[must_use = "a scan does nothing by itself; call `.ranges()`, `.skip()` or the function of a kind"]
    pub struct __TablePrefix(());
    impl __TablePrefix {
        /// All rows of the kind `Log`, whose prefix is `\x00l`.
        #[inline]
        pub fn log(self) -> __s::KindScan<Table, __s::Pending> {
            __s::all_of_kind::<Table, _, 0>()
        }
        /// The rows of the kind `Log` that a scan of its own key matches: `LogKey::prefix()..`.
        #[inline]
        pub fn log_prefix<__Prefix: __s::PrefixOf<LogKey>>(
            self,
            prefix: __Prefix,
        ) -> __s::KindScan<Table, __s::Pending, __Prefix::Extent> {
            __s::some_of_kind::<Table, LogKey, __Prefix, _, 0>(prefix)
        }
        /// All rows of the kind `UserMail`, whose prefix is `m`.
        #[inline]
        pub fn user_mail(self) -> __s::KindScan<Table, __s::Pending> {
            __s::all_of_kind::<Table, _, 1>()
        }
        /// The rows of the kind `UserMail` that a scan of its own key matches: `MailKey::prefix()..`.
        #[inline]
        pub fn user_mail_prefix<__Prefix: __s::PrefixOf<MailKey>>(
            self,
            prefix: __Prefix,
        ) -> __s::KindScan<Table, __s::Pending, __Prefix::Extent> {
            __s::some_of_kind::<Table, MailKey, __Prefix, _, 1>(prefix)
        }
        /// All rows of the kind `User`, whose prefix is `u`.
        #[inline]
        pub fn user(self) -> __s::KindScan<Table, __s::Pending> {
            __s::all_of_kind::<Table, _, 2>()
        }
        /// The rows of the kind `User` that a scan of its own key matches: `UserKey::prefix()..`.
        #[inline]
        pub fn user_prefix<__Prefix: __s::PrefixOf<UserKey>>(
            self,
            prefix: __Prefix,
        ) -> __s::KindScan<Table, __s::Pending, __Prefix::Extent> {
            __s::some_of_kind::<Table, UserKey, __Prefix, _, 2>(prefix)
        }
        /// All rows of all kinds, and no others: one range per kind in each salt bucket. Ranges
        /// that touch are joined.
        #[inline]
        pub fn ranges(self) -> __r::KeyRanges {
            __s::all_kinds(<Table as __p::Key>::__KEY)
        }
        /// The same as a skip scan.
        #[inline]
        pub fn skip(self) -> __r::SkipScan {
            __s::skip_kinds(<Table as __p::Key>::__KEY)
        }
    }
    impl Table {
        /// Width of a row in bytes; of type `VariableWidth` if it varies.
        #[doc(alias("WIDTH", "SIZE"))]
        const LEN: __r::VariableWidth = __r::VariableWidth;
        /// The layout of a row; `Display` draws it.
        const LAYOUT: &'static __r::Layout = __p::layout::<Self>();
        /// A number that changes when the encoding, its domain or the name of a field does.
        const FINGERPRINT: __u64 = __p::layout::<Self>().fingerprint();
        /** The encoded key; in a `Result` if a field of some variant has values that cannot be encoded.

 ```text
 A salt first, computed from everything after the salt.
 Log: '\x00l', then LogKey
 UserMail: 'm', then MailKey
 User: 'u', then UserKey
 ```*/
        #[inline]
        fn encode(&self) -> __r::Encoded<Self> {
            __p::encode(self)
        }
        /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
        #[inline]
        fn encode_into(&self, row: &mut __p::Vec<__u8>) -> __r::EncodedInto<Self> {
            __p::encode_into(self, row)
        }
        /** Decodes a row, as the variant that its prefix picks.

 # Errors
 When the bytes are not exactly the row of some key; the error names the kind, the field, the offset, what was found and what was expected.*/
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
        fn split_points() -> __p::Vec<__p::Vec<__u8>> {
            <Table as __p::Key>::__KEY.split_points()
        }
    }
    impl __p::From<UserKey> for Table {
        #[inline]
        fn from(__key: UserKey) -> Self {
            Self::User(__key)
        }
    }
    impl __p::TryFrom<Table> for UserKey {
        type Error = Table;
        #[inline]
        fn try_from(__key: Table) -> __p::Result<Self, Table> {
            match __key {
                Table::User(__key) => __p::Ok(__key),
                __other => __p::Err(__other),
            }
        }
    }
    impl __p::From<MailKey> for Table {
        #[inline]
        fn from(__key: MailKey) -> Self {
            Self::UserMail(__key)
        }
    }
    impl __p::TryFrom<Table> for MailKey {
        type Error = Table;
        #[inline]
        fn try_from(__key: Table) -> __p::Result<Self, Table> {
            match __key {
                Table::UserMail(__key) => __p::Ok(__key),
                __other => __p::Err(__other),
            }
        }
    }
    impl __p::From<LogKey> for Table {
        #[inline]
        fn from(__key: LogKey) -> Self {
            Self::Log(__key)
        }
    }
    impl __p::TryFrom<Table> for LogKey {
        type Error = Table;
        #[inline]
        fn try_from(__key: Table) -> __p::Result<Self, Table> {
            match __key {
                Table::Log(__key) => __p::Ok(__key),
                __other => __p::Err(__other),
            }
        }
    }
    __p::if_testing! {
        #[automatically_derived] impl __r::testing::TestedKinds for Table { fn kinds() ->
        __p::Vec < __r::testing::KindOf < Self >> { use __r::testing:: { OfKey as _,
        OfNoKey as _ }; < __p::Vec < _ > as __p::From < _ >> ::from([(&&
        __r::testing::Variant:: < Self, LogKey > (| kind | match kind { Self::Log(key) =>
        __p::Some(key), _ => __p::None })).kind(), (&& __r::testing::Variant:: < Self,
        MailKey > (| kind | match kind { Self::UserMail(key) => __p::Some(key), _ =>
        __p::None })).kind(), (&& __r::testing::Variant:: < Self, UserKey > (| kind |
        match kind { Self::User(key) => __p::Some(key), _ => __p::None })).kind()]) } }
    }
};
