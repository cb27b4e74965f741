//! A complemented nested key, before a delimiter and with its own delimiter.

use std::ops::{Bound, RangeBounds};

use rowkey::{RowKey, RowKeyRef as _, SkipScan};

use super::FlagThenText;
use crate::bounds::bounds;
use crate::masks::passes;
use crate::store::{found, store};

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Pair {
    #[pad(1)]
    a: u8,
    #[pad(2)]
    b: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter = ",")]
struct Row {
    #[rowkey(desc)]
    pair: Pair,
    name: String,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter = ",")]
struct Delimited {
    #[pad(1)]
    a: u8,
    #[rowkey(desc)]
    pair: Pair,
    #[pad(1)]
    c: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Outer {
    #[rowkey(desc)]
    inner: Delimited,
    z: u8,
}

/// The scan finds exactly the keys that match, in its bounds and through its masks.
fn check<K: RowKey>(keys: &[K], scan: &SkipScan, matches: impl Fn(&K) -> bool) {
    let row = |key: &K| key.try_encode().unwrap().to_vec();
    let table = store(keys.iter().map(row));
    let matching = store(keys.iter().filter(|key| matches(key)).map(row));
    assert!(!matching.is_empty() && matching.len() < table.len());
    assert_eq!(found(&table, scan).0, matching.keys().cloned().collect::<Vec<_>>(), "{scan:?}");
    let pairs = scan.fuzzy_pairs();
    for row in matching.keys() {
        let holding = scan.bounds().iter().filter(|range| range.contains(row)).count();
        assert_eq!(holding, 1, "{row:02x?} in {scan:?}");
        assert!(pairs.as_ref().is_none_or(|pairs| passes(pairs, row)), "{row:02x?} through {scan:?}");
    }
}

fn pairs() -> impl Iterator<Item = Pair> {
    (0..3).flat_map(|a| [0, 9, 10, 99].map(|b| Pair { a, b }))
}

#[test]
fn a_delimiter_follows_the_complement() {
    let keys: Vec<Row> = pairs()
        .flat_map(|pair| ["", "x", "y"].map(|name| Row { pair: pair.clone(), name: name.into() }))
        .collect();
    let own = Pair::prefix;
    let scan = || Row::prefix();
    check(&keys, &scan().pair_prefix(own().a_any().b(9).unwrap()).name("x").skip(), |key| {
        key.pair.b == 9 && key.name == "x"
    });
    check(&keys, &scan().pair_prefix(own().a_in([1]).b_in([9])).name_in(["x", "y"]).skip(), |key| {
        (key.pair.a, key.pair.b) == (1, 9) && !key.name.is_empty()
    });
    check(&keys, &scan().pair_prefix(own().a_in([1, 2]).b_range(9..99)).name("x").skip(), |key| {
        key.pair.a > 0 && (9..99).contains(&key.pair.b) && key.name == "x"
    });
    check(&keys, &scan().pair_prefix(own().a_range(1..)).name_range("x"..).skip(), |key| {
        key.pair.a > 0 && !key.name.is_empty()
    });
}

#[test]
fn a_delimiter_is_complemented() {
    let keys: Vec<Outer> = pairs()
        .flat_map(|pair| [(1, 2), (1, 3), (2, 2)].map(|(a, c)| Delimited { a, pair: pair.clone(), c }))
        .flat_map(|inner| [0, 7].map(|z| Outer { inner: inner.clone(), z }))
        .collect();
    let (own, pair, scan) = (Delimited::prefix, Pair::prefix, || Outer::prefix());
    check(&keys, &scan().inner_prefix(own().a_any().pair_any().c(2).unwrap()).z(7).skip(), |key| {
        key.inner.c == 2 && key.z == 7
    });
    check(&keys, &scan().inner_prefix(own().a_in([1]).pair_prefix(pair().a_in([2]))).z(7).skip(), |key| {
        key.inner.a == 1 && key.inner.pair.a == 2 && key.z == 7
    });
    let both = pair().a_in([1]).b_in([9, 10]);
    check(&keys, &scan().inner_prefix(own().a_in([1]).pair_prefix(both).c_in([3])).z_any().skip(), |key| {
        let Delimited { a, pair, c } = &key.inner;
        (*a, pair.a, *c) == (1, 1, 3) && [9, 10].contains(&pair.b)
    });
}

/// Text in the last field has no terminator, but has one if the key is complemented.
#[test]
fn a_scan_of_a_key_that_is_turned_around() {
    #[derive(RowKey)]
    struct Outer {
        id: u8,
        #[rowkey(desc)]
        inner: FlagThenText,
    }
    let names = ["", "a", "a\0", "ab", "b"];
    let scan = |bounds: (Bound<&str>, Bound<&str>)| {
        Outer::prefix().id(7).inner_prefix(FlagThenText::prefix().flag(true).name_range(bounds)).range()
    };
    for bounds in bounds(&names) {
        let range = scan(bounds);
        for name in names {
            let inner = FlagThenText { flag: true, name: name.into() };
            let row = Outer { id: 7, inner }.try_encode().unwrap();
            assert_eq!(
                range.contains(&row),
                RangeBounds::<str>::contains(&bounds, name),
                "{name:?} in {bounds:?}"
            );
        }
    }
}
