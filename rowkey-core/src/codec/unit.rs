//! `unit`: a point in time as a count of seconds, milliseconds, microseconds or nanoseconds since 1970, which another codec
//! encodes.

use core::marker::PhantomData;

use super::instant::{Instant, NANOS_PER_SECOND, Parts};
use super::{BoundPosition, EncodeErrorKind, Node, Ordered, codec, through_option};
use crate::layout::{Domain, TimeUnit};

#[cfg(test)]
mod tests;

/// `#[rowkey(unit = ..)]`: a point in time as a count since 1970, with `PER_SECOND` units in a second.
///
/// `PER_SECOND` is 1, 1,000, 1,000,000 or 1,000,000,000. `C` encodes the count, by default as 8 bytes with the sign bit
/// flipped. A time that is not a whole number of units cannot be encoded.
#[derive(Debug, Clone, Copy)]
pub struct Unit<const PER_SECOND: u32, C = Ordered>(PhantomData<C>);

/// The unit with `per_second` in a second.
pub(super) const fn unit(per_second: u32) -> TimeUnit {
    match per_second {
        1 => TimeUnit::Seconds,
        1_000 => TimeUnit::Milliseconds,
        1_000_000 => TimeUnit::Microseconds,
        NANOS_PER_SECOND => TimeUnit::Nanoseconds,
        _ => panic!("a time is counted in seconds, milliseconds, microseconds or nanoseconds"),
    }
}

/// The count at or before a time, which may exceed 64 bits, and the remaining nanoseconds. A leap second counts as the rest
/// of the second before it.
#[inline]
pub(super) fn count<const PER_SECOND: u32>(Parts { seconds, nanos }: Parts) -> (i128, u32) {
    let per_unit = const { NANOS_PER_SECOND / PER_SECOND };
    let within = if nanos < NANOS_PER_SECOND { nanos } else { NANOS_PER_SECOND - 1 };
    let count = i128::from(seconds) * i128::from(PER_SECOND) + i128::from(within / per_unit);
    (count, if nanos == within { within % per_unit } else { NANOS_PER_SECOND })
}

/// Seconds and nanoseconds of a count.
#[inline]
fn parts<const PER_SECOND: u32>(count: i64) -> Parts {
    let per_second = i64::from(PER_SECOND);
    let per_unit = const { NANOS_PER_SECOND / PER_SECOND };
    Parts { seconds: count.div_euclid(per_second), nanos: count.rem_euclid(per_second) as u32 * per_unit }
}

/// The first and the last count of a type, which may exceed 64 bits.
pub(super) const fn ends<T: Instant>(per_second: u32) -> (i128, i128) {
    let per_unit = NANOS_PER_SECOND / per_second;
    let up = T::FIRST.nanos.div_ceil(per_unit);
    let first = T::FIRST.seconds as i128 * per_second as i128 + up as i128;
    let last = T::LAST.seconds as i128 * per_second as i128 + (T::LAST.nanos / per_unit) as i128;
    (first, last)
}

/// `node` narrowed to the times of a type, as far as it holds these counts.
pub(super) const fn of_times<T: Instant>(node: Node, (least, most): (i128, u128), per_second: u32) -> Node {
    let (first, last) = ends::<T>(per_second);
    let min = if least > first { least } else { first };
    let max = if most < last as u128 { most } else { last as u128 };
    node.within(min, max).counting(unit(per_second))
}

/// The node of `inner`, narrowed to the range of the type.
const fn node<T: Instant>(inner: &'static Node, per_second: u32) -> Node {
    let held = match inner.domain {
        Some(Domain { min, max, .. }) => (min, max),
        None => (i128::MIN, u128::MAX),
    };
    let mut node = Node::of(inner.kind.number(), inner.width);
    node.custom = inner.custom;
    of_times::<T>(node, held, per_second)
}

codec! {
    [T: Instant, const PER_SECOND: u32, C] Unit<PER_SECOND, C>, T, over C: i64,
    node: node::<T>(C::NODE, PER_SECOND),
    infallible: false,
    refused: C::REFUSED,
    write: |time, end, out| {
        let unit = const { unit(PER_SECOND) };
        let Some(parts) = time.parts() else { return Err(EncodeErrorKind::TimeTooFar.into()) };
        let (count, rest) = count::<PER_SECOND>(parts);
        match (i64::try_from(count), rest) {
            (Ok(count), 0) => C::write(&count, end, out)?,
            (Err(_), _) => return Err(EncodeErrorKind::OutsideUnit { unit }.into()),
            (_, NANOS_PER_SECOND) => return Err(EncodeErrorKind::LeapSecond { unit }.into()),
            _ => return Err(EncodeErrorKind::FinerThanUnit { unit }.into()),
        }
    },
    bound: |time, end, out| {
        let reversed = const { C::NODE.reversed() };
        let Some(parts) = time.parts() else { return BoundPosition::After.reversed_if(reversed) };
        let (count, rest) = count::<PER_SECOND>(parts);
        match i64::try_from(count).map(|count| C::bound(&count, end, out)) {
            Err(_) if count < 0 => BoundPosition::Before.reversed_if(reversed),
            Err(_) => BoundPosition::After.reversed_if(reversed),
            // Between this count and the next.
            Ok(BoundPosition::At) if rest > 0 => BoundPosition::After.reversed_if(reversed),
            Ok(position) => position,
        }
    },
    compare: |a, b| if const { C::NODE.reversed() } { b.cmp(a) } else { a.cmp(b) },
    read: |row, end| T::from_parts(parts::<PER_SECOND>(C::read(row, end)?))
}

through_option!([const PER_SECOND: u32, C] Unit<PER_SECOND, C>);
