//! The ranges of a scan of sets: one per combination of values, computed on demand by index. Memory is the sum of the sets, plus
//! one entry per combination of salted values.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use super::bucket::salt_start;
use super::constraint::{Constraint, Window};
use super::interval::{Interval, RowBound};
use super::leaf::Leaf;
use super::partition_point;
use super::range::KeyRange;
use super::salted::Salted;
use super::tail::among_rows;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

/// A bucket has at most this many ranges: with up to 2^16 buckets, all can be numbered.
const MOST_RANGES: u128 = 1 << 111;

/// Ranges sorted by bucket and row.
#[derive(Debug, Clone)]
pub(super) struct Product {
    layout: &'static Layout,
    /// The values of the first leaves.
    sets: Vec<Set>,
    /// The windows of the next leaf; empty if it is unconstrained.
    windows: Vec<Window>,
    /// See [`ends_open`].
    open: bool,
    /// The salted values by bucket. `None`: unknown, so every bucket is scanned.
    salted: Option<Salted>,
    /// The number of ranges per combination of salted values, or per bucket.
    each: u128,
}

/// The values of a leaf.
#[derive(Debug, Clone)]
struct Set {
    values: Vec<KeyBuf>,
    salted: bool,
}

/// The remaining ranges in a bucket.
#[derive(Debug, Clone)]
pub(super) struct Span {
    /// The number of ranges in earlier spans.
    earlier: u128,
    indexes: Range<u128>,
    within: KeyRange,
}

/// Whether a whole row is fixed, and its last value has no terminator: longer rows that start with it are other keys.
pub(super) fn ends_open(layout: &Layout, leaves: &[Leaf<'_>]) -> bool {
    layout.ends_unterminated(layout.fields.list.len()) && leaves.iter().all(|leaf| leaf.values().is_some())
}

impl Product {
    /// The rows of `leaves`: values of the first ones, then windows of at most one.
    pub(super) fn new(layout: &'static Layout, leaves: &[Leaf<'_>]) -> Self {
        let set =
            |leaf: &Leaf<'_>| Some(Set { values: leaf.values()?.to_vec(), salted: leaf.unhashed.is_some() });
        let sets: Vec<Set> = leaves.iter().map_while(set).collect();
        let windows = match leaves.get(sets.len()).map(|leaf| &leaf.constraint) {
            Some(Constraint::Windows(windows)) => windows.clone(),
            _ => Vec::new(),
        };
        let salted = Salted::new(layout, leaves);
        let numbered = sets.iter().filter(|set| salted.is_none() || !set.salted);
        let each = numbered
            .fold(windows.len().max(1) as u128, |count, set| count.saturating_mul(set.values.len() as u128));
        assert!(each <= MOST_RANGES, "a scan has at most 2^111 ranges in a bucket: ask by `.skip()`");
        Product { layout, open: ends_open(layout, leaves), sets, windows, salted, each }
    }

    pub(super) fn len(&self) -> u128 {
        self.each * self.salted.as_ref().map_or(self.layout.buckets() as usize, Salted::len) as u128
    }

    pub(super) fn range(&self, index: u128) -> KeyRange {
        let mut row = salt_start(self.layout, 0);
        let (mut at, mut left) = (index, self.each);
        let first = (index / self.each) as usize;
        // The combinations in the bucket that start with the values so far.
        let (bucket, mut own) = match &self.salted {
            None => (first as u32, 0..1),
            Some(salted) => {
                let bucket = salted.bucket_at(first);
                (bucket, salted.positions(bucket))
            }
        };
        at -= self.each * if self.salted.is_some() { own.start } else { first } as u128;
        for (leaf, Set { values, salted }) in self.sets.iter().enumerate() {
            match &self.salted {
                Some(by_bucket) if *salted => {
                    let value = by_bucket.digit(leaf, own.start + (at / left) as usize);
                    let alike = by_bucket.alike(leaf, own.clone(), value);
                    at -= (alike.start - own.start) as u128 * left;
                    own = alike;
                    row.put(&values[value]);
                }
                _ => {
                    left /= values.len() as u128;
                    let block = left * own.len() as u128;
                    row.put(&values[(at / block) as usize]);
                    at %= block;
                }
            }
        }
        let Interval { mut low, mut high, .. } = match self.windows.get(at as usize) {
            Some(window) => window.interval.moved(0, &row),
            None => Interval::of_prefix(row, self.open),
        };
        let salt = self.layout.salt_bytes();
        for row_bound in [&mut low, &mut high] {
            salt.write(bucket, &mut row_bound.bytes.as_mut_slice()[..salt.width]);
        }
        let row_bound = |row_bound: RowBound| among_rows(self.layout, row_bound).into_row();
        KeyRange::new(row_bound(low), row_bound(high))
    }

    /// The indexes of the ranges of each bucket.
    pub(super) fn of_buckets(&self) -> impl Iterator<Item = Range<u128>> + '_ {
        let count =
            self.salted.as_ref().map_or(self.layout.buckets() as usize, |salted| salted.buckets.len());
        (0..count).map(|at| {
            let positions = match &self.salted {
                None => at..at + 1,
                Some(salted) => salted.positions(salted.buckets[at]),
            };
            positions.start as u128 * self.each..positions.end as u128 * self.each
        })
    }

    /// All ranges, by bucket.
    fn spans(&self) -> Vec<Span> {
        let span = |indexes: Range<u128>| Span { earlier: indexes.start, indexes, within: KeyRange::all() };
        self.of_buckets().map(span).collect()
    }
}

/// Where the ranges of all buckets are clipped: at the row of each bucket that ends with `rest`.
pub(super) struct Clip<'r> {
    pub(super) rest: &'r [u8],
    /// Whether to keep what is after the row, else what is before it.
    pub(super) after: bool,
}

impl Clip<'_> {
    /// The rest of `range`. `visited`: the row itself counts as before that place.
    pub(super) fn of(&self, range: &KeyRange, salt: SaltBytes, visited: impl Fn(&[u8]) -> bool) -> KeyRange {
        let bucket = &range.start()[..salt.width.min(range.start().len())];
        let mut at = KeyBuf::from(bucket);
        at.put(self.rest);
        if visited(bucket) {
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

    pub(super) fn len(&self) -> u128 {
        self.spans.last().map_or(0, Span::end)
    }

    /// The indexes of the ranges of each bucket.
    pub(super) fn of_buckets(&self) -> impl Iterator<Item = Range<u128>> + '_ {
        self.spans.iter().map(|span| span.earlier..span.end())
    }

    pub(super) fn range(&self, index: u128) -> KeyRange {
        let at = self.spans.partition_point(|span| span.earlier <= index) - 1;
        self.spans[at].range(&self.product, index - self.spans[at].earlier)
    }

    /// The ranges that are left.
    pub(super) fn clip(&self, clip: &Clip<'_>, visited: impl Fn(&[u8]) -> bool) -> Self {
        let salt = self.product.layout.salt_bytes();
        let mut left: Vec<Span> = Vec::new();
        for span in &*self.spans {
            let Some(first) = (!span.indexes.is_empty()).then(|| span.range(&self.product, 0)) else {
                continue;
            };
            // All ranges of the bucket are clipped at the same row.
            let bucket = first.start().get(..salt.width).unwrap_or_default();
            let all = KeyRange::of_bucket(bucket);
            let within = clip.of(&all, salt, &visited).and(&span.within);
            let is_before = |index: u128| {
                let range = span.range(&self.product, index);
                range.and(&within).is_empty() == clip.after
            };
            let at = partition_point(span.indexes.end - span.indexes.start, is_before);
            let start = span.indexes.start;
            let indexes = if clip.after { start + at..span.indexes.end } else { start..start + at };
            if !indexes.is_empty() {
                let earlier = left.last().map_or(0, Span::end);
                left.push(Span { earlier, indexes, within });
            }
        }
        Part { product: self.product.clone(), spans: left.into() }
    }
}

impl Span {
    /// The number of ranges up to the end of this span.
    fn end(&self) -> u128 {
        self.earlier + (self.indexes.end - self.indexes.start)
    }

    fn range(&self, product: &Product, index: u128) -> KeyRange {
        product.range(self.indexes.start + index).and(&self.within)
    }
}
