//! Scans by a layout instead of a type, for the `rowkey` tool: it reads a layout from JSON, encodes values by its nodes, and
//! gets the ranges and skip scans that the builder of the key would return. Internal: may change with any release.

use alloc::vec::Vec;
use core::ops::Bound;

pub use super::constraints::Constraint;
use super::ranges::KeyRanges;
use super::row_bounds::{BoundedField, RowBounds};
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
    let field = BoundedField {
        node,
        end,
        reversed: falling,
        none_first: falling && matches!(node.kind, Kind::Optional(_)),
        unterminated: node.unterminated(),
        bound: |(encoded, position): &(Vec<u8>, BoundPosition), bytes: &mut KeyBuf| {
            bytes.put(encoded);
            *position
        },
    };
    Constraint::between([field.row_bounds(low.as_ref(), high.as_ref())])
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
