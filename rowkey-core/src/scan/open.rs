//! Merges that open ranges only when their rows are next.

use core::convert::Infallible;
use core::fmt;
use core::ops::Range;

use super::merge::Merging;
use super::range::KeyRange;
use super::ranges::KeyRanges;

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
    pub fn scan<O, I, T, F>(&self, open: O, row: F) -> Scan<O, I, T, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = T>,
        F: FnMut(&T) -> &[u8],
    {
        Scan(LazyMerge::new(self, open, row))
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
    pub fn try_scan<O, I, T, E, F>(&self, open: O, row: F) -> TryScan<O, I, T, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        TryScan(LazyMerge::new(self, open, row))
    }
}

/// Merged buckets, each of which opens its ranges one after the other.
struct LazyMerge<O, I: IntoIterator, T, F> {
    buckets: Merging<Bucket<I::IntoIter>, T, F, false>,
    ranges: KeyRanges,
    open: O,
}

impl<O, I: IntoIterator, T, F: FnMut(&T) -> &[u8]> LazyMerge<O, I, T, F> {
    fn new(ranges: &KeyRanges, open: O, row: F) -> Self {
        let buckets = ranges.of_buckets().into_iter().map(|left| Bucket { scan: None, left }).collect();
        LazyMerge { buckets: Merging::new(ranges.salt_width(), buckets, row), ranges: ranges.clone(), open }
    }
}

/// The ranges of one bucket.
struct Bucket<S> {
    /// The open scan.
    scan: Option<S>,
    /// The ranges that have not been opened.
    left: Range<u128>,
}

impl<S: Iterator> Bucket<S> {
    /// The next item of the bucket.
    fn item(&mut self, ranges: &KeyRanges, mut open: impl FnMut(KeyRange) -> S) -> Option<S::Item> {
        loop {
            if let Some(next) = self.scan.as_mut().and_then(Iterator::next) {
                return Some(next);
            }
            // Drop the scan before opening the next one.
            self.scan = None;
            self.scan = Some(open(ranges.at(self.left.next()?)));
        }
    }
}

impl<S: Iterator<Item = Result<T, E>>, T, E> Bucket<S> {
    /// The next item of the bucket. An error ends the bucket.
    fn item_or_error(&mut self, ranges: &KeyRanges, open: impl FnMut(KeyRange) -> S) -> Option<S::Item> {
        let next = self.item(ranges, open);
        if let Some(Err(_)) = next {
            *self = Bucket { scan: None, left: 0..0 };
        }
        next
    }
}

/// One sorted stream from ranges that it opens itself: [`KeyRanges::scan`].
#[must_use = "ranges are opened only when this is asked for rows"]
pub struct Scan<O, I: IntoIterator, T, F>(LazyMerge<O, I, T, F>);

impl<O, I, T, F> Iterator for Scan<O, I, T, F>
where
    O: FnMut(KeyRange) -> I,
    I: IntoIterator<Item = T>,
    F: FnMut(&T) -> &[u8],
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let LazyMerge { buckets, ranges, open } = &mut self.0;
        let next = buckets
            .next(|bucket| bucket.item(ranges, |range| open(range).into_iter()).map(Ok::<T, Infallible>));
        next.map(|Ok(item)| item)
    }
}

/// One sorted stream of `Result`s from ranges that it opens itself: [`KeyRanges::try_scan`].
#[must_use = "ranges are opened only when this is asked for rows"]
pub struct TryScan<O, I: IntoIterator, T, F>(LazyMerge<O, I, T, F>);

impl<O, I, T, E, F> Iterator for TryScan<O, I, T, F>
where
    O: FnMut(KeyRange) -> I,
    I: IntoIterator<Item = Result<T, E>>,
    F: FnMut(&T) -> &[u8],
{
    type Item = Result<T, E>;

    fn next(&mut self) -> Option<Result<T, E>> {
        let LazyMerge { buckets, ranges, open } = &mut self.0;
        buckets.next(|bucket| bucket.item_or_error(ranges, |range| open(range).into_iter()))
    }
}

impl<O, I: IntoIterator, T, F> fmt::Debug for Scan<O, I, T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scan of {} ranges", self.0.ranges.len())
    }
}

impl<O, I: IntoIterator, T, F> fmt::Debug for TryScan<O, I, T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TryScan of {} ranges", self.0.ranges.len())
    }
}
