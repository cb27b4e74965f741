//! Digits, and the numbers that they do not hold.

use std::ops::Bound::{Excluded, Unbounded};
use std::ops::RangeBounds;

use rowkey::RowKey;
use uuid::Uuid;

use crate::bounds::bounds;

/// Digits that are turned around run backwards, also where one side is open.
#[test]
fn a_bound_of_descending_digits_that_is_open_at_one_side() {
    #[derive(RowKey)]
    struct Key {
        #[salt(buckets = 4)]
        #[pad(2)]
        #[rowkey(desc)]
        value: u8,
    }
    let row = |value| Key { value }.encode().unwrap();
    for bound in [0, 1, 2, 3, 4, 97, 98, 99, 100, 255] {
        let scans =
            [Key::prefix().value_range(bound..).ranges(), Key::prefix().value_range(..=bound).ranges()];
        for value in 0..=99 {
            let found =
                scans.each_ref().map(|scan| scan.iter().filter(|range| range.contains(&row(value))).count());
            assert_eq!(found, [usize::from(value >= bound), usize::from(value <= bound)], "{value}, {bound}");
        }
    }
    // Beyond what two digits hold.
    assert!(Key::prefix().value_range(100..=120).ranges().is_empty());
    assert!(Key::prefix().value_range(100..).ranges().is_empty());
}

/// A time that counts back from one before it has no digits, nor has one too far back: bounds may be such times.
#[test]
fn a_bound_that_the_digits_do_not_hold() {
    #[derive(RowKey)]
    struct Event {
        kind: u8,
        #[reverse_ts(from = 25_000)]
        #[pad(4)]
        at: u64,
    }
    let row = |at| Event { kind: 5, at }.encode().unwrap();
    for bounds in bounds(&[0, 7, 15_001, 15_002, 20_000, 24_999, 25_000, 25_001, 200_000]) {
        let ranges = Event::prefix().kind(5).at_range(bounds).ranges();
        for at in [15_001, 15_002, 20_000, 24_999, 25_000] {
            let found = ranges.iter().any(|range| range.contains(&row(at)));
            assert_eq!(found, bounds.contains(&at), "{at} in {bounds:?}");
        }
    }
}

/// 39 digits hold more than any number has, and more than 127 bits count.
#[test]
fn a_bound_of_more_digits_than_numbers_have() {
    #[derive(RowKey)]
    struct Event {
        kind: u8,
        #[reverse_ts]
        #[pad(39)]
        at: i64,
    }
    for (low, high) in [(i64::MIN, 7), (7, i64::MAX), (i64::MIN, i64::MAX), (i64::MAX - 1, i64::MAX)] {
        let range = Event::prefix().kind(5).at_range(low..=high).range();
        for at in [i64::MIN, 0, 6, 7, 8, i64::MAX - 1, i64::MAX] {
            assert_eq!(range.contains(&Event { kind: 5, at }.encode()), (low..=high).contains(&at));
        }
    }
}

#[test]
fn hexadecimal_digits_have_nothing_between_neighbours() {
    #[derive(RowKey)]
    struct Session {
        #[rowkey(hex)]
        shard: u8,
        #[rowkey(digits)]
        user: u64,
    }
    assert!(Session::prefix().shard_range((Excluded(0x9F), Excluded(0xA0))).range().is_empty());
    assert!(Session::prefix().shard_range((Excluded(0xFF), Unbounded)).range().is_empty());
    let one = Session::prefix().shard_range((Excluded(0x9F), Excluded(0xA1))).range();
    assert!(one.contains(b"a00") && !one.contains(b"9f0") && !one.contains(b"a10"));

    #[derive(RowKey)]
    struct Order(#[rowkey(text)] Uuid, u8);
    let after = |uuid: u128| Excluded(Uuid::from_u128(uuid));
    assert!(Order::prefix()._0_range((after(0x9), after(0xA))).range().is_empty());
    assert!(!Order::prefix()._0_range((after(0x9), after(0xB))).range().is_empty());
}
