//! `unit`: a point in time as a whole number of seconds, milliseconds, microseconds or nanoseconds since 1970, which
//! another codec writes.

use core::cmp::Ordering;
use core::marker::PhantomData;

use super::infallible::infallible;
use super::instant::{Instant, NANOS_PER_SECOND, Parts};
use super::option::through_option;
use super::pad::{Digits, InDigits, Padded};
use super::reverse_ts::Timestamp;
use super::{Codec, Decode, Ordered};
use crate::bytes::{End, Position, Reader, Sink};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Domain, Kind, Node, Ref, TimeUnit};

#[cfg(test)]
mod tests;

/// A time counted in `U` since 1970, written by `C`: 8 bytes with the sign bit flipped, if nothing else is said. A
/// time between two counts cannot be encoded.
#[derive(Debug, Clone, Copy)]
pub struct Unit<U, C = Ordered>(PhantomData<(U, C)>);

/// One of the four units.
pub trait UnitOfTime {
    /// As data.
    const UNIT: TimeUnit;
    /// How many of them a second has.
    const PER_SECOND: u32;
}

macro_rules! units {
    ($($(#[$doc:meta])* $unit:ident $name:ident $per_second:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub struct $unit;

        impl UnitOfTime for $unit {
            const UNIT: TimeUnit = TimeUnit::$name;
            const PER_SECOND: u32 = $per_second;
        }
    )*};
}

units! {
    /// Seconds: `unit = s`.
    Seconds Seconds 1;
    /// Milliseconds: `unit = ms`.
    Millis Milliseconds 1_000;
    /// Microseconds: `unit = us`.
    Micros Microseconds 1_000_000;
    /// Nanoseconds: `unit = ns`.
    Nanos Nanoseconds 1_000_000_000;
}

/// A number of units since 1970. Binary it is an `i64`; decimal text has no sign, so there it starts at zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count(i64);

infallible! {
    [] Count, Node::of(Kind::Signed, Some(8)).within(i64::MIN as i128, i64::MAX as u128), Ord::cmp,
    |count, out| out.put(&(count.0 as u64 ^ 1 << 63).to_be_bytes()),
    |row| Some(Count((u64::from_be_bytes(row.array()?) ^ 1 << 63) as i64))
}

#[diagnostic::do_not_recommend]
impl Timestamp for Count {
    const MIN: i128 = i64::MIN as i128;
    const MAX: i128 = i64::MAX as i128;

    #[inline]
    fn wide(self) -> i128 {
        self.0.into()
    }

    #[inline]
    fn of(bits: u64) -> Self {
        Count(bits as i64)
    }
}

impl Padded for Count {
    type Form<const N: usize> = Digits<N>;
}

impl InDigits for Count {
    const MIN: i128 = 0;
    const MAX: u128 = i64::MAX as u128;
    const TOTAL: bool = false;

    #[inline]
    fn number(self) -> Result<u128, EncodeErrorKind> {
        u128::try_from(self.0).map_err(|_| EncodeErrorKind::Before1970)
    }

    #[inline]
    fn of(number: u128) -> Option<Self> {
        i64::try_from(number).ok().map(Count)
    }
}

/// Where a time lies among the counts.
enum Counted {
    /// At the count; with a rest, before the next.
    At(i64, u32),
    Below,
    Above,
}

/// Rounds down. Nanoseconds of a leap second are the rest of the second that it prolongs.
#[inline]
fn count<U: UnitOfTime>(Parts { seconds, nanos }: Parts) -> Counted {
    let per_unit = const { NANOS_PER_SECOND / U::PER_SECOND };
    let within = if nanos < NANOS_PER_SECOND { nanos } else { NANOS_PER_SECOND - 1 };
    // The product alone may be out of range where the sum is not.
    let count = i128::from(seconds) * i128::from(U::PER_SECOND) + i128::from(within / per_unit);
    let rest = if nanos == within { within % per_unit } else { NANOS_PER_SECOND };
    match i64::try_from(count) {
        Ok(count) => Counted::At(count, rest),
        Err(_) if count < 0 => Counted::Below,
        Err(_) => Counted::Above,
    }
}

/// The parts of a count.
#[inline]
fn parts<U: UnitOfTime>(count: i64) -> Parts {
    let per_second = i64::from(U::PER_SECOND);
    let per_unit = const { NANOS_PER_SECOND / U::PER_SECOND };
    Parts { seconds: count.div_euclid(per_second), nanos: count.rem_euclid(per_second) as u32 * per_unit }
}

/// The first and the last count that a type holds.
const fn ends<T: Instant, U: UnitOfTime>() -> (i64, i64) {
    const fn clamp(count: i128) -> i64 {
        if count < i64::MIN as i128 {
            i64::MIN
        } else if count > i64::MAX as i128 {
            i64::MAX
        } else {
            count as i64
        }
    }
    let per_unit = NANOS_PER_SECOND / U::PER_SECOND;
    let (first, last) = (T::FIRST, T::LAST);
    let up = first.nanos.div_ceil(per_unit);
    let first = first.seconds as i128 * U::PER_SECOND as i128 + up as i128;
    let last = last.seconds as i128 * U::PER_SECOND as i128 + (last.nanos / per_unit) as i128;
    (clamp(first), clamp(last))
}

/// What `inner` writes, as far as the type holds it.
const fn node<T: Instant, U: UnitOfTime>(inner: &'static Node) -> Node {
    let kind = match &inner.kind {
        Kind::Decimal => Kind::Decimal,
        Kind::ReverseTime { from } => Kind::ReverseTime { from: *from },
        Kind::ReverseTimeDecimal { from } => Kind::ReverseTimeDecimal { from: *from },
        Kind::Descending(inner) => Kind::Descending(Ref::Static(inner.get())),
        _ => Kind::Signed,
    };
    let (first, last) = ends::<T, U>();
    let (mut min, mut max) = (first as i128, last as u128);
    if let Some(Domain { min: first, max: last, .. }) = inner.domain {
        if first > min {
            min = first;
        }
        if last < max {
            max = last;
        }
    }
    Node::of(kind, inner.width).within(min, max).counting(U::UNIT)
}

/// One of the two sides, in the order of the bytes.
const fn side(later: bool, reversed: bool) -> Position {
    if later != reversed { Position::After } else { Position::Before }
}

impl<T: Instant, U: UnitOfTime, C: Codec<Count>> Codec<T> for Unit<U, C> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = &node::<T, U>(C::NODE);
    const REVERSED: bool = C::REVERSED;

    #[inline]
    fn write<S: Sink>(time: &T, end: End, out: &mut S) -> Result<(), EncodeFault> {
        let unit = U::UNIT;
        let Some(parts) = time.parts() else { return Err(EncodeErrorKind::TimeTooFar.into()) };
        match count::<U>(parts) {
            Counted::At(count, 0) => C::write(&Count(count), end, out),
            Counted::At(_, NANOS_PER_SECOND) => Err(EncodeErrorKind::LeapSecond { unit }.into()),
            Counted::At(..) => Err(EncodeErrorKind::FinerThanUnit { unit }.into()),
            Counted::Below | Counted::Above => Err(EncodeErrorKind::OutsideUnit { unit }.into()),
        }
    }

    #[inline]
    fn bound<S: Sink>(time: &T, end: End, out: &mut S) -> Position {
        match time.parts().map_or(Counted::Above, count::<U>) {
            Counted::Below => side(false, C::REVERSED),
            Counted::Above => side(true, C::REVERSED),
            Counted::At(count, rest) => match C::bound(&Count(count), end, out) {
                // Between the count and the next.
                Position::At if rest > 0 => side(true, C::REVERSED),
                position => position,
            },
        }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        if C::REVERSED { b.cmp(a) } else { a.cmp(b) }
    }
}

impl<'r, T: Instant, U: UnitOfTime, C: Decode<'r, Count>> Decode<'r, T> for Unit<U, C> {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<T> {
        T::from_parts(parts::<U>(C::read(row, end)?.0))
    }
}

through_option!([U, C] Unit<U, C>);
