//! Drives a sorted store by a skip scan.

use core::convert::Infallible;
use core::fmt;

use super::{SkipScan, Step};
use crate::bytes::KeyBuf;
use crate::scan::range::KeyRange;

/// Rows to read past before seeking: a seek costs about as much. RocksDB's `max_sequential_skip_in_iterations` is also 8.
const NEAR: usize = 8;

/// After this many consecutive seeks, only every `EVERY`th one is tried by reading past rows first.
const TRIES: usize = 2;
const EVERY: usize = 16;

/// After this many consecutive matches, compute up to where all rows match: this costs as much as two matches, and saves the
/// check of every other row of a long run.
const MATCHES: usize = 4;

impl SkipScan {
    /// Reads the matching items of a sorted store.
    ///
    /// `open` starts the scan of a range, which returns its items sorted; `row` returns the row of an item. If the next row that
    /// can match is near, the items in between are read and dropped; otherwise `open` is called with a range that starts there.
    /// Each range ends after the last row that can match, even if that row is in a later bucket: an empty bucket needs no seek of
    /// its own.
    pub fn scan<O, I, T, F>(&self, open: O, row: F) -> Skipped<O, I::IntoIter, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = T>,
        F: FnMut(&T) -> &[u8],
    {
        Skipped(Driver::new(self.clone(), open, row))
    }

    /// [`scan`](SkipScan::scan) for items that are `Result`s. An error is returned at once and ends the scan.
    ///
    /// ```
    /// # use rowkey::{KeyRange, RowKey};
    /// # use std::collections::BTreeMap;
    /// # #[derive(RowKey)]
    /// # struct Departure { airport: u8, hour: u8, carrier: u8 }
    /// let table: BTreeMap<[u8; 3], u16> = [([1, 8, 30], 12), ([1, 9, 30], 0), ([2, 9, 30], 7)].into();
    /// let nine = Departure::prefix().airport_any().hour(9).skip();
    /// // A store that can fail returns `Result`s itself.
    /// let open = |range| table.range::<[u8], KeyRange>(range).map(Ok::<_, std::io::Error>);
    /// let delays: Vec<u16> =
    ///     nine.try_scan(open, |(row, _)| &row[..]).map(|item| item.map(|(_, delay)| *delay)).collect::<Result<_, _>>()?;
    /// assert_eq!(delays, [0, 7]);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn try_scan<O, I, T, E, F>(&self, open: O, row: F) -> TrySkipped<O, I::IntoIter, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        TrySkipped(Driver::new(self.clone(), open, row))
    }
}

struct Driver<O, S, F> {
    scan: SkipScan,
    open: O,
    row: F,
    /// From the row that the store was last opened at to the last one that can match. One range for all buckets: if a bucket is
    /// empty, the store returns the first row of a later one.
    rest: Option<KeyRange>,
    items: Option<S>,
    /// Rows before this one do not match.
    next: Option<KeyBuf>,
    /// How many of them may be read past before seeking.
    near: usize,
    /// The number of consecutive times that this was not enough.
    far: usize,
    /// The number of consecutive matches.
    matched: usize,
    /// Rows before this one match.
    run: Option<KeyBuf>,
}

impl<O, S, F> Driver<O, S, F> {
    fn new(scan: SkipScan, open: O, row: F) -> Self {
        let rest = scan.hull();
        Driver { scan, open, row, rest, items: None, next: None, near: 0, far: 0, matched: 0, run: None }
    }

    /// The next matching item. `pull` polls the store.
    fn next<I, T, E>(&mut self, mut pull: impl FnMut(&mut S) -> Option<Result<T, E>>) -> Option<Result<T, E>>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<IntoIter = S>,
        F: FnMut(&T) -> &[u8],
    {
        loop {
            let Some(items) = &mut self.items else {
                let rest = self.rest()?;
                self.items = Some((self.open)(rest).into_iter());
                continue;
            };
            // Not moved: items of a store can be large.
            let pulled = pull(items);
            let row = match &pulled {
                None => {
                    self.end();
                    return None;
                }
                Some(Err(_)) => {
                    self.end();
                    return pulled;
                }
                Some(Ok(item)) => (self.row)(item),
            };
            if let Some(next) = &self.next {
                let near = core::mem::take(&mut self.near);
                if *row < **next {
                    // At 0, the store was opened at the next row that can match.
                    self.near = near.saturating_sub(1);
                    if near == 1 {
                        self.seek();
                    }
                    continue;
                }
                if near > 0 {
                    self.far = 0;
                }
                self.next = None;
            }
            if let Some(end) = &self.run {
                if *row < **end {
                    return pulled;
                }
                self.run = None;
            }
            match self.scan.next(row) {
                Step::Match => {
                    self.matched += 1;
                    if self.matched == MATCHES {
                        (self.run, self.matched) = (self.scan.run_end(row), 0);
                    }
                    return pulled;
                }
                Step::Seek(next) => {
                    (self.next, self.near, self.matched) = (Some(next), NEAR, 0);
                    if self.far >= TRIES && self.far % EVERY != 0 {
                        self.seek();
                    }
                }
                Step::Done => {
                    self.end();
                    return None;
                }
            }
        }
    }

    /// Gives up reading past rows, and seeks.
    fn seek(&mut self) {
        (self.items, self.near) = (None, 0);
        self.far += 1;
    }

    /// The range to open.
    fn rest(&mut self) -> Option<KeyRange> {
        if let (Some(rest), Some(next)) = (&mut self.rest, &self.next) {
            *rest = rest.from(next.clone());
        }
        self.rest.clone().filter(|rest| !rest.is_empty())
    }

    fn end(&mut self) {
        (self.items, self.rest) = (None, None);
    }
}

/// The matching items of a store: [`SkipScan::scan`].
#[must_use = "a store is asked for rows only when this is"]
pub struct Skipped<O, S, F>(Driver<O, S, F>);

impl<O, I, S, T, F> Iterator for Skipped<O, S, F>
where
    O: FnMut(KeyRange) -> I,
    I: IntoIterator<Item = T, IntoIter = S>,
    S: Iterator<Item = T>,
    F: FnMut(&T) -> &[u8],
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.0.next(|items| items.next().map(Ok::<T, Infallible>)).map(|Ok(item)| item)
    }
}

/// The matching items of a store as `Result`s: [`SkipScan::try_scan`].
#[must_use = "a store is asked for rows only when this is"]
pub struct TrySkipped<O, S, F>(Driver<O, S, F>);

impl<O, I, S, T, E, F> Iterator for TrySkipped<O, S, F>
where
    O: FnMut(KeyRange) -> I,
    I: IntoIterator<Item = Result<T, E>, IntoIter = S>,
    S: Iterator<Item = Result<T, E>>,
    F: FnMut(&T) -> &[u8],
{
    type Item = Result<T, E>;

    fn next(&mut self) -> Option<Result<T, E>> {
        self.0.next(Iterator::next)
    }
}

impl<O, S, F> fmt::Debug for Skipped<O, S, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.scan.fmt(f)
    }
}

impl<O, S, F> fmt::Debug for TrySkipped<O, S, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.scan.fmt(f)
    }
}
