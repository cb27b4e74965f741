//! The codecs of an [`Instant`]: the default one and `reverse_ts`; and why `pad` needs a unit.

use super::{Instant, NANOS_PER_SECOND, Parts};
use crate::codec::as_text::{TextValue, TimeText};
use crate::codec::pad::forward;
use crate::codec::padded::Padded;
use crate::codec::reverse_ts::ReverseTs;
use crate::codec::unit::Unit;
use crate::codec::{Codec, EncodeErrorKind, Kind, Node, Ordered, codec};

const fn node<T: Instant>() -> Node {
    let (first, last) = (T::FIRST.seconds, T::LAST.seconds);
    Node::of(Kind::Time { leap: T::LEAP }, Some(12)).within(first as i128, last as u128)
}

/// The default codec of each of them.
pub struct Precise;

codec! {
    [T: Instant] Precise, T, node: node::<T>(), infallible: T::TOTAL,
    write: |time, _, out| {
        let Some(Parts { seconds, nanos }) = time.parts() else {
            return Err(EncodeErrorKind::TimeTooFar.into());
        };
        out.put(&(seconds as u64 ^ 1 << 63).to_be_bytes());
        out.put(&nanos.to_be_bytes());
    },
    read: |row, _| {
        let seconds = (u64::from_be_bytes(row.array()?) ^ 1 << 63) as i64;
        let nanos = u32::from_be_bytes(row.array()?);
        let seconds_in_nanos = if T::LEAP { 2 } else { 1 };
        if nanos < seconds_in_nanos * NANOS_PER_SECOND {
            T::from_parts(Parts { seconds, nanos })
        } else {
            None
        }
    }
}

/// The error for `pad` without a unit.
const NO_UNIT: &str = "`pad` writes a time as a number in digits, and its unit is not declared; add \
     `#[rowkey(unit = ms)]`, or `s`, `us`, `ns`";

/// The codecs of an [`Instant`]. Not a blanket impl: it would hide the error message of all other types.
macro_rules! instant {
    ($time:ty) => {
        forward!([] Ordered, $time => Precise);

        impl Padded for $time {
            type Form<const N: usize> = Ordered;
            const REFUSED: Option<&'static str> = Some(NO_UNIT);
        }

        impl TextValue for $time {
            type Form<const COMPACT: bool> = TimeText<1, COMPACT>;
        }

        // `reverse_ts` counts nanoseconds by default, so that the time of any clock can be encoded.
        forward!([const FROM: i128, C: Codec<u64>]
            ReverseTs<FROM, C>, $time => Unit<NANOS_PER_SECOND, ReverseTs<FROM, C>>,
            refused: if matches!(C::NODE.kind, Kind::Decimal) { Some(NO_UNIT) } else { None });
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
