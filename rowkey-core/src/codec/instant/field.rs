//! What a type that is an instant writes as a field: without a unit, with `reverse_ts`, and why not with `pad` alone.

use core::cmp::Ordering;

use super::{Instant, NANOS_PER_SECOND, Parts};
use crate::codec::pad::{Padded, forward};
use crate::codec::reverse_ts::ReverseTs;
use crate::codec::unit::Unit;
use crate::codec::{
    Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Ordered, Position, Reader, Sink,
};

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

/// Why `pad` is refused where no unit is said.
const NO_UNIT: &str = "`pad` writes a time as a number of digits, and what it counts is not said; add \
     `#[rowkey(unit = ms)]`, or `s`, `us`, `ns`";

/// Why `written` cannot be what reverse time without a unit is written by.
const fn without_unit(written: &Node) -> Option<&'static str> {
    match written.kind {
        Kind::Decimal => Some(NO_UNIT),
        _ => None,
    }
}

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
            type Form<const N: usize> = Ordered;
            const REFUSED: Option<&'static str> = Some(NO_UNIT);
        }

        // Reverse time counts nanoseconds, if nothing else is said: what any clock gives can be encoded.
        forward!([const FROM: i128, C: Codec<u64>]
            ReverseTs<FROM, C>, $time => Unit<NANOS_PER_SECOND, ReverseTs<FROM, C>>, refused: without_unit(C::NODE));
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
