//! `raw`: a signed integer as HBase's `Bytes.putLong` writes it, without the sign flip.

use core::cmp::Ordering;

use super::int::Signed;
use super::option::through_option;
use super::{Codec, Decode};
use crate::bytes::{End, Position, Reader, Sink};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Kind, Node};

/// A signed integer in two's complement, big-endian. Negative ones would sort after all positive ones, so they
/// cannot be encoded.
#[derive(Debug, Clone, Copy)]
pub struct Raw;

impl<T: Signed> Codec<T> for Raw {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = &Node::of(Kind::Raw, Some(size_of::<T>())).within(0, T::MAX);

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        if value.parts().0 {
            return Err(EncodeErrorKind::Negative.into());
        }
        value.put(out);
        Ok(())
    }

    #[inline]
    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> Position {
        match Self::write(value, end, out) {
            Ok(()) => Position::At,
            Err(_) => Position::Before,
        }
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        // What cannot be encoded sorts last.
        (a.parts().0, a).cmp(&(b.parts().0, b))
    }
}

impl<'r, T: Signed> Decode<'r, T> for Raw {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        T::take(row).filter(|value| !value.parts().0)
    }
}

through_option!([] Raw);
