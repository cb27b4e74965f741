//! `as`: types of other crates, which convert or which two functions convert. Bytes, scans and errors are those of the type that is
//! named; the expected bytes are written by hand.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rowkey::{DecodeErrorKind, KeyBuf, RowKey};

/// Types as another crate has them: nothing here derives `RowKey`.
mod foreign {
    /// A newtype that converts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Address(pub [u8; 20]);

    impl From<[u8; 20]> for Address {
        fn from(bytes: [u8; 20]) -> Self {
            Address(bytes)
        }
    }

    impl From<Address> for [u8; 20] {
        fn from(address: Address) -> Self {
            address.0
        }
    }

    /// Text with a function for each way, neither `Clone` nor `Ord`.
    #[derive(Debug, PartialEq)]
    pub struct Topic(String);

    impl Topic {
        pub fn new(name: String) -> Result<Topic, String> {
            if name.contains(' ') { Err(name) } else { Ok(Topic(name)) }
        }

        pub fn as_str(&self) -> &str {
            &self.0
        }
    }

    pub fn topic(name: &str) -> Topic {
        Topic::new(name.to_string()).expect("no space")
    }

    /// Weekday 1 to 7.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Weekday(u8);

    impl TryFrom<u8> for Weekday {
        type Error = ();

        fn try_from(day: u8) -> Result<Self, ()> {
            if (1..=7).contains(&day) { Ok(Weekday(day)) } else { Err(()) }
        }
    }

    impl From<Weekday> for u8 {
        fn from(day: Weekday) -> u8 {
            day.0
        }
    }

    pub fn weekday(day: u8) -> Weekday {
        Weekday::try_from(day).expect("a weekday")
    }
}

use foreign::{Address, Topic, Weekday, topic, weekday};

type Pair<A, B> = (A, B);

impl From<Address> for Pair<u8, bool> {
    fn from(address: Address) -> Self {
        (address.0[0], address.0[1] == 1)
    }
}

impl From<Pair<u8, bool>> for Address {
    fn from((first, second): Pair<u8, bool>) -> Self {
        let mut address = [0; 20];
        (address[0], address[1]) = (first, second.into());
        Address(address)
    }
}

/// As oxigraph stores an integer: two's complement, the sign not flipped.
fn bits(number: &i64) -> u64 {
    *number as u64
}

fn of_bits(bits: u64) -> i64 {
    bits as i64
}

type Perhaps = Option<Weekday>;

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Transfer {
    #[rowkey(as = [u8; 20])]
    from: Address,
    block: u16,
    #[rowkey(as = [u8; 20], desc)]
    to: Address,
}

#[derive(RowKey, Debug, PartialEq)]
struct Post {
    #[rowkey(as(String, to = Topic::as_str, from = Topic::new))]
    topic: Topic,
    #[rowkey(as(u64, to = bits, from = of_bits))]
    score: i64,
    #[rowkey(as = u8)]
    day: Weekday,
    #[rowkey(as = u8)]
    read: Option<Weekday>,
    #[rowkey(as = u8, desc)]
    hidden: Perhaps,
}

fn post(name: &str, score: i64, day: u8, read: Option<u8>, hidden: Option<u8>) -> Post {
    Post {
        topic: topic(name),
        score,
        day: weekday(day),
        read: read.map(weekday),
        hidden: hidden.map(weekday),
    }
}

#[test]
fn the_bytes_are_those_of_the_type_that_is_named() {
    let key = Transfer { from: Address([7; 20]), block: 0x0102, to: Address([1; 20]) };
    let row: [u8; 42] = key.encode();
    assert_eq!(row, *[&[7; 20][..], &[1, 2], &[0xFE; 20]].concat());
    assert_eq!(Transfer::LEN, 42);
    assert_eq!(Transfer::decode(&row), Ok(key));

    // Text ends in 00 and escapes it as 01 01; -2 is FF .. FE; a tag before each `Option`, complemented under `desc`.
    let key = post("a\0", -2, 3, Some(4), Some(5));
    let row: KeyBuf = key.encode();
    assert_eq!(row, b"a\x01\x01\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFE\x03\x01\x04\xFE\xFA");
    assert_eq!(Post::decode(&row), Ok(key));
    let key = post("", 1, 7, None, None);
    let row = key.encode();
    assert_eq!(row, b"\0\0\0\0\0\0\0\0\x01\x07\0\xFF");
    assert_eq!(Post::decode(&row), Ok(key));
}

/// The same key without the foreign types.
mod plain {
    use rowkey::RowKey;

    #[derive(RowKey)]
    pub struct Post {
        pub topic: String,
        pub score: u64,
        pub day: u8,
        pub read: Option<u8>,
        #[rowkey(desc)]
        pub hidden: Option<u8>,
    }
}

#[test]
fn the_layout_does_not_know_it() {
    assert_eq!(Post::LAYOUT, plain::Post::LAYOUT);
    assert_eq!(Post::FINGERPRINT, plain::Post::FINGERPRINT);
    assert_eq!(Post::LAYOUT.to_string(), plain::Post::LAYOUT.to_string());
    assert_eq!(
        serde_json::to_string(Post::LAYOUT).unwrap(),
        serde_json::to_string(plain::Post::LAYOUT).unwrap()
    );
}

#[test]
fn scans_take_the_field_s_type_and_prefixes_are_of_the_named_one() {
    let keys =
        [("a", -2), ("a", 5), ("ab", 0), ("b", -9)].map(|(name, score)| post(name, score, 1, None, None));
    let rows: BTreeMap<Vec<u8>, usize> =
        keys.iter().enumerate().map(|(at, key)| (key.encode().into(), at)).collect();
    let found = |range: &rowkey::KeyRange| rows.range(range).map(|(_, at)| *at).collect::<Vec<_>>();

    assert_eq!(found(&Post::prefix().topic(topic("a")).range()), [1, 0]);
    assert_eq!(found(&Post::prefix().topic(topic("a")).score(-2).range()), [0]);
    // Bounds are in the order of `u64`: those of negative numbers are above the others.
    assert_eq!(found(&Post::prefix().topic(topic("a")).score_range(of_bits(5)..=-2).range()), [1, 0]);
    assert!(Post::prefix().topic(topic("a")).score_range(-2..=5).range().is_empty());
    assert_eq!(found(&Post::prefix().topic_starts_with("a").range()), [1, 0, 2]);
    assert_eq!(found(&Post::prefix().topic_range(topic("ab")..).range()), [2, 3]);
    let some = Post::prefix().topic_in([topic("b"), topic("a")]).score_in([-9, -2]).ranges();
    assert_eq!(some.iter().flat_map(|range| found(&range)).collect::<Vec<_>>(), [0, 3]);
    let skip = Post::prefix().topic_any().score(-9).skip();
    let found: Vec<_> =
        skip.scan(|range| rows.range(&range), |(row, _)| row.as_slice()).map(|(_, at)| *at).collect();
    assert_eq!(found, [3]);

    let scan = Post::prefix().topic(topic("a")).score(5).day(weekday(1)).read(None).hidden_range(..=None);
    assert!(scan.range().contains(&keys[1].encode()));
    let day = Post::prefix().topic(topic("a")).score(5).day_range(weekday(1)..weekday(2));
    assert!(day.range().contains(&keys[1].encode()));
}

#[test]
fn what_does_not_convert_is_an_error_at_its_first_byte() {
    let expected = "expected a value that converts to the type of the field";
    let mut row = post("a", 1, 7, Some(2), Some(3)).encode().to_vec();
    for (field, at, byte) in [("day", 10, 8), ("read", 12, 0), ("hidden", 14, !9)] {
        let before = std::mem::replace(&mut row[at], byte);
        let error = Post::decode(&row).unwrap_err();
        assert_eq!((error.field(), error.offset()), (field, at));
        assert_eq!(error.kind(), DecodeErrorKind::Custom(expected));
        let explained = Post::explain(&row).to_string();
        assert!(explained.contains(expected), "{explained}");
        row[at] = before;
    }
    assert_eq!(Post::decode_day(&row), Ok(weekday(7)));
    row[10] = 0;
    let error = Post::decode_day(&row).unwrap_err();
    assert_eq!((error.field(), error.offset(), error.kind()), ("day", 10, DecodeErrorKind::Custom(expected)));

    let row = plain::Post { topic: "a b".into(), score: 0, day: 1, read: None, hidden: None }.encode();
    let error = Post::decode(&row).unwrap_err();
    assert_eq!((error.field(), error.offset()), ("topic", 0));
    // What the type that is named refuses comes first.
    let error = Post::decode(b"\xFF\0").unwrap_err();
    assert_eq!((error.offset(), error.kind()), (0, DecodeErrorKind::NotUtf8));
}

#[test]
fn the_fault_is_found_inside_another_key() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Inner {
        id: u8,
        #[rowkey(as = u8)]
        day: Weekday,
    }
    #[derive(RowKey, Debug, PartialEq)]
    struct Outer {
        inner: Inner,
        #[rowkey(desc)]
        turned: Option<Inner>,
        last: u8,
    }
    let row = [1, 2, !1, !3, !4, 5];
    let key = Outer {
        inner: Inner { id: 1, day: weekday(2) },
        turned: Some(Inner { id: 3, day: weekday(4) }),
        last: 5,
    };
    assert_eq!(key.encode(), row);
    assert_eq!(Outer::decode(&row), Ok(key));
    let error = Outer::decode(&[1, 9, !1, !3, !4, 5]).unwrap_err();
    assert_eq!((error.field(), error.offset()), ("inner", 1));
    let error = Outer::decode(&[1, 2, !1, !3, !0, 5]).unwrap_err();
    assert_eq!((error.field(), error.offset()), ("turned", 4));
    assert_eq!(Outer::decode_last(&row), Ok(5));
}

/// The constant comes before the tag, and is no part of the value.
#[test]
fn the_fault_is_behind_a_literal() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Literal {
        id: u8,
        #[rowkey(literal = "d:", as = u8)]
        day: Option<Weekday>,
    }
    let key = Literal { id: 7, day: Some(weekday(2)) };
    assert_eq!(key.encode(), b"\x07d:\x01\x02");
    assert_eq!(Literal::decode(b"\x07d:\x01\x02"), Ok(key));
    let error = Literal::decode(b"\x07d:\x01\x09").unwrap_err();
    assert_eq!((error.field(), error.offset()), ("day", 4));
    let error = Literal::decode(b"\x07e:\x01\x02").unwrap_err();
    assert_eq!((error.field(), error.offset()), ("day", 1));
    assert!(Literal::prefix().id(7).day(Some(weekday(2))).range().contains(b"\x07d:\x01\x02"));
}

/// Attributes beside `as` are of the type that is named.
#[derive(RowKey, Debug, PartialEq)]
#[rowkey(delimiter = ",")]
struct Padded {
    #[pad(3)]
    #[rowkey(as = u8)]
    day: Weekday,
    #[rowkey(as(String, to = Topic::as_str, from = Topic::new))]
    topic: Topic,
    #[pad(2)]
    #[rowkey(as = u8, max = 5, desc)]
    other: Weekday,
}

#[test]
fn attributes_are_of_the_type_that_is_named() {
    let key = Padded { day: weekday(3), topic: topic("t"), other: weekday(5) };
    let row = key.encode().unwrap();
    assert_eq!(row, [&b"003,t,"[..], &[!b'0', !b'5']].concat());
    assert_eq!(Padded::decode(&row).unwrap(), key);
    assert!(Padded { day: weekday(3), topic: topic("t,"), other: weekday(5) }.encode().is_err());
    let error = Padded { day: weekday(3), topic: topic("t"), other: weekday(6) }.encode().unwrap_err();
    assert_eq!(error.to_string(), "field `other`: 6 is above the maximum, 5");
    // A bound beyond the maximum clips to it.
    let scan =
        Padded::prefix().day(weekday(3)).topic(topic("t")).unwrap().other_range(weekday(5)..=weekday(7));
    assert!(scan.range().contains(&row));
    let error = Padded::decode(b"008,t,").unwrap_err();
    assert_eq!((error.field(), error.offset()), ("day", 0));
}

/// A salt, an order, and fields that were added later.
#[derive(RowKey, Debug, Clone)]
#[rowkey(ord)]
struct Salted {
    #[salt(buckets = 16)]
    #[rowkey(as = [u8; 20])]
    of: Address,
    #[rowkey(as(u64, to = bits, from = of_bits))]
    number: i64,
    #[rowkey(as = u8, tail)]
    day: Option<Weekday>,
}

#[test]
fn salts_orders_and_tails_are_those_of_the_type_that_is_named() {
    #[derive(RowKey)]
    struct Plain {
        #[salt(buckets = 16)]
        of: [u8; 20],
        number: u64,
        #[rowkey(tail)]
        day: Option<u8>,
    }
    let salted =
        |of, number, day: Option<u8>| Salted { of: Address([of; 20]), number, day: day.map(weekday) };
    let plain = |of, number: i64, day| Plain { of: [of; 20], number: number as u64, day };
    for (of, number, day) in [(0, 0, None), (9, -1, None), (255, i64::MIN, Some(7))] {
        let row = salted(of, number, day).encode();
        assert_eq!(row, plain(of, number, day).encode());
        assert_eq!(Salted::decode(&row).map(|key| key == salted(of, number, day)), Ok(true));
        assert!(Salted::prefix().of(Address([of; 20])).range().contains(&row));
    }
    // As the rows: -1 is the largest of `u64`.
    assert!(salted(1, -1, None) > salted(1, 5, None) && salted(1, 5, None) < salted(1, 5, Some(1)));
}

/// A key of the program, as another key.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct UserId(u32);

mod other {
    #[derive(Debug, Clone, PartialEq)]
    pub struct Id(pub u32);

    impl From<Id> for super::UserId {
        fn from(id: Id) -> Self {
            super::UserId(id.0)
        }
    }

    impl From<super::UserId> for Id {
        fn from(id: super::UserId) -> Self {
            Id(id.0)
        }
    }

    pub struct Held(pub super::UserId);

    pub fn user(held: &Held) -> &super::UserId {
        &held.0
    }
}

#[test]
fn a_key_is_a_type_that_can_be_named() {
    #[derive(RowKey)]
    struct Visit<'a> {
        #[rowkey(as = UserId)]
        id: other::Id,
        #[rowkey(as(UserId, to = other::user, from = other::Held))]
        held: other::Held,
        /// A type with a lifetime.
        #[rowkey(as(Vec<u8>, to = name, from = of_name))]
        name: Named<'a>,
        #[rowkey(as(String, to = Cow::as_ref, from = Cow::Owned))]
        last: Cow<'a, str>,
    }
    struct Named<'a>(&'a [u8]);
    fn name<'n>(name: &'n Named<'_>) -> &'n [u8] {
        name.0
    }
    fn of_name(_: Vec<u8>) -> Named<'static> {
        Named(b"made")
    }
    let visit = Visit { id: other::Id(1), held: other::Held(UserId(2)), name: Named(b"n"), last: "l".into() };
    let row = visit.encode();
    assert_eq!(row, b"\0\0\0\x01\0\0\0\x02n\0l");
    let back = Visit::decode(&row).unwrap();
    assert_eq!(
        (back.id, back.held.0, back.name.0, &*back.last),
        (other::Id(1), UserId(2), &b"made"[..], "l")
    );

    let scan = Visit::prefix().id_prefix(UserId::prefix()._0_range(..5)).range();
    assert!(scan.contains(&row));
    let scan = Visit::prefix().id(other::Id(1)).held(other::Held(UserId(2))).name(Named(b"n")).range();
    assert!(scan.contains(&row));
    let scan = Visit::prefix().id(other::Id(1)).held(other::Held(UserId(2))).name_starts_with(b"n").range();
    assert!(scan.contains(&row));
}

#[test]
fn functions_that_borrow_clone_nothing() {
    #[derive(RowKey)]
    struct Text {
        #[rowkey(as(String, to = Topic::as_str, from = Topic::new))]
        topic: Topic,
        id: u8,
    }
    let key = Text { topic: topic(&"x".repeat(99)), id: 1 };
    let mut row = Vec::with_capacity(200);
    let info = allocation_counter::measure(|| key.encode_into(&mut row));
    assert_eq!(info.count_total, 0);
    assert_eq!(row.len(), 101);
}

/// In an attribute, `Pair<u8, bool>` begins like a comparison.
#[test]
fn a_type_with_several_arguments() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Key {
        #[rowkey(as = Pair<u8, bool>)]
        a: Address,
        #[rowkey(desc, as(self::Pair<u8, Pair<u8, u8>>, to = split, from = joined))]
        b: u32,
    }
    fn split(number: &u32) -> Pair<u8, Pair<u8, u8>> {
        let [_, a, b, c] = number.to_be_bytes();
        (a, (b, c))
    }
    fn joined((a, (b, c)): Pair<u8, Pair<u8, u8>>) -> u32 {
        u32::from_be_bytes([0, a, b, c])
    }
    let key = Key { a: Address::from((7, true)), b: 0x0A_0B_0C };
    assert_eq!(key.encode(), [7, 1, 0xF5, 0xF4, 0xF3]);
    assert_eq!(Key::decode(&key.encode()), Ok(key));
}

/// A field that borrows from no row may live for `'static`: its bytes are those of a number.
#[test]
fn functions_may_make_what_lives_forever() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Flight {
        #[rowkey(as(u8, to = code, from = name))]
        from: &'static str,
        #[rowkey(as(u8, to = code, from = name))]
        via: Option<&'static str>,
    }
    const NAMES: [&str; 2] = ["FRA", "TXL"];
    fn code(name: &&'static str) -> u8 {
        if *name == NAMES[0] { 0 } else { 1 }
    }
    fn name(code: u8) -> Result<&'static str, u8> {
        NAMES.get(usize::from(code)).copied().ok_or(code)
    }
    let flight = Flight { from: "TXL", via: Some("FRA") };
    let row = flight.encode();
    assert_eq!(row, [1, 1, 0]);
    assert_eq!(Flight::decode(&row), Ok(flight));
    assert!(Flight::decode(&[2, 0]).is_err());
    assert!(Flight::prefix().from("TXL").via_range(Some("FRA")..).range().contains(&row));
}

/// In attributes and field types, `Self` is the key.
#[test]
fn self_is_the_key() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Sample {
        #[salt(buckets = Self::BUCKETS)]
        #[rowkey(as(u32, to = Self::bits, from = Self::of_bits))]
        celsius: f32,
        unit: [u8; Self::UNIT],
    }
    impl Sample {
        const BUCKETS: usize = 1 << 8;
        const UNIT: usize = 2;
        fn bits(celsius: &f32) -> u32 {
            celsius.to_bits()
        }
        fn of_bits(bits: u32) -> f32 {
            f32::from_bits(bits)
        }
    }
    let sample = Sample { celsius: 1.0, unit: *b"kg" };
    let row = sample.encode();
    assert_eq!(row[1..], *b"\x3F\x80\0\0kg");
    assert_eq!(Sample::decode(&row), Ok(sample));
    assert_eq!(Sample::split_points().len(), 255);
}
