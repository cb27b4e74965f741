//! `reverse_ts`: a time counted back from a later one, so that the newest row comes first.

use core::cmp::Ordering;
use core::ops::Bound;

use super::option::through_option;
use super::{Between, FieldCodec, FieldDecode, Position};
use crate::decimal;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::{ByteSet, Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::Step;

/// `FROM - t` in 8 bytes, big-endian, for every `t` up to `FROM`.
#[derive(Debug, Clone, Copy)]
pub struct ReverseTs<const FROM: i128>;

/// `FROM - t` as unsigned decimal text of `N` digits, for every `t` up to `FROM`.
#[derive(Debug, Clone, Copy)]
pub struct ReverseTsPad<const FROM: i128, const N: usize>;

/// A count of seconds, milliseconds or the like.
#[diagnostic::on_unimplemented(
    message = "`#[reverse_ts]` does not fit `{Self}`",
    label = "not a time",
    note = "it takes `i64`, `u64` and points in time; for other numbers and for dates, `#[rowkey(desc)]` sorts the \
            largest first",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
pub trait Timestamp: Step {
    /// The earliest.
    const MIN: i128;
    /// The latest.
    const MAX: i128;

    /// As a number.
    fn wide(self) -> i128;

    /// `from - self`, which fits in 64 bits without a sign wherever `self <= from`.
    fn before(self, from: i128) -> u64;

    /// The time that lies `distance` before `from`, in 64 bits that wrap.
    fn back(from: i128, distance: u64) -> Self;
}

macro_rules! timestamp {
    ($($int:ident)*) => {$(
        impl Timestamp for $int {
            const MIN: i128 = $int::MIN as i128;
            const MAX: i128 = $int::MAX as i128;

            #[inline(always)]
            fn wide(self) -> i128 {
                self as i128
            }

            #[inline(always)]
            fn before(self, from: i128) -> u64 {
                (from as u64).wrapping_sub(self as u64)
            }

            #[inline(always)]
            fn back(from: i128, distance: u64) -> Self {
                (from as u64).wrapping_sub(distance) as $int
            }
        }
    )*};
}

timestamp!(i64 u64);

#[inline(always)]
fn distance<T: Timestamp>(time: T, from: i128) -> Result<u64, EncodeFault> {
    // Folds away where `from` is the type's largest.
    if from < T::MAX && time.wide() > from {
        return Err(EncodeErrorKind::AfterOrigin { origin: from }.into());
    }
    Ok(time.before(from))
}

#[inline(always)]
fn time<T: Timestamp, const FROM: i128>(distance: u64, at: usize) -> Result<T, DecodeFault> {
    let time = T::back(FROM, distance);
    // Counted from the type's largest time, every distance has a time. From any other one, the
    // distance is right if it did not wrap.
    if FROM == T::MAX || FROM - time.wide() == i128::from(distance) {
        return Ok(time);
    }
    let max = const { &if FROM < 0 { 0 } else { FROM as u128 } };
    Err(DecodeFault::new(at, DecodeErrorKind::OutOfDomain { min: &T::MIN, max }))
}

const fn format(kind: Kind, width: usize, from: i128, min: i128, max: i128) -> Format {
    let format = Format::of(kind, width).within(min, if from < 0 { 0 } else { from as u128 });
    Format { reversed: true, time: true, origin: from, ..format.fallible_unless(from >= max) }
}

impl<T: Timestamp, const FROM: i128> FieldCodec<T> for ReverseTs<FROM> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const FORMAT: Format = format(Kind::ReverseTime, 8, FROM, T::MIN, T::MAX);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&distance(*value, FROM)?.to_be_bytes());
        Ok(())
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        match Self::encode::<P, S>(value, out) {
            Ok(()) => Position::At,
            // Later than every time that fits: newest first, it lies before all.
            Err(_) => Position::Before,
        }
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        T::between(low, high).only_if(|first, _| first.wide() <= FROM)
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        b.cmp(a)
    }
}

impl<'r, T: Timestamp, const FROM: i128> FieldDecode<'r, T> for ReverseTs<FROM> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        let at = row.position();
        time::<T, FROM>(u64::from_be_bytes(row.array()?), at)
    }
}

impl<T: Timestamp, const FROM: i128, const N: usize> FieldCodec<T> for ReverseTsPad<FROM, N> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const FORMAT: Format = {
        let format = format(Kind::ReverseTimeDecimal, N, FROM, T::MIN, T::MAX);
        let fits = FROM - T::MIN <= decimal::max(if N > 20 { 20 } else { N }) as i128;
        Format { bytes: ByteSet::DIGITS, ..format.fallible_unless(format.total && fits) }
    };

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&decimal::write::<N>(distance(*value, FROM)?.into())?);
        Ok(())
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        match Self::encode::<P, S>(value, out) {
            Ok(()) => Position::At,
            // Too far in the future, or so far in the past that the digits do not hold it.
            Err(_) if value.wide() > FROM => Position::Before,
            Err(_) => Position::After,
        }
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        T::between(low, high).only_if(|first, last| {
            let digits = decimal::max(if N > 20 { 20 } else { N }) as i128;
            first.wide() <= FROM && FROM - last.wide() <= digits
        })
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        b.cmp(a)
    }
}

impl<'r, T: Timestamp, const FROM: i128, const N: usize> FieldDecode<'r, T> for ReverseTsPad<FROM, N> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        let at = row.position();
        let number = decimal::read(row.array::<N>()?, at, false, &0, const { &(u64::MAX as u128) })?;
        // `read` allows no more than 64 bits.
        time::<T, FROM>(number as u64, at)
    }
}

through_option!([const FROM: i128] ReverseTs<FROM>);
through_option!([const FROM: i128, const N: usize] ReverseTsPad<FROM, N>);
