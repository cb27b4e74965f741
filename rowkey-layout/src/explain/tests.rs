//! Faults of custom codecs. The tests of derived keys cover the rest.

use std::format;
use std::string::ToString;

use super::explain_key;
use crate::bytes::{End, Reader};
use crate::form::row::{decode_fault, field_decode_fault, field_start};
use crate::form::span::length;
use crate::layout::{Field, Fields, Kind, Layout, Node, Ref, Slot};

static BYTE: Node = Node::of(Kind::Unsigned, Some(1)).within(0, 255);
static TEXT: Node = Node::of(Kind::Text { utf8: true }, None);
static EVEN: Node = Node::fixed("even", 2);
static COUNTED: Node = Node::variable("counted");

/// Two bytes, the first one even; 77 reads three.
fn even(row: &mut Reader<'_>, _: End) -> bool {
    let Some([first, _]) = row.array() else { return false };
    match first {
        0x77 => row.byte().is_some(),
        odd if odd % 2 == 1 => row.refuse::<()>("an even first byte").is_some(),
        _ => true,
    }
}

/// A length byte, then as many bytes.
fn counted(row: &mut Reader<'_>, _: End) -> bool {
    row.byte().is_some_and(|len| row.bytes(len.into()).is_some())
}

static INNER: [Field; 2] = [
    Field::new("some", const { &Slot::new(&COUNTED, false).skipped_by(true, counted) }),
    Field::new("seq", const { &Slot::new(&BYTE, false) }),
];
static NESTED: Node = Node::of(Kind::Key(Fields::new(&INNER, None)), None);
static OPTION: Node = Node::of(Kind::Optional(Ref::Static(&NESTED)), None);
static FIELDS: [Field; 4] = [
    Field::new("name", const { &Slot::new(&TEXT, false) }),
    Field::new("even", const { &Slot::new(&EVEN, false).skipped_by(true, even) }),
    Field::new("key", const { &Slot::new(&OPTION, false) }),
    Field::new("end", const { &Slot::new(&BYTE, false) }),
];
static KEY: Layout = Layout::of(b"", &FIELDS);

fn message(row: &[u8]) -> std::string::String {
    let (field, fault) = decode_fault(&KEY, row);
    let error = fault.of_field(field);
    let (field, error) = (error.field(), error.to_string());
    let explained = explain_key(&KEY, row);
    match &explained.fault {
        Some(fault) => {
            assert_eq!(fault.to_string(), error);
            assert_eq!((&*fault.field, fault.offset), (field, error_offset(&error)));
        }
        None => assert_eq!(field, "row"),
    }
    assert_eq!(explained.row(), row);
    error
}

fn error_offset(error: &str) -> usize {
    let (_, rest) = error.split_once(" at byte ").unwrap();
    rest.split_once(':').unwrap().0.parse().unwrap()
}

#[test]
fn the_rule_that_a_codec_reports_is_the_fault() {
    let right = b"n\0\x02\x03\x01\x02ab\x07\x09";
    assert_eq!(
        message(right),
        "field `row` at byte 10: the codec rejected the row, then accepted it when asked why"
    );
    assert_eq!(message(b"n\0\x03\x03"), "field `even` at byte 4: an even first byte");
    assert_eq!(message(b"n\0\x02"), "field `even` at byte 2: expected 2 bytes, found 1");
    assert_eq!(
        message(b"n\0\x77\x03\x01\x02"),
        "field `even` at byte 2: the codec `even` declares a width of 2 bytes, but read 3"
    );
    assert_eq!(message(b"n\0\x02\x03\x01\x02a"), "field `key.some` at byte 6: expected 2 bytes, found 1");
    assert_eq!(message(b"n\0\x02\x03\x01\x00"), "field `key.seq` at byte 6: expected 1 byte, found 0");
    assert_eq!(message(b"n\0\x02\x03\x02"), "field `key` at byte 4: expected 0x00 or 0x01, found 0x02");
    assert_eq!(
        message(&[right, &b"x"[..]].concat()),
        "field `end` at byte 10: expected the end of the row, found 1 byte more"
    );
}

/// The layout alone cannot find the end of such a codec.
#[test]
fn a_custom_codec_of_variable_width_consumes_the_rest() {
    let row = b"n\0\x02\x03\x01\x02ab\x07\x09";
    for explained in [KEY.explain(row), explain_key(&KEY, row)] {
        let last = explained.segments.last().unwrap();
        assert_eq!(
            last.value,
            "bytes of the codec counted and of all later fields: only the type can split them"
        );
        assert_eq!((&*last.name, &last.bytes[..]), ("key", &row[4..]));
        assert_eq!(explained.fault, None);
    }
    assert_eq!(KEY.explain(b"n\0\x03\x03\x00\x01").fault, None, "only the type asks the codec");
    let explained = KEY.explain(b"n\0\x02\x03\x00\x01");
    assert_eq!(format!("{:?}", explained.segments.last().map(|last| &last.value)), "Some(\"1\")");
}

#[test]
fn one_field_skips_the_others() {
    let row = b"n\xFF\0\x03\x03\x01\x02ab\x07\x09";
    let starts = [0, 3, 5, 10].map(Some);
    assert_eq!([0, 1, 2, 3].map(|i| field_start(&KEY, i, row)), starts, "what is gone past is not looked at");
    let message = |index, row: &[u8]| {
        let (field, fault) = field_decode_fault(&KEY, index, row);
        fault.of_field(field).to_string()
    };
    assert_eq!(message(0, row), "field `name` at byte 1: expected UTF-8 text, found other bytes");
    assert_eq!(message(1, row), "field `even` at byte 5: an even first byte");
    assert_eq!(message(3, &row[..8]), "field `key.some` at byte 7: expected 2 bytes, found 1");
    assert_eq!(field_start(&KEY, 3, &row[..8]), None);
    assert_eq!(
        message(2, &row[..2]),
        "field `name` at byte 2: expected the terminator of the text, found the end of the row"
    );
    assert_eq!(
        message(3, &[&row[..], b"x"].concat()),
        "field `end` at byte 11: expected the end of the row, found 1 byte more"
    );
}

#[test]
fn the_length_of_a_value_is_that_of_its_encoding() {
    assert_eq!(length(&TEXT, None, End::Terminator, false, b"a\x01\x01b\0rest"), Some(5));
    assert_eq!(length(&TEXT, None, End::Terminator, true, b"\x9E\xFFrest"), Some(2));
    assert_eq!(length(&TEXT, None, End::Byte(b','), false, b"ab,"), Some(2));
    assert_eq!(length(&TEXT, None, End::Row, false, b"ab,"), Some(3));
    assert_eq!(length(&OPTION, None, End::Terminator, false, b"\x01\x02ab\x07rest"), Some(5));
    assert_eq!(length(&COUNTED, None, End::Terminator, false, b"\x02ab"), None);
    assert_eq!(length(&COUNTED, Some(counted), End::Terminator, false, b"\x02abc"), Some(3));
    assert_eq!(length(&EVEN, Some(even), End::Terminator, false, b"\x03"), None);
}
