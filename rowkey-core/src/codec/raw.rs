//! `raw`: a signed integer as HBase's `Bytes.putLong` writes it, without the sign flip.

use super::int::Integer;
use super::{BoundPosition, EncodeErrorKind, Kind, Node, codec, through_option};

/// `#[rowkey(raw)]`: a signed integer in two's complement, big-endian, as HBase's `Bytes.toBytes` writes it.
///
/// Negative numbers would sort after positive ones, so they cannot be encoded.
#[derive(Debug, Clone, Copy)]
#[doc(alias("Bytes.toBytes"))]
pub struct Raw;

const UNSIGNED: &str = "`raw` leaves out the sign flip of a signed integer, and unsigned ones are written as they are \
     anyway; leave it out";

codec! {
    [T: Integer] Raw, T,
    node: Node::of(Kind::Raw, Some(size_of::<T>())).within(if T::ZERO { 0 } else { 1 }, T::MAX),
    infallible: false,
    refused: if T::MIN < 0 { None } else { Some(UNSIGNED) },
    write: |value, _, out| {
        let value = value.wide();
        if value > T::MAX {
            return Err(EncodeErrorKind::Negative.into());
        }
        out.put(&value.to_be_bytes()[16 - size_of::<T>()..]);
    },
    bound: |value, end, out| match Self::write(value, end, out) {
        Ok(()) => BoundPosition::At,
        Err(_) => BoundPosition::Before,
    },
    // Values that cannot be encoded sort last.
    compare: |a, b| a.wide().cmp(&b.wide()),
    read: |row, _| {
        let value = row.number(size_of::<T>())?;
        if value > T::MAX { None } else { T::narrow(value) }
    }
}

through_option!([] Raw);
