//! Scans: turns what a query asks of the fields, from left to right, into ranges of rows or a skip scan.

use crate::bytes::KeyBuf;
use crate::key::Key;

mod asked;
mod bucket;
pub mod builder;
#[doc(hidden)]
pub mod by_layout;
mod ceiling;
mod constraint;
mod emptiness;
mod encoded;
mod extent;
mod few_values;
mod field_bounds;
mod interval;
mod kinds;
mod leaf;
mod merge;
mod merger;
mod messages;
mod nested;
mod open;
mod place;
mod product;
mod range;
mod ranges;
mod salted;
mod single;
mod skip;
mod stage;
mod step;
mod strs;
mod tail;
mod tournament;

pub use bucket::split_points;
pub use extent::Scattered;
pub use kinds::KnownInKind;
pub use merger::{Merger, Wants};
pub use range::{KeyRange, RangeSlices, ReversedScan};
pub use ranges::{IntoIter, KeyRanges};
pub use skip::{SkipScan, Step};
pub use stage::{Beyond, Leading};
pub use strs::RangeStrs;

/// The type of a scan of `K` whose first `N` fields are fixed by value, for function signatures.
///
/// `N` is at most 12. The caller of such a function continues the scan.
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

/// The exclusive upper bound of everything that starts with `bytes`; `None` if all are `FF`.
fn prefix_successor(bytes: KeyBuf) -> Option<KeyBuf> {
    let above = bytes.upper_bound();
    if above.is_empty() { None } else { Some(above) }
}

/// The first index below `len` for which `is_before` is false, by binary search; `len` if there is none.
fn partition_point(len: u128, is_before: impl Fn(u128) -> bool) -> u128 {
    let (mut low, mut high) = (0, len);
    while low < high {
        let middle = low + (high - low) / 2;
        if is_before(middle) { low = middle + 1 } else { high = middle }
    }
    low
}
