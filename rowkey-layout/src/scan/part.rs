//! The ranges of a scan that are read one after another, and what a page leaves of them.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::iter;
use core::ops::Range;

use super::bucket::salt_start;
use super::fan_out::FanOut;
use super::fixed::{leading, split};
use super::identity::Identity;
use super::leaf::Leaf;
use super::product::Product;
use super::range::KeyRange;
use super::salted::Salted;
use super::{partition_point, split_salt};
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;

/// Where ranges come from.
#[derive(Debug, Clone)]
pub(super) enum Source {
    /// Its first fields have one value each: this many.
    FanOut(FanOut, &'static Layout, usize),
    Product(Arc<Product>),
    /// They are stored, and fix no fields. The width of their salt.
    List(Arc<[KeyRange]>, &'static Layout, usize),
}

impl Source {
    /// The leading leaves that the scan fixes to one value or to a set.
    pub(super) fn fixed(&self) -> Vec<Leaf<'static>> {
        match self {
            Source::FanOut(fan_out, layout, count) => leading(layout, &fan_out.start, *count),
            Source::Product(product) => product.sets[..product.first_open].to_vec(),
            Source::List(..) => Vec::new(),
        }
    }

    pub(super) fn identity(&self) -> Identity<'_> {
        match self {
            Source::FanOut(_, layout, count) => {
                let leaves = self.fixed();
                let salted = if layout.in_one_bucket(*count) { Salted::new(layout, &leaves) } else { None };
                Identity::new(layout, leaves, usize::MAX, salted.as_ref())
            }
            Source::Product(product) => {
                let Product { layout, sets, first_open, salted, .. } = &**product;
                Identity::new(layout, sets, *first_open, salted.as_ref())
            }
            Source::List(_, layout, _) => Identity::new(layout, Vec::new(), 0, None),
        }
    }

    fn range(&self, index: u128) -> KeyRange {
        match self {
            Source::FanOut(fan_out, ..) => fan_out.range(index as u32),
            Source::Product(product) => product.range(index),
            Source::List(ranges, ..) => ranges[index as usize].clone(),
        }
    }

    /// The salt and the leading `leaves` of the rows in a range, and the number of ranges from it on whose rows start so.
    fn head<H: Default>(&self, index: u128, leaves: &[Leaf<'_>], put: fn(&mut H, &[u8])) -> (H, u128) {
        let mut head = H::default();
        match self {
            Source::FanOut(_, layout, _) => {
                put(&mut head, &salt_start(layout, index as u32));
                leaves.iter().filter_map(Leaf::values).flatten().for_each(|value| put(&mut head, value));
                (head, 1)
            }
            Source::Product(product) => {
                let (head, at, count) = product.row(index, leaves.len(), put);
                (head, count - at)
            }
            Source::List(ranges, _, width) => {
                let ranges = &ranges[index as usize..];
                let salt = split_salt(ranges[0].start(), *width).0;
                put(&mut head, salt);
                let count = ranges.iter().take_while(|range| range.start().starts_with(salt)).count();
                (head, count as u128)
            }
        }
    }
}

/// Some of the ranges of a scan, and the order of their rows.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) of: Source,
    /// Sorted.
    spans: Arc<[Span]>,
    /// Rows compare without the salt and without these fields.
    pub(super) fixed: Arc<[Leaf<'static>]>,
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
    /// All ranges at `indexes`.
    pub(super) fn new(of: Source, indexes: Range<u128>) -> Self {
        let all = Span { earlier: 0, indexes, within: KeyRange::all() };
        Part { of, spans: Arc::new([all]), fixed: Arc::default() }
    }

    pub(super) fn len(&self) -> u128 {
        self.spans.last().map_or(0, Span::end)
    }

    pub(super) fn range(&self, index: u128) -> KeyRange {
        let at = self.spans.partition_point(|span| span.earlier <= index) - 1;
        let span = &self.spans[at];
        self.of.range(span.indexes.start + index - span.earlier).and(&span.within)
    }

    /// The ranges with the same head are read one after another: their positions, and the length of their head.
    pub(super) fn streams(&self) -> impl Iterator<Item = (Range<u128>, usize)> {
        self.split(|len: &mut usize, bytes| *len += bytes.len()).map(|(span, indexes, head)| {
            let at = |index| span.earlier + (index - span.indexes.start);
            (at(indexes.start)..at(indexes.end), head)
        })
    }

    /// The ranges with the same head, which is what their rows start with that does not count in the order.
    fn split<H: Default>(&self, put: fn(&mut H, &[u8])) -> impl Iterator<Item = (&Span, Range<u128>, H)> {
        self.spans.iter().flat_map(move |span| {
            let mut left = span.indexes.clone();
            iter::from_fn(move || {
                let (head, count) = (!left.is_empty()).then(|| self.of.head(left.start, &self.fixed, put))?;
                let indexes = left.start..left.end.min(left.start + count);
                left.start = indexes.end;
                Some((span, indexes, head))
            })
        })
    }

    /// What is left of the ranges `after` a row, or before it. Each is cut at the row with its own head. The row itself is before that
    /// place in the ranges up to its own.
    pub(super) fn clip(&self, row: &[u8], salt: usize, after: bool) -> Self {
        let (own, rest) = split(&self.fixed, row, salt);
        let mut left: Vec<Span> = Vec::new();
        for (span, indexes, head) in self.split(KeyBuf::put) {
            let visited = if after { head <= own } else { head < own };
            let mut at = head;
            at.put(rest);
            if visited {
                at.put_byte(0);
            } else if rest.is_empty() {
                // A row may be shorter than `head`, which has the tags of omitted `None`s.
                at.cut(0);
            }
            let within = span.within.clone();
            let within = if after { within.from(at) } else { within.up_to(at) };
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
