const _: () = {
    use ::rowkey::{self as __rowkey, __private};
    const _: () = __private::check::kind(
        <Table<'static> as __private::KindsOfRows>::KINDS,
        0usize,
        <MessageKey<'static> as __private::KeyFields>::KEY,
        false,
    );
    const _: () = __private::check::kind(
        <Table<'static> as __private::KindsOfRows>::KINDS,
        1usize,
        <UserKey as __private::KeyFields>::KEY,
        false,
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
    #[automatically_derived]
    impl<'a> __private::KindsOfRows for Table<'a> {
        type Salt = __private::Unsalted;
        type Outcome = __private::Outcome<
            { <Table<'static> as __private::KindsOfRows>::KINDS.total() },
        >;
        const KINDS: &'static __rowkey::Kinds = &__rowkey::Kinds::new(
            &[
                __private::Kind {
                    name: "Message",
                    key: <MessageKey<'static> as __private::KeyFields>::KEY
                        .kind(
                            b"msg/",
                            <Self::Salt as __private::SaltRule>::FORMAT,
                            __private::Some(99usize),
                        ),
                },
                __private::Kind {
                    name: "User",
                    key: <UserKey as __private::KeyFields>::KEY
                        .kind(
                            b"user/",
                            <Self::Salt as __private::SaltRule>::FORMAT,
                            __private::Some(99usize),
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
                Self::Message(key) => {
                    __private::write_kind::<Self, _, 0usize, __Sink>(key, out)
                }
                Self::User(key) => {
                    __private::write_kind::<Self, _, 1usize, __Sink>(key, out)
                }
            }
        }
    }
    #[automatically_derived]
    impl<'__row> __private::KindsOfRowsRead<'__row> for Table<'__row> {
        #[inline]
        fn read<__Refusal: __private::Refusal>(
            kind: ::core::primitive::usize,
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Self, __Refusal> {
            __private::Ok(
                match kind {
                    0usize => {
                        Self::Message(
                            __private::read_kind::<
                                Self,
                                MessageKey<'__row>,
                                0usize,
                                __Refusal,
                            >(row)?,
                        )
                    }
                    _ => {
                        Self::User(
                            __private::read_kind::<
                                Self,
                                UserKey,
                                1usize,
                                __Refusal,
                            >(row)?,
                        )
                    }
                },
            )
        }
    }
    #[automatically_derived]
    impl<'__row> __rowkey::RowKeyRef<'__row> for Table<'__row> {
        const LAYOUT: &'static __rowkey::Layout = &__rowkey::Layout::of_kinds(
            <Table<'static> as __private::KindsOfRows>::KINDS,
        );
        const FINGERPRINT: ::core::primitive::u64 = <Table<
            'static,
        > as __private::KindsOfRows>::KINDS
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
        /// All rows of the kind `Message`.
        #[inline]
        pub fn mail(self) -> __private::AllOfKind<Table<'static>, MessageKey<'static>> {
            __private::all_of_kind::<Table<'static>, MessageKey<'static>, 0usize>()
        }
        /// The rows of the kind `Message` that a scan of its own key tells: `MessageKey<'a>::prefix()..`.
        #[inline]
        pub fn mail_prefix<__Prefix: __private::PrefixOf<MessageKey<'static>>>(
            self,
            prefix: __Prefix,
        ) -> __private::SomeOfKind<Table<'static>, MessageKey<'static>, __Prefix> {
            __private::some_of_kind::<
                Table<'static>,
                MessageKey<'static>,
                __Prefix,
                0usize,
            >(prefix)
        }
        /// All rows of the kind `User`.
        #[inline]
        pub fn user(self) -> __private::AllOfKind<Table<'static>, UserKey> {
            __private::all_of_kind::<Table<'static>, UserKey, 1usize>()
        }
        /// The rows of the kind `User` that a scan of its own key tells: `UserKey::prefix()..`.
        #[inline]
        pub fn user_prefix<__Prefix: __private::PrefixOf<UserKey>>(
            self,
            prefix: __Prefix,
        ) -> __private::SomeOfKind<Table<'static>, UserKey, __Prefix> {
            __private::some_of_kind::<Table<'static>, UserKey, __Prefix, 1usize>(prefix)
        }
        /// All rows of all kinds, and nothing in between: one range a kind, in each salt bucket; prefixes that
        /// touch are one range.
        #[inline]
        #[must_use]
        pub fn ranges(self) -> __rowkey::KeyRanges {
            __private::all_kinds::<Table<'static>>()
        }
    }
    impl<'a> Table<'a> {
        /// Kinds differ in length, and so do their rows.
        pub const LEN: __rowkey::VariableWidth = __rowkey::VariableWidth;
        /// The bytes of the rows as data, kind by kind; `Display` draws them.
        pub const LAYOUT: &'static __rowkey::Layout = __private::layout::<
            Table<'static>,
        >();
        /// A number that changes when the bytes of a row do, or what is refused.
        pub const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<
            Table<'static>,
        >();
        /** The row of this key; in a `Result` if a field of some kind has values that do not fit.

 ```text
 Message: 'msg/', then MessageKey<'a>
 User: 'user/', then UserKey
 ```*/
        #[inline]
        pub fn encode(&self) -> __private::EncodedKind<Self> {
            __private::encode_kinds(self)
        }
        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        pub fn encode_into(
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
        pub fn decode<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __private::Result<Table<'__row>, __rowkey::DecodeError> {
            __private::decode_kinds(row)
        }
        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any
        /// bytes will do.
        #[must_use]
        #[inline]
        pub fn explain<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> __rowkey::Explanation {
            __private::explain_kinds::<Table<'__row>>(row)
        }
        /// The rows at which to split a new table: the bucket boundaries of a salted enum, else the places
        /// where a kind begins.
        #[inline]
        pub fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
            __private::split_points_of_kinds::<Table<'static>>()
        }
        /// Scans, kind by kind.
        #[inline]
        pub fn prefix() -> __TablePrefix {
            __TablePrefix(())
        }
    }
    #[automatically_derived]
    impl<'a> __private::Ord for Table<'a> {
        #[inline]
        fn cmp(&self, other: &Self) -> __private::Ordering {
            match (self, other) {
                (Self::Message(a), Self::Message(b)) => {
                    __rowkey::FieldValue::compare(a, b)
                }
                (Self::User(a), Self::User(b)) => __rowkey::FieldValue::compare(a, b),
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
    #[automatically_derived]
    impl<'a> __private::PartialOrd for Table<'a> {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __private::Option<__private::Ordering> {
            __private::Some(__private::Ord::cmp(self, other))
        }
    }
    #[automatically_derived]
    impl<'a> __private::PartialEq for Table<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> ::core::primitive::bool {
            __private::Ord::cmp(self, other) == __private::Ordering::Equal
        }
    }
    #[automatically_derived]
    impl<'a> __private::Eq for Table<'a> {}
};
