//! Scans by a layout instead of a type, for the `rowkey` tool: it reads a layout from JSON, encodes values by its nodes, and
//! gets the ranges and skip scans that the builder of the key would return. Internal: may change with any release.

use alloc::vec::Vec;
use core::ops::Bound;

pub use super::constraint::Constraint;
use super::field_bounds::{self, FieldBounds};
use super::interval::Interval;
use super::ranges::KeyRanges;
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
    let field = FieldBounds {
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
    let mut interval = Interval::ALL;
    field.put(&mut interval, 0, low.as_ref(), high.as_ref());
    Constraint::between([interval])
}

/// Text that starts with a prefix: at or above the first bytes, and below the successor of the second. `None`: there is no
/// such text.
#[must_use]
pub fn starting(node: &Node, end: End, found: Option<(Vec<u8>, Vec<u8>)>) -> Constraint {
    match (found, end) {
        (None, _) => Constraint::between([]),
        (Some((low, _)), End::Unordered(delimiter)) if node.ends_in_text() => {
            Constraint::between(field_bounds::starting(&low, delimiter, node))
        }
        (Some((low, high)), _) => Constraint::between([Interval::from_to(&low, &high)]),
    }
}

/// The ranges of sets of the leading fields and windows of the next one.
pub fn ranges(layout: &'static Layout, constraints: &[Constraint]) -> KeyRanges {
    KeyRanges::product(layout, constraints)
}

/// The skip scan of any constraints.
pub fn skip(layout: &'static Layout, constraints: &[Constraint]) -> SkipScan {
    SkipScan::new(layout, constraints)
}
