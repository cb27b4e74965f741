//! Text and bytes of free length. At the end of the row they stand as they are; before a delimiter
//! too, checked; elsewhere `00` becomes `00 FF` and `00 01` is the end.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::str;

use super::{FieldValue, FieldValueDecode};
use crate::codec::Position;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::Format;
use crate::place::Place;
use crate::reader::{END, ESCAPED_NUL, NUL, Reader};
use crate::sink::Sink;
use crate::special_byte;

/// Text and bytes, owned or borrowed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither text nor bytes",
    label = "neither text nor bytes",
    note = "text and bytes are `String`, `&str`, `Cow<str>`, `Vec<u8>`, `&[u8]`, `Cow<[u8]>`, and `str` and `[u8]` in a \
            `Box` or an `Arc`; on a type that derives `RowKey`, write the attribute inside, on its own field",
    note = "`_starts_with` is for these alone: bound other fields by `_range(..)`, nested keys by `_prefix(..)`"
)]
pub trait Text {
    const UTF8: bool;
    const BORROWED: bool;

    type Arg<'v>
    where
        Self: 'v;

    fn bytes(&self) -> &[u8];
}

/// Text as a row gives it back.
pub trait TextDecode<'r>: Text + Sized {
    fn from_row(bytes: Cow<'r, [u8]>) -> Result<Self, TextFault>;
}

/// Text that is not what its type asks for.
#[derive(Debug)]
pub struct TextFault {
    kind: DecodeErrorKind,
    /// Bytes of the text in front of the fault.
    before: usize,
    /// NULs among them, each of which has an escape in the row where text is escaped.
    nuls: usize,
}

impl TextFault {
    const NOT_BORROWABLE: TextFault = TextFault { kind: DecodeErrorKind::NotBorrowable, before: 0, nuls: 0 };

    #[cold]
    fn not_utf8(text: &[u8], error: str::Utf8Error) -> Self {
        let before = error.valid_up_to();
        TextFault {
            kind: DecodeErrorKind::NotUtf8,
            before,
            nuls: memchr::memchr_iter(NUL, &text[..before]).count(),
        }
    }

    /// Where the fault stands in a row in which the text begins at `at`, as it is.
    pub(crate) fn in_row(self, at: usize) -> DecodeFault {
        DecodeFault::new(at + self.before, self.kind)
    }

    /// The same, as `P` writes it.
    fn at_place<P: Place>(self, at: usize) -> DecodeFault {
        let escapes = if P::LAST || P::DELIMITER.is_some() { 0 } else { self.nuls };
        self.in_row(at + escapes)
    }
}

/// Writes text as its place wants it ended.
#[inline(always)]
pub(crate) fn encode<P: Place, S: Sink>(text: &[u8], out: &mut S) -> Result<(), EncodeFault> {
    if P::LAST {
        out.put(text);
    } else if let Some(delimiter) = P::DELIMITER {
        if special_byte::any_up_to(delimiter, text) {
            return Err(not_above(text, delimiter).into());
        }
        out.put(text);
    } else {
        let start = out.position();
        if out.put_ended(text, [NUL, END]) {
            out.cut(start);
            escape(text, out);
        }
    }
    Ok(())
}

#[cold]
#[inline(never)]
fn not_above(text: &[u8], delimiter: u8) -> EncodeErrorKind {
    let found = text.iter().copied().enumerate().find(|&(_, byte)| byte <= delimiter);
    let (at, byte) = found.unwrap_or_default();
    EncodeErrorKind::NotAboveDelimiter { byte, at, delimiter }
}

/// Text that holds a NUL.
#[inline(never)]
fn escape<S: Sink>(text: &[u8], out: &mut S) {
    let mut rest = text;
    while let Some(nul) = special_byte::first(NUL, rest) {
        out.put(&rest[..=nul]);
        out.put_byte(ESCAPED_NUL);
        rest = &rest[nul + 1..];
    }
    out.put_ended(rest, [NUL, END]);
}

pub(crate) fn bound<P: Place, S: Sink>(text: &[u8], out: &mut S) -> Position {
    if let Some(delimiter) = P::DELIMITER {
        // Text with such a byte has no row. Cut before it, it lies just above the row of the rest.
        if let Some(at) = text.iter().position(|&byte| byte <= delimiter) {
            out.put(&text[..at]);
            out.put_byte(delimiter);
            return Position::After;
        }
    }
    // Nothing is forbidden any more.
    let _ = encode::<P, S>(text, out);
    Position::At
}

/// Writes what all encodings of texts that start with `prefix` start with; `None` where there are
/// no such texts.
pub(crate) fn starts_with<P: Place, S: Sink>(prefix: &[u8], out: &mut S) -> Option<()> {
    match P::DELIMITER {
        Some(delimiter) if prefix.iter().any(|&byte| byte <= delimiter) => return None,
        Some(_) => out.put(prefix),
        None if P::LAST => out.put(prefix),
        None => {
            let _ = encode::<P, S>(prefix, out);
            let end = out.position() - [NUL, END].len();
            out.cut(end);
        }
    }
    Some(())
}

macro_rules! text {
    ($([$($life:lifetime)?] $text:ty, $arg:ty, utf8: $utf8:literal, borrowed: $borrowed:literal, |$value:ident| $bytes:expr;)*) => {$(
        impl$(<$life>)? Text for $text {
            const UTF8: bool = $utf8;
            const BORROWED: bool = $borrowed;

            type Arg<'v> = &'v $arg where Self: 'v;

            #[inline(always)]
            fn bytes(&self) -> &[u8] {
                let $value = self;
                $bytes
            }
        }
    )*};
}

text! {
    [] String, str, utf8: true, borrowed: false, |text| text.as_bytes();
    ['a] &'a str, str, utf8: true, borrowed: true, |text| text.as_bytes();
    ['a] Cow<'a, str>, str, utf8: true, borrowed: false, |text| text.as_bytes();
    [] Vec<u8>, [u8], utf8: false, borrowed: false, |bytes| bytes;
    ['a] &'a [u8], [u8], utf8: false, borrowed: true, |bytes| bytes;
    ['a] Cow<'a, [u8]>, [u8], utf8: false, borrowed: false, |bytes| bytes;
}

/// `Vec<u8>` and `&[u8]` have theirs with the lists, as elements decide there.
macro_rules! default_text {
    ($([$($life:lifetime)?] $text:ty;)*) => {$(
        impl$(<$life>)? FieldValue for $text {
            type Arg<'v> = <Self as Text>::Arg<'v> where Self: 'v;

            const FORMAT: Format = Format::text(<Self as Text>::UTF8, <Self as Text>::BORROWED);

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                encode::<P, S>(self.bytes(), out)
            }

            #[inline]
            fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
                bound::<P, S>(self.bytes(), out)
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.bytes().cmp(other.bytes())
            }
        }
    )*};
}

default_text! {
    [] String;
    ['a] &'a str;
    ['a] Cow<'a, str>;
    ['a] Cow<'a, [u8]>;
}

macro_rules! default_text_decode {
    ($($text:ty;)*) => {$(
        impl<'r> FieldValueDecode<'r> for $text {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                let at = row.position();
                <$text as TextDecode<'r>>::from_row(row.text::<P>()?).map_err(|fault| fault.at_place::<P>(at))
            }

            #[inline]
            fn skip<P: Place>(row: &mut Reader<'r>) -> Result<(), DecodeFault> {
                row.text::<P>().map(drop)
            }
        }
    )*};
}

default_text_decode! {
    String;
    &'r str;
    Cow<'r, str>;
    &'r [u8];
    Cow<'r, [u8]>;
}

mod owned;

impl<'r> TextDecode<'r> for String {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Result<Self, TextFault> {
        // Copied first: the start of an allocation is aligned, as the check for UTF-8 likes its words.
        String::from_utf8(bytes.into_owned())
            .map_err(|error| TextFault::not_utf8(error.as_bytes(), error.utf8_error()))
    }
}

impl<'r> TextDecode<'r> for &'r str {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Result<Self, TextFault> {
        let bytes = <&[u8]>::from_row(bytes)?;
        str::from_utf8(bytes).map_err(|error| TextFault::not_utf8(bytes, error))
    }
}

impl<'r> TextDecode<'r> for Cow<'r, str> {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Result<Self, TextFault> {
        match bytes {
            Cow::Borrowed(bytes) => {
                str::from_utf8(bytes).map(Cow::Borrowed).map_err(|error| TextFault::not_utf8(bytes, error))
            }
            owned @ Cow::Owned(_) => String::from_row(owned).map(Cow::Owned),
        }
    }
}

impl<'r> TextDecode<'r> for Vec<u8> {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Result<Self, TextFault> {
        Ok(bytes.into_owned())
    }
}

impl<'r> TextDecode<'r> for &'r [u8] {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Result<Self, TextFault> {
        match bytes {
            Cow::Borrowed(bytes) => Ok(bytes),
            Cow::Owned(_) => Err(TextFault::NOT_BORROWABLE),
        }
    }
}

impl<'r> TextDecode<'r> for Cow<'r, [u8]> {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Result<Self, TextFault> {
        Ok(bytes)
    }
}
