//! The merge driven by hand.

use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use super::open::of_buckets;
use super::ranges::KeyRanges;
use super::tournament::{Silent, Tournament};

impl KeyRanges {
    /// [`merge`](KeyRanges::merge) without iterators, for asynchronous clients: it owns no scans, and is given
    /// the rows of each as they arrive.
    ///
    /// An index is the position of a range in these ranges. [`wants`](Merger::wants) iterates over the ranges
    /// whose next row is missing; [`push`](Merger::push) and [`end`](Merger::end) answer for any of them, in any
    /// order; [`pop`](Merger::pop) returns the items in order.
    ///
    /// It holds one row a bucket, so no scan gets further ahead than that, and memory does not grow with the
    /// number of ranges. Where a bucket has several ranges, as with `f_in`, it wants the first of these that has
    /// not ended: begin to read a range when it is wanted, as [`scan`](KeyRanges::scan) does.
    ///
    /// Streams that share a connection must not fill it while they wait for each other: see
    /// the guide's page on stores, under Bigtable.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let ranges = Event::prefix().ranges();
    /// let results = [vec![([0, 3], "three"), ([0, 5], "five")], vec![([1, 4], "four")]];
    /// // With streams, `next().await` below is all that differs.
    /// let mut results = results.map(Vec::into_iter);
    /// let mut merger = ranges.merger();
    /// let mut hosts = Vec::new();
    /// loop {
    ///     while let Some(index) = merger.wants().next() {
    ///         match results[index].next() {
    ///             Some((row, name)) => merger.push(index, row, name),
    ///             None => merger.end(index),
    ///         }
    ///     }
    ///     // Nothing is wanted: `None` is the end.
    ///     let Some(name) = merger.pop() else { break };
    ///     hosts.push(name);
    /// }
    /// assert_eq!(hosts, ["three", "four", "five"]);
    /// ```
    pub fn merger<T>(&self) -> Merger<T> {
        Merger::new(self)
    }

    /// As [`merger`](KeyRanges::merger), from the last row to the first: each scan returns its rows from its end
    /// on, and of several ranges in a bucket the last one comes first.
    pub fn merger_descending<T>(&self) -> Merger<T, true> {
        Merger::new(self)
    }
}

/// Made by [`KeyRanges::merger`] and [`KeyRanges::merger_descending`].
#[must_use = "it returns the rows that it is given, and reads none itself"]
pub struct Merger<T, const DESCENDING: bool = false> {
    tree: Tournament<DESCENDING>,
    /// The ranges of each bucket that have not ended.
    buckets: Vec<Left<DESCENDING>>,
    /// What each bucket shows next.
    shown: Vec<Shown<T>>,
}

/// The row of a bucket and its item. The buffer of the row is used again.
struct Shown<T> {
    row: Vec<u8>,
    item: Option<T>,
}

impl<T> Shown<T> {
    /// Most rows are as long as the one before: these are copied without a look at the capacity.
    #[inline(always)]
    fn keep(&mut self, row: &[u8]) {
        if self.row.len() == row.len() {
            self.row.copy_from_slice(row);
        } else {
            self.row.clear();
            self.row.extend_from_slice(row);
        }
    }

    fn row(&self) -> Option<&[u8]> {
        self.item.is_some().then_some(&*self.row)
    }
}

/// The ranges of a bucket that have not ended.
#[derive(Clone)]
struct Left<const DESCENDING: bool>(Range<usize>);

impl<const DESCENDING: bool> Left<DESCENDING> {
    /// The index of the range that is read.
    #[inline(always)]
    fn first(&self) -> usize {
        if DESCENDING { self.0.end.wrapping_sub(1) } else { self.0.start }
    }

    /// It has ended. Whether another one follows.
    fn end(&mut self) -> bool {
        let ended = if DESCENDING { self.0.next_back() } else { self.0.next() };
        ended.is_some() && !self.0.is_empty()
    }
}

impl<T, const DESCENDING: bool> Merger<T, DESCENDING> {
    fn new(ranges: &KeyRanges) -> Self {
        let buckets: Vec<_> = of_buckets(ranges).map(Left).collect();
        let shown = buckets.iter().map(|_| Shown { row: Vec::new(), item: None }).collect();
        Merger { tree: Tournament::new(buckets.len(), ranges.salt_width()), buckets, shown }
    }

    /// The indexes of all ranges whose next row is missing, at most one a bucket: in all buckets at first, later
    /// in that of the row popped last. It is empty while `pop` has a row to return, and once all ranges have
    /// ended.
    #[inline]
    pub fn wants(&self) -> Wants<'_, DESCENDING> {
        Wants { silent: self.tree.wants(), buckets: &self.buckets }
    }

    /// The next row of the range at `index`, and the item that `pop` returns for it. The row is copied, into
    /// a buffer that is used again.
    ///
    /// # Panics
    ///
    /// If `wants` does not name `index`: its bucket has a row here already, another range of the bucket comes
    /// first, or the range has ended or does not exist.
    #[inline]
    #[track_caller]
    pub fn push(&mut self, index: usize, row: impl AsRef<[u8]>, item: T) {
        let bucket = self.bucket(index);
        let (Merger { tree, shown, .. }, row) = (self, row.as_ref());
        let next = &mut shown[bucket];
        next.keep(row);
        next.item = Some(item);
        // By the caller's bytes, as a read of some that were just copied waits for the copy.
        tree.show(bucket, Some(row), &mut |bucket| shown[bucket].row());
    }

    /// The range at `index` has no more rows. Call it after an error, too: the other ranges go on.
    ///
    /// # Panics
    ///
    /// As [`push`](Merger::push).
    #[inline]
    #[track_caller]
    pub fn end(&mut self, index: usize) {
        let bucket = self.bucket(index);
        if !self.buckets[bucket].end() {
            self.tree.show(bucket, None, &mut |bucket| self.shown[bucket].row());
        }
    }

    /// The next item in order. `None` while `wants` names a range; if it names none, all ranges have ended.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.tree.pop(|bucket| self.shown[bucket].item.take())
    }

    /// The bucket of a range that is wanted.
    #[inline(always)]
    #[track_caller]
    fn bucket(&self, index: usize) -> usize {
        let bucket = match self.tree.only() {
            Some(only) => only,
            None => self.silent(index),
        };
        let wanted = self.buckets.get(bucket).is_some_and(|left| left.first() == index);
        assert!(wanted, "no row of range {index} is missing: `wants()` names those that are");
        bucket
    }

    /// The bucket of a range, before the matches begin; none if it has shown a row or its end.
    #[inline(never)]
    fn silent(&self, index: usize) -> usize {
        let bucket = self.buckets.partition_point(|left| left.0.end <= index);
        if self.tree.is_silent(bucket) { bucket } else { usize::MAX }
    }
}

impl<T, const DESCENDING: bool> fmt::Debug for Merger<T, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Merger of {} buckets", self.buckets.len())
    }
}

/// The indexes of the ranges whose next row is missing. Made by [`Merger::wants`].
#[derive(Clone)]
#[must_use = "it reads none of these rows itself"]
pub struct Wants<'a, const DESCENDING: bool = false> {
    silent: Silent<'a>,
    buckets: &'a [Left<DESCENDING>],
}

impl<const DESCENDING: bool> Iterator for Wants<'_, DESCENDING> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        self.silent.next().map(|bucket| self.buckets[bucket].first())
    }
}

impl<const DESCENDING: bool> FusedIterator for Wants<'_, DESCENDING> {}

impl<const DESCENDING: bool> fmt::Debug for Wants<'_, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}
