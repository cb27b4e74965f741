//! The ranges of a scan that are read one after another, and what a page leaves of them.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use super::fan_out::FanOut;
use super::fixed::{Fixed, leading};
use super::identity::Identity;
use super::leaf::Leaf;
use super::partition_point;
use super::product::Product;
use super::range::KeyRange;
use super::salted::Salted;
use super::split_salt;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;

/// Clips all ranges, each at its own row that ends with `rest`.
pub(super) struct Clip<'r> {
    pub(super) rest: &'r [u8],
    /// Whether to keep what is after the row, else what is before it.
    pub(super) after: bool,
}

impl Clip<'_> {
    /// What is left of the rows that start with `head`. `visited`: the row itself counts as before that place.
    pub(super) fn of(&self, head: &[u8], visited: bool) -> KeyRange {
        let mut at = KeyBuf::from(head);
        at.put(self.rest);
        if visited {
            at.put_byte(0);
        } else if self.rest.is_empty() {
            // A row may be shorter than `head`, which has the tags of omitted `None`s.
            return if self.after { KeyRange::all() } else { KeyRange::empty_at(at) };
        }
        if self.after { KeyRange::all().from(at) } else { KeyRange::all().up_to(at) }
    }
}

/// Where ranges come from.
#[derive(Debug, Clone)]
pub(super) enum Source {
    /// Its first fields have one value each: this many.
    FanOut(FanOut, &'static Layout, usize),
    Product(Arc<Product>),
}

impl Source {
    pub(super) fn layout(&self) -> &'static Layout {
        match self {
            Source::FanOut(_, layout, _) => layout,
            Source::Product(product) => product.layout,
        }
    }

    /// The leading leaves that the scan fixes to one value or to a set.
    pub(super) fn fixed(&self) -> Vec<Leaf<'static>> {
        match self {
            Source::FanOut(fan_out, layout, count) => leading(layout, &fan_out.start, *count),
            Source::Product(product) => product.sets[..product.first_open].to_vec(),
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
        }
    }

    fn range(&self, index: u128) -> KeyRange {
        match self {
            Source::FanOut(fan_out, ..) => fan_out.range(index as u32),
            Source::Product(product) => product.range(index),
        }
    }
}

/// Some of the ranges of a scan, and the order of their rows.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) of: Source,
    /// Sorted; none is empty.
    spans: Arc<[Span]>,
    /// Rows compare without these fields; `None`: without the salt.
    pub(super) fixed: Option<Arc<Fixed>>,
    salt_width: usize,
}

/// Ranges that are read one after another.
#[derive(Debug, Clone)]
struct Span {
    /// The number of ranges in earlier spans.
    earlier: u128,
    indexes: Range<u128>,
    within: KeyRange,
}

impl Part {
    /// All ranges at `indexes`, each of them those of a bucket.
    pub(super) fn new(of: Source, indexes: Vec<Range<u128>>, salt_width: usize) -> Self {
        let mut spans: Vec<Span> = Vec::with_capacity(indexes.len());
        for indexes in indexes {
            let earlier = spans.last().map_or(0, Span::end);
            spans.push(Span { earlier, indexes, within: KeyRange::all() });
        }
        Part { of, spans: spans.into(), fixed: None, salt_width }
    }

    /// None of the ranges.
    pub(super) fn emptied(self) -> Self {
        Part { spans: Arc::new([]), ..self }
    }

    pub(super) fn len(&self) -> u128 {
        self.spans.last().map_or(0, Span::end)
    }

    pub(super) fn range(&self, index: u128) -> KeyRange {
        let at = self.spans.partition_point(|span| span.earlier <= index) - 1;
        let span = &self.spans[at];
        self.of.range(span.indexes.start + index - span.earlier).and(&span.within)
    }

    /// What the rows of a range start with that does not count in their order.
    pub(super) fn head(&self, index: u128) -> KeyBuf {
        let range = self.of.range(index);
        match &self.fixed {
            Some(fixed) => fixed.split(range.start()).0,
            None => split_salt(range.start(), self.salt_width).0.into(),
        }
    }

    /// The ranges with the same head are read one after another: their positions, and the length of their head.
    pub(super) fn streams(&self) -> Vec<(Range<u128>, usize)> {
        self.split().iter().map(|(span, head)| (span.earlier..span.end(), head.len())).collect()
    }

    /// The spans, each of ranges with one head.
    fn split(&self) -> Vec<(Span, KeyBuf)> {
        let mut each = Vec::new();
        for Span { earlier, indexes, within } in self.spans.iter() {
            let mut at = indexes.start;
            while at < indexes.end {
                let head = self.head(at);
                let len = match self.fixed {
                    None => indexes.end - at,
                    Some(_) => {
                        // Most heads have few ranges.
                        let same = |step: &u128| at + step < indexes.end && self.head(at + step) == head;
                        let step = (0..).map(|bits| 1 << bits).find(|step| !same(step)).unwrap_or(1);
                        partition_point(step.min(indexes.end - at), |step| self.head(at + step) == head)
                    }
                };
                let span = Span {
                    earlier: earlier + (at - indexes.start),
                    indexes: at..at + len,
                    within: within.clone(),
                };
                each.push((span, head));
                at += len;
            }
        }
        each
    }

    /// The ranges that are left. `visited`: as in [`Clip::of`], by the head.
    pub(super) fn clip(&self, clip: &Clip<'_>, visited: impl Fn(&[u8]) -> bool) -> Self {
        let mut left: Vec<Span> = Vec::new();
        for (Span { indexes, within, .. }, head) in self.split() {
            let within = clip.of(&head, visited(&head)).and(&within);
            let is_before =
                |at: u128| self.of.range(indexes.start + at).and(&within).is_empty() == clip.after;
            let at = indexes.start + partition_point(indexes.end - indexes.start, is_before);
            let indexes = if clip.after { at..indexes.end } else { indexes.start..at };
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
