//! `time::OffsetDateTime`. Its offset is not encoded: the decoded time is in UTC, unless the calendar ends before it there.

use time::{Date, OffsetDateTime, Time, UtcOffset};

use super::{Instant, NANOS_PER_SECOND, Parts};

/// The largest offset, 25:59:59.
const MAX_OFFSET: i32 = 25 * 3600 + 59 * 60 + 59;

impl Instant for OffsetDateTime {
    // The ends of the calendar, with the largest offsets.
    const FIRST: Parts = Parts {
        seconds: OffsetDateTime::new_utc(Date::MIN, Time::MIDNIGHT).unix_timestamp() - MAX_OFFSET as i64,
        nanos: 0,
    };
    const LAST: Parts = Parts {
        seconds: OffsetDateTime::new_utc(Date::MAX, Time::MAX).unix_timestamp() + MAX_OFFSET as i64,
        nanos: NANOS_PER_SECOND - 1,
    };

    #[inline]
    fn parts(self) -> Option<Parts> {
        Some(Parts { seconds: self.unix_timestamp(), nanos: self.nanosecond() })
    }

    #[inline]
    fn from_parts(Parts { seconds, nanos }: Parts) -> Option<Self> {
        let time = match OffsetDateTime::from_unix_timestamp(seconds) {
            Ok(time) => time,
            Err(_) => beyond_utc(seconds)?,
        };
        time.replace_nanosecond(nanos).ok()
    }
}

/// A time outside the calendar in UTC, with the smallest offset of whole hours in which it is inside, or with the maximum one.
#[cold]
fn beyond_utc(seconds: i64) -> Option<OffsetDateTime> {
    let east = if seconds < 0 { 1 } else { -1 };
    (1..=25).map(|hours| hours * 3600).chain([MAX_OFFSET]).find_map(|offset| {
        let local = seconds.checked_add(i64::from(east * offset))?;
        let offset = UtcOffset::from_whole_seconds(east * offset).ok()?;
        Some(OffsetDateTime::from_unix_timestamp(local).ok()?.replace_offset(offset))
    })
}
