//! Bounds of a field that is a key itself: no row is lost, and beyond the values that there are is no range.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::fmt::Debug;
use std::ops::{Bound, RangeBounds};
use std::time::{Duration, SystemTime};

use rowkey::{KeyRanges, RowKey, RowKeyRef};

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
    scan: impl Fn((Bound<T>, Bound<T>)) -> KeyRanges,
) {
    let ends = |value: &T| [Bound::Included(value.clone()), Bound::Excluded(value.clone()), Bound::Unbounded];
    for (low, high) in values.iter().flat_map(|low| values.iter().map(move |high| (low, high))) {
        for (low, high) in ends(low).into_iter().flat_map(|low| ends(high).map(|high| (low.clone(), high))) {
            let bounds = (low, high);
            let ranges = scan(bounds.clone());
            for value in values {
                let found = ranges.iter().any(|range| range.contains(&row(value)));
                assert_eq!(found, bounds.contains(value), "{value:?} in {bounds:?}: {ranges:?}");
            }
            let (low, high) = bounds.clone();
            let beyond = [(low, Bound::Unbounded), (Bound::Unbounded, high)];
            if all && beyond.iter().any(|side| !values.iter().any(|value| side.contains(value))) {
                assert!(ranges.is_empty(), "nothing lies in {bounds:?}: {ranges:?}");
            }
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
            |(low, high)| Outer::prefix().id(7).inner_range((low.as_ref(), high.as_ref())).ranges(),
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

/// A nested key has no salt and no prefix, and neither do its scans.
#[test]
fn a_scan_of_a_key_that_has_a_salt_and_a_prefix_of_its_own() {
    #[derive(RowKey, Debug, Clone)]
    #[rowkey(prefix = "own")]
    struct Inner {
        #[salt(buckets = 4)]
        a: u8,
        b: u8,
    }
    #[derive(RowKey)]
    struct Outer {
        id: u8,
        inner: Inner,
        rest: u8,
    }
    let rows: Vec<(u8, u8, Vec<u8>)> = (0..4)
        .flat_map(|a| (0..4).map(move |b| (a, b)))
        .map(|(a, b)| (a, b, Outer { id: 7, inner: Inner { a, b }, rest: 9 }.encode().to_vec()))
        .collect();
    let of = |scan: KeyRanges| -> Vec<(u8, u8)> {
        let inside = |row: &[u8]| scan.iter().any(|range| range.contains(row));
        rows.iter().filter(|(.., row)| inside(row)).map(|&(a, b, _)| (a, b)).collect()
    };
    let outer = || Outer::prefix().id(7);
    assert_eq!(of(outer().inner_prefix(Inner::prefix().a(2)).ranges()), [(2, 0), (2, 1), (2, 2), (2, 3)]);
    assert_eq!(of(outer().inner_prefix(Inner::prefix().a(2).b_range(1..3)).ranges()), [(2, 1), (2, 2)]);
    assert_eq!(
        of(outer().inner_prefix(Inner::prefix().a_range(3..)).ranges()),
        [(3, 0), (3, 1), (3, 2), (3, 3)]
    );
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
    for (low, high) in names.iter().flat_map(|low| names.map(|high| (*low, high))) {
        for bounds in [
            (Bound::Included(low), Bound::Included(high)),
            (Bound::Excluded(low), Bound::Excluded(high)),
            (Bound::Unbounded, Bound::Included(high)),
            (Bound::Excluded(low), Bound::Unbounded),
        ] {
            for name in names {
                let inner = FlagThenText { flag: true, name: name.into() };
                let row = Outer { id: 7, inner }.try_encode().unwrap();
                assert_eq!(
                    scan(bounds).contains(&row),
                    RangeBounds::<str>::contains(&bounds, name),
                    "{name:?} in {bounds:?}"
                );
            }
        }
    }
}

/// Text in a key inside another one is written as its place demands: as it is, escaped, or before a delimiter.
/// `row` puts it there.
#[track_caller]
fn check_text(
    place: &str,
    row: impl Fn(&str) -> Vec<u8>,
    fixed: impl Fn(&str) -> KeyRanges,
    bounded: impl Fn((Bound<&str>, Bound<&str>)) -> KeyRanges,
    starting: impl Fn(&str) -> KeyRanges,
) {
    let names = ["", "a", "a!", "aa", "ab", "b", "b!", "c"];
    let found = |ranges: &KeyRanges, name| ranges.iter().filter(|range| range.contains(&row(name))).count();
    for one in names {
        for name in names {
            let is = usize::from(name == one);
            assert_eq!(found(&fixed(one), name), is, "{place}: {name:?} where it is {one:?}");
            let begins = usize::from(name.starts_with(one));
            assert_eq!(found(&starting(one), name), begins, "{place}: {name:?} that begins with {one:?}");
        }
    }
    let ends = |name| [Bound::Included(name), Bound::Excluded(name), Bound::Unbounded];
    for (low, high) in names.iter().flat_map(|low| names.map(|high| (*low, high))) {
        for bounds in ends(low).into_iter().flat_map(|low| ends(high).map(move |high| (low, high))) {
            let ranges = bounded(bounds);
            for name in names {
                let expected = usize::from(RangeBounds::<str>::contains(&bounds, name));
                assert_eq!(found(&ranges, name), expected, "{place}: {name:?} in {bounds:?}");
            }
        }
    }
}

macro_rules! last_text {
    ($($place:literal: $inner:ident $(#[$container:meta])* [$(#[$field:meta])*] $($rest:ident)?;)*) => {$({
        #[derive(RowKey)]
        $(#[$container])*
        struct Outer {
            id: bool,
            $(#[$field])*
            inner: $inner,
            $($rest: bool,)?
        }
        let key = |name: &str| $inner { flag: true, name: name.into() };
        let inner = || $inner::prefix().flag(true);
        let outer = || Outer::prefix().id(true);
        check_text(
            $place,
            |name| Outer { id: true, inner: key(name), $($rest: true,)? }.try_encode().unwrap().to_vec(),
            |name| outer().inner_prefix(inner().name(name)).ranges(),
            |bounds| outer().inner_prefix(inner().name_range(bounds)).ranges(),
            |name| outer().inner_prefix(inner().name_starts_with(name)).ranges(),
        );
    })*};
}

#[test]
fn a_scan_of_a_key_that_ends_with_text() {
    #[derive(RowKey)]
    #[rowkey(delimiter = ' ')]
    struct Delimited {
        flag: bool,
        name: String,
    }
    last_text! {
        "at the end of the row": FlagThenText [];
        "before another field": FlagThenText [] rest;
        "turned around": FlagThenText [#[rowkey(desc)]] rest;
        "delimited, at the end of the row": Delimited [];
        "delimited, before a delimiter": Delimited #[rowkey(delimiter = ' ')] [] rest;
    }
}

/// Two levels: what the inner one has learned of its place is handed on.
#[test]
fn a_scan_of_a_key_that_ends_with_text_two_levels_down() {
    #[derive(RowKey)]
    struct Middle {
        id: u8,
        inner: FlagThenText,
    }
    let inner = || FlagThenText::prefix().flag(true);
    let within = || Middle::prefix().id(7);
    macro_rules! around {
        ($($place:literal: $($rest:ident)?;)*) => {$({
            #[derive(RowKey)]
            struct Outer {
                kind: u8,
                middle: Middle,
                $($rest: u8,)?
            }
            let outer = || Outer::prefix().kind(1);
            check_text(
                $place,
                |name| {
                    let middle = Middle { id: 7, inner: FlagThenText { flag: true, name: name.into() } };
                    Outer { kind: 1, middle, $($rest: 9,)? }.encode().to_vec()
                },
                |name| outer().middle_prefix(within().inner_prefix(inner().name(name))).ranges(),
                |bounds| outer().middle_prefix(within().inner_prefix(inner().name_range(bounds))).ranges(),
                |name| outer().middle_prefix(within().inner_prefix(inner().name_starts_with(name))).ranges(),
            );
        })*};
    }
    around! {
        "at the end of the row": ;
        "before another field": rest;
    }
}

/// Text before a delimiter of its own key, in an outer key without one.
#[test]
fn a_scan_of_the_first_text_of_a_delimited_key() {
    #[derive(RowKey)]
    #[rowkey(delimiter = ' ')]
    struct Inner {
        name: String,
        rest: String,
    }
    macro_rules! around {
        ($($place:literal: $($rest:ident)?;)*) => {$({
            #[derive(RowKey)]
            struct Outer {
                id: u8,
                inner: Inner,
                $($rest: u8,)?
            }
            let outer = || Outer::prefix().id(7);
            check_text(
                $place,
                |name| {
                    let inner = Inner { name: name.into(), rest: "r".into() };
                    Outer { id: 7, inner, $($rest: 9,)? }.encode().unwrap().to_vec()
                },
                |name| outer().inner_prefix(Inner::prefix().name(name).unwrap()).ranges(),
                |bounds| outer().inner_prefix(Inner::prefix().name_range(bounds)).ranges(),
                |name| outer().inner_prefix(Inner::prefix().name_starts_with(name)).ranges(),
            );
        })*};
    }
    around! {
        "in a key at the end of the row": ;
        "in a key before another field": rest;
    }
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

/// A key nested twice before a delimiter, whose last field has a fixed width: the delimiter after it belongs to the outer key.
#[test]
fn a_delimiter_after_a_key_that_is_nested_twice() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Inner {
        a: String,
        #[rowkey(hex)]
        n: u8,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Middle {
        inner: Inner,
    }
    #[derive(RowKey, Debug, Clone, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Key {
        middle: Middle,
        b: String,
        c: String,
    }
    let inner = Inner { a: "x".into(), n: 2 };
    let key = Key { middle: Middle { inner: inner.clone() }, b: "b".into(), c: "c".into() };
    let row = key.encode().unwrap();
    assert_eq!(row, b"x,02,b,c"[..]);
    let middle = Middle::prefix;
    let by_value = middle().inner(&inner).unwrap();
    assert_eq!(Key::prefix().middle_prefix(by_value.clone()).range().start(), b"x,02,");
    let scans = [
        Key::prefix().middle_prefix(by_value).b_in(["b"]).skip(),
        Key::prefix().middle_prefix(middle().inner_in([&inner])).b_in(["b"]).skip(),
        Key::prefix().middle_prefix(middle().inner_range(&inner..=&inner)).b_in(["b"]).skip(),
        Key::prefix()
            .middle_prefix(middle().inner_prefix(Inner::prefix().a("x").unwrap().n(2)))
            .b_in(["b"])
            .skip(),
        Key::prefix()
            .middle_prefix(middle().inner_prefix(Inner::prefix().a_in(["x"]).n_in([2])))
            .b_in(["b"])
            .skip(),
    ];
    for scan in scans {
        assert_eq!(scan.start().unwrap(), b"x,02,b,"[..], "{scan:?}");
        assert_eq!(scan.next(&row), rowkey::Step::Match, "{scan:?}");
    }
}
