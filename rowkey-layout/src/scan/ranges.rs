//! The ranges of a scan: one per salt bucket if the bucket is open, one per combination of values.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use super::bucket::compare_salt;
use super::constraint::Constraint;
use super::few_values::enumerate;
use super::leaf::Leaf;
use super::partition_point;
use super::place::leaves;
use super::product::{Clip, Part, Product};
use super::range::KeyRange;
use crate::bytes::key_buf::INLINE;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

/// The ranges of one scan, sorted by bucket and then by row.
///
/// `.ranges()` of a scan returns it. There is one range if the key has no salt or the scan fixes the bucket, else one per
/// bucket (a fan-out). Sets of values (`_in`) have a range per combination, and so has a bound that holds fewer salted
/// values than there are buckets. If nothing can match, there is none, so nothing is sent to the store.
///
/// Ranges are computed on demand: memory is the sum of the sets and one entry per combination of salted values. With more
/// than 65,536 of these, every bucket has its ranges. `.ranges()` panics if a bucket has more than 2^111.
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

/// The range in each bucket; the salt is filled in on demand.
#[derive(Debug, Clone)]
struct FanOut {
    salt: SaltBytes,
    /// Starts with a placeholder for the salt.
    start: KeyBuf,
    /// Like `start`; not longer than the salt: to the end of the bucket.
    stop: KeyBuf,
    /// Buckets below this one start after `start`, exclusive.
    resumed: u32,
    /// Buckets below this one end after `stop`, inclusive.
    shown: u32,
}

impl FanOut {
    /// The range in `bucket`.
    fn range(&self, bucket: u32) -> KeyRange {
        let FanOut { salt, mut start, mut stop, resumed, shown } = self.clone();
        salt.write(bucket, &mut start.as_mut_slice()[..salt.width]);
        if stop.len() > salt.width {
            salt.write(bucket, &mut stop.as_mut_slice()[..salt.width]);
            if bucket < shown {
                stop.put_byte(0);
            }
        } else {
            stop = KeyBuf::from(&start[..salt.width]).upper_bound();
        }
        if bucket < resumed {
            start.put_byte(0);
        }
        KeyRange::new(start, stop)
    }
}

impl KeyRanges {
    /// One range in each of `buckets`, with a placeholder for the salt.
    #[inline]
    pub(super) fn fan_out(salt: SaltBytes, buckets: Range<u32>, start: KeyBuf, stop: KeyBuf) -> Self {
        let left = buckets.start.into()..buckets.end.into();
        let fan_out = FanOut { salt, start, stop, resumed: 0, shown: 0 };
        KeyRanges(IntoIter { left, fan_out, kept: Kept::FanOut })
    }

    /// One range per combination of values.
    pub(super) fn product(layout: &'static Layout, each: Vec<Constraint>) -> Self {
        let mut leaves = leaves(layout, each);
        enumerate(layout, &mut leaves);
        KeyRanges::of_leaves(layout, &leaves)
    }

    /// The same of the values of a row.
    pub(super) fn of_leaves(layout: &'static Layout, leaves: &[Leaf<'_>]) -> Self {
        let salt = layout.salt_bytes();
        if leaves.iter().any(Leaf::is_nothing) {
            return KeyRanges::list(salt, Vec::new());
        }
        let product = Product::new(layout, leaves);
        KeyRanges::kept(salt, product.len(), Kept::Product(product.into()))
    }

    fn kept(salt: SaltBytes, len: u128, kept: Kept) -> Self {
        let fan_out = FanOut { salt, start: KeyBuf::new(), stop: KeyBuf::new(), resumed: 0, shown: 0 };
        KeyRanges(IntoIter { left: 0..len, fan_out, kept })
    }

    /// The ranges sorted by bucket and row. Empty ones are omitted, overlapping and touching ones joined.
    pub(super) fn list(salt: SaltBytes, ranges: Vec<KeyRange>) -> Self {
        let list = disjoint(salt, ranges);
        KeyRanges::kept(salt, list.len() as u128, Kept::List(list))
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

    /// The positions of each bucket's ranges, which are contiguous.
    pub(super) fn of_buckets(&self) -> Vec<Range<u128>> {
        let IntoIter { left, kept, .. } = &self.0;
        match kept {
            Kept::FanOut => left.clone().map(|at| at..at + 1).collect(),
            Kept::List(list) => {
                let width = self.salt_width();
                let mut at = 0;
                let lists =
                    list.chunk_by(|a, b| split_salt(a.start(), width).0 == split_salt(b.start(), width).0);
                lists
                    .map(|own| {
                        let first = at;
                        at += own.len() as u128;
                        first..at
                    })
                    .collect()
            }
            Kept::Product(product) => product.of_buckets().collect(),
            Kept::Part(part) => part.of_buckets().collect(),
        }
    }

    /// The range at a position.
    pub(super) fn at(&self, position: u128) -> KeyRange {
        self.0.range(position)
    }

    /// The rest of the ranges after `row`: the next page, in the order of [`merge`](KeyRanges::merge).
    ///
    /// `row` is the last row of the page. Rows compare without their salt: buckets up to that of `row` resume after it, later
    /// ones at it. Accepts any bytes; a row before the scan changes nothing, one after it leaves nothing.
    #[doc(alias("pagination", "paging", "next page", "cursor", "resume"))]
    pub fn after(&self, row: &[u8]) -> KeyRanges {
        let (salt, rest) = split_salt(row, self.salt_width());
        if !matches!(self.0.kept, Kept::FanOut) || self.0.fan_out.shown > 0 {
            return self.clip(&Clip { rest, after: true }, |bucket| bucket <= salt);
        }
        let mut after = self.clone();
        let IntoIter { left, fan_out: FanOut { start, stop, resumed, .. }, .. } = &mut after.0;
        let up_to_salt = self.buckets_while(|bucket| bucket.is_le(), salt);
        let (_, from) = split_salt(start, self.salt_width());
        // Called again with an earlier row: the later row counts.
        if (rest, up_to_salt) <= (from, *resumed) {
            return after;
        }
        start.cut(self.salt_width());
        start.put(rest);
        *resumed = up_to_salt;
        match split_salt(stop, self.salt_width()).1 {
            [] => {}
            stop if rest >= stop => left.start = left.end,
            // Nothing follows the row in its own bucket and those before it.
            [before @ .., 0] if before == rest => {
                left.start = u128::from(up_to_salt).clamp(left.start, left.end)
            }
            _ => {}
        }
        after
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
        let (salt, rest) = split_salt(row, self.salt_width());
        // Clipped at both ends, ranges in the middle can be empty.
        if !matches!(self.0.kept, Kept::FanOut) || self.0.fan_out.resumed > 0 || rest.is_empty() {
            return self.clip(&Clip { rest, after: false }, |bucket| bucket < salt);
        }
        let mut before = self.clone();
        let IntoIter { left, fan_out: FanOut { start, stop, shown, .. }, .. } = &mut before.0;
        let below_salt = self.buckets_while(|bucket| bucket.is_lt(), salt);
        let (_, up_to) = split_salt(stop, self.salt_width());
        // Called again with a later row: the earlier row counts.
        if !up_to.is_empty() && (rest, below_salt) >= (up_to, *shown) {
            return before;
        }
        stop.cut(self.salt_width());
        stop.put(rest);
        *shown = below_salt;
        match split_salt(start, self.salt_width()).1 {
            from if rest < from => left.end = left.start,
            // Nothing precedes the row in its own bucket and those after it.
            from if rest == from => left.end = u128::from(below_salt).clamp(left.start, left.end),
            _ => {}
        }
        before
    }

    /// Clips every range at the row in its own bucket. `visited`: the row itself is before that place, as in [`Clip::of`].
    fn clip(&self, clip: &Clip<'_>, visited: impl Fn(&[u8]) -> bool) -> KeyRanges {
        let salt = self.0.fan_out.salt;
        let part = match &self.0.kept {
            Kept::Product(product) => Part::whole(product.clone()).clip(clip, visited),
            Kept::Part(part) => part.clip(clip, visited),
            Kept::FanOut | Kept::List(_) => {
                return KeyRanges::list(
                    salt,
                    self.iter().map(|range| clip.of(&range, salt, &visited)).collect(),
                );
            }
        };
        KeyRanges::kept(salt, part.len(), Kept::Part(part.into()))
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

/// Not inlined, so that a fan-out stays in registers.
#[inline(never)]
fn disjoint(salt: SaltBytes, mut ranges: Vec<KeyRange>) -> Arc<[KeyRange]> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_unstable_by(|a, b| a.start().cmp(b.start()));
    ranges.dedup_by(|next, range| range.joined(next, salt.width));
    ranges.into()
}

/// Splits a row after the salt. A row shorter than the salt is all salt.
#[inline]
pub(super) fn split_salt(row: &[u8], width: usize) -> (&[u8], &[u8]) {
    row.split_at(row.len().min(width))
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
    /// Bucket numbers, or indexes in `kept`: a product can have more than `usize` counts.
    left: Range<u128>,
    fan_out: FanOut,
    kept: Kept,
}

/// How ranges are computed.
#[derive(Debug, Clone)]
enum Kept {
    /// They differ only in the salt.
    FanOut,
    /// All ranges are stored; several may be in one bucket.
    List(Arc<[KeyRange]>),
    Product(Arc<Product>),
    /// The rest of a product after paging.
    Part(Arc<Part>),
}

impl IntoIter {
    #[inline]
    fn range(&self, at: u128) -> KeyRange {
        match &self.kept {
            Kept::FanOut => self.fan_out.range(at as u32),
            Kept::List(list) => list[at as usize].clone(),
            Kept::Product(product) => product.range(at),
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

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(self.left.end - self.left.start).unwrap_or(usize::MAX);
        (len, Some(len))
    }

    /// `for_each` and `map(..).collect()` call this. Without an `Option` around each range, ranges stay in registers.
    #[inline]
    fn fold<A, F: FnMut(A, KeyRange) -> A>(self, init: A, mut with: F) -> A {
        let IntoIter { left, fan_out: FanOut { salt, start, stop, resumed, shown }, kept } = self;
        match (salt, start.inline(), stop.inline()) {
            // The common case: a one-byte salt and bounds that are inline. These are copied from registers.
            (SaltBytes { width: 1, text: false, hex: false }, Some(&first), Some(&last))
                if matches!(kept, Kept::FanOut) && shown == 0 && start.len() < INLINE && stop.len() > 1 =>
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
