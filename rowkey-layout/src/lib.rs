//! What the bytes of a row key are, as data, for [`rowkey`](https://docs.rs/rowkey): its layout, and rows that are
//! explained by it. It knows no type of a key, so a tool that has a layout as JSON needs no more.
//! Use the crate `rowkey`, which brings all of it, the derive and the documentation.
//!
//! `no_std` with `alloc`. Everything here is safe code.
//!
//! The rooms, each of which imports only those before it: `bytes` (buffers, readers and searches), `layout` (what the
//! bytes are), `error`, `explain` (a row in words, and what is wrong with it). They are open for `rowkey-core` alone,
//! and may change with any release; what stands here by itself is public.
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

#[doc(hidden)]
pub mod bytes;
#[doc(hidden)]
pub mod error;
#[doc(hidden)]
pub mod explain;
#[doc(hidden)]
pub mod layout;

pub use bytes::string_binary::{StringBinaryError, from_string_binary, to_string_binary};
pub use bytes::{Delimiter, End, KeyBuf, Position, Reader, Sink};
pub use error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, EncodeFault, Excerpt};
pub use explain::{ExplainedFault, ExplainedSegment, Explanation};
pub use layout::salt::{Java31, SaltHash, Sha256, Xxh64};
pub use layout::{
    Direction, Domain, Fields, Kind, Kinds, Layout, LayoutKind, Node, Part, Ref, Repr, Segment, TimeUnit,
    Variant, Variants,
};
