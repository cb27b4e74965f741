//! Merges the sorted results of a fan-out into one sorted stream.

use alloc::vec::Vec;
use core::convert::Infallible;
use core::iter;

use super::ranges::KeyRanges;
use super::tournament::Tournament;

impl KeyRanges {
    /// Merges the results of all ranges into one stream, sorted without the salt (k-way merge).
    ///
    /// Pass one scan per range, in the order of the ranges. Each returns its items sorted, as stores do; `row` returns the row of
    /// an item. Rows that are equal without their salt come in bucket order. After [`by_open_fields`](KeyRanges::by_open_fields), rows
    /// are sorted by the open fields.
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
    pub fn merge<I, T, F>(&self, scans: I, row: F) -> impl Iterator<Item = T> + use<I, T, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = T>>,
        F: FnMut(&T) -> &[u8],
    {
        self.try_merge(scans.into_iter().map(infallible), row).map(|Ok(item)| item)
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
    pub fn try_merge<I, T, E, F>(
        &self,
        scans: I,
        row: F,
    ) -> impl Iterator<Item = Result<T, E>> + use<I, T, E, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = Result<T, E>>>,
        F: FnMut(&T) -> &[u8],
    {
        let scans = scans.into_iter().map(IntoIterator::into_iter).collect();
        Merging::<_, T, F, false>::new(self.heads(false), scans, row).items(Iterator::next)
    }

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
    pub fn merge_descending<I, T, F>(&self, scans: I, row: F) -> impl Iterator<Item = T> + use<I, T, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = T>>,
        F: FnMut(&T) -> &[u8],
    {
        self.try_merge_descending(scans.into_iter().map(infallible), row).map(|Ok(item)| item)
    }

    /// [`try_merge`](KeyRanges::try_merge) from the last row to the first.
    pub fn try_merge_descending<I, T, E, F>(
        &self,
        scans: I,
        row: F,
    ) -> impl Iterator<Item = Result<T, E>> + use<I, T, E, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = Result<T, E>>>,
        F: FnMut(&T) -> &[u8],
    {
        let scans = scans.into_iter().map(IntoIterator::into_iter).collect();
        Merging::<_, T, F, true>::new(self.heads(false), scans, row).items(Iterator::next)
    }
}

/// The items as `Result`s that are never an error: there is one merge.
pub(super) fn infallible<I: IntoIterator>(items: I) -> impl Iterator<Item = Result<I::Item, Infallible>> {
    items.into_iter().map(Ok)
}

/// Iterators that are merged by a tournament tree.
pub(super) struct Merging<S, T, F, const DESCENDING: bool> {
    /// Each scan with its next item.
    scans: Vec<(S, Option<T>)>,
    tree: Tournament<DESCENDING>,
    row: F,
}

impl<S, T, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Merging<S, T, F, DESCENDING> {
    pub(super) fn new((width, heads): (usize, Vec<usize>), scans: Vec<S>, row: F) -> Self {
        let tree = Tournament::new(scans.len(), width, heads);
        Merging { scans: scans.into_iter().map(|scan| (scan, None)).collect(), tree, row }
    }

    /// The items in order; an error at once. `pull` polls one scan.
    pub(super) fn items<E>(
        mut self,
        mut pull: impl FnMut(&mut S) -> Option<Result<T, E>>,
    ) -> impl Iterator<Item = Result<T, E>> {
        iter::from_fn(move || {
            let Merging { scans, tree, row } = &mut self;
            while let Some(scan) = tree.wanted() {
                let (items, shown) = &mut scans[scan];
                let (item, error) = match pull(items).transpose() {
                    Ok(item) => (item, None),
                    Err(error) => (None, Some(error)),
                };
                *shown = item;
                let mut row = |scan: usize| scans[scan].1.as_ref().map(&mut *row);
                tree.show(scan, row(scan), &mut row);
                if let Some(error) = error {
                    return Some(Err(error));
                }
            }
            tree.pop(|scan| scans[scan].1.take()).map(Ok)
        })
    }
}
