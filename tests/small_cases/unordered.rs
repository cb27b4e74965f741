//! Text before unordered delimiters, compared with a plain search for the delimiter.

use std::collections::HashMap;
use std::fmt::Debug;

use rowkey::{KeyRanges, RowKey};

use super::{BYTES, Table, strings};

/// Where the delimiter would begin too early in text that it follows.
fn early(text: &[u8], delimiter: &[u8]) -> Option<usize> {
    let row = [text, delimiter].concat();
    let first = (0..row.len()).find(|at| row[*at..].starts_with(delimiter)).unwrap();
    Some(first).filter(|at| *at < text.len())
}

/// Each key has the row that it should have, or none, and decodes from it; those that have one.
fn check_rows<K: RowKey + PartialEq + Debug>(
    keys: impl IntoIterator<Item = K>,
    expected: impl Fn(&K) -> Result<Vec<u8>, usize>,
) -> Table<K> {
    let mut rows = Vec::new();
    for key in keys {
        match (key.try_encode(), expected(&key)) {
            (Ok(row), Ok(expected)) => {
                assert_eq!(*row, *expected, "{key:?}");
                assert_eq!(K::decode(&row).as_ref(), Ok(&key));
                rows.push((expected, key));
            }
            (Err(error), Err(at)) => {
                assert_eq!(error.field(), "text", "{key:?}");
                let shown = error.to_string();
                assert!(shown.contains(&format!("begins at byte {at} of the text")), "{key:?}: {shown}");
            }
            other => panic!("{key:?}: {other:?}"),
        }
    }
    Table::of(rows)
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

/// A key that decodes has exactly these bytes, and only other bytes are refused, with the offset that `explain` has.
fn check_decode<K: RowKey + Debug>(
    rows: &[Vec<u8>],
    is_row: impl Fn(&[u8]) -> bool,
    explain: impl Fn(&[u8]) -> rowkey::Explanation,
) {
    for bytes in rows {
        let explained = explain(bytes);
        match K::decode(bytes) {
            Ok(key) => {
                assert_eq!(key.try_encode().as_deref(), Ok(&bytes[..]), "{key:?}");
                assert!(explained.fault.is_none() && is_row(bytes), "{bytes:02x?}");
            }
            Err(error) => {
                assert!(error.offset() <= bytes.len() && !is_row(bytes), "{bytes:02x?}: {error}");
                assert_eq!(explained.fault.map(|fault| fault.to_string()), Some(error.to_string()));
            }
        }
    }
}

/// The steps of a scan over a text.
struct Scans<'s> {
    fixed: &'s dyn Fn(&[u8]) -> Option<KeyRanges>,
    among: &'s dyn Fn(&[&[u8]]) -> KeyRanges,
    starting: &'s dyn Fn(&[u8]) -> KeyRanges,
}

/// Every scan of a text holds exactly its rows, and has no range that cannot hold one.
fn check_scans<K: Debug>(
    table: &Table<K>,
    text: impl Fn(&K) -> &[u8],
    scans: &Scans<'_>,
    delimiter: &[u8],
    ended: bool,
) {
    let mut starting: HashMap<&[u8], usize> = HashMap::new();
    let mut of: HashMap<&[u8], usize> = HashMap::new();
    for (_, key) in &table.rows {
        let text = text(key);
        *of.entry(text).or_default() += 1;
        (0..=text.len()).for_each(|len| *starting.entry(&text[..len]).or_default() += 1);
    }
    let count = |of: &HashMap<&[u8], usize>, text: &[u8]| of.get(text).copied().unwrap_or_default();
    let asked = strings(&BYTES, 5);
    for asked in &asked {
        let ranges = (scans.starting)(asked);
        table.holds(&ranges, count(&starting, asked), |key| text(key).starts_with(asked), asked);
        let holds = ended && (0..asked.len()).any(|at| asked[at..].starts_with(delimiter));
        assert_eq!(ranges.is_empty(), holds, "{asked:02x?}");
        // Two bytes more are enough to find what a range holds.
        if asked.len() <= 3 {
            let empty = ranges.iter().find(|range| table.within(range).is_empty());
            assert_eq!(empty, None, "{asked:02x?}");
        }
        match (scans.fixed)(asked) {
            Some(ranges) => table.holds(&ranges, count(&of, asked), |key| text(key) == asked, asked),
            None => assert!(ended && early(asked, delimiter).is_some(), "{asked:02x?}"),
        }
    }
    for some in asked.chunks(3).chain(asked.chunks(100)).chain([&asked[..]]) {
        let some: Vec<&[u8]> = some.iter().map(Vec::as_slice).collect();
        let all = some.iter().map(|text| count(&of, text)).sum();
        table.holds((scans.among)(&some), all, |key| some.binary_search(&text(key)).is_ok(), &some);
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

            fn cut(row: &[u8]) -> Option<Vec<&[u8]>> {
                parts(row, 2, DELIMITER, $trailing)
            }

            fn refused(text: &[u8]) -> Result<(), usize> {
                early(text, DELIMITER).map_or(Ok(()), Err)
            }

            #[test]
            fn first() {
                let keys = strings(&BYTES, 5).into_iter().map(|text| First { text, number: 7 });
                let table = check_rows(keys, |key| {
                    refused(&key.text).map(|()| [&key.text, DELIMITER, b"7", LAST].concat())
                });
                // No row begins another: the text ends before them.
                assert!(table.rows.windows(2).all(|two| !two[1].0.starts_with(&two[0].0)));
                let scan = First::prefix;
                let scans = Scans {
                    fixed: &|text| Some(scan().text(text).ok()?.ranges()),
                    among: &|some| scan().text_in(some.iter().copied()).ranges(),
                    starting: &|text| scan().text_starts_with(text).ranges(),
                };
                check_scans(&table, |key| &key.text, &scans, DELIMITER, true);
            }

            #[test]
            fn middle() {
                // What follows has its order.
                let digits = [0, 7, 9];
                let keys = strings(&BYTES, 5).into_iter().flat_map(|text| {
                    digits.map(|other| Middle { number: 7, text: text.clone(), other })
                });
                let table = check_rows(keys, |key| {
                    let digit = [b'0' + key.other];
                    refused(&key.text).map(|()| [b"7", DELIMITER, &key.text, DELIMITER, &digit, LAST].concat())
                });
                assert!(table.rows.windows(2).all(|two| !two[1].0.starts_with(&two[0].0)));
                let scan = || Middle::prefix().number(7).unwrap();
                let scans = Scans {
                    fixed: &|text| Some(scan().text(text).ok()?.ranges()),
                    among: &|some| scan().text_in(some.iter().copied()).ranges(),
                    starting: &|text| scan().text_starts_with(text).ranges(),
                };
                check_scans(&table, |key| &key.text, &scans, DELIMITER, true);
                for text in strings(&BYTES, 5) {
                    let Ok(fixed) = scan().text(&text) else { continue };
                    for (range, count) in [(0..8, 2), (7..8, 1), (8..9, 0), (0..7, 1), (1..7, 0), (8..u8::MAX, 1)] {
                        let ranges = fixed.clone().other_range(range.clone()).ranges();
                        let matches = |key: &Middle| key.text == text && range.contains(&key.other);
                        table.holds(&ranges, count, matches, &(&text, &range));
                    }
                    for (value, count) in [(0, 1), (7, 1), (8, 0)] {
                        let ranges = fixed.clone().other(value).unwrap().ranges();
                        table.holds(&ranges, count, |key| key.text == text && key.other == value, &(&text, value));
                    }
                }
            }

            #[test]
            fn last() {
                let keys = strings(&BYTES, 5).into_iter().map(|text| Last { number: 7, text });
                let table = check_rows(keys, |key| {
                    let refused = if $trailing { refused(&key.text) } else { Ok(()) };
                    refused.map(|()| [b"7", DELIMITER, &key.text, LAST].concat())
                });
                let rows = &table.rows;
                assert!(!$trailing || rows.windows(2).all(|two| !two[1].0.starts_with(&two[0].0)));
                assert!($trailing || rows.windows(2).all(|two| two[0].1.text < two[1].1.text));
                let scan = || Last::prefix().number(7).unwrap();
                let scans = Scans {
                    // `text` is a `Result` where the delimiter is trailing, and a scan where it is not.
                    fixed: &|text| Some(scan().text_in([text]).ranges()),
                    among: &|some| scan().text_in(some.iter().copied()).ranges(),
                    starting: &|text| scan().text_starts_with(text).ranges(),
                };
                check_scans(&table, |key| &key.text, &scans, DELIMITER, $trailing);
            }

            /// Two texts beside each other, of all pairs to three bytes.
            #[test]
            fn both() {
                let texts = strings(&BYTES, 3);
                let keys = texts.iter().flat_map(|text| {
                    texts.iter().map(|last| Both { text: text.clone(), last: last.clone() })
                });
                let keys = keys.filter(|key| !$trailing || early(&key.last, DELIMITER).is_none());
                let table = check_rows(keys, |key| {
                    refused(&key.text).map(|()| [&key.text, DELIMITER, &key.last, LAST].concat())
                });
                let lasts = texts.iter().filter(|last| !$trailing || early(last, DELIMITER).is_none());
                let lasts: Vec<&Vec<u8>> = lasts.collect();
                for text in &texts {
                    let starting = Both::prefix().text_starts_with(text).ranges();
                    let count = texts.iter().filter(|other| other.starts_with(text) && early(other, DELIMITER).is_none()).count();
                    table.holds(&starting, count * lasts.len(), |key| key.text.starts_with(text), text);
                    let Ok(fixed) = Both::prefix().text(text) else { continue };
                    table.holds(&fixed.clone().ranges(), lasts.len(), |key| key.text == *text, text);
                    for last in &texts {
                        let ranges = fixed.clone().last_starts_with(last).ranges();
                        let count = lasts.iter().filter(|other| other.starts_with(last)).count();
                        table.holds(&ranges, count, |key| key.text == *text && key.last.starts_with(last), &(text, last));
                        let one = fixed.clone().last_in([&last[..]]).ranges();
                        let count = usize::from(lasts.contains(&last));
                        table.holds(&one, count, |key| (&key.text, &key.last) == (text, last), &(text, last));
                    }
                }
            }

            #[test]
            fn one_key_one_row() {
                let with_digit: Vec<u8> = [&BYTES[..], b"7"].concat();
                let rows = strings(&with_digit, 5);
                check_decode::<First>(
                    &rows,
                    |row| cut(row).is_some_and(|parts| parts[1] == b"7"),
                    First::explain,
                );
                check_decode::<Last>(
                    &rows,
                    |row| cut(row).is_some_and(|parts| parts[0] == b"7"),
                    Last::explain,
                );
                // A field decoded alone: the last one ends with the row.
                for row in &rows {
                    let alone = Last::decode_text(row).ok();
                    // The first field has one width, so nothing of it is looked at.
                    let rest = row.get(1 + DELIMITER.len()..);
                    let expected = rest
                        .and_then(|rest| parts(rest, 1, DELIMITER, $trailing))
                        .map(|parts| parts[0].to_vec());
                    assert_eq!(alone, expected, "{row:02x?}");
                    if let Ok(key) = First::decode(row) {
                        assert_eq!(First::decode_text(row), Ok(key.text));
                        assert_eq!(First::decode_number(row), Ok(key.number));
                    }
                }
                check_decode::<Both>(&strings(&BYTES, 6), |row| cut(row).is_some(), Both::explain);
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
    mixed: ("\u{2}\0\u{2}", unordered), b"\x02\0\x02", false;
    mixed_trailing: ("\u{2}\0\u{2}", unordered, trailing), b"\x02\0\x02", true;
    three: (":::", unordered, trailing), b":::", true;
}
