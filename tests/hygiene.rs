//! Generated code compiles in crates that shadow, hide and rename what it uses.

/// No prelude: nothing is in scope but the language.
mod without_prelude {
    #![no_implicit_prelude]

    #[derive(::rowkey::RowKey, ::core::fmt::Debug)]
    #[rowkey(ord, prefix = "k")]
    pub struct Key<'a> {
        #[salt(buckets = 300)]
        pub host: u32,
        #[reverse_ts]
        pub at: i64,
        #[pad(4)]
        pub number: u16,
        #[rowkey(desc)]
        pub name: ::std::borrow::Cow<'a, str>,
        #[salt]
        pub inner: Inner,
        pub rest: &'a str,
    }

    #[derive(::rowkey::RowKey, ::core::fmt::Debug)]
    #[rowkey(delimiter = ",", ord)]
    pub struct Inner {
        #[pad(2)]
        pub a: u8,
        pub b: ::std::string::String,
    }

    #[derive(::rowkey::RowKey, ::core::fmt::Debug)]
    #[rowkey(ord)]
    #[repr(u8)]
    pub enum Level {
        None = 1,
        Some = 2,
    }

    #[derive(::rowkey::RowKey, ::core::fmt::Debug)]
    #[rowkey(ord, text)]
    pub enum Action {
        Ok,
        Error,
    }

    #[derive(::rowkey::RowKey, ::core::fmt::Debug)]
    #[rowkey(ord)]
    pub struct Entry {
        pub level: Level,
        pub action: Action,
    }

    #[derive(::rowkey::RowKey, ::core::fmt::Debug)]
    #[rowkey(ord)]
    pub struct Text<'a> {
        pub text: &'a str,
    }

    #[derive(::rowkey::RowKey, ::core::fmt::Debug)]
    #[rowkey(ord, salt(buckets = 300), max_len = 99)]
    pub enum Table<'a> {
        #[rowkey(prefix = "e")]
        Entry(Entry),
        #[rowkey(prefix = "t")]
        Text(Text<'a>),
    }

    #[::core::prelude::v1::test]
    fn an_enum_of_keys_derives_without_a_prelude() {
        let row = ::core::result::Result::unwrap(Table::Text(Text { text: "a" }).encode());
        ::core::assert_eq!(
            ::core::result::Result::unwrap(Table::decode(&row)),
            Table::Text(Text { text: "a" })
        );
        ::core::assert_eq!(Table::prefix().text().ranges().len(), 300);
        ::core::assert_eq!(Table::prefix().text_prefix(Text::prefix().text("a")).ranges().len(), 1);
        ::core::assert!(::core::option::Option::is_none(&Table::explain(&row).fault));
    }

    #[::core::prelude::v1::test]
    fn an_enum_derives_without_a_prelude() {
        let entry = Entry { level: Level::Some, action: Action::Ok };
        let row = entry.encode();
        ::core::assert_eq!(&*row, b"\x02Ok");
        ::core::assert_eq!(::core::result::Result::unwrap(Entry::decode(&row)), entry);
    }

    #[::core::prelude::v1::test]
    fn a_key_derives_without_a_prelude() {
        let inner = || Inner { a: 1, b: ::std::convert::From::from("b") };
        let key = Key {
            host: 7,
            at: 1,
            number: 2,
            name: ::std::convert::From::from("n"),
            inner: inner(),
            rest: "r",
        };
        let row = key.encode();
        let row = ::core::result::Result::unwrap(row);
        ::core::assert_eq!(::core::result::Result::unwrap(Key::decode(&row)), key);
        let scan = ::core::result::Result::unwrap(Key::prefix().host(7).at(1).number(2)).ranges();
        ::core::assert_eq!(scan.len(), 300);
    }
}

/// Names that generated code might lean on, taken by something else.
mod shadowed {
    #![allow(dead_code, non_camel_case_types, non_snake_case)]

    struct Option;
    struct Result;
    struct Vec;
    struct String;
    struct Ok;
    struct Some;
    struct None;
    struct Err;
    struct Self_;
    struct u8;
    struct bool;
    struct Ordering;
    struct Span;
    struct Frame;
    struct Sink;
    struct KeyRange;
    struct Codec;
    struct Decode;
    struct Node;
    struct Ordered;
    struct End;
    struct Field;
    struct Layout;
    struct Salt;
    struct Reader;
    mod core {}
    mod std {}
    mod alloc {}
    trait Sized {}
    #[allow(unused_macros)]
    macro_rules! panic {
        () => {};
    }

    /// Named as the generated builder would be if its name were not hidden.
    #[derive(::rowkey::RowKey)]
    pub struct KeyPrefix(u32);

    #[derive(::rowkey::RowKey)]
    #[rowkey(ord)]
    pub struct Key {
        #[salt(buckets = 4)]
        prefix: KeyPrefix,
        encode: u16,
        decode: u16,
        after: i8,
        key: i8,
        self_: i8,
        r#type: u16,
        row: u16,
        out: u16,
        spans: u16,
        value: u16,
        bounds: u16,
        rowkey: u16,
        private: u16,
        #[rowkey(name = from_to)]
        range: u16,
        P: u16,
        S: u16,
        T: u16,
        AT: u16,
        #[rowkey(desc)]
        r#match: ::std::string::String,
    }

    /// Variants that are called as generated code calls its own.
    #[derive(::rowkey::RowKey)]
    #[rowkey(ord)]
    #[repr(i8)]
    enum Taken {
        None = 0,
        Some = 1,
        Ok = -1,
        __0 = 7,
        Number = 3,
        Self_ = 4,
    }

    #[derive(::rowkey::RowKey)]
    #[rowkey(ord, text)]
    enum r#Text {
        r#None,
        r#struct,
    }

    #[derive(::rowkey::RowKey)]
    struct Both(Taken, r#Text);

    /// Kinds that are called as generated code calls its own, and keywords.
    #[derive(::rowkey::RowKey)]
    #[rowkey(ord)]
    enum Kinds {
        #[rowkey(prefix = "a")]
        Ok(KeyPrefix),
        #[rowkey(prefix = "b")]
        None(KeyPrefix),
        #[rowkey(prefix = "c")]
        Match(KeyPrefix),
        #[rowkey(prefix = "d")]
        r#struct(KeyPrefix),
        #[rowkey(prefix = "e", name = selves)]
        Self_(KeyPrefix),
        #[rowkey(prefix = "f")]
        Gen,
        #[rowkey(prefix = "g")]
        Crate(KeyPrefix),
    }

    #[test]
    fn an_enum_of_keys_derives_where_names_are_taken() {
        let row = Kinds::r#struct(KeyPrefix(7)).encode();
        assert_eq!(*row, *b"d\0\0\0\x07");
        assert!(Kinds::prefix().r#struct().range().contains(&row));
        assert!(Kinds::prefix().struct_prefix(KeyPrefix::prefix()._0(7)).range().contains(&row));
        assert_eq!(Kinds::prefix().r#match().range().start(), b"c");
        assert_eq!(Kinds::prefix().ok().range().start(), b"a");
        assert_eq!(Kinds::prefix().selves().range().start(), b"e");
        assert_eq!(Kinds::prefix().r#gen().range().start(), b"f");
        // `crate` has no raw form.
        assert_eq!(Kinds::prefix().crate_().range().start(), b"g");
    }

    #[test]
    fn an_enum_derives_where_names_are_taken() {
        let row = Both(Taken::__0, Text::r#struct).encode();
        assert_eq!(*row, *b"\x87struct");
        assert!(Both::decode(&row).is_ok_and(|key| key.0 == Taken::__0 && key.1 == Text::r#struct));
    }

    #[test]
    fn a_key_derives_where_names_are_taken() {
        let key = |seq| Key {
            prefix: KeyPrefix(seq),
            encode: 1,
            decode: 2,
            after: 3,
            key: 4,
            self_: 5,
            r#type: 6,
            row: 7,
            out: 8,
            spans: 9,
            value: 10,
            bounds: 11,
            rowkey: 0,
            private: 0,
            range: 12,
            P: 13,
            S: 14,
            T: 15,
            AT: 16,
            r#match: "m".into(),
        };
        let row = key(1).encode();
        assert!(Key::decode(&row).is_ok_and(|decoded| decoded == key(1)));
        let scan = Key::prefix()
            .prefix(&KeyPrefix(1))
            .encode(1)
            .decode(2)
            .after(3)
            .key(4)
            .self_(5)
            .r#type_range(6..7);
        assert!(scan.range().contains(&row));
        let scan = Key::prefix().prefix(&KeyPrefix(1)).encode(1).decode(2).after(3).key(4).self_(5).r#type(6);
        assert!(scan.range().contains(&row));
    }
}

/// Inherent functions of a field's type must not take the place of a codec's.
mod hijacked {
    use rowkey::RowKey;

    #[derive(RowKey, Debug, PartialEq)]
    pub struct Id(u32);

    impl Id {
        #[allow(dead_code)]
        pub fn write(&self, _: &mut Vec<u8>) -> Result<[(); 0], rowkey::EncodeError> {
            unreachable!("an inherent function was called by generated code")
        }

        #[allow(dead_code)]
        pub fn bound(&self) {
            unreachable!("an inherent function was called by generated code")
        }
    }

    #[derive(RowKey, Debug, PartialEq)]
    pub struct Key {
        id: Id,
        seq: u8,
    }

    #[test]
    fn inherent_functions_do_not_hijack_the_encoding() {
        let key = Key { id: Id(7), seq: 1 };
        assert_eq!(key.encode(), [0, 0, 0, 7, 1]);
        assert_eq!(Key::prefix().id_range(&Id(1)..&Id(2)).range().start(), [0, 0, 0, 1]);
    }
}

/// Types and literals from `macro_rules` are inside invisible groups.
mod through_macros {
    use rowkey::RowKey;

    macro_rules! key {
        ($name:ident, $width:literal, $ty:ty, $buckets:expr, $max:expr) => {
            #[derive(RowKey, Debug, PartialEq)]
            pub struct $name {
                #[salt(buckets = $buckets)]
                #[pad($width)]
                pub id: $ty,
                #[rowkey(max = $max)]
                pub hour: Option<$ty>,
            }
        };
    }

    key!(Key, 6, u32, 16, 23);

    #[test]
    fn a_key_derives_from_what_a_macro_passes_on() -> Result<(), rowkey::EncodeError> {
        let row = Key { id: 7, hour: Some(3) }.encode()?;
        assert_eq!(row[1..], *b"000007\x01\0\0\0\x03");
        Ok(())
    }

    #[test]
    fn a_key_derives_inside_a_function() {
        type Host = u32;
        #[derive(RowKey)]
        struct Local(Host, #[rowkey(desc)] u8);
        assert_eq!(Local(7, 1).encode(), [0, 0, 0, 7, 0xFE]);
        assert_eq!(Local::prefix()._0(7)._1_range(..=1).range().start(), [0, 0, 0, 7, 0xFE]);
    }
}

/// A constant of another module as the number of buckets, which several tables share.
mod shared_constant {
    use rowkey::RowKey;

    pub mod tables {
        pub const BUCKETS: usize = 16;
    }

    #[derive(RowKey)]
    struct Key {
        #[salt(buckets = tables::BUCKETS)]
        host: u32,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = tables::BUCKETS, pad = 2))]
    struct Text {
        #[pad(3)]
        host: u16,
    }

    #[test]
    fn the_number_of_buckets_may_be_a_constant() -> Result<(), rowkey::EncodeError> {
        assert_eq!(Key::split_points().len(), 15);
        assert_eq!(Key { host: 1 }.encode().len(), Key::LEN);
        assert_eq!(Text::split_points().last().map(Vec::as_slice), Some(&b"15"[..]));
        assert_eq!(Text { host: 1 }.encode()?.len(), 5);
        Ok(())
    }
}

/// Methods that every type has, by a trait in scope: generated code calls its own.
mod extended {
    macro_rules! on_all_types {
        ($($name:ident)*) => {
            #[allow(dead_code, clippy::wrong_self_convention)]
            trait Extended: Sized {
                $(fn $name(self) -> ! {
                    panic!("`{}` of the user's", stringify!($name))
                })*
            }
        };
    }
    on_all_types! {
        field begin end delimiter skip position take bytes bounded fix fix_always fix_last fix_last_always
        one_of starting nested head ranges range bound then fields scan map width room is_some fits_inline total
        is_ordered fits begins_with_time
    }
    impl<T> Extended for T {}

    #[derive(rowkey::RowKey, Debug, PartialEq)]
    struct Inner(u16, u32);

    type Alias = Inner;

    #[derive(rowkey::RowKey, Debug, PartialEq)]
    #[rowkey(allow(hotspot))]
    struct Key {
        inner: Alias,
        #[salt(buckets = 4)]
        host: String,
        #[reverse_ts]
        at: i64,
        #[rowkey(max = 9)]
        seq: u16,
    }

    #[derive(rowkey::RowKey, Debug, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Delimited {
        #[salt(buckets = 4)]
        #[pad(3)]
        number: u16,
        text: String,
    }

    #[test]
    fn methods_of_the_users_are_not_taken() {
        let key = Key { inner: Inner(1, 2), host: "a".into(), at: 3, seq: 4 };
        let row = key.encode().unwrap();
        assert_eq!(Key::decode(&row).unwrap(), key);
        assert_eq!(Key::decode_seq(&row), Ok(4));
        let fixed = || Key::prefix().inner(&key.inner).host("a");
        let scans = [
            fixed().ranges(),
            fixed().at_range(..9).ranges(),
            fixed().at(3).seq(4).unwrap().ranges(),
            fixed().at_in([3, 4]).ranges(),
            Key::prefix().inner_prefix(Inner::prefix()._0(1)).ranges(),
            Key::prefix().inner(&key.inner).host_starts_with("").ranges(),
        ];
        for scan in scans {
            assert!(scan.iter().any(|range| range.contains(&row)));
        }
        let delimited = Delimited { number: 7, text: "b".into() };
        let row = delimited.encode().unwrap();
        assert_eq!(Delimited::decode(&row).unwrap(), delimited);
    }
}

/// A trait of the user's over all keys, with the names that the core uses: none of them is in the way.
mod generic_names {
    use rowkey::RowKey;

    trait Table {
        type Row;
        const KEY: u8 = 1;
        const INFALLIBLE: u8 = 2;
        const BORROWS: u8 = 3;

        fn write(&self) -> u8 {
            4
        }

        fn read() -> u8 {
            5
        }
    }

    impl<K: RowKey> Table for K {
        type Row = u8;
    }

    fn names<K: RowKey + Table>(key: &K) -> [u8; 5] {
        let _: Option<K::Row> = None;
        [K::KEY, K::INFALLIBLE, K::BORROWS, key.write(), K::read()]
    }

    #[derive(RowKey)]
    struct Key(u8);

    #[test]
    fn names_of_the_core_are_not_in_the_way() {
        assert_eq!(names(&Key(1)), [1, 2, 3, 4, 5]);
    }
}
