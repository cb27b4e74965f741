//! What nothing can match reads nothing: no range is sent to the store, and a skip scan does not start.

use std::ops::Bound;
use std::time::{Duration, Instant};

use rowkey::{KeyRanges, RowKey, SkipScan, Step};

#[derive(RowKey)]
#[rowkey(delimiter = "/")]
struct Inner {
    #[pad(2)]
    a: u8,
    t: String,
}

#[derive(RowKey)]
#[rowkey(delimiter = "/")]
struct Outer {
    n: Inner,
    #[pad(2)]
    z: u8,
}

/// Text under `desc` has no smallest encoding, so no row of it is the first.
#[derive(RowKey)]
struct Head {
    #[rowkey(desc)]
    a: String,
    b: u8,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "h")]
    Head(Head),
}

#[derive(RowKey)]
#[rowkey(salt(buckets = 65536))]
struct Wide {
    a: u16,
    #[pad(3, fill = '#')]
    #[rowkey(desc)]
    s: String,
    b: u8,
}

/// Nothing is sent to the store.
#[track_caller]
fn is_nothing(scan: &SkipScan) {
    assert_eq!(scan.start(), None);
    assert_eq!(scan.next(&[]), Step::Done);
    assert_eq!(scan.next(b"h\x9A\xFF\x00"), Step::Done);
    assert!(scan.bounds().is_empty());
}

#[track_caller]
fn none(ranges: &KeyRanges) {
    assert_eq!(ranges.iter().collect::<Vec<_>>(), []);
}

#[test]
fn an_empty_window_inside_a_nested_key_is_no_range() {
    // Text before this delimiter holds no byte below it.
    none(&Outer::prefix().n_prefix(Inner::prefix().a(1).unwrap().t_starts_with("\u{1}")).ranges());
    none(&Outer::prefix().n_prefix(Inner::prefix().a_in([1, 2]).t_starts_with("\u{1}")).ranges());
    none(&Outer::prefix().n_prefix(Inner::prefix().a_in([1]).t_range("\u{1}".."\u{2}")).ranges());
    is_nothing(&Outer::prefix().n_prefix(Inner::prefix().a_in([1, 2]).t_starts_with("\u{1}")).z_any().skip());
    is_nothing(&Outer::prefix().n_prefix(Inner::prefix().a_any().t_range("\u{1}".."\u{2}")).skip());
    assert!(
        Outer::prefix().n_prefix(Inner::prefix().a(1).unwrap().t_starts_with("\u{1}")).range().is_empty()
    );
}

#[test]
fn a_skip_scan_that_nothing_can_match_does_not_start() {
    is_nothing(&Head::prefix().a_any().b_in([]).skip());
    is_nothing(&Head::prefix().a_any().b_range(3..3).skip());
    is_nothing(&Head::prefix().a_starts_with("x").b_range(..0).skip());
    is_nothing(&Head::prefix().a_in([]).b(1).skip());
    is_nothing(&Table::prefix().head_prefix(Head::prefix().a_any().b_in([])).skip());
}

/// It took seconds: each of 65,536 buckets was tried for each value of `a`.
#[test]
fn a_skip_scan_that_nothing_can_match_is_answered_at_once() {
    let start = Instant::now();
    is_nothing(&Wide::prefix().a_any().s_any().b_range(3..3).skip());
    assert!(start.elapsed() < Duration::from_millis(500), "{:?}", start.elapsed());
}

/// The latest time of a type may be before the origin of `reverse_ts`.
#[test]
fn beyond_the_latest_time_is_no_range() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Seconds {
        #[reverse_ts]
        #[rowkey(unit = s)]
        at: jiff::Timestamp,
        seq: u8,
    }
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Digits {
        #[reverse_ts]
        #[pad(19)]
        #[rowkey(unit = s)]
        at: jiff::Timestamp,
    }
    let latest = jiff::Timestamp::from_second(jiff::Timestamp::MAX.as_second()).unwrap();
    let beyond = (Bound::Excluded(latest), Bound::Unbounded);
    none(&Seconds::prefix().at_range(beyond).ranges());
    none(&Digits::prefix().at_range(beyond).ranges());
    is_nothing(&Seconds::prefix().at_range(beyond).seq(1).skip());
    let up_to = Seconds::prefix().at_range(latest..).range();
    assert!(up_to.contains(&Seconds { at: latest, seq: 7 }.encode().unwrap()));
}
