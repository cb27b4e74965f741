//! Bounds to ranges: what the generated prefix builder carries from field to field, and what comes of it.

use crate::bytes::KeyBuf;
use crate::bytes::sink::Head;

mod asked;
mod bucket;
pub mod builder;
mod ceiling;
mod edges;
mod extent;
mod few_values;
mod kinds;
mod merge;
mod messages;
mod nested;
mod product;
mod range;
mod ranges;
mod skip;
mod stage;
mod strs;
mod tail;

pub use bucket::split_points;
pub use merge::{Merge, TryMerge};
pub use range::{KeyRange, RangeSlices, ReversedScan};
pub use ranges::{IntoIter, KeyRanges};
pub use skip::{SkipScan, Skipped, Step, TrySkipped};
pub use strs::RangeStrs;

/// The least byte string above all that begin with `bytes`; `None` if all are FF.
fn above(bytes: KeyBuf) -> Option<KeyBuf> {
    let above = bytes.row_above();
    if above.is_empty() { None } else { Some(above) }
}
