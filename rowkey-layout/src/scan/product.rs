//! The ranges of a scan of sets: one per combination of values, computed on demand by index. Memory is the sum of the sets, plus
//! one entry per combination of salted values.

use core::ops::Range;

use super::constraint::{Constraint, Window};
use super::interval::Interval;
use super::leaf::{Leaf, first_open};
use super::range::KeyRange;
use super::rows::Rows;
use super::salted::Salted;
use super::tail::rows_between;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

/// A bucket has at most this many ranges: with up to 2^16 buckets, all can be numbered.
const MOST_RANGES: u128 = 1 << 111;

/// Ranges sorted by bucket and row.
#[derive(Debug)]
pub(super) struct Product {
    /// Values of the first leaves, then windows of at most one.
    pub(super) rows: Rows,
    salt: SaltBytes,
    /// The number of the first leaves, as far as they have values.
    sets: usize,
    /// See [`ends_open`].
    open: bool,
    /// The number of ranges per combination of salted values, or per bucket.
    each: u128,
}

/// Whether a whole row is fixed, and its last value has no terminator: longer rows that start with it are other keys.
pub(super) fn ends_open(layout: &Layout, leaves: &[Leaf<'_>]) -> bool {
    let ends_unterminated = !leaves.is_empty() && layout.ends_unterminated(layout.fields.list.len());
    ends_unterminated && leaves.iter().all(|leaf| leaf.values().is_some())
}

impl Product {
    pub(super) fn new(rows: Rows, salt: SaltBytes) -> Self {
        let sets = first_open(&rows.leaves);
        let numbered =
            rows.leaves[..sets].iter().filter(|set| rows.salted.is_none() || set.unhashed.is_none());
        let each = numbered
            .filter_map(Leaf::values)
            .fold(windows(&rows, sets).len().max(1) as u128, |count, values| {
                count.saturating_mul(values.len() as u128)
            });
        assert!(each <= MOST_RANGES, "a scan has at most 2^111 ranges in a bucket: use `.skip()`");
        Product { open: ends_open(rows.layout, &rows.leaves), rows, salt, sets, each }
    }

    pub(super) fn len(&self) -> u128 {
        let buckets = self.rows.salted.as_ref().map_or(self.rows.layout.buckets() as usize, Salted::len);
        if self.rows.nothing { 0 } else { self.each * buckets as u128 }
    }

    pub(super) fn range(&self, index: u128) -> KeyRange {
        let (row, at, _) = self.row(index, self.sets);
        let rows = match windows(&self.rows, self.sets).get(at as usize) {
            Some(window) => window.interval.moved(0, &row),
            None => Interval::of_prefix(row, self.open),
        };
        rows_between(self.rows.layout, rows)
    }

    /// The salt and the first `count` values of the rows in a range. Then its position among the ranges in its bucket whose rows start
    /// so, which follow one another, and how many these are.
    pub(super) fn row(&self, at: u128, count: usize) -> (KeyBuf, u128, u128) {
        let (mut at, mut left, first) = (at, self.each, (at / self.each) as usize);
        // The combinations in the bucket that start with the values so far.
        let (bucket, mut own) = match &self.rows.salted {
            None => (first as u32, 0..1),
            Some(salted) => {
                let bucket = salted.bucket_at(first);
                (bucket, salted.positions(bucket))
            }
        };
        at -= self.each * if self.rows.salted.is_some() { own.start } else { first } as u128;
        let mut row = KeyBuf::new();
        self.salt.put(bucket, &mut row);
        for (leaf, set) in self.rows.leaves[..count].iter().enumerate() {
            let values = set.values().unwrap_or_default();
            match &self.rows.salted {
                Some(by_bucket) if set.unhashed.is_some() => {
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
        (row, at, left * own.len() as u128)
    }

    /// The indexes of the ranges in a bucket.
    pub(super) fn of_bucket(&self, bucket: u32) -> Range<u128> {
        let Range { start, end } = match &self.rows.salted {
            None => bucket as usize..bucket as usize + 1,
            Some(salted) => salted.positions(bucket),
        };
        start as u128 * self.each..end as u128 * self.each
    }
}

/// The windows of the leaf after the first `sets`; none if it is unconstrained.
fn windows(rows: &Rows, sets: usize) -> &[Window] {
    match rows.leaves.get(sets).map(|leaf| &leaf.constraint) {
        Some(Constraint::Windows(windows)) => windows,
        _ => &[],
    }
}
