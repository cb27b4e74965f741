//! Units of time.

use core::fmt;

use crate::bytes::calendar::SECONDS_PER_DAY;

pub const NANOS_PER_SECOND: u32 = 1_000_000_000;

/// The unit of a count since the start of 1970 (UTC).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum TimeUnit {
    /// Days of a civil date.
    Days = 1,
    /// `unit = s`.
    Seconds = 2,
    /// `unit = ms`.
    Milliseconds = 3,
    /// `unit = us`.
    Microseconds = 4,
    /// `unit = ns`.
    Nanoseconds = 5,
}

impl TimeUnit {
    /// Units per second; `None` for days.
    #[doc(hidden)]
    pub const fn per_second(self) -> Option<u32> {
        match self {
            TimeUnit::Days => None,
            TimeUnit::Seconds => Some(1),
            TimeUnit::Milliseconds => Some(1_000),
            TimeUnit::Microseconds => Some(1_000_000),
            TimeUnit::Nanoseconds => Some(NANOS_PER_SECOND),
        }
    }

    /// The units from 1970 to a time, rounded down.
    #[doc(hidden)]
    #[inline]
    pub fn count(self, seconds: i64, nanos: u32) -> i128 {
        let seconds = i128::from(seconds);
        match self.per_second() {
            Some(units) => seconds * i128::from(units) + i128::from(nanos / (NANOS_PER_SECOND / units)),
            None => seconds.div_euclid(SECONDS_PER_DAY.into()),
        }
    }

    /// The time of a count: seconds and nanoseconds.
    #[doc(hidden)]
    pub fn time(self, count: i128) -> (i128, u32) {
        match self.per_second() {
            Some(units) => {
                let rest = count.rem_euclid(units.into()) as u32;
                (count.div_euclid(units.into()), rest * (NANOS_PER_SECOND / units))
            }
            None => (count.saturating_mul(SECONDS_PER_DAY.into()), 0),
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            TimeUnit::Days => "days",
            TimeUnit::Seconds => "seconds",
            TimeUnit::Milliseconds => "milliseconds",
            TimeUnit::Microseconds => "microseconds",
            TimeUnit::Nanoseconds => "nanoseconds",
        }
    }
}

impl fmt::Display for TimeUnit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
