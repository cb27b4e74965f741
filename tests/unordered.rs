//! Unordered delimiters in nested keys, layouts and tools; `small_cases` has every small case of a text.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::collections::BTreeSet;

use rowkey::layout::{Delimiter, Direction};
use rowkey::{KeyRange, KeyRanges, Layout, RowKey};

fn found(ranges: &KeyRanges, row: &[u8]) -> usize {
    ranges.iter().filter(|range: &KeyRange| range.contains(row)).count()
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(text)]
enum Action {
    #[rowkey(rename = "in")]
    In,
    #[rowkey(rename = "ina")]
    Again,
    #[rowkey(rename = "out")]
    Out,
}

/// `in-2:` lies before `in:`.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(text)]
enum Scattered {
    #[rowkey(rename = "in")]
    In,
    #[rowkey(rename = "in-2")]
    Again,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter("::", unordered))]
struct Place {
    city: String,
    street: String,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter("::", unordered))]
struct Visit {
    #[pad(2)]
    year: u8,
    action: Action,
    scattered: Scattered,
    place: Place,
    #[rowkey(max = 150)]
    #[pad(3)]
    age: u8,
    note: String,
}

fn visit(city: &str, street: &str, note: &str) -> Visit {
    let place = Place { city: city.into(), street: street.into() };
    Visit { year: 12, action: Action::In, scattered: Scattered::Again, place, age: 40, note: note.into() }
}

#[test]
fn a_nested_key_under_the_same_delimiter() {
    let key = visit("New York", "5th: Ave", "::x");
    let row = key.encode().unwrap();
    assert_eq!(row, b"12::in::in-2::New York::5th: Ave::040::::x");
    assert_eq!(Visit::decode(&row).unwrap(), key);
    assert_eq!(Visit::decode_age(&row).unwrap(), 40);
    // Its last text is in the middle of a row here.
    assert_eq!(Place { city: "a".into(), street: "b:".into() }.encode().unwrap(), b"a::b:");
    let error = visit("a", "b:", "").encode().unwrap_err();
    assert_eq!(
        error.to_string(),
        "field `place.street`: the delimiter \"::\" begins at byte 1 of the text, where decode would cut it"
    );
    let scan = Visit::prefix().year(12).unwrap().action(Action::In).scattered(Scattered::Again);
    let scan = scan.place(&key.place).unwrap().age_range(30..).range();
    assert!(scan.contains(&row));
}

/// Digits end before the delimiter, so the layout travels with fields after them.
#[test]
fn digits_before_a_delimiter_in_json() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter("::", unordered))]
    struct Post(#[rowkey(digits)] u16, String);
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter("::", unordered, trailing))]
    struct Comment(Post, #[rowkey(digits)] u8, #[rowkey(digits)] u8);

    let row = Comment(Post(10, "a:b".into()), 0, 7).encode().unwrap();
    assert_eq!(row, b"10::a:b::0::7::");
    let layout: Layout = serde_json::from_str(&serde_json::to_string(Comment::LAYOUT).unwrap()).unwrap();
    assert_eq!(layout.fingerprint(), Comment::FINGERPRINT);
    assert_eq!(layout.explain(&row), Comment::explain(&row));
}

/// Digits end where their delimiter begins, also where one field is read alone.
#[test]
fn digits_read_alone_are_those_of_the_row() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter("::", unordered))]
    struct Post {
        #[rowkey(digits)]
        id: u16,
        text: String,
    }
    assert_eq!(Post::decode_id(b"10::a"), Ok(10));
    for row in [&b"1x::a"[..], b"1", b"1:", b"1:2::a", b"", b"01::a", b"65536::a", b"::a"] {
        assert_eq!(Post::decode_id(row).unwrap_err(), Post::decode(row).unwrap_err());
    }
}

#[test]
fn texts_of_an_enum_keep_their_order_where_the_delimiter_does() {
    let direction = |name: &str| {
        let found = Visit::LAYOUT.segments().into_iter().find(|segment| segment.name == name);
        found.unwrap().direction
    };
    assert_eq!(direction("action"), Direction::Ascending);
    assert_eq!(direction("scattered"), Direction::Unordered);
    assert_eq!(direction("place.street"), Direction::Unordered);
    assert_eq!(direction("age"), Direction::Ascending);
    assert_eq!(direction("note"), Direction::Ascending);
    let row = visit("a", "b", "").encode().unwrap();
    let scan = |actions| Visit::prefix().year(12).unwrap().action_range(actions).range();
    assert!(scan(Action::In..Action::Again).contains(&row));
    assert!(!scan(Action::Again..Action::Out).contains(&row));
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        (self.clone() as u8).partial_cmp(&(other.clone() as u8))
    }
}

/// Its place is the first, and complemented; the text of the outer key is escaped.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Complemented {
    #[rowkey(desc)]
    place: Place,
    seq: u8,
}

#[test]
fn a_complemented_key() {
    let place = Place { city: "a:b".into(), street: "c".into() };
    let key = Complemented { place, seq: 1 };
    let row = key.encode().unwrap();
    assert_eq!(&row[..5], [!b'a', !b':', !b'b', !b':', !b':']);
    assert_eq!(Complemented::decode(&row).unwrap(), key);
    assert!(Complemented::explain(&row).fault.is_none());
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(delimiter(":", unordered, trailing), ord)]
struct Line {
    #[salt(buckets = 8)]
    text: String,
    last: String,
}

/// Digits do not sort, but a key that holds them can be complemented.
#[test]
fn complemented_digits() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter("::", unordered))]
    struct Order {
        #[rowkey(digits)]
        id: u16,
        name: String,
    }
    #[derive(RowKey, Debug, PartialEq)]
    struct Complemented {
        #[rowkey(desc)]
        order: Order,
        seq: u8,
    }

    let key = Complemented { order: Order { id: 70, name: "a".into() }, seq: 1 };
    let row = key.encode();
    assert_eq!(Complemented::decode(&row).unwrap(), key);
    let explained = Complemented::explain(&row);
    let values: Vec<&str> = explained.segments.iter().map(|segment| &*segment.value).collect();
    assert_eq!((explained.fault, values), (None, vec!["70", "'a'", "1"]));

    let fault = |row: &[u8]| Complemented::decode(row).unwrap_err().to_string();
    assert_eq!(fault(&row[..row.len() - 1]), "field `seq` at byte 6: expected 1 byte, found 0");
    assert_eq!(fault(&[!b'x']), "field `order.id` at byte 0: expected a decimal digit, found 0x78 ('x')");
    assert_eq!(
        fault(&[!b'0', !b'7']),
        "field `order.id` at byte 0: expected a number without leading zeros, found a leading zero"
    );
}

#[test]
fn keys_compare_as_their_rows_do() {
    let texts = ["", "a", "a-", "a0", "ab", "a\u{7f}", "b"];
    let lines =
        texts.iter().flat_map(|text| texts.map(|last| Line { text: (*text).into(), last: last.into() }));
    let lines: Vec<Line> = lines.collect();
    for (a, b) in lines.iter().flat_map(|a| lines.iter().map(move |b| (a, b))) {
        let rows = [a, b].map(|line| line.encode().unwrap()[1..].to_vec());
        assert_eq!(a.cmp(b), rows[0].cmp(&rows[1]), "{a:?}, {b:?}");
    }
}

#[test]
fn a_salt_of_the_text_alone() {
    let text = |text: &str| Line { text: text.into(), last: String::new() }.encode().unwrap();
    assert_eq!(Line::prefix().ranges().len(), 8);
    for text_of in ["", "a", "a-", "ab"] {
        let scan = Line::prefix().text(text_of).unwrap().range();
        assert!(scan.contains(&text(text_of)) && !scan.contains(&text("abc")));
        let starting = Line::prefix().text_starts_with(text_of).ranges();
        assert_eq!(found(&starting, &text(text_of)), 1);
    }
    let buckets: BTreeSet<u8> = (0..50).map(|i| text(&i.to_string())[0]).collect();
    assert_eq!(buckets.len(), 8);
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(delimiter("::", unordered))]
struct Apart {
    #[salt(buckets = 4)]
    #[pad(1)]
    number: u8,
    text: String,
    #[salt]
    #[pad(1)]
    other: u8,
}

/// Several pieces in each of several buckets.
#[test]
fn pieces_in_every_bucket() {
    let rows = |text: &str| -> Vec<Vec<u8>> {
        (0..10)
            .map(|other| Apart { number: 7, text: text.into(), other }.encode().unwrap().to_vec())
            .collect()
    };
    let starting = Apart::prefix().number(7).unwrap().text_starts_with("a:").ranges();
    assert_eq!(starting.len(), 8);
    for (text, expected) in [("a", 0), ("a:b", 1), ("a: ", 1), ("b", 0), ("ab", 0), ("a;", 0)] {
        assert!(rows(text).iter().all(|row| found(&starting, row) == expected), "{text}");
    }
    // In order, so that a fan-out reads each bucket from left to right.
    let starts: Vec<Vec<u8>> = starting.iter().map(|range| range.start().to_vec()).collect();
    assert!(starts.windows(2).all(|two| two[0] < two[1]), "{starts:02x?}");
}

#[test]
fn the_layout_says_it() {
    assert_eq!(
        Line::LAYOUT.to_string(),
        "\
offset  width  field  encoding                             order
     0      1  salt   xxh64(text) % 8                      -
     1      *  text   UTF-8 up to the delimiter, then \":\"  unordered
     *      *  last   UTF-8 up to the delimiter, then \":\"  unordered
"
    );
    let json = serde_json::to_value(Line::LAYOUT).unwrap();
    assert_eq!(json["delimiter"], serde_json::json!({ "unordered": [58] }));
    assert_eq!(json["trailing"], true);
    let read: Layout = serde_json::from_value(json.clone()).unwrap();
    assert_eq!(read, *Line::LAYOUT);
    let row = Line { text: "a".into(), last: "b".into() }.encode().unwrap();
    assert_eq!(read.explain(&row), Line::explain(&row));

    // By formats.md: the salt; no constant; two texts before an unordered delimiter, each followed by it.
    let mut state = 0xCBF2_9CE4_8422_2325u64;
    let mut words = |words: &[u64]| {
        for word in words {
            let product = (state ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            state = product ^ (product >> 32);
        }
        state
    };
    words(&[u64::from(b's'), 8, 1, 0, 0, 5]);
    words(&b"xxh64".map(u64::from));
    words(&[0]);
    words(&[8, 0, 1, 259, u64::from(b'#'), u64::from(b':'), 1, 58]);
    assert_eq!(words(&[8, 0, 1, 259, u64::from(b':'), 1, 58]), Line::LAYOUT.bytes_fingerprint());

    for (wrong, said) in [
        (serde_json::json!({ "unordered": [] }), "1 to 6 ASCII bytes"),
        (serde_json::json!({ "unordered": [58, 58, 58, 58, 58, 58, 58] }), "1 to 6 ASCII bytes"),
        (serde_json::json!({ "unordered": [200] }), "1 to 6 ASCII bytes"),
        (serde_json::json!(58), "`trailing`"),
        (serde_json::json!("x"), "expected a byte, or `unordered`"),
    ] {
        let mut json = json.clone();
        json["delimiter"] = wrong;
        let error = serde_json::from_value::<Layout>(json).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn a_row_without_its_delimiter() {
    let said = |row: &[u8]| Visit::decode(row).unwrap_err().to_string();
    assert_eq!(said(b"12:in"), "field `year` at byte 2: expected the delimiter \"::\", found 0x3a (':')");
    assert_eq!(
        said(b"12::in:"),
        "field `action` at byte 7: expected the delimiter \"::\", found the end of the row"
    );
    let last = |row: &[u8]| Line::decode(row).unwrap_err().to_string();
    assert_eq!(
        last(b"\0a:b"),
        "field `last` at byte 4: expected the delimiter 0x3a (':'), found the end of the row"
    );
    assert_eq!(last(b"\0a:b:c"), "field `last` at byte 5: expected the end of the row, found 1 byte more");
    assert_eq!(Delimiter::unordered(b"::").to_string(), "\"::\"");
}

/// Kinds of rows: the delimiter ends each, too.
#[derive(RowKey, Debug, PartialEq)]
enum Table {
    #[rowkey(prefix = "place/")]
    Place(Place),
    #[rowkey(prefix = "tail/")]
    Tail(Tail),
}

#[derive(RowKey, Debug, PartialEq)]
#[rowkey(delimiter("-", unordered, trailing))]
struct Tail(String);

#[test]
fn kinds() {
    let row = Table::Tail(Tail("x:".into())).encode().unwrap();
    assert_eq!(row, b"tail/x:-");
    assert_eq!(Table::decode(&row).unwrap(), Table::Tail(Tail("x:".into())));
    let place = Table::Place(Place { city: "x".into(), street: "y".into() });
    assert_eq!(Table::decode(&place.encode().unwrap()).unwrap(), place);
    assert!(Table::Tail(Tail("x-".into())).encode().is_err());
}

/// Text that is the whole key has a delimiter only at its end.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter("::", unordered, trailing), prefix = "p::", max_len = 20)]
struct Fixed {
    #[pad(2)]
    a: u8,
    #[pad(2)]
    b: u8,
}

#[test]
fn fixed_width() {
    let row: [u8; 11] = Fixed { a: 1, b: 2 }.encode().unwrap();
    assert_eq!(&row, b"p::01::02::");
    assert_eq!(Fixed::LEN, 11);
    assert_eq!(Fixed::decode(&row).unwrap(), Fixed { a: 1, b: 2 });
    assert_eq!(Fixed::explain(&row).row(), row);
    for b in 0..=99 {
        let row = Fixed { a: 1, b }.encode().unwrap();
        let scan = |bounds| Fixed::prefix().a(1).unwrap().b_range(bounds).range().contains(&row);
        assert_eq!([scan(2..5), scan(0..2), scan(5..5)], [(2..5).contains(&b), b < 2, false]);
    }
}

/// The law kit gives up the order of such text, and checks the rest.
#[test]
fn laws() {
    use proptest::prelude::*;

    let text = || "[ -:a]{0,3}";
    let line = (text(), text()).prop_map(|(text, last)| Line { text, last });
    rowkey::testing::check_laws_with(line);
    let apart = (0..10u8, text(), 0..10u8).prop_map(|(number, text, other)| Apart { number, text, other });
    rowkey::testing::check_laws_with(apart);
    let place = (text(), text()).prop_map(|(city, street)| Place { city, street });
    rowkey::testing::check_laws_with(place);
}

/// The test kit finds a faulty salt hash, and names what it did not check.
#[test]
fn a_broken_law_says_what_is_not_checked() {
    struct Longer;
    impl rowkey::SaltHash for Longer {
        const NAME: &'static str = "longer";

        fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
            parts.len() as u32 % buckets
        }
    }
    #[derive(RowKey, Debug, Clone)]
    #[rowkey(delimiter(":", unordered))]
    struct Wrong {
        #[salt(buckets = 8, hash = Longer)]
        text: String,
        #[salt]
        last: String,
    }
    let check = || {
        use proptest::prelude::*;
        let keys = ("[ -a]{1,3}", "[a-c]{1,3}").prop_map(|(text, last)| Wrong { text, last });
        rowkey::testing::check_laws_with(keys);
    };
    let said = std::panic::catch_unwind(check).unwrap_err();
    let said = said.downcast::<String>().unwrap();
    assert!(said.contains("law broken: "), "{said}");
    let line = "not checked: the order of `text`, text before an unordered delimiter or under `rest`\n";
    assert!(said.contains(line), "{said}");
}
