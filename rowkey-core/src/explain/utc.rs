//! A number of seconds, or of thousandths, millionths or billionths of one, as a UTC time.

use alloc::format;
use alloc::string::String;

/// What `time` reads as in the unit that is likely for a number of its size: the one in which it lies
/// between the years 1973 and 5138. `None` for numbers that no unit brings near our times.
pub(super) fn reading(time: i128) -> Option<String> {
    const UNITS: [(&str, u32); 4] =
        [("seconds", 0), ("milliseconds", 3), ("microseconds", 6), ("nanoseconds", 9)];
    const LEAST: u128 = 100_000_000;
    const MOST: u128 = LEAST * 1_000;
    let (unit, digits) = UNITS.into_iter().find(|(_, digits)| {
        let one = 10u128.pow(*digits);
        (LEAST * one..MOST * one).contains(&time.unsigned_abs())
    })?;
    Some(format!("{} UTC, if in {unit}", self::time(time, digits)))
}

/// A time of not much more than 10^11 seconds, counted in seconds of which each has so many `digits`.
pub(super) fn time(time: i128, digits: u32) -> String {
    let one = 10i128.pow(digits);
    let (seconds, fraction) = (time.div_euclid(one), time.rem_euclid(one));
    let fraction =
        if fraction == 0 { String::new() } else { format!(".{fraction:0width$}", width = digits as usize) };
    // Below 10^11 in seconds, so everything fits.
    let (year, month, day) = civil(seconds.div_euclid(86_400) as i64);
    let second = seconds.rem_euclid(86_400);
    let (hours, minutes, seconds) = (second / 3_600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02} {hours:02}:{minutes:02}:{seconds:02}{fraction}")
}

/// Year, month and day of a number of days since 1970-01-01, in the Gregorian calendar. Counted from
/// 0000-03-01, so that a leap day ends its year.
fn civil(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}
