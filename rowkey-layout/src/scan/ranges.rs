//! The ranges of a scan: one per salt bucket if the bucket is open, one per combination of values.

use alloc::borrow::Cow;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use core::iter::{self, FusedIterator};
use core::ops::Range;

use super::bucket::compare_salt;
use super::fan_out::FanOut;
use super::leaf::Leaf;
use super::part::Part;
use super::place::split_head;
use super::range::KeyRange;
use super::rows::Rows;
use super::tail::put_omitted;
use super::{partition_point, split_salt};
use crate::bytes::key_buf::INLINE;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

/// The ranges of one scan, sorted by bucket and then by row.
///
/// `.ranges()` of a scan returns it. There is one range if the key has no salt or the scan fixes the bucket, else one per
/// bucket (a fan-out). Sets of values (`_in`) have a range per combination, and so has a bound that holds fewer salted
/// values than there are buckets. If nothing can match, there is no range, so nothing is sent to the store.
///
/// Ranges are computed on demand: memory is the sum of the sets and one entry per combination of salted values. With more
/// than 65,536 of these combinations, all buckets are scanned. `.ranges()` panics if a bucket has more than 2^111 ranges.
///
/// Read all of them: rows in an omitted bucket are silently missing. [`scan`](KeyRanges::scan) and
/// [`merge`](KeyRanges::merge) turn the results into one sorted stream.
///
/// ```
/// use rowkey::RowKey;
///
/// #[derive(RowKey)]
/// struct Event { #[salt(buckets = 16)] host: u32, seq: u16 }
///
/// let scans = Event::prefix().ranges();
/// assert_eq!(scans.len(), 16);
/// assert_eq!(scans.get(3).unwrap().start(), [3]);
/// for scan in &scans {
///     assert_eq!(scan.start().len(), 1);
/// }
/// ```
#[derive(Clone)]
#[must_use = "ranges read nothing by themselves; pass them to a store"]
#[doc(alias("fan-out", "fanout", "scatter gather", "multi-get", "MultiRowRangeFilter"))]
pub struct KeyRanges(IntoIter);

impl KeyRanges {
    /// One range in each of `buckets`, with a placeholder for the salt.
    #[inline]
    pub(super) fn fan_out(
        layout: &'static Layout,
        fixed: usize,
        buckets: Range<u32>,
        KeyRange { start, stop }: KeyRange,
    ) -> Self {
        let left = buckets.start.into()..buckets.end.into();
        let fan_out = FanOut { salt: layout.salt_bytes(), start, stop, resumed: 0, shown: 0 };
        KeyRanges(IntoIter { left, fan_out, kept: Kept::FanOut { layout, fixed } })
    }

    /// One range per combination of values.
    pub(super) fn product(rows: Rows) -> Self {
        KeyRanges::of_part(rows.layout.salt_bytes(), Part::all(rows))
    }

    /// The ranges sorted by bucket and row. Empty ones are omitted, overlapping and touching ones joined.
    pub(super) fn list(layout: &'static Layout, salt: SaltBytes, ranges: Vec<KeyRange>) -> Self {
        KeyRanges::of_part(salt, Part::of_ranges(Rows::all(layout), salt, disjoint(salt, ranges)))
    }

    fn of_part(salt: SaltBytes, part: Part) -> Self {
        let fan_out = FanOut { salt, start: KeyBuf::new(), stop: KeyBuf::new(), resumed: 0, shown: 0 };
        KeyRanges(IntoIter { left: 0..part.len(), fan_out, kept: Kept::Part(part.into()) })
    }

    /// The number of ranges. A product of sets saturates at `usize::MAX`.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing can match, so that nothing has to be sent.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.left.is_empty()
    }

    /// The range at `index`.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<KeyRange> {
        let IntoIter { left, .. } = &self.0;
        let at = left.start + index as u128;
        left.contains(&at).then(|| self.0.range(at))
    }

    /// The positions of the ranges that are read one after another, which are contiguous.
    pub(super) fn streams(&self) -> Vec<Range<u128>> {
        let IntoIter { left, kept, .. } = &self.0;
        match kept {
            Kept::FanOut { .. } => left.clone().map(|at| at..at + 1).collect(),
            Kept::Part(part) => part.streams().into_iter().map(|(positions, _)| positions).collect(),
        }
    }

    /// The number of bytes at the start of all rows that do not count in the order, or those of each range or stream.
    pub(super) fn heads(&self, of_streams: bool) -> (usize, Vec<usize>) {
        let Kept::Part(part) = &self.0.kept else { return (self.salt_width(), Vec::new()) };
        if let Some(width) = part.fixed().iter().map(Leaf::width).sum::<Option<usize>>() {
            return (self.salt_width() + width, Vec::new());
        }
        let count = |at: Range<u128>| if of_streams { 1 } else { (at.end - at.start) as usize };
        (
            0,
            part.streams()
                .into_iter()
                .flat_map(|(positions, head)| iter::repeat_n(head.len(), count(positions)))
                .collect(),
        )
    }

    /// The rest of the ranges after `row`: the next page, in the order of [`merge`](KeyRanges::merge).
    ///
    /// `row` is the last row of the page. Rows compare without their salt: buckets up to that of `row` resume after it, later
    /// ones at it. Accepts any bytes; a row before the scan changes nothing, one after it leaves nothing.
    #[doc(alias("pagination", "paging", "next page", "cursor", "resume"))]
    pub fn after(&self, row: &[u8]) -> KeyRanges {
        self.cut(row, true)
    }

    /// The part of the ranges before `row`: the next page in reverse order, that of
    /// [`merge_descending`](KeyRanges::merge_descending).
    ///
    /// `row` is the last row of the page. Accepts any bytes; a row after the scan changes nothing, one before it leaves nothing.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let before = Event::prefix().ranges().before(&[1, 7]);
    /// // Host 7 of bucket 0 comes before host 7 of bucket 1.
    /// let ranges: Vec<_> = before.iter().map(|range| (range.start().to_vec(), range.stop().to_vec())).collect();
    /// assert_eq!(ranges, [(vec![0], vec![0, 7, 0]), (vec![1], vec![1, 7])]);
    /// ```
    #[doc(alias("pagination", "paging", "previous page"))]
    pub fn before(&self, row: &[u8]) -> KeyRanges {
        self.cut(row, false)
    }

    /// The part after `row`, or the one before it.
    fn cut(&self, row: &[u8], after: bool) -> KeyRanges {
        let width = self.salt_width();
        let (salt, rest) = split_salt(row, width);
        let FanOut { start, stop, resumed, shown, .. } = &self.0.fan_out;
        // Cut at both ends, ranges in the middle can be empty.
        let by_range = if after { *shown > 0 } else { *resumed > 0 || rest.is_empty() };
        if by_range || !matches!(self.0.kept, Kept::FanOut { .. }) {
            return KeyRanges::of_part(self.0.fan_out.salt, self.part().clip(row, width, after));
        }
        // In the buckets below this one, the row with this rest is at or before `row`; if the part is before it, before it.
        let counted = self.buckets_while(|bucket| bucket.is_lt() || (after && bucket.is_eq()), salt);
        let ((_, from), (_, to)) = (split_salt(start, width), split_salt(stop, width));
        let mut part = self.clone();
        let IntoIter { left, fan_out, .. } = &mut part.0;
        let at = u128::from(counted).clamp(left.start, left.end);
        if after {
            if (rest, counted) <= (from, *resumed) {
                // Called again with an earlier row: the later row counts.
            } else if !to.is_empty() && rest >= to {
                // What the scan fixes is read from its start, which stays.
                left.start = left.end;
            } else {
                fan_out.start.cut(width);
                fan_out.start.put(rest);
                fan_out.resumed = counted;
                // Nothing follows the row in its own bucket and those before it.
                if to.strip_suffix(&[0]) == Some(rest) {
                    left.start = at;
                }
            }
        } else if !to.is_empty() && (rest, counted) >= (to, *shown) {
            // Called again with a later row: the earlier row counts.
        } else if rest < from {
            left.end = left.start;
        } else {
            fan_out.stop.cut(width);
            fan_out.stop.put(rest);
            fan_out.shown = counted;
            // Nothing precedes the row in its own bucket and those after it.
            if rest == from {
                left.end = at;
            }
        }
        part
    }

    /// The ranges as a part of those of the scan.
    pub(super) fn part(&self) -> Part {
        let IntoIter { fan_out, kept, .. } = &self.0;
        match kept {
            Kept::FanOut { layout, fixed } => {
                Part::of_ranges(rows_of_head(layout, &fan_out.start, *fixed), fan_out.salt, self)
            }
            Kept::Part(part) => (**part).clone(),
        }
    }

    /// What the scan fixes, without its ranges, of which there may be thousands; and the leaves that do not count in the order.
    pub(super) fn rows(&self) -> (Cow<'_, Rows>, &[Leaf<'static>]) {
        let IntoIter { fan_out, kept, .. } = &self.0;
        match kept {
            Kept::FanOut { layout, fixed } => (Cow::Owned(rows_of_head(layout, &fan_out.start, *fixed)), &[]),
            Kept::Part(part) => (Cow::Borrowed(part.rows()), part.fixed()),
        }
    }

    /// The same ranges, sorted by the open fields of their rows: the newest rows of several users as one stream.
    ///
    /// Merges, scans, [`after`](KeyRanges::after) and [`before`](KeyRanges::before) then compare rows without the salt and without
    /// the leading fields that the scan fixes to one value or to a set. These may be fields of a nested key, or the kind of an enum
    /// of keys. A field with a bound is open. Equal rows come in the order of their ranges.
    ///
    /// One range for each combination of these values is open at a time, with one row in memory. `after` and `before` keep an entry
    /// for each combination. They take a row outside the sets as if its range were among these. If the leading fields of the row
    /// cannot be read, its open fields count as empty.
    ///
    /// The ranges of [`SkipScan::bounds`](crate::SkipScan::bounds) and of all rows fix no such fields, so they stay as they are.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Post { author: u8, #[reverse_ts] at: i64 }
    ///
    /// let posts = [(1, 100), (1, 400), (2, 300), (3, 200), (3, 500), (9, 900)];
    /// let table: BTreeMap<_, ()> = posts.map(|(author, at)| (Post { author, at }.encode(), ())).into();
    /// // What the followed authors wrote, newest first.
    /// let feed = Post::prefix().author_in([1, 2, 3]).ranges().by_open_fields();
    /// let read = |scans: &rowkey::KeyRanges| -> Vec<Post> {
    ///     let rows = scans.scan(|range| table.range::<[u8], _>(range), |(row, ())| &row[..]);
    ///     rows.take(3).map(|(row, ())| Post::decode(row).unwrap()).collect()
    /// };
    /// let page = read(&feed);
    /// assert_eq!(page.iter().map(|post| post.at).collect::<Vec<_>>(), [500, 400, 300]);
    /// let next = read(&feed.after(&page[2].encode()));
    /// assert_eq!(next.iter().map(|post| post.at).collect::<Vec<_>>(), [200, 100]);
    /// ```
    #[doc(alias("timeline", "feed", "newest of each", "merge by time"))]
    pub fn by_open_fields(&self) -> KeyRanges {
        KeyRanges::of_part(self.0.fan_out.salt, self.part().by_open_fields())
    }

    /// The first bucket whose order to `salt` is not as given.
    fn buckets_while(&self, is: impl Fn(Ordering) -> bool, salt: &[u8]) -> u32 {
        let IntoIter { left, fan_out, .. } = &self.0;
        let first = left.start as u32;
        let is_before = |at| is(compare_salt(fan_out.salt, first + at as u32, salt));
        first + partition_point(left.end - left.start, is_before) as u32
    }

    /// The width of the salt.
    pub(super) fn salt_width(&self) -> usize {
        self.0.fan_out.salt.width
    }

    /// Iterates without consuming the ranges.
    #[must_use]
    pub fn iter(&self) -> IntoIter {
        self.0.clone()
    }
}

/// The rows whose first `fixed` fields have the values that `head`, the start of a fan-out, begins with.
fn rows_of_head(layout: &'static Layout, head: &[u8], fixed: usize) -> Rows {
    let mut head = KeyBuf::from(head.get(layout.fields_start()..).unwrap_or_default());
    put_omitted(&layout.fields, fixed, &mut head);
    Rows::new(layout, split_head(layout, &head, fixed))
}

/// Not inlined, so that a fan-out stays in registers.
#[inline(never)]
fn disjoint(salt: SaltBytes, mut ranges: Vec<KeyRange>) -> Vec<KeyRange> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_unstable_by(|a, b| a.start().cmp(b.start()));
    ranges.dedup_by(|next, range| range.joined(next, salt.width));
    ranges
}

/// Equal if they contain the same ranges.
impl PartialEq for KeyRanges {
    fn eq(&self, other: &Self) -> bool {
        self.0.fan_out.salt == other.0.fan_out.salt && self.iter().eq(other)
    }
}

impl Eq for KeyRanges {}

impl fmt::Debug for KeyRanges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// An iterator over the ranges of a scan: [`KeyRanges::iter`].
#[derive(Debug, Clone)]
pub struct IntoIter {
    /// Bucket numbers, or positions in `kept`: a product can have more than `usize` counts.
    left: Range<u128>,
    fan_out: FanOut,
    kept: Kept,
}

/// How ranges are computed.
#[derive(Debug, Clone)]
enum Kept {
    /// They differ only in the salt. The first fields have one value each: this many.
    FanOut { layout: &'static Layout, fixed: usize },
    /// Any others.
    Part(Arc<Part>),
}

impl IntoIter {
    /// The range at a position.
    #[inline]
    pub(super) fn range(&self, at: u128) -> KeyRange {
        match &self.kept {
            Kept::FanOut { .. } => self.fan_out.range(at as u32),
            Kept::Part(part) => part.range(at),
        }
    }
}

impl Iterator for IntoIter {
    type Item = KeyRange;

    #[inline]
    fn next(&mut self) -> Option<KeyRange> {
        self.left.next().map(|at| self.range(at))
    }

    fn nth(&mut self, n: usize) -> Option<KeyRange> {
        self.left.nth(n).map(|at| self.range(at))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(self.left.end - self.left.start).unwrap_or(usize::MAX);
        (len, Some(len))
    }

    fn last(mut self) -> Option<KeyRange> {
        self.next_back()
    }

    /// `for_each` and `map(..).collect()` call this. Without an `Option` around each range, ranges stay in registers.
    #[inline]
    fn fold<A, F: FnMut(A, KeyRange) -> A>(self, init: A, mut with: F) -> A {
        let IntoIter { left, fan_out: FanOut { salt, start, stop, resumed, shown }, kept } = self;
        match (salt, start.inline(), stop.inline()) {
            // The common case: a one-byte salt and bounds that are inline. These are copied from registers.
            (SaltBytes { width: 1, text: false, hex: false }, Some(&first), Some(&last))
                if matches!(kept, Kept::FanOut { .. })
                    && shown == 0
                    && start.len() < INLINE
                    && stop.len() > 1 =>
            {
                (left.start as u32..left.end as u32).fold(init, |all, bucket| {
                    let mut first = first;
                    if bucket < resumed {
                        first.put(&[0]);
                    }
                    with(all, KeyRange::new(first.with_first(bucket as u8), last.with_first(bucket as u8)))
                })
            }
            // By reference, which calls `next`; by value, this function would recurse.
            _ => IntoIter { left, fan_out: FanOut { salt, start, stop, resumed, shown }, kept }
                .by_ref()
                .fold(init, with),
        }
    }
}

impl DoubleEndedIterator for IntoIter {
    fn next_back(&mut self) -> Option<KeyRange> {
        self.left.next_back().map(|at| self.range(at))
    }

    fn nth_back(&mut self, n: usize) -> Option<KeyRange> {
        self.left.nth_back(n).map(|at| self.range(at))
    }
}

impl ExactSizeIterator for IntoIter {}
impl FusedIterator for IntoIter {}

impl IntoIterator for &KeyRanges {
    type Item = KeyRange;
    type IntoIter = IntoIter;

    fn into_iter(self) -> IntoIter {
        self.iter()
    }
}

impl IntoIterator for KeyRanges {
    type Item = KeyRange;
    type IntoIter = IntoIter;

    #[inline]
    fn into_iter(self) -> IntoIter {
        self.0
    }
}
