//! Sets multiply: more ranges than can be counted, listed or stored. What they return is exact, and they cost no memory.

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

#[derive(RowKey)]
#[rowkey(salt(buckets = 16))]
struct Salted {
    a: u16,
    b: u16,
    c: u16,
    d: u16,
    e: u16,
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
fn a_product_is_not_written_down() {
    let thousand = || (0..1000u32).rev().chain(0..1000);
    #[derive(RowKey)]
    struct Cube {
        a: u32,
        b: u32,
        #[salt(buckets = 16)]
        c: u16,
        d: u8,
    }
    let ranges = Cube::prefix().a_in(thousand()).b_in(thousand()).c_in([7, 8]).d_range(3..5).ranges();
    assert_eq!(ranges.len(), 2_000_000);
    let key = |a, b, c, d| Cube { a, b, c, d }.encode();
    let bucket = |c| usize::from(key(0, 0, c, 0)[0]);
    let (first, second) = if bucket(7) <= bucket(8) { (7, 8) } else { (8, 7) };
    assert_ne!(bucket(7), bucket(8));
    for (at, row) in [
        (0, key(0, 0, first, 3)),
        (1, key(0, 1, first, 3)),
        (1000, key(1, 0, first, 3)),
        (1_000_000, key(0, 0, second, 3)),
        (1_999_999, key(999, 999, second, 3)),
    ] {
        assert_eq!(ranges.get(at).unwrap().start(), row, "{at}");
    }
    assert_eq!(ranges.get(2_000_000), None);
    // A page, and what is left after it.
    let after = ranges.after(&key(500, 500, 7, 3));
    // In both buckets: the rest of a = 500, from b = 500 on, and all of the later ones.
    assert_eq!(after.len(), 2 * (500 + 499 * 1000));
    assert!(after.iter().take(3).all(|range| !range.is_empty()));
    let before = ranges.before(&key(500, 500, 7, 3));
    assert_eq!(before.len(), 2 * (500 * 1000 + 500));
    // As a worker reads its part: the ranges between are not made.
    let all = Cube::prefix().a_in(thousand()).b_in(thousand()).c_in(0..4000).ranges();
    let [at, step] = [3_999_999_999, 1_000_000_000];
    assert_eq!(all.iter().nth(at), all.get(at));
    assert!(all.iter().skip(7).step_by(step).eq((0..4).map(|part| all.get(7 + part * step).unwrap())));
    assert_eq!(all.iter().last(), all.get(all.len() - 1));
    assert!(
        all.iter().rev().step_by(step).eq((0..4).map(|part| all.get(all.len() - 1 - part * step).unwrap()))
    );
}
