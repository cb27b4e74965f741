//! A bound of few values of a salted field reads their buckets, where a bound of many reads all.

use std::collections::BTreeSet;

use rowkey::{KeyRange, KeyRanges, RowKey};

use super::buckets::{Event, bucket};

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
            let ranges: Vec<_> = ranges.iter().collect();
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

/// Few values between two bounds of a salted field are read in their buckets, by every way to ask.
#[test]
fn few_values_between_two_bounds_leave_their_buckets() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Seat {
        #[salt(buckets = 7, hex = 1)]
        #[rowkey(desc)]
        row: u8,
        #[salt]
        #[pad(5)]
        #[rowkey(max = 9, desc)]
        seat: u16,
        date: u32,
    }
    #[derive(RowKey, Debug, PartialEq)]
    enum Halls {
        #[rowkey(prefix = "s")]
        Seat(Seat),
    }
    let seats = || Seat::prefix().row(1);
    let bounded = seats().seat_range(2..4).ranges();
    assert_eq!(bounded.len(), 2);
    assert_eq!(Seat::prefix().row_in([1]).seat_range(2..4).ranges(), bounded);
    assert_eq!(seats().seat_in([2, 3]).ranges(), bounded);
    let of_variant = Halls::prefix().seat_prefix(seats().seat_range(2..4)).ranges();
    assert_eq!(of_variant, Halls::prefix().seat_prefix(seats().seat_in([2, 3])).ranges());
    assert_eq!(of_variant.len(), 2);
    // More values than buckets: the whole range in each.
    assert_eq!(seats().seat_range(..).ranges().len(), 7);
    assert_eq!(Halls::prefix().seat_prefix(seats().seat_range(1..9)).ranges().len(), 7);

    /// Numbers as hexadecimal text count, too.
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Hex {
        #[salt(buckets = 16)]
        #[rowkey(hex, desc)]
        id: u32,
    }
    assert_eq!(Hex::prefix().id_range(255..257).ranges(), Hex::prefix().id_in([255, 256]).ranges());
    assert_eq!(Hex::prefix().id_range(0x9FF..=0xA00).ranges().len(), 2);
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
