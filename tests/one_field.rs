//! `decode_f`: one field of a row, as `decode` of the whole row gives it.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::{DecodeError, RowKey};

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(prefix = "ix")]
struct Fixed {
    #[salt(buckets = 300)]
    host: u32,
    #[reverse_ts]
    at: i64,
    #[pad(3)]
    code: u16,
    last: [u8; 2],
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct AfterText {
    id: u16,
    name: String,
    seq: u32,
    path: String,
    end: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter = ',')]
struct Delimited {
    #[pad(2)]
    id: u8,
    name: String,
    #[pad(2)]
    seq: u8,
    rest: String,
}

/// A field of the row alone, and the whole row.
macro_rules! each_field {
    ($key:expr, $row:expr, $ty:ident: $($field:ident $alone:ident)*) => {{
        let (key, row): (&$ty, &[u8]) = (&$key, &$row);
        assert_eq!($ty::decode(row).as_ref(), Ok(key));
        $(assert_eq!($ty::$alone(row).as_ref(), Ok(&key.$field), "`{}`", stringify!($field));)*
        // Of a row that is cut, a field is read or the fault lies within: never a wrong value.
        for end in 0..row.len() {
            $(match $ty::$alone(&row[..end]) {
                Ok(value) => assert_eq!(value, key.$field, "`{}` of {end} bytes", stringify!($field)),
                Err(error) => assert!(error.offset() <= end, "{error}"),
            })*
        }
    }};
}

#[test]
fn a_field_at_a_constant_place() {
    for host in [0, 7, u32::MAX] {
        let key = Fixed { host, at: -5, code: 42, last: *b"zz" };
        let row = key.encode().unwrap();
        each_field!(key, row, Fixed: host decode_host at decode_at code decode_code last decode_last);
        // Neither later nor earlier fields are read.
        let mut changed = row;
        changed[8..].fill(0xff);
        assert_eq!(Fixed::decode_host(&changed), Ok(host));
        let mut changed = row;
        changed[..16].fill(0xff);
        assert_eq!(Fixed::decode_code(&changed), Ok(42));
    }
}

#[test]
fn a_field_behind_text_is_found_by_its_ends() {
    for name in ["", "a", "\0", "a\0b\0\0", "long enough to go beyond the bytes that fit in place .."] {
        for path in ["", "/", "\0\u{1}"] {
            let key = AfterText { id: 3, name: name.into(), seq: 0x00_01_00_00, path: path.into(), end: 9 };
            let row = key.encode();
            each_field!(key, row, AfterText: id decode_id name decode_name seq decode_seq path decode_path end decode_end);
        }
    }
}

#[test]
fn a_field_behind_delimiters() {
    for name in ["", "a", "a-b", "name"] {
        let key = Delimited { id: 7, name: name.into(), seq: 12, rest: "x,y".into() };
        let row = key.encode().unwrap();
        each_field!(key, row, Delimited: id decode_id name decode_name seq decode_seq);
        // Text at the end is what is left of the row.
        assert_eq!(Delimited::decode_rest(&row), Ok(key.rest));
    }
}

#[test]
fn what_stands_behind_the_last_field_is_a_fault() {
    let said = |error: DecodeError| (error.field(), error.offset(), error.to_string());
    let mut row = Fixed { host: 7, at: 1, code: 1, last: *b"ab" }.encode().unwrap().to_vec();
    row.push(0);
    assert_eq!(Fixed::decode_code(&row), Ok(1), "it is not the last");
    let (field, offset, words) = said(Fixed::decode_last(&row).unwrap_err());
    assert_eq!((field, offset), ("last", 21));
    assert!(words.ends_with("expected the end of the row, found 1 byte more"), "{words}");

    let mut row = AfterText { id: 1, name: "n".into(), seq: 2, path: "p".into(), end: 3 }.encode().to_vec();
    row.push(0);
    let (field, offset, _) = said(AfterText::decode_end(&row).unwrap_err());
    assert_eq!((field, offset), ("end", row.len() - 1));
}

#[test]
fn a_row_that_ends_in_front_of_the_field_says_where() {
    let row = Fixed { host: 7, at: 1, code: 1, last: *b"ab" }.encode().unwrap();
    let error = Fixed::decode_code(&row[..10]).unwrap_err();
    // `code` begins at byte 16: after two bytes of salt, two of prefix, and fields of four and eight.
    assert_eq!((error.field(), error.offset()), ("code", 10));
    assert_eq!(error.to_string(), "field `code` at byte 10: expected 6 bytes, found 0");
    let row = AfterText { id: 1, name: "n".into(), seq: 2, path: "p".into(), end: 3 }.encode();
    let error = AfterText::decode_seq(&row[..3]).unwrap_err();
    assert_eq!(error.field(), "name", "its end is not found");
}
