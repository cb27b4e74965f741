//! The sorted results of a fan-out's scans as one.

use alloc::vec::{self, Vec};
use core::cmp::Ordering;
use core::convert::Infallible;
use core::fmt;
use core::iter::Enumerate;

use crate::ranges::{KeyRanges, compare_rows};

impl KeyRanges {
    /// Merges the results of the scans, one for each range, into one order that leaves the salt out.
    /// Each scan gives its rows sorted, as a store does; `row` gives the row of an item. Rows that
    /// are equal without their salt come in the order of their buckets.
    ///
    /// Lazy: a scan is asked for an item only when its last one is taken, and for its first when the
    /// first item of all is.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let scans = Event::prefix().ranges();
    /// let results = [vec![[0, 3], [0, 5]], vec![[1, 4]]];
    /// let hosts: Vec<u8> = scans.merge(results, |row| &row[..]).map(|row| row[1]).collect();
    /// assert_eq!(hosts, [3, 4, 5]);
    /// ```
    pub fn merge<I, T, F>(&self, scans: I, row: F) -> Merge<<I::Item as IntoIterator>::IntoIter, T, F>
    where
        I: IntoIterator,
        I::Item: IntoIterator<Item = T>,
        F: FnMut(&T) -> &[u8],
    {
        Merge(Heap::new(self.salt_width(), scans, row))
    }

    /// Merges scans whose items are `Result`s. An error comes out as soon as it is met, and ends its
    /// scan; the others go on.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Event { #[salt(buckets = 2)] host: u8 }
    /// let scans = Event::prefix().ranges();
    /// let results = [vec![Ok([0, 3]), Err("connection lost")], vec![Ok([1, 4])]];
    /// let rows: Vec<_> = scans.try_merge(results, |row| &row[..]).collect();
    /// assert_eq!(rows, [Ok([0, 3]), Err("connection lost"), Ok([1, 4])]);
    /// ```
    pub fn try_merge<I, T, E, F>(
        &self,
        scans: I,
        row: F,
    ) -> TryMerge<<I::Item as IntoIterator>::IntoIter, T, F>
    where
        I: IntoIterator,
        I::Item: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        TryMerge(Heap::new(self.salt_width(), scans, row))
    }
}

/// The scans as a binary heap by the rows they show next. Written out here because the order needs
/// the width of the salt and the closure, which an `Ord` on the items could not see.
struct Heap<S, T, F> {
    /// Scans that have not been asked for their first item.
    fresh: Enumerate<vec::IntoIter<S>>,
    entries: Vec<Entry<S, T>>,
    width: usize,
    row: F,
}

struct Entry<S, T> {
    /// What the scan shows next; nothing after the first entry's item was taken.
    item: Option<T>,
    scan: S,
    /// Its place among the scans, which settles rows that are wholly equal.
    index: usize,
}

impl<S, T, F: FnMut(&T) -> &[u8]> Heap<S, T, F> {
    fn new<I>(width: usize, scans: I, row: F) -> Self
    where
        I: IntoIterator,
        I::Item: IntoIterator<IntoIter = S>,
        S: Iterator,
    {
        let fresh: Vec<S> = scans.into_iter().map(IntoIterator::into_iter).collect();
        Heap { entries: Vec::with_capacity(fresh.len()), fresh: fresh.into_iter().enumerate(), width, row }
    }

    /// The next item of all, or the next error; `pull` asks one scan.
    #[inline]
    fn next<E>(&mut self, mut pull: impl FnMut(&mut S) -> Option<Result<T, E>>) -> Option<Result<T, E>> {
        while let Some((index, mut scan)) = self.fresh.next() {
            match pull(&mut scan) {
                Some(Ok(item)) => self.push(Entry { item: Some(item), scan, index }),
                Some(Err(error)) => return Some(Err(error)),
                None => {}
            }
        }
        if let Some(first) = self.entries.first_mut().filter(|first| first.item.is_none()) {
            match pull(&mut first.scan) {
                Some(Ok(item)) => first.item = Some(item),
                ended => {
                    self.entries.swap_remove(0);
                    if let Some(Err(error)) = ended {
                        self.settle();
                        return Some(Err(error));
                    }
                }
            }
            self.settle();
        }
        self.entries.first_mut()?.item.take().map(Ok)
    }

    fn comes_first(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.entries[a], &self.entries[b]);
        let order = match (&a.item, &b.item) {
            (Some(a), Some(b)) => compare_rows(self.width, (self.row)(a), (self.row)(b)),
            (a, b) => a.is_some().cmp(&b.is_some()),
        };
        order.then(a.index.cmp(&b.index)) == Ordering::Less
    }

    fn push(&mut self, entry: Entry<S, T>) {
        let mut at = self.entries.len();
        self.entries.push(entry);
        while at > 0 && self.comes_first(at, (at - 1) / 2) {
            self.entries.swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
    }

    /// Moves the first entry down to its place, after its item changed.
    fn settle(&mut self) {
        let mut at = 0;
        loop {
            let mut child = 2 * at + 1;
            if child >= self.entries.len() {
                return;
            }
            if child + 1 < self.entries.len() && self.comes_first(child + 1, child) {
                child += 1;
            }
            if !self.comes_first(child, at) {
                return;
            }
            self.entries.swap(at, child);
            at = child;
        }
    }
}

/// Made by [`KeyRanges::merge`].
pub struct Merge<S, T, F>(Heap<S, T, F>);

impl<S: Iterator<Item = T>, T, F: FnMut(&T) -> &[u8]> Iterator for Merge<S, T, F> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.0.next(|scan| scan.next().map(Ok::<T, Infallible>)).map(|Ok(item)| item)
    }
}

/// Made by [`KeyRanges::try_merge`].
pub struct TryMerge<S, T, F>(Heap<S, T, F>);

impl<S: Iterator<Item = Result<T, E>>, T, E, F: FnMut(&T) -> &[u8]> Iterator for TryMerge<S, T, F> {
    type Item = Result<T, E>;

    fn next(&mut self) -> Option<Result<T, E>> {
        self.0.next(Iterator::next)
    }
}

impl<S, T, F> fmt::Debug for Merge<S, T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Merge of {} scans", self.0.fresh.len() + self.0.entries.len())
    }
}

impl<S, T, F> fmt::Debug for TryMerge<S, T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TryMerge of {} scans", self.0.fresh.len() + self.0.entries.len())
    }
}
