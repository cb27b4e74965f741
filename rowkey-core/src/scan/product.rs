//! The ranges of a scan of sets: one per combination of values, computed on demand by index. Memory is the sum of the sets, plus
//! one entry per combination of salted values.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use super::bucket::row_start;
use super::constraints::{Constraint, Window, is_whole};
use super::partition_point;
use super::range::KeyRange;
use super::row_bounds::{RowBound, RowBounds};
use super::tail::among_rows;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

/// With more salted combinations than this, every bucket is scanned.
pub(super) const MOST_COMBINATIONS: usize = 1 << 16;

/// Ranges sorted by bucket and row.
#[derive(Debug, Clone)]
pub(super) struct Product {
    layout: &'static Layout,
    /// A placeholder for the salt, and the prefix.
    head: KeyBuf,
    /// The values of the leading fields.
    sets: Vec<Set>,
    /// The windows of the next field; empty if it is unconstrained.
    windows: Vec<Window>,
    /// Whether all fields are fixed and the last one has no terminator.
    open: bool,
    /// The bucket of each combination of salted values, sorted. `None`: unknown, so every bucket is scanned.
    buckets: Option<Vec<(u32, u32)>>,
}

/// The values of a field.
#[derive(Debug, Clone)]
struct Set {
    values: Vec<KeyBuf>,
    /// Whether the field is salted.
    salted: bool,
}

/// The values of the salted fields by bucket.
#[derive(Debug)]
pub(super) struct Salted {
    /// The first salted field that may have several values.
    pub(super) field: usize,
    /// Its values in each bucket that can have rows, sorted by bucket.
    pub(super) buckets: Vec<(u32, Constraint)>,
}

impl Salted {
    /// The values in one bucket.
    pub(super) fn of(&self, bucket: u32) -> Option<&Constraint> {
        let at = self.buckets.binary_search_by_key(&bucket, |(bucket, _)| *bucket).ok()?;
        Some(&self.buckets[at].1)
    }
}

/// Flattens a constraint into sets and windows.
fn flatten(constraint: &Constraint, salted: bool, sets: &mut Vec<Set>, windows: &mut Vec<Window>) {
    match constraint {
        Constraint::Any => {}
        Constraint::Values(values) => sets.push(Set { values: values.clone(), salted }),
        Constraint::Windows(some) => windows.extend_from_slice(some),
        Constraint::Key(fields) => fields.iter().for_each(|field| flatten(field, salted, sets, windows)),
    }
}

/// The remaining ranges in a bucket.
#[derive(Debug, Clone)]
pub(super) struct Span {
    /// The number of ranges in earlier spans.
    earlier: usize,
    indexes: Range<usize>,
    within: KeyRange,
}

impl Product {
    /// The rows of `layout` under the constraints `constraints` of the leading fields, the last of which may have windows.
    pub(super) fn new(layout: &'static Layout, constraints: &[Constraint]) -> Self {
        let (mut sets, mut windows) = (Vec::new(), Vec::new());
        for (i, constraint) in constraints.iter().enumerate() {
            flatten(constraint, layout.is_salted(i), &mut sets, &mut windows);
        }
        let open = layout.ends_unterminated(constraints.len()) && is_whole(constraints, &layout.fields);
        let values =
            constraints.iter().take_while(|constraint| matches!(constraint, Constraint::Values(_))).count();
        let head = row_start(layout, 0);
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

    /// The values of the salted fields by bucket, if the buckets are known.
    pub(super) fn by_buckets(&self) -> Option<Salted> {
        let all = self.buckets.as_ref()?;
        let salted = || self.sets.iter().enumerate().filter(|(_, set)| set.salted);
        let several = salted().find(|(_, set)| set.values.len() > 1);
        let (field, Set { values, .. }) = several.or_else(|| salted().next_back())?;
        // All earlier sets have one value, so this one is the most significant digit of a combination.
        let each: usize = salted().filter(|(at, _)| *at > field).map(|(_, set)| set.values.len()).product();
        let buckets = all.chunk_by(|a, b| a.0 == b.0).map(|own| {
            let mut digits: Vec<usize> = own.iter().map(|(_, at)| *at as usize / each).collect();
            digits.dedup();
            (own[0].0, Constraint::Values(digits.into_iter().map(|digit| values[digit].clone()).collect()))
        });
        Some(Salted { field, buckets: buckets.collect() })
    }

    /// The number of ranges per bucket and combination of salted values, or per bucket.
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
        // The combinations in the bucket that start with the values so far.
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
        let RowBounds { mut low, mut high, .. } = match self.windows.get(at) {
            Some(window) => window.row_bounds.moved(0, &row),
            None => RowBounds::of_prefix(row, self.open),
        };
        let salt = self.layout.salt_bytes();
        for row_bound in [&mut low, &mut high] {
            salt.write(bucket, &mut row_bound.bytes.as_mut_slice()[..salt.width]);
        }
        let row_bound = |row_bound: RowBound<KeyBuf>| among_rows(self.layout, row_bound).into_row();
        KeyRange::new(row_bound(low), row_bound(high))
    }

    /// All ranges, by bucket.
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

/// A cut through all buckets, at the row of each bucket that ends with `rest`.
pub(super) struct Cut<'r> {
    pub(super) rest: &'r [u8],
    /// Whether to keep what is after the row, else what is before it.
    pub(super) after: bool,
}

impl Cut<'_> {
    /// The rest of `range`. `showed`: the row itself counts as before the cut.
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
    /// Sorted by bucket; none is empty.
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

    /// The ranges after a cut.
    pub(super) fn cut(&self, cut: &Cut<'_>, showed: impl Fn(&[u8]) -> bool) -> Self {
        let salt = self.product.layout.salt_bytes();
        let mut left: Vec<Span> = Vec::new();
        for span in &*self.spans {
            let Some(first) = (!span.indexes.is_empty()).then(|| span.range(&self.product, 0)) else {
                continue;
            };
            // All ranges of the bucket are cut at the same row.
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

impl Span {
    fn range(&self, product: &Product, index: usize) -> KeyRange {
        product.range(self.indexes.start + index).and(&self.within)
    }
}
