//! `unit`: a point in time as a whole number of seconds, milliseconds, microseconds or nanoseconds
//! since 1970, which another codec writes.

use core::cmp::Ordering;
use core::marker::PhantomData;
use core::ops::Bound;

use super::option::through_option;
use super::pad::{Padded, PaddedDecode, Role};
use super::reverse_ts::Timestamp;
use super::{Between, FieldCodec, FieldDecode, Position};
use crate::decimal;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::Format;
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::time_unit::TimeUnit;
use crate::value::{FieldValue, FieldValueDecode, Instant, NANOS_PER_SECOND, Ordered, Parts, Step};

#[cfg(test)]
mod tests;

/// A time counted in `U` since 1970, written by `C`: 8 bytes with the sign bit flipped, if nothing
/// else is said. A time between two counts has no bytes.
#[derive(Debug, Clone, Copy)]
pub struct Unit<U, C = Ordered>(PhantomData<(U, C)>);

/// Seconds: `unit = s`.
#[derive(Debug, Clone, Copy)]
pub struct Seconds;

/// Milliseconds: `unit = ms`.
#[derive(Debug, Clone, Copy)]
pub struct Millis;

/// Microseconds: `unit = us`.
#[derive(Debug, Clone, Copy)]
pub struct Micros;

/// Nanoseconds: `unit = ns`.
#[derive(Debug, Clone, Copy)]
pub struct Nanos;

/// One of the four.
pub trait UnitOfTime {
    const UNIT: TimeUnit;
    const PER_SECOND: u32;
}

macro_rules! unit {
    ($($unit:ident $name:ident $per_second:literal;)*) => {$(
        impl UnitOfTime for $unit {
            const UNIT: TimeUnit = TimeUnit::$name;
            const PER_SECOND: u32 = $per_second;
        }
    )*};
}

unit! {
    Seconds Seconds 1;
    Millis Milliseconds 1_000;
    Micros Microseconds 1_000_000;
    Nanos Nanoseconds 1_000_000_000;
}

/// A number of units since 1970. Binary it is an `i64`; decimal text has no sign, so there it starts
/// at zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count(i64);

impl Step for Count {
    const FIRST: Self = Count(i64::MIN);
    const LAST: Self = Count(i64::MAX);

    #[inline(always)]
    fn next(self) -> Option<Self> {
        self.0.checked_add(1).map(Count)
    }

    #[inline(always)]
    fn previous(self) -> Option<Self> {
        self.0.checked_sub(1).map(Count)
    }
}

impl FieldValue for Count {
    type Arg<'v> = Count;

    const FORMAT: Format = <i64 as FieldValue>::FORMAT;

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        self.0.encode::<P, S>(out)
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

impl<'r> FieldValueDecode<'r> for Count {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        <i64 as FieldValueDecode<'r>>::decode::<P>(row).map(Count)
    }
}

#[diagnostic::do_not_recommend]
impl Timestamp for Count {
    const MIN: i128 = <i64 as Timestamp>::MIN;
    const MAX: i128 = <i64 as Timestamp>::MAX;

    #[inline(always)]
    fn wide(self) -> i128 {
        self.0.wide()
    }

    #[inline(always)]
    fn before(self, from: i128) -> u64 {
        self.0.before(from)
    }

    #[inline(always)]
    fn back(from: i128, distance: u64) -> Self {
        Count(i64::back(from, distance))
    }
}

/// The largest count, as decimal text has it.
const LARGEST: u128 = i64::MAX as u128;

impl Padded for Count {
    const ROLE: Role = Role::Number { min: 0, max: LARGEST };

    type Arg<'v> = Count;

    #[inline(always)]
    fn encode<const N: usize, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        let count = u64::try_from(self.0).map_err(|_| EncodeErrorKind::Before1970)?;
        out.put(&decimal::write::<N>(count.into())?);
        Ok(())
    }

    #[inline]
    fn bound<const N: usize, S: Sink>(&self, out: &mut S) -> Position {
        match u64::try_from(self.0) {
            Err(_) => Position::Before,
            Ok(count) if u128::from(count) > const { decimal::max(N) } => Position::After,
            Ok(count) => {
                out.put(&decimal::write_fitting::<N>(count.into()));
                Position::At
            }
        }
    }

    #[inline(always)]
    fn between<const N: usize>(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        Step::between(low, high)
            .only_if(|first, last| i128::from(first.0) <= const { fitting(N) } && last.0 >= 0)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

/// The largest count of so many digits.
const fn fitting(digits: usize) -> i128 {
    let max = decimal::max(digits);
    if max < LARGEST { max as i128 } else { LARGEST as i128 }
}

impl<'r> PaddedDecode<'r> for Count {
    #[inline(always)]
    fn decode<const N: usize>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let at = row.position();
        let count = decimal::read(row.array::<N>()?, at, false, &0, &LARGEST)?;
        // `read` allows no more than an `i64` holds.
        Ok(Count(count as i64))
    }
}

/// Where a time stands among the counts.
enum Counted {
    /// At the count; with a rest, before the next.
    At(i64, u32),
    Below,
    Above,
}

/// Rounds down. Nanoseconds of a leap second are the rest of the second that it prolongs.
#[inline(always)]
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
#[inline(always)]
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

const fn format<T: Instant, U: UnitOfTime>(inner: Format) -> Format {
    let (first, last) = ends::<T, U>();
    let (mut min, mut max) = (first as i128, last as u128);
    if let Some(domain) = inner.domain {
        if domain.min > min {
            min = domain.min;
        }
        if domain.max < max {
            max = domain.max;
        }
    }
    Format { time: true, unit: Some(U::UNIT), ..inner.within(min, max).fallible() }
}

/// One of the two sides, in the order of the bytes.
const fn side(later: bool, reversed: bool) -> Position {
    if later != reversed { Position::After } else { Position::Before }
}

impl<T: Instant, U: UnitOfTime, C: FieldCodec<Count>> FieldCodec<T> for Unit<U, C> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const FORMAT: Format = format::<T, U>(C::FORMAT);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(time: &T, out: &mut S) -> Result<(), EncodeFault> {
        let unit = U::UNIT;
        let Some(parts) = time.parts() else { return Err(EncodeErrorKind::TimeTooFar.into()) };
        match count::<U>(parts) {
            Counted::At(count, 0) => C::encode::<P, S>(&Count(count), out),
            Counted::At(_, NANOS_PER_SECOND) => Err(EncodeErrorKind::LeapSecond { unit }.into()),
            Counted::At(..) => Err(EncodeErrorKind::FinerThanUnit { unit }.into()),
            Counted::Below | Counted::Above => Err(EncodeErrorKind::OutsideUnit { unit }.into()),
        }
    }

    #[inline]
    fn bound<P: Place, S: Sink>(time: &T, out: &mut S) -> Position {
        let counted = time.parts().map_or(Counted::Above, count::<U>);
        let reversed = C::FORMAT.reversed;
        match counted {
            Counted::Below => side(false, reversed),
            Counted::Above => side(true, reversed),
            Counted::At(count, rest) => match C::bound::<P, S>(&Count(count), out) {
                // Between the count and the next.
                Position::At if rest > 0 => side(true, reversed),
                position => position,
            },
        }
    }

    #[inline]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        let (first, last) = const { ends::<T, U>() };
        let counted = |time: &T| time.parts().map_or(Counted::Above, count::<U>);
        let mut exact = true;
        let low = match low {
            Bound::Unbounded => Some(first),
            Bound::Included(time) | Bound::Excluded(time) => match counted(time) {
                Counted::At(count, 0) if matches!(low, Bound::Included(_)) => Some(count),
                Counted::At(count, rest) => {
                    exact &= rest == 0;
                    count.checked_add(1)
                }
                Counted::Below => Some(first),
                Counted::Above => None,
            },
        };
        let high = match high {
            Bound::Unbounded => Some(last),
            Bound::Included(time) | Bound::Excluded(time) => match counted(time) {
                Counted::At(count, 0) if matches!(high, Bound::Excluded(_)) => count.checked_sub(1),
                Counted::At(count, rest) => {
                    exact &= rest == 0;
                    Some(count)
                }
                Counted::Above => Some(last),
                Counted::Below => None,
            },
        };
        let (Some(low), Some(high)) = (low, high) else { return Between::Nothing };
        let (low, high) = (Count(low.max(first)), Count(high.min(last)));
        match C::between(Bound::Included(&low), Bound::Included(&high)) {
            // A bound between two counts lies beside its bytes, which a known range has no room for.
            Between::Values(low, high) if exact => {
                match (T::from_parts(parts::<U>(low.0)), T::from_parts(parts::<U>(high.0))) {
                    (Some(low), Some(high)) => Between::Values(low, high),
                    _ => Between::Unknown,
                }
            }
            Between::Values(..) | Between::Unknown => Between::Unknown,
            Between::Nothing => Between::Nothing,
        }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        if C::FORMAT.reversed { b.cmp(a) } else { a.cmp(b) }
    }
}

impl<'r, T: Instant, U: UnitOfTime, C: FieldDecode<'r, Count>> FieldDecode<'r, T> for Unit<U, C> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        let at = row.position();
        let Count(count) = C::decode::<P>(row)?;
        T::from_parts(parts::<U>(count)).ok_or(DecodeFault::new(
            at,
            DecodeErrorKind::OutOfDomain {
                min: const { &(ends::<T, U>().0 as i128) },
                max: const { &(ends::<T, U>().1 as u128) },
            },
        ))
    }
}

through_option!([U, C] Unit<U, C>);
