//! Scans: turns what a query asks of the fields, as bytes, into ranges of rows or a skip scan. It needs only the layout.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use crate::bytes::key_buf::prefix_successor;

mod asked;
mod bucket;
mod constraint;
mod cursor;
mod emptiness;
mod fan_out;
mod few_values;
mod field_bounds;
mod indexed;
mod interval;
mod kinds;
mod leaf;
mod merge;
mod merger;
mod nested;
mod open;
mod part;
mod place;
mod product;
mod range;
mod ranges;
mod rows;
mod salted;
mod single;
mod skip;
mod strs;
mod tail;
mod tournament;

// For `rowkey-core`, whose builders know types, and for the tool, which has a layout alone.
pub use crate::form::ceiling_of;
pub use asked::{Asked, Needs, range_in_bucket, range_of_head};
pub use bucket::row_start;
pub(crate) use bucket::salt_start;
pub use constraint::{Constraint, add};
pub use cursor::{Cursor, CursorError};
pub use emptiness::{by_ceiling, by_successor, by_value};
pub use field_bounds::{At, FieldBounds, between, starting};
pub use indexed::IndexedBy;
pub use interval::{Interval, RowBound, RowPosition};
pub use kinds::all_kinds;

pub use merger::{Merger, Missing};
pub(crate) use nested::last_field;
pub use range::{KeyRange, RangeSlices, ReversedScan};
pub use ranges::{IntoIter, KeyRanges};
pub use skip::{SkipScan, Step, skip_kinds};
pub use strs::RangeStrs;
pub(crate) use tail::{Innermost, among_rows};

/// By a heap: once a read, and a tenth of the machine code of `sort_unstable`.
fn sorted<T: Ord>(values: Vec<T>) -> Vec<T> {
    if values.is_sorted() { values } else { BinaryHeap::from(values).into_sorted_vec() }
}

/// Splits a row after the salt. A row shorter than the salt is all salt.
#[inline]
fn split_salt(row: &[u8], width: usize) -> (&[u8], &[u8]) {
    row.split_at(row.len().min(width))
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
