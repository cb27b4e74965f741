//! `width`: big-endian in fewer bytes than the type has, or more.

use core::cmp::Ordering;
use core::ops::Bound;

use super::option::through_option;
use super::{Between, FieldCodec, FieldDecode, Position};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::Unsigned;

/// An unsigned number, big-endian in `N` bytes, at most 16.
#[derive(Debug, Clone, Copy)]
pub struct Width<const N: usize>;

impl<const N: usize> Width<N> {
    const MAX: u128 = if N >= 16 { u128::MAX } else { (1 << (8 * N)) - 1 };

    const fn max<T: Unsigned>() -> u128 {
        if Self::MAX < T::MAX { Self::MAX } else { T::MAX }
    }
}

impl<T: Unsigned, const N: usize> FieldCodec<T> for Width<N> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const FORMAT: Format =
        Format::of(Kind::Unsigned, N).within(T::MIN, Self::max::<T>()).fallible_unless(Self::MAX >= T::MAX);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        let value = value.wide();
        if value > Self::MAX {
            return Err(EncodeErrorKind::AboveMaximum { value, max: &Self::MAX }.into());
        }
        out.put(&value.to_be_bytes()[16 - N..]);
        Ok(())
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        match Self::encode::<P, S>(value, out) {
            Ok(()) => Position::At,
            Err(_) => Position::After,
        }
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        T::between(low, high).only_if(|first, _| first.wide() <= Self::MAX)
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.wide().cmp(&b.wide())
    }
}

impl<'r, T: Unsigned, const N: usize> FieldDecode<'r, T> for Width<N> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        let at = row.position();
        let mut wide = [0; 16];
        wide[16 - N..].copy_from_slice(&row.array::<N>()?);
        T::narrow(u128::from_be_bytes(wide)).ok_or(DecodeFault::new(
            at,
            DecodeErrorKind::OutOfDomain { min: &T::MIN, max: const { &Self::max::<T>() } },
        ))
    }
}

through_option!([const N: usize] Width<N>);
