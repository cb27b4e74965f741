//! Several bounds and several first bytes of one field: `_range_in`, `_starts_with_in`; and first bytes of arrays.
//! The law kit asks random ones of every key.

use std::ops::Bound::{self, Excluded, Included, Unbounded};
use std::ops::RangeBounds;

use rowkey::{KeyRange, KeyRanges, RowKey};

use super::store::{found, store};

fn parts(ranges: &KeyRanges) -> Vec<(Vec<u8>, Vec<u8>)> {
    ranges.iter().map(|range| (range.start().to_vec(), range.stop().to_vec())).collect()
}

#[test]
fn ranges_that_touch_are_one() {
    #[derive(RowKey)]
    struct Key {
        a: u8,
        b: u8,
    }
    let scan = |bounds: &[std::ops::Range<u8>]| {
        parts(&Key::prefix().a(7).b_range_in(bounds.iter().cloned()).ranges())
    };
    assert_eq!(scan(&[5..7, 1..3]), [(vec![7, 1], vec![7, 3]), (vec![7, 5], vec![7, 7])]);
    assert_eq!(scan(&[3..7, 1..3]), [(vec![7, 1], vec![7, 7])]);
    assert_eq!(scan(&[1..9, 2..3, 4..4, 9..9]), [(vec![7, 1], vec![7, 9])]);
    assert_eq!(scan(&[]), []);
    assert_eq!(scan(&[3..3]), []);
    // The same by the last value, whose stop carries.
    let last = Key::prefix().a(7).b_range_in([(Included(254), Included(254)), (Included(255), Unbounded)]);
    assert_eq!(parts(&last.ranges()), [(vec![7, 254], vec![8])]);
    // All of it is no constraint.
    let all = Key::prefix().a_range_in([(Unbounded, Excluded(9)), (Included(9), Unbounded)]).ranges();
    assert_eq!(parts(&all), [(vec![], vec![])]);
    // After sets, each combination has the ranges.
    let product = Key::prefix().a_in([1, 2]).b_range_in([3..4, 8..9]).ranges();
    let starts: Vec<Vec<u8>> = product.iter().map(|range| range.start().to_vec()).collect();
    assert_eq!(starts, [[1, 3], [1, 8], [2, 3], [2, 8]]);
}

/// Every list of up to two bounds over a few values, against a filter.
#[test]
fn every_small_list_of_bounds() {
    #[derive(RowKey, Debug, Clone)]
    struct Key {
        a: u8,
        #[rowkey(desc)]
        b: Option<u8>,
        c: u8,
    }
    #[derive(RowKey, Debug)]
    struct Salted {
        #[salt(buckets = 3)]
        b: u8,
        c: u8,
    }
    let values = [0u8, 1, 2, 255];
    let ends: Vec<Bound<u8>> =
        values.iter().flat_map(|v| [Included(*v), Excluded(*v)]).chain([Unbounded]).collect();
    let bounds: Vec<(Bound<u8>, Bound<u8>)> =
        ends.iter().flat_map(|low| ends.iter().map(move |high| (*low, *high))).collect();
    let optional = |(low, high): (Bound<u8>, Bound<u8>)| (low.map(Some), high.map(Some));
    let all = [0, 1, 2, 3, 254, 255];
    let salted: Vec<Salted> =
        all.iter().flat_map(|b| [Salted { b: *b, c: 0 }, Salted { b: *b, c: 9 }]).collect();
    let salted_rows = store(salted.iter().map(Salted::encode));
    let rows: Vec<Key> = [0, 7]
        .iter()
        .flat_map(|a| {
            let options = [None].into_iter().chain(all.map(Some));
            options.flat_map(|b| [0, 9].map(|c| Key { a: *a, b, c }))
        })
        .collect();
    let rows_of = store(rows.iter().map(Key::encode));
    for (i, one) in bounds.iter().enumerate() {
        for other in &bounds[..=i] {
            let list = [*one, *other];
            let matches = |b: &u8| list.iter().any(|bounds| bounds.contains(b));
            let scan = Salted::prefix().b_range_in(list);
            let wanted: Vec<Vec<u8>> =
                salted_rows.keys().filter(|row| matches(&Salted::decode(row).unwrap().b)).cloned().collect();
            assert_eq!(found(&salted_rows, &scan.clone().skip()).0, wanted, "{list:?}");
            let ranges = scan.ranges();
            let held =
                |range: KeyRange| salted_rows.range(range).map(|(row, ())| row.clone()).collect::<Vec<_>>();
            assert_eq!(ranges.iter().flat_map(held).collect::<Vec<_>>(), wanted, "{list:?}: {ranges:?}");

            let list = list.map(optional);
            let scan = Key::prefix().a(7).b_range_in(list);
            let wanted =
                rows.iter().filter(|key| key.a == 7 && list.iter().any(|bounds| bounds.contains(&key.b)));
            let mut wanted: Vec<Vec<u8>> = wanted.map(|key| key.encode().to_vec()).collect();
            wanted.sort();
            let held =
                |range: KeyRange| rows_of.range(range).map(|(row, ())| row.clone()).collect::<Vec<_>>();
            let ranges = scan.clone().ranges();
            assert_eq!(ranges.iter().flat_map(held).collect::<Vec<_>>(), wanted, "{list:?}: {ranges:?}");
            assert_eq!(found(&rows_of, &scan.clone().skip()).0, wanted, "{list:?}");
            // What follows is as after one bound.
            let wanted: Vec<Vec<u8>> = wanted.into_iter().filter(|row| row.ends_with(&[9])).collect();
            assert_eq!(found(&rows_of, &scan.c(9).skip()).0, wanted, "{list:?}");
        }
    }
}

#[test]
fn few_values_in_several_bounds_have_their_buckets() {
    #[derive(RowKey)]
    struct Salted {
        #[salt(buckets = 64)]
        a: u32,
    }
    let ranges = Salted::prefix().a_range_in([7..9, 100..101]).ranges();
    let mut rows: Vec<[u8; 5]> = [7, 8, 100].map(|a| Salted { a }.encode()).to_vec();
    rows.sort();
    assert_eq!(ranges.iter().map(|range| range.start().to_vec()).collect::<Vec<_>>(), rows);
    assert_eq!(Salted::prefix().a_range_in([7..9, 100..1000]).ranges().len(), 128);
}

#[test]
fn first_bytes() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Place {
        user: u8,
        #[rowkey(name = cell)]
        geohash: String,
        at: u8,
    }
    let places = ["", "u", "u3", "u3\0", "u3d", "u4", "u4a", "v"].map(|hash| Place {
        user: 1,
        geohash: hash.into(),
        at: 0,
    });
    let rows = store(places.iter().map(Place::encode));
    for (prefixes, wanted) in [
        (&["u3", "u4a"][..], &["u3", "u3\0", "u3d", "u4a"][..]),
        (&["u4", "u", "u3"], &["u", "u3", "u3\0", "u3d", "u4", "u4a"]),
        (&["", "u"], &["", "u", "u3", "u3\0", "u3d", "u4", "u4a", "v"]),
        (&[], &[]),
        (&["x", "u3\0"], &["u3\0"]),
    ] {
        let scan = Place::prefix().user(1).cell_starts_with_in(prefixes.iter().copied());
        let found: Vec<String> = scan
            .ranges()
            .scan(|range| rows.range(range), |(row, ())| row)
            .map(|(row, ())| Place::decode(row).unwrap().geohash)
            .collect();
        assert_eq!(found, wanted, "{prefixes:?}");
    }
    // The prefixes `u3` and `u4` touch, and are one range.
    assert_eq!(Place::prefix().user(1).cell_starts_with_in(["u4", "u3"]).ranges().len(), 1);
    assert_eq!(Place::prefix().user(1).cell_starts_with_in(["u2", "u4"]).ranges().len(), 2);
}

/// By every prefix of up to four bytes over three; an alias of the type shows nothing.
#[test]
fn first_bytes_of_an_array() {
    type Hash = [u8; 3];

    #[derive(Debug, Clone, Copy, PartialEq)]
    struct Foreign(u32);
    impl From<Foreign> for [u8; 3] {
        fn from(foreign: Foreign) -> Self {
            foreign.0.to_be_bytes()[1..].try_into().unwrap()
        }
    }
    impl From<[u8; 3]> for Foreign {
        fn from([a, b, c]: [u8; 3]) -> Self {
            Foreign(u32::from_be_bytes([0, a, b, c]))
        }
    }

    macro_rules! check {
        ($($(#[$attribute:meta])* $ty:ty = $make:expr;)*) => {$({
            #[derive(RowKey, Debug)]
            struct Key {
                a: u8,
                $(#[$attribute])*
                hash: $ty,
                b: u8,
            }
            let bytes = [0u8, 7, 255];
            let all = bytes.map(|a| bytes.map(|b| bytes.map(|c| [a, b, c]))).concat().concat();
            let make = $make;
            let rows = store(all.iter().map(|hash| Key { a: 1, hash: make(*hash), b: 2 }.encode()));
            let mut prefixes: Vec<Vec<u8>> = vec![vec![]];
            for len in 0..4 {
                let longer = prefixes.iter().filter(|prefix| prefix.len() == len);
                let longer: Vec<_> = longer.flat_map(|prefix| bytes.map(|byte| [&prefix[..], &[byte]].concat())).collect();
                prefixes.extend(longer);
            }
            let count = |matches: &dyn Fn(&[u8]) -> bool| all.iter().filter(|hash| matches(&hash[..])).count();
            for prefix in &prefixes {
                let scan = Key::prefix().a(1).hash_starts_with(&prefix[..]);
                let range = scan.clone().range();
                let held = rows.range(&range).map(|(row, ())| <[u8; 3]>::from(Key::decode(row).unwrap().hash));
                assert!(held.clone().all(|hash| hash.starts_with(prefix)), "{prefix:?}");
                assert_eq!(held.count(), count(&|hash| hash.starts_with(prefix)), "{prefix:?}");
                assert_eq!(range.is_empty(), prefix.len() > 3);
                assert_eq!(found(&rows, &scan.b(2).skip()).0.len(), count(&|hash| hash.starts_with(prefix)));
                assert!(found(&rows, &Key::prefix().a_any().hash_starts_with(&prefix[..]).b(1).skip()).0.is_empty());
            }
            for two in prefixes.windows(2) {
                let scan = Key::prefix().a(1).hash_starts_with_in(two.iter().map(|prefix| &prefix[..]));
                let held: usize = scan.ranges().iter().map(|range| rows.range(range).count()).sum();
                assert_eq!(held, count(&|hash| two.iter().any(|prefix| hash.starts_with(prefix))), "{two:?}");
            }
        })*};
    }
    check! {
        [u8; 3] = |hash| hash;
        Hash = |hash| hash;
        #[rowkey(desc)] [u8; 3] = |hash| hash;
        #[rowkey(hex)] Hash = |hash| hash;
        #[rowkey(hex, desc)] [u8; 3] = |hash| hash;
        #[rowkey(hex = upper)] Hash = |hash| hash;
        #[rowkey(hex = upper, desc)] [u8; 3] = |hash| hash;
        #[rowkey(as = [u8; 3])] Foreign = Foreign::from;
        #[rowkey(as = [u8; 3], desc)] Foreign = Foreign::from;
        #[rowkey(as = [u8; 3], hex)] Foreign = Foreign::from;
        #[rowkey(as = [u8; 3], hex = upper)] Foreign = Foreign::from;
    }
}

/// Keys with these names compiled before the functions were there.
#[test]
fn new_names_give_way_to_fields() {
    #[derive(RowKey)]
    struct Key {
        a: u8,
        a_range_in: u8,
        b: String,
        b_starts_with_in: u8,
        c: u8,
    }
    let key = Key { a: 1, a_range_in: 2, b: "b".into(), b_starts_with_in: 3, c: 4 };
    let scan = Key::prefix().a(1).a_range_in(2).b("b").b_starts_with_in(3).c_range_in([..5]);
    assert!(scan.ranges().get(0).unwrap().contains(&key.encode()));
    // The field has its own.
    let scan = Key::prefix().a(1).a_range_in_range_in([2..3]).b_any().skip();
    assert!(scan.next(&key.encode()) == rowkey::Step::Match);
}
