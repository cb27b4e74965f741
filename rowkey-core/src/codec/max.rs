//! `max`: a narrower domain than the type's.

use core::cmp::Ordering;
use core::marker::PhantomData;

use super::int::Integer;
use super::{
    BoundPosition, Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Reader, Sink, through_option,
};
use crate::layout::Domain;

/// `#[rowkey(max = M)]`: the codec `C` for numbers up to `M`. Larger ones cannot be encoded.
#[derive(Debug, Clone, Copy)]
pub struct Max<C, const M: u128>(PhantomData<C>);

/// The number, if it is above `max`.
#[inline]
fn above<T: Integer>(value: T, max: u128) -> Option<u128> {
    let number = value.wide();
    // Negative numbers are above `T::MAX`.
    if number > max && number <= T::MAX { Some(number) } else { None }
}

/// The domain of `node`, an encoding of `T`.
const fn domain<T: Integer>(node: &Node) -> Domain {
    match node.domain {
        Some(domain) => domain,
        None => Domain { min: T::MIN, max: T::MAX, non_zero: false },
    }
}

/// `node` with its domain narrowed to `max`.
const fn narrowed<T: Integer>(node: &'static Node, max: u128) -> Node {
    let whole = domain::<T>(node);
    let mut narrower = Node::of(node.kind.number(), node.width);
    (narrower.domain, narrower.unit, narrower.custom) = (node.domain, node.unit, node.custom);
    if max < whole.max {
        narrower.domain = Some(Domain { max, ..whole });
    }
    narrower
}

impl<C: Codec<T>, T: Integer, const M: u128> Codec<T> for Max<C, M> {
    type Arg<'v>
        = C::Arg<'v>
    where
        T: 'v;

    const NODE: &'static Node = &narrowed::<T>(C::NODE, M);
    // Infallible only if the maximum excludes nothing, even where all that `C` cannot encode is above it.
    const INFALLIBLE: bool = C::INFALLIBLE && M >= domain::<T>(C::NODE).max;
    const REFUSED: Option<&'static str> = C::REFUSED;

    #[inline]
    fn write<S: Sink>(value: &T, end: End, out: &mut S) -> Result<(), EncodeFault> {
        match above(*value, M) {
            Some(value) => Err(EncodeErrorKind::AboveMaximum { value, max: &M }.into()),
            None => C::write(value, end, out),
        }
    }

    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> BoundPosition {
        match above(*value, M) {
            Some(_) => BoundPosition::After.reversed_if(const { C::NODE.reversed() }),
            None => C::bound(value, end, out),
        }
    }

    fn compare(a: &T, b: &T) -> Ordering {
        C::compare(a, b)
    }
}

impl<'r, C: Decode<'r, T>, T: Integer, const M: u128> Decode<'r, T> for Max<C, M> {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<T> {
        let value = C::read(row, end)?;
        match (above(value, M), &C::NODE.kind) {
            (None, _) => Some(value),
            // The layout cannot find the number in these bytes.
            (_, Kind::Custom(_) | Kind::Descending(_)) => row.refuse("expected a number up to the maximum"),
            _ => None,
        }
    }
}

through_option!([C, const M: u128] Max<C, M>);
