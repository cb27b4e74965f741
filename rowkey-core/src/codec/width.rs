//! `width`: big-endian in fewer or more bytes than the type has.

use core::cmp::Ordering;

use super::int::Unsigned;
use super::{Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Reader, Sink, through_option};

/// `#[rowkey(width = N)]`: an unsigned integer, big-endian, in `N` bytes, at most 16.
#[derive(Debug, Clone, Copy)]
pub struct Width<const N: usize>;

impl<const N: usize> Width<N> {
    const MAX: u128 = if N >= 16 { u128::MAX } else { (1 << (8 * N)) - 1 };
}

impl<T: Unsigned, const N: usize> Codec<T> for Width<N> {
    type Arg<'v> = T;

    const NODE: &'static Node = &Node::of(Kind::Unsigned, Some(N))
        .within(T::MIN, if Self::MAX < T::MAX { Self::MAX } else { T::MAX });
    const INFALLIBLE: bool = Self::MAX >= T::MAX;

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        let value = value.wide();
        if value > Self::MAX {
            return Err(EncodeErrorKind::AboveMaximum { value, max: &Self::MAX }.into());
        }
        out.put(&value.to_be_bytes()[16 - N..]);
        Ok(())
    }

    fn compare(a: &T, b: &T) -> Ordering {
        a.cmp(b)
    }
}

impl<'r, T: Unsigned, const N: usize> Decode<'r, T> for Width<N> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        T::narrow(row.number(N)?)
    }
}

through_option!([const N: usize] Width<N>);
