//! Ranges that are opened only when their rows are next.

use alloc::vec::Vec;
use core::convert::Infallible;
use core::fmt;
use core::ops::Range;

use super::merge::Merging;
use super::range::KeyRange;
use super::ranges::{KeyRanges, split_salt};
use crate::bytes::KeyBuf;

impl KeyRanges {
    /// The rows of all ranges, in the order of [`merge`](KeyRanges::merge): `open` begins the scan of a range,
    /// which gives its rows sorted, and `row` gives the row of an item.
    ///
    /// Of each bucket, one scan is open at a time: its next range is opened when the one before has
    /// ended and was dropped. Without a salt, that is one scan in all.
    ///
    /// Lazy: nothing is opened before the first item is asked for.
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
        Scan(InTurn::new(self, open, row))
    }

    /// As [`scan`](KeyRanges::scan), where `open` and the items are `Result`s. An error comes out as soon as it
    /// is met, and ends the scan of its bucket: the ranges that follow in this bucket are not opened. The
    /// other buckets go on, so what comes after an error is in order but not complete.
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
    /// let rows = scans.try_scan(|range| Ok(table.range(range).map(read)), |(row, _)| row);
    /// let found: Vec<Result<(Vec<u8>, char), &str>> = rows.collect();
    /// assert_eq!(found, [Ok((vec![1], 'a')), Err("lost")]);
    /// ```
    pub fn try_scan<O, I, T, E, F>(&self, open: O, row: F) -> TryScan<O, I, T, F>
    where
        O: FnMut(KeyRange) -> Result<I, E>,
        I: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        TryScan(InTurn::new(self, open, row))
    }
}

/// Buckets that are merged, each of them opening its ranges one after the other.
struct InTurn<O, I: IntoIterator, T, F> {
    buckets: Merging<Bucket<I::IntoIter>, T, F, false>,
    ranges: KeyRanges,
    open: O,
}

impl<O, I: IntoIterator, T, F: FnMut(&T) -> &[u8]> InTurn<O, I, T, F> {
    fn new(ranges: &KeyRanges, open: O, row: F) -> Self {
        let buckets = Merging::new(ranges.salt_width(), buckets(ranges), row);
        InTurn { buckets, ranges: ranges.clone(), open }
    }
}

/// The ranges of one bucket.
struct Bucket<S> {
    /// The scan that is open.
    scan: Option<S>,
    /// Its ranges that have not been opened.
    left: Range<usize>,
}

impl<S: Iterator> Bucket<S> {
    /// The next item of the bucket, or its first error, after which it has ended.
    fn next<T, E>(
        &mut self,
        ranges: &KeyRanges,
        open: impl FnMut(KeyRange) -> Result<S, E>,
        item: impl FnMut(S::Item) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        let next = self.find(ranges, open, item);
        if let Some(Err(_)) = next {
            *self = Bucket { scan: None, left: 0..0 };
        }
        next
    }

    fn find<T, E>(
        &mut self,
        ranges: &KeyRanges,
        mut open: impl FnMut(KeyRange) -> Result<S, E>,
        mut item: impl FnMut(S::Item) -> Result<T, E>,
    ) -> Option<Result<T, E>> {
        loop {
            if let Some(next) = self.scan.as_mut().and_then(Iterator::next) {
                return Some(item(next));
            }
            // Dropped before the next one is opened.
            self.scan = None;
            match open(ranges.get(self.left.next()?)?) {
                Ok(scan) => self.scan = Some(scan),
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

/// The ranges of each bucket, which follow each other.
fn buckets<S>(ranges: &KeyRanges) -> Vec<Bucket<S>> {
    let mut buckets = Vec::new();
    let mut first = 0;
    while first < ranges.len() {
        let next = after_bucket(ranges, first);
        buckets.push(Bucket { scan: None, left: first..next });
        first = next;
    }
    buckets
}

/// Where the bucket ends whose first range is at `first`. A search, as ranges are made when they are looked at.
fn after_bucket(ranges: &KeyRanges, first: usize) -> usize {
    let width = ranges.salt_width();
    if width == 0 {
        return ranges.len();
    }
    let salt = |at: usize| ranges.get(at).map(|range| KeyBuf::from(split_salt(range.start(), width).0));
    let own = salt(first);
    let (mut last, mut end) = (first, ranges.len());
    // Of a fan-out, the next range is of another bucket.
    let mut at = first + 1;
    while end - last > 1 {
        if salt(at) == own {
            last = at
        } else {
            end = at
        }
        at = last + (end - last) / 2;
    }
    end
}

/// Made by [`KeyRanges::scan`].
#[must_use = "ranges are opened only when this is asked for rows"]
pub struct Scan<O, I: IntoIterator, T, F>(InTurn<O, I, T, F>);

impl<O, I, T, F> Iterator for Scan<O, I, T, F>
where
    O: FnMut(KeyRange) -> I,
    I: IntoIterator<Item = T>,
    F: FnMut(&T) -> &[u8],
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let InTurn { buckets, ranges, open } = &mut self.0;
        let next = buckets
            .next(|bucket| bucket.next(ranges, |range| Ok::<_, Infallible>(open(range).into_iter()), Ok));
        next.map(|Ok(item)| item)
    }
}

/// Made by [`KeyRanges::try_scan`].
#[must_use = "ranges are opened only when this is asked for rows"]
pub struct TryScan<O, I: IntoIterator, T, F>(InTurn<O, I, T, F>);

impl<O, I, T, E, F> Iterator for TryScan<O, I, T, F>
where
    O: FnMut(KeyRange) -> Result<I, E>,
    I: IntoIterator<Item = Result<T, E>>,
    F: FnMut(&T) -> &[u8],
{
    type Item = Result<T, E>;

    fn next(&mut self) -> Option<Result<T, E>> {
        let InTurn { buckets, ranges, open } = &mut self.0;
        buckets.next(|bucket| bucket.next(ranges, |range| open(range).map(I::into_iter), |item| item))
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
