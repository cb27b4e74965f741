//! Formats counts of seconds, milliseconds, microseconds or nanoseconds as UTC.

use alloc::string::String;

use crate::bytes::Number;
use crate::bytes::calendar::{self, ERA, SECONDS_PER_DAY, civil};
use crate::layout::{NANOS_PER_SECOND, TimeUnit};

/// Formats a number as a time in the likely unit: the one in which it is between the years 1973 and 5138. `None` if there is
/// none.
pub(super) fn reading(time: Number) -> Option<String> {
    use TimeUnit::{Microseconds, Milliseconds, Nanoseconds, Seconds};
    const MIN: u128 = 100_000_000;
    let time = time.wide()?;
    let unit = [Seconds, Milliseconds, Microseconds, Nanoseconds].into_iter().find(|unit| {
        let least = MIN * unit.per_second().map_or(1, u128::from);
        (least..least * 1_000).contains(&time.unsigned_abs())
    })?;
    Some(exact(time, unit)? + ", if in " + unit.name())
}

/// Formats a count of `unit` since 1970; `None` if its seconds do not fit in 64 bits.
pub(super) fn exact(count: i128, unit: TimeUnit) -> Option<String> {
    let (seconds, nanos) = unit.time(count);
    let seconds = i64::try_from(seconds).ok()?;
    Some(match unit.per_second() {
        Some(per_second) => second(seconds, nanos, per_second),
        None => {
            let (year, month, day) = civil(seconds / SECONDS_PER_DAY);
            format!("{year:04}-{month:02}-{day:02}")
        }
    })
}

/// Formats seconds since 1970 and nanoseconds, which in a leap second exceed 999,999,999.
pub(super) fn instant(seconds: i64, nanos: u32) -> String {
    match nanos.checked_sub(NANOS_PER_SECOND) {
        None => second(seconds, nanos, NANOS_PER_SECOND),
        Some(leap) => format!("{}, leap second, {leap} nanoseconds", second(seconds, 0, 1)),
    }
}

/// With the decimals of a unit of which `per_second` are a second, unless they are zeros.
fn second(seconds: i64, nanos: u32, per_second: u32) -> String {
    let width = calendar::width(false, if nanos == 0 { 1 } else { per_second });
    // The calendar repeats itself after an era, so one with years of four digits has all but the year.
    let own = calendar::write(false, width, seconds.rem_euclid(ERA * SECONDS_PER_DAY), nanos);
    let part = |part| core::str::from_utf8(part).unwrap_or_default();
    let (year, ..) = civil(seconds.div_euclid(SECONDS_PER_DAY));
    [&format!("{year:04}"), part(&own[4..calendar::DATE]), " ", part(&own[11..width - 1]), " UTC"].concat()
}
