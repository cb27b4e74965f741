//! One rule for empty scans: nothing is between two bounds unless the smallest encoding at or above the lower one is below the
//! upper one. So a range between two adjacent values is empty, for every type.

use super::interval::{Interval, RowPosition};
use crate::bytes::{End, Sink};
use crate::form::{CeilingOf, ceiling_by};
use crate::layout::Node;

/// Whether no encoding of `node` is between the bounds, which start with `at` bytes of head. `of`: the ceiling of its kind.
#[inline(always)]
pub fn holds_nothing(interval: &Interval, at: usize, node: &Node, end: End, of: CeilingOf) -> bool {
    let by_width = node.width.and_then(|width| of_width(interval, at, width + end.delimiter_len()));
    by_width.unwrap_or_else(|| by_ceiling(interval, at, node, end, of))
}

/// The answer for encodings of a constant width, if comparing the bounds gives it: that needs no call. `None`: it depends on
/// which encodings there are.
#[inline(always)]
fn of_width(interval: &Interval, at: usize, width: usize) -> Option<bool> {
    let (low, high) = (&interval.low.bytes[at..], &interval.high.bytes[at..]);
    match (low.get(..width), high.get(..width), interval.low.position, interval.high.position) {
        (Some(low), Some(high), RowPosition::Before, RowPosition::After) => Some(low > high),
        (Some(low), Some(high), RowPosition::Before, _) | (Some(low), Some(high), _, RowPosition::After) => {
            Some(low >= high)
        }
        (Some(_), None, RowPosition::Before, RowPosition::After) if high.is_empty() => Some(false),
        (None, Some(_), RowPosition::Before, RowPosition::After) if low.is_empty() => Some(false),
        _ => None,
    }
}

/// The same for a field of which every byte string of its width is an encoding: links no ceiling.
#[inline(always)]
pub fn holds_no_bytes(interval: &Interval, at: usize, width: usize) -> bool {
    of_width(interval, at, width).unwrap_or_else(|| by_successor(interval, at, width))
}

/// The smallest encoding at or above the lower bound is its first bytes and zeros.
#[cold]
#[inline]
fn by_successor(interval: &Interval, at: usize, width: usize) -> bool {
    let Some(mut least) = interval.low.without(at) else { return true };
    (least.len()..width).for_each(|_| least.put_byte(0));
    match interval.high.position {
        RowPosition::After if interval.high.bytes.len() == at => false,
        _ => interval.high.without(at).is_some_and(|high| least >= high),
    }
}

/// The general rule.
#[cold]
#[inline(never)]
pub fn by_ceiling(interval: &Interval, at: usize, node: &Node, end: End, of: CeilingOf) -> bool {
    let Some(low) = interval.low.without(at) else { return true };
    let high = match interval.high.position {
        RowPosition::After if interval.high.bytes.len() == at => None,
        _ => interval.high.without(at),
    };
    match ceiling_by(of, node, end, false, &low) {
        Some(least) => high.is_some_and(|high| least.bytes >= high),
        None => true,
    }
}
