//! `SystemTime`, whose range and precision depend on the platform.

use std::time::{Duration, SystemTime};

use super::{Instant, NANOS_PER_SECOND, Parts};

impl Instant for SystemTime {
    // The same on every platform, since rows are.
    const FIRST: Parts = Parts { seconds: i64::MIN, nanos: 0 };
    const LAST: Parts = Parts { seconds: i64::MAX, nanos: NANOS_PER_SECOND - 1 };
    // These platforms have at most signed 64 bits of seconds.
    const TOTAL: bool = cfg!(any(unix, windows));

    #[inline]
    fn parts(self) -> Option<Parts> {
        match self.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => {
                let seconds = i64::try_from(after.as_secs()).ok()?;
                Some(Parts { seconds, nanos: after.subsec_nanos() })
            }
            Err(error) => {
                let (whole, nanos) = (error.duration().as_secs(), error.duration().subsec_nanos());
                let seconds = 0i64.checked_sub_unsigned(whole)?.checked_sub((nanos > 0).into())?;
                Some(Parts { seconds, nanos: (NANOS_PER_SECOND - nanos) % NANOS_PER_SECOND })
            }
        }
    }

    #[inline]
    fn from_parts(parts: Parts) -> Option<Self> {
        let Parts { seconds, nanos } = parts;
        let whole = Duration::from_secs(seconds.unsigned_abs());
        let second = if seconds < 0 {
            SystemTime::UNIX_EPOCH.checked_sub(whole)
        } else {
            SystemTime::UNIX_EPOCH.checked_add(whole)
        };
        let time = second?.checked_add(Duration::from_nanos(nanos.into()))?;
        // A platform with a coarser clock rounds: such a time does not decode.
        (time.parts() == Some(parts)).then_some(time)
    }
}
