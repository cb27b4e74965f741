//! The range of a scan whose type allows only one, and the hull of a scan of any other.

use super::bucket::salt_start;
use super::constraint::Constraint;
use super::interval::{Interval, RowPosition};
use super::leaf::Leaf;
use super::product::ends_open;
use super::range::KeyRange;
use super::tail::rows_between;
use crate::bytes::Sink;
use crate::layout::Layout;

/// The rows of `leaves`: one value of each of the first ones, all salted ones among them, then at most one window.
pub(super) fn single(layout: &Layout, leaves: &[Leaf<'_>]) -> KeyRange {
    debug_assert!(
        leaves.iter().all(|leaf| leaf.values().is_none_or(|values| values.len() <= 1)),
        "a scan of one range has several values: it holds what lies between them"
    );
    let mut row = salt_start(layout, 0);
    leaves.iter().map_while(|leaf| leaf.values()?.first()).for_each(|value| row.put(value));
    match hull(layout, leaves) {
        Some(rows) => rows_in_bucket(layout, &rows, layout.bucket_of_head(&row)),
        None => KeyRange::empty_at(row),
    }
}

/// The bounds of everything that satisfies `leaves`, with a placeholder for the salt; `None` if a set among the first of them, or
/// the windows after these, are empty.
pub(super) fn hull(layout: &Layout, leaves: &[Leaf<'_>]) -> Option<Interval> {
    let mut hull = Interval::of_prefix(salt_start(layout, 0), false);
    for leaf in leaves {
        match &leaf.constraint {
            Constraint::Values(values) => {
                let (first, mut last) = (values.first()?, values.last()?);
                if leaf.is_rest() {
                    // What begins with a shorter value may go on above it.
                    last = values.iter().find(|value| last.starts_with(value)).unwrap_or(last);
                }
                hull.low.bytes.put(first);
                hull.high.bytes.put(last);
                if values.len() > 1 || leaf.is_rest() {
                    return Some(hull);
                }
            }
            Constraint::Windows(windows) => {
                hull.low = windows.first()?.interval.low.moved(0, &hull.low.bytes);
                hull.high = windows.last()?.interval.high.moved(0, &hull.high.bytes);
                return Some(hull);
            }
            _ => return Some(hull),
        }
    }
    hull.high.position = RowPosition::after(ends_open(layout, leaves));
    Some(hull)
}

/// The range of these rows in a bucket.
pub(super) fn rows_in_bucket(layout: &Layout, rows: &Interval, bucket: u32) -> KeyRange {
    let mut rows = rows.clone();
    rows.put_bucket(layout.salt_bytes(), bucket);
    rows_between(layout, rows)
}
