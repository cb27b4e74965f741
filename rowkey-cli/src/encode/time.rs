//! Times and dates as people write them: RFC 3339, `2023-11-14`, `2023-11-14 22:13:20 UTC`, `2023-11-15 06:13:20 +08:00`.

use jiff::civil::{self, Date};
use rowkey_layout::bytes::calendar;
use rowkey_layout::layout::NANOS_PER_SECOND;
use rowkey_layout::{Kind, Node, TimeUnit};

use crate::zone;

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

/// The count of a time in digits alone, `20231114221320`, if its field is written so: more digits than any count has.
pub fn compact(node: &Node, text: &str) -> Option<i128> {
    let width = node
        .width
        .filter(|width| matches!(node.kind, Kind::TimeText { compact: true }) && text.len() == *width)?;
    let (seconds, nanos, true) = calendar::at_or_above(calendar::gather(true, text.bytes(), width).ok()?)
    else {
        return None;
    };
    Some(Time { seconds, nanos }.count(node.unit?).0)
}

impl Time {
    /// A date is its midnight, in UTC or in the zone of `--tz`, which a time without an offset needs. `None` unless it is a
    /// time.
    pub fn read(text: &str) -> Option<Self> {
        let date = date(text.get(..10)?)?;
        let in_zone = |clock: [i64; 3], is_date| {
            let [hours, minutes, seconds] = clock.map(|number| number as i8);
            zone::seconds(civil::Time::new(hours, minutes, seconds, 0).ok()?.to_datetime(date), is_date)
        };
        let Some(rest) = text.get(10..).filter(|rest| !rest.is_empty()) else {
            return Some(Time { seconds: in_zone([0; 3], true)?, nanos: 0 });
        };
        let rest = rest.strip_prefix(['T', 't', ' '])?;
        let (clock, offset) = match rest.strip_suffix(" UTC").or_else(|| rest.strip_suffix(['Z', 'z'])) {
            Some(clock) => (clock, Some(0)),
            None => match rest.rfind(['+', '-']) {
                // An explanation with `--tz` has a space before it.
                Some(at) => (rest[..at].strip_suffix(' ').unwrap_or(&rest[..at]), Some(offset(&rest[at..])?)),
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
            Some(offset) => {
                midnight(date) + hours * 3_600 + minutes * 60 + seconds - i64::from(leap) - offset
            }
            None => in_zone([hours, minutes, seconds - i64::from(leap)], false)?,
        };
        Some(Time { seconds, nanos: nanos + if leap { NANOS_PER_SECOND } else { 0 } })
    }

    /// A date, in any zone.
    pub fn read_date(text: &str) -> Option<Self> {
        match text.len() {
            10 => Some(Time { seconds: midnight(date(text)?), nanos: 0 }),
            _ => Time::read(text),
        }
    }

    /// `1700000000` or `1700000000.5`: seconds since 1970.
    pub fn read_seconds(text: &str) -> Option<Self> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let (seconds, nanos): (i64, u32) = (whole.parse().ok()?, fraction_of_a_second(fraction)?);
        match whole.starts_with('-') && nanos > 0 {
            // -1.5 is half a second after -2.
            true => Some(Time { seconds: seconds.checked_sub(1)?, nanos: NANOS_PER_SECOND - nanos }),
            false => Some(Time { seconds, nanos }),
        }
    }

    /// The count at or before it, and whether it lies strictly between that one and the next.
    pub fn count(self, unit: TimeUnit) -> (i128, bool) {
        let count = unit.count(self.seconds, self.nanos.min(NANOS_PER_SECOND - 1));
        (count, unit.time(count) != (self.seconds.into(), self.nanos))
    }
}

/// `2023-11-14`; `None` unless it is a date.
pub fn date(text: &str) -> Option<Date> {
    if text.len() == 10 && is_calendar(text) { text.parse().ok() } else { None }
}

/// Seconds from 1970 to the midnight of a date in UTC.
fn midnight(date: Date) -> i64 {
    date.duration_since(civil::date(1970, 1, 1)).as_secs()
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
    let is_one = |part: &&str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = text.split(':').map(|part| Some(part).filter(is_one)?.parse().ok());
    numbers.collect::<Option<Vec<i64>>>()?.try_into().ok()
}

/// Nanoseconds of up to nine digits after the point.
pub fn fraction_of_a_second(digits: &str) -> Option<u32> {
    if digits.is_empty() || digits.len() > 9 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    format!("{digits:0<9}").parse().ok()
}
