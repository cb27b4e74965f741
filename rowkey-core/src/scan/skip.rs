//! Skip scans: rows that match wherever they are, found by going from one to the next that is possible.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::above;
use super::asked::{ANY, Asked};
use super::ceiling::{Ceiling, of_fields};
use super::edges::{Edge, Edges, Side};
use super::product::MOST_COMBINATIONS;
use super::range::KeyRange;
use super::ranges::{KeyRanges, split_salt};
use super::tail::{among_rows, ends_open};
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::{length, spans};
use crate::layout::salt::MAX_SALT;
use crate::layout::{Fields, Kind, Layout};

mod driver;
mod masks;

pub use driver::{Skipped, TrySkipped};

/// A scan of any fields, wherever they are in the key: at each row it says whether the row matches, and if not, which row
/// is the next that can. A store is driven by [`scan`](SkipScan::scan), or by hand through [`start`](SkipScan::start)
/// and [`next`](SkipScan::next).
///
/// Phoenix has it as `SkipScanFilter`, MySQL and SQLite as *skip scan*. It pays where the fields that are left open have few
/// values, each with many rows: one seek for each.
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
#[must_use = "a skip scan is nothing until a store is asked for its rows"]
pub struct SkipScan {
    /// In the order of their prefixes.
    of: Arc<[Rows]>,
    within: KeyRange,
}

/// The rows of one key.
#[derive(Debug)]
struct Rows {
    layout: &'static Layout,
    asked: Vec<Asked>,
    /// The buckets that have rows, where the salted fields have values; else all have.
    buckets: Option<Vec<u32>>,
}

/// What to do with a store that is at some row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// The row matches. A row that does not decode may be called so.
    Match,
    /// No row before this one matches. It lies beyond the row that was asked about.
    Seek(KeyBuf),
    /// No later row matches.
    Done,
}

impl SkipScan {
    /// The rows of `layout` of whose fields this is asked.
    pub(super) fn new(layout: &'static Layout, asked: Vec<Asked>) -> Self {
        SkipScan::of([Rows::new(layout, asked)])
    }

    fn of(rows: impl Into<Vec<Rows>>) -> Self {
        let mut rows = rows.into();
        rows.sort_unstable_by(|a, b| a.layout.prefix.cmp(&b.layout.prefix));
        SkipScan { of: rows.into(), within: KeyRange::all() }
    }

    /// All rows of an enum of keys.
    pub(super) fn of_kinds(layout: &'static Layout) -> Self {
        let kinds = layout.kinds().iter();
        SkipScan::of(kinds.map(|kind| Rows::new(&kind.layout, Vec::new())).collect::<Vec<_>>())
    }

    /// The first row that can match, `None` if none can.
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
        self.at_or_above(self.within.start())
    }

    /// What to do at `row`, which may be any bytes.
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
    pub fn next(&self, row: &[u8]) -> Step {
        if !self.within.contains(row) {
            return match self.start() {
                Some(start) if *row < *start => Step::Seek(start),
                _ => Step::Done,
            };
        }
        if self.matches(row) {
            return Step::Match;
        }
        match self.at_or_above(row) {
            Some(next) if *next > *row => Step::Seek(next),
            Some(_) => Step::Match,
            None => Step::Done,
        }
    }

    /// The same scan of the rows in `range` alone: for a page, for one bucket, or for a part of a table.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Departure { airport: u8, hour: u8, carrier: u8 }
    /// let nine = Departure::prefix().airport_any().hour(9).skip();
    /// // The page before ended with this row.
    /// let next_page = nine.within(&Departure::prefix().range().after(&[3, 9, 1]));
    /// assert_eq!(next_page.start().unwrap(), [3, 9, 2][..]);
    /// // Rows before the page do not match; the scan begins behind them.
    /// assert_eq!(next_page.next(&[3, 9, 1]), rowkey::Step::Seek([3, 9, 2][..].into()));
    /// ```
    pub fn within(&self, range: &KeyRange) -> SkipScan {
        SkipScan { of: self.of.clone(), within: self.within.and(range) }
    }

    /// The ranges around all its rows, with rows in between that do not match: one a salt bucket, and for an enum of keys
    /// one a row kind.
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
    /// assert!(!bounds.contains(&[3, 8, 255]) && !bounds.contains(&[5, 0, 0]));
    /// ```
    pub fn bounds(&self) -> KeyRanges {
        let ranges = self.of.iter().flat_map(|rows| {
            let hull = rows.hull();
            rows.buckets().filter_map(move |bucket| {
                let hull = hull.as_ref()?;
                let salt = rows.layout.salt_bytes();
                let edge = |edge: &Edge<KeyBuf>| {
                    let mut edge = edge.clone();
                    salt.write(bucket, &mut edge.bytes.as_mut_slice()[..salt.width]);
                    among_rows(rows.layout, edge).into_row()
                };
                Some(KeyRange::new(edge(&hull.low), edge(&hull.high)).and(&self.within))
            })
        });
        KeyRanges::list(self.layout().salt_bytes(), ranges.collect())
    }

    fn layout(&self) -> &'static Layout {
        self.of[0].layout
    }

    /// The row holds what is asked. It may still not decode.
    fn matches(&self, row: &[u8]) -> bool {
        let (salt, rest) = split_salt(row, self.layout().salt_width());
        let bucket = self.layout().salt_bytes().read(salt);
        self.of.iter().any(|rows| {
            let asked = match (&rows.buckets, bucket) {
                (Some(buckets), Some(bucket)) => buckets.binary_search(&bucket).is_ok(),
                (None, Some(bucket)) => bucket < rows.layout.buckets(),
                (_, None) => false,
            };
            asked && rest.strip_prefix(rows.layout.prefix.get()).is_some_and(|rest| rows.hold(rest))
        })
    }

    /// The first possible row at or above `row`.
    fn at_or_above(&self, row: &[u8]) -> Option<KeyBuf> {
        let salt = self.layout().salt_bytes();
        let (own, rest) = split_salt(row, salt.width);
        let mut first: Option<KeyBuf> = None;
        for rows in &*self.of {
            let found = rows.buckets_from(own).find_map(|bucket| {
                let mut found = KeyBuf::new();
                salt.put(bucket, &mut found);
                let low = if *found == *own { rest } else { &[] };
                let prefix = rows.layout.prefix.get();
                let low = match low.strip_prefix(prefix) {
                    Some(low) => low,
                    None if low < prefix => &[],
                    None => return None,
                };
                found.put(prefix);
                found.put(&rows.at_or_above(bucket, low)?.bytes);
                Some(found)
            });
            first = match (first, found) {
                (Some(first), Some(found)) => Some(first.min(found)),
                (first, found) => first.or(found),
            };
        }
        let stop = self.within.stop();
        first.filter(|found| stop.is_empty() || **found < *stop)
    }
}

impl Rows {
    fn new(layout: &'static Layout, asked: Vec<Asked>) -> Self {
        let mut rows = Rows { layout, asked, buckets: None };
        rows.buckets = rows.asked_buckets();
        rows
    }

    /// The buckets of the rows, where the salted fields have values.
    fn asked_buckets(&self) -> Option<Vec<u32>> {
        self.layout.salt.as_ref()?;
        let last = self.last_salted()?;
        let combinations = self.asked[..=last].iter().try_fold(1usize, |count, asked| match asked {
            Asked::Values(values) => count.checked_mul(values.len()),
            _ => None,
        });
        if combinations? > MOST_COMBINATIONS {
            return None;
        }
        let mut buckets = Vec::new();
        let mut low = KeyBuf::new();
        while let Some(found) = of_fields(&self.layout.fields, &self.asked[..=last], End::Row, false, &low) {
            let end = self.salted_end(&found)?;
            buckets.push(self.bucket(&found.bytes));
            let Some(next) = self.next_salted(&found, end) else { break };
            low = next;
        }
        buckets.sort_unstable();
        buckets.dedup();
        Some(buckets)
    }

    /// The last field of the salt.
    fn last_salted(&self) -> Option<usize> {
        let salt = self.layout.salt.as_ref()?;
        let last = self.layout.fields.list.iter().rposition(|field| salt.whole || field.salted)?;
        if last < self.asked.len() { Some(last) } else { None }
    }

    /// Where the salted fields end, if all of them are whole.
    fn salted_end(&self, found: &Ceiling) -> Option<usize> {
        let (last, fields) = (self.last_salted()?, &self.layout.fields);
        let (_, span) = spans(fields, &found.bytes).nth(last)?;
        let end = span.end + fields.end(last, End::Row).delimiter_len();
        if end <= found.bytes.len() { Some(end) } else { None }
    }

    /// The smallest bytes above all fields with the same salted ones, which end at `end`.
    fn next_salted(&self, found: &Ceiling, end: usize) -> Option<KeyBuf> {
        if ends_open(self.layout, self.last_salted()? + 1) {
            let mut next = found.bytes.clone();
            next.put_byte(0);
            return Some(next);
        }
        above(found.bytes[..end].into())
    }

    /// The bucket of the row with these fields, among them all that are salted.
    fn bucket(&self, fields: &[u8]) -> u32 {
        let mut row = KeyBuf::from(&[0; MAX_SALT][..self.layout.salt_width()]);
        row.put(&self.layout.prefix);
        row.put(fields);
        self.layout.bucket_of_head(&row)
    }

    fn buckets(&self) -> impl Iterator<Item = u32> + '_ {
        self.buckets_from(&[])
    }

    /// The buckets whose salt is not below `salt`.
    fn buckets_from(&self, salt: &[u8]) -> impl Iterator<Item = u32> + '_ {
        let bytes = self.layout.salt_bytes();
        let is_below = |bucket: u32| {
            let mut own = [0; MAX_SALT];
            bytes.write(bucket, &mut own[..bytes.width]);
            own[..bytes.width] < *salt
        };
        let count = self.buckets.as_ref().map_or(self.layout.buckets() as usize, Vec::len);
        let bucket = |at: usize| self.buckets.as_ref().map_or(at as u32, |buckets| buckets[at]);
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = low + (high - low) / 2;
            if is_below(bucket(middle)) { low = middle + 1 } else { high = middle }
        }
        (low..count).map(bucket)
    }

    /// The smallest fields at or above `low` that are asked for, of a row that can lie in the bucket.
    fn at_or_above(&self, bucket: u32, low: &[u8]) -> Option<Ceiling> {
        let fields = &self.layout.fields;
        let mut found = of_fields(fields, &self.asked, End::Row, false, low)?;
        if self.buckets.is_some() {
            while let Some(end) = self.salted_end(&found) {
                if self.bucket(&found.bytes) == bucket {
                    break;
                }
                // The next combination of salted values.
                let next = self.next_salted(&found, end)?;
                found = of_fields(fields, &self.asked, End::Row, false, &next)?;
            }
        }
        Some(found)
    }

    /// The fields that begin with `rest` hold what is asked.
    fn hold(&self, rest: &[u8]) -> bool {
        let fields = &self.layout.fields;
        if !fields.has_tail() {
            return hold(fields, &self.asked, End::Row, false, rest).is_some();
        }
        // A row leaves `None`s at its end out.
        let mut whole = KeyBuf::from(rest);
        let count = spans(fields, rest).filter(|(_, span)| span.end <= rest.len()).count();
        (count..fields.list.len()).for_each(|_| whole.put_byte(0));
        hold(fields, &self.asked, End::Row, false, &whole).is_some()
    }

    /// The edges of all that can match, after room for the salt.
    fn hull(&self) -> Option<Edges<KeyBuf>> {
        let mut head = KeyBuf::from(&[0; MAX_SALT][..self.layout.salt_width()]);
        head.put(&self.layout.prefix);
        let first = of_fields(&self.layout.fields, &self.asked, End::Row, false, &[])?;
        let mut low = head.clone();
        low.put(&first.bytes);
        let mut high = Edge { bytes: head, side: Side::After };
        let open = ends_open(self.layout, self.asked.len());
        last_of(&self.asked, open, &mut high);
        Some(Edges { low: Edge { bytes: low, side: Side::Before }, high, empty: false })
    }
}

/// The edge above all that is asked of some fields; `open`: the last of them ends with the row. Whether a value of each
/// is in it.
fn last_of(asked: &[Asked], open: bool, high: &mut Edge<KeyBuf>) -> bool {
    for (i, field) in asked.iter().enumerate() {
        let open = open && i + 1 == asked.len();
        match field {
            Asked::Any => return false,
            Asked::Values(values) => {
                if let Some(last) = values.last() {
                    high.bytes.put(last);
                }
                if open {
                    high.side = Side::AfterRow;
                }
                if values.len() > 1 {
                    return false;
                }
            }
            Asked::Windows(windows) => {
                if let Some(last) = windows.last() {
                    high.bytes.put(&last.edges.high.bytes);
                    high.side = last.edges.high.side;
                }
                return false;
            }
            Asked::Key(fields) => {
                if !last_of(fields, open, high) {
                    return false;
                }
            }
        }
    }
    true
}

/// What follows the fields that `rest` begins with, if they hold what is asked. After the last field that something is
/// asked of, it may be anything.
fn hold<'r>(fields: &Fields, asked: &[Asked], end: End, flip: bool, rest: &'r [u8]) -> Option<&'r [u8]> {
    let mut rest = rest;
    let last = asked.iter().rposition(|asked| *asked != Asked::Any);
    let count = if matches!(end, End::Row) { last.map_or(0, |last| last + 1) } else { fields.list.len() };
    for (i, field) in fields.list.iter().enumerate().take(count) {
        let (node, own_end) = (field.node.get(), fields.end(i, end));
        match asked.get(i).unwrap_or(&ANY) {
            Asked::Values(values) => {
                let value = values[..values.partition_point(|value| **value <= *rest)].last()?;
                let after = rest.strip_prefix(value.as_slice())?;
                if own_end == End::Row && node.open_end() && !after.is_empty() {
                    return None;
                }
                rest = after;
                continue;
            }
            Asked::Windows(windows) => {
                let at = windows.partition_point(|window| !window.is_above(rest));
                if !windows.get(at)?.holds(rest) {
                    return None;
                }
            }
            Asked::Key(asked) => {
                let (key, turned, key_end) = node.peel(own_end);
                let Kind::Key(fields) = &key.kind else { return None };
                rest = hold(fields, asked, key_end, flip != turned, rest)?;
                continue;
            }
            Asked::Any => {}
        }
        let is_last = own_end == End::Row || (i + 1 == count && end == End::Row);
        if !is_last {
            let len = match node.width {
                Some(width) => width,
                None => length(node, field.skip(), own_end, flip, rest)?,
            };
            rest = rest.get(len + own_end.delimiter_len()..)?;
        }
    }
    Some(rest)
}

impl fmt::Debug for SkipScan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asked = self.of.iter().map(|rows| &rows.asked);
        f.debug_struct("SkipScan")
            .field("asked", &asked.collect::<Vec<_>>())
            .field("within", &self.within)
            .finish()
    }
}
