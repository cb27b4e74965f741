//! A time rounded down, for keys whose rows hold a stretch of time each.

use core::cmp::Ordering;
use core::ops::Bound;

use crate::codec::Between;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::{FieldValue, FieldValueDecode, Step};

#[cfg(test)]
mod tests;

/// Seconds since 1970, rounded down to a multiple of `S`: 4 bytes, big-endian. One row then holds
/// `S` seconds of a series, and the column qualifier says which second, as OpenTSDB does it.
///
/// Rounding loses the rest, so it is a type and no attribute: [`split`](BaseTime::split) gives both.
/// Rows that are no multiple of `S` do not decode.
///
/// ```
/// use rowkey::{BaseTime, RowKey};
///
/// #[derive(RowKey, Debug, PartialEq)]
/// struct SeriesKey { metric: u32, hour: BaseTime<3600>, host: u32 }
///
/// let (hour, second) = BaseTime::split(1_356_998_417);
/// assert_eq!((hour.seconds(), second), (1_356_998_400, 17));
///
/// let row = SeriesKey { metric: 1, hour, host: 7 }.encode();
/// assert_eq!(row, *b"\0\0\0\x01\x50\xe2\x27\0\0\0\0\x07");
/// assert_eq!(SeriesKey::decode(&row)?.hour.at(second), Some(1_356_998_417));
///
/// // The rows of a day.
/// let day = BaseTime::containing(1_356_998_400)..BaseTime::containing(1_356_998_400 + 86_400);
/// let scan = SeriesKey::prefix().metric(1).hour_range(day).range();
/// assert!(scan.contains(&row));
/// # Ok::<(), rowkey::DecodeError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BaseTime<const S: u32>(u32);

const NO_STRETCH: &str = "no time is a multiple of 0 seconds; write how many seconds a row holds";

impl<const S: u32> BaseTime<S> {
    /// The latest that fits in 4 bytes.
    pub const MAX: Self = BaseTime(u32::MAX / Self::STRETCH * Self::STRETCH);

    /// `S`; a compile error where it is 0.
    const STRETCH: u32 = {
        assert!(S > 0, "{}", NO_STRETCH);
        S
    };

    /// The base time of `seconds` since 1970, and the seconds from there on, which are less than `S`.
    #[inline]
    #[must_use]
    pub const fn split(seconds: u32) -> (Self, u32) {
        let rest = seconds % Self::STRETCH;
        (BaseTime(seconds - rest), rest)
    }

    /// The base time of `seconds` since 1970.
    #[inline]
    #[must_use]
    pub const fn containing(seconds: u32) -> Self {
        Self::split(seconds).0
    }

    /// Seconds since 1970, a multiple of `S`.
    #[inline]
    #[must_use]
    pub const fn seconds(self) -> u32 {
        self.0
    }

    /// The time that lies `rest` seconds behind it, in seconds since 1970: what
    /// [`split`](BaseTime::split) took apart. `None` where `rest` is `S` or more, which no split gives.
    #[inline]
    #[must_use]
    pub const fn at(self, rest: u32) -> Option<u32> {
        if rest < Self::STRETCH { self.0.checked_add(rest) } else { None }
    }
}

impl<const S: u32> FieldValue for BaseTime<S> {
    type Arg<'v> = BaseTime<S>;

    const FORMAT: Format = {
        let format = Format::of(Kind::BaseTime(S), 4);
        match u32::MAX.checked_rem(S) {
            Some(rest) => Format { time: true, ..format.within(0, (u32::MAX - rest) as u128) },
            None => Format { refused: Some(NO_STRETCH), ..format },
        }
    };

    #[inline(always)]
    fn encode<P: Place, W: Sink>(&self, out: &mut W) -> Result<(), EncodeFault> {
        out.put(&self.0.to_be_bytes());
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

impl<'r, const S: u32> FieldValueDecode<'r> for BaseTime<S> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let at = row.position();
        let found = u32::from_be_bytes(row.array()?);
        match Self::split(found) {
            (base, 0) => Ok(base),
            _ => Err(DecodeFault::new(at, DecodeErrorKind::NotAMultiple { found, of: S })),
        }
    }
}

impl<const S: u32> Step for BaseTime<S> {
    const FIRST: Self = BaseTime(0);
    const LAST: Self = Self::MAX;

    #[inline(always)]
    fn next(self) -> Option<Self> {
        self.0.checked_add(S).map(BaseTime)
    }

    #[inline(always)]
    fn previous(self) -> Option<Self> {
        self.0.checked_sub(S).map(BaseTime)
    }
}
