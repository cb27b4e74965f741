//! Merges that open ranges only when their rows are next.

use core::ops::Range;

use super::merge::{Merging, infallible};
use super::range::KeyRange;
use super::ranges::{IntoIter, KeyRanges};

impl KeyRanges {
    /// Reads all ranges as one sorted stream, in the order of [`merge`](KeyRanges::merge).
    ///
    /// `open` starts the scan of a range, which returns its items sorted; `row` returns the row of an item.
    ///
    /// One scan per bucket is open at a time: the next range of a bucket is opened after the previous one has ended and was
    /// dropped. Without a salt, that is one scan in total. Lazy: nothing is opened before the first item is requested.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8, seq: u8 }
    ///
    /// let table: BTreeMap<Vec<u8>, ()> = (0..100)
    ///     .map(|n| (Event { host: n % 10, seq: n }.encode().to_vec(), ()))
    ///     .collect();
    /// let scans = Event::prefix().host_in([3, 5, 8]).ranges();
    /// let rows = scans.scan(|range| table.range(range), |(row, ())| row);
    /// let hosts: Vec<u8> = rows.map(|(row, ())| row[1]).collect();
    /// assert_eq!(hosts, [[3; 10], [5; 10], [8; 10]].concat());
    /// ```
    pub fn scan<O, I, T, F>(&self, mut open: O, row: F) -> impl Iterator<Item = T> + use<O, I, T, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = T>,
        F: FnMut(&T) -> &[u8],
    {
        self.try_scan(move |range| infallible(open(range)), row).map(|Ok(item)| item)
    }

    /// [`scan`](KeyRanges::scan) for items that are `Result`s.
    ///
    /// An error is returned at once and ends its bucket: later ranges of the bucket are not opened. The other buckets continue,
    /// so the items after an error are sorted but incomplete.
    ///
    /// If opening a range can fail too, return that error as the only item: the guide shows how for
    /// [redb](https://docs.rs/rowkey/latest/rowkey/guide/stores/redb/#several-ranges-skip-scans).
    ///
    /// ```
    /// use std::collections::BTreeMap;
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { host: u8 }
    ///
    /// // A table whose second row cannot be read.
    /// let table: BTreeMap<Vec<u8>, Result<char, &str>> =
    ///     [(vec![1], Ok('a')), (vec![2], Err("lost")), (vec![3], Ok('c'))].into();
    /// let read = |(row, value): (&Vec<u8>, &Result<char, _>)| value.map(|value| (row.clone(), value));
    /// let scans = Event::prefix().host_in([1, 2, 3]).ranges();
    /// let rows = scans.try_scan(|range| table.range(range).map(read), |(row, _)| row);
    /// let found: Vec<Result<(Vec<u8>, char), &str>> = rows.collect();
    /// assert_eq!(found, [Ok((vec![1], 'a')), Err("lost")]);
    /// ```
    pub fn try_scan<O, I, T, E, F>(
        &self,
        open: O,
        row: F,
    ) -> impl Iterator<Item = Result<T, E>> + use<O, I, T, E, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        self.opened::<_, _, _, _, _, false>(open, row)
    }

    /// [`scan`](KeyRanges::scan) from the last row to the first, in the order of [`merge_descending`](KeyRanges::merge_descending).
    ///
    /// `open` starts the scan of a range from its end. If a bucket has several ranges, the last one is opened first.
    ///
    /// ```
    /// # use std::collections::BTreeMap;
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Event { #[salt(buckets = 2)] host: u8, seq: u8 }
    /// let table: BTreeMap<Vec<u8>, ()> =
    ///     (0..100).map(|n| (Event { host: n % 10, seq: n }.encode().to_vec(), ())).collect();
    /// let scans = Event::prefix().host_in([3, 5, 8]).ranges();
    /// let rows = scans.scan_descending(|range| table.range(range).rev(), |(row, ())| row);
    /// let hosts: Vec<u8> = rows.map(|(row, ())| row[1]).take(11).collect();
    /// assert_eq!(hosts, [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5]);
    /// ```
    pub fn scan_descending<O, I, T, F>(
        &self,
        mut open: O,
        row: F,
    ) -> impl Iterator<Item = T> + use<O, I, T, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = T>,
        F: FnMut(&T) -> &[u8],
    {
        self.try_scan_descending(move |range| infallible(open(range)), row).map(|Ok(item)| item)
    }

    /// [`try_scan`](KeyRanges::try_scan) from the last row to the first.
    pub fn try_scan_descending<O, I, T, E, F>(
        &self,
        open: O,
        row: F,
    ) -> impl Iterator<Item = Result<T, E>> + use<O, I, T, E, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        self.opened::<_, _, _, _, _, true>(open, row)
    }

    fn opened<O, I, T, E, F, const DESCENDING: bool>(
        &self,
        mut open: O,
        row: F,
    ) -> impl Iterator<Item = Result<T, E>> + use<O, I, T, E, F, DESCENDING>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        let buckets = self.streams().into_iter().map(|left| Bucket { scan: None, left }).collect();
        let ranges = self.iter();
        let next = move |bucket: &mut Bucket<I::IntoIter, DESCENDING>| {
            bucket.next(&ranges, |range| open(range).into_iter())
        };
        Merging::<_, T, F, DESCENDING>::new(self.heads(true), buckets, row).items(next)
    }
}

/// The ranges of one bucket.
struct Bucket<S, const DESCENDING: bool> {
    /// The open scan.
    scan: Option<S>,
    /// The ranges that have not been opened.
    left: Range<u128>,
}

impl<S: Iterator<Item = Result<T, E>>, T, E, const DESCENDING: bool> Bucket<S, DESCENDING> {
    /// The next item of the bucket. An error ends the bucket.
    fn next(&mut self, ranges: &IntoIter, mut open: impl FnMut(KeyRange) -> S) -> Option<S::Item> {
        loop {
            match self.scan.as_mut().and_then(Iterator::next) {
                Some(Err(error)) => {
                    *self = Bucket { scan: None, left: 0..0 };
                    return Some(Err(error));
                }
                Some(item) => return Some(item),
                // Drop the scan before opening the next one.
                None => self.scan = None,
            }
            let next = if DESCENDING { self.left.next_back() } else { self.left.next() };
            self.scan = Some(open(ranges.range(next?)));
        }
    }
}
