//! `chrono::DateTime<Utc>`, which represents leap seconds.

use chrono::{DateTime, Timelike, Utc};

use super::{Instant, Parts};

impl Instant for DateTime<Utc> {
    const FIRST: Parts = parts(DateTime::<Utc>::MIN_UTC);
    const LAST: Parts = parts(DateTime::<Utc>::MAX_UTC);
    const LEAP: bool = true;

    #[inline]
    fn parts(self) -> Option<Parts> {
        Some(parts(self))
    }

    #[inline]
    fn from_parts(Parts { seconds, nanos }: Parts) -> Option<Self> {
        // `from_timestamp` accepts a leap second only at the end of a minute; `DateTime` can have others.
        DateTime::from_timestamp(seconds, 0)?.with_nanosecond(nanos)
    }
}

#[inline]
const fn parts(time: DateTime<Utc>) -> Parts {
    Parts { seconds: time.timestamp(), nanos: time.timestamp_subsec_nanos() }
}
