//! The ranges of all rows of an enum of keys.

use super::bucket::row_start;
use super::range::KeyRange;
use super::ranges::KeyRanges;
use crate::layout::Layout;

/// The ranges of all rows of all variants, and of nothing else.
pub fn all_kinds(layout: &'static Layout) -> KeyRanges {
    let kinds = layout.kinds();
    let first = &kinds[0].layout;
    let ranges = (0..first.buckets()).flat_map(|bucket| {
        kinds.iter().map(move |kind| KeyRange::starting_with(row_start(&kind.layout, bucket)))
    });
    // The salt is that of the kinds.
    KeyRanges::list(layout, first.salt_bytes(), ranges.collect())
}
