//! `width`: big-endian in fewer or more bytes than the type has.

use super::int::Unsigned;
use super::{EncodeErrorKind, Kind, Node, codec, through_option};

/// `#[rowkey(width = N)]`: an unsigned integer, big-endian, in `N` bytes, at most 16.
#[derive(Debug, Clone, Copy)]
pub struct Width<const N: usize>;

impl<const N: usize> Width<N> {
    const MAX: u128 = if N >= 16 { u128::MAX } else { (1 << (8 * N)) - 1 };
}

codec! {
    [T: Unsigned, const N: usize] Width<N>, T,
    node: Node::of(Kind::Unsigned, Some(N)).within(T::MIN, if Self::MAX < T::MAX { Self::MAX } else { T::MAX }),
    infallible: Self::MAX >= T::MAX,
    write: |value, _, out| {
        let value = value.wide();
        if value > Self::MAX {
            return Err(EncodeErrorKind::AboveMaximum { value, max: &Self::MAX }.into());
        }
        out.put(&value.to_be_bytes()[16 - N..]);
    },
    read: |row, _| T::narrow(row.number(N)?)
}

through_option!([const N: usize] Width<N>);
