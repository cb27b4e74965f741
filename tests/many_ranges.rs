//! Scans of more ranges than can be counted, listed or stored: what they return is exact, and they cost no memory.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::collections::BTreeMap;

use rowkey::RowKey;

#[derive(RowKey)]
struct Plain {
    a: u16,
    b: u16,
    c: u16,
    d: u16,
    e: u16,
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 16))]
struct Salted {
    a: u16,
    b: u16,
    c: u16,
    d: u16,
    e: u16,
}

fn all() -> impl Iterator<Item = u16> {
    0..=u16::MAX
}

#[test]
fn the_number_of_ranges_saturates_and_each_range_is_right() {
    // 2^80 ranges.
    let ranges = Plain::prefix().a_in(all()).b_in(all()).c_in(all()).d_in(all()).e_in(all()).ranges();
    assert_eq!(ranges.len(), usize::MAX);
    assert_eq!(ranges.get(65_537).unwrap().start(), [0, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
    let mut both_ends = ranges.iter();
    assert_eq!(both_ends.next().unwrap().start(), [0; 10]);
    assert_eq!(both_ends.next_back().unwrap().start(), [255; 10]);
    assert_eq!(both_ends.next_back().unwrap().start(), [255, 255, 255, 255, 255, 255, 255, 255, 255, 254]);
    let mut after = ranges.after(&[1; 10]).iter();
    assert_eq!(
        after.next().unwrap().start(),
        [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0],
        "longer rows, which no key has"
    );
    assert_eq!(after.next().unwrap().start(), [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    assert_eq!(ranges.before(&[1; 10]).iter().next_back().unwrap().start(), [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
    assert_eq!(ranges.before(&[0; 10]).len(), 0);
}

#[test]
fn no_bucket_is_lost() {
    let rows = (0..4096).map(|e| Salted { a: 0, b: 0, c: 0, d: 0, e }.encode());
    let table: BTreeMap<[u8; 11], ()> = rows.map(|row| (row, ())).collect();
    // 2^64 - 2^48 ranges in each of 16 buckets.
    let ranges = Salted::prefix().a_in(all()).b_in(all()).c_in(all()).d_in(0..65_535).ranges();
    let last_field = |row: &[u8]| u16::from_be_bytes([row[9], row[10]]);
    let first: Vec<u16> = ranges
        .scan(|range| table.range(range), |(row, ())| &row[..])
        .take(5)
        .map(|(row, ())| last_field(row))
        .collect();
    assert_eq!(first, [0, 1, 2, 3, 4]);
    // The next page, after row 2.
    let shown = Salted { a: 0, b: 0, c: 0, d: 0, e: 2 }.encode();
    let rest = ranges.after(&shown);
    let next: Vec<u16> = rest
        .scan(|range| table.range(range), |(row, ())| &row[..])
        .take(3)
        .map(|(row, ())| last_field(row))
        .collect();
    assert_eq!(next, [3, 4, 5]);
}

#[test]
#[should_panic(expected = "a merger numbers ranges by `usize`, and this scan has more")]
fn a_merger_needs_numbers() {
    let ranges = Plain::prefix().a_in(all()).b_in(all()).c_in(all()).d_in(all()).e_in(all()).ranges();
    let _ = ranges.merger::<()>();
}

#[derive(RowKey)]
struct Wide {
    #[salt(buckets = 65536)]
    host: u32,
    #[salt]
    seq: u32,
}

#[derive(RowKey)]
struct Narrow {
    #[salt(buckets = 65536)]
    host: u32,
    at: u8,
}

#[derive(RowKey)]
enum Kinds {
    #[rowkey(prefix = "w")]
    Wide(Wide),
    #[rowkey(prefix = "n")]
    Narrow(Narrow),
}

#[test]
fn masks_for_many_buckets_are_refused_before_they_are_made() {
    let scan = Narrow::prefix().host_any().at_in(0..=255).skip();
    assert_eq!(scan.fuzzy_pairs(), None, "2^24 pairs");
    // One bucket of it has few.
    let bucket = Narrow::prefix().ranges().get(7).unwrap();
    assert_eq!(scan.within(&bucket).fuzzy_pairs().unwrap().len(), 256);
    assert_eq!(Narrow::prefix().host_any().at(1).skip().fuzzy_pairs().unwrap().len(), 65_536);
    assert_eq!(Kinds::prefix().skip().fuzzy_pairs(), None, "2^17 pairs");
}

/// A bucket has about one of the 65,536 combinations of salted values, and the others cost it nothing.
#[test]
fn a_skip_scan_looks_only_at_the_combinations_of_a_bucket() {
    let scan = Wide::prefix().host_in(0..2).seq_in(0..32_768).skip();
    let mut opened = 0;
    let nothing = scan.scan(
        |_| {
            opened += 1;
            None::<[u8; 10]>
        },
        |row| &row[..],
    );
    assert_eq!(nothing.count(), 0);
    assert!(opened <= 65_536, "{opened}");
}
