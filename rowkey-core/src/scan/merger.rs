//! The merge driven by hand.

use core::fmt;

use super::ranges::KeyRanges;
use super::tournament::{Tournament, Wants};

impl KeyRanges {
    /// [`merge`](KeyRanges::merge) driven by hand, for asynchronous clients: it owns no scans, and is
    /// given the row of one when it has arrived.
    ///
    /// An index is the position of a range in these ranges. [`wants`](Merger::wants) names the ranges whose
    /// next row is missing: all of them at first, later the one whose row was popped last. Each is
    /// answered by [`push`](Merger::push) or [`end`](Merger::end), in any order. [`pop`](Merger::pop)
    /// gives the rows in order.
    ///
    /// It keeps one row of each range, so a scan is never further ahead than that. `R` is a row as the
    /// client has it, a `Vec<u8>` for example, and `T` what comes with it. Nothing is copied.
    ///
    /// Streams that share a connection must not fill it while they wait for each other: the guide's page on
    /// stores, under Bigtable, says how.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let scans = Event::prefix().ranges();
    /// let results = [vec![([0, 3], "three"), ([0, 5], "five")], vec![([1, 4], "four")]];
    /// // With streams, `next().await` below is all that differs.
    /// let mut results = results.map(Vec::into_iter);
    /// let mut merger = scans.merger();
    /// let mut hosts = Vec::new();
    /// loop {
    ///     while let Some(index) = merger.wants().next() {
    ///         match results[index].next() {
    ///             Some((row, name)) => merger.push(index, row, name),
    ///             None => merger.end(index),
    ///         }
    ///     }
    ///     // Nothing is wanted: `None` is the end.
    ///     let Some((_row, name)) = merger.pop() else { break };
    ///     hosts.push(name);
    /// }
    /// assert_eq!(hosts, ["three", "four", "five"]);
    /// ```
    pub fn merger<R: AsRef<[u8]>, T>(&self) -> Merger<R, T> {
        Merger(Tournament::new(self.len(), self.salt_width()))
    }

    /// As [`merger`](KeyRanges::merger), from the last row to the first: each scan gives its rows from its
    /// end on.
    pub fn merger_descending<R: AsRef<[u8]>, T>(&self) -> Merger<R, T, true> {
        Merger(Tournament::new(self.len(), self.salt_width()))
    }
}

/// Made by [`KeyRanges::merger`] and [`KeyRanges::merger_descending`].
#[must_use = "it gives the rows that it is given, and asks nobody for them"]
pub struct Merger<R, T, const DESCENDING: bool = false>(Tournament<(R, T), DESCENDING>);

impl<R: AsRef<[u8]>, T, const DESCENDING: bool> Merger<R, T, DESCENDING> {
    /// The indexes of all ranges whose next row is missing. None are missing while `pop` gives a row, and
    /// after all ranges have ended.
    #[inline]
    pub fn wants(&self) -> Wants<'_> {
        self.0.wants()
    }

    /// The next row of the range at `index`, and what comes with it.
    ///
    /// # Panics
    ///
    /// If `wants` does not name `index`: the range has a row here already, has ended, or does not exist.
    #[inline]
    #[track_caller]
    pub fn push(&mut self, index: usize, row: R, item: T) {
        self.show(index, Some((row, item)));
    }

    /// The range at `index` has no more rows. After an error, too, this lets the other ranges go on.
    ///
    /// # Panics
    ///
    /// As [`push`](Merger::push).
    #[inline]
    #[track_caller]
    pub fn end(&mut self, index: usize) {
        self.show(index, None);
    }

    /// The next row in order, and what came with it. `None` while `wants` names a range; where it names none,
    /// all ranges have ended.
    #[inline]
    pub fn pop(&mut self) -> Option<(R, T)> {
        self.0.pop()
    }

    #[inline(always)]
    #[track_caller]
    fn show(&mut self, index: usize, next: Option<(R, T)>) {
        assert!(
            self.0.is_wanted(index),
            "no row of range {index} is missing: `wants()` names those that are"
        );
        self.0.show(index, next, &mut |(row, _)| row.as_ref());
    }
}

impl<R, T, const DESCENDING: bool> fmt::Debug for Merger<R, T, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Merger of {} ranges", self.0.len())
    }
}
