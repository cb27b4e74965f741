//! `Duration`: 8 bytes of seconds, 4 bytes of nanoseconds, both big-endian.

use core::cmp::Ordering;
use core::ops::Bound;
use core::time::Duration;

use super::{FieldValue, FieldValueDecode, Step, last_nanosecond};
use crate::codec::Between;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

const NANOSECOND: Duration = Duration::from_nanos(1);
const LAST_NANOSECOND: u32 = last_nanosecond(false);

impl FieldValue for Duration {
    type Arg<'v> = Duration;

    const FORMAT: Format = Format::of(Kind::Duration, 12);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&self.as_secs().to_be_bytes());
        out.put(&self.subsec_nanos().to_be_bytes());
        Ok(())
    }

    #[inline(always)]
    fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        Step::between(low, high)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl<'r> FieldValueDecode<'r> for Duration {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let seconds = u64::from_be_bytes(row.array()?);
        let at = row.position();
        let nanoseconds = u32::from_be_bytes(row.array()?);
        if nanoseconds > LAST_NANOSECOND {
            let kind = DecodeErrorKind::OutOfDomain { min: &0, max: &(LAST_NANOSECOND as u128) };
            return Err(DecodeFault::new(at, kind));
        }
        Ok(Duration::new(seconds, nanoseconds))
    }
}

impl Step for Duration {
    const FIRST: Self = Duration::ZERO;
    const LAST: Self = Duration::MAX;

    #[inline(always)]
    fn next(self) -> Option<Self> {
        self.checked_add(NANOSECOND)
    }

    #[inline(always)]
    fn previous(self) -> Option<Self> {
        self.checked_sub(NANOSECOND)
    }
}
