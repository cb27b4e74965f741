//! Text and bytes of variable width. Unescaped at the end of a row, under `rest`, and before a delimiter, where the bytes are
//! checked; elsewhere `00` is escaped as `01 01`, `01` as `01 02`, and `00` is the terminator.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::str;

use super::as_type::form;
use super::{
    BoundPosition, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Ordered, Reader, Sink, codec,
};
use crate::bytes::escape::escape;
use crate::bytes::reader::{ESCAPE, NUL};
use crate::bytes::special_byte;
use crate::form::write::free_bound;

/// Why text that is written in another form cannot borrow.
pub(super) const BORROWED: &str = "the row does not contain the text as is, so it cannot be borrowed; \
     write `Cow<'_, str>` for `&str`, `Cow<'_, [u8]>` for `&[u8]`";

/// A type of text or bytes, owned or borrowed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither text nor bytes",
    label = "neither text nor bytes",
    note = "text and bytes are `String`, `&str`, `Cow<str>`, `Vec<u8>`, `&[u8]`, `Cow<[u8]>`, and `str` and `[u8]` in a \
            `Box` or an `Arc`; on a type that derives `RowKey`, write the attribute inside, on its own field",
    note = "`_starts_with` is for these and `[u8; N]`: bound other fields by `_range(..)`, nested keys by `_prefix(..)`"
)]
#[doc(hidden)]
pub trait Text {
    /// Whether it is UTF-8.
    const UTF8: bool;
    /// Whether it borrows from the row.
    const BORROWED: bool = false;

    /// What the scan functions take.
    type Arg<'v>
    where
        Self: 'v;
    /// What decoding returns: the same type, with the lifetime of the row if it borrows.
    type Read<'r>;

    /// The bytes.
    fn bytes(&self) -> &[u8];

    /// Converts the bytes of a row; `None` if they are not UTF-8, or cannot be borrowed.
    fn from_row(bytes: Cow<'_, [u8]>) -> Option<Self::Read<'_>>;
}

/// Writes text and, if `end` requires one, its terminator.
#[inline(always)]
pub(crate) fn write<S: Sink>(text: &[u8], end: End, out: &mut S) -> Result<(), EncodeFault> {
    match end {
        End::Row | End::Before(_) => out.put(text),
        End::Byte(delimiter) => {
            if special_byte::any_up_to(delimiter, text) {
                return Err(not_above(text, delimiter).into());
            }
            out.put(text);
        }
        End::Unordered(delimiter) => {
            if let Some(at) = delimiter.begins_in(text) {
                return Err(EncodeErrorKind::HoldsDelimiter { at, delimiter }.into());
            }
            out.put(text);
        }
        End::Terminator => {
            match special_byte::any_up_to(ESCAPE, text) {
                true => escape(text, out),
                false => out.put(text),
            }
            out.put_byte(NUL);
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

pub(crate) fn bound<S: Sink>(text: &[u8], end: End, out: &mut S) -> BoundPosition {
    if free_bound(text, end, out).is_none() { BoundPosition::At } else { BoundPosition::After }
}

/// Validates UTF-8.
#[inline(always)]
fn utf8(bytes: Cow<'_, [u8]>) -> Option<Cow<'_, str>> {
    match bytes {
        Cow::Borrowed(bytes) => str::from_utf8(bytes).ok().map(Cow::Borrowed),
        Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
    }
}

/// Reads owned text. Not inlined: keys share it, and it allocates anyway.
#[inline(never)]
fn read_owned<'r, T: Text<Read<'r> = T>>(row: &mut Reader<'r>, end: End) -> Option<T> {
    T::from_row(row.text(end)?)
}

/// The bytes, if they are borrowed from the row.
#[inline(always)]
fn borrowed(bytes: Cow<'_, [u8]>) -> Option<&[u8]> {
    match bytes {
        Cow::Borrowed(bytes) => Some(bytes),
        Cow::Owned(_) => None,
    }
}

/// Implements [`Text`]: the type, its decoded form, what it derefs to, and the conversion from a row.
macro_rules! text {
    (@utf8 str) => { true };
    (@utf8 [u8]) => { false };
    (@owned) => { true };
    (@owned $life:lifetime) => { false };
    (@form [] $text:ty, $arg:tt) => { form! { ['v,] &'v $arg, of $text, by &'v $arg } };
    (@form [$life:lifetime] $text:ty, $arg:tt) => {};

    (
        [$($life:lifetime)?] $text:ty => $read:ty, $arg:tt,
        |$row:ident| $from:expr $(, borrowed: $borrowed:literal)?
    ) => {
        impl$(<$life>)? Text for $text {
            const UTF8: bool = text!(@utf8 $arg);
            $(const BORROWED: bool = $borrowed;)?

            type Arg<'v> = &'v $arg where Self: 'v;
            type Read<'r> = $read;

            #[inline(always)]
            fn bytes(&self) -> &[u8] {
                <$arg as AsRef<[u8]>>::as_ref(self)
            }

            #[inline(always)]
            fn from_row($row: Cow<'_, [u8]>) -> Option<Self::Read<'_>> {
                $from
            }
        }
    };
}

/// Also implements `Ordered`. Not for `Vec<u8>` and `&[u8]`, which are lists: there the element type decides.
macro_rules! ordered_text {
    ($(
        $(#[$when:meta])*
        [$($life:lifetime)?] $text:ty => $read:ty, $arg:tt,
        |$row:ident| $from:expr $(, borrowed: $borrowed:literal)?;
    )*) => {$(
        $(#[$when])*
        const _: () = {
            text! { [$($life)?] $text => $read, $arg, |$row| $from $(, borrowed: $borrowed)? }
            text! { @form [$($life)?] $text, $arg }

            codec! {
                [$($life)?] Ordered, $text, arg: &'v $arg, node: Node::of(Kind::Text { utf8: <$text>::UTF8 }, None),
                borrows: <$text>::BORROWED,
                write: #[inline(always)] |value, end, out| write(value.bytes(), end, out)?,
                bound: |value, end, out| bound(value.bytes(), end, out),
                compare: #[inline] |a, b| a.bytes().cmp(b.bytes()),
            }

            impl<'r> Decode<'r, $read> for Ordered {
                #[inline(always)]
                fn read(row: &mut Reader<'r>, end: End) -> Option<$read> {
                    match text!(@owned $($life)?) {
                        true => row.apart(|row| read_owned::<$read>(row, end)),
                        false => <$read>::from_row(row.text(end)?),
                    }
                }
            }
        };
    )*};
}

text! { [] Vec<u8> => Vec<u8>, [u8], |row| Some(row.into_owned()) }
text! { ['a] &'a [u8] => &'r [u8], [u8], |row| borrowed(row), borrowed: true }

impl<'r> Decode<'r, &'r [u8]> for Ordered {
    #[inline(always)]
    fn read(row: &mut Reader<'r>, end: End) -> Option<&'r [u8]> {
        borrowed(row.text(end)?)
    }
}

ordered_text! {
    // Copy first: UTF-8 validation is faster on an aligned allocation.
    [] String => String, str, |row| String::from_utf8(row.into_owned()).ok();
    ['a] &'a str => &'r str, str, |row| str::from_utf8(borrowed(row)?).ok(), borrowed: true;
    ['a] Cow<'a, str> => Cow<'r, str>, str, |row| utf8(row);
    [] Box<str> => Box<str>, str, |row| utf8(row).map(Box::from);
    ['a] Cow<'a, [u8]> => Cow<'r, [u8]>, [u8], |row| Some(row);
    [] Box<[u8]> => Box<[u8]>, [u8], |row| Some(row.into());

    #[cfg(target_has_atomic = "ptr")]
    [] Arc<str> => Arc<str>, str, |row| utf8(row).map(Arc::from);
    #[cfg(target_has_atomic = "ptr")]
    [] Arc<[u8]> => Arc<[u8]>, [u8], |row| Some(row.into());
    #[cfg(feature = "bytes")]
    [] bytes::Bytes => bytes::Bytes, [u8], |row| Some(row.into_owned().into());
    #[cfg(feature = "smol_str")]
    [] smol_str::SmolStr => smol_str::SmolStr, str, |row| utf8(row).map(Into::into);
    #[cfg(feature = "compact_str")]
    [] compact_str::CompactString => compact_str::CompactString, str, |row| utf8(row).map(Into::into);
}
