//! Bounds to ranges: what the generated prefix builder carries from field to field, and what comes of it.

use crate::bytes::KeyBuf;
use crate::bytes::sink::Head;

mod bucket;
pub mod builder;
mod ceiling;
mod edges;
mod few_values;
mod fuzzy;
mod kinds;
mod merge;
mod merger;
mod nested;
mod open;
mod range;
mod ranges;
mod strs;
mod tail;
mod tournament;

pub use bucket::split_points;
pub use merge::{Merge, TryMerge};
pub use merger::Merger;
pub use open::{Scan, TryScan};
pub use range::{KeyRange, RangeSlices, ReversedScan};
pub use ranges::{IntoIter, Iter, KeyRanges};
pub use strs::RangeStrs;
pub use tournament::Wants;

/// The least byte string above all that begin with `bytes`; `None` if all are FF.
fn above(bytes: KeyBuf) -> Option<KeyBuf> {
    let above = bytes.row_above();
    if above.is_empty() { None } else { Some(above) }
}
