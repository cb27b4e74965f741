//! A set of values is a range each: sorted, without doubled values and without those that cannot be encoded.

use rowkey::{KeyRanges, RowKey};

use super::keys::Departure;
use super::store::{found, store};

#[derive(RowKey)]
struct Minute {
    user: u32,
    minute: u32,
    seq: u16,
}

#[test]
fn one_range_a_value_sorted_and_doubled_ones_dropped() {
    let ranges = Minute::prefix().user(7).minute_in([30, 10, 11, 30, 12, 50]).ranges();
    let found: Vec<(u32, u32)> = ranges
        .iter()
        .map(|range| {
            let minute = |row: &[u8]| u32::from_be_bytes(row[4..8].try_into().unwrap());
            // A stop row is the shortest exclusive upper bound, so it does not end in zeros.
            (minute(range.start()), minute(&[range.stop(), &[0; 4]].concat()[..8]))
        })
        .collect();
    // Ranges that touch stay apart, so that `len()` is the number of values.
    assert_eq!(found, [(10, 11), (11, 12), (12, 13), (30, 31), (50, 51)]);
    assert!(Minute::prefix().user(7).minute_in([]).ranges().is_empty());
    assert_eq!(Minute::prefix().user(7).minute(1).seq_in([3, 5]).ranges().len(), 2);
}

#[test]
fn values_that_cannot_be_encoded_match_nothing() {
    let ranges = Departure::prefix().airport_in([3, 200]).hour_in([99]).ranges();
    assert_eq!(ranges.len(), 0);
    assert_eq!(Departure::prefix().airport_in([]).skip().start(), None);
    assert_eq!(Departure::prefix().airport_any().hour_range(50..).skip().start(), None);
}

/// A set is as large as its values, not as what was given.
#[test]
fn a_set_of_doubled_values_is_a_set() {
    let doubled = (0..3_000_000u32).map(|i| i % 2);
    assert_eq!(Minute::prefix().user(7).minute_in(doubled).ranges().len(), 2);
}

#[test]
fn ranges_are_equal_where_they_are_the_same_ones() {
    #[derive(RowKey)]
    struct Event {
        #[salt(buckets = 16)]
        host: u8,
        seq: u16,
    }
    let of = |host| Event::prefix().host(host).ranges();
    assert_eq!(of(7), Event::prefix().host_in([7]).ranges());
    assert_ne!(of(7), of(8));
    assert_ne!(of(7), Event::prefix().ranges());
    assert_ne!(Event::prefix().ranges(), Event::prefix().ranges().after(of(7).get(0).unwrap().start()));
}

#[test]
fn text_by_what_it_starts_with() {
    #[derive(RowKey)]
    struct Page {
        #[rowkey(desc)]
        site: String,
        path: String,
    }
    let sites = ["", "a", "ab", "abc", "b", "\u{0}a"];
    let keys = sites
        .iter()
        .flat_map(|site| sites.map(|path| Page { site: (*site).into(), path: path.into() }.encode()));
    let table = store(keys);
    let scan = Page::prefix().site_starts_with("a").path("b").skip();
    assert_eq!(found(&table, &scan).0.len(), 3);
    let scan = Page::prefix().site_any().path_starts_with("ab").skip();
    assert_eq!(found(&table, &scan).0.len(), 6 * 2);
    assert_eq!(Page::prefix().site_in(["ab", "b"]).path_starts_with("a").ranges().len(), 2);
}

#[derive(RowKey, Debug, Clone)]
#[rowkey(ord)]
struct Session {
    #[rowkey(hex)]
    shard: u8,
    #[rowkey(digits)]
    user: u64,
}

#[test]
fn digits_are_asked_for_one_by_one() {
    let row = |user| Session { shard: 0xA, user }.encode().to_vec();
    let rows = store([0, 1, 5, 10, 50, 55, 500, u64::MAX].map(row));
    let found = |scan: KeyRanges| -> Vec<Vec<u8>> {
        scan.iter().flat_map(|range| rows.range(range).map(|(row, ())| row.clone())).collect()
    };
    assert_eq!(found(Session::prefix().shard(0xA).user(5).ranges()), [b"0a5"]);
    // In the order of the rows: as text, 10 comes before 5.
    assert_eq!(
        found(Session::prefix().shard(0xA).user_in([5, 0, 10, 5]).ranges()),
        [&b"0a0"[..], b"0a10", b"0a5"]
    );
    assert_eq!(found(Session::prefix().shard(0xA).ranges()).len(), rows.len());
    let mut keys = [5, 10, 1].map(|user| Session { shard: 0xA, user });
    keys.sort();
    assert_eq!(keys.map(|key| key.user), [1, 10, 5]);
}
