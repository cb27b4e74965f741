//! `reverse_ts`: a time counted back from a later one, so that the newest row comes first.

use core::cmp::Ordering;

use super::option::through_option;
use super::pad::digits;
use super::{Codec, Decode};
use crate::bytes::{End, Position, Reader, Sink, decimal};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Kind, Node};

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
pub trait Timestamp: Copy + Ord {
    /// The earliest.
    const MIN: i128;
    /// The latest.
    const MAX: i128;

    /// As a number.
    fn wide(self) -> i128;

    /// The time of these 64 bits.
    fn of(bits: u64) -> Self;
}

macro_rules! timestamp {
    ($($int:ident)*) => {$(
        impl Timestamp for $int {
            const MIN: i128 = $int::MIN as i128;
            const MAX: i128 = $int::MAX as i128;

            #[inline]
            fn wide(self) -> i128 {
                self as i128
            }

            #[inline]
            fn of(bits: u64) -> Self {
                bits as $int
            }
        }
    )*};
}

timestamp!(i64 u64);

/// The times of a field that reverse time is written for, which may be optional.
pub trait Times {
    /// The earliest.
    const MIN: i128;
    /// The latest.
    const MAX: i128;
}

impl<T: Timestamp> Times for T {
    const MIN: i128 = <T as Timestamp>::MIN;
    const MAX: i128 = <T as Timestamp>::MAX;
}

impl<T: Times> Times for Option<T> {
    const MIN: i128 = T::MIN;
    const MAX: i128 = T::MAX;
}

#[inline]
fn distance<T: Timestamp>(time: T, from: i128) -> Result<u64, EncodeFault> {
    // Folds away where `from` is the type's largest.
    if from < T::MAX && time.wide() > from {
        return Err(EncodeErrorKind::AfterOrigin { origin: from }.into());
    }
    // Up to `from`, the difference fits in 64 bits without a sign.
    Ok((from as u64).wrapping_sub(time.wide() as u64))
}

#[inline]
fn time<T: Timestamp>(distance: u64, from: i128) -> Option<T> {
    let time = T::of((from as u64).wrapping_sub(distance));
    // Counted from the type's largest time, every distance has a time. From any other one, the distance is right
    // if it did not wrap.
    if from == T::MAX || from - time.wide() == i128::from(distance) { Some(time) } else { None }
}

const fn node<T: Timestamp>(kind: Kind, width: usize, from: i128) -> Node {
    Node::of(kind, Some(width)).within(T::MIN, if from < 0 { 0 } else { from as u128 })
}

impl<T: Timestamp, const FROM: i128> Codec<T> for ReverseTs<FROM> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = &node::<T>(Kind::ReverseTime { from: FROM }, 8, FROM);
    const INFALLIBLE: bool = FROM >= T::MAX;

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&distance(*value, FROM)?.to_be_bytes());
        Ok(())
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        b.cmp(a)
    }
}

impl<'r, T: Timestamp, const FROM: i128> Decode<'r, T> for ReverseTs<FROM> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        time(u64::from_be_bytes(row.array()?), FROM)
    }
}

impl<T: Timestamp, const FROM: i128, const N: usize> Codec<T> for ReverseTsPad<FROM, N> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = &node::<T>(Kind::ReverseTimeDecimal { from: FROM }, N, FROM);
    const INFALLIBLE: bool =
        FROM >= T::MAX && FROM - T::MIN <= decimal::max(if N > 20 { 20 } else { N }) as i128;

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&digits::<N>(distance(*value, FROM)?.into())?);
        Ok(())
    }

    #[inline]
    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> Position {
        match Self::write(value, end, out) {
            Ok(()) => Position::At,
            // Too far in the future, or so far in the past that the digits do not hold it.
            Err(_) if value.wide() > FROM => Position::Before,
            Err(_) => Position::After,
        }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        b.cmp(a)
    }
}

impl<'r, T: Timestamp, const FROM: i128, const N: usize> Decode<'r, T> for ReverseTsPad<FROM, N> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        time(u64::try_from(decimal::read(row.array::<N>()?)?).ok()?, FROM)
    }
}

through_option!([const FROM: i128] ReverseTs<FROM>);
through_option!([const FROM: i128, const N: usize] ReverseTsPad<FROM, N>);
