//! The two bounds of a scan, in lexicographic order.

use alloc::vec::Vec;
use core::iter;
use core::ops::Bound;

use super::ceiling::ceiling;
use super::prefix_successor;
use crate::bytes::complement::complement;
use crate::bytes::sink::Head;
use crate::bytes::{BoundPosition, Delimiter, End, KeyBuf, Sink};
use crate::codec::Codec;
use crate::explain::spans;
use crate::layout::{Fields, Kind, Node};

/// The bounds of a scan, both with the head before them.
#[derive(Debug, Clone)]
pub struct RowBounds<H> {
    pub(super) low: RowBound<H>,
    pub(super) high: RowBound<H>,
    /// Whether nothing is between them.
    pub(super) empty: bool,
}

/// One bound: a position next to some bytes.
#[derive(Debug, Clone)]
pub struct RowBound<H> {
    pub(super) bytes: H,
    pub(super) position: RowPosition,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowPosition {
    /// Before everything that starts with the bytes.
    Before,
    /// After everything that starts with the bytes.
    After,
    /// After exactly these bytes, before longer ones.
    AfterRow,
}

impl<H: Head> RowBound<H> {
    /// The shortest row at or above the bound. Empty if there is none.
    #[inline(always)]
    pub(super) fn into_row(self) -> KeyBuf {
        match self.position {
            RowPosition::Before => self.bytes.into_row(),
            RowPosition::After => self.bytes.upper_bound(),
            RowPosition::AfterRow => {
                let mut row = self.bytes.into_row();
                row.put_byte(0);
                row
            }
        }
    }

    /// The smallest byte string at or above the bound, without the first `at` bytes; `None` if there is none.
    pub(super) fn without(&self, at: usize) -> Option<KeyBuf> {
        let row_bound = self.moved(at, &KeyBuf::new());
        match row_bound.position {
            RowPosition::After => prefix_successor(row_bound.bytes),
            RowPosition::Before | RowPosition::AfterRow => Some(row_bound.into_row()),
        }
    }

    /// The bound with the first `at` bytes replaced by `head`.
    pub(super) fn moved<G: Head>(&self, at: usize, head: &G) -> RowBound<G> {
        let mut bytes = head.clone();
        bytes.put(&self.bytes.bytes()[at..]);
        RowBound { bytes, position: self.position }
    }
}

impl<H: Head> RowBounds<H> {
    /// Everything that starts with `head`; `open`: only that row itself.
    #[inline(always)]
    pub(super) fn of_prefix(head: H, open: bool) -> Self {
        let position = if open { RowPosition::AfterRow } else { RowPosition::After };
        RowBounds {
            low: RowBound { bytes: head.clone(), position: RowPosition::Before },
            high: RowBound { bytes: head, position },
            empty: false,
        }
    }

    /// An empty scan.
    pub(super) fn none(head: &H) -> Self {
        RowBounds { empty: true, ..RowBounds::of_prefix(head.clone(), false) }
    }

    /// From everything that starts with `low` to everything that starts with `high`, both after `head`.
    pub(super) fn after_head(head: &H, low: &[u8], high: &[u8]) -> Self {
        let low = RowBound { bytes: KeyBuf::from(low), position: RowPosition::Before };
        let high = RowBound { bytes: KeyBuf::from(high), position: RowPosition::After };
        RowBounds { low, high, empty: false }.moved(0, head)
    }

    /// The bounds with the first `at` bytes replaced by `head`.
    pub(super) fn moved<G: Head>(&self, at: usize, head: &G) -> RowBounds<G> {
        RowBounds { low: self.low.moved(at, head), high: self.high.moved(at, head), empty: self.empty }
    }

    /// The bounds of the complement. Never called on `AfterRow`, which occurs only at the end of a row, where complemented values
    /// have a terminator.
    pub(super) fn complemented(self) -> Self {
        let complemented = |mut row_bound: RowBound<H>| {
            complement(row_bound.bytes.written(0));
            row_bound.position = if row_bound.position == RowPosition::Before {
                RowPosition::After
            } else {
                RowPosition::Before
            };
            row_bound
        };
        RowBounds { low: complemented(self.high), high: complemented(self.low), empty: self.empty }
    }

    /// Whether no encoding of `node` is between the bounds, which start with `at` bytes of head.
    #[inline(always)]
    pub(super) fn is_empty(&self, at: usize, node: &Node, end: End) -> bool {
        let (low, high) = (&self.low.bytes.bytes()[at..], &self.high.bytes.bytes()[at..]);
        let width = match (node.width, end) {
            (Some(width), End::Byte(_)) => width + 1,
            (Some(width), End::Unordered(delimiter)) => width + delimiter.len(),
            (Some(width), _) => width,
            (None, _) => return self.is_empty_by_ceiling(at, node, end),
        };
        // With a constant width, comparing needs no call.
        match (low.get(..width), high.get(..width), self.low.position, self.high.position) {
            (Some(low), Some(high), RowPosition::Before, RowPosition::After) => low > high,
            (Some(low), Some(high), RowPosition::Before, _)
            | (Some(low), Some(high), _, RowPosition::After) => low >= high,
            (Some(_), None, RowPosition::Before, RowPosition::After) if high.is_empty() => false,
            (None, Some(_), RowPosition::Before, RowPosition::After) if low.is_empty() => false,
            _ => self.is_empty_by_ceiling(at, node, end),
        }
    }

    /// The general rule: the smallest encoding at or above the low bound is not below the high bound.
    #[cold]
    #[inline(never)]
    fn is_empty_by_ceiling(&self, at: usize, node: &Node, end: End) -> bool {
        let Some(low) = self.low.without(at) else { return true };
        let high = match self.high.position {
            RowPosition::After if self.high.bytes.bytes().len() == at => None,
            _ => self.high.without(at),
        };
        match ceiling(node, end, false, &low) {
            Some(least) => high.is_some_and(|high| least.bytes >= high),
            None => true,
        }
    }
}

impl RowBounds<KeyBuf> {
    /// All text that starts with `prefix`, before an unordered delimiter. If the prefix ends with the start of the delimiter, rows
    /// of shorter text followed by the delimiter also start with it. They are excluded, so there may be several windows.
    pub(super) fn starting(prefix: &[u8], delimiter: Delimiter, node: &Node) -> Vec<Self> {
        let overlaps = (1..delimiter.len()).filter(|&len| prefix.ends_with(&delimiter[..len]));
        let shorter = |len| KeyBuf::from([prefix, &delimiter[len..]].concat());
        let mut excluded: Vec<KeyBuf> = overlaps.map(shorter).collect();
        excluded.sort_unstable();
        excluded.dedup_by(|next, one| next.starts_with(one));
        let row_bound = |bytes: &[u8], position| RowBound { bytes: KeyBuf::from(bytes), position };
        let (mut low, mut windows) = (row_bound(prefix, RowPosition::Before), Vec::new());
        for excluded in &excluded {
            let high = row_bound(excluded, RowPosition::Before);
            windows.push(RowBounds { low, high, empty: false });
            low = row_bound(excluded, RowPosition::After);
        }
        windows.push(RowBounds { low, high: row_bound(prefix, RowPosition::After), empty: false });
        windows.retain(|window| !window.is_empty_by_ceiling(0, node, End::Unordered(delimiter)));
        windows
    }
}

/// The bounds in bytes for a range of values of a field after `head`.
#[inline(always)]
pub(super) fn row_bounds<C: Codec<A>, A, H: Head>(
    head: &H,
    low: Bound<&A>,
    high: Bound<&A>,
    end: End,
) -> RowBounds<H> {
    let field = BoundedField {
        node: C::NODE,
        end,
        reversed: C::REVERSED,
        none_first: const { C::NODE.none_first() },
        unterminated: const { C::NODE.unterminated() },
        bound: |value: &A, bytes: &mut H| C::bound(value, end, bytes),
    };
    field.row_bounds(head, low, high)
}

/// A field whose values bound a scan, described by its type or by its layout. Two properties of the node are here as well, as
/// they are constants where the type is known.
pub(super) struct BoundedField<'n, F> {
    pub(super) node: &'n Node,
    pub(super) end: End,
    /// Larger values have smaller encodings; of an `Option`, the value inside.
    pub(super) reversed: bool,
    /// `None` sorts first although the values inside are reversed.
    pub(super) none_first: bool,
    /// See [`Node::unterminated`].
    pub(super) unterminated: bool,
    /// Appends a value as [`Codec::bound`] does.
    pub(super) bound: F,
}

impl<F> BoundedField<'_, F> {
    /// The bounds after `head`.
    #[inline(always)]
    pub(super) fn row_bounds<A, H: Head>(&self, head: &H, low: Bound<&A>, high: Bound<&A>) -> RowBounds<H>
    where
        F: Fn(&A, &mut H) -> BoundPosition,
    {
        if self.none_first {
            return self.after_none(head, low, high);
        }
        let (first, last) = if self.reversed { (high, low) } else { (low, high) };
        let low = self.row_bound(head, first, true);
        let mut row_bounds = RowBounds { low, high: self.row_bound(head, last, false), empty: false };
        row_bounds.empty = row_bounds.is_empty(head.position(), self.node, self.end);
        row_bounds
    }

    #[inline(always)]
    fn row_bound<A, H: Head>(&self, head: &H, bound: Bound<&A>, low: bool) -> RowBound<H>
    where
        F: Fn(&A, &mut H) -> BoundPosition,
    {
        let mut bytes = head.clone();
        let (value, included) = match bound {
            Bound::Unbounded => {
                return RowBound {
                    bytes,
                    position: if low { RowPosition::Before } else { RowPosition::After },
                };
            }
            Bound::Included(value) => (value, true),
            Bound::Excluded(value) => (value, false),
        };
        let position = match (self.bound)(value, &mut bytes) {
            BoundPosition::Before => RowPosition::Before,
            BoundPosition::After => RowPosition::After,
            // An inclusive low bound is before the encoding, an inclusive high bound after it.
            BoundPosition::At => {
                match self.end {
                    End::Byte(delimiter) => bytes.put_byte(delimiter),
                    End::Unordered(delimiter) => bytes.put(&delimiter),
                    End::Row | End::Terminator => {}
                }
                match low == included {
                    true => RowPosition::Before,
                    false if self.end == End::Row && self.unterminated => RowPosition::AfterRow,
                    false => RowPosition::After,
                }
            }
        };
        RowBound { bytes, position }
    }

    /// The bounds of an `Option` whose values are reversed while `None` still sorts first. `None` is included only if the range
    /// has no upper bound or ends at `None`: an upper bound in time says nothing about rows without a time.
    fn after_none<A, H: Head>(&self, head: &H, low: Bound<&A>, high: Bound<&A>) -> RowBounds<H>
    where
        F: Fn(&A, &mut H) -> BoundPosition,
    {
        let flag = |flag: u8| {
            let mut bytes = head.clone();
            bytes.put_byte(flag);
            bytes
        };
        let is_none = |value: &A| {
            let mut bytes = head.clone();
            (self.bound)(value, &mut bytes);
            bytes.bytes().get(head.position()) == Some(&0)
        };
        let (some_low, low_has_none) = match low {
            Bound::Unbounded => (Bound::Unbounded, true),
            Bound::Included(value) if is_none(value) => (Bound::Unbounded, true),
            Bound::Excluded(value) if is_none(value) => (Bound::Unbounded, false),
            bound => (bound, false),
        };
        let none = RowBounds::of_prefix(flag(0), false);
        let mut some = RowBounds::of_prefix(flag(1), false);
        match high {
            Bound::Unbounded if low_has_none => return RowBounds { low: none.low, ..some },
            Bound::Unbounded => {}
            Bound::Included(value) if is_none(value) => {
                return if low_has_none { none } else { RowBounds::none(head) };
            }
            Bound::Excluded(value) if is_none(value) => return RowBounds::none(head),
            bound => some.low = self.row_bound(head, bound, true),
        }
        if !matches!(some_low, Bound::Unbounded) {
            some.high = self.row_bound(head, some_low, false);
        }
        if let Kind::Optional(inner) = &self.node.kind {
            some.empty = some.is_empty_by_ceiling(head.position() + 1, inner, self.end);
        }
        some
    }
}

/// The offset of the last field, if `bytes` contains the others.
pub(super) fn last_start(fields: &Fields, bytes: &[u8]) -> Option<usize> {
    let delimiter = fields.delimiter.map_or(0, |delimiter| delimiter.len());
    let ends = spans(fields, bytes).map(|(_, span)| span.end + delimiter);
    iter::once(0).chain(ends).nth(fields.list.len().checked_sub(1)?)
}
