//! Dates and times as text: `2023-11-14T22:13:20.123Z`, its first 10 characters, or its digits alone.

use super::{Digits, decimal};

/// The length of a date.
pub const DATE: usize = 10;
/// The length of the longest time.
pub const LONGEST: usize = 30;
/// Digits down to seconds.
const TO_SECOND: usize = 14;
/// Digits down to nanoseconds.
const DIGITS: usize = 23;
pub const SECONDS_PER_DAY: i64 = 86_400;

/// The first second of the year 0000 and the last one of 9999, since 1970.
pub const SECONDS: [i64; 2] = [-62_167_219_200, 253_402_300_799];

/// The length of a time with `per_second` units in a second.
pub const fn width(compact: bool, per_second: u32) -> usize {
    let places = decimal::digits(per_second as u128) - 1;
    match (compact, places) {
        (true, _) => 14 + places,
        (false, 0) => 20,
        (false, _) => 21 + places,
    }
}

/// The character at an offset of a text of this width, `0` for a digit.
#[inline]
pub(crate) const fn character(compact: bool, width: usize, at: usize) -> u8 {
    match compact {
        true => b'0',
        false if at + 1 == width && width > DATE => b'Z',
        // The longest one: a layout from text may state any width.
        false => b"0000-00-00T00:00:00.000000000Z"[at],
    }
}

/// The bytes that it can have there, in ranges.
pub(crate) const fn bytes(compact: bool, width: usize, at: usize) -> &'static [[u8; 2]] {
    match character(compact, width, at) {
        b'0' => Digits::Decimal.bytes(),
        b'-' => &[[b'-'; 2]],
        b'T' => &[[b'T'; 2]],
        b':' => &[[b':'; 2]],
        b'.' => &[[b'.'; 2]],
        _ => &[[b'Z'; 2]],
    }
}

/// Whether a text of this width, not a compact one, can contain `byte`.
pub(crate) const fn holds(width: usize, byte: u8) -> bool {
    byte.is_ascii_digit() || any!([(); LONGEST], |at, ()| at < width && character(false, width, at) == byte)
}

/// Puts digits between the other characters of a text, which has the first `width` bytes.
#[inline]
pub fn spread<const N: usize>(compact: bool, width: usize, digits: [u8; N]) -> [u8; LONGEST] {
    let (mut text, mut next) = ([b'0'; LONGEST], 0);
    for (at, byte) in text[..width].iter_mut().enumerate() {
        *byte = character(compact, width, at);
        if *byte == b'0' {
            *byte = digits[next];
            next += 1;
        }
    }
    text
}

/// The digits of a text up to its seconds, and those after them, as numbers: of 14 and 9 digits, as zeros follow the text. `Err`: the
/// offset of the first byte that cannot occur at its position.
#[inline]
pub fn gather(compact: bool, text: impl Iterator<Item = u8>, width: usize) -> Result<(u64, u32), usize> {
    let (mut clock, mut nanos, mut count) = (0, 0, 0);
    let mut put = |at: usize, digit: u8| match at < TO_SECOND {
        true => clock = clock * 10 + u64::from(digit),
        false => nanos = nanos * 10 + u32::from(digit),
    };
    for (at, byte) in text.enumerate() {
        match character(compact, width, at) {
            b'0' if byte.is_ascii_digit() => {
                put(count, byte - b'0');
                count += 1;
            }
            other if other == byte && byte != b'0' => {}
            _ => return Err(at),
        }
    }
    (count..DIGITS).for_each(|at| put(at, 0));
    Ok((clock, nanos))
}

/// The text of a time in the years 0000 to 9999, in the first `width` bytes.
#[inline]
pub fn write(compact: bool, width: usize, seconds: i64, nanos: u32) -> [u8; LONGEST] {
    let (year, month, day) = civil(seconds.div_euclid(SECONDS_PER_DAY));
    let second = seconds.rem_euclid(SECONDS_PER_DAY);
    let clock = second / 3_600 * 10_000 + second / 60 % 60 * 100 + second % 60;
    let date = (year * 10_000 + month * 100 + day) as u64;
    let mut digits = [b'0'; DIGITS];
    digits[..14].copy_from_slice(&decimal::write::<14>((date * 1_000_000 + clock as u64).into()));
    digits[14..].copy_from_slice(&decimal::write::<9>(nanos.into()));
    spread(compact, width, digits)
}

/// The first time at or above one of [`gather`], which may be of no time: seconds since 1970 and nanoseconds, and whether it is that one.
#[inline]
pub fn at_or_above((clock, nanos): (u64, u32)) -> (i64, u32, bool) {
    let (date, time) = ((clock / 1_000_000) as u32, (clock % 1_000_000) as u32);
    let (year, month, day) = (date / 10_000, date / 100 % 100, date % 100);
    let [hour, minute, second] = [time / 10_000, time / 100 % 100, time % 100].map(i64::from);
    let in_year = month.clamp(1, 12);
    let [first, next] = [days(year, in_year), days(year, in_year + 1)];
    let start = first + i64::from(day) - 1;
    match () {
        () if month < 1 || month < 13 && day < 1 => (first * SECONDS_PER_DAY, 0, false),
        () if month > 12 || start >= next => (next * SECONDS_PER_DAY, 0, false),
        () if hour > 23 => ((start + 1) * SECONDS_PER_DAY, 0, false),
        () if minute > 59 => (start * SECONDS_PER_DAY + (hour + 1) * 3_600, 0, false),
        () if second > 59 => (start * SECONDS_PER_DAY + hour * 3_600 + (minute + 1) * 60, 0, false),
        () => (start * SECONDS_PER_DAY + hour * 3_600 + minute * 60 + second, nanos, true),
    }
}

/// The days of 400 years, after which the calendar repeats itself.
pub(crate) const ERA: i64 = 146_097;
/// Days from 0000-03-01 to 1970-01-01. Years begin in March, so that a leap day is the last day of its year.
const EPOCH: i64 = 719_468;

/// The first day of a month, in days since 1970-01-01 in the Gregorian calendar. Month 13 is January of the next year.
// Inlined: what `decode` calls is compiled where it is called.
#[inline]
fn days(year: u32, month: u32) -> i64 {
    // From the year -400 on, as that is a whole number of eras: nothing is negative.
    let (year, month) = if month > 2 { (year + 400, month - 3) } else { (year + 399, month + 9) };
    let leap_days = year / 4 - year / 100 + year / 400;
    i64::from(year * 365 + leap_days + (153 * month + 2) / 5) - ERA - EPOCH
}

/// Year, month and day of a number of days since 1970-01-01 in the Gregorian calendar.
pub fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + EPOCH;
    let (era, day_of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}
