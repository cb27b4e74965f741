const _: () = {
    use ::rowkey::{self as __rowkey, __private};
    use ::rowkey::__private::check::Otherwise as _;
    const _: () = {
        let _ = <crate::Crc as __rowkey::SaltHash>::NAME;
    };
    const _: () = __private::check::kind(
        <Table as __private::KindsOfRows>::KINDS,
        0usize,
        <LogKey as __private::KeyFields>::KEY,
        true,
    );
    const _: () = __private::check::kind(
        <Table as __private::KindsOfRows>::KINDS,
        1usize,
        <MailKey as __private::KeyFields>::KEY,
        true,
    );
    const _: () = __private::check::kind(
        <Table as __private::KindsOfRows>::KINDS,
        2usize,
        <UserKey as __private::KeyFields>::KEY,
        true,
    );
    const _: () = __private::check::fingerprint_of_kinds(
        "Table",
        7u64,
        <Table as __private::KindsOfRows>::KINDS,
    );
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
    use ::rowkey::{self as __rowkey, __private};
    use ::rowkey::__private::check::Otherwise as _;
    #[automatically_derived]
    impl __private::KindsOfRows for Table {
        type Salt = __private::Salted<
            <__private::check::Pick<
                { __private::check::HashProbe::<crate::Crc>::FITS },
            > as __private::check::Picked<crate::Crc, __rowkey::Xxh64>>::It,
            16u32,
            1usize,
            false,
            true,
        >;
        type Outcome = __private::Outcome<
            { <Table as __private::KindsOfRows>::KINDS.total() },
        >;
        const KINDS: &'static __rowkey::Kinds = &__rowkey::Kinds::new(
            &[
                __private::Kind {
                    name: "Log",
                    key: <LogKey as __private::KeyFields>::KEY
                        .kind(
                            b"\0l",
                            <Self::Salt as __private::SaltRule>::FORMAT,
                            __private::None,
                        ),
                },
                __private::Kind {
                    name: "UserMail",
                    key: <MailKey as __private::KeyFields>::KEY
                        .kind(
                            b"m",
                            <Self::Salt as __private::SaltRule>::FORMAT,
                            __private::None,
                        ),
                },
                __private::Kind {
                    name: "User",
                    key: <UserKey as __private::KeyFields>::KEY
                        .kind(
                            b"u",
                            <Self::Salt as __private::SaltRule>::FORMAT,
                            __private::None,
                        ),
                },
            ],
        );
        #[inline]
        fn write<__Sink: __rowkey::Sink>(
            &self,
            out: &mut __Sink,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            match self {
                Self::Log(key) => {
                    __private::write_kind::<Self, _, 0usize, __Sink>(key, out)
                }
                Self::UserMail(key) => {
                    __private::write_kind::<Self, _, 1usize, __Sink>(key, out)
                }
                Self::User(key) => {
                    __private::write_kind::<Self, _, 2usize, __Sink>(key, out)
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__row> __private::KindsOfRowsRead<'__row> for Table {
        #[inline]
        fn read<__Refusal: __private::Refusal>(
            kind: ::core::primitive::usize,
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Self, __Refusal> {
            __private::Ok(
                match kind {
                    0usize => {
                        Self::Log(
                            __private::read_kind::<Self, LogKey, 0usize, __Refusal>(row)?,
                        )
                    }
                    1usize => {
                        Self::UserMail(
                            __private::read_kind::<
                                Self,
                                MailKey,
                                1usize,
                                __Refusal,
                            >(row)?,
                        )
                    }
                    _ => {
                        Self::User(
                            __private::read_kind::<
                                Self,
                                UserKey,
                                2usize,
                                __Refusal,
                            >(row)?,
                        )
                    }
                },
            )
        }
    }
    #[automatically_derived]
    impl<'__row> __rowkey::RowKeyRef<'__row> for Table {
        const LAYOUT: &'static __rowkey::Layout = &__rowkey::Layout::of_kinds(
            <Table as __private::KindsOfRows>::KINDS,
        );
        const FINGERPRINT: ::core::primitive::u64 = <Table as __private::KindsOfRows>::KINDS
            .fingerprint();
        #[inline]
        fn try_encode(
            &self,
        ) -> __private::Result<__rowkey::KeyBuf, __rowkey::EncodeError> {
            __private::try_encode_kinds(self)
        }
        #[inline]
        fn try_encode_into(
            &self,
            out: &mut __private::Vec<::core::primitive::u8>,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            __private::try_encode_kinds_into(self, out)
        }
        #[inline]
        fn decode_ref(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __private::decode_kinds(row)
        }
    }
    /// Scans of `Table`, made by its `prefix()`.
    #[derive(::core::clone::Clone, ::core::fmt::Debug)]
    #[must_use = "a scan is asked for by `.ranges()`, or of one kind"]
    pub struct __TablePrefix(());
    impl __TablePrefix {
        /// All rows of the kind `Log`.
        #[inline]
        pub fn log(self) -> __private::AllOfKind<Table, LogKey> {
            __private::all_of_kind::<Table, LogKey, 0usize>()
        }
        /// The rows of the kind `Log` that a scan of its own key tells: `LogKey::prefix()..`.
        #[inline]
        pub fn log_prefix<__Prefix: __private::PrefixOf<LogKey>>(
            self,
            prefix: __Prefix,
        ) -> __private::SomeOfKind<Table, LogKey, __Prefix> {
            __private::some_of_kind::<Table, LogKey, __Prefix, 0usize>(prefix)
        }
        /// All rows of the kind `UserMail`.
        #[inline]
        pub fn user_mail(self) -> __private::AllOfKind<Table, MailKey> {
            __private::all_of_kind::<Table, MailKey, 1usize>()
        }
        /// The rows of the kind `UserMail` that a scan of its own key tells: `MailKey::prefix()..`.
        #[inline]
        pub fn user_mail_prefix<__Prefix: __private::PrefixOf<MailKey>>(
            self,
            prefix: __Prefix,
        ) -> __private::SomeOfKind<Table, MailKey, __Prefix> {
            __private::some_of_kind::<Table, MailKey, __Prefix, 1usize>(prefix)
        }
        /// All rows of the kind `User`.
        #[inline]
        pub fn user(self) -> __private::AllOfKind<Table, UserKey> {
            __private::all_of_kind::<Table, UserKey, 2usize>()
        }
        /// The rows of the kind `User` that a scan of its own key tells: `UserKey::prefix()..`.
        #[inline]
        pub fn user_prefix<__Prefix: __private::PrefixOf<UserKey>>(
            self,
            prefix: __Prefix,
        ) -> __private::SomeOfKind<Table, UserKey, __Prefix> {
            __private::some_of_kind::<Table, UserKey, __Prefix, 2usize>(prefix)
        }
        /// All rows of all kinds, and nothing in between: one range a kind, in each salt bucket; prefixes that
        /// touch are one range.
        #[inline]
        #[must_use]
        pub fn ranges(self) -> __rowkey::KeyRanges {
            __private::all_kinds::<Table>()
        }
    }
    impl Table {
        /// Kinds differ in length, and so do their rows.
        const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The bytes of the rows as data, kind by kind; `Display` draws them.
        const LAYOUT: &'static __rowkey::Layout = __private::layout::<Table>();
        /// A number that changes when the bytes of a row do, or what is refused.
        const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<Table>();
        /** The row of this key; in a `Result` if a field of some kind has values that do not fit.

 ```text
 A salt in front, over all of the row.
 Log: '\x00l', then LogKey
 UserMail: 'm', then MailKey
 User: 'u', then UserKey
 ```*/
        #[inline]
        fn encode(&self) -> __private::EncodedKind<Self> {
            __private::encode_kinds(self)
        }
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        fn encode_into(
            &self,
            row: &mut __private::Vec<::core::primitive::u8>,
        ) -> __private::EncodedKindInto<Self> {
            __private::encode_kinds_into(self, row)
        }
        /// The key of a row, of the kind that its prefix tells.
        ///
        /// # Errors
        /// When the bytes are not exactly the row of some key; the error names the kind, the field, the offset,
        /// what was found and what was expected.
        #[inline]
        fn decode(
            row: &[::core::primitive::u8],
        ) -> __private::Result<Self, __rowkey::DecodeError> {
            __private::decode_kinds(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any
        /// bytes will do.
        #[must_use]
        #[inline]
        fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
            __private::explain_kinds::<Self>(row)
        }
        /// The rows at which to split a new table: the bucket boundaries of a salted enum, else the places
        /// where a kind begins.
        #[inline]
        fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points_of_kinds::<Table>()
        }
        /// Scans, kind by kind.
        #[inline]
        fn prefix() -> __TablePrefix {
            __TablePrefix(())
        }
    }
};
