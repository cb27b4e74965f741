//! Formats counts of seconds, milliseconds, microseconds or nanoseconds as UTC.

use alloc::format;
use alloc::string::String;

use crate::bytes::Number;
use crate::bytes::calendar::{SECONDS_PER_DAY, civil};
use crate::layout::TimeUnit;

use crate::layout::NANOS_PER_SECOND;

/// The units of time, with the digits of a fraction of a second.
const UNITS: [(TimeUnit, u32); 4] = [
    (TimeUnit::Seconds, 0),
    (TimeUnit::Milliseconds, 3),
    (TimeUnit::Microseconds, 6),
    (TimeUnit::Nanoseconds, 9),
];

/// Formats a number as a time in the likely unit: the one in which it is between the years 1973 and 5138. `None` if there is
/// none.
pub(super) fn reading(time: Number) -> Option<String> {
    const MIN: u128 = 100_000_000;
    const MAX: u128 = MIN * 1_000;
    let time = time.wide()?;
    let (unit, digits) = UNITS.into_iter().find(|(_, digits)| {
        let one = 10u128.pow(*digits);
        (MIN * one..MAX * one).contains(&time.unsigned_abs())
    })?;
    let mut text = fraction_of(time, digits);
    text.push_str(", if in ");
    text.push_str(unit.name());
    Some(text)
}

/// Formats a count of `unit` since 1970; `None` if its seconds or days do not fit in 64 bits.
pub(super) fn exact(count: i128, unit: TimeUnit) -> Option<String> {
    let per_second = unit.per_second().unwrap_or(1);
    let whole = i64::try_from(count.div_euclid(per_second.into())).ok()?;
    Some(match UNITS.into_iter().find(|(one, _)| *one == unit) {
        Some((_, digits)) => fraction_of(count, digits),
        None => {
            let (year, month, day) = civil(whole);
            format!("{year:04}-{month:02}-{day:02}")
        }
    })
}

/// Formats seconds since 1970 and nanoseconds, which in a leap second exceed 999,999,999.
pub(super) fn instant(seconds: i64, nanos: u32) -> String {
    match nanos.checked_sub(NANOS_PER_SECOND) {
        None => second(seconds, nanos.into(), if nanos == 0 { 0 } else { 9 }),
        Some(leap) => format!("{}, leap second, {leap} nanoseconds", second(seconds, 0, 0)),
    }
}

/// Formats a count of units of `10^-digits` seconds; its seconds fit in 64 bits.
fn fraction_of(time: i128, digits: u32) -> String {
    let one = 10i128.pow(digits);
    let fraction = time.rem_euclid(one);
    second(time.div_euclid(one) as i64, fraction as u64, if fraction == 0 { 0 } else { digits })
}

fn second(seconds: i64, fraction: u64, digits: u32) -> String {
    let (year, month, day) = civil(seconds.div_euclid(SECONDS_PER_DAY));
    let second = seconds.rem_euclid(SECONDS_PER_DAY);
    let (hours, minutes, seconds) = (second / 3_600, second / 60 % 60, second % 60);
    let mut text = String::with_capacity("1970-01-01 00:00:00.000000000 UTC".len());
    match u64::try_from(year) {
        Ok(year @ 0..=9999) => push_digits(&mut text, year, 4),
        _ => text.push_str(&format!("{year:04}")),
    }
    // None of these is negative.
    for (before, number) in [('-', month), ('-', day), (' ', hours), (':', minutes), (':', seconds)] {
        text.push(before);
        push_digits(&mut text, number as u64, 2);
    }
    if digits > 0 {
        text.push('.');
        push_digits(&mut text, fraction, digits);
    }
    text.push_str(" UTC");
    text
}

/// Appends the last `digits` digits. By hand, since formatting dominates the cost of explaining a row.
fn push_digits(text: &mut String, number: u64, digits: u32) {
    text.extend((0..digits).rev().map(|digit| char::from(b'0' + (number / 10u64.pow(digit) % 10) as u8)));
}
