//! Codecs: how one value becomes bytes that sort, and back.
//!
//! Attributes of the derive name codecs, so most programs never import this module. It has what you need to write one:
//!
//! - [`Codec`] and [`Decode`] are the traits to implement. `#[rowkey(with = path)]` puts your codec on a field.
//! - [`Sink`], [`Reader`], [`End`], [`BoundPosition`] and [`EncodeFault`] are their arguments and results.
//! - [`Node`] describes the bytes for layouts, ranges and errors.
//!
//! [`Groups`] and [`VarbinaryEncoded`] are codecs of other systems: `#[rowkey(with = rowkey::codec::Groups)]`.
//!
//! The other types are the codecs of the attributes: [`Ordered`] for a field without one, [`Pad`] for `#[pad(n)]`, [`Desc`] for
//! `#[rowkey(desc)]`, and so on. [`FieldValue`] lists the types that have a default codec. The feature `testing` checks the
//! laws for your codec.

use alloc::vec::Vec;
use core::array;
use core::cmp::Ordering;

// For the modules of the codecs.
use crate::bytes::KeyBuf;
use crate::error::EncodeErrorKind;
use crate::layout::{Kind, Node, Ref};
use implement::codec;
use option::through_option;

pub(crate) mod address;
mod as_text;
#[doc(hidden)]
pub mod as_type;
pub(crate) mod base_time;
#[cfg(any(feature = "jiff", feature = "chrono", feature = "time"))]
mod date;
#[cfg(feature = "rust_decimal")]
mod decimal_number;
pub(crate) mod desc;
#[cfg(feature = "sha2")]
pub(crate) mod digest;
mod duration;
mod flag;
mod float;
mod groups;
mod hex;
mod implement;
pub(crate) mod instant;
pub(crate) mod int;
mod length;
mod list;
mod little_endian;
pub(crate) mod max;
pub(crate) mod option;
pub(crate) mod pad;
pub(crate) mod padded;
mod plain_digits;
pub(crate) mod raw;
mod reverse;
pub(crate) mod reverse_digits;
pub(crate) mod reverse_ts;
pub(crate) mod starts_with;
pub(crate) mod terminated;
pub(crate) mod text;
mod tuple;
#[cfg(feature = "ulid")]
mod ulid;
pub(crate) mod unit;
#[cfg(feature = "uuid")]
mod uuid;
mod varbinary_encoded;
#[doc(hidden)]
pub mod variant;
pub(crate) mod width;

pub use crate::bytes::{BoundPosition, End, Reader, Sink};
pub use crate::error::EncodeFault;
pub use as_text::{AsText, CompactText, TextValue, TimeText};
pub use as_type::As;
pub use desc::Desc;
pub use groups::Groups;
pub use hex::{Hex, HexUpper, HexValue};
pub use instant::Instant;
pub use int::{Integer, Unsigned};
pub use length::Len;
pub use little_endian::Le;
pub use max::Max;
pub use pad::{Pad, PadWith};
pub use padded::Padded;
pub use plain_digits::PlainDigits;
pub use raw::Raw;
pub use reverse_digits::ReverseDigits;
pub use reverse_ts::{ReverseTs, ReverseTsPad, Timestamp};
pub use terminated::{Nul, Terminated};
pub use text::Text;
pub use unit::Unit;
pub use varbinary_encoded::VarbinaryEncoded;
pub use width::Width;

/// Encodes values of `T` as bytes.
///
/// The types that implement it are never instantiated. They name an encoding: [`Ordered`], [`Pad<6>`](Pad),
/// [`Desc<Ordered>`](Desc).
///
/// A codec must keep two laws. The encodings of any two values compare like the values, in lexicographic order, unless the
/// node is [`unordered`](Node::unordered). And no encoding is a prefix of another, except at the end of the row.
///
/// `#[rowkey(with = path)]` takes a codec of your own:
///
/// ```
/// use rowkey::RowKey;
/// use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
/// use rowkey::layout::Node;
///
/// #[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
/// struct Version { major: u8, minor: u8 }
///
/// struct VersionBytes;
///
/// impl Codec<Version> for VersionBytes {
///     /// What `prefix().version(..)` takes.
///     type Arg<'v> = Version;
///     const NODE: &'static Node = &Node::fixed("version", 2);
///     const INFALLIBLE: bool = true;
///
///     #[inline]
///     fn write<S: Sink>(version: &Version, _: End, out: &mut S) -> Result<(), EncodeFault> {
///         out.put(&[version.major, version.minor]);
///         Ok(())
///     }
/// }
///
/// impl<'r> Decode<'r, Version> for VersionBytes {
///     #[inline]
///     fn read(row: &mut Reader<'r>, _: End) -> Option<Version> {
///         let [major, minor] = row.array()?;
///         Some(Version { major, minor })
///     }
/// }
///
/// #[derive(RowKey, Debug, PartialEq)]
/// struct Release { #[rowkey(with = VersionBytes)] version: Version, build: u32 }
///
/// let release = Release { version: Version { major: 1, minor: 2 }, build: 7 };
/// assert_eq!(release.encode(), [1, 2, 0, 0, 0, 7]);
/// assert_eq!(Release::decode(&[1, 2, 0, 0, 0, 7])?, release);
///
/// let scan = Release::prefix().version_range(Version { major: 1, minor: 0 }..).range();
/// assert_eq!(scan.start(), [1, 0]);
/// # Ok::<(), rowkey::DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not encode `{T}`",
    label = "not encoded by `{Self}`",
    note = "implement `rowkey::codec::Codec<{T}>` and `rowkey::codec::Decode<'_, {T}>` for `{Self}`"
)]
#[doc(alias("encode", "serialize", "custom encoding"))]
pub trait Codec<T>: Sized {
    /// What the scan functions take: the borrowed form of `T`, or `T` itself. The same codec must encode it to the same bytes.
    type Arg<'v>
    where
        T: 'v;

    /// What is known about every encoding: name, width, byte range.
    const NODE: &'static Node;

    /// Whether every value can be encoded, whatever follows it.
    ///
    /// If all fields of a key are infallible, its `encode` returns no `Result`. An error from `write` is then a panic.
    const INFALLIBLE: bool = false;

    /// Whether decoding borrows from the row, so that the encoding must contain the value as is.
    #[doc(hidden)]
    const BORROWS: bool = false;

    /// Whether decoding borrows the last part of the value, which may be escaped, depending on what follows.
    #[doc(hidden)]
    const BORROWS_LAST: bool = Self::BORROWS;

    /// Why no field can have this codec; `None` if one can.
    #[doc(hidden)]
    const REFUSED: Option<&'static str> = None;

    /// True only for `Ordered` of `u8`: lists of it are bytes, not elements.
    #[doc(hidden)]
    const IS_BYTE: bool = false;

    /// Appends the encoding of `value`. `end` is what follows it in the row.
    ///
    /// # Errors
    /// If the value cannot be encoded. The caller discards what was written.
    fn write<S: Sink>(value: &T, end: End, out: &mut S) -> Result<(), EncodeFault>;

    /// Writes the bytes for `value` as the bound of a range, and returns its position among the encodings.
    ///
    /// A value that can be encoded is [`BoundPosition::At`] its encoding; any other is before or after what was written. By default,
    /// a value that cannot be encoded is above every value that can. Override this if such values can be anywhere else.
    #[inline]
    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> BoundPosition {
        let start = out.position();
        match Self::write(value, end, out) {
            Ok(()) => BoundPosition::At,
            Err(_) => {
                out.cut(start);
                BoundPosition::After.reversed_if(const { Self::NODE.reversed() })
            }
        }
    }

    /// Compares two values like their encodings.
    fn compare(a: &T, b: &T) -> Ordering {
        compare_rows::<Self, T>(a, b, &[])
    }

    #[doc(hidden)]
    #[inline]
    fn as_bytes(_: &[T]) -> &[u8] {
        &[]
    }
}

/// Compares two values by their encodings, each followed by `then`. Also orders values that cannot be encoded.
pub(crate) fn compare_rows<C: Codec<T>, T>(a: &T, b: &T, then: &[u8]) -> Ordering {
    let row = |value| {
        let mut row = KeyBuf::new();
        let failed = C::write(value, End::Row, &mut row).is_err();
        row.put(then);
        (failed, row)
    };
    row(a).cmp(&row(b))
}

/// Decodes what a [`Codec`] encoded.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not decode `{T}`",
    label = "not decoded by `{Self}`",
    note = "a field that borrows is text or bytes with the lifetime of the key, `&'a str` or `&'a [u8]`; a list of \
            anything else is made anew: `Vec<T>`",
    note = "a codec of your own implements `rowkey::codec::Decode<'_, {T}>`, and what borrows from the row takes its lifetime"
)]
pub trait Decode<'r, T>: Codec<T> {
    /// Reads one value. `end` is what follows it in the row.
    ///
    /// It must accept exactly what `write` writes. Return `None` for anything else; [`Reader::refuse`] records why.
    fn read(row: &mut Reader<'r>, end: End) -> Option<T>;

    /// Reads the elements of an array.
    #[doc(hidden)]
    #[inline]
    fn read_array<const N: usize>(row: &mut Reader<'r>) -> Option<[T; N]> {
        let elements: [Option<T>; N] = array::from_fn(|_| Self::read(row, End::Terminator));
        if elements.iter().any(Option::is_none) {
            return None;
        }
        Some(elements.map(|element| element.unwrap_or_else(|| unreachable!())))
    }

    /// Reads the elements up to the end of the row.
    #[doc(hidden)]
    #[inline]
    fn read_list(row: &mut Reader<'r>, _: End) -> Option<Vec<T>> {
        let mut list = Vec::new();
        while row.remaining() > 0 {
            list.push(Self::read(row, End::Terminator)?);
        }
        Some(list)
    }
}

/// The default codec of each type, for fields without an attribute.
#[derive(Debug, Clone, Copy)]
#[doc(alias("big-endian", "default encoding", "order-preserving", "lexicographic"))]
pub struct Ordered;

/// A type that can be a field without a codec attribute.
///
/// Integers, floats, `bool`, `char`, text, bytes, IP addresses, `Duration`, arrays, lists, tuples, `Option` of these, types of
/// other crates under the feature of that name, and every type that derives `RowKey`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a row key",
    label = "no encoding that sorts as its values do",
    note = "on a struct of your own, write `#[derive(rowkey::RowKey)]`; on an enum without data also `#[repr(u8)]` and a number \
            for each variant (`Info = 1`), or `#[rowkey(text)]`; on an enum with data, put the data of each variant into a struct that \
            derives `RowKey`, and write `#[rowkey(prefix = \"..\")]` above each; for any other type, name one that it \
            converts to, as `#[rowkey(as = u64)]`, or a codec: `#[rowkey(with = path)]`",
    note = "a field is an integer, a float, a `bool`, a `char`, text, bytes, an IP address, a `Duration`, an array, a list, a tuple \
            of 2 to 8, an `Option` of these, or a type that derives `RowKey`",
    note = "types of other crates need the feature of that name: `rowkey = {{ version = \"..\", features = [\"uuid\"] }}`; there are \
            `jiff`, `chrono`, `time`, `uuid`, `ulid`, `bytes`, `rust_decimal`, `smol_str`, `compact_str`; `SystemTime` needs `std`",
    note = "`std::time::Instant` counts from a moment that only its process knows: use `SystemTime`",
    note = "`usize` and `isize` have another width on other machines: use `u64` or `i64`; a map or a set has no order that bytes \
            could keep"
)]
pub trait FieldValue {}

#[diagnostic::do_not_recommend]
impl<T> FieldValue for T where Ordered: Codec<T> {}

/// Replaces a codec that does not fit its type, so that rustc reports one error for the mistake. Never called.
#[doc(hidden)]
pub struct DoesNotFit;

codec! {
    [T] DoesNotFit, T, node: Node::fixed("unfit", 1),
    write: |_value, _, _out| {},
    compare: |_, _| Ordering::Equal,
    read: |_row, _| None
}
