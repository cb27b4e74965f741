//! Some of the ranges of a scan: what a page leaves of them, and which are read one after another.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::iter;
use core::ops::Range;

use super::leaf::{Leaf, split};
use super::product::Product;
use super::range::KeyRange;
use super::rows::Rows;
use super::{partition_point, split_salt};
use crate::bytes::{KeyBuf, Sink};
use crate::layout::salt::SaltBytes;

/// Some of the ranges of a scan, and the order of their rows.
#[derive(Debug, Clone)]
pub(super) struct Part {
    of: Arc<Product>,
    /// Sorted.
    spans: Arc<[Span]>,
    /// Rows compare without the salt and without the values of this many leaves.
    fixed: usize,
}

/// Ranges that follow one another, clipped by `within`.
#[derive(Debug, Clone)]
struct Span {
    /// The number of ranges in earlier spans.
    earlier: u128,
    indexes: Range<u128>,
    within: KeyRange,
}

impl Part {
    /// All ranges of a scan of sets.
    pub(super) fn all(rows: Rows) -> Self {
        let salt = rows.layout.salt_bytes();
        let of = Product::new(rows, salt);
        let all = Span { earlier: 0, indexes: 0..of.len(), within: KeyRange::all() };
        Part { of: of.into(), spans: Arc::new([all]), fixed: 0 }
    }

    /// These ranges, which are sorted; each lies in that of `rows` in its bucket.
    pub(super) fn of_ranges(rows: Rows, salt: SaltBytes, ranges: impl IntoIterator<Item = KeyRange>) -> Self {
        let of = Product::new(rows, salt);
        let span = |(earlier, within): (usize, KeyRange)| {
            let bucket = salt.read(split_salt(within.start(), salt.width).0).unwrap_or_default();
            Span { earlier: earlier as u128, indexes: of.of_bucket(bucket), within }
        };
        let spans = ranges.into_iter().enumerate().map(span).collect();
        Part { of: of.into(), spans, fixed: 0 }
    }

    pub(super) fn rows(&self) -> &Rows {
        &self.of.rows
    }

    /// The leaves that do not count in the order.
    pub(super) fn fixed(&self) -> &[Leaf<'static>] {
        &self.of.rows.leaves[..self.fixed]
    }

    /// In the order of what the scan leaves open.
    pub(super) fn by_open_fields(self) -> Self {
        Part { fixed: self.of.rows.fixed(), ..self }
    }

    pub(super) fn len(&self) -> u128 {
        self.spans.last().map_or(0, Span::end)
    }

    pub(super) fn range(&self, index: u128) -> KeyRange {
        let at = self.spans.partition_point(|span| span.earlier <= index) - 1;
        let span = &self.spans[at];
        self.of.range(span.indexes.start + index - span.earlier).and(&span.within)
    }

    /// The ranges with the same head are read one after another: their positions, and their head.
    pub(super) fn streams(&self) -> Vec<(Range<u128>, KeyBuf)> {
        let mut streams: Vec<(Range<u128>, KeyBuf)> = Vec::new();
        for (span, indexes, head) in self.split() {
            let at = |index| span.earlier + (index - span.indexes.start);
            match streams.last_mut() {
                Some((positions, last)) if *last == head => positions.end = at(indexes.end),
                _ => streams.push((at(indexes.start)..at(indexes.end), head)),
            }
        }
        streams
    }

    /// The ranges with the same head, which is what their rows start with that does not count in the order.
    fn split(&self) -> impl Iterator<Item = (&Span, Range<u128>, KeyBuf)> {
        self.spans.iter().flat_map(move |span| {
            let mut left = span.indexes.clone();
            iter::from_fn(move || {
                let (head, at, count) = (!left.is_empty()).then(|| self.of.row(left.start, self.fixed))?;
                let indexes = left.start..left.end.min(left.start + (count - at));
                left.start = indexes.end;
                Some((span, indexes, head))
            })
        })
    }

    /// What is left of the ranges `after` a row, or before it. Each is cut at the row with its own head. The row itself is before that
    /// place in the ranges up to its own.
    pub(super) fn clip(&self, row: &[u8], salt: usize, after: bool) -> Self {
        let (own, rest) = split(self.fixed(), row, salt);
        let mut left: Vec<Span> = Vec::new();
        for (span, indexes, head) in self.split() {
            let visited = if after { head <= own } else { head < own };
            let mut at = head;
            at.put(rest);
            if visited {
                at.put_byte(0);
            } else if rest.is_empty() {
                // A row may be shorter than `head`, which has the tags of omitted `None`s.
                at.cut(0);
            }
            let within = if after { span.within.from(at) } else { span.within.up_to(at) };
            let is_before = |at: u128| self.of.range(indexes.start + at).and(&within).is_empty() == after;
            let at = indexes.start + partition_point(indexes.end - indexes.start, is_before);
            let indexes = if after { at..indexes.end } else { indexes.start..at };
            if !indexes.is_empty() {
                left.push(Span { earlier: left.last().map_or(0, Span::end), indexes, within });
            }
        }
        Part { spans: left.into(), ..self.clone() }
    }
}

impl Span {
    /// The number of ranges up to the end of this span.
    fn end(&self) -> u128 {
        self.earlier + (self.indexes.end - self.indexes.start)
    }
}
