//! The seven classes of fault that published order-preserving codecs have had, a test for each.

use rowkey::RowKey;

#[derive(RowKey, Debug, PartialEq)]
struct Two {
    a: String,
    b: String,
}

#[derive(RowKey, Debug, PartialEq)]
struct TextThenNumber {
    text: String,
    number: u8,
}

fn two(a: &str, b: &str) -> Vec<u8> {
    Two { a: a.into(), b: b.into() }.encode().into()
}

fn text(text: &str, number: u8) -> Vec<u8> {
    TextThenNumber { text: text.into(), number }.encode().into()
}

#[test]
fn class_a_empty_inner_element() {
    #[derive(RowKey)]
    struct Optional(Option<String>, Option<String>);
    let row = |a: Option<&str>, b: Option<&str>| {
        Vec::from(Optional(a.map(str::to_string), b.map(str::to_string)).encode())
    };
    let rows = [
        row(None, None),
        row(None, Some("")),
        row(Some(""), None),
        row(Some(""), Some("")),
        row(Some("a"), None),
    ];
    assert!(rows.is_sorted_by(|a, b| a < b), "{rows:02x?}");
    assert_ne!(two("", "a"), two("a", ""));
    assert_eq!(Two::decode(&two("", "")), Ok(Two { a: String::new(), b: String::new() }));
}

#[test]
fn class_b_nul_and_terminator_bytes() {
    assert_ne!(two("a", "b\0c"), two("a\0b", "c"));
    let texts = ["", "\0", "\0\0", "\0\u{1}", "\0a", "\u{1}", "a", "a\0", "a\0\u{1}", "a\u{1}"];
    let rows = texts.map(|a| text(a, 7));
    assert!(rows.is_sorted_by(|a, b| a < b), "{rows:02x?}");
    for (a, row) in texts.iter().zip(&rows) {
        assert_eq!(TextThenNumber::decode(row).map(|key| key.text), Ok((*a).to_string()));
    }
}

#[test]
fn class_c_proper_prefix_then_next_field() {
    assert!(text("a", 0x7A) < text("ab", 0));
    assert!(text("a", 0xFF) < text("a\0", 0));
    assert!(text("a", 5) < text("a\0", 1));
}

#[test]
fn class_d_descending_proper_prefix() {
    #[derive(RowKey)]
    struct Down(#[rowkey(desc)] String, u8);
    let row = |text: &str, number| Vec::from(Down(text.into(), number).encode());
    let rows = [
        row("b", 0),
        row("abcdefgh", 0),
        row("abcdefg", 9),
        row("a\u{1}", 9),
        row("a\0", 9),
        row("a", 0),
        row("", 0),
    ];
    assert!(rows.is_sorted_by(|a, b| a < b), "{rows:02x?}");
}

#[test]
fn class_e_signed_raw_big_endian() {
    #[derive(RowKey)]
    struct Number(i32);
    let rows = [i32::MIN, -2, -1, 0, 1, i32::MAX].map(|number| Number(number).encode());
    assert!(rows.is_sorted_by(|a, b| a < b), "{rows:02x?}");
    let below = Number::prefix()._0_range(-5..0).range();
    assert!(below.contains(&Number(-1).encode()) && !below.contains(&Number(0).encode()));

    // Without the flip a negative number would sort last, so it is refused.
    #[derive(RowKey)]
    struct Raw(#[rowkey(raw)] i32);
    assert!(Raw(-1).encode().is_err());
}

#[test]
fn class_f_successor_after_ff() {
    #[derive(RowKey)]
    struct Bytes {
        head: [u8; 2],
        rest: u8,
    }
    let scan = Bytes::prefix().head([1, 0xFF]).range();
    assert_eq!((scan.start(), scan.stop()), (&[1, 0xFF][..], &[2][..]));
    assert!(!scan.contains(&[2]), "a successor of [2, 0] would let this row in");
    let last = Bytes::prefix().head([0xFF, 0xFF]).range();
    assert_eq!(last.stop(), b"");
    assert!(last.contains(&Bytes { head: [0xFF, 0xFF], rest: 0xFF }.encode()));
}

#[test]
fn class_g_truncated_and_malformed_decode() {
    let row = text("a\0b", 7);
    for len in 0..row.len() {
        let error = TextThenNumber::decode(&row[..len]).expect_err("a part of a row is no row");
        assert!(error.offset() <= len, "{error}");
    }
    let longer = [&row[..], &[0]].concat();
    assert!(TextThenNumber::decode(&longer).is_err());
    let error = TextThenNumber::decode(b"a\x01\x03\0\x07").expect_err("01 03 is no escape");
    assert_eq!((error.field(), error.offset()), ("text", 2));
    assert!(TextThenNumber::decode(b"\xC3\0\x07").is_err(), "half a character is no text");
}
