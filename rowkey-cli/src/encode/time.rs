//! Times and dates as people write them: RFC 3339, `2023-11-14`, `2023-11-14 22:13:20 UTC`.

use jiff::civil::DateTime;
use rowkey_layout::TimeUnit;
use rowkey_layout::form::time::is_date;

use crate::zone;

/// Nanoseconds of a second.
pub const BILLION: u32 = 1_000_000_000;
const SECONDS_PER_DAY: i64 = 86_400;

/// Seconds since 1970, rounded down, and nanoseconds: from 1,000,000,000 on those of a leap second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd)]
pub struct Time {
    pub seconds: i64,
    pub nanos: u32,
}

/// It begins as a date does, so it is none of a number.
pub fn is_calendar(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() >= 10 && bytes[..4].iter().all(u8::is_ascii_digit) && bytes[4] == b'-' && bytes[7] == b'-'
}

impl Time {
    /// A date is its midnight, in UTC or in the zone of `--tz`, which a time without an offset needs. `None` unless it is a
    /// time.
    pub fn read(text: &str) -> Option<Self> {
        let (year, month, date) = date(text.get(..10)?)?;
        let midnight = day(text.get(..10)?)? * SECONDS_PER_DAY;
        let in_zone = |[hours, minutes, seconds]: [i64; 3], is_date| {
            let [month, date] = [month, date].map(|number| number as i8);
            let [hours, minutes, seconds] = [hours, minutes, seconds].map(|number| number as i8);
            let local = DateTime::new(year as i16, month, date, hours, minutes, seconds, 0).ok()?;
            zone::seconds(local, is_date)
        };
        let Some(rest) = text.get(10..).filter(|rest| !rest.is_empty()) else {
            return Some(Time { seconds: in_zone([0; 3], true)?, nanos: 0 });
        };
        let rest = rest.strip_prefix(['T', 't', ' '])?;
        let (clock, offset) = match rest.strip_suffix(" UTC").or_else(|| rest.strip_suffix(['Z', 'z'])) {
            Some(clock) => (clock, Some(0)),
            None => match rest.rfind(['+', '-']) {
                Some(at) => (&rest[..at], Some(offset(&rest[at..])?)),
                None => (rest, None),
            },
        };
        let (clock, fraction) = clock.split_once('.').unwrap_or((clock, "0"));
        let [hours, minutes, seconds] = two_digits(clock)?;
        let nanos = fraction_of_a_second(fraction)?;
        let leap = seconds == 60;
        if hours > 23 || minutes > 59 || seconds > 60 {
            return None;
        }
        let seconds = match offset {
            Some(offset) => midnight + hours * 3_600 + minutes * 60 + seconds - i64::from(leap) - offset,
            None => in_zone([hours, minutes, seconds - i64::from(leap)], false)?,
        };
        Some(Time { seconds, nanos: nanos + if leap { BILLION } else { 0 } })
    }

    /// A date, in any zone.
    pub fn read_date(text: &str) -> Option<Self> {
        match text.len() {
            10 => Some(Time { seconds: day(text)? * SECONDS_PER_DAY, nanos: 0 }),
            _ => Time::read(text),
        }
    }

    /// `1700000000` or `1700000000.5`: seconds since 1970.
    pub fn read_seconds(text: &str) -> Option<Self> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let (seconds, nanos): (i64, u32) = (whole.parse().ok()?, fraction_of_a_second(fraction)?);
        match whole.starts_with('-') && nanos > 0 {
            // -1.5 is half a second after -2.
            true => Some(Time { seconds: seconds.checked_sub(1)?, nanos: BILLION - nanos }),
            false => Some(Time { seconds, nanos }),
        }
    }

    /// The count at or before it, and whether it lies strictly between that one and the next.
    pub fn count(self, unit: TimeUnit) -> (i128, bool) {
        let (seconds, nanos) = (i128::from(self.seconds), self.nanos.min(BILLION - 1));
        let per_second = match unit {
            TimeUnit::Seconds => 1,
            TimeUnit::Milliseconds => 1_000,
            TimeUnit::Microseconds => 1_000_000,
            TimeUnit::Nanoseconds => BILLION,
            _ => {
                let day = i128::from(SECONDS_PER_DAY);
                return (seconds.div_euclid(day), seconds.rem_euclid(day) > 0 || self.nanos > 0);
            }
        };
        let per_count = BILLION / per_second;
        (
            seconds * i128::from(per_second) + i128::from(nanos / per_count),
            nanos % per_count > 0 || self.nanos > nanos,
        )
    }
}

/// Year, month and day; `None` unless it is a date.
pub fn date(text: &str) -> Option<(u16, u8, u8)> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (year, month, day) = (text.get(..4)?, text.get(5..7)?, text.get(8..10)?);
    let bytes = text.as_bytes();
    if text.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' || ![year, month, day].into_iter().all(digits)
    {
        return None;
    }
    let date = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    if is_date(date.0, date.1, date.2) { Some(date) } else { None }
}

/// Days since 1970-01-01, counted from 0000-03-01, so that a leap day ends its year.
fn day(text: &str) -> Option<i64> {
    let (year, month, day) = date(text)?;
    let (year, month, day) = (i64::from(year), i64::from(month), i64::from(day));
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let day_of_year = (153 * month + 2) / 5 + day - 1;
    Some(
        365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + day_of_year - 719_468,
    )
}

/// `+01:00` in seconds.
fn offset(text: &str) -> Option<i64> {
    let [hours, minutes] = two_digits(text.get(1..)?)?;
    let seconds = hours * 3_600 + minutes * 60;
    if hours > 23 || minutes > 59 {
        return None;
    }
    Some(if text.starts_with('-') { -seconds } else { seconds })
}

/// `22:13:20`
fn two_digits<const N: usize>(text: &str) -> Option<[i64; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split(':');
    for number in &mut numbers {
        let part =
            parts.next().filter(|part| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit()))?;
        *number = part.parse().ok()?;
    }
    if parts.next().is_some() { None } else { Some(numbers) }
}

/// Nanoseconds of up to nine digits after the point.
pub fn fraction_of_a_second(digits: &str) -> Option<u32> {
    if digits.is_empty() || digits.len() > 9 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    format!("{digits:0<9}").parse().ok()
}
