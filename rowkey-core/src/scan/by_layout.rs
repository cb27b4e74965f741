//! Scans by a layout instead of a type, for the `rowkey` tool: it reads a layout from JSON, encodes values by its nodes, and
//! gets the ranges and skip scans that the builder of the key would return. Internal: may change with any release.

use alloc::vec::Vec;
use core::ops::Bound;

pub use super::constraints::Constraint;
use super::ranges::KeyRanges;
use super::row_bounds::{RowBound, RowBounds, RowPosition};
use super::skip::SkipScan;
pub use crate::bytes::decimal_number;
use crate::bytes::{BoundPosition, End, KeyBuf, Sink};
use crate::layout::{Kind, Layout, Node};

/// A bound of a field: the bytes and the position that [`Codec::bound`](crate::codec::Codec::bound) returns, without a
/// delimiter.
pub type At = Bound<(Vec<u8>, BoundPosition)>;

/// One of these encodings, each with the delimiter after it.
pub fn values(encoded: impl IntoIterator<Item = Vec<u8>>) -> Constraint {
    Constraint::values(encoded.into_iter().map(|bytes| KeyBuf::from(&bytes[..])).collect())
}

/// Between two bounds of the values. `falling`: larger values have smaller encodings; of an `Option`, the value inside.
#[must_use]
pub fn between(node: &Node, end: End, low: &At, high: &At, falling: bool) -> Constraint {
    if falling && matches!(node.kind, Kind::Optional(_)) {
        return after_none(node, end, low, high);
    }
    let (first, last) = if falling { (high, low) } else { (low, high) };
    let (low, high) = (row_bound(node, end, first, true), row_bound(node, end, last, false));
    let mut row_bounds = RowBounds { low, high, empty: false };
    row_bounds.empty = row_bounds.is_empty(0, node, end);
    Constraint::between([row_bounds])
}

/// Text that starts with a prefix: at or above the first bytes, and below the successor of the second. `None`: there is no
/// such text.
#[must_use]
pub fn starting(node: &Node, end: End, found: Option<(Vec<u8>, Vec<u8>)>) -> Constraint {
    match (found, end) {
        (None, _) => Constraint::between([]),
        (Some((low, _)), End::Unordered(delimiter)) if node.ends_in_text() => {
            Constraint::between(RowBounds::starting(&low, delimiter, node))
        }
        (Some((low, high)), _) => Constraint::between([RowBounds::after_head(&KeyBuf::new(), &low, &high)]),
    }
}

/// The constraint of the complemented field.
#[must_use]
pub fn complemented(constraint: Constraint) -> Constraint {
    constraint.complemented()
}

/// The ranges of sets of the leading fields and windows of the next one.
pub fn ranges(layout: &'static Layout, constraints: &[Constraint]) -> KeyRanges {
    KeyRanges::product(layout, constraints)
}

/// The skip scan of any constraints.
pub fn skip(layout: &'static Layout, constraints: Vec<Constraint>) -> SkipScan {
    SkipScan::new(layout, constraints)
}

fn row_bound(node: &Node, end: End, bound: &At, low: bool) -> RowBound<KeyBuf> {
    let (bytes, position, included) = match bound {
        Bound::Unbounded => {
            return RowBound {
                bytes: KeyBuf::new(),
                position: if low { RowPosition::Before } else { RowPosition::After },
            };
        }
        Bound::Included((bytes, position)) => (bytes, position, true),
        Bound::Excluded((bytes, position)) => (bytes, position, false),
    };
    let mut bytes = KeyBuf::from(&bytes[..]);
    let position = match position {
        BoundPosition::Before => RowPosition::Before,
        BoundPosition::After => RowPosition::After,
        BoundPosition::At => {
            end.delimiter().iter().for_each(|delimiter| bytes.put(delimiter));
            match low == included {
                true => RowPosition::Before,
                false if end == End::Row && node.unterminated() => RowPosition::AfterRow,
                false => RowPosition::After,
            }
        }
    };
    RowBound { bytes, position }
}

/// The bounds of an `Option` whose values are reversed while `None` still sorts first. `None` is included if the range has no
/// upper bound or ends at `None`.
fn after_none(node: &Node, end: End, low: &At, high: &At) -> Constraint {
    let is_none = |bound: &At| match bound {
        Bound::Unbounded => false,
        Bound::Included((bytes, _)) | Bound::Excluded((bytes, _)) => bytes[..] == [0],
    };
    let from_none = matches!(low, Bound::Unbounded) || (is_none(low) && matches!(low, Bound::Included(_)));
    let flag = |flag: u8| RowBounds::of_prefix(KeyBuf::from([flag]), false);
    let (none, mut some) = (flag(0), flag(1));
    match high {
        Bound::Unbounded if from_none => some.low = none.low,
        Bound::Included(_) if is_none(high) => {
            return Constraint::between(if from_none { Some(none) } else { None });
        }
        Bound::Excluded(_) if is_none(high) => return Constraint::between([]),
        Bound::Unbounded => {}
        _ => some.low = row_bound(node, end, high, true),
    }
    if !matches!(low, Bound::Unbounded) && !is_none(low) {
        some.high = row_bound(node, end, low, false);
    }
    if !matches!(high, Bound::Unbounded) || !from_none {
        some.empty = some.is_empty(0, node, end);
    }
    Constraint::between([some])
}
