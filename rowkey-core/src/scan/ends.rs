//! What a scan ends in: ranges or a skip scan. Generated builders deref to the scan, so these are functions of all of them.

use rowkey_layout::scan::{KeyRange, KeyRanges, SkipScan};

use super::messages::{Finite, Known, Single};
use super::stage::{Scan, Stage};
use crate::key::Key;

impl<K: Key, I, S, B> Scan<K, I, S, B>
where
    Self: Stage<Key = K>,
{
    /// The one range of this scan: start row inclusive, stop row exclusive.
    #[inline(always)]
    pub fn range(&self) -> KeyRange
    where
        <Self as Stage>::Extent: Finite<K> + Single<K>,
        <Self as Stage>::Bucket: Known<K, K::__Salted, <Self as Stage>::Extent>,
    {
        Stage::range(self)
    }

    /// The ranges of this scan: one for each combination of values, and that many in each salt bucket if the bucket is open; none if
    /// nothing can match.
    #[inline(always)]
    pub fn ranges(&self) -> KeyRanges
    where
        <Self as Stage>::Extent: Finite<K>,
    {
        Stage::ranges(self)
    }

    /// This scan as a skip scan, which seeks from one matching row to the next.
    #[inline(always)]
    pub fn skip(&self) -> SkipScan {
        Stage::skip(self)
    }
}
