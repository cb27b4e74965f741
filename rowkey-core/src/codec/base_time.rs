//! A time rounded down, for keys whose rows each hold an interval of time.

use super::{Kind, Node, Ordered, codec};

#[cfg(test)]
mod tests;

/// A time rounded down to a multiple of `S` seconds since 1970: 4 bytes, big-endian.
///
/// One row then holds `S` seconds of a time series, and the column qualifier the second within, as in OpenTSDB. Rounding
/// loses the remainder, so this is a type, not an attribute: [`split`](BaseTime::split) returns both parts. A time that is
/// not a multiple of `S` does not decode.
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
#[doc(alias("OpenTSDB", "time bucket", "truncate"))]
pub struct BaseTime<const S: u32>(u32);

const ZERO_INTERVAL: &str = "no time is a multiple of 0 seconds; write how many seconds a row holds";

impl<const S: u32> BaseTime<S> {
    /// The latest base time.
    pub const MAX: Self = BaseTime(u32::MAX / Self::INTERVAL * Self::INTERVAL);

    /// `S`; a compile error if it is 0.
    const INTERVAL: u32 = {
        assert!(S > 0, "{}", ZERO_INTERVAL);
        S
    };

    /// Splits seconds since 1970 into the base time and the remainder, which is less than `S`.
    #[inline]
    #[must_use]
    pub const fn split(seconds: u32) -> (Self, u32) {
        let rest = seconds % Self::INTERVAL;
        (BaseTime(seconds - rest), rest)
    }

    /// The base time of a time in seconds since 1970.
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

    /// The time `rest` seconds later, in seconds since 1970: the inverse of [`split`](BaseTime::split).
    ///
    /// `None` if `rest` is not less than `S`.
    #[inline]
    #[must_use]
    pub const fn at(self, rest: u32) -> Option<u32> {
        if rest < Self::INTERVAL { self.0.checked_add(rest) } else { None }
    }
}

codec! {
    [const S: u32] Ordered, BaseTime<S>, node: match u32::MAX.checked_rem(S) {
        Some(rest) => Node::of(Kind::BaseTime(S), Some(4)).within(0, (u32::MAX - rest) as u128),
        None => Node::of(Kind::BaseTime(S), Some(4)),
    },
    refused: if S > 0 { None } else { Some(ZERO_INTERVAL) },
    write: |value, _, out| out.put(&value.0.to_be_bytes()),
    read: |row, _| match BaseTime::split(u32::from_be_bytes(row.array()?)) {
        (base, 0) => Some(base),
        _ => None,
    }
}
