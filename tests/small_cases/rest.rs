//! `rest`: text whose end is counted from the end of the row, compared with cutting the row by hand.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Bound;

use rowkey::{KeyRange, Layout, RowKey, SkipScan, Step};

use super::{BYTES, strings};

/// `[day 1][text ..][at 2][kind 1]`
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Middle {
    day: u8,
    #[rowkey(rest)]
    text: Vec<u8>,
    at: u16,
    #[rowkey(desc)]
    kind: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct First {
    #[rowkey(rest)]
    text: Vec<u8>,
    #[rowkey(literal = ":")]
    kind: u8,
}

/// The salt hashes the text, or what follows it.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Salted {
    #[salt(buckets = 4)]
    #[rowkey(rest)]
    text: Vec<u8>,
    kind: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct SaltedAfter {
    #[rowkey(rest)]
    text: Vec<u8>,
    #[salt(buckets = 4)]
    kind: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
enum Table {
    #[rowkey(prefix = "a")]
    Of(First),
    #[rowkey(prefix = "b")]
    Other(Other),
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Other {
    text: String,
}

/// All rows of a table, in order.
type Rows<K> = BTreeMap<Vec<u8>, K>;

fn table<K: RowKey + Debug + Clone + PartialEq>(keys: impl IntoIterator<Item = K>) -> Rows<K> {
    let mut rows = Rows::new();
    for key in keys {
        let row = key.try_encode().unwrap().to_vec();
        assert_eq!(K::decode(&row).as_ref(), Ok(&key), "{row:02x?}");
        assert_eq!(rows.insert(row, key.clone()), None, "a row of two keys: {key:?}");
    }
    rows
}

/// A skip scan finds exactly the rows that match, driven by hand and by `scan`; no seek passes one, and the hull holds all.
#[track_caller]
fn finds<K: Debug>(rows: &Rows<K>, scan: &SkipScan, matches: impl Fn(&K) -> bool, asked: &dyn Debug) {
    let expected: Vec<&[u8]> = rows.iter().filter(|(_, key)| matches(key)).map(|(row, _)| &row[..]).collect();
    let mut found: Vec<&[u8]> = Vec::new();
    let mut next = scan.start();
    while let Some(low) = next {
        let Some((row, _)) = rows.range::<[u8], _>((Bound::Included(&low[..]), Bound::Unbounded)).next()
        else {
            break;
        };
        match scan.next(row) {
            Step::Match => {
                found.push(row);
                next = Some([&row[..], &[0]].concat().as_slice().into());
            }
            Step::Seek(to) => {
                assert!(*to > **row, "{asked:?}: a seek from {row:02x?} to {to:02x?}");
                next = Some(to);
            }
            Step::Done => break,
        }
    }
    assert_eq!(found, expected, "{asked:02x?}");
    let open = |range: KeyRange| rows.range::<[u8], KeyRange>(range);
    let driven: Vec<&[u8]> = scan.scan(open, |(row, _)| row).map(|(row, _)| &row[..]).collect();
    assert_eq!(driven, expected, "{asked:02x?}");
    let bounds = scan.bounds();
    for row in expected {
        assert_eq!(
            bounds.iter().filter(|range: &KeyRange| range.contains(row)).count(),
            1,
            "{asked:02x?}: {row:02x?}"
        );
        assert_eq!(scan.next(row), Step::Match);
    }
}

/// Every byte string decodes to the key that it is the row of, or is refused where `explain` says.
fn decodes<K: RowKey + Debug>(
    is_row: impl Fn(&[u8]) -> bool,
    explain: impl Fn(&[u8]) -> rowkey::Explanation,
    most: usize,
) {
    for row in strings(&BYTES, most) {
        let explained = explain(&row).fault.map(|fault| fault.to_string());
        match K::decode(&row) {
            Ok(key) => assert_eq!(key.try_encode().as_deref(), Ok(&row[..]), "{key:?}"),
            Err(error) => assert_eq!(explained, Some(error.to_string()), "{row:02x?}"),
        }
        assert_eq!(K::decode(&row).is_ok(), is_row(&row), "{row:02x?}");
    }
}

/// Few values of the other fields: those whose bytes may go on with a text.
const DAYS: [u8; 2] = [0, 0xFF];
const TIMES: [u16; 3] = [0, 0x3A00, 0xFFFF];

/// The length of texts: all of up to two bytes; five in the long run.
fn most() -> usize {
    if std::env::var("ROWKEY_SMALL_CASES").is_ok_and(|cases| cases == "long") { 4 } else { 2 }
}

fn middle() -> Rows<Middle> {
    let each = strings(&BYTES, most()).into_iter().flat_map(|text| {
        let text = &text;
        DAYS.iter()
            .flat_map(move |day| {
                TIMES.iter().flat_map(move |at| {
                    BYTES.map(|kind| Middle { day: *day, text: text.clone(), at: *at, kind })
                })
            })
            .collect::<Vec<_>>()
    });
    table(each)
}

#[test]
fn rows_are_cut_from_the_end() {
    for (row, key) in middle() {
        let Middle { day, text, at, kind } = key;
        assert_eq!(row, [&[day][..], &text, &at.to_be_bytes(), &[!kind]].concat());
    }
    decodes::<Middle>(|row| row.len() >= 4, Middle::explain, 5);
    decodes::<First>(|row| row.len() >= 2 && row[row.len() - 2] == b':', First::explain, 5);
    decodes::<Table>(
        |row| match row {
            [b'a', rest @ ..] => rest.len() >= 2 && rest[rest.len() - 2] == b':',
            _ => false,
        },
        Table::explain,
        4,
    );
}

#[test]
fn a_text_is_found_by_value_by_a_set_and_with_what_follows_it() {
    let rows = middle();
    for asked in strings(&BYTES, most() + 1) {
        let text = &asked[..];
        let scan = || Middle::prefix().day_any();
        finds(&rows, &scan().text(text).skip(), |key| key.text == text, &asked);
        finds(&rows, &scan().text_in([text]).skip(), |key| key.text == text, &asked);
        finds(
            &rows,
            &Middle::prefix().day(0).text(text).skip(),
            |key| key.day == 0 && key.text == text,
            &asked,
        );
        for at in [0u16, 1, 0x3A00, 0xFFFF] {
            let matches = |key: &Middle| key.text == text && key.at == at;
            finds(&rows, &scan().text(text).at(at).skip(), matches, &(&asked, at));
            finds(&rows, &scan().text_in([text]).at_in([at]).skip(), matches, &(&asked, at));
            finds(&rows, &scan().text(text).at_range(at..=at).skip(), matches, &(&asked, at));
        }
        let two = [text, &[0x3A]];
        finds(
            &rows,
            &scan().text_in(two).at_any().kind(0x3A).skip(),
            |key| two.contains(&&key.text[..]) && key.kind == 0x3A,
            &asked,
        );
    }
}

#[test]
fn a_text_is_found_by_its_first_bytes() {
    let rows = middle();
    let scan = || Middle::prefix().day_any();
    for asked in strings(&BYTES, most() + 1) {
        let first = &asked[..];
        let starts = |key: &Middle| key.text.starts_with(first);
        finds(&rows, &scan().text_starts_with(first).skip(), starts, &asked);
        finds(&rows, &scan().text_starts_with_in([first]).skip(), starts, &asked);
        let of_day = |key: &Middle| key.day == 0xFF && starts(key);
        finds(&rows, &Middle::prefix().day(0xFF).text_starts_with(first).skip(), of_day, &asked);
        for at in [0u16, 1, 0x3A00, 0xFFFF] {
            let matches = |key: &Middle| starts(key) && key.at == at;
            finds(&rows, &scan().text_starts_with(first).at(at).skip(), matches, &(&asked, at));
            finds(&rows, &scan().text_starts_with_in([first]).at_in([at]).skip(), matches, &(&asked, at));
            let between = scan().text_starts_with(first).at_range(at..=at).skip();
            finds(&rows, &between, matches, &(&asked, at));
        }
        let two = [first, &[0x3A]];
        let either = |key: &Middle| two.iter().any(|first| key.text.starts_with(first)) && key.kind == 0x3A;
        finds(&rows, &scan().text_starts_with_in(two).at_any().kind(0x3A).skip(), either, &asked);
    }
    finds(&rows, &scan().text_starts_with_in([]).skip(), |_| false, &"none");
}

#[test]
fn what_follows_an_open_text_is_found() {
    let rows = middle();
    for at in [0u16, 1, 0x3A00, 0x3A01, 0xFFFF] {
        finds(&rows, &Middle::prefix().day_any().text_any().at(at).skip(), |key| key.at == at, &at);
        finds(
            &rows,
            &Middle::prefix().day(0xFF).text_any().at_range(at..).skip(),
            |key| key.day == 0xFF && key.at >= at,
            &at,
        );
    }
    for kind in BYTES {
        let scan = Middle::prefix().day_in([0, 0xFF]).text_any().at_any().kind_range(kind..);
        finds(&rows, &scan.skip(), |key| key.kind >= kind, &kind);
    }
    // An open text asks nothing: the fields before it have their ranges.
    assert_eq!(Middle::prefix().day(7).text_any().range(), Middle::prefix().day(7).range());
    assert_eq!(Middle::prefix().day_in([7, 9]).text_any().ranges().len(), 2);
}

#[test]
fn within_a_range_and_by_masks() {
    let rows = middle();
    let (low, high) = (&[0, 1, 0][..], &[0xFF, 0, 0][..]);
    let range = Middle::prefix().range().after(low).before(high);
    let scan = Middle::prefix().day_any().text(&[0x3A]).skip().within(&range);
    let within = |key: &Middle| {
        let row = key.encode();
        key.text == [0x3A] && low < &row[..] && &row[..] < high
    };
    finds(&rows, &scan, within, &"within");
    // No mask holds a text at no constant offset.
    assert_eq!(scan.fuzzy_pairs(), None);
    assert_eq!(Middle::prefix().day(1).text_any().at(7).skip().fuzzy_pairs(), None);
    let leading = Middle::prefix().day(1).skip();
    assert_eq!(leading.fuzzy_pairs(), Some(vec![(vec![1], vec![0])]));
}

#[test]
fn through_a_salt() {
    let each = || strings(&BYTES, most()).into_iter().flat_map(|text| BYTES.map(|kind| (text.clone(), kind)));
    let rows = table(each().map(|(text, kind)| Salted { text, kind }));
    let after = table(each().map(|(text, kind)| SaltedAfter { text, kind }));
    for asked in strings(&BYTES, most() + 1) {
        let text = &asked[..];
        finds(&rows, &Salted::prefix().text(text).skip(), |key| key.text == text, &asked);
        assert_eq!(Salted::prefix().text(text).skip().bounds().len(), 1, "the bucket is known");
        finds(
            &rows,
            &Salted::prefix().text_in([text, b"\x3A"]).kind(1).skip(),
            |key| [text, b"\x3A"].contains(&&key.text[..]) && key.kind == 1,
            &asked,
        );
        finds(&after, &SaltedAfter::prefix().text(text).skip(), |key| key.text == text, &asked);
        let starts = Salted::prefix().text_starts_with(text).kind(1).skip();
        finds(&rows, &starts, |key| key.text.starts_with(text) && key.kind == 1, &asked);
        let starts = SaltedAfter::prefix().text_starts_with_in([text, b"\x3A"]).kind(2).skip();
        let either = |key: &[u8]| key.starts_with(text) || key.starts_with(b"\x3A");
        finds(&after, &starts, |key| either(&key.text) && key.kind == 2, &asked);
        finds(
            &after,
            &SaltedAfter::prefix().text(text).kind(2).skip(),
            |key| key.text == text && key.kind == 2,
            &asked,
        );
        finds(
            &after,
            &SaltedAfter::prefix().text(text).kind_in([1, 2]).skip(),
            |key| key.text == text && matches!(key.kind, 1 | 2),
            &asked,
        );
    }
    finds(&rows, &Salted::prefix().text_any().kind(0x3A).skip(), |key| key.kind == 0x3A, &"kind");
    finds(&after, &SaltedAfter::prefix().text_any().kind(0x3A).skip(), |key| key.kind == 0x3A, &"kind");
}

#[test]
fn as_a_kind_of_a_table() {
    let of = strings(&BYTES, most())
        .into_iter()
        .flat_map(|text| BYTES.map(|kind| Table::Of(First { text: text.clone(), kind })));
    let other = ["", "a", "\0"].map(|text| Table::Other(Other { text: text.into() }));
    let rows = table(of.chain(other));
    for asked in strings(&BYTES, most() + 1) {
        let text = &asked[..];
        let scan = Table::prefix().of_prefix(First::prefix().text(text)).skip();
        finds(&rows, &scan, |key| matches!(key, Table::Of(First { text: own, .. }) if own == text), &asked);
        let scan = Table::prefix().of_prefix(First::prefix().text_in([text]).kind(0x3A)).skip();
        finds(
            &rows,
            &scan,
            |key| matches!(key, Table::Of(First { text: own, kind: 0x3A }) if own == text),
            &asked,
        );
    }
    for asked in strings(&BYTES, most() + 1) {
        let first = &asked[..];
        let scan = Table::prefix().of_prefix(First::prefix().text_starts_with(first)).skip();
        let starts = |key: &Table| matches!(key, Table::Of(First { text, .. }) if text.starts_with(first));
        finds(&rows, &scan, starts, &asked);
    }
    assert_eq!(Table::prefix().of_prefix(First::prefix()).range(), Table::prefix().of().range());
}

#[test]
fn no_prefix_ends_in_or_after_it() {
    let row = Middle { day: 1, text: vec![2], at: 3, kind: 4 }.encode();
    let found: Vec<Option<usize>> = (0..5).map(|field| Middle::prefix_len(field, &row)).collect();
    assert_eq!(found, [Some(1), None, None, None, None]);
    assert_eq!(Middle::LAYOUT.prefix_name(1), None);
    assert_eq!(Middle::LAYOUT.prefix_name(3), None);
    assert_eq!(Middle::decode_text(&row).unwrap(), [2]);
    assert_eq!(Middle::decode_at(&row), Ok(3));
}

#[test]
fn a_layout_is_read_back_and_a_wrong_one_refused() {
    for layout in [Middle::LAYOUT, First::LAYOUT, Salted::LAYOUT, Table::LAYOUT] {
        let json = serde_json::to_string(layout).unwrap();
        assert_eq!(&serde_json::from_str::<Layout>(&json).unwrap(), layout);
    }
    let json = serde_json::to_string(Middle::LAYOUT).unwrap();
    // At the end of the row, it has no end to count from.
    let cut = json.find(r#",{"name":"at""#).unwrap();
    let error = serde_json::from_str::<Layout>(&format!("{}]}}", &json[..cut])).unwrap_err().to_string();
    assert!(
        error.starts_with("field `text`: `rest` ends a fixed number of bytes before the end of the row, but nothing follows it"),
        "{error}"
    );
    // An older row, without it, ends where no text can be told from what follows it.
    let both = json.replace(r#""rest":true"#, r#""rest":true,"tail":true"#);
    let error = serde_json::from_str::<Layout>(&both).unwrap_err().to_string();
    assert!(
        error.starts_with("field `text`: `rest` ends a fixed number of bytes before the end of the row, but a `tail` field may be absent"),
        "{error}"
    );
    let wide = json.replace(r#""width":2"#, r#""width":18446744073709551615"#);
    let error = serde_json::from_str::<Layout>(&wide).unwrap_err().to_string();
    assert!(error.starts_with("field `at`: "), "{error}");
}
