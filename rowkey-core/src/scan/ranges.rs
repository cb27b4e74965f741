//! The ranges of a scan: one a salt bucket where nothing fixes the bucket.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use core::ops::Range;

use super::range::KeyRange;
use crate::bytes::key_buf::{INLINE, Inline};
use crate::bytes::sink::Head;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::{MAX_SALT, SaltBytes};

mod list;

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
pub struct KeyRanges {
    salt: SaltBytes,
    /// The buckets that are left.
    first: u32,
    end: u32,
    /// The first bucket that begins at the start; those before it begin right behind it, as they have
    /// shown the row that the fan-out goes on after.
    turn: u32,
    bounds: Bounds,
}

/// How the buckets of a key are written.
fn salt_bytes(layout: &Layout) -> SaltBytes {
    match &layout.salt {
        Some(salt) => salt.bytes,
        None => SaltBytes { width: 0, text: false },
    }
}

/// The bounds of every bucket, with room for the salt.
#[derive(Clone)]
enum Bounds {
    /// Behind one byte of salt: what nearly every salted key has.
    Short(Stretch<Inline>),
    Other(Stretch<KeyBuf>),
    /// Ranges of their own, some of them perhaps of the same bucket; `first..end` counts them.
    List(Vec<KeyRange>),
}

#[derive(Clone, Copy)]
struct Stretch<B> {
    start: B,
    /// The first row beyond; not longer than the salt: to the end of the bucket.
    stop: B,
}

impl Stretch<Inline> {
    /// The range in a bucket that one byte of salt holds.
    #[inline]
    fn bucket(&self, bucket: u32) -> KeyRange {
        KeyRange::new(self.start.with_first(bucket as u8), self.stop.with_first(bucket as u8))
    }

    #[inline]
    fn fold<A>(self, buckets: Range<u32>, turn: u32, init: A, mut with: impl FnMut(A, KeyRange) -> A) -> A {
        let mut all = init;
        let turn = turn.min(buckets.end).max(buckets.start);
        for bucket in buckets.start..turn {
            all = with(all, self.behind().bucket(bucket));
        }
        for bucket in turn..buckets.end {
            all = with(all, self.bucket(bucket));
        }
        all
    }
}

impl<B: Sink + Clone> Stretch<B> {
    /// The same from the row on whose bytes behind the salt are `rest`; `start` is empty.
    #[inline]
    fn from(&self, mut start: B, width: usize, rest: &[u8]) -> Self {
        start.put(&[0; MAX_SALT][..width]);
        start.put(rest);
        Stretch { start, stop: self.stop.clone() }
    }

    /// The same without its first row.
    #[inline]
    fn behind(mut self) -> Self {
        self.start.put_byte(0);
        self
    }
}

impl KeyRanges {
    /// `start` and `stop` have room for the salt.
    #[inline]
    pub(super) fn new(layout: &Layout, buckets: Range<u32>, start: KeyBuf, stop: KeyBuf) -> Self {
        let salt = salt_bytes(layout);
        let one_byte = salt.width == 1 && !salt.text && stop.len() > 1;
        let bounds = match (start.inline(), stop.inline()) {
            (Some(&start), Some(&stop)) if one_byte => Bounds::Short(Stretch { start, stop }),
            _ => Bounds::Other(Stretch { start, stop }),
        };
        KeyRanges { salt, first: buckets.start, end: buckets.end, turn: 0, bounds }
    }

    /// The number of ranges that are left.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        (self.end - self.first) as usize
    }

    /// Nothing can match, so nothing needs to be sent.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The `index`th range that is left.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<KeyRange> {
        let bucket = self.first.checked_add(u32::try_from(index).ok()?)?;
        if bucket < self.end { Some(self.bucket(bucket)) } else { None }
    }

    #[inline]
    fn bucket(&self, bucket: u32) -> KeyRange {
        match &self.bounds {
            Bounds::Short(bounds) if bucket < self.turn => bounds.behind().bucket(bucket),
            Bounds::Short(bounds) => bounds.bucket(bucket),
            Bounds::Other(bounds) => self.other(bounds, bucket),
            Bounds::List(ranges) => ranges[bucket as usize].clone(),
        }
    }

    #[inline(never)]
    fn other(&self, bounds: &Stretch<KeyBuf>, bucket: u32) -> KeyRange {
        let width = self.salt.width;
        let bounds = bounds.clone();
        let Stretch { mut start, mut stop } = if bucket < self.turn { bounds.behind() } else { bounds };
        self.salt.write(bucket, &mut start.as_mut_slice()[..width]);
        if stop.len() > width {
            self.salt.write(bucket, &mut stop.as_mut_slice()[..width]);
        } else {
            stop = KeyBuf::from(&start[..width]).row_above();
        }
        KeyRange::new(start, stop)
    }

    /// The rest of the fan-out after `row`, the last one a page showed in the order of
    /// [`merge`](KeyRanges::merge): rows compare without their salt, so buckets up to the row's own
    /// go on behind it and later ones at it. Any bytes will do; a row before the scan changes
    /// nothing, one beyond it leaves nothing.
    pub fn after(&self, row: &[u8]) -> KeyRanges {
        let width = self.salt.width;
        let (salt, rest) = split_salt(row, width);
        let (start, stop) = match &self.bounds {
            Bounds::List(ranges) => return self.list_after(ranges, salt, rest),
            Bounds::Short(bounds) => (&bounds.start.bytes()[width..], &bounds.stop.bytes()[width..]),
            Bounds::Other(bounds) => {
                (bounds.start.get(width..).unwrap_or_default(), bounds.stop.get(width..).unwrap_or_default())
            }
        };
        let turn = self.buckets_up_to(salt);
        // A later page may be asked for after an earlier row: the later row counts.
        if self.is_empty() || (rest, turn) <= (start, self.turn) {
            return self.clone();
        }
        let mut buckets = self.first..self.end;
        if !stop.is_empty() {
            if rest >= stop {
                buckets.start = self.end;
            } else if stop.split_last() == Some((&0, rest)) {
                // Nothing is left behind the row, so only later buckets have rows.
                buckets.start = turn.clamp(self.first, self.end);
            }
        }
        let bounds = match &self.bounds {
            // With room for a NUL.
            Bounds::Short(bounds) if rest.len() + 2 <= INLINE => {
                Bounds::Short(bounds.from(Inline::EMPTY, width, rest))
            }
            Bounds::Short(Stretch { start, stop }) => {
                let long = Stretch { start: (*start).into(), stop: (*stop).into() };
                Bounds::Other(long.from(KeyBuf::new(), width, rest))
            }
            Bounds::Other(bounds) => Bounds::Other(bounds.from(KeyBuf::new(), width, rest)),
            Bounds::List(ranges) => Bounds::List(ranges.clone()),
        };
        KeyRanges { salt: self.salt, first: buckets.start, end: buckets.end, turn, bounds }
    }

    /// The number of buckets whose salt is at most `salt`.
    #[inline]
    fn buckets_up_to(&self, salt: &[u8]) -> u32 {
        if let ([bucket], 1, false) = (salt, self.salt.width, self.salt.text) {
            return u32::from(*bucket) + 1;
        }
        let (mut low, mut high) = (self.first, self.end);
        while low < high {
            let middle = low + (high - low) / 2;
            let mut bytes = [0; MAX_SALT];
            self.salt.write(middle, &mut bytes[..self.salt.width]);
            if bytes[..self.salt.width] <= *salt { low = middle + 1 } else { high = middle }
        }
        low
    }

    /// The bytes of the salt in front of each row.
    pub(super) fn salt_width(&self) -> usize {
        self.salt.width
    }

    /// Iterates without giving the ranges up.
    #[must_use]
    pub fn iter(&self) -> Iter<'_> {
        Iter { ranges: self, next: self.first, end: self.end }
    }
}

/// The order of a fan-out: rows without their salt, equal ones by bucket.
#[inline]
pub(super) fn compare_rows(width: usize, a: &[u8], b: &[u8]) -> Ordering {
    // Rows of an array's length are compared in registers where the width is a constant.
    match width {
        0 => a.cmp(b),
        1 => compare_behind(1, a, b),
        2 => compare_behind(2, a, b),
        width => compare_behind(width, a, b),
    }
}

#[inline]
fn compare_behind(width: usize, a: &[u8], b: &[u8]) -> Ordering {
    let (salt_a, rest_a) = split_salt(a, width);
    let (salt_b, rest_b) = split_salt(b, width);
    rest_a.cmp(rest_b).then_with(|| salt_a.cmp(salt_b))
}

/// The salt in front of a row, and the rest. A row that is shorter than the salt is nothing else.
#[inline]
pub(super) fn split_salt(row: &[u8], width: usize) -> (&[u8], &[u8]) {
    row.split_at(row.len().min(width))
}

/// Equal are those that hold the same ranges.
impl PartialEq for KeyRanges {
    fn eq(&self, other: &Self) -> bool {
        self.salt == other.salt && self.iter().eq(other)
    }
}

impl Eq for KeyRanges {}

impl fmt::Debug for KeyRanges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// Iterates over the ranges of a scan that goes on to exist.
#[derive(Debug, Clone)]
pub struct Iter<'a> {
    ranges: &'a KeyRanges,
    next: u32,
    end: u32,
}

/// Iterates over the ranges of a scan.
#[derive(Debug, Clone)]
pub struct IntoIter(KeyRanges);

impl Iter<'_> {
    #[inline]
    fn fold_all<A>(self, init: A, mut with: impl FnMut(A, KeyRange) -> A) -> A {
        let (ranges, buckets) = (self.ranges, self.next..self.end);
        match &ranges.bounds {
            Bounds::Short(bounds) => bounds.fold(buckets, ranges.turn, init, with),
            _ => buckets.fold(init, |all, bucket| with(all, ranges.bucket(bucket))),
        }
    }
}

impl IntoIter {
    #[inline]
    fn fold_all<A>(self, init: A, with: impl FnMut(A, KeyRange) -> A) -> A {
        let KeyRanges { salt, first, end, turn, bounds } = self.0;
        if let Bounds::Short(short) = bounds {
            // They have nothing to drop, and what nobody borrows stays in registers.
            core::mem::forget(bounds);
            return short.fold(first..end, turn, init, with);
        }
        KeyRanges { salt, first, end, turn, bounds }.iter().fold_all(init, with)
    }
}

macro_rules! iterator {
    ([$($life:lifetime)?] $iter:ty, $self:ident, $ranges:expr, $next:expr, $end:expr) => {
        impl$(<$life>)? Iterator for $iter {
            type Item = KeyRange;

            #[inline]
            fn next(&mut $self) -> Option<KeyRange> {
                if $next >= $end {
                    return None;
                }
                $next += 1;
                Some($ranges.bucket($next - 1))
            }

            fn size_hint(&$self) -> (usize, Option<usize>) {
                let left = ($end - $next) as usize;
                (left, Some(left))
            }

            /// What `for_each` and `map(..).collect()` run: no range goes through an `Option`.
            #[inline]
            fn fold<A, F: FnMut(A, KeyRange) -> A>($self, init: A, with: F) -> A {
                $self.fold_all(init, with)
            }
        }

        impl$(<$life>)? DoubleEndedIterator for $iter {
            fn next_back(&mut $self) -> Option<KeyRange> {
                if $next >= $end {
                    return None;
                }
                $end -= 1;
                Some($ranges.bucket($end))
            }
        }

        impl$(<$life>)? ExactSizeIterator for $iter {}
        impl$(<$life>)? core::iter::FusedIterator for $iter {}
    };
}

iterator!(['a] Iter<'a>, self, self.ranges, self.next, self.end);
iterator!([] IntoIter, self, self.0, self.0.first, self.0.end);

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
        IntoIter(self)
    }
}
