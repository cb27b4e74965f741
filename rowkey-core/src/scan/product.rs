//! The ranges of a scan of sets: one for each combination of values, made when it is asked for. Memory is the sum of
//! the sets, and an entry for each combination of salted values.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use super::asked::{Asked, Window, is_whole};
use super::edges::{Edge, Edges};
use super::range::KeyRange;
use super::tail::{among_rows, ends_open};
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

/// Of more salted combinations than these, every bucket is asked.
pub(super) const MOST_COMBINATIONS: usize = 1 << 16;

/// Ranges in the order of their buckets and, in a bucket, of their rows.
#[derive(Debug, Clone)]
pub(super) struct Product {
    layout: &'static Layout,
    /// Room for the salt, and the prefix.
    head: KeyBuf,
    /// Of the leading fields.
    sets: Vec<Set>,
    /// Of the field after them; none where nothing is asked of it.
    windows: Vec<Window>,
    /// All fields have values, and longer rows lie beyond.
    open: bool,
    /// The bucket of each combination of salted values, sorted. None: not known, so every bucket is asked.
    buckets: Option<Vec<(u32, u32)>>,
}

/// The values of a field.
#[derive(Debug, Clone)]
struct Set {
    values: Vec<KeyBuf>,
    /// They decide on the bucket.
    salted: bool,
}

/// Takes the values and windows of a field apart.
fn flatten(asked: &Asked, salted: bool, sets: &mut Vec<Set>, windows: &mut Vec<Window>) {
    match asked {
        Asked::Any => {}
        Asked::Values(values) => sets.push(Set { values: values.clone(), salted }),
        Asked::Windows(some) => windows.extend_from_slice(some),
        Asked::Key(fields) => fields.iter().for_each(|field| flatten(field, salted, sets, windows)),
    }
}

/// What is left of the ranges in a bucket.
#[derive(Debug, Clone)]
pub(super) struct Span {
    /// How many ranges the earlier spans have.
    earlier: usize,
    indexes: Range<usize>,
    within: KeyRange,
}

impl Product {
    /// The rows of `layout` of which the leading fields are `asked` for; the last that is may have windows.
    pub(super) fn new(layout: &'static Layout, asked: &[Asked]) -> Self {
        let mut head = KeyBuf::new();
        layout.salt_bytes().put(0, &mut head);
        head.put(&layout.prefix);
        let (mut sets, mut windows) = (Vec::new(), Vec::new());
        for (i, asked) in asked.iter().enumerate() {
            let salted = layout.salt.as_ref().is_some_and(|salt| salt.whole) || layout.fields.list[i].salted;
            flatten(asked, salted, &mut sets, &mut windows);
        }
        let open = ends_open(layout, asked.len()) && is_whole(asked, &layout.fields);
        let values = asked.iter().take_while(|asked| matches!(asked, Asked::Values(_))).count();
        let mut product = Product { layout, head, sets, windows, open, buckets: None };
        if layout.in_one_bucket(values) {
            product.buckets = product.combinations();
        }
        product
    }

    /// The bucket of each combination of salted values.
    fn combinations(&self) -> Option<Vec<(u32, u32)>> {
        let salted = || self.sets.iter().filter(|set| set.salted);
        let count = salted().try_fold(1usize, |count, set| count.checked_mul(set.values.len()))?;
        if count > MOST_COMBINATIONS {
            return None;
        }
        let mut all: Vec<(u32, u32)> = (0..count)
            .map(|combination| {
                let (mut row, mut left) = (self.head.clone(), count);
                for Set { values, salted } in &self.sets {
                    if *salted {
                        left /= values.len();
                    }
                    let at = if *salted { combination / left % values.len() } else { 0 };
                    row.put(&values[at]);
                }
                (self.layout.bucket_of_head(&row), combination as u32)
            })
            .collect();
        all.sort_unstable();
        Some(all)
    }

    /// The ranges in a bucket for each combination of salted values, or for all.
    fn each(&self) -> usize {
        let known = self.buckets.is_some();
        let sets = self.sets.iter().filter(|set| !(known && set.salted));
        sets.fold(self.windows.len().max(1), |count, set| count.saturating_mul(set.values.len()))
    }

    pub(super) fn len(&self) -> usize {
        let combinations = self.buckets.as_ref().map_or(self.layout.buckets() as usize, Vec::len);
        combinations.saturating_mul(self.each())
    }

    pub(super) fn range(&self, index: usize) -> KeyRange {
        let each = self.each();
        let mut row = self.head.clone();
        let (mut at, mut left) = (index, each);
        let bucket = match &self.buckets {
            None => {
                at = index % each;
                (index / each) as u32
            }
            Some(all) => all[index / each].0,
        };
        // The combinations in the bucket that begin with the values so far.
        let mut own: &[(u32, u32)] = &[];
        let mut stride = 0;
        if let Some(all) = &self.buckets {
            let first = all.partition_point(|(other, _)| *other < bucket);
            own = &all[first..all.partition_point(|(other, _)| *other <= bucket)];
            at -= first * each;
            stride = all.len();
        }
        for Set { values, salted } in &self.sets {
            if *salted && self.buckets.is_some() {
                stride /= values.len();
                let digit = |(_, combination): &(u32, u32)| *combination as usize / stride % values.len();
                let value = digit(&own[at / left]);
                let first = own.partition_point(|entry| digit(entry) < value);
                own = &own[first..own.partition_point(|entry| digit(entry) <= value)];
                at -= first * left;
                row.put(&values[value]);
            } else {
                left /= values.len();
                let block = left * own.len().max(1);
                row.put(&values[at / block]);
                at %= block;
            }
        }
        let Edges { mut low, mut high, .. } = match self.windows.get(at) {
            Some(window) => window.edges.moved(0, &row),
            None => Edges::of_prefix(row, self.open),
        };
        let salt = self.layout.salt_bytes();
        for edge in [&mut low, &mut high] {
            salt.write(bucket, &mut edge.bytes.as_mut_slice()[..salt.width]);
        }
        let edge = |edge: Edge<KeyBuf>| among_rows(self.layout, edge).into_row();
        KeyRange::new(edge(low), edge(high))
    }

    /// All of them, bucket by bucket.
    fn spans(&self) -> Vec<Span> {
        let each = self.each();
        let span = |indexes: Range<usize>| Span { earlier: indexes.start, indexes, within: KeyRange::all() };
        match &self.buckets {
            None => (0..self.layout.buckets() as usize)
                .map(|bucket| span(bucket * each..(bucket + 1) * each))
                .collect(),
            Some(all) => {
                let mut spans = Vec::new();
                let mut first = 0;
                for of_bucket in all.chunk_by(|a, b| a.0 == b.0) {
                    let next = first + of_bucket.len();
                    spans.push(span(first * each..next * each));
                    first = next;
                }
                spans
            }
        }
    }
}

/// The rows that a cut of ranges goes through: the row of each bucket that ends in `rest`.
pub(super) struct Cut<'r> {
    pub(super) rest: &'r [u8],
    /// What lies after the row is left, else what lies before it.
    pub(super) after: bool,
}

impl Cut<'_> {
    /// What is left of `range`; `showed`: the row itself belongs to what lies before.
    pub(super) fn of(&self, range: &KeyRange, salt: SaltBytes, showed: impl Fn(&[u8]) -> bool) -> KeyRange {
        let bucket = &range.start()[..salt.width.min(range.start().len())];
        let mut at = KeyBuf::from(bucket);
        at.put(self.rest);
        if showed(bucket) {
            at.put_byte(0);
        }
        if self.after { range.from(at) } else { range.up_to(at) }
    }
}

/// Some of the ranges of a product.
#[derive(Debug, Clone)]
pub(super) struct Part {
    product: Arc<Product>,
    /// In the order of their buckets, none without ranges.
    spans: Arc<[Span]>,
}

impl Part {
    pub(super) fn whole(product: Arc<Product>) -> Self {
        let spans = product.spans().into();
        Part { product, spans }
    }

    pub(super) fn len(&self) -> usize {
        self.spans.last().map_or(0, |last| last.earlier + last.indexes.len())
    }

    pub(super) fn range(&self, index: usize) -> KeyRange {
        let at = self.spans.partition_point(|span| span.earlier <= index) - 1;
        self.spans[at].range(&self.product, index - self.spans[at].earlier)
    }

    /// What a cut leaves of them.
    pub(super) fn cut(&self, cut: &Cut<'_>, showed: impl Fn(&[u8]) -> bool) -> Self {
        let salt = self.product.layout.salt_bytes();
        let mut left: Vec<Span> = Vec::new();
        for span in &*self.spans {
            let Some(first) = (!span.indexes.is_empty()).then(|| span.range(&self.product, 0)) else {
                continue;
            };
            // The cut goes through the same row for all ranges of the bucket.
            let bucket = first.start().get(..salt.width).unwrap_or_default();
            let all = KeyRange::of_bucket(bucket);
            let within = cut.of(&all, salt, &showed).and(&span.within);
            let is_before = |index: usize| {
                let range = span.range(&self.product, index);
                range.and(&within).is_empty() == cut.after
            };
            let at = partition_point(span.indexes.len(), is_before);
            let start = span.indexes.start;
            let indexes = if cut.after { start + at..span.indexes.end } else { start..start + at };
            if !indexes.is_empty() {
                let earlier = left.last().map_or(0, |last| last.earlier + last.indexes.len());
                left.push(Span { earlier, indexes, within });
            }
        }
        Part { product: self.product.clone(), spans: left.into() }
    }
}

/// How many of `len` positions come before the first that is not.
fn partition_point(len: usize, is_before: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, len);
    while low < high {
        let middle = low + (high - low) / 2;
        if is_before(middle) { low = middle + 1 } else { high = middle }
    }
    low
}

impl Span {
    fn range(&self, product: &Product, index: usize) -> KeyRange {
        product.range(self.indexes.start + index).and(&self.within)
    }
}
