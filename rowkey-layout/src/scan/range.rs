//! A half-open range of rows.

use core::fmt;
use core::ops::{Bound, RangeBounds};

use super::strs::RangeStrs;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

/// A half-open range of rows: `start` inclusive, `stop` exclusive.
///
/// An empty stop row is the end of the table, as in HBase and Bigtable. `.range()` of a scan returns it.
///
/// `BTreeMap::range` takes it by reference; fjall, redb and sled take [`as_slices`](KeyRange::as_slices); a table with
/// `String` keys takes [`as_strs`](KeyRange::as_strs).
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
/// If nothing can match, the range is [empty](KeyRange::is_empty): start and stop are equal and not empty, so that no store
/// reads the whole table.
#[derive(Clone, PartialEq, Eq, Hash)]
#[must_use = "a range reads nothing by itself; pass it to a store"]
#[doc(alias("prefix scan", "bounded scan", "interval"))]
pub struct KeyRange {
    pub(super) start: KeyBuf,
    pub(super) stop: KeyBuf,
}

impl KeyRange {
    /// `start` is below `stop`, or `stop` is empty.
    #[inline]
    pub(super) fn new(start: KeyBuf, stop: KeyBuf) -> Self {
        KeyRange { start, stop }
    }

    /// Appends to both rows.
    #[inline(always)]
    pub(super) fn put(&mut self, head: &[u8]) {
        self.start.put(head);
        self.stop.put(head);
    }

    /// Writes the salt bucket.
    #[inline(always)]
    pub(super) fn put_bucket(&mut self, salt: SaltBytes, bucket: u32) {
        salt.write(bucket, self.start.as_mut_slice());
        salt.write(bucket, self.stop.as_mut_slice());
    }

    /// Both rows are the same bytes: makes it everything that starts with them; `open`: only that row itself.
    #[inline(always)]
    pub(super) fn widen(&mut self, open: bool) {
        if open { self.stop.put_byte(0) } else { self.stop.increment() }
    }

    /// An empty range.
    #[inline]
    pub(super) fn empty_at(mut at: KeyBuf) -> Self {
        if at.is_empty() {
            at.put_byte(0);
        }
        KeyRange { start: at.clone(), stop: at }
    }

    /// Every row.
    #[inline]
    pub(super) fn all() -> Self {
        KeyRange::new(KeyBuf::new(), KeyBuf::new())
    }

    /// The rows that start with `head`.
    pub(super) fn starting_with(head: KeyBuf) -> Self {
        KeyRange::new(head.clone(), head.upper_bound())
    }

    /// The intersection.
    pub(super) fn and(&self, other: &KeyRange) -> KeyRange {
        let range = self.from(other.start.clone());
        if other.stop.is_empty() { range } else { range.up_to(other.stop.clone()) }
    }

    /// The start row, inclusive. Empty: the start of the table.
    #[inline]
    #[must_use]
    #[doc(alias("lower bound", "begin key", "iterate_lower_bound"))]
    pub fn start(&self) -> &[u8] {
        &self.start
    }

    /// The stop row, exclusive: the smallest byte string above all rows of the range. Empty: the end of the table.
    #[inline]
    #[must_use]
    #[doc(alias(
        "upper bound",
        "end key",
        "exclusive upper bound",
        "successor",
        "prefix_successor",
        "iterate_upper_bound"
    ))]
    pub fn stop(&self) -> &[u8] {
        &self.stop
    }

    /// Whether the range contains no row at all, so that there is nothing to read.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !self.start.is_empty() && self.start == self.stop
    }

    /// Whether `row` is in the range.
    #[inline]
    #[must_use]
    pub fn contains(&self, row: &[u8]) -> bool {
        *self.start <= *row && (self.stop.is_empty() || *row < *self.stop)
    }

    /// The prefix up to `field` that all rows of the range share, for stores with prefix filters.
    ///
    /// [`Layout::prefix_len`] gives its length. `None` if rows may have different prefixes, or none: the store then has to scan in
    /// total order, without the filter (RocksDB: `total_order_seek`).
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Event { host: u8, seq: u8 }
    /// let host = 0; // the first field
    /// let one = Event::prefix().host(7).seq_range(1..).range();
    /// assert_eq!(one.shared_prefix(Event::LAYOUT, host), Some(&[7][..]));
    /// let two = Event::prefix().host_range(7..=8).range();
    /// assert_eq!(two.shared_prefix(Event::LAYOUT, host), None);
    /// ```
    #[must_use]
    #[doc(alias("prefix extractor", "bloom filter", "prefix_same_as_start"))]
    pub fn shared_prefix(&self, layout: &Layout, field: usize) -> Option<&[u8]> {
        let prefix = &self.start[..layout.prefix_len(field, &self.start)?];
        let above = KeyBuf::from(prefix).upper_bound();
        let within = above.is_empty() || (!self.stop.is_empty() && self.stop <= above);
        within.then_some(prefix)
    }

    /// The rest of the range after `row`, exclusive: the next page, after the last row of this one.
    ///
    /// A row before the range changes nothing; one after it leaves nothing.
    #[doc(alias("pagination", "paging", "next page", "cursor", "resume"))]
    pub fn after(&self, row: &[u8]) -> KeyRange {
        let mut next = KeyBuf::from(row);
        next.put_byte(0);
        self.from(next)
    }

    /// The rest of the range from `row` on, inclusive: a page that starts at `row`.
    ///
    /// A row before the range changes nothing; one after it leaves nothing.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # use std::collections::BTreeMap;
    /// # #[derive(RowKey)]
    /// # struct Event { host: u8, seq: u8 }
    /// let table: BTreeMap<Vec<u8>, ()> = (0..40).map(|seq| (vec![7, seq], ())).collect();
    /// // Read one row more than the page shows: the next page begins there.
    /// let next = [7, 25];
    /// let page = Event::prefix().host(7).range().at_or_after(&next);
    /// assert_eq!(table.range(&page).next(), Some((&next.to_vec(), &())));
    /// ```
    pub fn at_or_after(&self, row: &[u8]) -> KeyRange {
        self.from(KeyBuf::from(row))
    }

    /// The rest of the range after all of `other`: its rows at or above the stop row of `other`.
    ///
    /// Empty if `other` extends to the end of the table.
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

    /// The part from `start` on.
    pub(super) fn from(&self, start: KeyBuf) -> KeyRange {
        if start <= self.start {
            return self.clone();
        }
        if !self.stop.is_empty() && self.stop <= start {
            return KeyRange::empty_at(self.stop.clone());
        }
        KeyRange { start, stop: self.stop.clone() }
    }

    /// The part of the range before `row`, exclusive: the previous page, read in reverse.
    ///
    /// A row after the range changes nothing; one before it leaves nothing.
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
    #[doc(alias("pagination", "paging", "previous page"))]
    pub fn before(&self, row: &[u8]) -> KeyRange {
        self.up_to(KeyBuf::from(row))
    }

    /// The part up to `stop`.
    pub(super) fn up_to(&self, stop: KeyBuf) -> KeyRange {
        if stop <= self.start {
            return KeyRange::empty_at(self.start.clone());
        }
        if !self.stop.is_empty() && self.stop <= stop {
            return self.clone();
        }
        KeyRange { start: self.start.clone(), stop }
    }

    /// Extends the range by `next`, which does not start before it, if they overlap or touch and have the same salt of `salt`
    /// bytes. Returns whether it did.
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

    /// The start and stop rows of a reverse scan in HBase.
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
    #[doc(alias("setReversed", "reverse scan"))]
    pub fn reversed(&self) -> ReversedScan<'_> {
        ReversedScan { start: &self.stop, start_inclusive: false, stop: &self.start, stop_inclusive: true }
    }

    /// The range for a table with `String` keys: a `RangeBounds<str>`.
    ///
    /// A bound in bytes may be invalid UTF-8, such as `FF` or part of a character. Each bound becomes the smallest string at or
    /// above it, so the range contains exactly the strings whose bytes are in this range.
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

    /// A `Copy` view for stores with keys of type `&[u8]`, such as fjall, redb and sled.
    #[inline]
    #[must_use]
    pub fn as_slices(&self) -> RangeSlices<'_> {
        RangeSlices { start: &self.start, stop: &self.stop }
    }
}

/// A [`KeyRange`] for an HBase scan with `setReversed(true)`, which starts at the greater row.
///
/// Pass the `inclusive` flags: without them, HBase omits the first row of the range, and may return one row after it. Check
/// [`is_empty`](KeyRange::is_empty) first: HBase treats equal rows as a read of that row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReversedScan<'a> {
    /// The start row of the scan: the stop row of the range. Empty: the end of the table.
    pub start: &'a [u8],
    /// Always `false`: that row is not in the range.
    pub start_inclusive: bool,
    /// The stop row of the scan: the start row of the range. Empty: the start of the table.
    pub stop: &'a [u8],
    /// Always `true`: that row is in the range.
    pub stop_inclusive: bool,
}

impl fmt::Debug for KeyRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyRange(b\"{}\"..", self.start.escape_ascii())?;
        if self.stop.is_empty() { f.write_str(")") } else { write!(f, "b\"{}\")", self.stop.escape_ascii()) }
    }
}

/// A view of a [`KeyRange`] that fjall, redb and sled take: [`KeyRange::as_slices`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RangeSlices<'a> {
    start: &'a [u8],
    stop: &'a [u8],
}

/// Implements `RangeBounds<row>`.
macro_rules! bounds {
    ($([$($lifetime:tt)*] $range:ty: $row:ty;)*) => {$(
        impl<$($lifetime)*> RangeBounds<$row> for $range {
            #[inline]
            fn start_bound(&self) -> Bound<&$row> {
                // A store that takes no empty row may refuse one as a bound too: LMDB does.
                if self.start.is_empty() { Bound::Unbounded } else { Bound::Included(&self.start) }
            }

            #[inline]
            fn end_bound(&self) -> Bound<&$row> {
                if self.stop.is_empty() { Bound::Unbounded } else { Bound::Excluded(&self.stop) }
            }
        }
    )*};
}

bounds! {
    [] KeyRange: [u8];
    [] &KeyRange: [u8];
    ['a] RangeSlices<'a>: &'a [u8];
}
