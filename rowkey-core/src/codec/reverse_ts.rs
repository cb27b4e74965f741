//! `reverse_ts`: a time counted back from a later one, so that the newest row comes first.

use core::cmp::Ordering;
use core::marker::PhantomData;

use super::int::Integer;
use super::pad::Pad;
use super::{
    Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Ordered, Position, Reader, Sink,
    through_option,
};

/// `FROM - t` for every `t` up to `FROM`, written by `C`: 8 bytes big-endian, if nothing else is said.
#[derive(Debug, Clone, Copy)]
pub struct ReverseTs<const FROM: i128, C = Ordered>(PhantomData<C>);

/// `FROM - t` as unsigned decimal text of `N` digits, for every `t` up to `FROM`.
pub type ReverseTsPad<const FROM: i128, const N: usize> = ReverseTs<FROM, Pad<N>>;

/// A count of seconds, milliseconds or the like, in 64 bits.
#[diagnostic::on_unimplemented(
    message = "`#[reverse_ts]` does not fit `{Self}`",
    label = "not a time",
    note = "it takes `i64`, `u64` and points in time; for other numbers and for dates, `#[rowkey(desc)]` sorts the \
            largest first",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
pub trait Timestamp: Integer {}

impl Timestamp for i64 {}
impl Timestamp for u64 {}

/// The latest time of the type.
const fn latest<T: Timestamp>() -> i128 {
    T::MAX as i128
}

#[inline]
fn distance<T: Timestamp>(time: T, from: i128) -> Result<u64, EncodeFault> {
    let time = time.wide() as i128;
    // Folds away where `from` is the type's largest.
    if from < latest::<T>() && time > from {
        return Err(EncodeErrorKind::AfterOrigin { origin: from }.into());
    }
    // Up to `from`, the difference fits in 64 bits without a sign.
    Ok((from as u64).wrapping_sub(time as u64))
}

/// What `inner` writes of distances, as times.
const fn node<T: Timestamp>(inner: &'static Node, from: i128) -> Node {
    let kind = match inner.kind {
        Kind::Decimal => Kind::ReverseTimeDecimal { from },
        _ => Kind::ReverseTime { from },
    };
    Node::of(kind, inner.width).within(T::MIN, if from < 0 { 0 } else { from as u128 })
}

impl<T: Timestamp, const FROM: i128, C: Codec<u64>> Codec<T> for ReverseTs<FROM, C> {
    type Arg<'v> = T;

    const NODE: &'static Node = &node::<T>(C::NODE, FROM);
    const INFALLIBLE: bool = FROM >= latest::<T>()
        && match C::NODE.domain {
            Some(distances) => FROM - T::MIN <= distances.max as i128,
            None => false,
        };

    #[inline]
    fn write<S: Sink>(value: &T, end: End, out: &mut S) -> Result<(), EncodeFault> {
        C::write(&distance(*value, FROM)?, end, out)
    }

    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> Position {
        match distance(*value, FROM) {
            Ok(distance) => C::bound(&distance, end, out),
            // Too far in the future.
            Err(_) => Position::Before,
        }
    }

    fn compare(a: &T, b: &T) -> Ordering {
        b.cmp(a)
    }
}

impl<'r, T: Timestamp, const FROM: i128, C: Decode<'r, u64>> Decode<'r, T> for ReverseTs<FROM, C> {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<T> {
        let distance = C::read(row, end)?;
        // Counted from the type's latest time, every distance has a time; from any other, those that do not wrap.
        T::narrow((FROM - i128::from(distance)) as u128)
    }
}

through_option!([const FROM: i128, C] ReverseTs<FROM, C>);
