//! The range of a scan whose type allows only one.

use super::bucket::salt_start;
use super::constraint::Constraint;
use super::interval::Interval;
use super::leaf::Leaf;
use super::product::ends_open;
use super::range::KeyRange;
use super::tail::interval_among_rows;
use crate::bytes::Sink;
use crate::layout::Layout;

/// The rows of `leaves`: one value of each of the first ones, all salted ones among them, then at most one window.
pub(super) fn single(layout: &Layout, leaves: &[Leaf<'_>]) -> KeyRange {
    let mut row = salt_start(layout, 0);
    let mut window = None;
    for leaf in leaves {
        match &leaf.constraint {
            Constraint::Values(values) => {
                debug_assert!(
                    values.len() <= 1,
                    "a scan of one range has several values: rows of the others are lost"
                );
                let Some(value) = values.first() else { return KeyRange::empty_at(row) };
                row.put(value);
                continue;
            }
            Constraint::Windows(windows) => {
                debug_assert!(
                    windows.len() <= 1,
                    "a scan of one range has several windows: rows of the others are lost"
                );
                let Some(first) = windows.first() else { return KeyRange::empty_at(row) };
                window = Some(&first.interval);
            }
            Constraint::Any | Constraint::Key(_) | Constraint::Kind(..) | Constraint::Ending { .. } => {}
        }
        break;
    }
    let salt = layout.salt_bytes();
    let bucket = layout.bucket_of_head(&row);
    salt.write(bucket, &mut row.as_mut_slice()[..salt.width]);
    let mut rows = match window {
        Some(interval) => interval.moved(0, &row),
        None => Interval::of_prefix(row, ends_open(layout, leaves)),
    };
    interval_among_rows(layout, &mut rows);
    KeyRange::new(rows.low.into_row(), rows.high.into_row())
}
