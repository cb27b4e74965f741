//! What a type that is an instant writes as a field: with no unit, with `reverse_ts`, and why not with
//! `pad` alone.

use core::cmp::Ordering;
use core::ops::Bound;

use super::{Instant, Parts, last_nanosecond};
use crate::check::Times;
use crate::codec::pad::{Padded, PaddedDecode, Role};
use crate::codec::reverse_ts::{ReverseTs, ReverseTsPad};
use crate::codec::unit::{Millis, Unit};
use crate::codec::{Between, FieldCodec, FieldDecode, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::{FieldValue, FieldValueDecode};

const fn format<T: Instant>() -> Format {
    let format = Format::of(Kind::Time { leap: T::LEAP }, 12)
        .within(T::FIRST.seconds as i128, T::LAST.seconds as u128)
        .fallible_unless(T::TOTAL);
    Format { time: true, ..format }
}

#[inline(always)]
fn encode<T: Instant, S: Sink>(time: T, out: &mut S) -> Result<(), EncodeFault> {
    let Some(Parts { seconds, nanos }) = time.parts() else {
        return Err(EncodeErrorKind::TimeTooFar.into());
    };
    out.put(&(seconds as u64 ^ 1 << 63).to_be_bytes());
    out.put(&nanos.to_be_bytes());
    Ok(())
}

#[inline(always)]
fn decode<T: Instant>(row: &mut Reader<'_>) -> Result<T, DecodeFault> {
    let at = row.position();
    let seconds = (u64::from_be_bytes(row.array()?) ^ 1 << 63) as i64;
    let behind = row.position();
    let nanos = u32::from_be_bytes(row.array()?);
    if nanos > last_nanosecond(T::LEAP) {
        let max = const { &(last_nanosecond(T::LEAP) as u128) };
        return Err(DecodeFault::new(behind, DecodeErrorKind::OutOfDomain { min: &0, max }));
    }
    T::from_parts(Parts { seconds, nanos }).ok_or(DecodeFault::new(
        at,
        DecodeErrorKind::OutOfDomain {
            min: const { &(T::FIRST.seconds as i128) },
            max: const { &(T::LAST.seconds as u128) },
        },
    ))
}

/// The instants between two bounds, counted in nanoseconds.
fn between<T: Instant>(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
    let end = const { last_nanosecond(T::LEAP) + 1 };
    let first = match low {
        Bound::Unbounded => Some(T::FIRST),
        Bound::Included(time) => time.parts(),
        Bound::Excluded(time) => match time.parts() {
            Some(Parts { seconds, nanos }) if nanos + 1 < end => Some(Parts { seconds, nanos: nanos + 1 }),
            Some(Parts { seconds: i64::MAX, .. }) => return Between::Nothing,
            Some(Parts { seconds, .. }) => Some(Parts { seconds: seconds + 1, nanos: 0 }),
            None => None,
        },
    };
    let last = match high {
        Bound::Unbounded => Some(T::LAST),
        Bound::Included(time) => time.parts(),
        Bound::Excluded(time) => match time.parts() {
            Some(Parts { seconds, nanos }) if nanos > 0 => Some(Parts { seconds, nanos: nanos - 1 }),
            Some(Parts { seconds: i64::MIN, .. }) => return Between::Nothing,
            Some(Parts { seconds, .. }) => Some(Parts { seconds: seconds - 1, nanos: end - 1 }),
            None => None,
        },
    };
    let (Some(first), Some(last)) = (first, last) else { return Between::Unknown };
    if first > last || first > T::LAST || last < T::FIRST {
        return Between::Nothing;
    }
    match (T::from_parts(first), T::from_parts(last)) {
        (Some(first), Some(last)) => Between::Values(first, last),
        _ => Between::Unknown,
    }
}

/// Why `pad` alone is refused.
const NO_UNIT: &str = "`pad` writes a time as a number of digits, and what it counts is not said; add \
     `#[rowkey(unit = ms)]`, or `s`, `us`, `ns`";

/// The encodings of a type that is an [`Instant`]. They are written out for each, because a blanket
/// would take the place of the message for all other types.
macro_rules! instant {
    ($time:ty) => {
        impl FieldValue for $time {
            type Arg<'v> = $time;

            const FORMAT: Format = format::<$time>();

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                encode(*self, out)
            }

            #[inline]
            fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
                between(low, high)
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }
        }

        impl<'r> FieldValueDecode<'r> for $time {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                decode(row)
            }
        }

        /// Refused: without a unit the digits have no meaning. With one it is [`Unit`] that pads.
        impl Padded for $time {
            const ROLE: Role = Role::Refused(NO_UNIT);

            type Arg<'v> = $time;

            fn encode<const N: usize, S: Sink>(&self, _: &mut S) -> Result<(), EncodeFault> {
                Err(EncodeErrorKind::Custom(NO_UNIT).into())
            }

            fn bound<const N: usize, S: Sink>(&self, _: &mut S) -> Position {
                Position::After
            }

            fn between<const N: usize>(_: Bound<&Self>, _: Bound<&Self>) -> Between<Self> {
                Between::Unknown
            }

            fn compare(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }
        }

        impl<'r> PaddedDecode<'r> for $time {
            fn decode<const N: usize>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                Err(DecodeFault::new(row.position(), DecodeErrorKind::Custom(NO_UNIT)))
            }
        }

        impl Times for $time {
            const MIN: i128 = i64::MIN as i128;
            const MAX: i128 = i64::MAX as i128;
        }

        in_milliseconds!([const FROM: i128] ReverseTs<FROM>, $time);
        in_milliseconds!([const FROM: i128, const N: usize] ReverseTsPad<FROM, N>, $time);
    };
}

/// Reverse time counts milliseconds, if nothing else is said.
macro_rules! in_milliseconds {
    ([$($generics:tt)*] $codec:ty, $time:ty) => {
        impl<$($generics)*> FieldCodec<$time> for $codec {
            type Arg<'v> = $time;

            const FORMAT: Format = <Unit<Millis, $codec> as FieldCodec<$time>>::FORMAT;

            #[inline(always)]
            fn encode<P: Place, S: Sink>(time: &$time, out: &mut S) -> Result<(), EncodeFault> {
                <Unit<Millis, $codec> as FieldCodec<$time>>::encode::<P, S>(time, out)
            }

            #[inline]
            fn bound<P: Place, S: Sink>(time: &$time, out: &mut S) -> Position {
                <Unit<Millis, $codec> as FieldCodec<$time>>::bound::<P, S>(time, out)
            }

            #[inline]
            fn between(low: Bound<&$time>, high: Bound<&$time>) -> Between<$time> {
                <Unit<Millis, $codec> as FieldCodec<$time>>::between(low, high)
            }

            #[inline]
            fn compare(a: &$time, b: &$time) -> Ordering {
                b.cmp(a)
            }
        }

        impl<'r, $($generics)*> FieldDecode<'r, $time> for $codec {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<$time, DecodeFault> {
                <Unit<Millis, $codec> as FieldDecode<'r, $time>>::decode::<P>(row)
            }
        }
    };
}

#[cfg(feature = "std")]
instant!(std::time::SystemTime);
#[cfg(feature = "jiff")]
instant!(::jiff::Timestamp);
#[cfg(feature = "chrono")]
instant!(::chrono::DateTime<::chrono::Utc>);
#[cfg(feature = "time")]
instant!(::time::OffsetDateTime);
