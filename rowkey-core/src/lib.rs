//! The run-time core of [`rowkey`](https://docs.rs/rowkey): codecs, ranges and layouts of row keys.
//! Use the crate `rowkey`, which brings the derive and the documentation.
//!
//! `no_std` with `alloc`. Everything here is safe code.
//!
//! The rooms, each of which imports only those before it: `bytes` (buffers and searches), `layout` (what the
//! bytes are, as data), `error`, `codec` (a value to bytes and back), `explain` (a row in words, and what is wrong
//! with it), `key` (a derived key as a whole), `scan` (bounds to ranges).
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod bytes;
mod codec;
mod error;
mod explain;
mod key;
mod layout;
mod scan;
pub mod splits;

pub use bytes::string_binary::{StringBinaryError, from_string_binary, to_string_binary};
pub use bytes::{End, KeyBuf, Position, Reader, Sink};
pub use codec::base_time::BaseTime;
pub use codec::desc::Desc;
#[cfg(feature = "sha2")]
pub use codec::digest::Digest;
pub use codec::max::Max;
pub use codec::nul::Nul;
pub use codec::pad::{Pad, PadWith};
pub use codec::raw::Raw;
pub use codec::reverse_digits::ReverseDigits;
pub use codec::reverse_ts::{ReverseTs, ReverseTsPad};
pub use codec::unit::{Micros, Millis, Nanos, Seconds, Unit};
pub use codec::width::Width;
pub use codec::{Codec, Decode, FieldValue, Ordered};
pub use error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, EncodeFault, Excerpt};
pub use explain::{ExplainedFault, ExplainedSegment, Explanation};
pub use key::{Encoded, EncodedInto, Len, RowKey, RowKeyRef, VariableWidth};
pub use layout::salt::{Java31, SaltHash, Sha256, Xxh64};
pub use layout::{
    Direction, Domain, Element, Ending, EnumText, EnumVariant, Kinds, Layout, LayoutKind, Node, Ref, Segment,
    SegmentKind, TimeUnit, Variants,
};
pub use scan::{IntoIter, Iter, KeyRange, KeyRanges, Merge, RangeSlices, ReversedScan, TryMerge};

/// What generated code calls. Not for use by hand: it may change with any release.
#[doc(hidden)]
pub mod __private {
    pub use alloc::vec::Vec;
    pub use core::cmp::Ordering;
    pub use core::ops::RangeBounds;
    pub use core::prelude::rust_2024::*;

    pub use crate::codec::variant;
    pub use crate::explain::explain_key;
    pub use crate::if_testing;
    pub use crate::key::{
        Key, Outcome, Place, Shape, Wrap, begins_with_time, check, check_len, decode_field, delimiter,
        encode, encode_into, fingerprint, fixed, infallible, is_kind, layout, len, ordered, put, put_kind,
        skip, take, take_kind, width,
    };
    pub use crate::layout::salt::{Salt, salt_width};
    pub use crate::layout::variants::Variant;
    pub use crate::layout::{Field, LayoutKind, Variants};
    pub use crate::scan::{builder as scan, split_points};
}

/// What the law kit (`rowkey-testing`) asks beside the public interface. It may change with any release.
#[doc(hidden)]
pub mod __kit {
    use crate::bytes::Reader;
    use crate::layout::{Layout, Node};

    /// Bytes of a value, where every one has the same number.
    #[must_use]
    pub fn width(node: &Node) -> Option<usize> {
        node.width
    }

    /// `byte` can be among the bytes of a value.
    #[must_use]
    pub fn can_hold(node: &Node, byte: u8) -> bool {
        node.can_hold(byte)
    }

    /// `None` sorts before values that are reversed.
    #[must_use]
    pub fn none_first(node: &Node) -> bool {
        node.none_first()
    }

    /// No field can follow, where there is no delimiter.
    #[must_use]
    pub fn only_last(node: &Node, borrows: bool) -> bool {
        node.out_of_place(false, None, borrows).is_some()
    }

    /// The name of a field.
    #[must_use]
    pub fn field_name(layout: &Layout, index: usize) -> &str {
        &layout.fields.list[index].name
    }

    /// The byte between two fields.
    #[must_use]
    pub fn delimiter(layout: &Layout) -> Option<u8> {
        layout.fields.delimiter
    }

    /// Bytes of the salt.
    #[must_use]
    pub fn salt_width(layout: &Layout) -> usize {
        layout.salt_width()
    }

    /// Buckets of the salt.
    #[must_use]
    pub fn buckets(layout: &Layout) -> u32 {
        layout.buckets()
    }

    /// The bucket that a row names; `None` where it names none.
    #[must_use]
    pub fn read_salt(layout: &Layout, row: &[u8]) -> Option<u32> {
        let bytes = layout.salt.as_ref()?.bytes;
        bytes.read(row.get(..bytes.width)?)
    }

    /// Puts a row into another bucket.
    pub fn write_salt(layout: &Layout, bucket: u32, row: &mut [u8]) {
        if let Some(salt) = &layout.salt {
            salt.bytes.write(bucket, &mut row[..salt.bytes.width]);
        }
    }

    /// The bucket of salted bytes that are cut into `parts`. A salt over the whole row never cuts them.
    #[must_use]
    pub fn hash(layout: &Layout, parts: &[&[u8]]) -> u32 {
        let bucket = layout.salt.as_ref().and_then(|salt| match salt.whole {
            true => salt.bucket(&[&parts.concat()]),
            false => salt.bucket(parts),
        });
        bucket.unwrap_or_default()
    }

    /// Where a codec of the user's own refused a row, and by which rule.
    #[must_use]
    pub fn refusal(row: &Reader<'_>) -> Option<(usize, &'static str)> {
        row.refusal().map(|refusal| (refusal.offset, refusal.rule))
    }
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
