//! The two bounds of a scan, in lexicographic order.

use alloc::vec::Vec;
use core::iter;
use core::ops::Bound;

use super::ceiling::ceiling;
use super::prefix_successor;
use super::tail::among_rows;
use crate::bytes::complement::complement;
use crate::bytes::{BoundPosition, Delimiter, End, KeyBuf, Sink};
use crate::codec::Codec;
use crate::explain::spans;
use crate::layout::{Fields, Kind, Layout, Node};

/// The bounds of a scan, both with the head before them.
#[derive(Debug, Clone)]
pub struct RowBounds {
    pub(super) low: RowBound,
    pub(super) high: RowBound,
    /// Whether nothing is between them.
    pub(super) empty: bool,
}

/// One bound: a position next to some bytes.
#[derive(Debug, Clone)]
pub struct RowBound {
    pub(super) bytes: KeyBuf,
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

impl RowPosition {
    /// After everything that starts with the bytes; `open`: after only the row itself.
    #[inline(always)]
    pub(super) fn after(open: bool) -> Self {
        if open { RowPosition::AfterRow } else { RowPosition::After }
    }
}

impl RowBound {
    /// The shortest row at or above the bound. Empty if there is none.
    #[inline]
    pub(super) fn into_row(mut self) -> KeyBuf {
        self.finish();
        self.bytes
    }

    /// Makes `bytes` that row.
    #[inline(always)]
    pub(super) fn finish(&mut self) {
        match self.position {
            RowPosition::Before => {}
            RowPosition::After => self.bytes.increment(),
            RowPosition::AfterRow => self.bytes.put_byte(0),
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
    pub(super) fn moved(&self, at: usize, head: &KeyBuf) -> Self {
        let mut bytes = head.clone();
        bytes.put(&self.bytes[at..]);
        RowBound { bytes, position: self.position }
    }
}

impl RowBounds {
    /// Everything that starts with `head`; `open`: only that row itself.
    #[inline(always)]
    pub(super) fn of_prefix(head: KeyBuf, open: bool) -> Self {
        RowBounds {
            low: RowBound { bytes: head.clone(), position: RowPosition::Before },
            high: RowBound { bytes: head, position: RowPosition::after(open) },
            empty: false,
        }
    }

    /// An empty scan.
    pub(super) fn none(head: &KeyBuf) -> Self {
        RowBounds { empty: true, ..RowBounds::of_prefix(head.clone(), false) }
    }

    /// From everything that starts with `low` to everything that starts with `high`, both after `head`.
    pub(super) fn after_head(head: &KeyBuf, low: &[u8], high: &[u8]) -> Self {
        let low = RowBound { bytes: KeyBuf::from(low), position: RowPosition::Before };
        let high = RowBound { bytes: KeyBuf::from(high), position: RowPosition::After };
        RowBounds { low, high, empty: false }.moved(0, head)
    }

    /// The bounds with the first `at` bytes replaced by `head`.
    pub(super) fn moved(&self, at: usize, head: &KeyBuf) -> Self {
        RowBounds { low: self.low.moved(at, head), high: self.high.moved(at, head), empty: self.empty }
    }

    /// The bounds of the complement. Never called on `AfterRow`, which occurs only at the end of a row, where complemented values
    /// have a terminator.
    pub(super) fn complemented(self) -> Self {
        let complemented = |mut row_bound: RowBound| {
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
        let (low, high) = (&self.low.bytes[at..], &self.high.bytes[at..]);
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
            RowPosition::After if self.high.bytes.len() == at => None,
            _ => self.high.without(at),
        };
        match ceiling(node, end, false, &low) {
            Some(least) => high.is_some_and(|high| least.bytes >= high),
            None => true,
        }
    }

    /// Everything, to append to.
    pub(super) const ALL: Self = RowBounds {
        low: RowBound { bytes: KeyBuf::new(), position: RowPosition::Before },
        high: RowBound { bytes: KeyBuf::new(), position: RowPosition::After },
        empty: false,
    };

    /// Converts bounds of a key with `tail` fields to the bytes that rows have.
    #[cold]
    #[inline(never)]
    pub(super) fn cut_tail(&mut self, layout: &Layout) {
        for row_bound in [&mut self.low, &mut self.high] {
            let RowBound { bytes, position } = row_bound;
            *row_bound = among_rows(layout, RowBound { bytes: core::mem::take(bytes), position: *position });
        }
    }

    /// Appends to both bounds.
    #[inline(always)]
    pub(super) fn put(&mut self, head: &[u8]) {
        self.low.bytes.put(head);
        self.high.bytes.put(head);
    }

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

/// The bounds in bytes for a range of values of a field.
#[inline(never)]
pub(super) fn row_bounds<C: Codec<A>, A>(low: Bound<&A>, high: Bound<&A>, end: End) -> RowBounds {
    BoundedField::of::<C, A>(end, |value: &A, bytes: &mut KeyBuf| C::bound(value, end, bytes))
        .row_bounds(low, high)
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
    /// A field with the codec `C`.
    #[inline(always)]
    pub(super) fn of<C: Codec<A>, A>(end: End, bound: F) -> Self {
        BoundedField {
            node: C::NODE,
            end,
            reversed: C::REVERSED,
            none_first: const { C::NODE.none_first() },
            unterminated: const { C::NODE.unterminated() },
            bound,
        }
    }

    /// The bounds of the field alone.
    pub(super) fn row_bounds<A>(&self, low: Bound<&A>, high: Bound<&A>) -> RowBounds
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        let mut rows = RowBounds::ALL;
        self.extend(&mut rows, 0, low, high);
        rows
    }

    /// Appends the bounds to `rows`, both of which are a head of `at` bytes.
    #[inline(always)]
    pub(super) fn extend<A>(&self, rows: &mut RowBounds, at: usize, low: Bound<&A>, high: Bound<&A>)
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        if self.none_first {
            *rows = self.after_none(&KeyBuf::from(&rows.low.bytes[..at]), low, high);
            return;
        }
        let (first, last) = if self.reversed { (high, low) } else { (low, high) };
        self.append(&mut rows.low, first, true);
        self.append(&mut rows.high, last, false);
        rows.empty = rows.is_empty(at, self.node, self.end);
    }

    /// One bound after `head`.
    fn row_bound<A>(&self, head: &KeyBuf, bound: Bound<&A>, low: bool) -> RowBound
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        let mut row_bound = RowBound { bytes: head.clone(), position: RowPosition::Before };
        self.append(&mut row_bound, bound, low);
        row_bound
    }

    #[inline(always)]
    fn append<A>(&self, row_bound: &mut RowBound, bound: Bound<&A>, low: bool)
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        let bytes = &mut row_bound.bytes;
        let (value, included) = match bound {
            Bound::Unbounded => {
                row_bound.position = if low { RowPosition::Before } else { RowPosition::After };
                return;
            }
            Bound::Included(value) => (value, true),
            Bound::Excluded(value) => (value, false),
        };
        row_bound.position = match (self.bound)(value, bytes) {
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
    }

    /// The bounds of an `Option` whose values are reversed while `None` still sorts first. `None` is included only if the range
    /// has no upper bound or ends at `None`: an upper bound in time says nothing about rows without a time.
    #[inline(never)]
    fn after_none<A>(&self, head: &KeyBuf, low: Bound<&A>, high: Bound<&A>) -> RowBounds
    where
        F: Fn(&A, &mut KeyBuf) -> BoundPosition,
    {
        let flag = |flag: u8| {
            let mut bytes = head.clone();
            bytes.put_byte(flag);
            bytes
        };
        let is_none = |value: &A| {
            let mut bytes = head.clone();
            (self.bound)(value, &mut bytes);
            bytes.get(head.len()) == Some(&0)
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
            some.empty = some.is_empty_by_ceiling(head.len() + 1, inner, self.end);
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
