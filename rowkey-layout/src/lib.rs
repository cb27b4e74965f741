//! Layouts of row keys as data, for [`rowkey`](https://docs.rs/rowkey): fingerprints, drawings, JSON, rows explained, and
//! the ranges of scans.
//!
//! It knows no key types, so a tool with a layout in JSON needs only this crate. Programs use the crate `rowkey`, which
//! re-exports it and adds the derive and the documentation.
//!
//! `no_std` with `alloc`, without unsafe code.
//!
//! The modules in layers, each of which imports only those before it: `bytes` (buffers, readers, searches), `layout`,
//! `error`, `form` (the bytes of each kind), `explain`, `scan`, `rekey`. Only the items in the crate's root are public; the modules are
//! open for `rowkey-core` and may change with any release.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[macro_use]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

/// `Iterator::fold` in `const` code, by the index of each element and itself.
macro_rules! fold {
    ($list:expr, $first:expr, |$so_far:pat_param, $i:pat_param, $element:pat_param| $next:expr) => {{
        let (list, mut at, mut so_far) = ($list, 0, $first);
        while at < list.len() {
            let ($so_far, $i, $element) = (so_far, at, &list[at]);
            so_far = $next;
            at += 1;
        }
        so_far
    }};
}

/// `Iterator::any`, the same.
macro_rules! any {
    ($list:expr, |$i:pat_param, $element:pat_param| $holds:expr) => {
        fold!($list, false, |found, $i, $element| found || $holds)
    };
}

#[doc(hidden)]
pub mod bytes;
#[doc(hidden)]
pub mod error;
#[doc(hidden)]
pub mod explain;
#[doc(hidden)]
pub mod form;
#[doc(hidden)]
pub mod layout;
#[doc(hidden)]
pub mod rekey;
#[doc(hidden)]
pub mod scan;
pub mod splits;

pub use bytes::string_binary::{StringBinaryError, from_string_binary, to_string_binary};
pub use bytes::{BoundPosition, Delimiter, End, KeyBuf, Reader, Sink};
pub use error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, EncodeFault, Excerpt};
pub use explain::{ExplainedFault, ExplainedSegment, Explanation};
pub use layout::salt::{Java31, SaltHash, Sha256, Xxh64};
pub use layout::{
    Direction, Domain, Fields, Kind, Kinds, Layout, LayoutKind, Node, Part, Ref, Repr, Segment, TimeUnit,
    Variant, Variants,
};
pub use scan::{
    Cursor, CursorError, IntoIter, KeyRange, KeyRanges, Merger, Missing, RangeSlices, RangeStrs,
    ReversedScan, SkipScan, Step,
};
