//! Values as text, for existing tables: hexadecimal digits, the characters of a UUID, digits without leading zeros,
//! and a salt in hexadecimal digits.

use rowkey::{DecodeErrorKind, Digest, Layout, RowKey};
use uuid::{Uuid, uuid};

const ID: Uuid = uuid!("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");

/// [salt 3][user 4],[host 8],[id 36],[seq *]
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter = ",")]
struct Line {
    #[salt(buckets = 300, hash = java31, hex = 3)]
    #[rowkey(hex, max = 4095)]
    user: u16,
    #[rowkey(hex)]
    host: Digest<4>,
    #[rowkey(text)]
    id: Uuid,
    #[rowkey(digits)]
    seq: u32,
}

fn line(user: u16, seq: u32) -> Line {
    Line { user, host: Digest::of("abc"), id: ID, seq }
}

/// java31 of "000a", whose bytes are 48, 48, 48, 97: 31 + 48 = 79; 79 * 31 + 48 = 2497;
/// 2497 * 31 + 48 = 77455; 77455 * 31 + 97 = 2401202; modulo 300 that is 2, or `002`.
const ROW: &[u8] = b"002000a,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,70";

#[test]
fn bytes() {
    assert_eq!(line(10, 70).encode().unwrap(), ROW);
    assert_eq!(Line::decode(ROW).unwrap(), line(10, 70));
    assert!(line(4096, 70).encode().is_err());
}

#[test]
fn a_layout_says_what_they_are() {
    assert_eq!(
        Line::LAYOUT.to_string(),
        "\
offset  width  field  encoding                                    order
     0      3  salt   java31(user) % 300, hexadecimal digits      -
     3      4  user   hexadecimal digits, at most 4095, then \",\"  ascending
     8      8  host   hexadecimal digits, then \",\"                ascending
    17     36  id     UUID in 36 characters, then \",\"             ascending
    54      *  seq    decimal digits, no leading zeros            unordered
"
    );
    let json = serde_json::to_value(Line::LAYOUT).unwrap();
    assert_eq!(json["salt"]["bytes"], serde_json::json!({ "width": 3, "hex": true }));
    let kinds: Vec<_> = (0..4).map(|i| json["fields"][i]["node"]["kind"].clone()).collect();
    assert_eq!(kinds, ["hex", "hex", "uuid_text", "plain_decimal"]);
    let read: Layout = serde_json::from_value(json).unwrap();
    assert_eq!(&read, Line::LAYOUT);
    assert_eq!(read.explain(ROW), Line::explain(ROW));
}

#[test]
fn each_form_has_a_fingerprint_of_its_own() {
    macro_rules! fingerprints {
        ($($(#[$attr:meta])* $ty:ty;)*) => {
            [$({
                #[derive(RowKey)]
                #[allow(dead_code)]
                struct Key(u8, $(#[$attr])* $ty);
                Key::FINGERPRINT
            }),*]
        };
    }
    let all = fingerprints! {
        u32;
        #[pad(8)] u32;
        #[rowkey(hex)] u32;
        #[rowkey(hex, max = 9)] u32;
        #[rowkey(hex)] u64;
        #[rowkey(hex, desc)] u32;
        #[rowkey(hex)] [u8; 4];
        #[rowkey(digits)] u32;
        #[rowkey(digits)] u64;
        #[rowkey(digits, max = 9)] u32;
        Uuid;
        #[rowkey(text)] Uuid;
        #[rowkey(hex)] [u8; 18];
        #[salt(buckets = 16, pad = 2)] u32;
        #[salt(buckets = 16, hex = 2)] u32;
        #[salt(buckets = 16, hex = 3)] u32;
    };
    for (i, one) in all.iter().enumerate() {
        assert!(!all[..i].contains(one), "{i}");
    }
}

#[test]
fn rows_are_explained() {
    let values: Vec<String> = Line::explain(ROW).segments.into_iter().map(|segment| segment.value).collect();
    assert_eq!(
        values,
        [
            "bucket 2 of 300, the right one",
            "10",
            "bytes ba7816bf",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
            "70"
        ]
    );
}

#[test]
fn another_spelling_does_not_decode() {
    use DecodeErrorKind::{
        LeadingZero, NotADigit, NotAHexDigit, NotAUuid, OutOfDomain, Truncated, WrongSalt,
    };
    let domain = |max| OutOfDomain { min: &0, max };
    for (row, field, offset, kind, text) in [
        (
            "00A000a,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,70",
            "salt",
            0,
            WrongSalt { found: None, expected: 2 },
            "expected bucket 2, which the fields hash to, found no number",
        ),
        (
            "002000A,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,70",
            "user",
            6,
            NotAHexDigit { found: b'A' },
            "expected a hexadecimal digit in lower case, found 0x41 ('A')",
        ),
        (
            "0021000,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,70",
            "user",
            3,
            domain(&4095),
            "expected a number in 0..=4095, found a number out of range",
        ),
        (
            "002000a,ba78:6bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,70",
            "host",
            12,
            NotAHexDigit { found: b':' },
            "expected a hexadecimal digit in lower case, found 0x3a (':')",
        ),
        (
            "002000a,ba7816bf,f81d4fae-7Dec-11d0-a765-00a0c91e6bf6,70",
            "id",
            27,
            NotAUuid { found: b'D' },
            "expected the text of a UUID, hyphenated and in lower case, found 0x44 ('D')",
        ),
        (
            "002000a,ba7816bf,f81d4fae07dec011d00a765000a0c91e6bf6,70",
            "id",
            25,
            NotAUuid { found: b'0' },
            "expected the text of a UUID, hyphenated and in lower case, found 0x30 ('0')",
        ),
        (
            "002000a,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,070",
            "seq",
            54,
            LeadingZero,
            "expected a number without leading zeros, found a leading zero",
        ),
        (
            "002000a,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,7x0",
            "seq",
            55,
            NotADigit { found: b'x' },
            "expected a decimal digit, found 0x78 ('x')",
        ),
        (
            "002000a,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,4294967296",
            "seq",
            54,
            domain(&4_294_967_295),
            "expected a number in 0..=4294967295, found a number out of range",
        ),
        (
            "002000a,ba7816bf,f81d4fae-7dec-11d0-a765-00a0c91e6bf6,",
            "seq",
            54,
            Truncated { expected: 1, found: 0 },
            "expected 1 byte, found 0",
        ),
    ] {
        let error = Line::decode(row.as_bytes()).unwrap_err();
        assert_eq!((error.field(), error.offset(), error.kind()), (field, offset, kind), "{row}");
        assert_eq!(error.to_string(), format!("field `{field}` at byte {offset}: {text}"), "{row}");
        let fault = Line::explain(row.as_bytes()).fault.expect("a fault");
        assert_eq!((&*fault.field, fault.offset), (field, offset), "{row}");
    }
}

#[test]
fn a_salt_in_hexadecimal_digits() {
    #[derive(RowKey)]
    struct Event(#[salt(buckets = 17, hex = 4)] u32, u8);
    let points = Event::split_points();
    assert_eq!(points.len(), 16);
    assert_eq!((&points[0][..], &points[9][..], &points[15][..]), (&b"0001"[..], &b"000a"[..], &b"0010"[..]));
    let ranges: Vec<_> = Event::prefix().ranges().into_iter().collect();
    assert_eq!((ranges[10].start(), ranges[10].stop()), (&b"000a"[..], &b"000b"[..]));
    assert_eq!((ranges[9].start(), ranges[9].stop()), (&b"0009"[..], &b"000:"[..]));

    // More buckets have room in as many digits, up to 65536.
    let more = Event::LAYOUT.with_buckets(65536).expect("four digits count them");
    assert_eq!(more.width(), Event::LAYOUT.width());
    #[derive(RowKey)]
    struct Narrow(#[salt(buckets = 16, hex = 1)] u32, u8);
    assert!(Narrow::LAYOUT.with_buckets(17).is_none());
    assert_ne!(Narrow::FINGERPRINT, {
        #[derive(RowKey)]
        struct Binary(#[salt(buckets = 16)] u32, u8);
        Binary::FINGERPRINT
    });
}
