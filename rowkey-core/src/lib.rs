//! The runtime core of [`rowkey`](https://docs.rs/rowkey): codecs, encode and decode, scans.
//!
//! Use the crate `rowkey`, which adds the derive and the documentation.
//!
//! `no_std` with `alloc`, without unsafe code.
//!
//! The modules in layers, each of which imports only those before it: those of `rowkey-layout` (bytes, layouts, errors,
//! explained rows, ranges), `codec` (one value), `key` (one row), `scan` (the builder), `row_key` (the traits for generic code), `row`
//! (a row as the key type of a store), `rekey` (rows that move to another layout).
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

pub mod codec;
pub mod ids;
mod key;
pub mod layout;
mod rekey;
mod row;
mod row_key;
mod scan;

pub use codec::base_time::BaseTime;
#[cfg(feature = "sha2")]
pub use codec::digest::Digest;
pub use key::{Encoded, EncodedInto, Len, VariableWidth};
pub use rekey::Rekey;
pub use row::Row;
pub use row_key::{RowKey, RowKeyRef};
pub use rowkey_layout::splits;
pub use rowkey_layout::{
    Cursor, CursorError, DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Excerpt, ExplainedFault,
    ExplainedSegment, Explanation, IntoIter, Java31, KeyBuf, KeyRange, KeyRanges, Layout, Merger, Missing,
    RangeSlices, RangeStrs, ReversedScan, SaltHash, Sha256, SkipScan, Step, StringBinaryError, Xxh64,
    from_string_binary, to_string_binary,
};
use rowkey_layout::{bytes, error, form};
pub use scan::Prefix;

// Named by compile errors only. They are hidden themselves, and their path is not, so that the compiler writes this path.
pub use key::check::{HotSpot, NarrowText, OtherOrder};

/// What compile errors of scans name. Internal: may change with any release.
pub mod builder {
    pub use crate::codec::as_type::{Call, Convert, Form, Made, Takes};
    pub use crate::key::check::{
        Cloned, EncodesArg, Fallback, FromType, IntoType, Probe, converts, is_field,
    };
    pub use crate::key::{AllBuckets, AlwaysFits, Bucket, If, Key, OneBucket, Pending, Read};
    pub use crate::scan::builder::{
        After, AnyKey, Boundable, Bounds, ByteArray, Finite, HasPrefix, KeepsOrder, KindScan, Known,
        KnownInKind, LastSalted, Nestable, NextField, Nth, OneBound, Plain, PrefixOf, RangeOf, Salted, Scan,
        SetOf, Sets, SetsAndBound, Single, Sorted, Stage, StartsWith, Step, ValueSet, Values, Whole,
    };
    pub use crate::scan::{Leading, Scattered};
    pub use rowkey_layout::scan::{Asked, IndexedBy};
}

/// Called by generated code. Internal: may change with any release.
#[doc(hidden)]
pub mod __private {
    pub use alloc::vec::Vec;
    pub use core::cmp::Ordering;
    pub use core::prelude::rust_2024::*;
    pub use core::primitive;

    pub use crate::codec::padded::Digits;
    pub use crate::codec::{as_type, variant};
    pub use crate::ends;
    pub use crate::if_testing;
    pub use crate::key::{
        Choice, Frame, If, Inner, Key, Outcome, Read, Shape, Taker, Writer, check, decode_field, encode,
        encode_into, field, layout, len, skip, slot,
    };
    pub use crate::scan::builder as scan;
    pub use rowkey_layout::bytes::Sink;
    pub use rowkey_layout::explain::explain_key;
    pub use rowkey_layout::layout::salt::{Salt, salt_width};
    pub use rowkey_layout::layout::{Field, LayoutKind, Variant};
}

/// The functions that finish a scan, for the `impl` block of a key's builder. They take `self` by value, so the caller has nothing
/// to drop. They are inherent, so a user's trait with functions of these names does not hide them.
#[doc(hidden)]
#[macro_export]
macro_rules! ends {
    ($scan:ident) => {
        /// The one range of this scan: start row inclusive, stop row exclusive.
        pub fn range(self) -> $crate::KeyRange
        where
            $scan::Extent: $crate::builder::Finite<$scan::Key> + $crate::builder::Single<$scan::Key>,
            $scan::Bucket: $crate::builder::Known<
                    $scan::Key,
                    <$scan::Key as $crate::builder::Key>::__Salted,
                    $scan::Extent,
                >,
        {
            $crate::builder::Stage::range(self.0)
        }

        /// The ranges of this scan: one for each combination of values, and that many in each salt bucket if the bucket is open;
        /// none if nothing can match.
        pub fn ranges(self) -> $crate::KeyRanges
        where
            $scan::Extent: $crate::builder::Finite<$scan::Key>,
        {
            $crate::builder::Stage::ranges(self.0)
        }

        /// This scan as a skip scan, which seeks from one matching row to the next.
        pub fn skip(self) -> $crate::SkipScan {
            $crate::builder::Stage::skip(self.0)
        }
    };
}

/// Keeps the items that the derive generates for the test kit, if the kit is enabled. The derive itself is built once, for crates
/// with the feature and for those without.
#[cfg(feature = "testing")]
#[doc(hidden)]
#[macro_export]
macro_rules! if_testing {
    ($($item:item)*) => { $($item)* };
}

/// Drops the items that the derive generates for the test kit.
#[cfg(not(feature = "testing"))]
#[doc(hidden)]
#[macro_export]
macro_rules! if_testing {
    ($($token:tt)*) => {};
}
