//! The ranges of a scan: one a salt bucket where nothing fixes the bucket.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use super::asked::Asked;
use super::product::{Cut, Part, Product};
use super::range::KeyRange;
use crate::bytes::key_buf::INLINE;
use crate::bytes::sink::Head;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::{MAX_SALT, SaltBytes};

/// The ranges of one scan, in the order of their buckets. A fan-out has one range a bucket, made as it
/// is asked for; where the key has no salt, or the scan fixes it, there is one; a scan that nothing can
/// match has none. Sets of values (`_in`) have a range for each combination, made as it is asked for, too; several
/// kinds of rows have a list of ranges.
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
#[must_use = "ranges are nothing until a store is asked for them"]
pub struct KeyRanges(IntoIter);

/// The rows of one bucket, as they are in each.
#[derive(Debug, Clone)]
struct FanOut {
    salt: SaltBytes,
    /// With room for the salt.
    start: KeyBuf,
    /// As `start`, or no longer than the salt: to the end of the bucket.
    stop: KeyBuf,
    /// Buckets before this one begin a row later.
    turn: u32,
}

impl FanOut {
    /// The range in `bucket`.
    fn range(&self, bucket: u32) -> KeyRange {
        let FanOut { salt, mut start, mut stop, turn } = self.clone();
        salt.write(bucket, &mut start.as_mut_slice()[..salt.width]);
        if stop.len() > salt.width {
            salt.write(bucket, &mut stop.as_mut_slice()[..salt.width]);
        } else {
            stop = KeyBuf::from(&start[..salt.width]).row_above();
        }
        if bucket < turn {
            start.put_byte(0);
        }
        KeyRange::new(start, stop)
    }
}

impl KeyRanges {
    /// One range in each of the `buckets`, with room for the salt; or those of a `list`.
    #[inline]
    pub(super) fn new(
        salt: SaltBytes,
        buckets: Range<u32>,
        start: KeyBuf,
        stop: KeyBuf,
        list: Option<Vec<KeyRange>>,
    ) -> Self {
        let (left, kept) = match list {
            None => (buckets.start as usize..buckets.end as usize, Kept::FanOut),
            Some(list) => {
                let list = disjoint(salt, list);
                (0..list.len(), Kept::List(list))
            }
        };
        KeyRanges(IntoIter { left, fan_out: FanOut { salt, start, stop, turn: 0 }, kept })
    }

    /// One range for each combination.
    pub(super) fn product(layout: &'static Layout, asked: &[Asked]) -> Self {
        let product =
            if asked.iter().any(Asked::is_nothing) { None } else { Some(Product::new(layout, asked)) };
        match product {
            Some(product) => {
                KeyRanges::kept(layout.salt_bytes(), product.len(), Kept::Product(product.into()))
            }
            None => KeyRanges::list(layout.salt_bytes(), Vec::new()),
        }
    }

    fn kept(salt: SaltBytes, len: usize, kept: Kept) -> Self {
        let fan_out = FanOut { salt, start: KeyBuf::new(), stop: KeyBuf::new(), turn: 0 };
        KeyRanges(IntoIter { left: 0..len, fan_out, kept })
    }

    /// The ranges in the order of their buckets and, in a bucket, of their rows; empty ones left out,
    /// and what stands twice or touches taken together.
    pub(super) fn list(salt: SaltBytes, ranges: Vec<KeyRange>) -> Self {
        KeyRanges::new(salt, 0..0, KeyBuf::new(), KeyBuf::new(), Some(ranges))
    }

    /// The number of ranges that are left.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.left.len()
    }

    /// Nothing can match, so nothing needs to be sent.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.left.is_empty()
    }

    /// The `index`th range that is left.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<KeyRange> {
        self.0.left.clone().nth(index).map(|at| self.0.range(at))
    }

    /// The rest of the fan-out after `row`, the last one a page showed in the order of
    /// [`merge`](KeyRanges::merge): rows compare without their salt, so buckets up to the row's own
    /// go on behind it and later ones at it. Any bytes will do; a row before the scan changes
    /// nothing, one beyond it leaves nothing.
    pub fn after(&self, row: &[u8]) -> KeyRanges {
        let (salt, rest) = split_salt(row, self.salt_width());
        if !matches!(self.0.kept, Kept::FanOut) {
            return self.cut(&Cut { rest, after: true }, |bucket| bucket <= salt);
        }
        let mut after = self.clone();
        let IntoIter { left, fan_out: FanOut { start, stop, turn, .. }, .. } = &mut after.0;
        let up_to_salt = self.buckets_up_to(salt);
        let (_, from) = split_salt(start, self.salt_width());
        // A later page may be asked for after an earlier row: the later row counts.
        if (rest, up_to_salt) <= (from, *turn) {
            return after;
        }
        start.cut(self.salt_width());
        start.put(rest);
        *turn = up_to_salt;
        match split_salt(stop, self.salt_width()).1 {
            [] => {}
            stop if rest >= stop => left.start = left.end,
            // Nothing is left after the row, so only later buckets have rows.
            [before @ .., 0] if before == rest => {
                left.start = (up_to_salt as usize).clamp(left.start, left.end)
            }
            _ => {}
        }
        after
    }

    /// The part of the fan-out before `row`, the last row that a page showed which goes backwards: the
    /// counterpart of [`after`](KeyRanges::after), in the order of
    /// [`merge_descending`](KeyRanges::merge_descending). Any bytes will do; a row after the scan
    /// changes nothing, one before it leaves nothing.
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
    pub fn before(&self, row: &[u8]) -> KeyRanges {
        let (salt, rest) = split_salt(row, self.salt_width());
        self.cut(&Cut { rest, after: false }, |bucket| bucket < salt)
    }

    /// Every range cut at the row of its own bucket; the row itself comes before the cut in the buckets that
    /// `showed` it.
    fn cut(&self, cut: &Cut<'_>, showed: impl Fn(&[u8]) -> bool) -> KeyRanges {
        let salt = self.0.fan_out.salt;
        let part = match &self.0.kept {
            Kept::Product(product) => Part::whole(product.clone()).cut(cut, showed),
            Kept::Part(part) => part.cut(cut, showed),
            Kept::FanOut | Kept::List(_) => {
                return KeyRanges::list(
                    salt,
                    self.iter().map(|range| cut.of(&range, salt, &showed)).collect(),
                );
            }
        };
        KeyRanges::kept(salt, part.len(), Kept::Part(part.into()))
    }

    /// The number of buckets whose salt is at most `salt`.
    fn buckets_up_to(&self, salt: &[u8]) -> u32 {
        let IntoIter { left, fan_out, .. } = &self.0;
        let (mut low, mut high) = (left.start as u32, left.end as u32);
        while low < high {
            let middle = low + (high - low) / 2;
            let mut own = [0; MAX_SALT];
            let own = &mut own[..fan_out.salt.width];
            fan_out.salt.write(middle, own);
            if *own <= *salt { low = middle + 1 } else { high = middle }
        }
        low
    }

    /// The bytes of the salt in front of each row.
    pub(super) fn salt_width(&self) -> usize {
        self.0.fan_out.salt.width
    }

    /// Iterates without giving the ranges up.
    #[must_use]
    pub fn iter(&self) -> IntoIter {
        self.0.clone()
    }
}

#[inline(never)]
fn disjoint(salt: SaltBytes, mut ranges: Vec<KeyRange>) -> Arc<[KeyRange]> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_unstable_by(|a, b| a.start().cmp(b.start()));
    ranges.dedup_by(|next, range| range.joined(next, salt.width));
    ranges.into()
}

/// The salt in front of a row, and the rest. A row that is shorter than the salt is nothing else.
#[inline]
pub(super) fn split_salt(row: &[u8], width: usize) -> (&[u8], &[u8]) {
    row.split_at(row.len().min(width))
}

/// Equal are those that hold the same ranges.
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

/// Iterates over the ranges of a scan.
#[derive(Debug, Clone)]
pub struct IntoIter {
    /// Buckets, or positions among what is kept.
    left: Range<usize>,
    fan_out: FanOut,
    kept: Kept,
}

/// What is kept of the ranges.
#[derive(Debug, Clone)]
enum Kept {
    /// Nothing else: they differ in the salt alone.
    FanOut,
    /// All of them, some of them perhaps of the same bucket.
    List(Arc<[KeyRange]>),
    Product(Arc<Product>),
    /// What a page has left of a product.
    Part(Arc<Part>),
}

impl IntoIter {
    #[inline]
    fn range(&self, at: usize) -> KeyRange {
        match &self.kept {
            Kept::FanOut => self.fan_out.range(at as u32),
            kept => kept.range(at),
        }
    }

    /// Range by range. Not inlined, so that what a fan-out is made of stays in registers beside it.
    #[inline(never)]
    fn fold_by_next<A, F: FnMut(A, KeyRange) -> A>(mut self, init: A, with: F) -> A {
        // By reference, as that goes by `next`: `fold` would call itself.
        self.by_ref().fold(init, with)
    }
}

impl Kept {
    #[inline(never)]
    fn range(&self, at: usize) -> KeyRange {
        match self {
            Kept::FanOut => unreachable!("it has no list"),
            Kept::List(list) => list[at].clone(),
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
        self.left.size_hint()
    }

    /// What `for_each` and `map(..).collect()` run: no range goes through an `Option`, and what nobody borrows
    /// stays in registers.
    #[inline]
    fn fold<A, F: FnMut(A, KeyRange) -> A>(self, init: A, mut with: F) -> A {
        let IntoIter { left, fan_out: FanOut { salt, start, stop, turn }, kept } = self;
        match (salt, start.inline(), stop.inline()) {
            // Nearly every salted key has short rows after one byte of salt: these are copied from registers.
            (SaltBytes { width: 1, text: false, hex: false }, Some(&first), Some(&last))
                if matches!(kept, Kept::FanOut) && start.len() < INLINE && stop.len() > 1 =>
            {
                (left.start as u32..left.end as u32).fold(init, |all, bucket| {
                    let mut first = first;
                    if bucket < turn {
                        first.put(&[0]);
                    }
                    with(all, KeyRange::new(first.with_first(bucket as u8), last.with_first(bucket as u8)))
                })
            }
            _ => {
                IntoIter { left, fan_out: FanOut { salt, start, stop, turn }, kept }.fold_by_next(init, with)
            }
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
