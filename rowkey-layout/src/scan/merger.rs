//! The merge without iterators, for asynchronous clients.

use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use super::ranges::KeyRanges;
use super::tournament::Tournament;

impl KeyRanges {
    /// [`merge`](KeyRanges::merge) without iterators, for asynchronous clients: you push rows as they arrive.
    ///
    /// [`wants`](Merger::wants) iterates over the indexes of the ranges whose next row is missing. Call [`push`](Merger::push)
    /// or [`end`](Merger::end) for any of them, in any order. [`pop`](Merger::pop) returns the items in order. An index is the
    /// position of a range in these ranges.
    ///
    /// It buffers one row per bucket, so no scan gets further ahead than that, and memory does not grow with the number of
    /// ranges. If a bucket has several ranges, as with `f_in`, it wants the first one that has not ended: open a range once it
    /// is wanted, as [`scan`](KeyRanges::scan) does.
    ///
    /// Streams on one connection must not fill its buffers while they wait for each other: see the guide on
    /// [Bigtable](https://docs.rs/rowkey/latest/rowkey/guide/stores/bigtable/#one-sorted-stream).
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
    ///
    /// # Panics
    ///
    /// If there are more than `usize::MAX` ranges.
    #[doc(alias("async", "stream", "k-way merge"))]
    pub fn merger<T>(&self) -> Merger<T> {
        Merger::new(self)
    }

    /// [`merger`](KeyRanges::merger) from the last row to the first.
    ///
    /// Each scan returns its rows in descending order. If a bucket has several ranges, the last one comes first.
    pub fn merger_descending<T>(&self) -> Merger<T, true> {
        Merger::new(self)
    }
}

/// A merge that you push rows into, for asynchronous clients: [`KeyRanges::merger`] and [`KeyRanges::merger_descending`].
#[must_use = "a merger reads nothing by itself; push rows into it"]
pub struct Merger<T, const DESCENDING: bool = false> {
    tree: Tournament<DESCENDING>,
    /// The ranges of each bucket that have not ended.
    buckets: Vec<Range<usize>>,
    /// The next row of each bucket.
    next_rows: Vec<NextRow<T>>,
}

/// The next row of a bucket and its item. The row's buffer is reused.
struct NextRow<T> {
    row: Vec<u8>,
    item: Option<T>,
}

impl<T> NextRow<T> {
    /// Most rows are as long as the previous one: copies these without checking the capacity.
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

/// The index of the current range of a bucket, of those that have not ended.
#[inline(always)]
fn first<const DESCENDING: bool>(ranges: &Range<usize>) -> usize {
    if DESCENDING { ranges.end.wrapping_sub(1) } else { ranges.start }
}

impl<T, const DESCENDING: bool> Merger<T, DESCENDING> {
    fn new(ranges: &KeyRanges) -> Self {
        let (positions, (width, heads)) = (ranges.streams(), ranges.heads(true));
        // `after` of a fan-out omits leading buckets.
        let first = positions.first().map_or(0, |bucket| bucket.start);
        let index = |position: u128| match usize::try_from(position - first) {
            Ok(index) => index,
            Err(_) => panic!("a merger numbers ranges by `usize`, and this scan has more"),
        };
        let buckets: Vec<_> = positions.iter().map(|bucket| index(bucket.start)..index(bucket.end)).collect();
        let next_rows = buckets.iter().map(|_| NextRow { row: Vec::new(), item: None }).collect();
        Merger { tree: Tournament::new(buckets.len(), width, heads), buckets, next_rows }
    }

    /// The indexes of the ranges whose next row is missing, at most one per bucket.
    ///
    /// At first, one in every bucket; later, one in the bucket of the last popped row. Empty while `pop` has an item to return,
    /// and once all ranges have ended.
    #[inline]
    pub fn wants(&self) -> Missing<'_, DESCENDING> {
        Missing {
            first: self.tree.wanted(),
            later: self.tree.later(),
            tree: &self.tree,
            buckets: &self.buckets,
        }
    }

    /// Adds the next row of the range at `index`, and the item that `pop` returns for it.
    ///
    /// The row is copied into a buffer that is reused.
    ///
    /// # Panics
    ///
    /// If `index` is not in `wants`: its bucket already has a row, another range of the bucket comes first, or the range has
    /// ended or does not exist.
    #[inline]
    #[track_caller]
    pub fn push(&mut self, index: usize, row: impl AsRef<[u8]>, item: T) {
        let bucket = self.bucket(index);
        let (Merger { tree, next_rows, .. }, row) = (self, row.as_ref());
        let next = &mut next_rows[bucket];
        next.keep(row);
        next.item = Some(item);
        // Compares the caller's bytes: reading the fresh copy would stall on the store.
        tree.show(bucket, Some(row), &mut |bucket| next_rows[bucket].row());
    }

    /// Ends the range at `index`: it has no more rows. Also call it after an error; the other ranges continue.
    ///
    /// # Panics
    ///
    /// As [`push`](Merger::push).
    #[inline]
    #[track_caller]
    pub fn end(&mut self, index: usize) {
        let bucket = self.bucket(index);
        let ranges = &mut self.buckets[bucket];
        _ = if DESCENDING { ranges.next_back() } else { ranges.next() };
        if self.buckets[bucket].is_empty() {
            self.tree.show(bucket, None, &mut |bucket| self.next_rows[bucket].row());
        }
    }

    /// Returns the next item in order; `None` while `wants` is not empty, and once all ranges have ended.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.tree.pop(|bucket| self.next_rows[bucket].item.take())
    }

    /// The bucket of a wanted range.
    #[inline(always)]
    #[track_caller]
    fn bucket(&self, index: usize) -> usize {
        let bucket = match self.tree.only() {
            Some(only) => only,
            None => self.unseen_bucket(index),
        };
        let wanted = self.buckets.get(bucket).is_some_and(|ranges| first::<DESCENDING>(ranges) == index);
        assert!(wanted, "no row of range {index} is missing: `wants()` names those that are");
        bucket
    }

    /// The bucket of a range, before the tournament starts; `usize::MAX` if it has shown a row or has ended.
    #[inline(never)]
    fn unseen_bucket(&self, index: usize) -> usize {
        let bucket = self.buckets.partition_point(|ranges| ranges.end <= index);
        if self.tree.is_unseen(bucket) { bucket } else { usize::MAX }
    }
}

impl<T, const DESCENDING: bool> fmt::Debug for Merger<T, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Merger of {} buckets", self.buckets.len())
    }
}

/// An iterator over the indexes of the ranges whose next row is missing: [`Merger::wants`].
#[derive(Clone)]
#[must_use = "this only lists the ranges to read; push their next rows"]
pub struct Missing<'a, const DESCENDING: bool = false> {
    first: Option<usize>,
    later: Range<usize>,
    tree: &'a Tournament<DESCENDING>,
    buckets: &'a [Range<usize>],
}

impl<const DESCENDING: bool> Iterator for Missing<'_, DESCENDING> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let tree = self.tree;
        let bucket = self.first.take().or_else(|| self.later.find(|bucket| tree.is_unseen(*bucket)))?;
        Some(first::<DESCENDING>(&self.buckets[bucket]))
    }
}

impl<const DESCENDING: bool> FusedIterator for Missing<'_, DESCENDING> {}

impl<const DESCENDING: bool> fmt::Debug for Missing<'_, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}
