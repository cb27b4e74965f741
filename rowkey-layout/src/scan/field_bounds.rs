//! The bounds of a field as bytes.

use alloc::vec::Vec;
use core::ops::Bound;

use super::constraint::Constraint;
use super::emptiness::by_ceiling;
use super::interval::{Interval, RowBound, RowPosition};
use crate::bytes::tag::{NONE, SOME};
use crate::bytes::{BoundPosition, Delimiter, End, KeyBuf, Sink};
use crate::form::ceiling_of;
use crate::layout::{Kind, Node};

/// A field whose values bound a scan, described by its type or by its layout. Two properties of the node are here as well, as
/// they are constants where the type is known.
pub struct FieldBounds<'n, F> {
    pub node: &'n Node,
    pub end: End,
    /// Larger values have smaller encodings; of an `Option`, the value inside.
    pub reversed: bool,
    /// `None` sorts first although the values inside are reversed.
    pub none_first: bool,
    /// See [`Node::unterminated`].
    pub unterminated: bool,
    /// Appends a value as `Codec::bound`.
    pub bound: F,
}

impl<F> FieldBounds<'_, F> {
    /// Appends the bounds to `rows`, both of which are a head of `at` bytes.
    #[inline(never)]
    pub fn put<A>(&self, rows: &mut Interval, at: usize, low: Bound<&A>, high: Bound<&A>)
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        self.append(rows, low, high);
        if self.none_first {
            // `None` is included only if the range has no upper bound or ends at `None`: an upper bound in time says nothing about
            // rows without a time.
            let is_none = |row_bound: &RowBound| row_bound.bytes.get(at) == Some(&NONE);
            let (from_none, to_none) = (is_none(&rows.high), is_none(&rows.low));
            let has_none = match low {
                Bound::Unbounded => true,
                Bound::Included(_) => from_none,
                Bound::Excluded(_) => false,
            };
            let after = |flag: u8| KeyBuf::from([&rows.low.bytes[..at], &[flag]].concat());
            let (none, some) = (after(NONE), after(SOME));
            if to_none {
                *rows = Interval::of_prefix(none, false);
                rows.empty = !has_none || !matches!(high, Bound::Included(_));
                return;
            }
            if from_none || matches!(low, Bound::Unbounded) {
                rows.high = RowBound { bytes: some.clone(), position: RowPosition::After };
            }
            if let Bound::Unbounded = high {
                rows.low.bytes = if has_none { none } else { some };
            }
        }
        // Not by the values: here they are bytes that may be no encodings.
        rows.empty = by_ceiling(rows, at, self.node, self.end, ceiling_of(self.node));
    }

    /// Returns whether the lower and the upper row include their values, as [`by_value`](super::emptiness::by_value) takes it.
    #[inline(always)]
    pub fn append<A>(&self, rows: &mut Interval, low: Bound<&A>, high: Bound<&A>) -> [Option<bool>; 2]
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        let (first, last) = if self.reversed || self.none_first { (high, low) } else { (low, high) };
        [self.append_one(&mut rows.low, first, true), self.append_one(&mut rows.high, last, false)]
    }

    #[inline(always)]
    fn append_one<A>(&self, row_bound: &mut RowBound, bound: Bound<&A>, low: bool) -> Option<bool>
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        let bytes = &mut row_bound.bytes;
        let (value, included) = match bound {
            Bound::Unbounded => {
                row_bound.position = if low { RowPosition::Before } else { RowPosition::After };
                return None;
            }
            Bound::Included(value) => (value, true),
            Bound::Excluded(value) => (value, false),
        };
        let found = (self.bound)(value, bytes);
        row_bound.position = match found {
            BoundPosition::Before => RowPosition::Before,
            BoundPosition::After => RowPosition::After,
            // An inclusive low bound is before the encoding, an inclusive high bound after it.
            BoundPosition::At => {
                match self.end {
                    End::Byte(delimiter) => bytes.put_byte(delimiter),
                    End::Unordered(delimiter) => bytes.put(&delimiter),
                    End::Row | End::Terminator | End::Before(_) => {}
                }
                match low == included {
                    true => RowPosition::Before,
                    false => RowPosition::after(self.end == End::Row && self.unterminated),
                }
            }
        };
        Some(included && found == BoundPosition::At)
    }
}

/// A bound of a field: the bytes and the position that `Codec::bound` returns, without a delimiter.
pub type At = Bound<(Vec<u8>, BoundPosition)>;

/// Between two bounds of the values. `reversed`: larger values have smaller encodings; of an `Option`, the value inside.
pub fn between(node: &Node, end: End, low: &At, high: &At, reversed: bool) -> Constraint {
    let field = FieldBounds {
        node,
        end,
        reversed,
        none_first: reversed && matches!(node.kind, Kind::Optional(_)),
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
pub fn starting(node: &Node, end: End, found: Option<(KeyBuf, KeyBuf)>) -> Constraint {
    match (found, end) {
        (None, _) => Constraint::between([]),
        (Some((low, _)), End::Unordered(delimiter)) if node.ends_in_text() => {
            Constraint::between(starting_before(&low, delimiter, node))
        }
        (Some((low, high)), _) => Constraint::between([Interval::from_to(low, high)]),
    }
}

/// All text that starts with `prefix`, before an unordered delimiter. If the prefix ends with the start of the delimiter, rows
/// of shorter text followed by the delimiter also start with it. They are excluded, so there may be several intervals.
fn starting_before(prefix: &[u8], delimiter: Delimiter, node: &Node) -> Vec<Interval> {
    let overlaps = (1..delimiter.len()).filter(|&len| prefix.ends_with(&delimiter[..len]));
    let shorter = |len| KeyBuf::from([prefix, &delimiter[len..]].concat());
    let mut excluded: Vec<KeyBuf> = overlaps.map(shorter).collect();
    excluded.sort_unstable();
    excluded.dedup_by(|next, one| next.starts_with(one));
    let row_bound = |bytes: &[u8], position| RowBound { bytes: KeyBuf::from(bytes), position };
    let (mut low, mut intervals) = (row_bound(prefix, RowPosition::Before), Vec::new());
    for excluded in &excluded {
        let high = row_bound(excluded, RowPosition::Before);
        intervals.push(Interval { low, high, empty: false });
        low = row_bound(excluded, RowPosition::After);
    }
    intervals.push(Interval { low, high: row_bound(prefix, RowPosition::After), empty: false });
    let of = ceiling_of(node);
    intervals.retain(|interval| !by_ceiling(interval, 0, node, End::Unordered(delimiter), of));
    intervals
}
