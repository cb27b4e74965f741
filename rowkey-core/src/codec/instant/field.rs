//! What a type that is an instant writes as a field: without a unit, with `reverse_ts`, and why not with `pad` alone.

use core::cmp::Ordering;

use super::{Instant, NANOS_PER_SECOND, Parts};
use crate::bytes::{End, Position, Reader, Sink};
use crate::codec::pad::{Digits, InDigits, Padded, forward};
use crate::codec::reverse_ts::{ReverseTs, ReverseTsPad, Times};
use crate::codec::unit::{Millis, Unit};
use crate::codec::{Codec, Decode, Ordered};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Kind, Node};

const fn node<T: Instant>() -> Node {
    let (first, last) = (T::FIRST.seconds, T::LAST.seconds);
    Node::of(Kind::Time { leap: T::LEAP }, Some(12)).within(first as i128, last as u128)
}

#[inline]
fn write<T: Instant, S: Sink>(time: T, out: &mut S) -> Result<(), EncodeFault> {
    let Some(Parts { seconds, nanos }) = time.parts() else {
        return Err(EncodeErrorKind::TimeTooFar.into());
    };
    out.put(&(seconds as u64 ^ 1 << 63).to_be_bytes());
    out.put(&nanos.to_be_bytes());
    Ok(())
}

#[inline]
fn read<T: Instant>(row: &mut Reader<'_>) -> Option<T> {
    let seconds = (u64::from_be_bytes(row.array()?) ^ 1 << 63) as i64;
    let nanos = u32::from_be_bytes(row.array()?);
    let seconds_held = if T::LEAP { 2 } else { 1 };
    if nanos < seconds_held * NANOS_PER_SECOND { T::from_parts(Parts { seconds, nanos }) } else { None }
}

/// Why `pad` alone is refused.
const NO_UNIT: &str = "`pad` writes a time as a number of digits, and what it counts is not said; add \
     `#[rowkey(unit = ms)]`, or `s`, `us`, `ns`";

/// The encodings of a type that is an [`Instant`]. They are written out for each, because a blanket would take the
/// place of the message for all other types.
macro_rules! instant {
    ($time:ty) => {
        impl Codec<$time> for Ordered {
            type Arg<'v> = $time;

            const NODE: &'static Node = &node::<$time>();
            const INFALLIBLE: bool = <$time as Instant>::TOTAL;

            #[inline]
            fn write<S: Sink>(time: &$time, _: End, out: &mut S) -> Result<(), EncodeFault> {
                write(*time, out)
            }

            #[inline]
            fn compare(a: &$time, b: &$time) -> Ordering {
                a.cmp(b)
            }
        }

        impl<'r> Decode<'r, $time> for Ordered {
            #[inline]
            fn read(row: &mut Reader<'r>, _: End) -> Option<$time> {
                read(row)
            }
        }

        impl Padded for $time {
            type Form<const N: usize> = Digits<N>;
        }

        /// Refused: without a unit the digits have no meaning. With one it is [`Unit`] that pads.
        impl InDigits for $time {
            const MIN: i128 = 0;
            const MAX: u128 = 0;
            const TOTAL: bool = false;
            const REFUSED: Option<&'static str> = Some(NO_UNIT);

            fn number(self) -> Result<u128, EncodeErrorKind> {
                Err(EncodeErrorKind::Custom(NO_UNIT))
            }

            fn of(_: u128) -> Option<Self> {
                None
            }
        }

        impl Times for $time {
            const MIN: i128 = i64::MIN as i128;
            const MAX: i128 = i64::MAX as i128;
        }

        // Reverse time counts milliseconds, if nothing else is said.
        forward!([const FROM: i128] ReverseTs<FROM>, $time => Unit<Millis, ReverseTs<FROM>>);
        forward! {
            [const FROM: i128, const N: usize]
            ReverseTsPad<FROM, N>, $time => Unit<Millis, ReverseTsPad<FROM, N>>
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
