//! `jiff::Timestamp`, from the year -9999 to 9999.

use jiff::Timestamp;

use super::{Instant, NANOS_PER_SECOND, Parts};

impl Instant for Timestamp {
    // `Timestamp::MIN` and `MAX`: their seconds cannot be read in `const` code.
    const FIRST: Parts = Parts { seconds: -377_705_023_201, nanos: 0 };
    const LAST: Parts = Parts { seconds: 253_402_207_200, nanos: NANOS_PER_SECOND - 1 };

    #[inline]
    fn parts(self) -> Option<Parts> {
        let (seconds, nanos) = (self.as_second(), self.subsec_nanosecond());
        // Before 1970, jiff's nanoseconds are also negative.
        Some(match u32::try_from(nanos) {
            Ok(nanos) => Parts { seconds, nanos },
            Err(_) => Parts { seconds: seconds - 1, nanos: NANOS_PER_SECOND - nanos.unsigned_abs() },
        })
    }

    #[inline]
    fn from_parts(Parts { seconds, nanos }: Parts) -> Option<Self> {
        Timestamp::new(seconds, nanos as i32).ok()
    }
}
