//! Drives a sorted store by a skip scan.

use core::iter;

use super::{SkipScan, Step};
use crate::bytes::KeyBuf;
use crate::scan::merge::infallible;
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
    pub fn scan<O, I, T, F>(&self, mut open: O, row: F) -> impl Iterator<Item = T> + use<O, I, T, F>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<Item = T>,
        F: FnMut(&T) -> &[u8],
    {
        self.try_scan(move |range| infallible(open(range)), row).map(|Ok(item)| item)
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
        let mut driver = Driver::new(self.clone(), open, row);
        iter::from_fn(move || driver.next())
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

    /// The next matching item.
    fn next<I, T, E>(&mut self) -> Option<Result<T, E>>
    where
        O: FnMut(KeyRange) -> I,
        I: IntoIterator<IntoIter = S>,
        S: Iterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        loop {
            let Some(items) = &mut self.items else {
                let rest = self.rest()?;
                self.items = Some((self.open)(rest).into_iter());
                continue;
            };
            // Not moved: items of a store can be large.
            let pulled = items.next();
            let Some(Ok(item)) = &pulled else {
                self.end();
                return pulled;
            };
            let row = (self.row)(item);
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
