//! Bounds to ranges: what the generated prefix builder carries from field to field, and what comes of it.

use crate::bytes::KeyBuf;
use crate::bytes::sink::Head;
use crate::key::Key;

mod asked;
mod bucket;
pub mod builder;
mod ceiling;
mod edges;
mod extent;
mod few_values;
mod kinds;
mod merge;
mod merger;
mod messages;
mod nested;
mod open;
mod product;
mod range;
mod ranges;
mod skip;
mod stage;
mod strs;
mod tail;
mod tournament;

pub use bucket::split_points;
pub use merge::{Merge, TryMerge};
pub use merger::{Merger, Wants};
pub use open::{Scan, TryScan};
pub use range::{KeyRange, RangeSlices, ReversedScan};
pub use ranges::{IntoIter, KeyRanges};
pub use skip::{SkipScan, Skipped, Step, TrySkipped};
pub use strs::RangeStrs;

/// The scan of `K` with its first `N` fields (at most 12) fixed by value, as a type: for a function that others go on from.
///
/// ```
/// use rowkey::{Prefix, RowKey};
///
/// #[derive(RowKey)]
/// struct Event { #[salt(buckets = 16)] host: u32, event: u16, #[reverse_ts] at: i64 }
///
/// fn series(host: u32, event: u16) -> Prefix<Event, 2> {
///     Event::prefix().host(host).event(event)
/// }
///
/// assert_eq!(series(7, 1).at_range(10..20).range().start().len(), 15);
/// assert_eq!(series(7, 1).at_any().ranges().len(), 1);
/// ```
pub type Prefix<K, const N: usize> = <K as Key>::__Prefix<builder::FirstFixed<K, N>>;

/// The least byte string above all that begin with `bytes`; `None` if all are FF.
fn above(bytes: KeyBuf) -> Option<KeyBuf> {
    let above = bytes.row_above();
    if above.is_empty() { None } else { Some(above) }
}
