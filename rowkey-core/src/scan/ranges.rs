//! The ranges of a scan: one a salt bucket where nothing fixes the bucket.

use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use super::range::KeyRange;
use crate::bytes::key_buf::INLINE;
use crate::bytes::sink::Head;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::salt::{MAX_SALT, SaltBytes};

/// The ranges of one scan, in the order of their buckets. A fan-out has one range a bucket, made as it
/// is asked for; where the key has no salt, or the scan fixes it, there is one; a scan that nothing can
/// match has none. Some values (`_in`), several kinds of rows, and what lies [`before`](KeyRanges::before)
/// a row have ranges of their own, perhaps several in a bucket, and those are stored.
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
        let (left, list) = match list {
            None => (buckets, Vec::new()),
            Some(list) => {
                let list = disjoint(salt, list);
                // No more than the values that someone wrote down.
                (0..list.len() as u32, list)
            }
        };
        KeyRanges(IntoIter { left, fan_out: FanOut { salt, start, stop, turn: 0 }, list })
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
        if !self.0.list.is_empty() {
            return self.cut(rest, |bucket| bucket <= salt, KeyRange::from);
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
            [before @ .., 0] if before == rest => left.start = up_to_salt.clamp(left.start, left.end),
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
        self.cut(rest, |bucket| bucket < salt, KeyRange::up_to)
    }

    /// Every range cut at the row of its own bucket that ends in `rest`: after that row in the buckets that
    /// `showed` it, else before it.
    fn cut(
        &self,
        rest: &[u8],
        showed: impl Fn(&[u8]) -> bool,
        cut: impl Fn(&KeyRange, KeyBuf) -> KeyRange,
    ) -> KeyRanges {
        let ranges = self.iter().map(|range| {
            let (bucket, _) = split_salt(range.start(), self.salt_width());
            let mut at = KeyBuf::from(bucket);
            at.put(rest);
            if showed(bucket) {
                at.put_byte(0);
            }
            cut(&range, at)
        });
        KeyRanges::list(self.0.fan_out.salt, ranges.collect())
    }

    /// The number of buckets whose salt is at most `salt`.
    fn buckets_up_to(&self, salt: &[u8]) -> u32 {
        let IntoIter { left, fan_out, .. } = &self.0;
        let (mut low, mut high) = (left.start, left.end);
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
    pub fn iter(&self) -> Iter<'_> {
        let IntoIter { left, fan_out, list } = &self.0;
        IntoIter { left: left.clone(), fan_out: fan_out.clone(), list }
    }
}

#[inline(never)]
fn disjoint(salt: SaltBytes, mut ranges: Vec<KeyRange>) -> Vec<KeyRange> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_unstable_by(|a, b| a.start().cmp(b.start()));
    ranges.dedup_by(|next, range| range.joined(next, salt.width));
    ranges
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
pub struct IntoIter<L = Vec<KeyRange>> {
    /// Buckets, or positions in the list.
    left: Range<u32>,
    fan_out: FanOut,
    /// Ranges of their own, some of them perhaps of the same bucket. None: a fan-out.
    list: L,
}

/// Iterates over the ranges of a scan that goes on to exist.
pub type Iter<'a> = IntoIter<&'a [KeyRange]>;

impl<L: AsRef<[KeyRange]>> IntoIter<L> {
    #[inline]
    fn range(&self, at: u32) -> KeyRange {
        match self.list.as_ref() {
            [] => self.fan_out.range(at),
            list => list[at as usize].clone(),
        }
    }
}

impl<L: AsRef<[KeyRange]>> Iterator for IntoIter<L> {
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
        let IntoIter { left, fan_out: FanOut { salt, start, stop, turn }, list } = self;
        match (salt, start.inline(), stop.inline()) {
            // Nearly every salted key has short rows after one byte of salt: these are copied from registers.
            (SaltBytes { width: 1, text: false, hex: false }, Some(&first), Some(&last))
                if list.as_ref().is_empty() && start.len() < INLINE && stop.len() > 1 =>
            {
                left.fold(init, |all, bucket| {
                    let mut first = first;
                    if bucket < turn {
                        first.put(&[0]);
                    }
                    with(all, KeyRange::new(first.with_first(bucket as u8), last.with_first(bucket as u8)))
                })
            }
            // By reference, as that goes by `next`: this very function would call itself.
            _ => {
                IntoIter { left, fan_out: FanOut { salt, start, stop, turn }, list }.by_ref().fold(init, with)
            }
        }
    }
}

impl<L: AsRef<[KeyRange]>> DoubleEndedIterator for IntoIter<L> {
    fn next_back(&mut self) -> Option<KeyRange> {
        self.left.next_back().map(|at| self.range(at))
    }
}

impl<L: AsRef<[KeyRange]>> ExactSizeIterator for IntoIter<L> {}
impl<L: AsRef<[KeyRange]>> FusedIterator for IntoIter<L> {}

impl<'a> IntoIterator for &'a KeyRanges {
    type Item = KeyRange;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
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
