//! `raw`: a signed integer as HBase's `Bytes.putLong` writes it, without the sign flip.

use core::cmp::Ordering;

use super::int::Integer;
use super::{
    BoundPosition, Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Reader, Sink, through_option,
};

/// `#[rowkey(raw)]`: a signed integer in two's complement, big-endian, as HBase's `Bytes.toBytes` writes it.
///
/// Negative numbers would sort after positive ones, so they cannot be encoded.
#[derive(Debug, Clone, Copy)]
#[doc(alias("Bytes.toBytes"))]
pub struct Raw;

const UNSIGNED: &str = "`raw` leaves out the sign flip of a signed integer, and unsigned ones are written as they are \
     anyway; leave it out";

impl<T: Integer> Codec<T> for Raw {
    type Arg<'v> = T;

    const NODE: &'static Node =
        &Node::of(Kind::Raw, Some(size_of::<T>())).within(if T::ZERO { 0 } else { 1 }, T::MAX);
    const REFUSED: Option<&'static str> = if T::MIN < 0 { None } else { Some(UNSIGNED) };

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        let value = value.wide();
        if value > T::MAX {
            return Err(EncodeErrorKind::Negative.into());
        }
        out.put(&value.to_be_bytes()[16 - size_of::<T>()..]);
        Ok(())
    }

    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> BoundPosition {
        match Self::write(value, end, out) {
            Ok(()) => BoundPosition::At,
            Err(_) => BoundPosition::Before,
        }
    }

    fn compare(a: &T, b: &T) -> Ordering {
        // Values that cannot be encoded sort last.
        a.wide().cmp(&b.wide())
    }
}

impl<'r, T: Integer> Decode<'r, T> for Raw {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        let value = row.number(size_of::<T>())?;
        if value > T::MAX { None } else { T::narrow(value) }
    }
}

through_option!([] Raw);
