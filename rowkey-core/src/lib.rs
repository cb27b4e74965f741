//! The run-time core of [`rowkey`](https://docs.rs/rowkey): codecs, ranges and layouts of row keys.
//! Use the crate `rowkey`, which brings the derive and the documentation.
//!
//! `no_std` with `alloc`. Everything here is safe code.
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", feature = "testing", test))]
extern crate std;

mod base_time;
#[doc(hidden)]
pub mod check;
mod codec;
mod complement;
mod decimal;
mod decimal_number;
#[cfg(feature = "sha2")]
mod digest;
mod error;
mod explain;
mod extreme;
mod field_list;
mod fingerprint;
mod format;
mod front;
mod fuzzy;
mod hex;
mod key;
mod key_buf;
mod key_field;
mod kinds;
mod layout;
mod merge;
mod one_field;
mod padded_text;
mod place;
mod progress;
mod range;
mod ranges;
mod reader;
mod salt;
mod scan;
mod sink;
mod special_byte;
pub mod splits;
mod string_binary;
mod table;
#[cfg(feature = "testing")]
pub mod testing;
mod time_unit;
mod value;

pub use base_time::BaseTime;
pub use codec::desc::Desc;
pub use codec::max::Max;
pub use codec::nul::Nul;
pub use codec::pad::{Pad, PadWith};
pub use codec::raw::Raw;
pub use codec::reverse_digits::ReverseDigits;
pub use codec::reverse_ts::{ReverseTs, ReverseTsPad};
pub use codec::unit::{Micros, Millis, Nanos, Seconds, Unit};
pub use codec::width::Width;
pub use codec::{Between, FieldCodec, FieldDecode, Position};
#[cfg(feature = "sha2")]
pub use digest::Digest;
pub use error::{
    DecodeError, DecodeErrorKind, DecodeFault, EncodeError, EncodeErrorKind, EncodeFault, Excerpt,
};
pub use explain::{ExplainedFault, ExplainedSegment, Explanation};
pub use format::Format;
pub use key::{Encoded, EncodedInto, Len, RowKey, RowKeyRef, VariableWidth};
pub use key_buf::KeyBuf;
pub use kinds::{KindScan, Kinds};
pub use layout::{
    Direction, Domain, Element, Ending, EnumText, EnumVariant, Layout, LayoutKind, Segment, SegmentKind,
};
pub use merge::{Merge, TryMerge};
pub use place::{Before, Inner, Last, Place};
pub use range::{KeyRange, RangeSlices, ReversedScan};
pub use ranges::{IntoIter, Iter, KeyRanges};
pub use reader::Reader;
pub use salt::{Java31, SaltHash, Sha256, Xxh64};
pub use scan::FiniteScan;
pub use sink::Sink;
pub use string_binary::{StringBinaryError, from_string_binary, to_string_binary};
pub use time_unit::TimeUnit;
pub use value::variant::Variants;
pub use value::{FieldValue, FieldValueDecode, Ordered};

/// What generated code calls. Not for use by hand: it may change with any release.
#[doc(hidden)]
pub mod __private {
    pub use alloc::vec::Vec;
    pub use core::cmp::{Eq, Ord, Ordering, PartialEq, PartialOrd};
    pub use core::iter::IntoIterator;
    pub use core::marker::{PhantomData, Sized};
    pub use core::ops::RangeBounds;
    pub use core::option::Option::{self, None, Some};
    pub use core::result::Result::{self, Err, Ok};

    pub use crate::check;
    pub use crate::codec::reverse_ts::Timestamp;
    pub use crate::error::Refusal;
    pub use crate::field_list::{Field, FieldsOf, More, each, fields, read, skip};
    pub use crate::format::FieldFormat;
    pub use crate::front::{Room, RoomFor, Rooms};
    pub use crate::fuzzy::{Fuzzy, IsPlaced, Placed, Unplaced};
    pub use crate::if_testing;
    pub use crate::key::{
        Always, KeyFields, KeyFieldsRead, Outcome, Rows, Shape, Sometimes, Varying, Visit, Wrap, decode,
        encode, encode_into, explain, fingerprint, layout, len,
    };
    pub use crate::key_field::KeyField;
    pub use crate::kinds::{
        AllOfKind, EncodedKind, EncodedKindInto, Kind, KindsOfRows, KindsOfRowsRead, SomeOfKind, all_kinds,
        all_of_kind, decode_kinds, encode_kinds, encode_kinds_into, explain_kinds, read_kind, some_of_kind,
        split_points_of_kinds, try_encode_kinds, try_encode_kinds_into, write_kind,
    };
    pub use crate::one_field::{Skipping, decode_borrowed_field, decode_field};
    pub use crate::progress::*;
    pub use crate::salt::{NoSpan, OneSpan, SaltBytes, SaltRule, Salted, Span, Spans, Unsalted, salt_width};
    pub use crate::scan::{
        Bounded, Ended, FirstTurn, OneRange, PrefixOf, Scan, ScanOf, StartsWith, Steps, Stretch, Turn,
        Unordered, scan, split_points,
    };
    pub use crate::value::variant::{
        UnitEnum, Variant, between_variants, compare_variants, decode_variant, encode_variant, sorted,
    };
}

/// Keeps what the derive writes for [`testing`] where that is there. A derive is built once, for
/// crates with the feature and for those without.
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
