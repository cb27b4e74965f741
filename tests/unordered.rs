//! Unordered delimiters, held against a plain search for the delimiter in every short text.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::fmt::Debug;

use rowkey::{KeyRange, KeyRanges, RowKey};

/// Below the delimiter, the delimiter itself, above it.
const ALPHABET: [u8; 5] = [0x00, 0x01, b':', b'a', 0xFF];

/// All byte strings of up to so many bytes of an alphabet.
fn strings(alphabet: &[u8], longest: usize) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..longest {
        last = last
            .iter()
            .flat_map(|text: &Vec<u8>| alphabet.iter().map(move |byte| [&text[..], &[*byte]].concat()))
            .collect();
        all.extend(last.iter().cloned());
    }
    all
}

fn texts() -> Vec<Vec<u8>> {
    strings(&ALPHABET, 3)
}

/// Where the delimiter would begin too early in text that it follows.
fn early(text: &[u8], delimiter: &[u8]) -> Option<usize> {
    let row = [text, delimiter].concat();
    let first = (0..row.len()).find(|at| row[*at..].starts_with(delimiter)).unwrap();
    Some(first).filter(|at| *at < text.len())
}

fn found(ranges: &KeyRanges, row: &[u8]) -> usize {
    ranges.iter().filter(|range: &KeyRange| range.contains(row)).count()
}

/// Each key has the row that it should have, or none, and decodes from it.
fn check_rows<K: RowKey + PartialEq + Debug>(keys: Vec<K>, expected: impl Fn(&K) -> Result<Vec<u8>, usize>) {
    for key in keys {
        match (key.try_encode(), expected(&key)) {
            (Ok(row), Ok(expected)) => {
                assert_eq!(*row, *expected, "{key:?}");
                assert_eq!(K::decode(&row).as_ref(), Ok(&key));
            }
            (Err(error), Err(at)) => {
                assert_eq!(error.field(), "text", "{key:?}");
                let shown = error.to_string();
                assert!(shown.contains(&format!("begins at byte {at} of the text")), "{key:?}: {shown}");
            }
            other => panic!("{key:?}: {other:?}"),
        }
    }
}

/// The parts of a row of so many fields, each ended by the first delimiter.
fn parts<'r>(row: &'r [u8], fields: usize, delimiter: &[u8], trailing: bool) -> Option<Vec<&'r [u8]>> {
    let (mut rest, mut parts) = (row, Vec::new());
    while parts.len() < fields {
        if parts.len() + 1 == fields && !trailing {
            parts.push(rest);
            return Some(parts);
        }
        let end = (0..rest.len()).find(|at| rest[*at..].starts_with(delimiter))?;
        parts.push(&rest[..end]);
        rest = &rest[end + delimiter.len()..];
    }
    rest.is_empty().then_some(parts)
}

/// What decodes has these very bytes, and nothing else is refused; what is, says where, and `explain` says the same.
fn check_decode<K: RowKey + Debug>(
    rows: Vec<Vec<u8>>,
    is_row: impl Fn(&[u8]) -> bool,
    explain: impl Fn(&[u8]) -> rowkey::Explanation,
) {
    for bytes in rows {
        let explained = explain(&bytes);
        match K::decode(&bytes) {
            Ok(key) => {
                assert_eq!(key.try_encode().as_deref(), Ok(&bytes[..]), "{key:?}");
                assert!(explained.fault.is_none() && is_row(&bytes), "{bytes:02x?}");
            }
            Err(error) => {
                assert!(error.offset() <= bytes.len() && !is_row(&bytes), "{bytes:02x?}: {error}");
                assert_eq!(explained.fault.map(|fault| fault.to_string()), Some(error.to_string()));
            }
        }
    }
}

macro_rules! delimiters {
    ($($name:ident: ($($said:tt)*), $delimiter:literal, $trailing:literal;)*) => {$(
        mod $name {
            use super::*;

            const DELIMITER: &[u8] = $delimiter;
            const LAST: &[u8] = if $trailing { DELIMITER } else { b"" };

            #[derive(RowKey, Debug, PartialEq, Clone)]
            #[rowkey(delimiter($($said)*))]
            struct First {
                text: Vec<u8>,
                #[pad(1)]
                number: u8,
            }

            #[derive(RowKey, Debug, PartialEq, Clone)]
            #[rowkey(delimiter($($said)*))]
            struct Middle {
                #[pad(1)]
                number: u8,
                text: Vec<u8>,
                #[pad(1)]
                other: u8,
            }

            #[derive(RowKey, Debug, PartialEq, Clone)]
            #[rowkey(delimiter($($said)*))]
            struct Last {
                #[pad(1)]
                number: u8,
                text: Vec<u8>,
            }

            #[derive(RowKey, Debug, PartialEq, Clone)]
            #[rowkey(delimiter($($said)*))]
            struct Both {
                text: Vec<u8>,
                last: Vec<u8>,
            }

            fn first(text: Vec<u8>) -> First {
                First { text, number: 7 }
            }

            fn middle(text: Vec<u8>) -> Middle {
                Middle { number: 7, text, other: 7 }
            }

            fn last(text: Vec<u8>) -> Last {
                Last { number: 7, text }
            }

            fn cut(row: &[u8]) -> Option<Vec<&[u8]>> {
                parts(row, 2, DELIMITER, $trailing)
            }

            fn refused(text: &[u8]) -> Result<(), usize> {
                early(text, DELIMITER).map_or(Ok(()), Err)
            }

            #[test]
            fn rows() {
                check_rows(texts().into_iter().map(first).collect(), |key| {
                    refused(&key.text).map(|()| [&key.text, DELIMITER, b"7", LAST].concat())
                });
                check_rows(texts().into_iter().map(middle).collect(), |key| {
                    refused(&key.text).map(|()| [b"7", DELIMITER, &key.text, DELIMITER, b"7", LAST].concat())
                });
                check_rows(texts().into_iter().map(last).collect(), |key| {
                    let refused = if $trailing { refused(&key.text) } else { Ok(()) };
                    refused.map(|()| [b"7", DELIMITER, &key.text, LAST].concat())
                });
            }

            #[test]
            fn one_key_one_row() {
                let with_digit: Vec<u8> = [&ALPHABET[..], b"7"].concat();
                check_decode::<First>(
                    strings(&with_digit, 5),
                    |row| cut(row).is_some_and(|parts| parts[1] == b"7"),
                    First::explain,
                );
                check_decode::<Last>(
                    strings(&with_digit, 5),
                    |row| cut(row).is_some_and(|parts| parts[0] == b"7"),
                    Last::explain,
                );
                check_decode::<Both>(strings(&ALPHABET, 6), |row| cut(row).is_some(), Both::explain);
            }

            /// A scan holds each row once that matches, and no other.
            fn exact(ranges: &KeyRanges, row: impl Fn(&[u8]) -> Option<Vec<u8>>, matches: impl Fn(&[u8]) -> bool, shown: &dyn Debug, asked: usize) {
                let mut held: Vec<Vec<u8>> = Vec::new();
                for text in strings(&ALPHABET, 4) {
                    let Some(row) = row(&text) else { continue };
                    assert_eq!(found(ranges, &row), usize::from(matches(&text)), "{text:02x?} in {shown:02x?}: {ranges:?}");
                    held.extend(matches(&text).then_some(row));
                }
                // No range is asked for that can hold nothing: two bytes more are enough to find what it holds.
                if asked <= 2 {
                    let empty = ranges.iter().find(|range| !held.iter().any(|row| range.contains(row)));
                    assert_eq!(empty, None, "{shown:02x?}");
                }
            }

            #[test]
            fn scans() {
                let rows = |key: Result<rowkey::KeyBuf, rowkey::EncodeError>| key.ok().map(Vec::from);
                let first_row = |text: &[u8]| rows(rowkey::RowKeyRef::try_encode(&first(text.to_vec())));
                let middle_row = |text: &[u8]| rows(rowkey::RowKeyRef::try_encode(&middle(text.to_vec())));
                let last_row = |text: &[u8]| rows(rowkey::RowKeyRef::try_encode(&last(text.to_vec())));
                for text in &texts() {
                    let prefix = First::prefix().text_starts_with(text).ranges();
                    exact(&prefix, first_row, |other| other.starts_with(text), text, text.len());
                    let holds = (0..text.len()).any(|at| text[at..].starts_with(DELIMITER));
                    assert_eq!(prefix.is_empty(), holds, "{text:02x?}");
                    let prefix = Middle::prefix().number(7).unwrap().text_starts_with(text).ranges();
                    exact(&prefix, middle_row, |other| other.starts_with(text), text, text.len());
                    let prefix = Last::prefix().number(7).unwrap().text_starts_with(text).ranges();
                    exact(&prefix, last_row, |other| other.starts_with(text), text, text.len());

                    match First::prefix().text(text) {
                        Ok(scan) => exact(&scan.ranges(), first_row, |other| other == text, text, text.len()),
                        Err(_) => assert!(early(text, DELIMITER).is_some()),
                    }
                    if let Ok(scan) = Middle::prefix().number(7).unwrap().text(text) {
                        exact(&scan.clone().ranges(), middle_row, |other| other == text, text, text.len());
                        exact(&scan.clone().other(7).unwrap().ranges(), middle_row, |other| other == text, text, text.len());
                        exact(&scan.clone().other_range(3..=7).ranges(), middle_row, |other| other == text, text, text.len());
                        assert_eq!(scan.other_range(8..).ranges().iter().filter(|range| {
                            range.contains(&middle_row(text).unwrap())
                        }).count(), 0);
                    }
                }
                for some in texts().chunks(3).chain([&texts()[..]]) {
                    let among = |other: &[u8]| some.iter().any(|text| text == other);
                    let values = || some.iter().map(|text| &text[..]);
                    exact(&First::prefix().text_in(values()).ranges(), first_row, among, &some, 3);
                    exact(&Middle::prefix().number(7).unwrap().text_in(values()).ranges(), middle_row, among, &some, 3);
                    exact(&Last::prefix().number(7).unwrap().text_in(values()).ranges(), last_row, among, &some, 3);
                }
                // Fields of one width have their order.
                for row in texts().iter().filter_map(|text| middle_row(text)) {
                    for (range, expected) in [(0..8, true), (7..8, true), (8..9, false), (0..7, false), (7..7, false)] {
                        let ranges = Middle::prefix().number_range(range).ranges();
                        assert_eq!(found(&ranges, &row), usize::from(expected));
                    }
                }
            }
        }
    )*};
}

delimiters! {
    one: (":", unordered), b":", false;
    one_trailing: (":", unordered, trailing), b":", true;
    two: ("::", unordered), b"::", false;
    two_trailing: (trailing, unordered, "::"), b"::", true;
    low: ("\0", unordered), b"\0", false;
    mixed: ("a\0a", unordered), b"a\0a", false;
    mixed_trailing: ("a\0a", unordered, trailing), b"a\0a", true;
    three: (":::", unordered, trailing), b":::", true;
}
