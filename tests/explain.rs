//! Rows in words. That an explanation loses no byte and finds decode's faults is one of `laws.rs`; here
//! are the words.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;
use rowkey::{Layout, RowKey, RowKeyRef, SaltHash};

fn words(explained: &rowkey::Explanation) -> Vec<(&str, &str)> {
    explained.segments.iter().map(|segment| (&*segment.name, &*segment.value)).collect()
}

#[derive(RowKey)]
struct Numbers {
    a: u8,
    b: i16,
    c: bool,
    d: char,
    e: f64,
    #[pad(6)]
    f: u32,
    #[pad(4)]
    #[rowkey(reverse_digits)]
    g: u16,
    h: [u8; 3],
    i: [i8; 2],
    j: Option<u16>,
    #[rowkey(desc)]
    k: u16,
}

/// A maximum leaves what is below zero as it is.
#[test]
fn a_narrowed_number_with_a_sign() {
    #[derive(RowKey)]
    struct Below(#[rowkey(max = 5)] i32);

    for number in [i32::MIN, -7, -5, 0, 3, 5] {
        let explained = Below::LAYOUT.explain(&Below(number).encode().unwrap());
        assert_eq!((explained.fault.as_ref(), words(&explained)), (None, vec![("0", &*number.to_string())]));
    }
    // 6, with its sign bit flipped.
    assert!(Below::LAYOUT.explain(&[0x80, 0, 0, 6]).fault.is_some());
}

#[test]
fn a_number_that_is_not_zero() {
    #[derive(RowKey)]
    struct Signed(std::num::NonZeroI16);

    for number in [-300, -1, 1, 300] {
        let row = Signed(std::num::NonZeroI16::new(number).unwrap()).encode();
        let explained = Signed::LAYOUT.explain(&row);
        assert_eq!((explained.fault.as_ref(), words(&explained)), (None, vec![("0", &*number.to_string())]));
    }
    assert!(Signed::LAYOUT.explain(&[0x80, 0]).fault.is_some());
}

/// Days on both sides of 1970, in a field that holds those of one calendar.
#[test]
fn a_date_is_in_its_domain() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Day(jiff::civil::Date);

    for (year, month, day, shown) in
        [(2012, 9, 1, "2012-09-01"), (1970, 1, 1, "1970-01-01"), (-7, 3, 2, "-007-03-02")]
    {
        let row = Day(jiff::civil::date(year, month, day)).encode();
        let explained = Day::LAYOUT.explain(&row);
        assert_eq!(explained.fault, None, "{shown}");
        assert_eq!(words(&explained).len(), 1);
        assert!(words(&explained)[0].1.contains(shown), "{explained}");
    }
}

#[test]
fn numbers() {
    let key = Numbers {
        a: 7,
        b: -2,
        c: true,
        d: 'ß',
        e: -0.5,
        f: 42,
        g: 1234,
        h: *b"a\x00b",
        i: [-1, 5],
        j: Some(9),
        k: 3,
    };
    let explained = Numbers::explain(&key.encode().unwrap());
    let expected = [
        ("a", "7"),
        ("b", "-2"),
        ("c", "true"),
        ("d", "'ß', U+00DF"),
        ("e", "-0.5"),
        ("f", "42"),
        ("g", "1234"),
        ("h", r"bytes 'a\x00b'"),
        ("i", "[-1, 5]"),
        ("j", "9"),
        ("k", "3"),
    ];
    assert_eq!(words(&explained), expected);
    assert_eq!(explained.fault, None);
    assert_eq!(words(&Numbers::explain(&Numbers { j: None, ..key }.encode().unwrap()))[9], ("j", "none"));
}

#[derive(RowKey)]
struct Texts {
    a: String,
    #[pad(6, fill = ' ')]
    b: String,
    #[rowkey(nul)]
    c: String,
    #[rowkey(desc)]
    d: Vec<u8>,
    e: String,
}

#[test]
fn texts() {
    let key =
        Texts { a: "x\0y".into(), b: "AA".into(), c: "it's".into(), d: vec![0, 255], e: "größe\n".into() };
    let explained = Texts::explain(&key.encode().unwrap());
    let expected =
        [("a", r"'x\0y'"), ("b", "'AA'"), ("c", r"'it\'s'"), ("d", r"bytes '\x00\xFF'"), ("e", r"'größe\n'")];
    assert_eq!(words(&explained), expected);
    // The terminator belongs to the segment: `x`, a NUL as 01 01, `y`, the terminator.
    assert_eq!(explained.segments[0].bytes, b"x\x01\x01y\x00");
}

#[derive(RowKey)]
#[rowkey(delimiter = ',')]
struct Line {
    user: String,
    #[pad(4)]
    year: u16,
}

#[derive(RowKey)]
#[rowkey(prefix = "idx")]
struct Index {
    carrier: String,
    line: Line,
}

#[test]
fn nested_delimited_prefixed() {
    let row = Index { carrier: "AA".into(), line: Line { user: "eve".into(), year: 2013 } }.encode().unwrap();
    let explained = Index::explain(&row);
    let expected = [
        ("prefix", "the constant prefix"),
        ("carrier", "'AA'"),
        ("line.user", "'eve'"),
        ("line.year", "2013"),
    ];
    assert_eq!(words(&explained), expected);
    assert_eq!(explained.segments[2].bytes, b"eve,");

    let explained = Index::explain(b"idxAA\x00eve,20x3");
    assert_eq!(explained.rest, b"20x3");
    assert_eq!(
        explained.fault.unwrap().to_string(),
        "field `line.year` at byte 12: expected a decimal digit, found 0x78 ('x')"
    );
    let explained = Index::explain(b"iDxAA");
    assert_eq!((explained.segments.len(), &explained.rest[..]), (0, &b"iDxAA"[..]));
    assert_eq!(
        explained.fault.unwrap().to_string(),
        "field `prefix` at byte 1: expected 0x64 ('d') of the constant prefix, found 0x44 ('D')"
    );
}

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct At {
    #[reverse_ts]
    at: i64,
    seq: u8,
}

/// Each reading by `date -u`.
#[test]
fn times() {
    let at = |at| words(&At::explain(&At { at, seq: 0 }.encode()))[0].1.to_owned();
    assert_eq!(at(1_700_000_000), "1700000000: 2023-11-14 22:13:20 UTC, if in seconds");
    assert_eq!(at(1_709_210_096_789), "1709210096789: 2024-02-29 12:34:56.789 UTC, if in milliseconds");
    assert_eq!(
        at(951_827_696_000_001),
        "951827696000001: 2000-02-29 12:34:56.000001 UTC, if in microseconds"
    );
    assert_eq!(
        at(4_107_542_400_000_000_000),
        "4107542400000000000: 2100-03-01 00:00:00 UTC, if in nanoseconds"
    );
    assert_eq!(at(-2_208_988_800_000), "-2208988800000: 1900-01-01 00:00:00 UTC, if in milliseconds");
    assert_eq!(at(-1_000_000_001), "-1000000001: 1938-04-24 22:13:19 UTC, if in seconds");
    assert_eq!(
        at(i64::MIN + 1),
        "-9223372036854775807: 1677-09-21 00:12:43.145224193 UTC, if in nanoseconds"
    );
    // A number near no time of ours.
    assert_eq!(at(7), "7");
}

struct LastByte;

impl SaltHash for LastByte {
    const NAME: &'static str = "last-byte";
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        parts.iter().rev().find_map(|part| part.last()).map_or(0, |&byte| u32::from(byte) % buckets)
    }
}

#[derive(RowKey)]
struct Salted {
    #[salt(buckets = 16, hash = java31)]
    host: u16,
    seq: u8,
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 20, hash = LastByte, pad = 2))]
struct Whole {
    host: u16,
}

#[test]
fn buckets() {
    // 31 * (31 * 1 + 0) + 7 = 968 = 60 * 16 + 8.
    assert_eq!(words(&Salted::explain(&[8, 0, 7, 1]))[0], ("salt", "bucket 8 of 16, the right one"));
    let explained = Salted::LAYOUT.explain(&[9, 0, 7, 1]);
    assert_eq!(words(&explained)[0], ("salt", "bucket 9 of 16, and the fields belong in bucket 8"));
    assert_eq!(
        explained.fault.as_ref().unwrap().to_string(),
        "field `salt` at byte 0: expected bucket 8, which the fields hash to, found bucket 9"
    );
    assert_eq!(explained, Salted::explain(&[9, 0, 7, 1]));
    // The salted field is there, and the row ends early.
    assert_eq!(words(&Salted::explain(&[9, 0, 7]))[0].1, "bucket 9 of 16, and the fields belong in bucket 8");
    assert_eq!(words(&Salted::explain(&[9, 0]))[0].1, "bucket 9 of 16");

    // A hash of the user's own is known to the type, and not to the layout.
    assert_eq!(words(&Whole::explain(b"07\x00\x07"))[0].1, "bucket 7 of 20, the right one");
    assert_eq!(words(&Whole::LAYOUT.explain(b"07\x00\x07"))[0].1, "bucket 7 of 20");
    assert_eq!(
        words(&Whole::explain(b"08\x00\x07"))[0].1,
        "bucket 8 of 20, and the fields belong in bucket 7"
    );
    assert!(Whole::LAYOUT.explain(b"08\x00\x07").fault.is_none());
    assert_eq!(
        words(&Whole::explain(b"x8\x00\x07"))[0].1,
        "no bucket number, and the fields belong in bucket 7"
    );
}

/// Even numbers, as a length and that many bytes.
#[derive(Debug, PartialEq)]
struct Even(u8);

struct EvenCodec;

impl Codec<Even> for EvenCodec {
    type Arg<'v> = Even;
    const NODE: &'static Node = &Node::variable("even");
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(value: &Even, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[1, value.0]);
        Ok(())
    }

    fn compare(a: &Even, b: &Even) -> std::cmp::Ordering {
        a.0.cmp(&b.0)
    }
}

impl<'r> Decode<'r, Even> for EvenCodec {
    fn read(row: &mut Reader<'r>, _: End) -> Option<Even> {
        row.byte()?;
        match row.clone().byte()? {
            odd if odd % 2 == 1 => row.refuse("expected an even number"),
            _ => row.byte().map(Even),
        }
    }
}

#[derive(RowKey)]
struct Own {
    host: u8,
    #[rowkey(with = EvenCodec)]
    even: Even,
    seq: u8,
}

#[test]
fn own_codecs() {
    let explained = Own::explain(&[1, 1, 4, 9]);
    let expected = [
        ("host", "1"),
        ("even", "bytes of the codec even and of all later fields: only the type can split them"),
    ];
    assert_eq!(words(&explained), expected);
    assert_eq!(explained.fault, None);
    // Only the type finds this fault; the bytes of the field are then not decoded.
    let explained = Own::explain(&[1, 1, 5, 9]);
    assert_eq!(words(&explained), [("host", "1")]);
    assert_eq!(explained.rest, [1, 5, 9]);
    assert_eq!(explained.fault.unwrap().to_string(), "field `even` at byte 2: expected an even number");
}

#[test]
fn a_long_text_is_shown_in_part() {
    #[derive(RowKey)]
    struct Long {
        text: String,
    }
    let explained = Long::explain(&[b'x'; 1000]);
    let table = explained.to_string();
    assert_eq!(table.lines().count(), 1 + 8 + 1, "{table}");
    assert!(table.contains("\n    64         and 936 bytes more"), "{table}");
    assert!(table.lines().all(|line| line.chars().count() < 240), "{table}");
    assert_eq!(explained.segments[0].bytes.len(), 1000);
}

/// The bytes after the fault have their own line, and the fault has the last one.
#[test]
fn a_table_with_a_fault() {
    let table = Salted::explain(&[8, 0, 7, 1, 9]).to_string();
    let expected = r"
offset  field  bytes  text      value
     0  salt   08     \x08      bucket 8 of 16, the right one
     1  host   00 07  \x00\x07  7
     3  seq    01     \x01      1
     4         09     \x09      not decoded
field `seq` at byte 4: expected the end of the row, found 1 byte more
";
    assert_eq!(table, expected.trim_start());
    let empty = Salted::explain(&[]).to_string();
    assert_eq!(
        empty,
        "offset  field  bytes  text  value\nfield `salt` at byte 0: expected 1 byte, found 0\n"
    );
}

/// On a terminal that is narrower than the table, the value is above the bytes.
#[test]
fn a_narrow_table() {
    let row = At { at: 1_700_000_000_000, seq: 1 }.encode();
    let table = format!("{:#}", At::explain(&[&row[..], &[9]].concat()));
    let expected = r"
offset  field  value
               bytes                    text
     0  at     1700000000000: 2023-11-14 22:13:20 UTC, if in milliseconds
               7F FF FE 74 30 1A 97 FF  \x7F\xFF\xFEt0\x1A\x97\xFF
     8  seq    1
               01                       \x01
     9         not decoded
               09                       \x09
field `seq` at byte 9: expected the end of the row, found 1 byte more
";
    assert_eq!(table, expected.trim_start());
}

#[test]
fn as_json() {
    let json = serde_json::to_value(At::explain(&[0x7F])).unwrap();
    let expected = serde_json::json!({
        "hex": "7f", "text": "\\x7F", "segments": [],
        "fault": { "field": "at", "offset": 0, "what": "expected 8 bytes, found 1" },
        "rest_hex": "7f", "rest_text": "\\x7F",
    });
    assert_eq!(json, expected);
    let json = serde_json::to_value(&At::explain(&At { at: 7, seq: 1 }.encode()).segments[1]).unwrap();
    // A number is a number; its words are beside it.
    let expected = serde_json::json!({ "name": "seq", "offset": 8, "hex": "01", "text": "\\x01", "value": 1, "words": "1" });
    assert_eq!(json, expected);
}

/// The values of a row in JSON, each by the name of its segment.
fn values(explained: &rowkey::Explanation) -> serde_json::Value {
    assert_eq!(explained.fault, None);
    let json = serde_json::to_value(explained).unwrap();
    let segments = json["segments"].as_array().unwrap().iter();
    segments.map(|segment| (segment["name"].as_str().unwrap().to_owned(), segment["value"].clone())).collect()
}

/// RFC 7493: readers that store numbers as doubles represent integers exactly up to 2^53 - 1. A larger one is text.
#[test]
fn numbers_in_json_are_exact() {
    #[derive(RowKey)]
    struct Numbers {
        a: u64,
        b: u64,
        c: i64,
        d: i64,
        e: u128,
        f: i128,
        g: f32,
        h: f64,
        i: f64,
        j: f64,
        #[reverse_ts]
        at: i64,
    }

    let key = Numbers {
        a: (1 << 53) - 1,
        b: 1 << 53,
        c: 1 - (1 << 53),
        d: -(1 << 53),
        e: u128::MAX,
        f: i128::MIN,
        g: 0.1,
        h: -1e300,
        i: f64::NAN,
        j: f64::NEG_INFINITY,
        at: 1_700_000_000_000,
    };
    let explained = serde_json::to_string(&Numbers::explain(&key.encode())).unwrap();
    let found: Vec<&str> = explained
        .split(r#""value":"#)
        .skip(1)
        .map(|rest| rest.split(r#","words""#).next().unwrap_or_default())
        .collect();
    // A `Value` has 64 bits, so the text is compared. Of an `f32` it is the shortest that reads back as it.
    let expected = [
        "9007199254740991",
        "9007199254740992",
        "-9007199254740991",
        "-9007199254740992",
        "340282366920938463463374607431768211455",
        "-170141183460469231731687303715884105728",
        "0.1",
        "-1e+300",
        r#""NaN""#,
        r#""-inf""#,
        "1700000000000",
    ];
    assert_eq!(found, expected, "{explained}");
    // A zero keeps its sign.
    let zero = serde_json::to_string(&Numbers::explain(&Numbers { j: -0.0, ..key }.encode())).unwrap();
    assert!(zero.contains(r#""value":-0.0,"#), "{zero}");
}

#[test]
fn values_in_json_have_their_type() {
    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    enum Event {
        Login = 1,
    }

    #[derive(RowKey)]
    struct UserId(u32);

    #[derive(RowKey)]
    struct Pair {
        user: UserId,
        name: String,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = "k/")]
    struct Key {
        #[salt(buckets = 16, hash = java31)]
        flag: bool,
        letter: char,
        text: String,
        bytes: Vec<u8>,
        none: Option<u8>,
        some: Option<u8>,
        nested: Pair,
        inside: Option<Pair>,
        tuple: Option<(u8, bool)>,
        list: [i8; 2],
        keys: [UserId; 2],
        twice: Option<Option<u8>>,
        once: Option<Option<u8>>,
        event: Event,
        address: std::net::Ipv4Addr,
        id: uuid::Uuid,
        lasted: std::time::Duration,
        at: std::time::SystemTime,
        amount: rust_decimal::Decimal,
        digest: rowkey::Digest<2>,
        hour: rowkey::BaseTime<3600>,
        #[rowkey(hex)]
        hex: [u8; 2],
        rest: Vec<u16>,
    }

    let key = Key {
        flag: true,
        letter: 'ß',
        text: "it's\u{0}".into(),
        bytes: vec![0, 0xAB],
        none: None,
        some: Some(9),
        nested: Pair { user: UserId(7), name: "a".into() },
        inside: Some(Pair { user: UserId(8), name: "b".into() }),
        tuple: Some((1, false)),
        list: [-1, 5],
        keys: [UserId(1), UserId(2)],
        twice: Some(Some(3)),
        once: Some(None),
        event: Event::Login,
        address: std::net::Ipv4Addr::LOCALHOST,
        id: uuid::Uuid::from_u128(0x67e5_5044_10b1_426f_9247_bb68_0e5f_e0c8),
        lasted: std::time::Duration::from_millis(1500),
        at: std::time::UNIX_EPOCH - std::time::Duration::from_millis(250),
        amount: "-0.0125".parse().unwrap(),
        digest: rowkey::Digest::of("abc"),
        hour: rowkey::BaseTime::containing(1_356_998_417),
        hex: [0xAB, 1],
        rest: vec![258, 3],
    };
    let expected = serde_json::json!({
        // 31 * 1 + 1 = 32, which is no bucket but the first of 16.
        "salt": 0, "prefix": "6b2f",
        "flag": true, "letter": "ß", "text": "it's\u{0}", "bytes": "00ab",
        "none": null, "some": 9,
        "nested.user": 7, "nested.name": "a",
        "inside": { "user": 8, "name": "b" },
        "tuple": { "0": 1, "1": false },
        "list": [-1, 5], "keys": [1, 2],
        "twice": { "some": 3 }, "once": { "some": null },
        "event": "Login", "address": "127.0.0.1", "id": "67e55044-10b1-426f-9247-bb680e5fe0c8",
        "lasted": { "seconds": 1, "nanoseconds": 500_000_000 },
        // A quarter of a second before 1970: the second before it, and three quarters.
        "at": { "seconds": -1, "nanoseconds": 750_000_000 },
        // The first two bytes of SHA-256 of "abc".
        "amount": "-0.0125", "digest": "ba78", "hour": 1_356_998_400, "hex": "ab01",
        "rest": [258, 3],
    });
    assert_eq!(values(&Key::explain(&key.encode())), expected);
    assert_eq!(serde_json::to_value(Key::explain(&key.encode())).unwrap().get("kind"), None);
}

/// Two rows never have the same values.
#[test]
fn every_row_has_its_own_values_in_json() {
    #[derive(RowKey)]
    struct Maybe(Option<u8>);

    #[derive(RowKey)]
    struct Part {
        maybe: Option<u8>,
    }

    #[derive(RowKey)]
    struct Key {
        newtype: Option<Maybe>,
        reversed: Option<std::cmp::Reverse<Option<u8>>>,
        named: Option<Part>,
    }

    let json = |row: &[u8]| values(&Key::explain(row));
    assert_eq!(json(b"\0\0\0"), serde_json::json!({ "newtype": null, "reversed": null, "named": null }));
    // `Some(Maybe(None))`, `Some(Reverse(None))`, whose tag is complemented, and `Some(Part { maybe: None })`.
    assert_eq!(
        json(b"\x01\0\x01\xFF\x01\0"),
        serde_json::json!({ "newtype": { "some": null }, "reversed": { "some": null }, "named": { "maybe": null } })
    );
    assert_eq!(
        json(b"\x01\x01\x07\x01\xFE\xF8\x01\x01\x07"),
        serde_json::json!({ "newtype": { "some": 7 }, "reversed": { "some": 7 }, "named": { "maybe": 7 } })
    );

    #[derive(RowKey)]
    struct Floats {
        a: f32,
        b: f64,
    }

    let bits =
        |a, b| values(&Floats::explain(&Floats { a: f32::from_bits(a), b: f64::from_bits(b) }.encode()));
    assert_eq!(bits(0x7FC0_0000, 0x7FF8_0000_0000_0000), serde_json::json!({ "a": "NaN", "b": "NaN" }));
    assert_eq!(
        bits(0xFFC0_0000, 0x7FF0_0000_0000_0001),
        serde_json::json!({ "a": "NaN(0xffc00000)", "b": "NaN(0x7ff0000000000001)" })
    );
}

/// An explanation of an enum of keys names the row kind, if the row has one.
#[test]
fn the_kind_in_json() {
    #[derive(RowKey)]
    struct User {
        id: u8,
    }

    #[derive(RowKey)]
    enum Table {
        #[rowkey(prefix = "u/")]
        User(User),
    }

    let explained = Table::explain(b"u/\x07");
    assert_eq!(values(&explained), serde_json::json!({ "prefix": "752f", "id": 7 }));
    assert_eq!(
        (explained.kind.as_deref(), serde_json::to_value(&explained).unwrap()["kind"].clone()),
        (Some("User"), "User".into())
    );
    assert_eq!(serde_json::to_value(Table::explain(b"x")).unwrap().get("kind"), None);
}

/// What has no value has none in JSON; what only the type can read is its bytes.
#[test]
fn a_fault_in_json() {
    #[derive(RowKey)]
    struct Digits {
        #[salt(buckets = 10, pad = 1)]
        id: u8,
        list: [i8; 2],
        last: Option<[bool; 2]>,
    }

    // No bucket number; the list is whole; the last field breaks off within.
    let json = serde_json::to_value(Digits::explain(b"x\x01\x82\x83\x01\x01\x07")).unwrap();
    let values: Vec<_> =
        json["segments"].as_array().unwrap().iter().map(|one| one["value"].clone()).collect();
    assert_eq!(values, serde_json::json!([null, 1, [2, 3]]).as_array().unwrap().clone(), "{json}");
    assert_eq!(json["rest_hex"], "010107");
}

/// A layout that comes from text is refused where it cannot be one.
#[test]
fn a_layout_changed_by_hand_is_refused() {
    let json = serde_json::to_string(Salted::LAYOUT).unwrap();
    assert!(serde_json::from_str::<Layout>(&json).is_ok());
    let said = |from: &str, to: &str| {
        assert!(json.contains(from), "{json}");
        serde_json::from_str::<Layout>(&json.replacen(from, to, 1)).unwrap_err().to_string()
    };
    for (from, to, error) in [
        ("\"buckets\":16", "\"buckets\":17", "it was edited"),
        ("\"buckets\":16", "\"buckets\":0", "a salt has at least 2 buckets"),
        ("\"buckets\":16", "\"buckets\":257", "more than its bytes can count"),
        ("\"buckets\":16", "\"buckets\":65537", "a salt has at most 65536 buckets"),
        ("\"version\":1", "\"version\":2", "layout of version 2"),
        ("\"0x", "\"x", "expected 0x and 16 digits"),
        (",\"salted\":true", "", "the salt is computed from no field"),
        ("\"width\":2", "\"width\":17", "its width is 17, expected 1..=16"),
        (
            "\"name\":\"host\"",
            "\"name\":\"ho\\nst\"",
            "field `ho\\nst`: its name contains a control character",
        ),
        ("\"name\":\"host\"", "\"name\":\"\"", "its name is empty"),
        ("\"fields\"", "\"field\"", "unknown field `field`"),
    ] {
        let said = said(from, to);
        assert!(said.contains(error), "{to}: {said}");
    }
}

#[derive(RowKey)]
struct Types {
    a: std::net::IpAddr,
    b: std::net::Ipv4Addr,
    c: std::net::Ipv6Addr,
    d: uuid::Uuid,
    e: std::time::Duration,
    f: rowkey::BaseTime<3600>,
    g: rust_decimal::Decimal,
    h: rowkey::Digest<4>,
    i: (u8, std::cmp::Reverse<i16>),
    j: std::num::Wrapping<i8>,
    k: std::sync::Arc<str>,
}

#[test]
fn types_of_the_library_and_of_other_crates() {
    let key = Types {
        a: "2001:db8::1".parse().unwrap(),
        b: std::net::Ipv4Addr::LOCALHOST,
        c: std::net::Ipv6Addr::LOCALHOST,
        d: uuid::Uuid::from_u128(0x67e5_5044_10b1_426f_9247_bb68_0e5f_e0c8),
        e: std::time::Duration::from_millis(1500),
        f: rowkey::BaseTime::containing(1_356_998_417),
        g: "-0.0125".parse().unwrap(),
        h: rowkey::Digest::of("abc"),
        i: (7, std::cmp::Reverse(-2)),
        j: std::num::Wrapping(-3),
        k: "it's".into(),
    };
    let explained = Types::explain(&key.encode());
    let expected = [
        ("a", "2001:db8::1"),
        ("b", "127.0.0.1"),
        ("c", "::1"),
        ("d", "67e55044-10b1-426f-9247-bb680e5fe0c8"),
        ("e", "1.500000000 s"),
        ("f", "1356998400: 2013-01-01 00:00:00 UTC"),
        ("g", "-0.0125"),
        ("h", "digest ba7816bf"),
        ("i.0", "7"),
        ("i.1", "-2"),
        ("j", "-3"),
        ("k", r"'it\'s'"),
    ];
    assert_eq!(words(&explained), expected);
    assert_eq!(explained.fault, None);
}

/// Errors of keys three deep name two of them, and newtypes none: the field is found all the same.
#[test]
fn own_codecs_deep_inside() {
    struct Odd;

    impl Codec<u8> for Odd {
        type Arg<'v> = u8;
        const NODE: &'static Node = &Node::fixed("odd", 1);

        fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
            out.put(&[*value]);
            Ok(())
        }
    }

    impl<'r> Decode<'r, u8> for Odd {
        fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
            let byte = row.clone().byte()?;
            if byte % 2 == 1 { row.byte() } else { row.refuse("expected an odd number") }
        }
    }

    #[derive(RowKey)]
    struct Pair(u8, #[rowkey(with = Odd)] u8);

    #[derive(RowKey)]
    struct Outer {
        id: u8,
        pair: Pair,
    }

    let explained = Outer::explain(&[7, 1, 4]);
    assert_eq!(explained.fault.as_ref().unwrap().offset, 2);
    assert_eq!(explained.rest, [4]);
    assert_eq!(words(&explained), [("id", "7"), ("pair.0", "1")]);
    assert_eq!(Outer::explain(&[7, 1, 3]).fault, None);
}

/// The fault is the error that `decode` gives: its field, its place and its words.
#[test]
fn the_fault_is_that_of_decode() {
    #[derive(RowKey, Debug)]
    struct Pair {
        a: u8,
        b: bool,
    }

    #[derive(RowKey, Debug)]
    struct Outer {
        id: u8,
        n: Pair,
        last: u8,
    }

    #[derive(RowKey, Debug)]
    struct Deep {
        name: String,
        outer: Outer,
    }

    #[derive(RowKey, Debug)]
    struct Flag(bool);

    #[derive(RowKey, Debug)]
    struct Newtype {
        id: u8,
        flag: Flag,
    }

    #[derive(RowKey, Debug)]
    struct Tuple {
        id: u8,
        t: (u8, bool),
        last: u8,
    }

    #[derive(RowKey, Debug)]
    struct TupleOfText {
        t: (u8, String),
        last: (bool, u8),
    }

    #[derive(RowKey, Debug)]
    struct KeyInTuple {
        t: (u8, Pair),
    }

    #[derive(RowKey, Debug)]
    struct TupleInKey {
        n: Tuple,
    }

    #[derive(RowKey, Debug)]
    struct Options {
        maybe: Option<Pair>,
        array: [Pair; 2],
        t: Option<(bool, u8)>,
    }

    #[derive(RowKey, Debug)]
    #[rowkey(prefix = "p", max_len = 6)]
    struct Front {
        #[salt(buckets = 16, hash = java31)]
        host: u16,
        name: String,
    }

    #[derive(RowKey, Debug)]
    enum Table {
        #[rowkey(prefix = "u/")]
        User(Pair),
        #[rowkey(prefix = "d/")]
        Deep(Deep),
        #[rowkey(prefix = "t/")]
        Tuple(Tuple),
        #[rowkey(prefix = "w/")]
        Wrapped(Flag),
    }

    macro_rules! faults {
        ($($key:ty, $row:expr => $field:literal, $said:literal;)*) => {$({
            let row: &[u8] = &$row[..];
            let error = <$key>::decode(row).unwrap_err();
            let explained = <$key>::explain(row);
            assert_eq!(explained.row(), row);
            let fault = explained.fault.expect("a fault");
            assert_eq!((error.field(), error.to_string().as_str()), ($field, $said));
            assert_eq!((fault.field.as_str(), fault.to_string().as_str()), ($field, $said));
            assert_eq!((fault.offset, fault.what), (error.offset(), error.kind().to_string()));
        })*};
    }
    faults! {
        Outer, [1, 2, 3, 4] => "n", "field `n.b` at byte 2: expected 0x00 or 0x01, found 0x03";
        Outer, [1, 2] => "n", "field `n.b` at byte 2: expected 1 byte, found 0";
        Outer, [1, 2, 1] => "last", "field `last` at byte 3: expected 1 byte, found 0";
        Outer, [1, 2, 1, 4, 5] => "last", "field `last` at byte 4: expected the end of the row, found 1 byte more";
        Deep, b"a" => "name", "field `name` at byte 1: expected the terminator of the text, found the end of the row";
        Deep, b"\0\x07\x01\x02\x03" => "outer", "field `outer.n` at byte 3: expected 0x00 or 0x01, found 0x02";
        Newtype, [1, 2] => "flag", "field `flag` at byte 1: expected 0x00 or 0x01, found 0x02";
        Tuple, [1, 2, 3, 4] => "t", "field `t` at byte 2: expected 0x00 or 0x01, found 0x03";
        Tuple, [1] => "t", "field `t` at byte 1: expected 1 byte, found 0";
        TupleOfText, b"\x01ab" => "t", "field `t` at byte 3: expected the terminator of the text, found the end of the row";
        TupleOfText, b"\x01\0\x02\0" => "last", "field `last` at byte 2: expected 0x00 or 0x01, found 0x02";
        KeyInTuple, [1, 2, 3] => "t", "field `t.b` at byte 2: expected 0x00 or 0x01, found 0x03";
        TupleInKey, [1, 2, 3, 4] => "n", "field `n.t` at byte 2: expected 0x00 or 0x01, found 0x03";
        Options, [2] => "maybe", "field `maybe` at byte 0: expected 0x00 or 0x01, found 0x02";
        Options, [1, 7, 8] => "maybe", "field `maybe.b` at byte 2: expected 0x00 or 0x01, found 0x08";
        Options, [0, 7, 0, 7, 8] => "array", "field `array.b` at byte 4: expected 0x00 or 0x01, found 0x08";
        Options, [0, 7, 0, 7, 1, 1, 9] => "t", "field `t` at byte 6: expected 0x00 or 0x01, found 0x09";
        Front, b"" => "salt", "field `salt` at byte 0: expected 1 byte, found 0";
        Front, b"\x08x\0\x07" => "prefix", "field `prefix` at byte 1: expected 0x70 ('p') of the constant prefix, found 0x78 ('x')";
        Front, b"\x09p\0\x07" => "salt", "field `salt` at byte 0: expected bucket 8, which the fields hash to, found bucket 9";
        Front, b"\x08p\0\x07abc" => "row", "field `row` at byte 6: expected at most 6 bytes in the row (`max_len`), found 7";
        Front, b"\x08p\0\x07\xFF" => "name", "field `name` at byte 4: expected UTF-8 text, found other bytes";
        Table, b"u/\x01\x02" => "User", "field `User.b` at byte 3: expected 0x00 or 0x01, found 0x02";
        Table, b"d/\0\x07\x01\x02\x03" => "Deep", "field `Deep.outer` at byte 5: expected 0x00 or 0x01, found 0x02";
        Table, b"t/\x01\x02\x03\x04" => "Tuple", "field `Tuple.t` at byte 4: expected 0x00 or 0x01, found 0x03";
        Table, b"w/\x02" => "Wrapped", "field `Wrapped` at byte 2: expected 0x00 or 0x01, found 0x02";
        Table, b"x/\x02" => "prefix", "field `prefix` at byte 0: expected one of the prefixes 'd/' (Deep), 't/' (Tuple), 'u/' (User), 'w/' (Wrapped), found 'x/'";
    }
}

/// Text that would make an explanation without end is no layout.
#[test]
fn elements_without_bytes_are_refused() {
    let element = r#"{"kind":{"array":[32767,{"kind":"bytes","width":0}]},"width":0}"#;
    let json = format!(
        r#"{{"version":1,"fingerprint":"0x0000000000000000","fields":[{{"name":"a","node":{{"kind":{{"array":[32767,{element}]}},"width":0}}}}]}}"#
    );
    let error = serde_json::from_str::<Layout>(&json).unwrap_err().to_string();
    assert!(error.contains("its elements have no bytes"), "{error}");
}

/// Only the type knows where a codec of the user's own ends that has no fixed width: without the type the
/// explanation goes no further, wherever the codec is nested in its field. With a fixed width it does.
#[test]
fn own_codecs_that_only_the_type_can_cut() {
    struct Own<const FIXED: bool>;

    impl<const FIXED: bool> Codec<u8> for Own<FIXED> {
        type Arg<'v> = u8;
        const NODE: &'static Node = &if FIXED { Node::fixed("own", 1) } else { Node::variable("own") };
        const INFALLIBLE: bool = true;

        fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
            out.put(&[*value]);
            Ok(())
        }
    }

    impl<'r, const FIXED: bool> Decode<'r, u8> for Own<FIXED> {
        fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
            row.byte()
        }
    }

    type Open = Own<false>;
    type One = Own<true>;

    #[derive(RowKey)]
    struct Inner(#[rowkey(with = Open)] u8, u8);

    #[derive(RowKey)]
    struct InOption {
        id: u8,
        open: Option<Inner>,
        seq: u8,
    }

    #[derive(RowKey)]
    struct AtTheEnd {
        id: u8,
        #[rowkey(with = Open)]
        open: u8,
    }

    #[derive(RowKey)]
    struct Fixed {
        id: u8,
        #[rowkey(with = One)]
        own: u8,
        seq: u8,
    }

    let row = InOption { id: 7, open: Some(Inner(1, 2)), seq: 3 }.encode();
    let explained = InOption::LAYOUT.explain(&row);
    let open = "bytes of the codec own and of all later fields: only the type can split them";
    assert_eq!(words(&explained), [("id", "7"), ("open", open)]);
    // The option: 01, 1 and 2; then the 3 after it.
    assert_eq!(values(&explained), serde_json::json!({ "id": 7, "open": "01010203" }));
    assert_eq!((explained.segments[1].bytes.len(), explained.fault), (4, None));

    let row = AtTheEnd { id: 7, open: 1 }.encode();
    assert_eq!(words(&AtTheEnd::LAYOUT.explain(&row)), [("id", "7"), ("open", "bytes of the codec own")]);

    let row = Fixed { id: 7, own: 1, seq: 3 }.encode();
    let explained = Fixed::LAYOUT.explain(&row);
    assert_eq!(explained.segments.len(), 3);
    assert_eq!(words(&explained)[2], ("seq", "3"));
}

/// Each sort of number at its width: the words are those of the number that was encoded.
#[test]
fn numbers_of_other_widths() {
    #[derive(RowKey, Clone)]
    struct Key {
        small: f32,
        large: f64,
        #[rowkey(raw)]
        raw: i16,
        #[rowkey(width = 3)]
        narrow: u32,
        whole: rust_decimal::Decimal,
    }
    let whole = rust_decimal::Decimal::from(12);
    for (small, large, raw) in
        [(1.5, 0.1, 7), (-1.5, -0.1, 300), (0.0, f64::MAX, i16::MAX), (-0.0, -1e300, 0)]
    {
        let key = Key { small, large, raw, narrow: 65536, whole };
        let explained = Key::explain(&key.try_encode().unwrap());
        let said: Vec<&str> = explained.segments.iter().map(|segment| &*segment.value).collect();
        assert_eq!(
            said,
            [format!("{small:?}"), format!("{large:?}"), raw.to_string(), "65536".into(), "12".into()]
        );
    }
    // The sign bit is no number that `raw` writes.
    let mut row = Key { small: 0.0, large: 0.0, raw: 0, narrow: 0, whole }.try_encode().unwrap().to_vec();
    row[12] = 0x80;
    assert!(Key::LAYOUT.explain(&row).fault.is_some());
    assert!(Key::decode(&row).is_err());
}
