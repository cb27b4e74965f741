//! Merges the sorted results of a fan-out into one sorted stream.

use alloc::vec::Vec;
use core::convert::Infallible;
use core::fmt;

use super::ranges::KeyRanges;
use super::tournament::Tournament;

impl KeyRanges {
    /// Merges the results of all ranges into one stream, sorted without the salt (k-way merge).
    ///
    /// Pass one scan per range, in the order of the ranges. Each returns its items sorted, as stores do; `row` returns the row of
    /// an item. Rows that are equal without their salt come in bucket order.
    ///
    /// Lazy: a scan is polled only after its previous item was returned. [`scan`](KeyRanges::scan) also opens the ranges.
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
    #[doc(alias("k-way merge", "merge sort", "fan-in"))]
    pub fn merge<I, T, F>(&self, scans: I, row: F) -> Merge<ScanOf<I>, T, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = T>>,
        F: FnMut(&T) -> &[u8],
    {
        Merge(merging(self, scans, row))
    }

    /// [`merge`](KeyRanges::merge) for scans whose items are `Result`s.
    ///
    /// An error is returned at once and ends its scan; the others continue.
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
    pub fn try_merge<I, T, E, F>(&self, scans: I, row: F) -> TryMerge<ScanOf<I>, T, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = Result<T, E>>>,
        F: FnMut(&T) -> &[u8],
    {
        TryMerge(merging(self, scans, row))
    }
}

/// In reverse.
impl KeyRanges {
    /// [`merge`](KeyRanges::merge) from the last row to the first.
    ///
    /// Each scan returns its items in descending order. Rows that are equal without their salt come in descending bucket order.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let scans = Event::prefix().ranges();
    /// let results = [vec![[0, 5], [0, 3]], vec![[1, 4]]];
    /// let hosts: Vec<u8> = scans.merge_descending(results, |row| &row[..]).map(|row| row[1]).collect();
    /// assert_eq!(hosts, [5, 4, 3]);
    /// ```
    pub fn merge_descending<I, T, F>(&self, scans: I, row: F) -> Merge<ScanOf<I>, T, F, true>
    where
        I: IntoIterator<Item: IntoIterator<Item = T>>,
        F: FnMut(&T) -> &[u8],
    {
        Merge(merging(self, scans, row))
    }

    /// [`try_merge`](KeyRanges::try_merge) from the last row to the first.
    pub fn try_merge_descending<I, T, E, F>(&self, scans: I, row: F) -> TryMerge<ScanOf<I>, T, F, true>
    where
        I: IntoIterator<Item: IntoIterator<Item = Result<T, E>>>,
        F: FnMut(&T) -> &[u8],
    {
        TryMerge(merging(self, scans, row))
    }
}

/// The iterator of one scan.
type ScanOf<I> = <<I as IntoIterator>::Item as IntoIterator>::IntoIter;

fn merging<I, T, F, const DESCENDING: bool>(
    ranges: &KeyRanges,
    scans: I,
    row: F,
) -> Merging<ScanOf<I>, T, F, DESCENDING>
where
    I: IntoIterator<Item: IntoIterator>,
    F: FnMut(&T) -> &[u8],
{
    Merging::new(ranges.salt_width(), scans.into_iter().map(IntoIterator::into_iter).collect(), row)
}

/// Iterators that are merged by a tournament tree.
pub(super) struct Merging<S, T, F, const DESCENDING: bool> {
    /// Each scan with its next item.
    scans: Vec<(S, Option<T>)>,
    tree: Tournament<DESCENDING>,
    row: F,
}

impl<S, T, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Merging<S, T, F, DESCENDING> {
    pub(super) fn new(width: usize, scans: Vec<S>, row: F) -> Self {
        let tree = Tournament::new(scans.len(), width);
        Merging { scans: scans.into_iter().map(|scan| (scan, None)).collect(), tree, row }
    }

    /// The next item in order, or the next error. `pull` polls one scan.
    #[inline]
    pub(super) fn next<E>(
        &mut self,
        mut pull: impl FnMut(&mut S) -> Option<Result<T, E>>,
    ) -> Option<Result<T, E>> {
        let Merging { scans, tree, row } = self;
        while let Some(scan) = tree.wanted() {
            let (items, shown) = &mut scans[scan];
            let (item, error) = split(pull(items));
            *shown = item;
            let mut row = |scan: usize| scans[scan].1.as_ref().map(&mut *row);
            tree.show(scan, row(scan), &mut row);
            if let Some(error) = error {
                return Some(Err(error));
            }
        }
        tree.pop(|scan| scans[scan].1.take()).map(Ok)
    }
}

/// Splits a result into item and error.
fn split<T, E>(pulled: Option<Result<T, E>>) -> (Option<T>, Option<E>) {
    match pulled.transpose() {
        Ok(item) => (item, None),
        Err(error) => (None, Some(error)),
    }
}

/// One sorted stream from the results of several scans: [`KeyRanges::merge`] and [`KeyRanges::merge_descending`].
#[must_use = "scans are asked for rows only when this is"]
pub struct Merge<S, T, F, const DESCENDING: bool = false>(Merging<S, T, F, DESCENDING>);

impl<S: Iterator<Item = T>, T, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Iterator
    for Merge<S, T, F, DESCENDING>
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.0.next(|scan| scan.next().map(Ok::<T, Infallible>)).map(|Ok(item)| item)
    }
}

/// One sorted stream of `Result`s: [`KeyRanges::try_merge`] and [`KeyRanges::try_merge_descending`].
#[must_use = "scans are asked for rows only when this is"]
pub struct TryMerge<S, T, F, const DESCENDING: bool = false>(Merging<S, T, F, DESCENDING>);

impl<S: Iterator<Item = Result<T, E>>, T, E, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Iterator
    for TryMerge<S, T, F, DESCENDING>
{
    type Item = Result<T, E>;

    fn next(&mut self) -> Option<Result<T, E>> {
        self.0.next(Iterator::next)
    }
}

impl<S, T, F, const DESCENDING: bool> fmt::Debug for Merge<S, T, F, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Merge of {} scans", self.0.scans.len())
    }
}

impl<S, T, F, const DESCENDING: bool> fmt::Debug for TryMerge<S, T, F, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TryMerge of {} scans", self.0.scans.len())
    }
}
