//! The default encoding of a type: what a field without an attribute writes.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Bound;

use crate::codec::{Between, FieldCodec, FieldDecode, Position};
use crate::error::{DecodeFault, EncodeFault};
use crate::format::Format;
use crate::key_buf::KeyBuf;
use crate::place::{Last, Place};
use crate::reader::Reader;
use crate::sink::Sink;

pub(crate) mod address;
#[cfg(any(feature = "jiff", feature = "chrono", feature = "time"))]
mod date;
#[cfg(feature = "rust_decimal")]
mod decimal_number;
mod duration;
mod flag;
mod float;
mod instant;
mod int;
mod list;
mod reverse;
mod step;
mod text;
mod tuple;
#[cfg(feature = "uuid")]
mod uuid;
pub(crate) mod variant;
mod wrapping;

pub(crate) use instant::{Instant, NANOS_PER_SECOND, Parts, last_nanosecond};
pub(crate) use int::{Integer, Signed, Unsigned};
pub(crate) use step::Step;
pub(crate) use text::{Text, TextDecode, starts_with};

/// A type that has bytes of its own in a row key: numbers, `bool`, `char`, text, arrays, `Option`,
/// and every type that derives `RowKey`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a field of a row key",
    label = "has no bytes that sort",
    note = "fields are integers, floats, `bool`, `char`, text, bytes, IP addresses, `Duration`, arrays, lists, tuples \
            of 2 to 8, `Option` of these, and types that derive `RowKey`",
    note = "types of other crates are fields under the feature of that name: `jiff`, `chrono`, `time`, `uuid`, `bytes`, \
            `rust_decimal`, `smol_str`, `compact_str`; `SystemTime` under `std`",
    note = "on a struct of your own, write `#[derive(rowkey::RowKey)]`; for any other type, name a codec: \
            `#[rowkey(with = path)]`",
    note = "`std::time::Instant` counts from a time that only its process knows: use `SystemTime`",
    note = "`usize` and `isize` differ between machines: use `u64` or `i64`; maps and sets have no order that bytes \
            could keep"
)]
pub trait FieldValue {
    /// What the prefix functions take: the borrowed form of the type, or the type itself.
    type Arg<'v>
    where
        Self: 'v;

    /// What is known of the bytes before any value is.
    const FORMAT: Format;

    /// Only `u8`: lists of it are bytes and not elements.
    #[doc(hidden)]
    const IS_BYTE: bool = false;

    /// Appends the bytes of the value. See [`FieldCodec::encode`].
    ///
    /// # Errors
    /// When the value has no bytes here.
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault>;

    /// Finds where the value stands among the encodings. See [`FieldCodec::bound`].
    #[inline]
    fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
        let start = out.position();
        match self.encode::<P, S>(out) {
            Ok(()) => Position::At,
            Err(_) => {
                out.cut(start);
                Position::After
            }
        }
    }

    /// The values between two bounds, where values alone tell. See [`FieldCodec::between`].
    #[inline(always)]
    fn between(_low: Bound<&Self>, _high: Bound<&Self>) -> Between<Self>
    where
        Self: Sized,
    {
        Between::Unknown
    }

    /// The order of the bytes. See [`FieldCodec::compare`].
    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        by_bytes(self, other)
    }

    #[doc(hidden)]
    #[inline(always)]
    fn as_bytes(_: &[Self]) -> &[u8]
    where
        Self: Sized,
    {
        &[]
    }

    #[doc(hidden)]
    #[inline(always)]
    fn from_byte_list(_: Vec<u8>) -> Vec<Self>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

/// Reads back what a [`FieldValue`] wrote.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be decoded from a row",
    label = "cannot be read back",
    note = "a field that borrows is text or bytes with the lifetime of the key, `&'a str` or `&'a [u8]`; a list of \
            anything else is made anew: `Vec<T>`"
)]
pub trait FieldValueDecode<'r>: FieldValue + Sized {
    /// Reads one value. See [`FieldDecode::decode`].
    ///
    /// # Errors
    /// When the bytes are not what `encode` writes for any value.
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault>;

    /// Goes behind one value. See [`FieldDecode::skip`].
    ///
    /// # Errors
    /// When the value does not end.
    #[inline]
    fn skip<P: Place>(row: &mut Reader<'r>) -> Result<(), DecodeFault> {
        Self::decode::<P>(row).map(drop)
    }

    /// Reads the values of an array.
    #[doc(hidden)]
    #[inline(always)]
    fn decode_array<const N: usize>(row: &mut Reader<'r>) -> Result<[Self; N], DecodeFault> {
        list::decode_elements(row)
    }
}

/// The order of the bytes of two values; those without bytes come behind all others.
pub(crate) fn by_bytes<T: FieldValue + ?Sized>(a: &T, b: &T) -> Ordering {
    let row = |value: &T| {
        let mut row = KeyBuf::new();
        let failed = value.encode::<Last, KeyBuf>(&mut row).is_err();
        (failed, row)
    };
    row(a).cmp(&row(b))
}

/// The default encoding of each type: what a field without an attribute has.
#[derive(Debug, Clone, Copy)]
pub struct Ordered;

impl<T: FieldValue> FieldCodec<T> for Ordered {
    type Arg<'v>
        = T::Arg<'v>
    where
        T: 'v;

    const FORMAT: Format = T::FORMAT;

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        value.encode::<P, S>(out)
    }

    #[inline]
    fn bound<P: Place, S: Sink>(value: &T, out: &mut S) -> Position {
        value.bound::<P, S>(out)
    }

    #[inline(always)]
    fn between(low: Bound<&T>, high: Bound<&T>) -> Between<T> {
        T::between(low, high)
    }

    #[inline]
    fn compare(a: &T, b: &T) -> Ordering {
        a.compare(b)
    }
}

impl<'r, T: FieldValueDecode<'r>> FieldDecode<'r, T> for Ordered {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        T::decode::<P>(row)
    }

    #[inline]
    fn skip<P: Place>(row: &mut Reader<'r>) -> Result<(), DecodeFault> {
        T::skip::<P>(row)
    }
}
