//! The run-time core of [`rowkey`](https://docs.rs/rowkey): codecs, ranges and layouts of row keys.
//! Use the crate `rowkey`, which brings the derive and the documentation.
//!
//! `no_std` with `alloc`. Everything here is safe code.
//!
//! The rooms, each of which imports only those before it: those of `rowkey-layout` (bytes, the layout as data, errors,
//! rows explained), `codec` (a value to bytes and back), `key` (a derived key as a whole), `scan` (bounds to ranges),
//! `row_key` (a key as generic code names it), `row` (its bytes).
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod codec;
mod key;
mod row;
mod row_key;
mod scan;
pub mod splits;

pub use codec::named::*;
pub use key::{Encoded, EncodedInto, Len, VariableWidth};
pub use row::Row;
pub use row_key::{RowKey, RowKeyRef};
pub use rowkey_layout::{
    DecodeError, DecodeErrorKind, Delimiter, Direction, Domain, EncodeError, EncodeErrorKind, EncodeFault,
    End, Excerpt, ExplainedFault, ExplainedSegment, Explanation, Fields, Java31, KeyBuf, Kind, Kinds, Layout,
    LayoutKind, Node, Part, Position, Reader, Ref, Repr, SaltHash, Segment, Sha256, Sink, StringBinaryError,
    TimeUnit, Variant, Variants, Xxh64, from_string_binary, to_string_binary,
};
use rowkey_layout::{bytes, error, explain, layout};
pub use scan::{
    IntoIter, KeyRange, KeyRanges, Merge, Merger, Prefix, RangeSlices, RangeStrs, ReversedScan, Scan,
    SkipScan, Skipped, Step, TryMerge, TryScan, TrySkipped, Wants,
};

/// What generated code calls. Not for use by hand: it may change with any release.
#[doc(hidden)]
pub mod __private {
    pub use alloc::vec::Vec;
    pub use core::cmp::Ordering;
    pub use core::ops::RangeBounds;
    pub use core::prelude::rust_2024::*;

    pub use crate::codec::pad::Digits;
    pub use crate::codec::variant;
    pub use crate::explain::explain_key;
    pub use crate::if_testing;
    pub use crate::key::{
        Choice, If, Key, Outcome, Place, Read, Shape, begins_with_time, check, check_len, decode_field,
        delimiter, encode, encode_into, field, field_with, fingerprint, fixed, infallible, is_kind, layout,
        len, ordered, put, put_kind, skip, take, take_kind, width,
    };
    pub use crate::layout::salt::{Salt, salt_width};
    pub use crate::layout::{Field, LayoutKind, Variant};
    pub use crate::scan::{builder as scan, split_points};
}

/// Keeps what the derive writes for the law kit where that is there. A derive is built once, for crates with the
/// feature and for those without.
#[cfg(feature = "testing")]
#[doc(hidden)]
#[macro_export]
macro_rules! if_testing {
    ($($item:item)*) => { $($item)* };
}

/// See above.
#[cfg(not(feature = "testing"))]
#[doc(hidden)]
#[macro_export]
macro_rules! if_testing {
    ($($token:tt)*) => {};
}
