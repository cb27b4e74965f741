//! A field that is a key, bounded by values of it.

use std::fmt::Debug;
use std::ops::{Bound, RangeBounds};
use std::time::{Duration, SystemTime};

use rowkey::{KeyRanges, RowKey, RowKeyRef};

use crate::bounds::bounds;

#[derive(RowKey, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum Level {
    Low = 1,
    High = 5,
}

#[derive(RowKey, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[rowkey(text)]
enum Way {
    #[rowkey(rename = "down")]
    Down,
    #[rowkey(rename = "up")]
    Up,
}

/// Bounds by each pair of values, both ways: the scan has the rows of the values between them. `all`: there
/// are no other values, so a bound below the least or above the greatest leaves no range.
#[track_caller]
fn check<T: Ord + Clone + Debug>(
    all: bool,
    values: &[T],
    row: impl Fn(&T) -> Vec<u8>,
    scan: impl Fn((Bound<&T>, Bound<&T>)) -> KeyRanges,
) {
    for bounds in bounds(&Vec::from_iter(values)) {
        let ranges = scan(bounds);
        for value in values {
            let found = ranges.iter().any(|range| range.contains(&row(value)));
            assert_eq!(found, bounds.contains(&value), "{value:?} in {bounds:?}: {ranges:?}");
        }
        let beyond = [(bounds.0, Bound::Unbounded), (Bound::Unbounded, bounds.1)];
        if all && beyond.iter().any(|side| !values.iter().any(|value| side.contains(&value))) {
            assert!(ranges.is_empty(), "nothing lies in {bounds:?}: {ranges:?}");
        }
    }
}

macro_rules! check {
    ($all:literal, $(#[$attribute:meta])* $ty:ty, $values:expr) => {{
        #[derive(RowKey)]
        struct Outer {
            id: u8,
            $(#[$attribute])*
            inner: $ty,
        }
        let values: Vec<$ty> = $values;
        check(
            $all,
            &values,
            |inner| Outer { id: 7, inner: inner.clone() }.try_encode().unwrap().to_vec(),
            |bounds| Outer::prefix().id(7).inner_range(bounds).ranges(),
        );
    }};
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct TextThenFlag {
    name: String,
    flag: bool,
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct FlagThenText {
    flag: bool,
    name: String,
}

#[test]
fn a_key_that_begins_or_ends_with_text() {
    let texts = ["", "\0", "a", "\u{10FFFF}"].map(String::from);
    let begins = || {
        let both = |name: &String| [false, true].map(|flag| TextThenFlag { name: name.clone(), flag });
        texts.iter().flat_map(both).collect()
    };
    check!(false, TextThenFlag, begins());
    check!(
        false,
        #[rowkey(desc)]
        TextThenFlag,
        begins()
    );
    let ends = || {
        let each = |flag| texts.iter().map(move |name| FlagThenText { flag, name: name.clone() });
        [false, true].into_iter().flat_map(each).collect()
    };
    check!(false, FlagThenText, ends());
    check!(
        false,
        #[rowkey(desc)]
        FlagThenText,
        ends()
    );
}

#[test]
fn a_key_in_a_key() {
    #[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    struct Two {
        a: bool,
        b: bool,
    }
    #[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    struct Three {
        two: Two,
        c: bool,
    }
    let three = || {
        let bit = |number: u8, bit: u8| number >> bit & 1 == 1;
        (0..8).map(|n| Three { two: Two { a: bit(n, 2), b: bit(n, 1) }, c: bit(n, 0) }).collect()
    };
    check!(true, Three, three());
    check!(
        true,
        #[rowkey(desc)]
        Three,
        three()
    );
}

#[test]
fn a_time_in_a_key() {
    #[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    #[rowkey(allow(hotspot))]
    struct Timed {
        at: SystemTime,
        flag: bool,
    }
    let times = || {
        let epoch = SystemTime::UNIX_EPOCH;
        let times = [epoch - Duration::from_millis(1500), epoch, epoch + Duration::from_secs(7)];
        times.into_iter().flat_map(|at| [false, true].map(|flag| Timed { at, flag })).collect()
    };
    check!(false, Timed, times());
    check!(
        false,
        #[rowkey(desc)]
        Timed,
        times()
    );
}

#[test]
fn variants_in_a_key_and_in_an_array() {
    #[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    struct Turn {
        way: Way,
        #[pad(1)]
        times: u8,
    }
    let turns = || {
        [Way::Down, Way::Up]
            .into_iter()
            .flat_map(|way| (0..3).map(move |times| Turn { way, times }))
            .collect()
    };
    check!(false, Turn, turns());
    let levels = [Level::Low, Level::High];
    let pairs = || levels.into_iter().flat_map(|a| levels.map(|b| [a, b])).collect();
    check!(true, [Level; 2], pairs());
    check!(
        true,
        #[rowkey(desc)]
        [Level; 2],
        pairs()
    );
}

#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Salted {
    a: u8,
    #[salt(buckets = 4)]
    b: u8,
    #[salt]
    c: u8,
    d: u8,
}

/// Nested, it has no salt.
#[test]
fn salted_fields_of_a_nested_key_bound_too() {
    let values = [[1, 2, 3, 4], [1, 2, 3, 5], [1, 2, 4, 0], [1, 3, 0, 0], [2, 0, 0, 0]];
    check!(false, Salted, values.map(|[a, b, c, d]| Salted { a, b, c, d }).to_vec());
}
