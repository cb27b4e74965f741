//! A range between two adjacent values is empty, whatever the type of its field. The
//! values here are adjacent; `laws.rs` tests scans of others.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::cmp::Reverse;
use std::fmt::Debug;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::{NonZeroI8, NonZeroU8, NonZeroU128, Wrapping};
use std::ops::Bound;
use std::time::{Duration, SystemTime};

use rowkey::{BaseTime, Digest, KeyRange, KeyRanges, RowKey, RowKeyRef};
use rust_decimal::Decimal;
use uuid::Uuid;

/// Values in ascending order. Between two that follow each other there is none that has a row.
struct Run<T> {
    values: Vec<T>,
    /// None below the first has a row.
    first: bool,
    /// None above the last has a row.
    last: bool,
}

fn run<T>(values: impl IntoIterator<Item = T>) -> Run<T> {
    Run { values: values.into_iter().collect(), first: false, last: false }
}

fn all<T>(values: impl IntoIterator<Item = T>) -> Run<T> {
    run(values).first().last()
}

impl<T> Run<T> {
    fn first(self) -> Self {
        Run { first: true, ..self }
    }

    fn last(self) -> Self {
        Run { last: true, ..self }
    }
}

/// Of each pair of bounds: the scan is empty exactly where no value between them has a row, and it holds the rows of
/// those that have. `rows`: of a value, none where it cannot be encoded.
#[track_caller]
fn check<T: Debug>(
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
        let inside = |i| {
            let above = match low {
                Bound::Included(low) => i >= low,
                Bound::Excluded(low) => i > low,
                Bound::Unbounded => true,
            };
            let below = match high {
                Bound::Included(high) => i <= high,
                Bound::Excluded(high) => i < high,
                Bound::Unbounded => true,
            };
            above && below
        };
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
enum Level {
    Low = 1,
    Middle = 7,
    High = 200,
}

const LEVELS: [Level; 3] = [Level::Low, Level::Middle, Level::High];

#[derive(RowKey, Debug, Clone, Copy)]
#[repr(i16)]
enum Shift {
    Back = -300,
    Here = 0,
    On = 300,
}

#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text)]
enum Day {
    Mon,
    Sun,
    Tue,
}

#[derive(RowKey, Debug, Clone, Copy)]
#[rowkey(text)]
enum Action {
    #[rowkey(rename = "log")]
    Log,
    #[rowkey(rename = "login")]
    Login,
    #[rowkey(rename = "logout")]
    Logout,
}

/// Both of two, in the order of the first.
fn pairs<A: Clone, B: Clone>(
    a: impl IntoIterator<Item = A>,
    b: impl IntoIterator<Item = B> + Clone,
) -> Vec<(A, B)> {
    a.into_iter().flat_map(|a| b.clone().into_iter().map(move |b| (a.clone(), b))).collect()
}

fn texts(texts: &[&str]) -> Run<String> {
    run(texts.iter().copied().map(String::from))
}

fn bytes(bytes: &[&[u8]]) -> Run<Vec<u8>> {
    run(bytes.iter().map(|bytes| bytes.to_vec()))
}

fn some<T>(values: impl IntoIterator<Item = T>) -> impl Iterator<Item = Option<T>> {
    values.into_iter().map(Some)
}

// Numbers.
neighbours! {
    u8_: ! u8, |v| *v, [run(0..4).first(), run(126..130), run(252..=255).last()];
    u16_: ! u16, |v| *v, [run(0..3).first(), run(254..259), run(u16::MAX - 2..=u16::MAX).last()];
    u64_: ! u64, |v| *v, [run(0..3).first(), run(0xFFFF_FFFE..0x1_0000_0002), run(u64::MAX - 2..=u64::MAX).last()];
    u128_: ! u128, |v| *v, [run(0..3).first(), run(u128::MAX - 2..=u128::MAX).last()];
    i8_: ! i8, |v| *v, [run(-128..-124).first(), run(-2..3), run(125..=127).last()];
    i32_: ! i32, |v| *v, [run(i32::MIN..i32::MIN + 3).first(), run(-2..3), run(i32::MAX - 2..=i32::MAX).last()];
    i128_: ! i128, |v| *v, [run(i128::MIN..i128::MIN + 3).first(), run(-2..3), run(i128::MAX - 2..=i128::MAX).last()];
    up_to_a_maximum: ? #[rowkey(max = 20)] u8, |v| *v, [all(0..24)];
    up_to_a_maximum_with_a_sign: ? #[rowkey(max = 5)] i16, |v| *v, [run(-1..9).last(), run(i16::MIN..i16::MIN + 3).first()];
    three_bytes: ? #[rowkey(width = 3)] u32, |v| *v, [run(0..3).first(), run((1 << 24) - 3..(1 << 24) + 3).last()];
    wide: ! #[rowkey(width = 4)] u16, |v| *v, [run(0..3).first(), run(u16::MAX - 2..=u16::MAX).last()];
    two_bytes_up_to_a_maximum: ? #[rowkey(width = 2, max = 1000)] u64, |v| *v, [run(998..1003).last()];
    raw: ? #[rowkey(raw)] i8, |v| *v, [run(-3..3).first(), run(125..=127).last()];
    raw_up_to_a_maximum: ? #[rowkey(raw, max = 99)] i64, |v| *v, [run(-2..2).first(), run(97..103).last()];
    digits: ? #[pad(3)] u16, |v| *v, [run(0..3).first(), run(8..12), run(98..102), run(998..1003).last()];
    digits_up_to_a_maximum: ? #[pad(4)] #[rowkey(max = 1439)] u16, |v| *v, [run(0..3).first(), run(1437..1442).last()];
    digits_of_all_numbers: ! #[pad(3)] u8, |v| *v, [run(98..102), run(253..=255).last()];
    digits_of_many_bits: ! #[pad(39)] u128, |v| *v, [run(0..3).first(), run(u128::MAX - 2..=u128::MAX).last()];
    digits_that_are_not_zero: ? #[pad(2)] NonZeroU8, |v| *v, [run((1..4).filter_map(NonZeroU8::new)).first(), run((98..102).filter_map(NonZeroU8::new)).last()];
    // 9 and a are no neighbours among the bytes.
    hexadecimal_digits: ! #[rowkey(hex)] u8, |v| *v, [run(0..3).first(), run(8..18), run(158..162), run(253..=255).last()];
    hexadecimal_digits_of_many_bits: ! #[rowkey(hex)] u128, |v| *v, [run(0..3).first(), run(9..11), run(u128::MAX - 2..=u128::MAX).last()];
    hexadecimal_digits_up_to_a_maximum: ? #[rowkey(hex, max = 0x9F)] u16, |v| *v, [run(0..3).first(), run(0x9D..0xA2).last()];
    hexadecimal_digits_that_are_not_zero: ! #[rowkey(hex)] NonZeroU8, |v| *v, [run((1..4).filter_map(NonZeroU8::new)).first(), run((253..=255).filter_map(NonZeroU8::new)).last()];
    over_zero: ! NonZeroI8, |v| *v, [
        run((-3..4).filter_map(NonZeroI8::new)),
        run((-128..-125).filter_map(NonZeroI8::new)).first(),
        run((125..=127).filter_map(NonZeroI8::new)).last(),
    ];
    above_zero: ! NonZeroU8, |v| *v, [run((1..4).filter_map(NonZeroU8::new)).first(), run((253..=255).filter_map(NonZeroU8::new)).last()];
    above_zero_in_many_bits: ! NonZeroU128, |v| *v, [run((1..4).filter_map(NonZeroU128::new)).first()];
    wrapping: ! Wrapping<i8>, |v| *v, [run((-2..3).map(Wrapping)), run((-128..-125).map(Wrapping)).first()];
    reversed: ! Reverse<u8>, |v| *v, [run((253..=255).rev().map(Reverse)).first(), run((0..3).rev().map(Reverse)).last()];
    flag: ! bool, |v| *v, [all([false, true])];
    character: ! char, |v| *v, [
        run(['\0', '\u{1}', '\u{2}']).first(),
        run(['\u{D7FE}', '\u{D7FF}', '\u{E000}', '\u{E001}']),
        run(['\u{FFFF}', '\u{10000}']),
        run(['\u{10FFFD}', '\u{10FFFE}', '\u{10FFFF}']).last(),
    ];
    float: ! f32, |v| *v, [
        run([0x8000_0002, 0x8000_0001, 0x8000_0000, 0, 1, 2].map(f32::from_bits)),
        run([f32::NEG_INFINITY, f32::MIN]),
        run([f32::MAX, f32::INFINITY]),
        run([u32::MAX, u32::MAX - 1].map(f32::from_bits)).first(),
        run([i32::MAX as u32 - 1, i32::MAX as u32].map(f32::from_bits)).last(),
    ];
    double: ! f64, |v| *v, [run([-f64::from_bits(1), -0.0, 0.0, f64::from_bits(1)]), run([1.0f64.next_down(), 1.0, 1.0f64.next_up()])];
}

/// Every pair of bounds of every value, in each of the places.
mod complete {
    use super::*;

    neighbours! {
        narrow: ? #[rowkey(max = 20)] u8, |v| *v, [all(0..=25)];
        flags: ! [bool; 2], |v| *v, [all([[false, false], [false, true], [true, false], [true, true]])];
        optional_flag: ! Option<bool>, |v| *v, [all([None, Some(false), Some(true)])];
        optional_twice: ! Option<Option<bool>>, |v| *v, [all([None, Some(None), Some(Some(false)), Some(Some(true))])];
        levels: ! Level, |v| *v, [all(LEVELS)];
        shifts: ! Shift, |v| *v, [all([Shift::Back, Shift::Here, Shift::On])];
        days: ! Day, |v| *v, [all([Day::Mon, Day::Sun, Day::Tue])];
        actions: ! Action, |v| *v, [all([Action::Log, Action::Login, Action::Logout])];
        pairs_of_levels: ! [Level; 2], |v| *v, [all(LEVELS.into_iter().flat_map(|a| LEVELS.map(|b| [a, b])))];
        optional_pairs_of_levels: ! Option<[Level; 2]>, |v| *v, [
            all([None].into_iter().chain(some(LEVELS.into_iter().flat_map(|a| LEVELS.map(|b| [a, b])))))
        ];
        level_and_flag: ! (Level, bool), |v| *v, [all(pairs(LEVELS, [false, true]))];
        flag_and_optional_flag: ! (bool, Option<bool>), |v| *v, [all(pairs([false, true], [None, Some(false), Some(true)]))];
        narrow_digits: ? #[pad(1)] u8, |v| *v, [all(0..12)];
    }

    // It descends already.
    neighbours! {
        @down allow(unused):
        scarce_times: ? #[reverse_ts(from = 5)] u64, |v| *v, [all(0..8)];
        scarce_times_in_digits: ? #[reverse_ts(from = 5)] #[pad(3)] u64, |v| *v, [all(0..8)];
    }
}

// Text: the next one is one NUL longer, or what a place allows in its stead.
neighbours! {
    text: ! String, |v| v.as_str(), [
        texts(&["", "\0", "\0\0"]).first(),
        texts(&["a", "a\0", "a\0\0", "a\0\0\0"]),
        texts(&["a\u{1}", "a\u{1}\0"]),
        texts(&["\u{10FFFF}", "\u{10FFFF}\0"]),
    ];
    byte_text: ! Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b"\0\0"]).first(),
        bytes(&[b"a", b"a\0", b"a\0\0"]),
        bytes(&[b"\xFF", b"\xFF\0", b"\xFF\0\0"]),
        bytes(&[b"\xFF\xFF", b"\xFF\xFF\0"]),
        bytes(&[b"\0\xFF", b"\0\xFF\0"]),
        bytes(&[b"\0\x01", b"\0\x01\0"]),
        bytes(&[b"\xFF\0\xFE", b"\xFF\0\xFE\0"]),
    ];
    text_without_nul: ? #[rowkey(nul)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0b", "\u{1}", "\u{1}\u{1}"]).first(),
        texts(&["a", "a\0", "a\0b", "a\u{1}", "a\u{1}\u{1}"]),
        texts(&["\u{10FFFF}", "\u{10FFFF}\u{1}"]),
    ];
    bytes_without_nul: ? #[rowkey(nul)] Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b"\x01"]).first(),
        bytes(&[b"\xFF", b"\xFF\0\xFF", b"\xFF\x01", b"\xFF\x01\x01"]),
    ];
    filled_text: ? #[pad(3)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0\0", "\0\0\u{1}", "\0\0\u{2}"]).first(),
        texts(&["a", "a\0", "a\0\u{1}", "a\0\u{2}"]),
        texts(&["abc", "abc\0", "abcd", "abd"]),
        texts(&["ab\u{7F}", "ac", "ac\u{1}"]),
        texts(&["\u{7FF}\u{7F}", "\u{800}", "\u{801}"]),
        texts(&["\u{D7FF}", "\u{E000}"]),
        // What has no room for all of its last character lies above the greatest that has.
        texts(&["a\u{7FF}", "a\u{800}", "a\u{10000}", "b"]),
        texts(&["ab\u{7F}", "ab\u{80}", "ab\u{10FFFF}", "ac"]),
        texts(&["\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"]).last(),
    ];
    filled_bytes: ? #[pad(2)] Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b"\0\0\0", b"\0\x01", b"\0\x02"]).first(),
        bytes(&[b"a\xFE", b"a\xFF", b"a\xFF\0", b"b", b"b\0", b"b\x01"]),
        bytes(&[b"\xFF\xFE", b"\xFF\xFF", b"\xFF\xFF\x01"]).last(),
    ];
    text_filled_by_blanks: ? #[pad(2, fill = ' ')] String, |v| v.as_str(), [
        texts(&["", "\u{1f}", " ", " !", " \""]).first(),
        texts(&["a", "a\u{1f}", "a ", "a!", "a!a", "a\""]),
        texts(&["a\u{7F}", "b", "b "]),
        texts(&["\u{7F}\u{7F}", "\u{80}", "\u{81}"]),
        texts(&["a\u{7F}", "a\u{80}", "a\u{800}", "b"]),
        texts(&["\u{7FE}", "\u{7FF}", "\u{800}", "\u{10000}"]).last(),
    ];
    optional_text: ! Option<String>, |v| v.as_deref(), [
        run([None].into_iter().chain(some(["", "\0", "\0\0"].map(String::from)))).first(),
        run(some(["a", "a\0", "a\0\0"].map(String::from))),
    ];
    reversed_text: ! Reverse<String>, |v| Reverse(v.0.as_str()), [
        run(["\0\0", "\0", ""].map(|text| Reverse(text.into()))).last(),
        run(["a\0\0", "a\0", "a"].map(|text| Reverse(text.into()))),
    ];
    text_and_flag: ! (String, bool), |v| (v.0.as_str(), v.1), [
        run(pairs(["", "\0"].map(String::from), [false, true])).first(),
        run(pairs(["a", "a\0"].map(String::from), [false, true])),
    ];
    flag_and_text: ! (bool, String), |v| (v.0, v.1.as_str()), [
        run(["", "\0"].map(|text| (false, String::from(text)))).first(),
        run(["a", "a\0", "a\0\0"].map(|text| (true, String::from(text)))),
    ];
}

delimited! {
    text_before_a_delimiter: ? String, |v| v.as_str(), [
        texts(&["", "\0", " ", ",", ",a", "-", "-\0", "-,", "--"]).first(),
        texts(&["a", "a\0", "a+", "a,", "a,b", "a-", "a-,", "a--"]),
        texts(&["\u{10FFFF}", "\u{10FFFF},", "\u{10FFFF}-"]),
    ];
    bytes_before_a_delimiter: ? Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b",", b"-"]).first(),
        bytes(&[b"\xFF", b"\xFF,\xFF", b"\xFF-", b"\xFF--"]),
    ];
    digits_before_a_delimiter: ? #[pad(2)] u8, |v| *v, [run(0..3).first(), run(8..12), run(97..103).last()];
    a_maximum_before_a_delimiter: ? #[pad(2)] #[rowkey(max = 12)] u8, |v| *v, [all(0..15)];
    variants_before_a_delimiter: ? Day, |v| *v, [all([Day::Mon, Day::Sun, Day::Tue])];
    variants_of_any_width_before_a_delimiter: ? Action, |v| *v, [all([Action::Log, Action::Login, Action::Logout])];
}

// Text of free length has no bounds there.
delimited! {
    @by delimiter("::", unordered):
    digits_before_an_unordered_delimiter: ? #[pad(2)] u8, |v| *v, [run(0..3).first(), run(8..12), run(97..103).last()];
    hexadecimal_digits_before_an_unordered_delimiter: ? #[rowkey(hex, max = 20)] u8, |v| *v, [all(0..23)];
    uuid_as_text_before_an_unordered_delimiter: ? #[rowkey(text)] Uuid, |v| *v, [run((0..3).map(Uuid::from_u128)).first(), run((9..11).map(Uuid::from_u128))];
    variants_before_an_unordered_delimiter: ? Day, |v| *v, [all([Day::Mon, Day::Sun, Day::Tue])];
    variants_of_any_width_before_an_unordered_delimiter: ? Action, |v| *v, [all([Action::Log, Action::Login, Action::Logout])];
}

tails! {
    number_added_later: ! u8, |v| *v, [run(0..3).first(), run(253..=255).last()];
    maximum_added_later: ? #[rowkey(max = 5)] u8, |v| *v, [all(0..9)];
    digits_added_later: ? #[pad(2)] u8, |v| *v, [run(0..3).first(), run(97..103).last()];
    hexadecimal_digits_added_later: ? #[rowkey(hex, max = 20)] u8, |v| *v, [all(0..23)];
    uuid_added_later: ! #[rowkey(text)] Uuid, |v| *v, [run((0..3).map(Uuid::from_u128)).first(), run((9..11).map(Uuid::from_u128))];
    flag_added_later: ! bool, |v| *v, [all([false, true])];
    option_added_later: ! Option<bool>, |v| *v, [all([None, Some(false), Some(true)])];
    variants_added_later: ! Action, |v| *v, [all([Action::Log, Action::Login, Action::Logout])];
    text_added_later: ! String, |v| v.as_str(), [texts(&["", "\0", "\0\0", "\0\0\0"]).first(), texts(&["a", "a\0", "a\0\0"])];
    text_without_nul_added_later: ? #[rowkey(nul)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0b", "\u{1}", "\u{1}\u{1}"]).first(),
        texts(&["a", "a\0", "a\0b", "a\u{1}", "a\u{1}\u{1}"]),
    ];
    filled_text_added_later: ? #[pad(2)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0\u{1}", "\0\u{2}"]).first(),
        texts(&["a\u{7F}", "b", "b\0", "b\u{1}"]),
        texts(&["ab", "ab\0", "abc", "ac"]),
    ];
    text_and_flag_added_later: ! (String, bool), |v| (v.0.as_str(), v.1), [run(pairs(["", "\0"].map(String::from), [false, true])).first()];
}

// Values of several parts.
neighbours! {
    optional_number: ! Option<u8>, |v| *v, [run([None, Some(0), Some(1)]).first(), run(some(253..=255)).last()];
    optional_number_twice: ! Option<Option<u8>>, |v| *v, [
        run([None, Some(None), Some(Some(0)), Some(Some(1))]).first(),
        run([Some(Some(254)), Some(Some(255))]).last(),
    ];
    optional_digits: ? #[pad(2)] Option<u8>, |v| *v, [run([None, Some(0), Some(1)]).first(), run(some(97..103)).last()];
    optional_over_zero: ! Option<NonZeroI8>, |v| *v, [
        run([None].into_iter().chain(some((-128..-126).filter_map(NonZeroI8::new)))).first(),
        run(some((-2..3).filter_map(NonZeroI8::new))),
    ];
    two_bytes: ! [u8; 2], |v| *v, [
        run([[0, 0], [0, 1], [0, 2]]).first(),
        run([[7, 254], [7, 255], [8, 0], [8, 1]]),
        run([[255, 254], [255, 255]]).last(),
    ];
    two_bytes_in_hexadecimal_digits: ! #[rowkey(hex)] [u8; 2], |v| *v, [
        run([[0, 0], [0, 1], [0, 2]]).first(),
        run([[9, 254], [9, 255], [10, 0], [10, 1]]),
        run([[255, 254], [255, 255]]).last(),
    ];
    optional_hexadecimal_digits: ? #[rowkey(hex, max = 20)] Option<u8>, |v| *v, [all([None].into_iter().chain(some(0..23)))];
    two_numbers: ! [i8; 2], |v| *v, [run([[7, 126], [7, 127], [8, -128], [8, -127]]), run([[127, 126], [127, 127]]).last()];
    two_over_zero: ! [NonZeroI8; 2], |v| *v, [run([[-1, 126], [-1, 127], [1, -128], [1, -127], [1, -126]].map(|two| two.map(|v| NonZeroI8::new(v).unwrap())))];
    two_characters: ! [char; 2], |v| *v, [
        run([['\u{D7FF}', '\u{10FFFE}'], ['\u{D7FF}', '\u{10FFFF}'], ['\u{E000}', '\0'], ['\u{E000}', '\u{1}']]),
        run([['a', '\u{D7FF}'], ['a', '\u{E000}']]),
    ];
    number_and_flag: ! (u8, bool), |v| *v, [run(pairs(0..2, [false, true])).first(), run(pairs(254..=255, [false, true])).last()];
    shared: ! std::sync::Arc<str>, |v| &**v, [run(["a", "a\0", "a\0\0"].map(std::sync::Arc::from))];
}

// Other types of the library and of other crates.
neighbours! {
    duration: ! Duration, |v| *v, [
        run([Duration::ZERO, Duration::from_nanos(1)]).first(),
        run([Duration::new(1, 999_999_998), Duration::new(1, 999_999_999), Duration::new(2, 0), Duration::new(2, 1)]),
        run([Duration::new(u64::MAX, 999_999_998), Duration::MAX]).last(),
    ];
    base_time: ! BaseTime<3600>, |v| *v, [
        run([0, 3600, 7200].map(BaseTime::containing)).first(),
        run([u32::MAX - 3600, u32::MAX].map(BaseTime::containing)).last(),
    ];
    ipv4: ! Ipv4Addr, |v| *v, [run((0..3).map(Ipv4Addr::from_bits)).first(), run((u32::MAX - 1..=u32::MAX).map(Ipv4Addr::from_bits)).last()];
    ipv6: ! Ipv6Addr, |v| *v, [run((0..3).map(Ipv6Addr::from_bits)).first(), run((u128::MAX - 1..=u128::MAX).map(Ipv6Addr::from_bits)).last()];
    address: ! IpAddr, |v| *v, [
        run((0..2).map(|bits| IpAddr::V4(Ipv4Addr::from_bits(bits)))).first(),
        run([
            IpAddr::V4(Ipv4Addr::from_bits(u32::MAX - 1)),
            IpAddr::V4(Ipv4Addr::BROADCAST),
            IpAddr::V6(Ipv6Addr::UNSPECIFIED),
            IpAddr::V6(Ipv6Addr::LOCALHOST),
        ]),
        run((u128::MAX - 1..=u128::MAX).map(|bits| IpAddr::V6(Ipv6Addr::from_bits(bits)))).last(),
    ];
    optional_address: ! Option<IpAddr>, |v| *v, [
        run([None, Some(IpAddr::V4(Ipv4Addr::UNSPECIFIED))]).first(),
        run(some([IpAddr::V4(Ipv4Addr::BROADCAST), IpAddr::V6(Ipv6Addr::UNSPECIFIED)])),
    ];
    uuid: ! Uuid, |v| *v, [run((0..3).map(Uuid::from_u128)).first(), run((u128::MAX - 1..=u128::MAX).map(Uuid::from_u128)).last()];
    uuid_as_text: ! #[rowkey(text)] Uuid, |v| *v, [
        run((0..3).map(Uuid::from_u128)).first(),
        run((9..11).map(Uuid::from_u128)),
        // At each hyphen: the bits of the groups that follow it.
        run(((1 << 48) - 2..(1 << 48) + 2).map(Uuid::from_u128)),
        run(((1 << 64) - 2..(1 << 64) + 2).map(Uuid::from_u128)),
        run(((1 << 80) - 2..(1 << 80) + 2).map(Uuid::from_u128)),
        run(((1 << 96) - 2..(1 << 96) + 2).map(Uuid::from_u128)),
        run((u128::MAX - 1..=u128::MAX).map(Uuid::from_u128)).last(),
    ];
    digest_in_hexadecimal_digits: ! #[rowkey(hex)] Digest<2>, |v| *v, [run([[0, 0], [0, 1]].map(Digest::from_bytes)).first(), run([[9, 255], [10, 0]].map(Digest::from_bytes))];
    digest: ! Digest<2>, |v| *v, [run([[0, 0], [0, 1]].map(Digest::from_bytes)).first(), run([[7, 255], [8, 0]].map(Digest::from_bytes))];
    decimal: ! Decimal, |v| *v, [
        run([Decimal::MIN, Decimal::MIN + Decimal::ONE]).first(),
        run([-2, -1, 0, 1, 2].map(|number| Decimal::from_i128_with_scale(number, 28))),
        // As many digits as fit: one fewer after the point if the number before it grows.
        run([
            Decimal::from_i128_with_scale(79_228_162_514_264_337_593_543_950_334, 28),
            Decimal::from_i128_with_scale(79_228_162_514_264_337_593_543_950_335, 28),
            Decimal::from_i128_with_scale(7_922_816_251_426_433_759_354_395_034, 27),
            Decimal::from_i128_with_scale(7_922_816_251_426_433_759_354_395_035, 27),
        ]),
        run([Decimal::MAX - Decimal::ONE, Decimal::MAX]).last(),
    ];
}

/// A moment and those a nanosecond before and after it.
fn around(seconds: i64, nanos: u32) -> [chrono::DateTime<chrono::Utc>; 3] {
    let at = chrono::DateTime::from_timestamp(seconds, nanos).unwrap();
    [-1, 0, 1].map(|by| at + chrono::TimeDelta::nanoseconds(by))
}

fn stamp(seconds: i64, nanos: i32) -> jiff::Timestamp {
    jiff::Timestamp::new(seconds, nanos).unwrap()
}

fn day(year: i16, month: i8, day: i8) -> jiff::civil::Date {
    jiff::civil::date(year, month, day)
}

fn naive(year: i32, month: u32, day: u32) -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

fn date(year: i32, month: u8, day: u8) -> time::Date {
    time::Date::from_calendar_date(year, month.try_into().unwrap(), day).unwrap()
}

// Times. Those that are reversed descend already.
neighbours! {
    @down allow(unused):
    reverse_time: ! #[reverse_ts] i64, |v| *v, [
        run(i64::MIN..i64::MIN + 3).first(),
        run(-2..3),
        run(i64::MAX - 2..=i64::MAX).last(),
    ];
    reverse_time_from: ? #[reverse_ts(from = 1440)] i64, |v| *v, [run(1437..1443).last(), run(i64::MIN..i64::MIN + 3).first()];
    reverse_time_in_digits: ? #[reverse_ts(from = 9999)] #[pad(4)] u64, |v| *v, [run(0..3).first(), run(9997..10_002).last()];
    reverse_moment: ? #[reverse_ts] #[rowkey(unit = s)] jiff::Timestamp, |v| *v, [
        run([stamp(-1, 0), stamp(-1, 500_000_000), stamp(0, 0), stamp(0, 1), stamp(1, 0)]),
    ];
}

neighbours! {
    moment: ! jiff::Timestamp, |v| *v, [
        run([jiff::Timestamp::MIN, stamp(jiff::Timestamp::MIN.as_second(), 1)]).first(),
        run([stamp(-2, -1), stamp(-2, 0), stamp(-1, -999_999_999), stamp(-1, -999_999_998)]),
        run([stamp(1, 999_999_998), stamp(1, 999_999_999), stamp(2, 0), stamp(2, 1)]),
        run([stamp(jiff::Timestamp::MAX.as_second(), 999_999_998), jiff::Timestamp::MAX]).last(),
    ];
    moment_in_seconds: ? #[rowkey(unit = s)] jiff::Timestamp, |v| *v, [
        run([stamp(-1, 0), stamp(0, -1), stamp(0, 0), stamp(0, 1), stamp(1, 0)]),
        run([stamp(jiff::Timestamp::MAX.as_second(), 0), jiff::Timestamp::MAX]).last(),
    ];
    moment_in_digits: ? #[pad(10)] #[rowkey(unit = s)] time::OffsetDateTime, |v| *v, [
        run([-1, 0, 1].map(|at| time::OffsetDateTime::from_unix_timestamp(at).unwrap())).first(),
        run([9_999_999_998, 9_999_999_999, 10_000_000_000].map(|at| time::OffsetDateTime::from_unix_timestamp(at).unwrap())).last(),
    ];
    moment_with_leap_seconds: ! chrono::DateTime<chrono::Utc>, |v| *v, [
        run(around(7, 1)),
        run([
            chrono::DateTime::from_timestamp(59, 999_999_999).unwrap(),
            chrono::DateTime::from_timestamp(59, 1_000_000_000).unwrap(),
        ]),
        run([
            chrono::DateTime::from_timestamp(59, 1_999_999_998).unwrap(),
            chrono::DateTime::from_timestamp(59, 1_999_999_999).unwrap(),
            chrono::DateTime::from_timestamp(60, 0).unwrap(),
        ]),
        run([
            chrono::DateTime::<chrono::Utc>::MAX_UTC - chrono::TimeDelta::nanoseconds(1),
            chrono::DateTime::<chrono::Utc>::MAX_UTC,
        ]).last(),
        run([
            chrono::DateTime::<chrono::Utc>::MIN_UTC,
            chrono::DateTime::<chrono::Utc>::MIN_UTC + chrono::TimeDelta::nanoseconds(1),
        ]).first(),
    ];
    system_time: ! SystemTime, |v| *v, [
        run([
            SystemTime::UNIX_EPOCH - Duration::from_nanos(1),
            SystemTime::UNIX_EPOCH,
            SystemTime::UNIX_EPOCH + Duration::from_nanos(1),
        ]),
    ];
    optional_moment: ! Option<jiff::Timestamp>, |v| *v, [run([None, Some(jiff::Timestamp::MIN)]).first()];
    civil_day: ! jiff::civil::Date, |v| *v, [
        run([day(-9999, 1, 1), day(-9999, 1, 2)]).first(),
        run([day(2012, 2, 28), day(2012, 2, 29), day(2012, 3, 1), day(2012, 3, 2)]),
        run([day(9999, 12, 30), day(9999, 12, 31)]).last(),
    ];
    civil_day_in_digits: ? #[pad(8)] jiff::civil::Date, |v| *v, [
        run([day(-1, 12, 30), day(-1, 12, 31), day(0, 1, 1), day(0, 1, 2)]).first(),
        run([day(2012, 2, 28), day(2012, 2, 29), day(2012, 3, 1)]),
        run([day(2013, 2, 28), day(2013, 3, 1)]),
        run([day(2012, 12, 30), day(2012, 12, 31), day(2013, 1, 1), day(2013, 1, 2)]),
        run([day(9999, 12, 30), day(9999, 12, 31)]).last(),
    ];
    naive_day: ! chrono::NaiveDate, |v| *v, [
        run([chrono::NaiveDate::MIN, chrono::NaiveDate::MIN.succ_opt().unwrap()]).first(),
        run([naive(1969, 12, 31), naive(1970, 1, 1), naive(1970, 1, 2)]),
        run([chrono::NaiveDate::MAX.pred_opt().unwrap(), chrono::NaiveDate::MAX]).last(),
    ];
    naive_day_in_digits: ? #[pad(8)] chrono::NaiveDate, |v| *v, [
        run([naive(-1, 12, 31), naive(0, 1, 1)]).first(),
        run([naive(1900, 2, 28), naive(1900, 3, 1)]),
        run([naive(2012, 4, 29), naive(2012, 4, 30), naive(2012, 5, 1)]),
        run([naive(9999, 12, 30), naive(9999, 12, 31), naive(10_000, 1, 1), naive(10_000, 1, 2)]).last(),
    ];
    calendar_day_in_digits: ? #[pad(8)] Option<time::Date>, |v| *v, [
        run([None, Some(date(-1, 12, 31)), Some(date(0, 1, 1)), Some(date(0, 1, 2))]).first(),
        run(some([date(2000, 2, 29), date(2000, 3, 1)])),
        run(some([date(9999, 12, 30), date(9999, 12, 31)])).last(),
    ];
}

/// Keys in a key.
mod nested {
    use super::*;

    #[derive(RowKey, Debug, Clone)]
    struct Narrow {
        #[pad(2)]
        a: u8,
        #[rowkey(max = 9)]
        b: u8,
    }

    #[derive(RowKey, Debug, Clone)]
    struct Turned {
        #[rowkey(desc)]
        a: u8,
        b: Option<bool>,
    }

    #[derive(RowKey, Debug, Clone)]
    struct TextThenFlag {
        text: String,
        flag: bool,
    }

    #[derive(RowKey, Debug, Clone)]
    struct FlagThenText {
        flag: bool,
        text: String,
    }

    #[derive(RowKey, Debug, Clone)]
    #[rowkey(delimiter = ",")]
    struct Delimited {
        name: String,
        #[pad(1)]
        digit: u8,
        rest: String,
    }

    #[derive(RowKey, Debug, Clone)]
    #[rowkey(delimiter = ",")]
    struct DelimitedDigit {
        name: Vec<u8>,
        #[pad(1)]
        digit: u8,
    }

    #[derive(RowKey, Debug, Clone)]
    struct Deep {
        narrow: Narrow,
        turned: Turned,
        level: Level,
    }

    fn narrow((a, b): (u8, u8)) -> Narrow {
        Narrow { a, b }
    }

    fn turned((a, b): (u8, Option<bool>)) -> Turned {
        Turned { a, b }
    }

    fn delimited((name, digit): (&str, u8)) -> Delimited {
        Delimited { name: name.into(), digit, rest: String::new() }
    }

    fn digit((name, digit): (&[u8], u8)) -> DelimitedDigit {
        DelimitedDigit { name: name.into(), digit }
    }

    neighbours! {
        narrow_fields: ? Narrow, |v| v, [
            run(pairs(0..2, 0..12).into_iter().map(narrow)).first(),
            run(pairs(9..11, 0..12).into_iter().skip(8).take(6).map(narrow)),
            run(pairs(99..101, 0..12).into_iter().skip(8).take(6).map(narrow)).last(),
        ];
        optional_narrow_fields: ? Option<Narrow>, |v| v.as_ref(), [
            run([None, Some(narrow((0, 0))), Some(narrow((0, 1)))]).first(),
            run(some([narrow((7, 9)), narrow((8, 0))])),
            run(some([narrow((99, 8)), narrow((99, 9))])).last(),
        ];
        two_keys: ? [Narrow; 2], |v| v.clone(), [
            run([[(7, 8), (99, 9)], [(7, 9), (0, 0)], [(7, 9), (0, 1)]].map(|two| two.map(narrow))),
            run([[(7, 9), (99, 8)], [(7, 9), (99, 9)], [(8, 0), (0, 0)]].map(|two| two.map(narrow))),
        ];
        a_field_turned_around: ! Turned, |v| v, [
            run(pairs([255, 254], [None, Some(false), Some(true)]).into_iter().map(turned)).first(),
            run(pairs([1, 0], [None, Some(false), Some(true)]).into_iter().map(turned)).last(),
        ];
        text_then_flag: ! TextThenFlag, |v| v, [
            run(pairs(["", "\0"], [false, true]).into_iter().map(|(text, flag)| TextThenFlag { text: text.into(), flag })).first(),
            run(pairs(["a", "a\0"], [false, true]).into_iter().map(|(text, flag)| TextThenFlag { text: text.into(), flag })),
        ];
        flag_then_text: ! FlagThenText, |v| v, [
            run(["", "\0"].map(|text| FlagThenText { flag: false, text: text.into() })).first(),
            run(["a", "a\0", "a\0\0"].map(|text| FlagThenText { flag: true, text: text.into() })),
        ];
        delimited_key: ? Delimited, |v| v, [
            run(["", "\0", "\0\0"].map(|rest| Delimited { rest: rest.into(), ..delimited(("a", 9)) })),
            run(["", "\0"].map(|rest| Delimited { rest: rest.into(), ..delimited(("", 0)) })).first(),
        ];
        delimited_key_of_digits: ? DelimitedDigit, |v| v, [
            run([(&b""[..], 0), (b"", 1)].map(digit)).first(),
            run([(&b"a"[..], 8), (b"a", 9), (b"a", 10), (b"a\0", 0), (b"a,", 0), (b"a-", 0), (b"a-", 1)].map(digit)),
            run([(&b"\xFF"[..], 8), (b"\xFF", 9), (b"\xFF", 10), (b"\xFF-", 0), (b"\xFF-", 1)].map(digit)),
        ];
        keys_in_keys: ? Deep, |v| v, [
            run([
                Deep { narrow: narrow((7, 9)), turned: turned((0, Some(true))), level: Level::Middle },
                Deep { narrow: narrow((7, 9)), turned: turned((0, Some(true))), level: Level::High },
                Deep { narrow: narrow((8, 0)), turned: turned((255, None)), level: Level::Low },
                Deep { narrow: narrow((8, 0)), turned: turned((255, None)), level: Level::Middle },
            ]),
            run([
                Deep { narrow: narrow((99, 9)), turned: turned((0, Some(true))), level: Level::Middle },
                Deep { narrow: narrow((99, 9)), turned: turned((0, Some(true))), level: Level::High },
            ]).last(),
        ];
    }

    #[derive(RowKey)]
    struct Outer {
        #[salt(buckets = 4)]
        id: u8,
        #[rowkey(desc)]
        turned: Narrow,
        narrow: Narrow,
        seq: u8,
    }

    /// The steps of the key itself, handed on to the key that it is nested in.
    #[test]
    fn bounds_of_a_field_of_a_nested_key() {
        let run = run(6..13).last();
        let row = |turned: u8, narrow: u8| {
            let key = |b| Narrow { a: 7, b };
            let row = Outer { id: 1, turned: key(turned), narrow: key(narrow), seq: 0 }.try_encode();
            row.into_iter().map(Vec::from).collect()
        };
        let inner = |low: Bound<&u8>, high: Bound<&u8>| {
            Narrow::prefix().a(7).unwrap().b_range((low.map(|b| *b), high.map(|b| *b)))
        };
        check(
            "in a key turned around",
            &run,
            |b| row(*b, 5),
            |low, high| {
                let scan = Outer::prefix().id(1).turned_prefix(inner(low, high));
                (Some(scan.clone().range()), scan.ranges())
            },
        );
        check(
            "in a key",
            &run,
            |b| row(5, *b),
            |low, high| {
                let scan = Outer::prefix().id(1).turned(&Narrow { a: 7, b: 5 }).unwrap();
                let scan = scan.narrow_prefix(inner(low, high));
                (Some(scan.clone().range()), scan.ranges())
            },
        );
    }

    /// Text that ends its own key, and that a delimiter follows where that key is nested: what holds the delimiter has a
    /// row there no more.
    #[test]
    fn text_at_the_end_of_a_nested_key() {
        #[derive(RowKey)]
        #[rowkey(delimiter = ",")]
        struct Outer {
            key: Delimited,
            seq: String,
        }

        let rows = |rest: &String| -> Vec<Vec<u8>> {
            let row = |seq: &str| {
                let key = Delimited { rest: rest.clone(), ..delimited(("a", 9)) };
                Outer { key, seq: seq.into() }.try_encode().ok()
            };
            ["", ",\0"].into_iter().filter_map(row).map(Vec::from).collect()
        };
        let start = || Delimited::prefix().name("a").unwrap().digit(9).unwrap();
        for run in [
            texts(&["", "\0", "\0,", " ", ",", ",a", "-", "-\0", "-,", "--"]).first(),
            texts(&["a", "a\0", "a+", "a,", "a,b", "a-", "a-,", "a--"]),
        ] {
            check("bounded by its own step", &run, rows, |low, high| {
                let bounds = (low.map(String::as_str), high.map(String::as_str));
                let scan = Outer::prefix().key_prefix(start().rest_range(bounds));
                (Some(scan.clone().range()), scan.ranges())
            });
            for rest in &run.values {
                let nothing = rows(rest).is_empty();
                let fixed = Outer::prefix().key_prefix(start().rest(rest));
                let starting = Outer::prefix().key_prefix(start().rest_starts_with(rest));
                let said = [fixed.clone().range(), starting.clone().range()].map(|range| range.is_empty());
                assert_eq!(said, [nothing; 2], "{rest:?}");
                let said = [fixed.ranges(), starting.ranges()].map(|ranges| ranges.len());
                assert_eq!(said, [usize::from(!nothing); 2], "{rest:?}");
            }
        }
    }

    #[derive(RowKey)]
    enum Table {
        #[rowkey(prefix = "n")]
        Narrow(Narrow),
        #[rowkey(prefix = "t")]
        Text(TextThenFlag),
    }

    #[test]
    fn bounds_of_a_key_in_an_enum_of_keys() {
        check(
            "numbers of a kind",
            &run(6..13).last(),
            |b| Table::Narrow(Narrow { a: 7, b: *b }).try_encode().into_iter().map(Vec::from).collect(),
            |low, high| {
                let scan = Narrow::prefix().a(7).unwrap().b_range((low.map(|b| *b), high.map(|b| *b)));
                (None, Table::prefix().narrow_prefix(scan).ranges())
            },
        );
        check(
            "text of a kind",
            &texts(&["", "\0", "\0\0"]).first(),
            |text| {
                let row = |flag| {
                    Table::Text(TextThenFlag { text: text.clone(), flag }).try_encode().unwrap().into()
                };
                [false, true].map(row).to_vec()
            },
            |low, high| {
                let bounds = (low.map(String::as_str), high.map(String::as_str));
                (None, Table::prefix().text_prefix(TextThenFlag::prefix().text_range(bounds)).ranges())
            },
        );
    }
}

/// A list is last, and ascends.
#[test]
fn lists() {
    #[derive(RowKey)]
    struct Key {
        id: u8,
        list: Vec<i16>,
    }

    let (min, max) = (i16::MIN, i16::MAX);
    for run in [
        run([vec![], vec![min], vec![min, min]]).first(),
        run([vec![5], vec![5, min], vec![5, min, min]]),
        run([vec![max, max], vec![max, max, min]]),
    ] {
        check(
            "list",
            &run,
            |list| vec![Key { id: 7, list: list.clone() }.encode().into()],
            |low, high| {
                let scan = Key::prefix().id(7).list_range((low.map(Vec::as_slice), high.map(Vec::as_slice)));
                (Some(scan.clone().range()), scan.ranges())
            },
        );
    }

    #[derive(RowKey)]
    struct Levels {
        id: u8,
        list: Vec<Level>,
    }

    use Level::{High, Low, Middle};
    for run in [
        run([vec![], vec![Low], vec![Low, Low]]).first(),
        run([vec![Middle], vec![Middle, Low]]),
        run([vec![High], vec![High, Low], vec![High, Low, Low]]),
    ] {
        check(
            "list of variants",
            &run,
            |list| vec![Levels { id: 7, list: list.clone() }.encode().into()],
            |low, high| {
                let scan =
                    Levels::prefix().id(7).list_range((low.map(Vec::as_slice), high.map(Vec::as_slice)));
                (Some(scan.clone().range()), scan.ranges())
            },
        );
    }
}

/// Reversed, with `None` before all times: a bound excludes rows without a time.
#[test]
fn optional_reverse_times() {
    #[derive(RowKey)]
    struct Key {
        id: u8,
        #[reverse_ts(from = 5)]
        at: Option<u64>,
        seq: u8,
    }

    check(
        "optional reverse time",
        &run(0..9),
        |at| Key { id: 7, at: Some(*at), seq: 1 }.try_encode().into_iter().map(Vec::from).collect(),
        |low, high| {
            let bounds = (low.map(|at| Some(*at)), high.map(|at| Some(*at)));
            let scan = Key::prefix().id(7).at_range(bounds);
            (Some(scan.clone().range()), scan.ranges())
        },
    );
}

/// All texts of up to two bytes, and which of their scans hold one: the next longer texts are known, too, so that
/// between two of them lies something unless the second is the first and a NUL.
mod every_short_text {
    use super::*;

    const BYTES: [u8; 4] = [0x00, 0x01, 0x61, 0xFF];
    const CHARS: [u8; 4] = [0x00, 0x01, 0x61, 0x7F];

    /// In order, with every text between them that has up to four bytes of these.
    fn all_texts(bytes: [u8; 4], longest: usize) -> Vec<Vec<u8>> {
        let mut texts = vec![Vec::new()];
        let mut from = 0;
        for _ in 0..longest {
            let to = texts.len();
            for i in from..to {
                texts.extend(bytes.map(|byte| [&texts[i][..], &[byte]].concat()));
            }
            from = to;
        }
        texts.sort();
        texts
    }

    /// `next`: the smallest byte that a text can have. A text one byte longer than the bounds lies between any two of
    /// them, if anything does: the lower one and that byte.
    #[track_caller]
    fn check_all(
        what: &str,
        bytes: [u8; 4],
        row: impl Fn(&[u8]) -> Option<Vec<u8>>,
        scan: impl Fn(Bound<&[u8]>, Bound<&[u8]>) -> (KeyRange, KeyRanges),
    ) {
        let sample: Vec<(Vec<u8>, Option<Vec<u8>>)> = all_texts(bytes, 3)
            .into_iter()
            .map(|text| (row(&text), text))
            .map(|(row, text)| (text, row))
            .collect();
        let bounds = all_texts(bytes, 2);
        let ends: Vec<Bound<&[u8]>> = bounds
            .iter()
            .flat_map(|text| [Bound::Included(&text[..]), Bound::Excluded(&text[..])])
            .chain([Bound::Unbounded])
            .collect();
        for (low, high) in ends.iter().flat_map(|low| ends.iter().map(move |high| (*low, *high))) {
            let (range, ranges) = scan(low, high);
            let mut empty = true;
            for (text, row) in &sample {
                let Some(row) = row else { continue };
                let inside = std::ops::RangeBounds::<[u8]>::contains(&(low, high), &text[..]);
                empty &= !inside;
                assert_eq!(
                    range.contains(row),
                    inside,
                    "{what}: {text:?} from {low:?} to {high:?}: {range:?}"
                );
            }
            let said = (range.is_empty(), ranges.is_empty(), ranges.len());
            assert_eq!(
                said,
                (empty, empty, usize::from(!empty)),
                "{what}: from {low:?} to {high:?}: {range:?}"
            );
        }
    }

    macro_rules! every_text {
        ($($test:ident: $bytes:ident $sure:tt $(#[$attr:meta])* $ty:ty, |$text:ident| $value:expr, |$bound:ident| $arg:expr;)*) => {$(
            #[test]
            fn $test() {
                #[derive(RowKey)]
                struct Up {
                    id: u8,
                    $(#[$attr])*
                    text: $ty,
                    $(#[$attr])*
                    last: $ty,
                }

                #[derive(RowKey)]
                struct Down {
                    id: u8,
                    $(#[$attr])*
                    #[rowkey(desc)]
                    text: $ty,
                    $(#[$attr])*
                    #[rowkey(desc)]
                    last: $ty,
                }

                let value = |$text: &[u8]| -> $ty { $value };
                let row = |key: Result<rowkey::KeyBuf, rowkey::EncodeError>| Some(Vec::from(key.ok()?));
                macro_rules! places {
                    ($key:ident) => {
                        check_all(
                            concat!(stringify!($key), ", in the middle"),
                            $bytes,
                            |text| row($key { id: 7, text: value(text), last: value(b"a") }.try_encode()),
                            |low, high| {
                                let scan = $key::prefix().id(7).text_range((low.map(|$bound| $arg), high.map(|$bound| $arg)));
                                (scan.clone().range(), scan.ranges())
                            },
                        );
                        check_all(
                            concat!(stringify!($key), ", last"),
                            $bytes,
                            |text| row($key { id: 7, text: value(b"a"), last: value(text) }.try_encode()),
                            |low, high| {
                                let $bound = &b"a"[..];
                                let scan = neighbours!(@fix $sure $key::prefix().id(7).text($arg));
                                let scan = scan.last_range((low.map(|$bound| $arg), high.map(|$bound| $arg)));
                                (scan.clone().range(), scan.ranges())
                            },
                        );
                    };
                }
                places!(Up);
                places!(Down);
            }
        )*};
    }

    fn utf8(text: &[u8]) -> &str {
        std::str::from_utf8(text).unwrap()
    }

    every_text! {
        text: CHARS ! String, |text| utf8(text).into(), |text| utf8(text);
        bytes: BYTES ! Vec<u8>, |text| text.to_vec(), |text| text;
        text_without_nul: CHARS ? #[rowkey(nul)] String, |text| utf8(text).into(), |text| utf8(text);
        bytes_without_nul: BYTES ? #[rowkey(nul)] Vec<u8>, |text| text.to_vec(), |text| text;
    }

    #[test]
    fn before_a_delimiter() {
        #[derive(RowKey)]
        #[rowkey(delimiter = "\x01")]
        struct Key {
            text: Vec<u8>,
            rest: String,
        }

        // Text before this delimiter contains no byte below 02.
        let bytes = [0x01, 0x02, 0x61, 0xFF];
        check_all(
            "before a delimiter",
            bytes,
            |text| Some(Key { text: text.to_vec(), rest: "r".into() }.encode().ok()?.into()),
            |low, high| {
                let scan = Key::prefix().text_range((low, high));
                (scan.clone().range(), scan.ranges())
            },
        );
    }
}

/// Values that are not next to each other: bytes that mean something to one place (an end, an escape, a delimiter, and
/// each of them under a complement) are nothing to the others. A scan holds the rows that lie between its bounds.
mod apart {
    use std::ops::RangeBounds;

    use fastrand::Rng;

    use super::*;

    const BYTES: [u8; 12] = [0x00, 0x01, 0x02, 0x2B, 0x2C, 0x2D, 0x61, 0xD2, 0xD3, 0xD4, 0xFE, 0xFF];

    fn texts() -> Vec<Vec<u8>> {
        let two = BYTES.iter().flat_map(|a| BYTES.iter().map(move |b| vec![*a, *b]));
        let one = BYTES.iter().map(|a| vec![*a]);
        [vec![]].into_iter().chain(one).chain(two).collect()
    }

    /// `descending`: larger values have smaller rows.
    #[track_caller]
    fn check_rows<T: Debug>(
        what: &str,
        values: &[T],
        descending: bool,
        row: impl Fn(&T) -> Option<Vec<u8>>,
        scan: impl Fn(Bound<&T>, Bound<&T>) -> (KeyRange, KeyRanges),
    ) {
        let mut sample: Vec<(Vec<u8>, &T)> =
            values.iter().filter_map(|value| Some((row(value)?, value))).collect();
        sample.sort_by(|a, b| a.0.cmp(&b.0));
        if descending {
            sample.reverse();
        }
        assert!(sample.len() > 5, "{what}: few values have a row");
        let rng = &mut Rng::with_seed(7);
        let len = sample.len();
        let near = (0..len - 1).flat_map(|low| [(low, low), (low, low + 1), (low, (low + 5).min(len - 1))]);
        let far: Vec<(usize, usize)> = (0..len).map(|_| (rng.usize(..len), rng.usize(..len))).collect();
        let ends = [Bound::Included, Bound::Excluded];
        for (low, high) in near.chain(far) {
            for (from, to) in ends.iter().flat_map(|from| ends.map(|to| (from(low), to(high)))) {
                let bounds = (from.map(|low| sample[low].1), to.map(|high| sample[high].1));
                let (range, ranges) = scan(bounds.0, bounds.1);
                // Rows are sorted, so it is enough to check those at the bounds.
                let at =
                    [0, low.saturating_sub(1), low, low + 1, high.saturating_sub(1), high, high + 1, len - 1];
                for i in at.into_iter().filter(|i| *i < len) {
                    let (row, value) = &sample[i];
                    let inside = (from, to).contains(&i);
                    let found = ranges.iter().filter(|range| range.contains(row)).count();
                    let said = (range.contains(row), found);
                    assert_eq!(
                        said,
                        (inside, usize::from(inside)),
                        "{what}: {value:?} in {bounds:?}: {range:?}"
                    );
                }
            }
        }
    }

    /// Keys in others, in each place that changes how they end.
    macro_rules! apart {
        ($($test:ident: $(#[$key:meta])* { $($(#[$attr:meta])* $field:ident: $ty:ty),* } $values:expr;)*) => {$(
            #[test]
            fn $test() {
                #[derive(RowKey, Debug, Clone)]
                $(#[$key])*
                struct Key { $($(#[$attr])* $field: $ty,)* }

                #[derive(RowKey)]
                struct Middle {
                    id: bool,
                    key: Key,
                    seq: u8,
                }

                #[derive(RowKey)]
                struct MiddleDown {
                    id: bool,
                    #[rowkey(desc)]
                    key: Key,
                    seq: u8,
                }

                #[derive(RowKey)]
                struct Last {
                    id: bool,
                    key: Key,
                }

                #[derive(RowKey)]
                struct LastDown {
                    id: bool,
                    #[rowkey(desc)]
                    key: Key,
                }

                #[derive(RowKey)]
                struct Optional {
                    id: bool,
                    key: Option<Key>,
                    seq: u8,
                }

                #[derive(RowKey)]
                struct OptionalDown {
                    id: bool,
                    #[rowkey(desc)]
                    key: Option<Key>,
                    seq: u8,
                }

                let values: Vec<Key> = $values.into_iter().map(|($($field,)*)| Key { $($field),* }).collect();
                apart!(@place Key values Middle false [seq], |value| value.clone(), value);
                apart!(@place Key values MiddleDown true [seq], |value| value.clone(), value);
                apart!(@place Key values Last false [], |value| value.clone(), value);
                apart!(@place Key values LastDown true [], |value| value.clone(), value);
                apart!(@place Key values Optional false [seq], |value| Some(value.clone()), Some(value));
                apart!(@place Key values OptionalDown true [seq], |value| Some(value.clone()), Some(value));
            }
        )*};
        (@place $key:ident $values:ident $outer:ident $descending:literal [$($rest:ident)?], |$value:ident| $make:expr, $arg:expr) => {
            check_rows(
                stringify!($outer),
                &$values,
                $descending,
                |$value| Some($outer { id: true, key: $make, $($rest: 7)? }.try_encode().ok()?.into()),
                |low, high| {
                    let bounds = (low.map(|$value: &$key| $arg), high.map(|$value: &$key| $arg));
                    let scan = $outer::prefix().id(true).key_range(bounds);
                    (scan.clone().range(), scan.ranges())
                },
            );
        };
    }

    fn flags<T: Clone>(values: impl IntoIterator<Item = T>) -> Vec<(T, bool)> {
        pairs(values, [false, true])
    }

    fn few_texts() -> Vec<Vec<u8>> {
        [&b""[..], b"\0", b"-", b"a", b"\xD3", b"\xFF", b"\xFF\xFF"].map(Vec::from).to_vec()
    }

    apart! {
        text_first: { text: Vec<u8>, flag: bool } flags(texts());
        text_last: { flag: bool, text: Vec<u8> } pairs([false, true], texts());
        text_turned_first: { #[rowkey(desc)] text: Vec<u8>, flag: bool } flags(texts());
        text_turned_last: { flag: bool, #[rowkey(desc)] text: Vec<u8> } pairs([false, true], texts());
        text_ended_by_nul: { #[rowkey(nul)] text: Vec<u8>, flag: bool } flags(texts());
        text_last_without_nul: { flag: bool, #[rowkey(nul)] text: Vec<u8> } pairs([false, true], texts());
        text_ended_by_nul_turned: { #[rowkey(nul, desc)] text: Vec<u8>, flag: bool } flags(texts());
        text_filled: { #[pad(2)] text: Vec<u8>, flag: bool } flags(texts());
        text_filled_by_commas: { #[pad(2, fill = ',')] text: Vec<u8>, flag: bool } flags(texts());
        text_or_none: { text: Option<Vec<u8>>, flag: bool } flags(texts().into_iter().map(Some).chain([None]));
        text_in_a_pair: { pair: (Vec<u8>, bool), flag: bool } flags(flags(texts()));
        text_reversed: { text: Reverse<Vec<u8>>, flag: bool } flags(texts().into_iter().map(Reverse));
        text_delimited: #[rowkey(delimiter = ",")] { text: Vec<u8>, #[pad(1)] digit: u8 } pairs(texts(), [0, 9]);
        text_delimited_last: #[rowkey(delimiter = ",")] { #[pad(1)] digit: u8, text: Vec<u8> } pairs([0, 9], texts());
        text_delimited_twice: #[rowkey(delimiter = ",")] { text: Vec<u8>, rest: Vec<u8> } pairs(texts(), few_texts());
        text_delimited_by_nul: #[rowkey(delimiter = "\0")] { text: Vec<u8>, rest: Vec<u8> } pairs(texts(), few_texts());
        text_delimited_by_a_letter: #[rowkey(delimiter = "a", allow(delimiter))] { text: Vec<u8>, rest: Vec<u8> } pairs(texts(), few_texts());
        variants_then_text: { action: Action, text: Vec<u8> } pairs([Action::Log, Action::Login, Action::Logout], texts());
        variants_delimited: #[rowkey(delimiter = ",")] { action: Action, text: Vec<u8> } pairs([Action::Log, Action::Login, Action::Logout], texts());
        numbers: { narrow: (i8, Option<i8>), level: Level } pairs(pairs([-128, -1, 0, 127], [None, Some(-1), Some(127)]), LEVELS);
        addresses: { address: IpAddr, flag: bool } flags([
            Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::LOCALHOST.into(), Ipv4Addr::BROADCAST.into(),
            Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::LOCALHOST.into(), IpAddr::V6(Ipv6Addr::from_bits(!0)),
        ]);
    }
}
