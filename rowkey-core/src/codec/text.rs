//! Text and bytes of variable width. At the end of the row they are written as they are; before a delimiter too,
//! checked; elsewhere `00` becomes `00 FF`, and `00 01` is the terminator.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::str;

use super::{Codec, Decode, Ordered};
use crate::bytes::reader::{ESCAPED_NUL, NUL, TERMINATOR};
use crate::bytes::{End, Position, Reader, Sink, special_byte};
use crate::error::{EncodeErrorKind, EncodeFault};
use crate::layout::{Kind, Node};

mod owned;

/// Text and bytes, owned or borrowed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither text nor bytes",
    label = "neither text nor bytes",
    note = "text and bytes are `String`, `&str`, `Cow<str>`, `Vec<u8>`, `&[u8]`, `Cow<[u8]>`, and `str` and `[u8]` in a \
            `Box` or an `Arc`; on a type that derives `RowKey`, write the attribute inside, on its own field",
    note = "`_starts_with` is for these alone: bound other fields by `_range(..)`, nested keys by `_prefix(..)`"
)]
pub trait Text {
    /// It is UTF-8.
    const UTF8: bool;
    /// It is a reference into the row.
    const BORROWED: bool;

    /// What the prefix functions take.
    type Arg<'v>
    where
        Self: 'v;

    /// The bytes.
    fn bytes(&self) -> &[u8];
}

/// Text as a row gives it back.
pub trait TextDecode<'r>: Text + Sized {
    /// The text of these bytes; `None` where they are not UTF-8, or cannot be borrowed.
    fn from_row(bytes: Cow<'r, [u8]>) -> Option<Self>;
}

/// Writes text, ended as what follows it demands.
#[inline(always)]
pub(crate) fn write<S: Sink>(text: &[u8], end: End, out: &mut S) -> Result<(), EncodeFault> {
    match end {
        End::Row => out.put(text),
        End::Byte(delimiter) => {
            if special_byte::any_up_to(delimiter, text) {
                return Err(not_above(text, delimiter).into());
            }
            out.put(text);
        }
        End::Mark => {
            let start = out.position();
            if out.put_ended(text, TERMINATOR) {
                out.cut(start);
                escape(text, out);
            }
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
    out.put_ended(rest, TERMINATOR);
}

pub(crate) fn bound<S: Sink>(text: &[u8], end: End, out: &mut S) -> Position {
    if let End::Byte(delimiter) = end {
        // Text with such a byte has no row. Cut before it, it lies just above the row of the rest.
        if let Some(at) = text.iter().position(|&byte| byte <= delimiter) {
            out.put(&text[..at]);
            out.put_byte(delimiter);
            return Position::After;
        }
    }
    // Nothing is forbidden any more.
    let _ = write(text, end, out);
    Position::At
}

/// Writes what the encodings of all texts that start with `prefix` start with; `None` where there are no such
/// texts.
pub(crate) fn starts_with<S: Sink>(prefix: &[u8], end: End, out: &mut S) -> Option<()> {
    write(prefix, end, out).ok()?;
    if end == End::Mark {
        out.cut(out.position() - TERMINATOR.len());
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

/// `Vec<u8>` and `&[u8]` have theirs with the lists, as elements decide there.
macro_rules! ordered_text {
    ($([$($life:lifetime)?] $text:ty;)*) => {$(
        impl$(<$life>)? Codec<$text> for Ordered {
            type Arg<'v> = <$text as Text>::Arg<'v> where $text: 'v;

            const NODE: &'static Node = &Node::of(Kind::Text { utf8: <$text>::UTF8 }, None);
            const INFALLIBLE: bool = true;
            const BORROWS: bool = <$text>::BORROWED;

            #[inline(always)]
            fn write<S: Sink>(value: &$text, end: End, out: &mut S) -> Result<(), EncodeFault> {
                write(value.bytes(), end, out)
            }

            #[inline]
            fn bound<S: Sink>(value: &$text, end: End, out: &mut S) -> Position {
                bound(value.bytes(), end, out)
            }

            #[inline]
            fn compare(a: &$text, b: &$text) -> Ordering {
                a.bytes().cmp(b.bytes())
            }
        }
    )*};
}

macro_rules! ordered_text_decode {
    ($($text:ty;)*) => {$(
        impl<'r> Decode<'r, $text> for Ordered {
            #[inline(always)]
            fn read(row: &mut Reader<'r>, end: End) -> Option<$text> {
                TextDecode::from_row(row.text(end)?)
            }
        }
    )*};
}

use {ordered_text, ordered_text_decode, text};

text! {
    [] String, str, utf8: true, borrowed: false, |text| text.as_bytes();
    ['a] &'a str, str, utf8: true, borrowed: true, |text| text.as_bytes();
    ['a] Cow<'a, str>, str, utf8: true, borrowed: false, |text| text.as_bytes();
    [] Vec<u8>, [u8], utf8: false, borrowed: false, |bytes| bytes;
    ['a] &'a [u8], [u8], utf8: false, borrowed: true, |bytes| bytes;
    ['a] Cow<'a, [u8]>, [u8], utf8: false, borrowed: false, |bytes| bytes;
}

ordered_text! {
    [] String;
    ['a] &'a str;
    ['a] Cow<'a, str>;
    ['a] Cow<'a, [u8]>;
}

ordered_text_decode! {
    String;
    &'r str;
    Cow<'r, str>;
    &'r [u8];
    Cow<'r, [u8]>;
}

impl<'r> TextDecode<'r> for String {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Option<Self> {
        // Copied first: the start of an allocation is aligned, as the check for UTF-8 likes its words.
        String::from_utf8(bytes.into_owned()).ok()
    }
}

impl<'r> TextDecode<'r> for &'r str {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Option<Self> {
        str::from_utf8(TextDecode::from_row(bytes)?).ok()
    }
}

impl<'r> TextDecode<'r> for Cow<'r, str> {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Option<Self> {
        match bytes {
            Cow::Borrowed(bytes) => str::from_utf8(bytes).ok().map(Cow::Borrowed),
            owned @ Cow::Owned(_) => String::from_row(owned).map(Cow::Owned),
        }
    }
}

impl<'r> TextDecode<'r> for Vec<u8> {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Option<Self> {
        Some(bytes.into_owned())
    }
}

impl<'r> TextDecode<'r> for &'r [u8] {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Option<Self> {
        match bytes {
            Cow::Borrowed(bytes) => Some(bytes),
            Cow::Owned(_) => None,
        }
    }
}

impl<'r> TextDecode<'r> for Cow<'r, [u8]> {
    #[inline(always)]
    fn from_row(bytes: Cow<'r, [u8]>) -> Option<Self> {
        Some(bytes)
    }
}
