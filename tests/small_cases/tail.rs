//! Options that were added later, of text: rows sort as keys do, so each scan holds the rows between two places.

use std::fmt::Debug;
use std::ops::{Bound, Range};

use rowkey::{KeyRange, RowKey};

use super::{BYTES, Table, strings};

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct One {
    shop: u8,
    #[rowkey(tail)]
    text: Option<Vec<u8>>,
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Two {
    shop: u8,
    #[rowkey(tail)]
    first: Option<Vec<u8>>,
    #[rowkey(tail)]
    second: Option<Vec<u8>>,
}

/// A text that has always been there, and one that has not.
#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct AfterText {
    first: Vec<u8>,
    #[rowkey(tail)]
    second: Option<Vec<u8>>,
}

/// Not every text has a row, and any may be a bound.
#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Nul {
    shop: u8,
    #[rowkey(tail, nul)]
    first: Option<Vec<u8>>,
    #[rowkey(tail, nul)]
    second: Option<Vec<u8>>,
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Padded {
    shop: u8,
    #[pad(2)]
    #[rowkey(tail)]
    first: Option<Vec<u8>>,
    #[pad(2)]
    #[rowkey(tail)]
    second: Option<Vec<u8>>,
}

/// Of the first field, and of the last: the end of the table is near.
const SHOPS: [u8; 2] = [0x01, 0xFF];

fn options(len: usize) -> Vec<Option<Vec<u8>>> {
    std::iter::once(None).chain(strings(&BYTES, len).into_iter().map(Some)).collect()
}

/// The rows of those keys that have one: they sort as the keys, and decode.
fn table<K: RowKey + Ord + Debug>(keys: impl IntoIterator<Item = K>) -> Table<K> {
    let rows = keys.into_iter().filter_map(|key| Some((key.try_encode().ok()?.to_vec(), key)));
    let table = Table::of(rows.collect());
    assert!(table.rows.windows(2).all(|two| two[0].1 < two[1].1));
    for (row, key) in &table.rows {
        assert_eq!(K::decode(row).as_ref(), Ok(key));
    }
    table
}

/// Whatever bytes decode are the row of what they decode to; how many did.
fn decoded<K: RowKey + Debug>() -> usize {
    let mut found = 0;
    for bytes in strings(&BYTES, 6) {
        if let Ok(key) = K::decode(&bytes) {
            assert_eq!(key.try_encode().as_deref(), Ok(&bytes[..]), "{key:?}");
            found += 1;
        }
    }
    found
}

type Edge<'t> = Bound<Option<&'t [u8]>>;

/// The steps of a scan over an option.
struct Scans<'s> {
    fixed: &'s dyn Fn(Option<&[u8]>) -> Option<KeyRange>,
    bounded: &'s dyn Fn(Edge<'_>, Edge<'_>) -> KeyRange,
}

/// Every scan over the option, of those rows whose fields before it are fixed.
fn check<K: Debug>(
    table: &Table<K>,
    rows: Range<usize>,
    value: impl Fn(&K) -> Option<&[u8]>,
    asked: &[Option<Vec<u8>>],
    scans: &Scans<'_>,
) {
    use Bound::{Excluded, Included, Unbounded};

    let holds = |range: &KeyRange, expected: Range<usize>, asked: &dyn Debug| {
        let found = table.within(range);
        let same = found == expected || (found.is_empty() && expected.is_empty());
        assert!(same, "{asked:02x?}: {range:?} holds {found:?}, and not {expected:?}");
    };
    for asked in asked {
        let asked = asked.as_deref();
        let all = &table.rows[rows.clone()];
        let low = rows.start + all.partition_point(|(_, key)| value(key) < asked);
        let high = rows.start + all.partition_point(|(_, key)| value(key) <= asked);
        match (scans.fixed)(asked) {
            Some(range) => holds(&range, low..high, &asked),
            None => assert_eq!(low, high, "{asked:02x?}"),
        }
        for (from, to, expected) in [
            (Included(asked), Unbounded, low..rows.end),
            (Excluded(asked), Unbounded, high..rows.end),
            (Unbounded, Included(asked), rows.start..high),
            (Unbounded, Excluded(asked), rows.start..low),
            (Included(asked), Included(asked), low..high),
        ] {
            holds(&(scans.bounded)(from, to), expected, &(from, to));
        }
        // Between a text and itself with 00 after it lies nothing, nor between `None` and the empty text.
        let next = asked.map_or(vec![], |text| [text, &[0]].concat());
        let between = (scans.bounded)(Excluded(asked), Excluded(Some(&next)));
        assert!(between.is_empty(), "{asked:02x?}: {between:?}");
    }
}

/// The rows of which this holds.
fn places<K: Debug>(table: &Table<K>, order: impl Fn(&K) -> std::cmp::Ordering) -> Range<usize> {
    let below = table.rows.partition_point(|(_, key)| order(key).is_lt());
    below..table.rows.partition_point(|(_, key)| order(key).is_le())
}

#[test]
fn one() {
    let texts = options(5);
    let table =
        table(SHOPS.iter().flat_map(|&shop| texts.iter().map(move |text| One { shop, text: text.clone() })));
    assert_eq!(table.rows.len(), 2 * 3907);
    for shop in SHOPS {
        let rows = places(&table, |key| key.shop.cmp(&shop));
        assert_eq!(table.within(&One::prefix().shop(shop).range()), rows);
        let scans = Scans {
            fixed: &|text| Some(One::prefix().shop(shop).text(text).range()),
            bounded: &|low, high| One::prefix().shop(shop).text_range((low, high)).range(),
        };
        check(&table, rows, |key| key.text.as_deref(), &texts, &scans);
    }
    // One of five bytes, then nothing, or 01, a text of up to three bytes as it is escaped, and 00. Of these there are
    // 1, 3, 11 and 39: three bytes stay as they are, two become two.
    assert_eq!(decoded::<One>(), 5 * (1 + 54));
}

/// Two options beside each other, of all pairs to three bytes, by bounds of up to four.
macro_rules! two {
    ($($test:ident: $key:ident, $decoded:expr, |$scan:ident| $fits:expr;)*) => {$(
        #[test]
        fn $test() {
            let (texts, asked) = (options(3), options(4));
            let keys = SHOPS.iter().flat_map(|&shop| {
                let texts = &texts;
                texts.iter().flat_map(move |first| {
                    texts.iter().map(move |second| $key { shop, first: first.clone(), second: second.clone() })
                })
            });
            let table = table(keys);
            for shop in SHOPS {
                let scan = || $key::prefix().shop(shop);
                let rows = places(&table, |key| key.shop.cmp(&shop));
                let scans = Scans {
                    fixed: &|first| { let $scan = scan().first(first); Some($fits?.range()) },
                    bounded: &|low, high| scan().first_range((low, high)).range(),
                };
                check(&table, rows, |key| key.first.as_deref(), &asked, &scans);
                for first in &texts {
                    let $scan = scan().first(first.as_deref());
                    let Some(fixed) = $fits else { continue };
                    let rows = places(&table, |key| (key.shop, &key.first).cmp(&(shop, first)));
                    let scans = Scans {
                        fixed: &|second| { let $scan = fixed.clone().second(second); Some($fits?.range()) },
                        bounded: &|low, high| fixed.clone().second_range((low, high)).range(),
                    };
                    check(&table, rows, |key| key.second.as_deref(), &texts, &scans);
                }
            }
            assert_eq!(decoded::<$key>(), $decoded);
        }
    )*};
}

// Of up to six bytes decode, after one of five: nothing, the first alone, the second alone, and both.
two! {
    // The numbers of texts as above; of the two together they have at most one byte.
    two_escaped: Two, 5 * (1 + 54 + 15 + 7), |scan| Some(scan);
    // Of four bytes without 00 there are 1, 4, 16 and 64 texts.
    two_ended_by_nul: Nul, 5 * (1 + 85 + 21 + 9), |scan| scan.ok();
    // Any two bytes are a text; for both there is no room.
    two_padded: Padded, 5 * (1 + 25 + 25), |scan| scan.ok();
}

#[test]
fn after_text() {
    let texts = options(3);
    let firsts = strings(&BYTES, 3);
    let table = table(firsts.iter().flat_map(|first| {
        texts.iter().map(move |second| AfterText { first: first.clone(), second: second.clone() })
    }));
    for first in &firsts {
        let rows = places(&table, |key| key.first.cmp(first));
        let fixed = AfterText::prefix().first(first);
        assert_eq!(table.within(&fixed.clone().range()), rows);
        let starting = table.within(&AfterText::prefix().first_starts_with(first).range());
        assert!(
            table
                .rows
                .iter()
                .enumerate()
                .all(|(at, (_, key))| starting.contains(&at) == key.first.starts_with(first))
        );
        for (bound, expected) in
            [(Bound::Included(&first[..]), rows.start), (Bound::Excluded(&first[..]), rows.end)]
        {
            let from = AfterText::prefix().first_range((bound, Bound::Unbounded)).range();
            assert_eq!(table.within(&from), if from.is_empty() { 0..0 } else { expected..table.rows.len() });
        }
        let scans = Scans {
            fixed: &|second| Some(fixed.clone().second(second).range()),
            bounded: &|low, high| fixed.clone().second_range((low, high)).range(),
        };
        check(&table, rows, |key| key.second.as_deref(), &texts, &scans);
    }
    // A text of up to five bytes, 1 + 3 + 11 + 39 + 139 + 495; or two of together up to three, 1 + 6 + 31 + 144.
    assert_eq!(decoded::<AfterText>(), 688 + 182);
}
