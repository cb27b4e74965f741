//! Skip scans: rows that match wherever they are, found by going from one to the next that is possible.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::above;
use super::asked::{ANY, Asked, is_whole};
use super::ceiling::{Ceiling, each, of_fields};
use super::edges::{Edge, Edges, Side};
use super::product::MOST_COMBINATIONS;
use super::range::KeyRange;
use super::ranges::{KeyRanges, split_salt};
use super::tail::{among_rows, ends_open};
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::spans;
use crate::layout::salt::MAX_SALT;
use crate::layout::{Fields, Kind, Layout};

mod driver;
mod hold;
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
    /// Where the salted fields have values: the buckets that have rows. Else all have.
    salted: Option<Salted>,
}

/// The values of the salted fields, bucket by bucket.
#[derive(Debug)]
struct Salted {
    /// A salted field, the first that may have several values.
    field: usize,
    /// Its values in each bucket that has rows, by the number of the bucket.
    buckets: Vec<(u32, Asked)>,
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
    /// assert!(!bounds.contains(&[2, 255, 255]) && !bounds.contains(&[5, 0, 0]));
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

    /// The first possible row at or above `row`.
    fn at_or_above(&self, row: &[u8]) -> Option<KeyBuf> {
        let salt = self.layout().salt_bytes();
        let (own, rest) = split_salt(row, salt.width);
        let mut first: Option<KeyBuf> = None;
        for rows in &*self.of {
            let found = rows.buckets_from(own).find_map(|bucket| {
                let mut found = KeyBuf::new();
                salt.put(bucket, &mut found);
                let low = if own.is_empty() || *found == *own { rest } else { &[] };
                let prefix = rows.layout.prefix.get();
                let after = if prefix.is_empty() { Some(low) } else { low.strip_prefix(prefix) };
                let low = match after {
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

impl Salted {
    /// The values in a bucket.
    fn of(&self, bucket: u32) -> Option<&Asked> {
        let at = self.buckets.binary_search_by_key(&bucket, |(bucket, _)| *bucket).ok()?;
        Some(&self.buckets[at].1)
    }
}

impl Rows {
    fn new(layout: &'static Layout, asked: Vec<Asked>) -> Self {
        let mut rows = Rows { layout, asked, salted: None };
        rows.salted = rows.by_buckets();
        rows
    }

    /// The values of the salted fields, if they have some and not too many.
    fn by_buckets(&self) -> Option<Salted> {
        let (last, fields) = (self.last_salted()?, &self.layout.fields);
        let mut combinations = 1usize;
        let mut field = last;
        for (i, asked) in self.asked[..=last].iter().enumerate().rev() {
            let Asked::Values(values) = asked else { return None };
            combinations =
                combinations.checked_mul(values.len()).filter(|count| *count <= MOST_COMBINATIONS)?;
            if values.len() > 1 && (fields.list[i].salted || self.is_salted_whole()) {
                field = i;
            }
        }
        let mut all = Vec::new();
        let mut low = KeyBuf::new();
        while let Some(found) = of_fields(fields, each(&self.asked[..=last]), End::Row, false, &low) {
            let end = self.salted_end(&found)?;
            let (_, span) = spans(fields, &found.bytes).nth(field)?;
            let delimiter = fields.end(field, End::Row).delimiter_len();
            all.push((
                self.bucket(&found.bytes),
                KeyBuf::from(&found.bytes[span.start..span.end + delimiter]),
            ));
            let Some(next) = self.next_salted(&found, end) else { break };
            low = next;
        }
        all.sort_unstable();
        let buckets = all.chunk_by(|a, b| a.0 == b.0).map(|own| {
            let values = own.iter().map(|(_, value)| value.clone());
            (own[0].0, Asked::values(values.collect()))
        });
        Some(Salted { field, buckets: buckets.collect() })
    }

    fn is_salted_whole(&self) -> bool {
        self.layout.salt.as_ref().is_some_and(|salt| salt.whole)
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
        let salted = self.salted.as_ref().map(|salted| &salted.buckets);
        let count = salted.map_or(self.layout.buckets() as usize, Vec::len);
        let bucket = move |at: usize| salted.map_or(at as u32, |buckets| buckets[at].0);
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = low + (high - low) / 2;
            if is_below(bucket(middle)) { low = middle + 1 } else { high = middle }
        }
        (low..count).map(bucket)
    }

    /// The smallest fields at or above `low` that are asked for, of a row that can lie in the bucket.
    fn at_or_above(&self, bucket: u32, low: &[u8]) -> Option<Ceiling> {
        let own = self.salted.as_ref().map(|salted| (salted.field, salted.of(bucket)));
        let asked = |i| match own {
            Some((field, Some(values))) if field == i => values,
            _ => self.asked.get(i).unwrap_or(&ANY),
        };
        let at_or_above = |low: &[u8]| of_fields(&self.layout.fields, asked, End::Row, false, low);
        let mut found = at_or_above(low)?;
        if own.is_some() {
            while let Some(end) = self.salted_end(&found) {
                if self.bucket(&found.bytes) == bucket {
                    break;
                }
                // The next combination of salted values.
                found = at_or_above(&self.next_salted(&found, end)?)?;
            }
        }
        Some(found)
    }

    /// The edges of all that can match, after room for the salt; none where nothing can.
    fn hull(&self) -> Option<Edges<KeyBuf>> {
        let mut head = KeyBuf::from(&[0; MAX_SALT][..self.layout.salt_width()]);
        head.put(&self.layout.prefix);
        let mut hull = Edges::of_prefix(head, false);
        let open = ends_open(self.layout, self.asked.len()) && is_whole(&self.asked, &self.layout.fields);
        widest(&self.asked, &self.layout.fields, open, &mut hull);
        if self.asked.iter().any(Asked::is_nothing) { None } else { Some(hull) }
    }
}

/// Puts what is asked of some fields after the edges, up to the first that may have several values; `open`: longer rows
/// than those with the last value of each lie beyond. Whether none may.
fn widest(asked: &[Asked], fields: &Fields, open: bool, hull: &mut Edges<KeyBuf>) -> bool {
    let mut each = asked.iter().zip(fields.list.iter()).enumerate();
    let one = each.all(|(i, (asked, field))| match (asked, &field.node.peel(End::Row).0.kind) {
        (Asked::Values(values), _) => {
            if let (Some(first), Some(last)) = (values.first(), values.last()) {
                hull.low.bytes.put(first);
                hull.high.bytes.put(last);
            }
            if open && i + 1 == fields.list.len() {
                hull.high.side = Side::AfterRow;
            }
            values.len() == 1
        }
        (Asked::Windows(windows), _) => {
            if let (Some(first), Some(last)) = (windows.first(), windows.last()) {
                hull.low = first.edges.low.moved(0, &hull.low.bytes);
                hull.high = last.edges.high.moved(0, &hull.high.bytes);
            }
            false
        }
        (Asked::Key(asked), Kind::Key(inner)) => {
            widest(asked, inner, open && i + 1 == fields.list.len(), hull)
        }
        (Asked::Any | Asked::Key(_), _) => false,
    });
    one && asked.len() == fields.list.len()
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
