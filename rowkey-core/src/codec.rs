//! A value to bytes and back. A codec is a type that an attribute names, and everything else composes them.

use core::cmp::Ordering;

// What every encoding is written with, for the files of this room.
use crate::bytes::{End, KeyBuf, Position, Reader, Sink};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Kind, Node, Ref};
use infallible::infallible;
use option::through_option;

pub(crate) mod address;
mod as_text;
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
mod hex;
mod infallible;
pub(crate) mod instant;
pub(crate) mod int;
mod list;
pub(crate) mod max;
pub(crate) mod nul;
pub(crate) mod option;
pub(crate) mod pad;
mod plain_digits;
pub(crate) mod raw;
mod reverse;
pub(crate) mod reverse_digits;
pub(crate) mod reverse_ts;
pub(crate) mod starts_with;
pub(crate) mod text;
mod tuple;
#[cfg(feature = "ulid")]
mod ulid;
pub(crate) mod unit;
#[cfg(feature = "uuid")]
mod uuid;
pub mod variant;
pub(crate) mod width;

/// What users name: the crate gives all of it.
pub mod named {
    pub use super::as_text::AsText;
    pub use super::base_time::BaseTime;
    pub use super::desc::Desc;
    #[cfg(feature = "sha2")]
    pub use super::digest::Digest;
    pub use super::hex::Hex;
    pub use super::max::Max;
    pub use super::nul::Nul;
    pub use super::pad::{Pad, PadWith};
    pub use super::plain_digits::PlainDigits;
    pub use super::raw::Raw;
    pub use super::reverse_digits::ReverseDigits;
    pub use super::reverse_ts::{ReverseTs, ReverseTsPad};
    pub use super::unit::Unit;
    pub use super::width::Width;
    pub use super::{Codec, Decode, FieldValue, Ordered};
}

/// Writes values of `T` as bytes. The types that implement it are never made; they only name an encoding:
/// [`Ordered`], [`Pad<6>`](crate::Pad), [`Desc<Ordered>`](crate::Desc).
///
/// The laws of a codec: for any two values, the bytes compare as the values do (unless the node says
/// [`unordered`](Node::unordered)), and no value's bytes are a prefix of another's, except at the end of the
/// row.
///
/// `#[rowkey(with = path)]` takes one of your own:
///
/// ```
/// use rowkey::{Codec, Decode, EncodeFault, End, Node, Reader, RowKey, Sink};
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
///     fn write<S: Sink>(version: &Version, _: End, out: &mut S) -> Result<(), EncodeFault> {
///         out.put(&[version.major, version.minor]);
///         Ok(())
///     }
/// }
///
/// impl<'r> Decode<'r, Version> for VersionBytes {
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
    note = "implement `rowkey::Codec<{T}>` and `rowkey::Decode<'_, {T}>` for `{Self}`"
)]
pub trait Codec<T>: Sized {
    /// What the prefix functions take: the borrowed form of `T`, or `T` itself. It is encoded by the same
    /// codec, to the same bytes.
    type Arg<'v>
    where
        T: 'v;

    /// What is known of the bytes before any value is.
    const NODE: &'static Node;

    /// Every value can be encoded, whatever follows it: `encode` of a key made of such fields gives no
    /// `Result`, and a codec that gives an error nevertheless is a panic.
    const INFALLIBLE: bool = false;

    /// Larger values have smaller bytes.
    #[doc(hidden)]
    const REVERSED: bool = Self::NODE.reversed();

    /// It gives the value back by a reference into the row, so the bytes must stand there as they are.
    #[doc(hidden)]
    const BORROWS: bool = false;

    /// The same of its last part, whose place decides whether it is escaped.
    #[doc(hidden)]
    const BORROWS_LAST: bool = Self::BORROWS;

    /// Why it is no field at all.
    #[doc(hidden)]
    const REFUSED: Option<&'static str> = None;

    /// Only `Ordered` for `u8`: lists of it are bytes and not elements.
    #[doc(hidden)]
    const IS_BYTE: bool = false;

    /// Appends the bytes of `value`.
    ///
    /// # Errors
    /// When the value cannot be encoded. What was written until then is taken back by the caller.
    fn write<S: Sink>(value: &T, end: End, out: &mut S) -> Result<(), EncodeFault>;

    /// Finds the position of `value` among the encodings, for the bound of a range. A value that can be encoded
    /// is [`Position::At`] its bytes; any other lies before or after some.
    ///
    /// By default, a value that cannot be encoded lies above every one that can; a codec whose values can fall
    /// out elsewhere says so here.
    #[inline]
    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> Position {
        let start = out.position();
        match Self::write(value, end, out) {
            Ok(()) => Position::At,
            Err(_) => {
                out.cut(start);
                Position::After.turned(Self::REVERSED)
            }
        }
    }

    /// The order of the bytes, without them where that is possible.
    fn compare(a: &T, b: &T) -> Ordering {
        compare_rows::<Self, T>(a, b, &[])
    }

    #[doc(hidden)]
    #[inline]
    fn as_bytes(_: &[T]) -> &[u8] {
        &[]
    }
}

/// The order of two values by their bytes and those that follow. Values that cannot be encoded have one, too.
pub(crate) fn compare_rows<C: Codec<T>, T>(a: &T, b: &T, then: &[u8]) -> Ordering {
    let row = |value| {
        let mut row = KeyBuf::new();
        let failed = C::write(value, End::Row, &mut row).is_err();
        row.put(then);
        (failed, row)
    };
    row(a).cmp(&row(b))
}

/// Reads back what a [`Codec`] wrote.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not decode `{T}`",
    label = "not decoded by `{Self}`",
    note = "a field that borrows is text or bytes with the lifetime of the key, `&'a str` or `&'a [u8]`; a list of \
            anything else is made anew: `Vec<T>`",
    note = "a codec of your own implements `rowkey::Decode<'_, {T}>`, and what borrows from the row takes its lifetime"
)]
pub trait Decode<'r, T>: Codec<T> {
    /// Reads one value. It accepts exactly what `write` writes; `None` refuses the bytes, and
    /// [`Reader::refuse`] says why.
    fn read(row: &mut Reader<'r>, end: End) -> Option<T>;

    /// Reads the values of an array.
    #[doc(hidden)]
    #[inline]
    fn read_array<const N: usize>(row: &mut Reader<'r>) -> Option<[T; N]> {
        list::read_elements::<Self, T, N>(row)
    }

    #[doc(hidden)]
    #[inline]
    fn from_bytes(_: alloc::vec::Vec<u8>) -> alloc::vec::Vec<T> {
        alloc::vec::Vec::new()
    }
}

/// The default encoding of each type: what a field without an attribute has.
#[derive(Debug, Clone, Copy)]
pub struct Ordered;

/// A type that can be a field without naming a codec: numbers, `bool`, `char`, text, arrays, `Option`, and every
/// type that derives `RowKey`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a field of a row key",
    label = "has no bytes that sort",
    note = "fields are integers, floats, `bool`, `char`, text, bytes, IP addresses, `Duration`, arrays, lists, tuples \
            of 2 to 8, `Option` of these, and types that derive `RowKey`",
    note = "types of other crates are fields under the feature of that name: `jiff`, `chrono`, `time`, `uuid`, `ulid`, \
            `bytes`, `rust_decimal`, `smol_str`, `compact_str`; `SystemTime` under `std`",
    note = "on a struct of your own, write `#[derive(rowkey::RowKey)]`; for any other type, name a codec: \
            `#[rowkey(with = path)]`",
    note = "`std::time::Instant` counts from a time that only its process knows: use `SystemTime`",
    note = "`usize` and `isize` differ between machines: use `u64` or `i64`; maps and sets have no order that bytes \
            could keep"
)]
pub trait FieldValue {}

#[diagnostic::do_not_recommend]
impl<T> FieldValue for T where Ordered: Codec<T> {}

/// Takes the place of a codec that does not fit its type, so that the one error which names the mistake is not followed by
/// others. It is never run.
#[derive(Debug)]
pub struct Unfit;

impl<T> Codec<T> for Unfit {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = &Node::fixed("unfit", 1);
    const INFALLIBLE: bool = true;

    fn write<S: Sink>(_: &T, _: End, _: &mut S) -> Result<(), EncodeFault> {
        Ok(())
    }
}

impl<'r, T> Decode<'r, T> for Unfit {
    fn read(_: &mut Reader<'r>, _: End) -> Option<T> {
        None
    }
}
