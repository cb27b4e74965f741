//! Scans of finite sets of values: `_in`, and bounds narrower than the number of buckets. That the
//! ranges are exact is one of `laws.rs`; here is how many there are, and in which buckets.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::collections::BTreeSet;

use rowkey::{KeyRange, KeyRanges, RowKey};

fn starts(ranges: &KeyRanges) -> Vec<Vec<u8>> {
    ranges.iter().map(|range| range.start().to_vec()).collect()
}

/// Ranges with those of a bucket that touch taken together. A bound of few values has them so, and a set of the same
/// values has a range each.
fn joined(ranges: KeyRanges) -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut all: Vec<(Vec<u8>, Vec<u8>)> = Vec::new();
    for range in ranges {
        let (start, stop) = (range.start().to_vec(), range.stop().to_vec());
        match all.last_mut() {
            Some(last) if last.1 >= start && last.0[0] == start[0] => last.1 = stop,
            _ => all.push((start, stop)),
        }
    }
    all
}

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

#[derive(RowKey, Debug)]
struct Event {
    #[salt(buckets = 16, hash = java31)]
    host: u8,
    seq: u16,
}

/// The bucket by hand: `31 + host`, signed, modulo 16.
fn bucket(host: u8) -> u8 {
    ((31 + i32::from(host as i8)) % 16).unsigned_abs() as u8
}

#[test]
fn only_the_buckets_of_the_values() {
    let ranges = Event::prefix().host_in([200, 3, 7]).ranges();
    let mut expected: Vec<Vec<u8>> = [3, 7, 200].map(|host| vec![bucket(host), host]).to_vec();
    expected.sort();
    assert_eq!(starts(&ranges), expected);
    // Later fields go on in the same bucket.
    let ranges = Event::prefix().host(7).seq_in([1, 2, 9]).ranges();
    assert_eq!(starts(&ranges), [1, 2, 9].map(|seq| vec![bucket(7), 7, 0, seq]));
}

#[test]
fn a_bound_of_few_values_asks_their_buckets() {
    for first in 0..=255u8 {
        for last in first..=255 {
            let ranges = Event::prefix().host_range(first..=last).ranges();
            let values = usize::from(last - first) + 1;
            if values >= 16 {
                assert_eq!(ranges.len(), 16);
                continue;
            }
            // Neighbours in one bucket touch, so there may be fewer ranges than values; never more.
            assert!(ranges.len() <= values);
            let buckets: BTreeSet<u8> = ranges.iter().map(|range| range.start()[0]).collect();
            let expected: BTreeSet<u8> = (first..=last).map(bucket).collect();
            assert_eq!(buckets, expected);
            for host in 0..=255u8 {
                let row = Event { host, seq: 1 }.encode();
                let found = ranges.iter().filter(|range| range.contains(&row)).count();
                assert_eq!(found, usize::from((first..=last).contains(&host)), "{host} in {first}..={last}");
            }
        }
    }
}

/// After a field that fixes the bucket, few values are one range, as many values are.
#[test]
fn a_bound_in_a_fixed_bucket_is_one_range() {
    let at = |low, high| Event::prefix().host(7).seq_range(low..high).ranges();
    for (low, high) in [(5, 6), (5, 9), (5, 500)] {
        let ranges = at(low, high);
        assert_eq!(ranges.len(), 1, "{low}..{high}");
        for seq in [4, 5, high - 1, high] {
            let row = Event { host: 7, seq }.encode();
            assert_eq!(ranges.iter().any(|range| range.contains(&row)), (low..high).contains(&seq));
        }
    }
    assert!(at(9, 5).is_empty());
    assert_eq!(Event::prefix().host(7).seq(5).ranges().len(), 1);
}

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

/// Integers of every encoding that counts in its bytes, beside one that does not.
mod encodings {
    use super::*;

    macro_rules! keys {
        ($($name:ident: $ty:ty, $(#[$attr:meta])* [$($sample:expr),*];)*) => {$(
            #[test]
            fn $name() {
                #[derive(RowKey, Debug)]
                #[rowkey(allow(hotspot))]
                struct Key {
                    kind: u8,
                    #[salt(buckets = 9)]
                    $(#[$attr])*
                    value: $ty,
                    rest: String,
                }
                let samples: Vec<$ty> = vec![$($sample),*];
                let row = |value: $ty| {
                    let key = Key { kind: 5, value, rest: "x".into() };
                    rowkey::RowKeyRef::try_encode(&key).unwrap()
                };
                // A bound and the set of its values have the same rows and the same buckets.
                let among = |values: &[$ty]| {
                    joined(Key::prefix().kind(5).value_in(values.iter().copied()).ranges())
                };
                let between = |bounds: (std::ops::Bound<$ty>, std::ops::Bound<$ty>)| {
                    joined(Key::prefix().kind(5).value_range(bounds).ranges())
                };
                for values in samples.windows(3) {
                    let [a, b, c] = [values[0], values[1], values[2]];
                    let [from, to] = [std::ops::Bound::Included(b), std::ops::Bound::Excluded(b)];
                    assert_eq!(between((from, from)), among(&[b]), "{b}");
                    if a.checked_add(1) == Some(b) {
                        assert_eq!(between((std::ops::Bound::Included(a), from)), among(&[a, b]), "{a}, {b}");
                        assert_eq!(between((std::ops::Bound::Included(a), to)), among(&[a]), "{a}");
                        assert_eq!(between((std::ops::Bound::Excluded(a), from)), among(&[b]), "{b}");
                    }
                    let outside = (std::ops::Bound::Excluded(a), std::ops::Bound::Excluded(c));
                    if a.checked_add(1) == Some(b) && b.checked_add(1) == Some(c) {
                        assert_eq!(between(outside), among(&[b]), "{b}");
                    }
                }
                for &low in &samples {
                    for &high in &samples {
                        for bounds in [(std::ops::Bound::Included(low), std::ops::Bound::Included(high)),
                            (std::ops::Bound::Excluded(low), std::ops::Bound::Excluded(high)),
                            (std::ops::Bound::Unbounded, std::ops::Bound::Excluded(high)),
                            (std::ops::Bound::Excluded(low), std::ops::Bound::Unbounded)] {
                            let ranges = Key::prefix().kind(5).value_range(bounds).ranges();
                            assert!(ranges.len() <= 9);
                            for &value in &samples {
                                let found = ranges.iter().filter(|range: &KeyRange| range.contains(&row(value))).count();
                                let inside = std::ops::RangeBounds::contains(&bounds, &value);
                                assert_eq!(found, usize::from(inside), "{value} in {bounds:?}: {ranges:?}");
                            }
                        }
                    }
                }
            }
        )*};
    }

    keys! {
        unsigned: u64, [0, 1, 2, 3, 7, 8, 9, 10, 255, 256, u64::MAX - 2, u64::MAX - 1, u64::MAX];
        signed: i16, [i16::MIN, i16::MIN + 1, -9, -3, -1, 0, 1, 2, 8, i16::MAX - 3, i16::MAX];
        descending: i32, #[rowkey(desc)] [i32::MIN, i32::MIN + 4, -2, -1, 0, 1, 5, i32::MAX - 1, i32::MAX];
        decimal: u32, #[pad(4)] [0, 1, 2, 8, 9, 10, 99, 100, 9998, 9999];
        decimal_descending: u32, #[pad(4)] #[rowkey(desc)] [0, 1, 2, 8, 9, 10, 99, 100, 9998, 9999];
        narrow: u32, #[rowkey(width = 3)] [0, 1, 5, 255, 256, 0xFF_FFFE, 0xFF_FFFF];
        at_most: u8, #[rowkey(max = 20)] [0, 1, 5, 12, 19, 20];
        reverse: i64, #[reverse_ts] [i64::MIN, i64::MIN + 3, -1, 0, 1, 5, i64::MAX - 2, i64::MAX];
        reverse_decimal: u64, #[reverse_ts(from = 99999)] #[pad(5)] [0, 1, 4, 6, 9999, 99990, 99998, 99999];
    }
}

/// Below the first numbers of an open bound is nothing to count.
#[test]
fn a_bound_without_a_start_asks_the_buckets_of_its_values() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Digits {
        #[salt(buckets = 9)]
        #[pad(4)]
        value: u32,
    }
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Binary {
        #[salt(buckets = 9)]
        value: u32,
    }
    assert_eq!(
        joined(Digits::prefix().value_range(..3).ranges()),
        joined(Digits::prefix().value_in(0..3).ranges())
    );
    assert_eq!(
        joined(Binary::prefix().value_range(..3).ranges()),
        joined(Binary::prefix().value_in(0..3).ranges())
    );
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
    let scan = |bounds: (std::ops::Bound<u64>, std::ops::Bound<u64>)| {
        Event::prefix().kind(5).at_range(bounds).ranges()
    };
    let ends = [0, 7, 15_001, 15_002, 20_000, 24_999, 25_000, 25_001, 200_000];
    for (low, high) in ends.iter().flat_map(|&low| ends.map(|high| (low, high))) {
        for bounds in [
            (std::ops::Bound::Included(low), std::ops::Bound::Included(high)),
            (std::ops::Bound::Excluded(low), std::ops::Bound::Excluded(high)),
        ] {
            let ranges = scan(bounds);
            for at in [15_001, 15_002, 20_000, 24_999, 25_000] {
                let found = ranges.iter().any(|range| range.contains(&row(at)));
                assert_eq!(found, std::ops::RangeBounds::contains(&bounds, &at), "{at} in {bounds:?}");
            }
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

/// Where a later field takes part in the salt, a few values of this one lie in any bucket.
#[test]
fn a_bound_of_few_values_of_a_part_of_the_salt() {
    #[derive(RowKey)]
    struct Both {
        #[salt(buckets = 16)]
        a: u8,
        #[salt]
        b: u8,
    }
    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16))]
    struct Whole {
        a: u8,
        b: u8,
    }
    let both = Both::prefix().a_range(7..9).ranges();
    let whole = Whole::prefix().a_range(7..9).ranges();
    for (a, b) in (0..20).flat_map(|a| (0..=255).map(move |b| (a, b))) {
        let found = [
            both.iter().any(|range| range.contains(&Both { a, b }.encode())),
            whole.iter().any(|range| range.contains(&Whole { a, b }.encode())),
        ];
        assert_eq!(found, [(7..9).contains(&a); 2], "{a}, {b}");
    }
}

#[test]
fn a_bound_of_few_values_before_a_delimiter_or_in_a_newtype() {
    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    struct Line {
        #[salt(buckets = 16)]
        #[pad(2)]
        a: u8,
        name: String,
    }
    #[derive(RowKey)]
    struct Id(u8);
    #[derive(RowKey)]
    struct Named {
        #[salt(buckets = 16)]
        id: Id,
        seq: u8,
    }
    impl PartialEq for Id {
        fn eq(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }
    impl PartialOrd for Id {
        fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
            self.0.partial_cmp(&other.0)
        }
    }
    assert_eq!(joined(Line::prefix().a_range(7..9).ranges()), joined(Line::prefix().a_in([7, 8]).ranges()));
    // Nothing follows the last field, so no delimiter either.
    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    struct Numbered {
        name: String,
        #[salt(buckets = 16)]
        #[pad(2)]
        a: u8,
    }
    let numbered = Numbered::prefix().name("x").unwrap();
    let found = numbered.clone().a_range(7..9).ranges();
    assert_eq!(joined(found.clone()), joined(numbered.a_in([7, 8]).ranges()));
    for a in 6..10 {
        let row = Numbered { name: "x".into(), a }.encode().unwrap();
        assert_eq!(found.iter().any(|range| range.contains(&row)), (7..9).contains(&a), "{a}");
    }
    let (low, high) = (Id(7), Id(9));
    let bounds = (std::ops::Bound::Included(&low), std::ops::Bound::Excluded(&high));
    assert_eq!(
        joined(Named::prefix().id_range(bounds).ranges()),
        joined(Named::prefix().id_in([&Id(7), &Id(8)]).ranges())
    );
}

#[test]
fn ranges_are_equal_where_they_are_the_same_ones() {
    let of = |host| Event::prefix().host(host).ranges();
    assert_eq!(of(7), Event::prefix().host_in([7]).ranges());
    assert_ne!(of(7), of(8));
    assert_ne!(of(7), Event::prefix().ranges());
    assert_ne!(Event::prefix().ranges(), Event::prefix().ranges().after(of(7).get(0).unwrap().start()));
}

/// What a narrow bound saves: values in few buckets, where the fan-out asks all of them.
#[test]
fn an_hour_of_minutes() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct ByMinute {
        #[salt(buckets = 128)]
        minute: u32,
        seq: u32,
    }
    let hour = ByMinute::prefix().minute_range(600..660).ranges();
    assert!(hour.len() <= 60 && hour.len() > 30, "{}", hour.len());
    let minutes = ByMinute::prefix().minute_in(600..660).ranges();
    assert_eq!((minutes.len(), joined(minutes)), (60, joined(hour)));
    assert_eq!(ByMinute::prefix().minute_range(600..728).ranges().len(), 128);
}
