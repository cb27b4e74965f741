//! `max`: a narrower domain than the type's.

use core::marker::PhantomData;

use super::int::Integer;
use super::{BoundPosition, EncodeErrorKind, Kind, Node, codec, through_option};
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

codec! {
    [C, T: Integer, const M: u128] Max<C, M>, T, over C: T, arg: C::Arg<'v>,
    node: narrowed::<T>(C::NODE, M),
    // Infallible only if the maximum excludes nothing, even where all that `C` cannot encode is above it.
    infallible: C::INFALLIBLE && M >= domain::<T>(C::NODE).max,
    refused: C::REFUSED,
    write: |value, end, out| match above(*value, M) {
        Some(value) => return Err(EncodeErrorKind::AboveMaximum { value, max: &M }.into()),
        None => C::write(value, end, out)?,
    },
    bound: |value, end, out| match above(*value, M) {
        Some(_) => BoundPosition::After.reversed_if(const { C::NODE.reversed() }),
        None => C::bound(value, end, out),
    },
    compare: |a, b| C::compare(a, b),
    read: |row, end| {
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
