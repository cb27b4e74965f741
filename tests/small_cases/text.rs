//! Text in every place of a key, where rows sort as their texts do.

use std::ops::Bound;

use rowkey::{KeyRange, RowKey};

use super::{BYTES, strings};

/// The text of a row, and the row that it is written as again.
type Decoded = Option<(Vec<u8>, Vec<u8>)>;

type Bounded = fn(Bound<&[u8]>, Bound<&[u8]>) -> KeyRange;

/// A place for text in a key, and what its scans are.
struct Place {
    name: &'static str,
    encode: fn(&[u8]) -> Vec<u8>,
    decode: fn(&[u8]) -> Decoded,
    fixed: fn(&[u8]) -> KeyRange,
    bounded: Bounded,
    starting: fn(&[u8]) -> KeyRange,
    descending: bool,
    /// No row is a prefix of another.
    prefix_free: bool,
}

/// Each key has `text` as its text, and these fields around it.
macro_rules! place {
    ($key:ident $(<$life:lifetime>)? { $($field:ident: $value:expr),* }, $scan:expr, $($flag:ident: $said:literal),*) => {
        Place {
            name: stringify!($key),
            encode: |text| $key { text: text.into(), $($field: $value),* }.encode().to_vec(),
            decode: |row| $key::decode(row).ok().map(|key| (key.text.to_vec(), key.encode().to_vec())),
            fixed: |text| $scan.text(text).range(),
            bounded: |low, high| $scan.text_range((low, high)).range(),
            starting: |start| $scan.text_starts_with(start).range(),
            $($flag: $said),*
        }
    };
}

#[derive(RowKey)]
struct First {
    text: Vec<u8>,
    seq: u8,
}

#[derive(RowKey)]
struct Between {
    shop: u8,
    text: Vec<u8>,
    other: Vec<u8>,
}

#[derive(RowKey)]
struct Last {
    shop: u8,
    text: Vec<u8>,
}

#[derive(RowKey)]
struct FirstDown {
    #[rowkey(desc)]
    text: Vec<u8>,
    seq: u8,
}

#[derive(RowKey)]
struct LastDown {
    shop: u8,
    #[rowkey(desc)]
    text: Vec<u8>,
}

/// Any bytes at the end, whatever the delimiter before them.
#[derive(RowKey)]
#[rowkey(delimiter = ":")]
struct LastDelimited {
    #[rowkey(hex)]
    shop: u8,
    text: Vec<u8>,
}

#[derive(RowKey)]
#[rowkey(delimiter("::", unordered))]
struct LastUnordered {
    #[rowkey(hex)]
    shop: u8,
    text: Vec<u8>,
}

fn places() -> [Place; 7] {
    [
        place!(First { seq: 0x3A }, First::prefix(), descending: false, prefix_free: true),
        place!(Between { shop: 1, other: vec![1] }, Between::prefix().shop(1), descending: false, prefix_free: true),
        place!(Last { shop: 1 }, Last::prefix().shop(1), descending: false, prefix_free: false),
        place!(FirstDown { seq: 0 }, FirstDown::prefix(), descending: true, prefix_free: true),
        place!(LastDown { shop: 0xFF }, LastDown::prefix().shop(0xFF), descending: true, prefix_free: true),
        place!(LastDelimited { shop: 1 }, LastDelimited::prefix().shop(1), descending: false, prefix_free: false),
        place!(LastUnordered { shop: 1 }, LastUnordered::prefix().shop(1), descending: false, prefix_free: false),
    ]
}

/// The texts and their rows, in the order of the rows.
fn rows(place: &Place) -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut rows: Vec<_> = strings(&BYTES, 5).into_iter().map(|text| ((place.encode)(&text), text)).collect();
    if place.descending {
        rows.reverse();
    }
    rows.into_iter().map(|(row, text)| (text, row)).collect()
}

#[test]
fn rows_sort_as_texts_do_and_none_begins_another() {
    for place in places() {
        let rows = rows(&place);
        assert_eq!(rows.len(), 3906);
        for pair in rows.windows(2) {
            let [(_, row), (text, next)] = pair else { unreachable!() };
            assert!(row < next, "{}: {text:?}", place.name);
            assert!(!place.prefix_free || !next.starts_with(row), "{}: {text:?}", place.name);
        }
    }
}

/// Whatever bytes decode are the row of what they decode to.
#[test]
fn a_text_has_one_row() {
    for place in places() {
        let mut found = 0;
        for (text, row) in rows(&place) {
            assert_eq!((place.decode)(&row), Some((text, row)), "{}", place.name);
        }
        for string in strings(&BYTES, 6) {
            let complement: Vec<u8> = string.iter().map(|byte| !byte).collect();
            let ends = |front: &[u8], end: &[u8]| {
                let mut all = Vec::new();
                for string in [&string, &complement] {
                    all.push([front, &string[..], end].concat());
                }
                all
            };
            for row in [
                ends(b"", b"\x3A"),
                ends(b"\x01", b"\x01"),
                ends(b"\xFF", b""),
                ends(b"", b""),
                ends(b"01:", b""),
                ends(b"01::", b""),
            ]
            .concat()
            {
                if let Some((_, again)) = (place.decode)(&row) {
                    assert_eq!(row, again, "{}", place.name);
                    found += 1;
                }
            }
        }
        assert!(found > 100, "{}: {found}", place.name);
    }
}

#[test]
fn a_prefix_finds_what_begins_with_it() {
    for place in places() {
        let rows = rows(&place);
        for start in strings(&BYTES, 3) {
            let range = (place.starting)(&start);
            for (text, row) in &rows {
                assert_eq!(
                    range.contains(row),
                    text.starts_with(&start),
                    "{}: {start:?} {text:?}",
                    place.name
                );
            }
        }
    }
}

/// A bound lies between two neighbours among all rows: so all ranges are right.
#[test]
fn bounds_lie_where_they_should() {
    for place in places() {
        let rows = rows(&place);
        let below = |bytes: &[u8]| rows.partition_point(|(_, row)| row.as_slice() < bytes);
        // A range without a stop goes on to the end.
        let stop = |range: &KeyRange| if range.stop().is_empty() { rows.len() } else { below(range.stop()) };
        for (index, (text, row)) in rows.iter().enumerate() {
            let one = (place.fixed)(text);
            assert!(
                one.contains(row) && below(one.start()) == index && stop(&one) == index + 1,
                "{}",
                place.name
            );
            let text = text.as_slice();
            for (bound, included) in [(Bound::Included(text), true), (Bound::Excluded(text), false)] {
                let (from, to) =
                    ((place.bounded)(bound, Bound::Unbounded), (place.bounded)(Bound::Unbounded, bound));
                let (from, to) = if place.descending { (to, from) } else { (from, to) };
                // What holds nothing may lie anywhere.
                let start = if from.is_empty() { rows.len() } else { below(from.start()) };
                let stop = if to.is_empty() { 0 } else { stop(&to) };
                assert_eq!(start, if included { index } else { index + 1 }, "{}: {text:?}", place.name);
                assert_eq!(stop, if included { index + 1 } else { index }, "{}: {text:?}", place.name);
            }
            // Between a text and itself with 00 after it lies no text.
            let next = [text, &[0]].concat();
            let between = (place.bounded)(Bound::Excluded(text), Bound::Excluded(&next));
            assert!(between.is_empty(), "{}: {text:?} {between:?}", place.name);
        }
    }
}
