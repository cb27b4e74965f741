//! Values that are next to each other, and the places that a field can have in a key.

use std::fmt::Debug;
use std::ops::{Bound, RangeBounds};

use rowkey::{KeyRange, KeyRanges, RowKey};

/// Values in ascending order. Between two that follow each other there is none that has a row.
pub struct Run<T> {
    pub values: Vec<T>,
    /// None below the first has a row.
    pub first: bool,
    /// None above the last has a row.
    pub last: bool,
}

pub fn run<T>(values: impl IntoIterator<Item = T>) -> Run<T> {
    Run { values: values.into_iter().collect(), first: false, last: false }
}

pub fn all<T>(values: impl IntoIterator<Item = T>) -> Run<T> {
    run(values).first().last()
}

impl<T> Run<T> {
    pub fn first(self) -> Self {
        Run { first: true, ..self }
    }

    pub fn last(self) -> Self {
        Run { last: true, ..self }
    }
}

/// Of each pair of bounds: the scan is empty exactly where no value between them has a row, and it holds the rows of
/// those that have. `rows`: of a value, none where it cannot be encoded.
#[track_caller]
pub fn check<T: Debug>(
    what: &str,
    run: &Run<T>,
    rows: impl Fn(&T) -> Vec<Vec<u8>>,
    scan: impl Fn(Bound<&T>, Bound<&T>) -> (Option<KeyRange>, KeyRanges),
) {
    let rows: Vec<Vec<Vec<u8>>> = run.values.iter().map(rows).collect();
    assert!(rows.iter().any(|rows| !rows.is_empty()), "{what}: no value has a row");
    let ends = || (0..rows.len()).flat_map(|i| [Bound::Included(i), Bound::Excluded(i)]);
    let lows = || ends().chain(run.first.then_some(Bound::Unbounded));
    let highs = || ends().chain(run.last.then_some(Bound::Unbounded));
    for (low, high) in lows().flat_map(|low| highs().map(move |high| (low, high))) {
        let inside = |i| (low, high).contains(&i);
        let empty = rows.iter().enumerate().all(|(i, rows)| !inside(i) || rows.is_empty());
        let (low, high) = (low.map(|i| &run.values[i]), high.map(|i| &run.values[i]));
        let (range, ranges) = scan(low, high);
        let said =
            (ranges.is_empty(), ranges.iter().count() == 0, range.as_ref().is_none_or(KeyRange::is_empty));
        let wanted = (empty, empty, empty || range.is_none());
        assert_eq!(said, wanted, "{what}: {low:?} to {high:?} is {range:?}, {ranges:?}");
        for (i, row) in rows.iter().enumerate().flat_map(|(i, rows)| rows.iter().map(move |row| (i, row))) {
            let found = ranges.iter().filter(|range| range.contains(row)).count();
            assert_eq!(found, usize::from(inside(i)), "{what}: {row:?} from {low:?} to {high:?}: {ranges:?}");
            if let Some(range) = &range {
                assert_eq!(range.contains(row), inside(i), "{what}: {row:?}, {low:?} to {high:?}: {range:?}");
            }
        }
    }
}

/// Runs of a type, in each place that changes how its values end or how they are scanned: in both directions, in the
/// middle and last, after other fields and without, in one bucket and in all. `!`: every value of a field has a row,
/// `?`: some have none.
macro_rules! neighbours {
    (@fix ! $scan:expr) => { $scan };
    (@fix ? $scan:expr) => { $scan.unwrap() };
    (@down $down:meta: $($test:ident: $sure:tt $(#[$attr:meta])* $ty:ty, |$value:ident| $arg:expr, $runs:expr;)*) => {$(
        #[test]
        fn $test() {
            #[derive(RowKey)]
            #[rowkey(allow(hotspot))]
            struct Three {
                #[salt(buckets = 4)]
                $(#[$attr])*
                up: $ty,
                rest: u8,
                $(#[$attr])*
                #[$down]
                down: $ty,
                $(#[$attr])*
                last: $ty,
            }

            #[derive(RowKey)]
            #[rowkey(allow(hotspot))]
            struct Two {
                $(#[$attr])*
                up: $ty,
                $(#[$attr])*
                #[$down]
                down: $ty,
            }

            let three = |up: &$ty, rest: u8, down: &$ty, last: &$ty| {
                Three { up: up.clone(), rest, down: down.clone(), last: last.clone() }.try_encode().ok()
            };
            let two = |up: &$ty, down: &$ty| Two { up: up.clone(), down: down.clone() }.try_encode().ok();
            let rows = |rows: [Option<rowkey::KeyBuf>; 2]| -> Vec<Vec<u8>> {
                rows.into_iter().flatten().map(Vec::from).collect()
            };
            for run in $runs {
                let run: Run<$ty> = run;
                let mut values = run.values.iter();
                let one: &$ty = values.find(|value| two(value, value).is_some()).expect("none has a row");
                check(
                    "before others, in all buckets",
                    &run,
                    |value| rows([0, 255].map(|rest| three(value, rest, one, one))),
                    |low, high| {
                        let bounds = (low.map(|$value| $arg), high.map(|$value| $arg));
                        (None, Three::prefix().up_range(bounds).ranges())
                    },
                );
                let arg = |$value: &$ty| neighbours!(@fix $sure Three::prefix().up($arg)).rest(7);
                check(
                    "descending, between others",
                    &run,
                    |value| rows([three(one, 7, value, one), None]),
                    |low, high| {
                        let bounds = (low.map(|$value| $arg), high.map(|$value| $arg));
                        let scan = arg(one).down_range(bounds);
                        (Some(scan.clone().range()), scan.ranges())
                    },
                );
                let arg = |$value: &$ty| neighbours!(@fix $sure arg($value).down($arg));
                check(
                    "last",
                    &run,
                    |value| rows([three(one, 7, one, value), None]),
                    |low, high| {
                        let bounds = (low.map(|$value| $arg), high.map(|$value| $arg));
                        let scan = arg(one).last_range(bounds);
                        (Some(scan.clone().range()), scan.ranges())
                    },
                );
                check(
                    "first",
                    &run,
                    |value| rows([two(value, one), None]),
                    |low, high| {
                        let bounds = (low.map(|$value| $arg), high.map(|$value| $arg));
                        let scan = Two::prefix().up_range(bounds);
                        (Some(scan.clone().range()), scan.ranges())
                    },
                );
                let arg = |$value: &$ty| neighbours!(@fix $sure Two::prefix().up($arg));
                check(
                    "descending, last",
                    &run,
                    |value| rows([two(one, value), None]),
                    |low, high| {
                        let bounds = (low.map(|$value| $arg), high.map(|$value| $arg));
                        let scan = arg(one).down_range(bounds);
                        (Some(scan.clone().range()), scan.ranges())
                    },
                );
            }
        }
    )*};
    ($($all:tt)*) => { neighbours! { @down rowkey(desc): $($all)* } };
}

/// Before a delimiter, and in a key that is delimited itself.
macro_rules! delimited {
    (@by $delimiter:meta: $($test:ident: $sure:tt $(#[$attr:meta])* $ty:ty, |$value:ident| $arg:expr, $runs:expr;)*) => {$(
        #[test]
        fn $test() {
            #[derive(RowKey)]
            #[rowkey($delimiter)]
            struct Key {
                id: Day,
                $(#[$attr])*
                value: $ty,
                rest: String,
            }

            #[derive(RowKey)]
            struct Outer {
                key: Key,
                seq: u8,
            }

            let key = |value: &$ty, rest: &str| Key { id: Day::Tue, value: value.clone(), rest: rest.into() };
            for run in $runs {
                let run: Run<$ty> = run;
                let start = || Key::prefix().id(Day::Tue);
                check(
                    "before a delimiter",
                    &run,
                    |value| ["", ",\0"].into_iter().filter_map(|rest| Some(key(value, rest).try_encode().ok()?.into())).collect(),
                    |low, high| {
                        let bounds = (low.map(|$value| $arg), high.map(|$value| $arg));
                        let scan = start().value_range(bounds);
                        (Some(scan.clone().range()), scan.ranges())
                    },
                );
                check(
                    "before a delimiter, in another key",
                    &run,
                    |value| {
                        let rows = ["", ",\0"].map(|rest| Outer { key: key(value, rest), seq: 7 }.try_encode().ok());
                        rows.into_iter().flatten().map(Vec::from).collect()
                    },
                    |low, high| {
                        let bounds = (low.map(|$value| $arg), high.map(|$value| $arg));
                        let scan = Outer::prefix().key_prefix(start().value_range(bounds));
                        (Some(scan.clone().range()), scan.ranges())
                    },
                );
            }
        }
    )*};
    ($($all:tt)*) => { delimited! { @by delimiter = ",": $($all)* } };
}

/// In `tail` fields, which are omitted at the end of the row if they are `None`.
macro_rules! tails {
    (@some $bound:ident, |$value:ident| $arg:expr) => { $bound.map(|value| value.as_ref().map(|$value| $arg)) };
    ($($test:ident: $sure:tt $(#[$attr:meta])* $ty:ty, |$value:ident| $arg:expr, $runs:expr;)*) => {$(
        #[test]
        fn $test() {
            #[derive(RowKey)]
            struct Key {
                id: u8,
                $(#[$attr])*
                #[rowkey(tail)]
                first: Option<$ty>,
                $(#[$attr])*
                #[rowkey(tail)]
                last: Option<$ty>,
            }

            let key = |first: &Option<$ty>, last: &Option<$ty>| -> Option<Vec<u8>> {
                Some(Key { id: 255, first: first.clone(), last: last.clone() }.try_encode().ok()?.into())
            };
            for run in $runs {
                let Run { values, first, last }: Run<$ty> = run;
                let none = first.then_some(None);
                let values: Vec<Option<$ty>> = none.into_iter().chain(values.into_iter().map(Some)).collect();
                let run = Run { values, first, last };
                let one = run.values.iter().find(|value| value.is_some() && key(value, value).is_some());
                let one = one.expect("none has a row").clone();
                check(
                    "added first",
                    &run,
                    |value| [&None, &one].into_iter().filter_map(|last| key(value, last)).collect(),
                    |low, high| {
                        let scan = Key::prefix().id(255).first_range((tails!(@some low, |$value| $arg), tails!(@some high, |$value| $arg)));
                        (Some(scan.clone().range()), scan.ranges())
                    },
                );
                for first in [None, one] {
                    check(
                        "added last",
                        &run,
                        |value| key(&first, value).into_iter().collect(),
                        |low, high| {
                            let fixed = neighbours!(@fix $sure Key::prefix().id(255).first(first.as_ref().map(|$value| $arg)));
                            let scan = fixed.last_range((tails!(@some low, |$value| $arg), tails!(@some high, |$value| $arg)));
                            (Some(scan.clone().range()), scan.ranges())
                        },
                    );
                }
            }
        }
    )*};
}

#[derive(RowKey, Debug, Clone, Copy)]
#[repr(u8)]
pub enum Level {
    Low = 1,
    Middle = 7,
    High = 200,
}

pub const LEVELS: [Level; 3] = [Level::Low, Level::Middle, Level::High];

#[derive(RowKey, Debug, Clone, Copy)]
#[repr(i16)]
pub enum Shift {
    Back = -300,
    Here = 0,
    On = 300,
}

#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text)]
pub enum Day {
    Mon,
    Sun,
    Tue,
}

#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text)]
pub enum Action {
    #[rowkey(rename = "log")]
    Log,
    #[rowkey(rename = "login")]
    Login,
    #[rowkey(rename = "logout")]
    Logout,
}

/// Both of two, in the order of the first.
pub fn pairs<A: Clone, B: Clone>(
    a: impl IntoIterator<Item = A>,
    b: impl IntoIterator<Item = B> + Clone,
) -> Vec<(A, B)> {
    a.into_iter().flat_map(|a| b.clone().into_iter().map(move |b| (a.clone(), b))).collect()
}

pub fn texts(texts: &[&str]) -> Run<String> {
    run(texts.iter().copied().map(String::from))
}

pub fn bytes(bytes: &[&[u8]]) -> Run<Vec<u8>> {
    run(bytes.iter().map(|bytes| bytes.to_vec()))
}

pub fn some<T>(values: impl IntoIterator<Item = T>) -> impl Iterator<Item = Option<T>> {
    values.into_iter().map(Some)
}
