//! Numbers, and types that are numbers in a row.

use std::cmp::Reverse;
use std::num::{NonZeroI8, NonZeroU8, NonZeroU128, Wrapping};

use rowkey::{RowKey, RowKeyRef};

use super::places::*;

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
