//! What a key is encoded to: an array where all rows have one width, else a [`KeyBuf`]; in a `Result` if some
//! value cannot be encoded.

use alloc::vec::Vec;

use super::choice::{Choice, If, Outcome};
use super::{Key, Place, too_long};
use crate::bytes::KeyBuf;
use crate::bytes::sink::{ArraySink, Head, Sink};
use crate::error::EncodeError;

/// What `encode` gives: `[u8; N]` for a key of fixed width, else a [`KeyBuf`]; in a `Result` if some value of a
/// field cannot be encoded.
pub type Encoded<K> = Outcome<<<K as Key>::__Row as Row>::Infallible, <<K as Key>::__Row as Row>::Bytes>;

/// What `encode_into` gives: nothing, in a `Result` where `encode` gives one.
pub type EncodedInto<K> = Outcome<<<K as Key>::__Row as Row>::Infallible, ()>;

/// The type of `K::LEN`: `usize` for a key of fixed width, else [`VariableWidth`].
pub type Len<K> = <<K as Key>::__Row as Row>::Len;

/// `K::LEN` of a key whose rows have no one length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariableWidth;

/// Rows of `N` bytes (`FIXED`), for every value (`INFALLIBLE`).
#[derive(Debug, Clone, Copy)]
pub struct Shape<const FIXED: bool, const N: usize, const INFALLIBLE: bool>;

/// The shapes of rows: of fixed width and of variable width.
pub trait Row {
    /// `[u8; N]` or [`KeyBuf`].
    type Bytes;
    /// Whether every value can be encoded.
    type Infallible: Choice;
    /// `usize` or [`VariableWidth`].
    type Len;
    /// What the bounds of scans are built in.
    type Head: Head;
    /// Bytes of a row.
    const LEN: Self::Len;
    /// The shape as data: the width, and whether every value can be encoded.
    const SHAPE: (Option<usize>, bool);

    /// The encoded key.
    fn encode<K: Key>(key: &K) -> Outcome<Self::Infallible, Self::Bytes>;

    /// Appends the encoded key; on failure, `out` is as it was.
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
    check_width::<K>(width);
    assert!(K::__INFALLIBLE || !infallible, "{}", MISNAMED);
    assert!(!K::__KEY.too_long(), "{}", MISNAMED);
}

/// All rows have this width.
const fn check_width<K: Key>(said: Option<usize>) {
    match (K::__KEY.width(), said) {
        (None, None) => {}
        (Some(width), Some(said)) if width == said => {}
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

impl<const N: usize, const INFALLIBLE: bool> Row for Shape<true, N, INFALLIBLE>
where
    If<INFALLIBLE>: Choice,
{
    type Bytes = [u8; N];
    type Infallible = If<INFALLIBLE>;
    type Len = usize;
    type Head = ArraySink<N>;
    const LEN: usize = N;
    const SHAPE: (Option<usize>, bool) = (Some(N), INFALLIBLE);

    #[inline(always)]
    fn encode<K: Key>(key: &K) -> Outcome<If<INFALLIBLE>, [u8; N]> {
        let mut out = ArraySink::<N>::EMPTY;
        let written = write_row(key, &mut out);
        If::<INFALLIBLE>::outcome(written, out.row)
    }

    #[inline(always)]
    fn append<K: Key>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        let mut row = ArraySink::<N>::EMPTY;
        write_row(key, &mut row)?;
        out.extend_from_slice(&row.row);
        Ok(())
    }

    #[inline(always)]
    fn exact<K: Key>(row: &[u8]) -> Option<&[u8]> {
        const { check_width::<K>(Some(N)) };
        let exact = row.first_chunk::<N>()?;
        if row.len() == N { Some(exact) } else { None }
    }
}

impl<const INFALLIBLE: bool> Row for Shape<false, 0, INFALLIBLE>
where
    If<INFALLIBLE>: Choice,
{
    type Bytes = KeyBuf;
    type Infallible = If<INFALLIBLE>;
    type Len = VariableWidth;
    type Head = KeyBuf;
    const LEN: VariableWidth = VariableWidth;
    const SHAPE: (Option<usize>, bool) = (None, INFALLIBLE);

    #[inline(always)]
    fn encode<K: Key>(key: &K) -> Outcome<If<INFALLIBLE>, KeyBuf> {
        let mut out = KeyBuf::new();
        let written = write_row(key, &mut out);
        If::<INFALLIBLE>::outcome(written, out)
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
