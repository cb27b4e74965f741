//! One range of rows, half-open.

use core::fmt;
use core::ops::{Bound, RangeBounds};

use crate::key_buf::Front;
use crate::key_buf::KeyBuf;
use crate::sink::Sink;

/// The rows from [`start`](KeyRange::start) up to, without, [`stop`](KeyRange::stop). An empty stop
/// is the end of the table, as in HBase and Bigtable.
///
/// It is the range argument of `BTreeMap` itself; [`as_slices`](KeyRange::as_slices) is that of
/// fjall, redb and sled.
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
pub struct KeyRange {
    start: KeyBuf,
    stop: KeyBuf,
}

impl KeyRange {
    /// `start` lies below `stop`, or `stop` is empty.
    #[inline(always)]
    pub(crate) fn new(start: KeyBuf, stop: KeyBuf) -> Self {
        KeyRange { start, stop }
    }

    /// A range of nothing.
    #[inline(always)]
    pub(crate) fn empty_at(mut at: impl Front) -> Self {
        if at.bytes().is_empty() {
            at.put_byte(0);
        }
        KeyRange { start: at.clone().into_row(), stop: at.into_row() }
    }

    /// All rows that begin with `prefix`.
    #[inline(always)]
    pub(crate) fn starting_with(prefix: impl Front) -> Self {
        KeyRange { start: prefix.clone().into_row(), stop: prefix.row_above() }
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
    #[must_use]
    pub fn after(&self, row: &[u8]) -> KeyRange {
        if *row < *self.start {
            return self.clone();
        }
        let mut start = KeyBuf::from(row);
        start.put_byte(0);
        if !self.stop.is_empty() && start >= self.stop {
            return KeyRange::empty_at(self.stop.clone());
        }
        KeyRange { start, stop: self.stop.clone() }
    }

    /// A `Copy` view that is the range argument of stores whose keys are slices.
    #[inline]
    #[must_use]
    pub fn as_slices(&self) -> RangeSlices<'_> {
        RangeSlices { start: &self.start, stop: &self.stop }
    }
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
