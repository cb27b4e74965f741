//! The ranges of a scan of sets: one per combination of values, computed on demand by index. Memory is the sum of the sets, plus
//! one entry per combination of salted values.

use alloc::vec::Vec;

use super::bucket::salt_start;
use super::constraint::{Constraint, Window};
use super::interval::{Interval, RowBound};
use super::leaf::{self, Leaf};
use super::range::KeyRange;
use super::salted::Salted;
use super::tail::among_rows;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;

/// A bucket has at most this many ranges: with up to 2^16 buckets, all can be numbered.
const MOST_RANGES: u128 = 1 << 111;

/// Ranges sorted by bucket and row.
#[derive(Debug, Clone)]
pub(super) struct Product {
    pub(super) layout: &'static Layout,
    /// The first leaves, as far as they have values.
    pub(super) sets: Vec<Leaf<'static>>,
    /// The number of leaves before the first one without values. It may have got some, if its bounds hold few.
    pub(super) first_open: usize,
    /// The windows of the next leaf; empty if it is unconstrained.
    windows: Vec<Window>,
    /// See [`ends_open`].
    open: bool,
    /// The salted values by bucket. `None`: unknown, so every bucket is scanned.
    pub(super) salted: Option<Salted>,
    /// The number of ranges per combination of salted values, or per bucket.
    each: u128,
}

/// Whether a whole row is fixed, and its last value has no terminator: longer rows that start with it are other keys.
pub(super) fn ends_open(layout: &Layout, leaves: &[Leaf<'_>]) -> bool {
    layout.ends_unterminated(layout.fields.list.len()) && leaves.iter().all(|leaf| leaf.values().is_some())
}

impl Product {
    /// The rows of `leaves`: values of the first ones, then windows of at most one.
    pub(super) fn new(layout: &'static Layout, mut leaves: Vec<Leaf<'static>>, first_open: usize) -> Self {
        let count = leaf::first_open(&leaves);
        let windows = match leaves.get(count).map(|leaf| &leaf.constraint) {
            Some(Constraint::Windows(windows)) => windows.clone(),
            _ => Vec::new(),
        };
        let (salted, open) = (Salted::new(layout, &leaves), ends_open(layout, &leaves));
        leaves.truncate(count);
        let numbered = leaves.iter().filter(|set| salted.is_none() || set.unhashed.is_none());
        let each = numbered
            .filter_map(Leaf::values)
            .fold(windows.len().max(1) as u128, |count, values| count.saturating_mul(values.len() as u128));
        assert!(each <= MOST_RANGES, "a scan has at most 2^111 ranges in a bucket: use `.skip()`");
        Product { layout, open, sets: leaves, first_open, windows, salted, each }
    }

    pub(super) fn len(&self) -> u128 {
        self.each * self.salted.as_ref().map_or(self.layout.buckets() as usize, Salted::len) as u128
    }

    pub(super) fn range(&self, index: u128) -> KeyRange {
        let (row, at, _) = self.row(index, self.sets.len(), KeyBuf::put);
        let Interval { low, high, .. } = match self.windows.get(at as usize) {
            Some(window) => window.interval.moved(0, &row),
            None => Interval::of_prefix(row, self.open),
        };
        let row_bound = |row_bound: RowBound| among_rows(self.layout, row_bound).into_row();
        KeyRange::new(row_bound(low), row_bound(high))
    }

    /// The salt and the first `count` values of the rows in a range. Then its position among the ranges in its bucket whose rows start
    /// so, which follow one another, and how many these are.
    pub(super) fn row<R: Default>(&self, at: u128, count: usize, put: fn(&mut R, &[u8])) -> (R, u128, u128) {
        let (mut at, mut left, first) = (at, self.each, (at / self.each) as usize);
        // The combinations in the bucket that start with the values so far.
        let (bucket, mut own) = match &self.salted {
            None => (first as u32, 0..1),
            Some(salted) => {
                let bucket = salted.bucket_at(first);
                (bucket, salted.positions(bucket))
            }
        };
        at -= self.each * if self.salted.is_some() { own.start } else { first } as u128;
        let mut row = R::default();
        put(&mut row, &salt_start(self.layout, bucket));
        for (leaf, set) in self.sets[..count].iter().enumerate() {
            let values = set.values().unwrap_or_default();
            match &self.salted {
                Some(by_bucket) if set.unhashed.is_some() => {
                    let value = by_bucket.digit(leaf, own.start + (at / left) as usize);
                    let alike = by_bucket.alike(leaf, own.clone(), value);
                    at -= (alike.start - own.start) as u128 * left;
                    own = alike;
                    put(&mut row, &values[value]);
                }
                _ => {
                    left /= values.len() as u128;
                    let block = left * own.len() as u128;
                    put(&mut row, &values[(at / block) as usize]);
                    at %= block;
                }
            }
        }
        (row, at, left * own.len() as u128)
    }
}
