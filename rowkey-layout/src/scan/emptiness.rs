//! One rule for empty scans: nothing is between two bounds unless the smallest encoding at or above the lower one is below the
//! upper one. So a range between two adjacent values is empty, for every type.

use super::interval::{Interval, RowPosition};
use crate::bytes::{End, Sink};
use crate::form::{CeilingOf, ceiling_by};
use crate::layout::Node;

/// Whether nothing is between the bounds, if one of them includes its value: then the other decides, and which other encodings there are
/// does not matter. `includes`: whether the lower and the upper row include theirs; `None`: there is no bound.
#[inline(always)]
pub fn by_value(
    interval: &Interval,
    at: usize,
    includes: [Option<bool>; 2],
    width: Option<usize>,
) -> Option<bool> {
    match (includes, width) {
        ([Some(true), None] | [None, Some(true)], _) => Some(false),
        ([Some(_), Some(_)], Some(width)) => by_width(interval, at, width),
        ([Some(true), Some(_)], None) => Some(!interval.high.is_above(&interval.low.bytes)),
        ([Some(false), Some(true)], None) => Some(interval.low.is_above(&interval.high.bytes)),
        _ => None,
    }
}

/// The same of bounds of a constant width, which are compared without a call.
#[inline(always)]
fn by_width(interval: &Interval, at: usize, width: usize) -> Option<bool> {
    let (low, high) = (interval.low.bytes[at..].get(..width)?, interval.high.bytes[at..].get(..width)?);
    match (interval.low.position, interval.high.position) {
        (RowPosition::Before, RowPosition::After) => Some(low > high),
        (RowPosition::Before, _) | (_, RowPosition::After) => Some(low >= high),
        _ => None,
    }
}

/// The rule for a field of which every byte string of its width is an encoding, which links no ceiling: the smallest one at or above the
/// lower bound is its first bytes and zeros.
#[cold]
#[inline]
pub fn by_successor(interval: &Interval, at: usize, width: usize) -> bool {
    let Some(mut least) = interval.low.without(at) else { return true };
    (least.len()..width).for_each(|_| least.put_byte(0));
    interval.high.without(at).is_some_and(|high| least >= high)
}

/// The general rule. The bounds start with `at` bytes of head. `of`: the ceiling of the kind of `node`.
#[cold]
#[inline(never)]
pub fn by_ceiling(interval: &Interval, at: usize, node: &Node, end: End, of: CeilingOf) -> bool {
    let Some(low) = interval.low.without(at) else { return true };
    ceiling_by(of, node, end, false, &low)
        .is_none_or(|least| interval.high.without(at).is_some_and(|high| least.bytes >= high))
}
