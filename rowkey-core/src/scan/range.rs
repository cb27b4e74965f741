//! One range of rows, half-open.

use core::fmt;
use core::ops::{Bound, RangeBounds};

use super::strs::RangeStrs;
use crate::bytes::sink::Head;
use crate::bytes::{KeyBuf, Sink};

/// The rows from [`start`](KeyRange::start) up to, without, [`stop`](KeyRange::stop). An empty stop
/// is the end of the table, as in HBase and Bigtable.
///
/// It is the range argument of `BTreeMap` itself; [`as_slices`](KeyRange::as_slices) is that of
/// fjall, redb and sled, [`as_strs`](KeyRange::as_strs) that of a table whose rows are `String`.
///
/// ```
/// use rowkey::RowKey;
/// use std::collections::BTreeMap;
///
/// #[derive(RowKey)]
/// struct Event { host: u8, seq: u16 }
///
/// let table: BTreeMap<Vec<u8>, &str> =
///     [(vec![7, 0, 1], "a"), (vec![7, 0, 2], "b"), (vec![8, 0, 0], "c")].into();
/// let scan = Event::prefix().host(7).range();
/// assert_eq!((scan.start(), scan.stop()), (&[7][..], &[8][..]));
/// assert_eq!(table.range(&scan).count(), 2);
/// ```
///
/// A scan that nothing can match is empty: its start equals its stop, and both hold bytes, so that
/// no store takes it for the whole table.
#[derive(Clone, PartialEq, Eq, Hash)]
#[must_use = "a range is nothing until a store is asked for it"]
pub struct KeyRange {
    start: KeyBuf,
    stop: KeyBuf,
}

impl KeyRange {
    /// `start` lies below `stop`, or `stop` is empty.
    #[inline]
    pub(super) fn new(start: KeyBuf, stop: KeyBuf) -> Self {
        KeyRange { start, stop }
    }

    /// A range of nothing.
    #[inline]
    pub(super) fn empty_at(mut at: KeyBuf) -> Self {
        if at.is_empty() {
            at.put_byte(0);
        }
        KeyRange { start: at.clone(), stop: at }
    }

    /// Every row.
    pub(super) fn all() -> Self {
        KeyRange::new(KeyBuf::new(), KeyBuf::new())
    }

    /// Every row that begins with the bytes of a salt.
    pub(super) fn of_bucket(salt: &[u8]) -> Self {
        KeyRange::new(salt.into(), KeyBuf::from(salt).row_above())
    }

    /// The rows that are in both.
    pub(super) fn and(&self, other: &KeyRange) -> KeyRange {
        let range = self.from(other.start.clone());
        if other.stop.is_empty() { range } else { range.up_to(other.stop.clone()) }
    }

    /// The first row that can be in it. Empty: from the start of the table.
    #[inline]
    #[must_use]
    pub fn start(&self) -> &[u8] {
        &self.start
    }

    /// The first row beyond it: the shortest byte string above all its rows. Empty: to the end of
    /// the table.
    #[inline]
    #[must_use]
    pub fn stop(&self) -> &[u8] {
        &self.stop
    }

    /// No row can be in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !self.start.is_empty() && self.start == self.stop
    }

    /// `row` lies in it.
    #[inline]
    #[must_use]
    pub fn contains(&self, row: &[u8]) -> bool {
        *self.start <= *row && (self.stop.is_empty() || *row < *self.stop)
    }

    /// The rest of it after `row`, the last one a page showed. A row before the range changes
    /// nothing, one beyond it leaves nothing.
    pub fn after(&self, row: &[u8]) -> KeyRange {
        let mut next = KeyBuf::from(row);
        next.put_byte(0);
        self.from(next)
    }

    /// The rest of it from `row` on, which is part of it: where a page begins at a row that was not shown yet. A row
    /// before the range changes nothing, one beyond it leaves nothing.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # use std::collections::BTreeMap;
    /// # #[derive(RowKey)]
    /// # struct Event { host: u8, seq: u8 }
    /// let table: BTreeMap<Vec<u8>, ()> = (0..40).map(|seq| (vec![7, seq], ())).collect();
    /// // One row more than a page shows is where the next page begins.
    /// let next = [7, 25];
    /// let page = Event::prefix().host(7).range().at_or_after(&next);
    /// assert_eq!(table.range(&page).next(), Some((&next.to_vec(), &())));
    /// ```
    pub fn at_or_after(&self, row: &[u8]) -> KeyRange {
        self.from(KeyBuf::from(row))
    }

    /// The rest of it after all of `other`: its rows at or after the stop of `other`. Empty where `other` goes to the end
    /// of the table.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Event { host: u8, seq: u8 }
    /// // Host 7 was read; what is left of the table?
    /// let rest = Event::prefix().range().behind(&Event::prefix().host(7).range());
    /// assert_eq!((rest.start(), rest.stop()), (&[8][..], &[][..]));
    /// ```
    pub fn behind(&self, other: &KeyRange) -> KeyRange {
        match &*other.stop {
            [] => KeyRange::empty_at(self.stop.clone()),
            stop => self.at_or_after(stop),
        }
    }

    /// The part of it from `start` on.
    pub(super) fn from(&self, start: KeyBuf) -> KeyRange {
        if start <= self.start {
            return self.clone();
        }
        if !self.stop.is_empty() && self.stop <= start {
            return KeyRange::empty_at(self.stop.clone());
        }
        KeyRange { start, stop: self.stop.clone() }
    }

    /// The part of it in front of `row`, the one that a page which goes backwards showed last. A row
    /// behind the range changes nothing, one in front of it leaves nothing.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # use std::collections::BTreeMap;
    /// # #[derive(RowKey)]
    /// # struct Event { host: u8, seq: u8 }
    /// let table: BTreeMap<Vec<u8>, ()> = (0..40).map(|seq| (vec![7, seq], ())).collect();
    /// // The last ten before event 25.
    /// let page = Event::prefix().host(7).range().before(&[7, 25]);
    /// let seqs: Vec<u8> = table.range(&page).rev().take(10).map(|(row, ())| row[1]).collect();
    /// assert_eq!(seqs, [24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
    /// ```
    pub fn before(&self, row: &[u8]) -> KeyRange {
        self.up_to(KeyBuf::from(row))
    }

    /// The part of it up to `stop`.
    pub(super) fn up_to(&self, stop: KeyBuf) -> KeyRange {
        if stop <= self.start {
            return KeyRange::empty_at(self.start.clone());
        }
        if !self.stop.is_empty() && self.stop <= stop {
            return self.clone();
        }
        KeyRange { start: self.start.clone(), stop }
    }

    /// Takes `next`, which does not begin in front of it, in where it overlaps or touches and has the
    /// same `salt` bytes in front.
    pub(super) fn joined(&mut self, next: &KeyRange, salt: usize) -> bool {
        let touches = self.stop.is_empty() || *next.start <= *self.stop;
        if !touches || self.start.get(..salt) != next.start.get(..salt) {
            return false;
        }
        if !self.stop.is_empty() && (next.stop.is_empty() || self.stop < next.stop) {
            self.stop = next.stop.clone();
        }
        true
    }

    /// The start and the stop of a scan that goes backwards, as HBase takes them.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Event { host: u8, seq: u8 }
    /// let range = Event::prefix().host(7).range();
    /// let backwards = range.reversed();
    /// // new Scan().setReversed(true).withStartRow(start, false).withStopRow(stop, true)
    /// assert_eq!((backwards.start, backwards.start_inclusive), (&[8][..], false));
    /// assert_eq!((backwards.stop, backwards.stop_inclusive), (&[7][..], true));
    /// ```
    #[must_use]
    pub fn reversed(&self) -> ReversedScan<'_> {
        ReversedScan { start: &self.stop, start_inclusive: false, stop: &self.start, stop_inclusive: true }
    }

    /// The range of texts, for a table that keeps its rows as `String`.
    ///
    /// Each bound is the least text at or above the one in bytes, which may be none itself: `FF`, or a character cut in
    /// two. So the range holds exactly the texts whose bytes are in this one.
    ///
    /// ```
    /// use rowkey::RowKey;
    /// use std::collections::BTreeMap;
    ///
    /// #[derive(RowKey)]
    /// #[rowkey(delimiter = "/")]
    /// struct Page { site: String, path: String }
    ///
    /// let rows = ["docs/", "docs/index", "shop/"];
    /// let table: BTreeMap<String, u32> = rows.iter().map(|row| row.to_string()).zip(1..).collect();
    /// let scan = Page::prefix().site("docs")?.range();
    /// assert_eq!(table.range::<str, _>(scan.as_strs()).count(), 2);
    /// # Ok::<(), rowkey::EncodeError>(())
    /// ```
    #[must_use]
    pub fn as_strs(&self) -> RangeStrs<'_> {
        RangeStrs::new(&self.start, &self.stop)
    }

    /// A `Copy` view that is the range argument of stores whose keys are slices.
    #[inline]
    #[must_use]
    pub fn as_slices(&self) -> RangeSlices<'_> {
        RangeSlices { start: &self.start, stop: &self.stop }
    }
}

/// A [`KeyRange`] from its end to its start: the rows of an HBase scan with `setReversed(true)`, which
/// begins at the greater row. A client that takes no `inclusive` flags leaves out the first row of the
/// range, and may show one row behind it. Ask [`is_empty`](KeyRange::is_empty) first: HBase takes equal
/// rows for a read of that row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReversedScan<'a> {
    /// Where the scan begins: the stop of the range. Empty: at the end of the table.
    pub start: &'a [u8],
    /// False: that row is not in the range.
    pub start_inclusive: bool,
    /// Where the scan ends: the start of the range. Empty: at the start of the table.
    pub stop: &'a [u8],
    /// True: that row is in the range.
    pub stop_inclusive: bool,
}

impl fmt::Debug for KeyRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyRange(b\"{}\"..", self.start.escape_ascii())?;
        if self.stop.is_empty() { f.write_str(")") } else { write!(f, "b\"{}\")", self.stop.escape_ascii()) }
    }
}

/// A [`KeyRange`] as `range` of fjall, redb and sled takes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RangeSlices<'a> {
    start: &'a [u8],
    stop: &'a [u8],
}

impl<'a> RangeBounds<&'a [u8]> for RangeSlices<'a> {
    #[inline]
    fn start_bound(&self) -> Bound<&&'a [u8]> {
        if self.start.is_empty() { Bound::Unbounded } else { Bound::Included(&self.start) }
    }

    #[inline]
    fn end_bound(&self) -> Bound<&&'a [u8]> {
        if self.stop.is_empty() { Bound::Unbounded } else { Bound::Excluded(&self.stop) }
    }
}

impl RangeBounds<[u8]> for KeyRange {
    #[inline]
    fn start_bound(&self) -> Bound<&[u8]> {
        // A store that takes no empty row may refuse one as a bound too: LMDB does.
        if self.start.is_empty() { Bound::Unbounded } else { Bound::Included(&self.start) }
    }

    #[inline]
    fn end_bound(&self) -> Bound<&[u8]> {
        if self.stop.is_empty() { Bound::Unbounded } else { Bound::Excluded(&self.stop) }
    }
}

impl RangeBounds<[u8]> for &KeyRange {
    #[inline]
    fn start_bound(&self) -> Bound<&[u8]> {
        RangeBounds::<[u8]>::start_bound(*self)
    }

    #[inline]
    fn end_bound(&self) -> Bound<&[u8]> {
        RangeBounds::<[u8]>::end_bound(*self)
    }
}
