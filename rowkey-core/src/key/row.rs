//! What a key is encoded to: an array where all rows have one width, else a [`KeyBuf`]; in a `Result` if some
//! value cannot be encoded.

use alloc::vec::Vec;

use super::{Key, Place, too_long};
use crate::bytes::KeyBuf;
use crate::bytes::sink::{ArraySink, Sink};
use crate::error::EncodeError;

/// What `encode` gives: `[u8; N]` for a key of fixed width, else a [`KeyBuf`]; in a `Result` if some value of a
/// field cannot be encoded.
pub type Encoded<K> = <<K as Key>::__Row as Row>::Encoded;

/// What `encode_into` gives: nothing, in a `Result` where `encode` gives one.
pub type EncodedInto<K> = <<K as Key>::__Row as Row>::Appended;

/// The type of `K::LEN`: `usize` for a key of fixed width, else [`VariableWidth`].
pub type Len<K> = <<K as Key>::__Row as Row>::Len;

/// `K::LEN` of a key whose rows have no one length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariableWidth;

/// Rows of `N` bytes (`FIXED`), for every value (`INFALLIBLE`).
#[derive(Debug, Clone, Copy)]
pub struct Shape<const FIXED: bool, const N: usize, const INFALLIBLE: bool>;

/// The four shapes of rows.
pub trait Row {
    /// `[u8; N]` or [`KeyBuf`], bare or in a `Result`.
    type Encoded;
    /// Nothing, bare or in a `Result`.
    type Appended;
    /// `usize` or [`VariableWidth`].
    type Len;
    /// What the bounds of scans are built in.
    type Head: crate::bytes::sink::Head;
    /// Bytes of a row.
    const LEN: Self::Len;
    /// The shape as data: the width, and whether every value can be encoded.
    const SHAPE: (Option<usize>, bool);

    /// The encoded key.
    fn encode<K: Key>(key: &K) -> Self::Encoded;

    /// Appends the encoded key; on failure, `out` is as it was.
    fn encode_into<K: Key>(key: &K, out: &mut Vec<u8>) -> Self::Appended;

    /// The same for generic code.
    ///
    /// # Errors
    /// When a field's value cannot be encoded.
    fn append<K: Key>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError>;

    /// The row, if it can be one by its length: cut to a width that the compiler knows.
    fn exact<K: Key>(row: &[u8]) -> Option<&[u8]>;
}

/// What a shape says holds: the derive goes by the names of types, and a name may be a user's own.
pub(crate) const fn check<K: Key>() {
    let (width, infallible) = <K::__Row as Row>::SHAPE;
    match width {
        Some(said) => check_width::<K>(said),
        None => assert!(K::__KEY.width().is_none(), "{}", MISNAMED),
    }
    assert!(K::__INFALLIBLE || !infallible, "{}", MISNAMED);
    assert!(!K::__KEY.too_long(), "{}", MISNAMED);
}

/// All rows have this width.
const fn check_width<K: Key>(said: usize) {
    match K::__KEY.width() {
        Some(width) if width == said => {}
        _ => panic!("{}", MISNAMED),
    }
}

/// Why a field is not what it was taken for by the name of its type.
pub(crate) const MISNAMED: &str = "the type of a field has the name of a standard type and is another one, with other values or another place: \
     rename it";

/// Appends the encoded key.
#[inline(always)]
pub(crate) fn write_row<K: Key, S: Sink>(key: &K, out: &mut S) -> Result<(), EncodeError> {
    let start = out.position();
    key.__write(out, Place::Row)?;
    if let Some(max) = const { K::__KEY.max_len() } {
        let len = out.position() - start;
        if len > max {
            return Err(too_long(len, max));
        }
    }
    Ok(())
}

/// Cuts a buffer back to its length before, should a codec of the user's own panic.
struct Undo<'a> {
    row: &'a mut Vec<u8>,
    len: usize,
    done: bool,
}

impl Drop for Undo<'_> {
    #[inline]
    fn drop(&mut self) {
        if !self.done {
            self.row.truncate(self.len);
        }
    }
}

/// The value of what cannot fail.
#[inline(always)]
pub fn sure<T>(result: Result<T, EncodeError>) -> T {
    match result {
        Ok(value) => value,
        // A codec that calls itself infallible gave an error.
        Err(error) => broken_promise(error),
    }
}

#[cold]
#[inline(never)]
pub(super) fn broken_promise(error: EncodeError) -> ! {
    panic!("a codec that calls itself infallible refused a value: {error}")
}

type Bare<T> = T;
type Checked<T> = Result<T, EncodeError>;

macro_rules! shapes {
    ($($infallible:literal $wrap:ident, |$written:ident, $value:ident| $wrapped:expr;)*) => {$(
        impl<const N: usize> Row for Shape<true, N, $infallible> {
            type Encoded = $wrap<[u8; N]>;
            type Appended = $wrap<()>;
            type Len = usize;
            type Head = ArraySink<N>;
            const LEN: usize = N;
            const SHAPE: (Option<usize>, bool) = (Some(N), $infallible);

            #[inline(always)]
            fn encode<K: Key>(key: &K) -> $wrap<[u8; N]> {
                let mut out = ArraySink::<N>::new();
                // The row lies beside the `Result`: in it, it would be copied in the parts of both.
                let $written = write_row(key, &mut out);
                let $value = out.row;
                $wrapped
            }

            #[inline(always)]
            fn encode_into<K: Key>(key: &K, out: &mut Vec<u8>) -> $wrap<()> {
                let ($written, $value) = (Self::append(key, out), ());
                $wrapped
            }

            #[inline(always)]
            fn append<K: Key>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError> {
                let mut row = ArraySink::<N>::new();
                write_row(key, &mut row)?;
                out.extend_from_slice(&row.row);
                Ok(())
            }

            #[inline(always)]
            fn exact<K: Key>(row: &[u8]) -> Option<&[u8]> {
                const { check_width::<K>(N) };
                let exact = row.first_chunk::<N>()?;
                if row.len() == N { Some(exact) } else { None }
            }
        }

        impl Row for Shape<false, 0, $infallible> {
            type Encoded = $wrap<KeyBuf>;
            type Appended = $wrap<()>;
            type Len = VariableWidth;
            type Head = KeyBuf;
            const LEN: VariableWidth = VariableWidth;
            const SHAPE: (Option<usize>, bool) = (None, $infallible);

            #[inline(always)]
            fn encode<K: Key>(key: &K) -> $wrap<KeyBuf> {
                let mut $value = KeyBuf::new();
                let $written = write_row(key, &mut $value);
                $wrapped
            }

            #[inline(always)]
            fn encode_into<K: Key>(key: &K, out: &mut Vec<u8>) -> $wrap<()> {
                let ($written, $value) = (Self::append(key, out), ());
                $wrapped
            }

            #[inline]
            fn append<K: Key>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError> {
                let len = out.len();
                let mut undo = Undo { row: out, len, done: false };
                let written = write_row(key, undo.row);
                undo.done = written.is_ok();
                written
            }

            #[inline(always)]
            fn exact<K: Key>(row: &[u8]) -> Option<&[u8]> {
                match const { K::__KEY.max_len() } {
                    Some(max) if row.len() > max => None,
                    _ => Some(row),
                }
            }
        }
    )*};
}

shapes! {
    true Bare, |written, value| { sure(written); value };
    false Checked, |written, value| written.map(|()| value);
}
