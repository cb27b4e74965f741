//! The two edges of a scan, in the order of the bytes.

use alloc::vec::Vec;
use core::iter;
use core::ops::Bound;

use super::above;
use super::ceiling::ceiling;
use crate::bytes::complement::complement;
use crate::bytes::sink::Head;
use crate::bytes::{Delimiter, End, KeyBuf, Position, Sink};
use crate::codec::Codec;
use crate::explain::spans;
use crate::layout::{Fields, Kind, Node};

/// Where a scan begins and ends, both with the head before them.
#[derive(Debug, Clone)]
pub struct Edges<H> {
    pub(super) low: Edge<H>,
    pub(super) high: Edge<H>,
    /// Nothing lies between them.
    pub(super) empty: bool,
}

/// One of them.
#[derive(Debug, Clone)]
pub struct Edge<H> {
    pub(super) bytes: H,
    pub(super) side: Side,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// Before all that begins with the bytes.
    Before,
    /// After all that begins with the bytes.
    After,
    /// After the row of exactly these bytes; longer ones lie beyond.
    AfterRow,
}

impl<H: Head> Edge<H> {
    /// The shortest row at or above the edge. No bytes where no row is.
    #[inline(always)]
    pub(super) fn into_row(self) -> KeyBuf {
        match self.side {
            Side::Before => self.bytes.into_row(),
            Side::After => self.bytes.row_above(),
            Side::AfterRow => {
                let mut row = self.bytes.into_row();
                row.put_byte(0);
                row
            }
        }
    }

    /// The least byte string at or above the edge, without the first `at` bytes; `None` where there is none.
    pub(super) fn without(&self, at: usize) -> Option<KeyBuf> {
        let edge = self.moved(at, &KeyBuf::new());
        match edge.side {
            Side::After => above(edge.bytes),
            Side::Before | Side::AfterRow => Some(edge.into_row()),
        }
    }

    /// The edge with `head` in place of the first `at` bytes.
    pub(super) fn moved<G: Head>(&self, at: usize, head: &G) -> Edge<G> {
        let mut bytes = head.clone();
        bytes.put(&self.bytes.bytes()[at..]);
        Edge { bytes, side: self.side }
    }
}

impl<H: Head> Edges<H> {
    /// All that begins with `head`; `open`: only that row itself, as longer ones lie beyond.
    #[inline(always)]
    pub(super) fn of_prefix(head: H, open: bool) -> Self {
        let side = if open { Side::AfterRow } else { Side::After };
        Edges {
            low: Edge { bytes: head.clone(), side: Side::Before },
            high: Edge { bytes: head, side },
            empty: false,
        }
    }

    /// Nothing.
    pub(super) fn none(head: &H) -> Self {
        Edges { empty: true, ..Edges::of_prefix(head.clone(), false) }
    }

    /// From all that begins with `low` to all that begins with `high`, both after `head`.
    pub(super) fn after_head(head: &H, low: &[u8], high: &[u8]) -> Self {
        let low = Edge { bytes: KeyBuf::from(low), side: Side::Before };
        let high = Edge { bytes: KeyBuf::from(high), side: Side::After };
        Edges { low, high, empty: false }.moved(0, head)
    }

    /// The same edges with `head` in place of their first `at` bytes.
    pub(super) fn moved<G: Head>(&self, at: usize, head: &G) -> Edges<G> {
        Edges { low: self.low.moved(at, head), high: self.high.moved(at, head), empty: self.empty }
    }

    /// The edges of what is complemented. Never called on `AfterRow`, which only the end of a row has: nothing is
    /// complemented there.
    pub(super) fn complemented(self) -> Self {
        let complemented = |mut edge: Edge<H>| {
            complement(edge.bytes.written(0));
            edge.side = if edge.side == Side::Before { Side::After } else { Side::Before };
            edge
        };
        Edges { low: complemented(self.high), high: complemented(self.low), empty: self.empty }
    }

    /// Whether no encoding of `node` lies between the edges, which begin with `at` bytes of head.
    #[inline(always)]
    pub(super) fn is_empty(&self, at: usize, node: &Node, end: End) -> bool {
        let (low, high) = (&self.low.bytes.bytes()[at..], &self.high.bytes.bytes()[at..]);
        let width = match (node.width, end) {
            (Some(width), End::Byte(_)) => width + 1,
            (Some(width), End::Unordered(delimiter)) => width + delimiter.len(),
            (Some(width), _) => width,
            (None, _) => return self.is_empty_by_ceiling(at, node, end),
        };
        // A length that is known: no call to compare.
        match (low.get(..width), high.get(..width), self.low.side, self.high.side) {
            (Some(low), Some(high), Side::Before, Side::After) => low > high,
            (Some(low), Some(high), Side::Before, _) | (Some(low), Some(high), _, Side::After) => low >= high,
            (Some(_), None, Side::Before, Side::After) if high.is_empty() => false,
            (None, Some(_), Side::Before, Side::After) if low.is_empty() => false,
            _ => self.is_empty_by_ceiling(at, node, end),
        }
    }

    /// The rule itself.
    #[cold]
    #[inline(never)]
    fn is_empty_by_ceiling(&self, at: usize, node: &Node, end: End) -> bool {
        let Some(low) = self.low.without(at) else { return true };
        let high = match self.high.side {
            Side::After if self.high.bytes.bytes().len() == at => None,
            _ => self.high.without(at),
        };
        match ceiling(node, end, false, &low) {
            Some(least) => high.is_some_and(|high| least.bytes >= high),
            None => true,
        }
    }
}

impl Edges<KeyBuf> {
    /// All text that starts with `prefix`, before an unordered delimiter. Where the prefix ends in the front of the
    /// delimiter, rows of shorter text with the delimiter after it begin with the prefix, too: they are left out, so
    /// there may be several windows.
    pub(super) fn starting(prefix: &[u8], delimiter: Delimiter, node: &Node) -> Vec<Self> {
        let fronts = (1..delimiter.len()).filter(|&front| prefix.ends_with(&delimiter[..front]));
        let shorter = |front| KeyBuf::from([prefix, &delimiter[front..]].concat());
        let mut left_out: Vec<KeyBuf> = fronts.map(shorter).collect();
        left_out.sort_unstable();
        left_out.dedup_by(|next, one| next.starts_with(one));
        let edge = |bytes: &[u8], side| Edge { bytes: KeyBuf::from(bytes), side };
        let (mut low, mut windows) = (edge(prefix, Side::Before), Vec::new());
        for out in &left_out {
            let high = edge(out, Side::Before);
            windows.push(Edges { low, high, empty: false });
            low = edge(out, Side::After);
        }
        windows.push(Edges { low, high: edge(prefix, Side::After), empty: false });
        windows.retain(|window| !window.is_empty_by_ceiling(0, node, End::Unordered(delimiter)));
        windows
    }
}

/// The edges of what lies between two bounds of a field after `head`.
#[inline(always)]
pub(super) fn edges<C: Codec<A>, A, H: Head>(
    head: &H,
    low: Bound<&A>,
    high: Bound<&A>,
    end: End,
) -> Edges<H> {
    if const { C::NODE.none_first() } {
        return edges_after_none::<C, A, H>(head, low, high, end);
    }
    let (first, last) = if C::REVERSED { (high, low) } else { (low, high) };
    let low = edge::<C, A, H>(head, first, true, end);
    let mut edges = Edges { low, high: edge::<C, A, H>(head, last, false, end), empty: false };
    edges.empty = edges.is_empty(head.position(), C::NODE, end);
    edges
}

#[inline(always)]
fn edge<C: Codec<A>, A, H: Head>(head: &H, bound: Bound<&A>, low: bool, end: End) -> Edge<H> {
    let mut bytes = head.clone();
    let (value, included) = match bound {
        Bound::Unbounded => return Edge { bytes, side: if low { Side::Before } else { Side::After } },
        Bound::Included(value) => (value, true),
        Bound::Excluded(value) => (value, false),
    };
    let side = match C::bound(value, end, &mut bytes) {
        Position::Before => Side::Before,
        Position::After => Side::After,
        // A low edge that includes the value lies before it, a high one after it.
        Position::At => {
            match end {
                End::Byte(delimiter) => bytes.put_byte(delimiter),
                End::Unordered(delimiter) => bytes.put(&delimiter),
                End::Row | End::Mark => {}
            }
            match low == included {
                true => Side::Before,
                false if end == End::Row && const { C::NODE.open_end() } => Side::AfterRow,
                false => Side::After,
            }
        }
    };
    Edge { bytes, side }
}

/// The bounds of an `Option` whose values are reversed while `None` still comes first. A time bound says nothing of
/// rows without a time: only a range without an upper bound, or up to `None`, holds `None`.
fn edges_after_none<C: Codec<A>, A, H: Head>(
    head: &H,
    low: Bound<&A>,
    high: Bound<&A>,
    end: End,
) -> Edges<H> {
    let flag = |flag: u8| {
        let mut bytes = head.clone();
        bytes.put_byte(flag);
        bytes
    };
    let is_none = |value: &A| {
        let mut bytes = KeyBuf::new();
        C::bound(value, End::Mark, &mut bytes);
        bytes.first() == Some(&0)
    };
    let (some_low, low_has_none) = match low {
        Bound::Unbounded => (Bound::Unbounded, true),
        Bound::Included(value) if is_none(value) => (Bound::Unbounded, true),
        Bound::Excluded(value) if is_none(value) => (Bound::Unbounded, false),
        bound => (bound, false),
    };
    let none = Edges::of_prefix(flag(0), false);
    let mut some = Edges::of_prefix(flag(1), false);
    match high {
        Bound::Unbounded if low_has_none => return Edges { low: none.low, ..some },
        Bound::Unbounded => {}
        Bound::Included(value) if is_none(value) => {
            return if low_has_none { none } else { Edges::none(head) };
        }
        Bound::Excluded(value) if is_none(value) => return Edges::none(head),
        bound => some.low = edge::<C, A, H>(head, bound, true, end),
    }
    if !matches!(some_low, Bound::Unbounded) {
        some.high = edge::<C, A, H>(head, some_low, false, end);
    }
    if let Kind::Optional(inner) = &C::NODE.kind {
        some.empty = some.is_empty_by_ceiling(head.position() + 1, inner, end);
    }
    some
}

/// Where the last of some fields begins, if `bytes` go so far.
pub(super) fn last_start(fields: &Fields, bytes: &[u8]) -> Option<usize> {
    let delimiter = fields.delimiter.map_or(0, |delimiter| delimiter.len());
    let ends = spans(fields, bytes).map(|(_, span)| span.end + delimiter);
    iter::once(0).chain(ends).nth(fields.list.len().checked_sub(1)?)
}
