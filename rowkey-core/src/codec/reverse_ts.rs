//! `reverse_ts`: time counted back from an origin, so that the newest row sorts first.

use core::marker::PhantomData;

use super::int::Integer;
use super::pad::Pad;
use super::{BoundPosition, EncodeErrorKind, EncodeFault, Kind, Node, Ordered, codec, through_option};

/// `#[reverse_ts]`: newest first, by storing `FROM - t`.
///
/// `C` encodes the difference, by default as 8 bytes, big-endian. A time after `FROM` cannot be encoded.
#[derive(Debug, Clone, Copy)]
#[doc(alias("newest first", "reverse timestamp", "Long.MAX_VALUE"))]
pub struct ReverseTs<const FROM: i128, C = Ordered>(PhantomData<C>);

/// `#[reverse_ts]` with `#[pad(N)]`: `FROM - t` as `N` decimal digits.
pub type ReverseTsPad<const FROM: i128, const N: usize> = ReverseTs<FROM, Pad<N>>;

/// A type that `#[reverse_ts]` applies to: a count of seconds, milliseconds or the like in 64 bits.
#[diagnostic::on_unimplemented(
    message = "`#[reverse_ts]` does not fit `{Self}`",
    label = "not a time",
    note = "it takes `i64`, `u64` and points in time; for other numbers and for dates, `#[rowkey(desc)]` sorts the \
            largest first",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait Timestamp: Integer {}

impl Timestamp for i64 {}
impl Timestamp for u64 {}

const OTHER_BYTES: &str = "`ReverseTs` takes a codec whose bytes sort as its numbers do: `Ordered`, `Pad` or `Hex`. \
     With any other, the layout would say big-endian, and a bound would lose rows";

#[inline]
fn distance<T: Timestamp>(time: T, from: i128) -> Result<u64, EncodeFault> {
    let time = time.wide() as i128;
    // Optimized out if `from` is the type's maximum.
    if from < T::MAX as i128 && time > from {
        return Err(EncodeErrorKind::AfterOrigin { origin: from }.into());
    }
    // Up to `from`, the difference fits in unsigned 64 bits.
    Ok((from as u64).wrapping_sub(time as u64))
}

/// The node of the times whose differences `inner` encodes.
const fn node<T: Timestamp>(inner: &'static Node, from: i128) -> Node {
    let kind = match inner.kind {
        Kind::Decimal => Kind::ReverseTimeDecimal { from },
        Kind::Hex => Kind::ReverseTimeHex { from, upper: false },
        Kind::HexUpper => Kind::ReverseTimeHex { from, upper: true },
        _ => Kind::ReverseTime { from },
    };
    Node::of(kind, inner.width).within(T::MIN, if from < 0 { 0 } else { from as u128 })
}

codec! {
    [T: Timestamp, const FROM: i128, C] ReverseTs<FROM, C>, T, over C: u64, node: node::<T>(C::NODE, FROM),
    infallible: FROM >= T::MAX as i128
        && match C::NODE.domain {
            Some(distances) => FROM - T::MIN <= distances.max as i128,
            None => false,
        },
    refused: match C::NODE.kind {
        Kind::Unsigned | Kind::Decimal | Kind::Hex | Kind::HexUpper => C::REFUSED,
        _ => Some(OTHER_BYTES),
    },
    write: |value, end, out| C::write(&distance(*value, FROM)?, end, out)?,
    bound: |value, end, out| match distance(*value, FROM) {
        Ok(distance) => C::bound(&distance, end, out),
        // Too far in the future.
        Err(_) => BoundPosition::Before,
    },
    compare: |a, b| b.cmp(a),
    read: |row, end| {
        let distance = C::read(row, end)?;
        // With the type's latest time as the origin, every difference is valid; with any other, those that do not wrap.
        T::narrow((FROM - i128::from(distance)) as u128)
    }
}

through_option!([const FROM: i128, C] ReverseTs<FROM, C>);
