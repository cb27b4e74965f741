//! The scans of all rows of an enum of keys.

use super::bucket::row_start;
use super::interval::Interval;
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::skip::SkipScan;
use crate::layout::Layout;

/// The ranges of all rows of all variants, and of nothing else.
pub fn all_kinds(layout: &'static Layout) -> KeyRanges {
    let kinds = layout.kinds();
    let first = &kinds[0].layout;
    let ranges = (0..first.buckets()).flat_map(|bucket| {
        kinds.iter().map(move |kind| {
            let Interval { low, high, .. } = Interval::of_prefix(row_start(&kind.layout, bucket), false);
            KeyRange::new(low.into_row(), high.into_row())
        })
    });
    // The salt is that of the kinds.
    KeyRanges::list(layout, first.salt_bytes(), ranges.collect())
}

/// The skip scan of all rows of all variants.
pub fn skip_kinds(layout: &'static Layout) -> SkipScan {
    SkipScan::of_kinds(layout)
}
