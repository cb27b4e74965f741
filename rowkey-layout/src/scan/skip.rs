//! Skip scans: find scattered matches by seeking from each row to the next one that can match.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::bucket::{compare_salt, salt_start};
use super::constraint::Constraint;
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::rows::Rows;
use super::single::{hull, rows_in_bucket};
use super::split_salt;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;

mod driver;
mod masks;
mod matches;

/// A scan that can constrain a field after an open one: it seeks from one match to the next.
///
/// `.skip()` of a scan returns it. [`scan`](SkipScan::scan) drives a sorted store; [`start`](SkipScan::start) and
/// [`next`](SkipScan::next) let you drive one yourself; [`fuzzy_pairs`](SkipScan::fuzzy_pairs) lets HBase's servers do it.
///
/// Phoenix has it as `SkipScanFilter`, MySQL and SQLite as *skip scan*. It pays off if the open fields have few distinct
/// values with many rows each: it costs one seek per value.
///
/// ```
/// use rowkey::RowKey;
/// use std::collections::BTreeMap;
///
/// #[derive(RowKey, Debug, PartialEq)]
/// struct Departure { airport: u8, hour: u8, carrier: u8 }
///
/// let table: BTreeMap<[u8; 3], ()> =
///     [[1, 8, 30], [1, 9, 30], [1, 9, 31], [2, 7, 30], [2, 9, 30]].map(|row| (row, ())).into();
/// let nine_o_clock = Departure::prefix().airport_any().hour(9).carrier(30).skip();
/// let open = |range: rowkey::KeyRange| {
///     table.iter().filter(move |(row, ())| range.contains(&row[..])).collect::<Vec<_>>()
/// };
/// let found: Vec<u8> = nine_o_clock.scan(open, |(row, ())| &row[..]).map(|(row, ())| row[0]).collect();
/// assert_eq!(found, [1, 2]);
/// ```
#[derive(Clone)]
#[must_use = "a skip scan reads nothing by itself; pass it to a store"]
#[doc(alias("SkipScanFilter", "FuzzyRowFilter", "index skip scan", "loose index scan"))]
pub struct SkipScan(Arc<Scan>);

/// In one allocation: the caller moves and drops a pointer.
struct Scan {
    /// Those of each key, sorted by prefix.
    of: Arc<[Rows]>,
    within: KeyRange,
}

/// What to do with a store that is positioned at a row: the result of [`SkipScan::next`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// The row matches. A row that does not decode may also be reported as a match.
    Match,
    /// Seek to this row, which is above the current one: no row before it matches.
    Seek(KeyBuf),
    /// No later row matches.
    Done,
}

impl SkipScan {
    /// The rows of `layout` that satisfy `constraints`.
    pub(super) fn new(layout: &'static Layout, each: Vec<Constraint>) -> Self {
        SkipScan::of([Rows::new(layout, each)])
    }

    fn of(rows: impl Into<Arc<[Rows]>>) -> Self {
        SkipScan(Arc::new(Scan { of: rows.into(), within: KeyRange::all() }))
    }

    /// The first row that can match; `None` if none can.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Departure { airport: u8, hour: u8, carrier: u8 }
    /// let nine = Departure::prefix().airport_range(3..).hour(9).skip();
    /// assert_eq!(nine.start().unwrap(), [3, 9, 0][..]);
    /// assert_eq!(Departure::prefix().airport_in([]).skip().start(), None);
    /// ```
    #[must_use]
    pub fn start(&self) -> Option<KeyBuf> {
        self.at_or_above(self.0.within.start())
    }

    /// What to do at `row`. Accepts any bytes.
    ///
    /// ```
    /// use rowkey::Step;
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Departure { airport: u8, hour: u8, carrier: u8 }
    /// let nine = Departure::prefix().airport_any().hour(9).skip();
    /// assert_eq!(nine.next(&[3, 9, 1]), Step::Match);
    /// assert_eq!(nine.next(&[3, 10, 1]), Step::Seek([4, 9, 0][..].into()));
    /// assert_eq!(nine.next(&[255, 10, 1]), Step::Done);
    /// ```
    #[must_use]
    #[doc(alias("seek"))]
    pub fn next(&self, row: &[u8]) -> Step {
        if !self.0.within.contains(row) {
            return match self.start() {
                Some(start) if *row < *start => Step::Seek(start),
                _ => Step::Done,
            };
        }
        if self.matches(row) {
            return Step::Match;
        }
        let after = self.0.of.iter().any(|rows| rows.counts_from_end).then(|| [row, &[0]].concat());
        match self.at_or_above(after.as_deref().unwrap_or(row)) {
            Some(next) if *next > *row => Step::Seek(next),
            Some(_) => Step::Match,
            None => Step::Done,
        }
    }

    /// The scan restricted to the rows in `range`: a page, one bucket, or a part of a table.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Departure { airport: u8, hour: u8, carrier: u8 }
    /// let nine = Departure::prefix().airport_any().hour(9).skip();
    /// // The previous page ended with this row.
    /// let next_page = nine.within(&Departure::prefix().range().after(&[3, 9, 1]));
    /// assert_eq!(next_page.start().unwrap(), [3, 9, 2][..]);
    /// // Rows before the page do not match; the scan begins after them.
    /// assert_eq!(next_page.next(&[3, 9, 1]), rowkey::Step::Seek([3, 9, 2][..].into()));
    /// ```
    pub fn within(&self, range: &KeyRange) -> SkipScan {
        SkipScan(Arc::new(Scan { of: self.0.of.clone(), within: self.0.within.and(range) }))
    }

    /// The ranges that enclose all matches: one per salt bucket and, for an enum of keys, one per variant, unless they touch.
    ///
    /// They also contain rows that do not match.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Departure { airport: u8, hour: u8, carrier: u8 }
    /// let scan = Departure::prefix().airport_range(3..5).hour(9).skip();
    /// assert_eq!(scan.bounds().len(), 1);
    /// let bounds = scan.bounds().get(0).unwrap();
    /// assert!(bounds.contains(&[3, 9, 0]) && bounds.contains(&[4, 9, 255]));
    /// assert!(bounds.contains(&[4, 0, 0]), "in between");
    /// assert!(!bounds.contains(&[2, 255, 255]) && !bounds.contains(&[5, 0, 0]));
    /// ```
    pub fn bounds(&self) -> KeyRanges {
        KeyRanges::list(self.layout(), self.layout().salt_bytes(), self.ranges().collect())
    }

    /// The same in any order, empty ones too. The driver needs no more, and links no `KeyRanges`.
    fn ranges(&self) -> impl Iterator<Item = KeyRange> + '_ {
        self.0.of.iter().flat_map(move |rows| {
            let hull = hull(rows.layout, &rows.leaves);
            rows.buckets().filter_map(move |bucket| {
                Some(rows_in_bucket(rows.layout, hull.as_ref()?, bucket).and(&self.0.within))
            })
        })
    }

    /// From the first row that can match to the last one; `None` if none can.
    fn hull(&self) -> Option<KeyRange> {
        // An empty one is the end of the table.
        let ranges = self.ranges().filter(|range| !range.is_empty());
        let (_, stop) = ranges.map(|range| (range.stop().is_empty(), KeyBuf::from(range.stop()))).max()?;
        Some(KeyRange::new(self.start()?, stop))
    }

    /// The rows of each key.
    pub(super) fn rows(&self) -> &[Rows] {
        &self.0.of
    }

    fn layout(&self) -> &'static Layout {
        self.0.of[0].layout
    }

    /// The first possible row at or above `row`.
    fn at_or_above(&self, row: &[u8]) -> Option<KeyBuf> {
        let salt = self.layout().salt_bytes();
        let (own, rest) = split_salt(row, salt.width);
        let found = self.0.of.iter().filter_map(|rows| {
            rows.buckets_from(own).find_map(|bucket| {
                let same = own.is_empty() || compare_salt(salt, bucket, own).is_eq();
                let low = if same { rest } else { &[] };
                let mut found = salt_start(rows.layout, bucket);
                found.put(&rows.at_or_above(bucket, low)?.bytes);
                Some(found)
            })
        });
        let stop = self.0.within.stop();
        found.min().filter(|first| stop.is_empty() || **first < *stop)
    }
}

/// The skip scan of all rows of all variants, which are sorted by their prefixes.
pub fn skip_kinds(layout: &'static Layout) -> SkipScan {
    let kinds = layout.kinds().iter().map(|kind| Rows::new(&kind.layout, Vec::new()));
    SkipScan::of(kinds.collect::<Vec<_>>())
}

impl fmt::Debug for SkipScan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let leaves = |rows: &Rows| rows.leaves.iter().map(|leaf| leaf.constraint.clone()).collect();
        let constraints: Vec<Vec<Constraint>> = self.0.of.iter().map(leaves).collect();
        f.debug_struct("SkipScan").field("constraints", &constraints).field("within", &self.0.within).finish()
    }
}
