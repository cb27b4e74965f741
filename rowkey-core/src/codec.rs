//! One idea: a codec is a type. An attribute names one, and everything else composes them.

use core::cmp::Ordering;
use core::ops::Bound;

use crate::error::{DecodeFault, EncodeFault};
use crate::format::Format;
use crate::key_buf::KeyBuf;
use crate::place::{Last, Place};
use crate::reader::Reader;
use crate::sink::Sink;

pub(crate) mod desc;
pub(crate) mod max;
pub(crate) mod nul;
pub(crate) mod option;
pub(crate) mod pad;
pub(crate) mod raw;
pub(crate) mod reverse_digits;
pub(crate) mod reverse_ts;
pub(crate) mod unit;
pub(crate) mod width;

/// Writes values of `T` as bytes. The types that implement it are never made; they only name an
/// encoding: [`Ordered`](crate::Ordered), [`Pad<6>`](crate::Pad), [`Desc<Ordered>`](crate::Desc).
///
/// The laws of a codec: for any two values, the bytes compare as the values do (unless the format
/// says [`unordered`](Format::unordered)), and no value's bytes begin another's, except at the end
/// of the row.
///
/// `#[rowkey(with = path)]` takes one of your own:
///
/// ```
/// use rowkey::{DecodeFault, EncodeFault, FieldCodec, FieldDecode, Format, Place, Reader, RowKey, Sink};
///
/// #[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
/// struct Version { major: u8, minor: u8 }
///
/// struct VersionBytes;
///
/// impl FieldCodec<Version> for VersionBytes {
///     /// What `prefix().version(..)` takes.
///     type Arg<'v> = Version;
///     const FORMAT: Format = Format::fixed("version", 2).infallible();
///
///     fn encode<P: Place, S: Sink>(version: &Version, out: &mut S) -> Result<(), EncodeFault> {
///         out.put(&[version.major, version.minor]);
///         Ok(())
///     }
/// }
///
/// impl<'r> FieldDecode<'r, Version> for VersionBytes {
///     fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Version, DecodeFault> {
///         let [major, minor] = row.array()?;
///         Ok(Version { major, minor })
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
    note = "implement `rowkey::FieldCodec<{T}>` and `rowkey::FieldDecode<'_, {T}>` for `{Self}`"
)]
pub trait FieldCodec<T> {
    /// What the prefix functions take: the borrowed form of `T`, or `T` itself. It is encoded by the
    /// same codec, to the same bytes.
    type Arg<'v>
    where
        T: 'v;

    /// What is known of the bytes before any value is.
    const FORMAT: Format;

    /// Appends the bytes of `value`.
    ///
    /// # Errors
    /// When the value has no bytes here. What was written until then is taken back by the caller.
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault>;

    /// Finds where `value` stands among the encodings, for the bound of a range. A value that can be
    /// encoded is [`Position::At`] its bytes; any other lies before or after some.
    ///
    /// As given, a value that does not fit lies above every one that does; a codec whose values can
    /// fall out elsewhere says so here.
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        let start = out.position();
        match Self::encode::<P, S>(value, out) {
            Ok(()) => Position::At,
            Err(_) => {
                out.cut(start);
                if Self::FORMAT.reversed { Position::Before } else { Position::After }
            }
        }
    }

    /// The values between two bounds, where values alone tell: numbers can be counted up and down.
    /// Elsewhere the bytes of the bounds decide whether a scan is empty.
    #[inline(always)]
    fn between(_low: Bound<&T>, _high: Bound<&T>) -> Between<T> {
        Between::Unknown
    }

    /// The order of the bytes, without them where that is possible.
    fn compare(a: &T, b: &T) -> Ordering {
        let row = |value| {
            let mut row = KeyBuf::new();
            match Self::encode::<Last, KeyBuf>(value, &mut row) {
                Ok(()) => (false, row),
                Err(_) => (true, row),
            }
        };
        row(a).cmp(&row(b))
    }
}

/// Reads back what a [`FieldCodec`] wrote.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not decode `{T}`",
    label = "not decoded by `{Self}`",
    note = "implement `rowkey::FieldDecode<'_, {T}>` for `{Self}`; a type that borrows from the row must \
            take the lifetime of the row"
)]
pub trait FieldDecode<'r, T>: FieldCodec<T> {
    /// Reads one value. It accepts exactly what `encode` writes.
    ///
    /// # Errors
    /// When the bytes are not what `encode` writes for any value.
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault>;

    /// Goes behind one value that is not wanted, when a field behind it is. As given, it is decoded;
    /// a codec that finds the end without that says so here.
    ///
    /// # Errors
    /// When the value does not end.
    #[inline]
    fn skip<P: Place>(row: &mut Reader<'r>) -> Result<(), DecodeFault> {
        Self::decode::<P>(row).map(drop)
    }
}

/// Where a bound stands among the encodings of a field, in the order of the bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Position {
    /// It is the value of the bytes written.
    At,
    /// No value; it lies before all that begins with the bytes written.
    Before,
    /// No value; it lies after all that begins with the bytes written.
    After,
}

/// The values that two bounds leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Between<T> {
    /// Not known from the values.
    Unknown,
    /// None that has bytes.
    Nothing,
    /// From the first to the second, both included; some of them have bytes.
    Values(T, T),
}

impl<T> Between<T> {
    /// Nothing, unless `some` holds for the first and the last value.
    #[inline(always)]
    pub(crate) fn only_if(self, some: impl FnOnce(&T, &T) -> bool) -> Self {
        match self {
            Between::Values(first, last) if !some(&first, &last) => Between::Nothing,
            between => between,
        }
    }
}
