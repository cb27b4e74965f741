//! Ranges that are not the same in each bucket: those of a finite set of values, and what is left of
//! a fan-out in front of a row.

use alloc::vec::Vec;

use super::super::range::KeyRange;
use super::{Bounds, KeyRanges, salt_bytes, split_salt};
use crate::layout::Layout;
use crate::layout::salt::SaltBytes;

impl KeyRanges {
    /// The ranges in the order of their buckets and, in a bucket, of their rows; empty ones left out,
    /// and what stands twice or touches taken together.
    // Inlined, so that whoever looks at the value at once knows that it is no fan-out.
    #[inline]
    pub(in crate::scan) fn list(layout: &Layout, ranges: Vec<KeyRange>) -> Self {
        KeyRanges::listed(salt_bytes(layout), ranges)
    }

    #[inline]
    fn listed(salt: SaltBytes, ranges: Vec<KeyRange>) -> Self {
        let ranges = disjoint(salt, ranges);
        // No more than the values that someone wrote down.
        let end = ranges.len() as u32;
        KeyRanges { salt, first: 0, end, turn: 0, bounds: Bounds::List(ranges) }
    }

    /// What is left of a list after the row `[salt][rest]`.
    pub(super) fn list_after(&self, ranges: &[KeyRange], salt: &[u8], rest: &[u8]) -> KeyRanges {
        self.trimmed(ranges.iter().cloned(), rest, |range, of_bucket, row| match of_bucket <= salt {
            true => range.after(row),
            false => range.from(row),
        })
    }

    /// The part of the fan-out in front of `row`, the one that a page which goes backwards showed
    /// last: the counterpart of [`after`](KeyRanges::after), in the order of
    /// [`merge_descending`](KeyRanges::merge_descending). Any bytes will do; a row behind the scan
    /// changes nothing, one in front of it leaves nothing.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let before = Event::prefix().ranges().before(&[1, 7]);
    /// // Host 7 of bucket 0 stands in front of host 7 of bucket 1.
    /// let ranges: Vec<_> = before.iter().map(|range| (range.start().to_vec(), range.stop().to_vec())).collect();
    /// assert_eq!(ranges, [(vec![0], vec![0, 7, 0]), (vec![1], vec![1, 7])]);
    /// ```
    pub fn before(&self, row: &[u8]) -> KeyRanges {
        let (salt, rest) = split_salt(row, self.salt.width);
        self.trimmed(self.iter(), rest, |range, of_bucket, row| {
            let mut behind = Vec::from(row);
            behind.push(0);
            range.before(if of_bucket < salt { &behind } else { row })
        })
    }

    /// Every range cut at the row of its own bucket that ends in `rest`.
    fn trimmed(
        &self,
        ranges: impl Iterator<Item = KeyRange>,
        rest: &[u8],
        cut: impl Fn(&KeyRange, &[u8], &[u8]) -> KeyRange,
    ) -> KeyRanges {
        let cut = ranges.map(|range| {
            let of_bucket = &range.start()[..self.salt.width];
            cut(&range, of_bucket, &[of_bucket, rest].concat())
        });
        KeyRanges::listed(self.salt, cut.collect())
    }
}

#[inline(never)]
fn disjoint(salt: SaltBytes, mut ranges: Vec<KeyRange>) -> Vec<KeyRange> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_unstable_by(|a, b| a.start().cmp(b.start()));
    ranges.dedup_by(|next, range| range.joined(next, salt.width));
    ranges
}
