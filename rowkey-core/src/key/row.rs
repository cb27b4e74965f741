//! The result type of `encode`: an array for a key of fixed width, else a [`KeyBuf`]; in a `Result` if some value cannot be
//! encoded.

use alloc::vec::Vec;

use super::choice::{Choice, If, Outcome};
use super::frame::Span;
use super::{Frame, Key, too_long, write};
use crate::bytes::KeyBuf;
use crate::bytes::sink::{ArraySink, Sink};
use crate::error::EncodeError;

/// The result type of `K::encode`.
///
/// `[u8; N]` for a key of fixed width, else a [`KeyBuf`]; in a `Result<_, EncodeError>` if some value of a field cannot be
/// encoded.
pub type Encoded<K> =
    Outcome<<<K as Key>::__Row as RowShape>::Infallible, <<K as Key>::__Row as RowShape>::Bytes>;

/// The result type of `K::encode_into`: `()`, in a `Result` if `encode` returns one.
pub type EncodedInto<K> = Outcome<<<K as Key>::__Row as RowShape>::Infallible, ()>;

/// The type of `K::LEN`: `usize` for a key of fixed width, else [`VariableWidth`].
pub type Len<K> = <<K as Key>::__Row as RowShape>::Len;

/// The type of `K::LEN` for a key of variable width, so that using it as a number does not compile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariableWidth;

/// The shape of rows: `N` bytes if `FIXED`; `INFALLIBLE`: every value can be encoded; the salt is computed from `SPANS` spans of
/// bytes.
pub struct Shape<const FIXED: bool, const N: usize, const INFALLIBLE: bool, const SPANS: usize = 0>;

/// A shape of rows: fixed or variable width, fallible or infallible.
///
/// Its functions have other names than those of a key. Otherwise the compiler would suggest this trait, which no user can name, for
/// `key.encode()` in generic code.
pub trait RowShape {
    /// `[u8; N]` or [`KeyBuf`].
    type Bytes;
    /// Whether every value can be encoded.
    type Infallible: Choice;
    /// `usize` or [`VariableWidth`].
    type Len;
    /// The spans that the salt is computed from.
    type Spans: AsMut<[Span]>;
    /// The width of a row.
    const ROW_LEN: Self::Len;
    /// The spans before they are known.
    const SPANS: Self::Spans;
    /// The shape as data: the width, whether every value can be encoded, the number of spans.
    const SHAPE: (Option<usize>, bool, usize);

    /// Encodes a key.
    fn row_of<K: Key>(key: &K) -> Outcome<Self::Infallible, Self::Bytes>;

    /// Appends an encoded key. On failure, `out` is unchanged.
    ///
    /// # Errors
    /// If the value of a field cannot be encoded.
    fn append<K: Key>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError>;

    /// The row, if it has a valid length, as a slice whose length the compiler knows.
    fn exact<K: Key>(row: &[u8]) -> Option<&[u8]>;
}

/// Checks the shape. The derive infers it from the names of types, and a user's own type may have such a name.
pub(crate) const fn check<K: Key>() {
    let (width, infallible, spans) = <K::__Row as RowShape>::SHAPE;
    check_width::<K>(width);
    assert!(K::__KEY.infallible() || !infallible, "{}", MISNAMED);
    assert!(K::__KEY.fields.salted_spans() == spans);
    assert!(!K::__KEY.too_long(), "{}", MISNAMED);
}

/// Checks the width.
const fn check_width<K: Key>(declared: Option<usize>) {
    match (K::__KEY.width(), declared) {
        (None, None) => {}
        (Some(width), Some(declared)) if width == declared => {}
        _ => panic!("{}", MISNAMED),
    }
}

/// The error for a user's own type with the name of a standard type.
pub(crate) const MISNAMED: &str =
    "a field's type has the name of a standard type but is a different type: rename it";

/// Appends the encoded key.
#[inline(always)]
pub(crate) fn write_row<K: Key, S: Sink>(key: &K, out: &mut S) -> Result<(), EncodeError> {
    let start = out.position();
    write(key, out, Frame::row::<K>())?;
    if let Some(max) = const { K::__KEY.limit() } {
        let len = out.position() - start;
        if len > max {
            return Err(too_long(len, max));
        }
    }
    Ok(())
}

/// Truncates the buffer to its previous length on failure, and if a custom codec panics.
struct TruncateOnDrop<'a> {
    len: usize,
    row: &'a mut Vec<u8>,
}

impl Drop for TruncateOnDrop<'_> {
    #[inline]
    fn drop(&mut self) {
        self.row.truncate(self.len);
    }
}

impl<const N: usize, const INFALLIBLE: bool, const SPANS: usize> RowShape
    for Shape<true, N, INFALLIBLE, SPANS>
where
    If<INFALLIBLE>: Choice,
{
    type Bytes = [u8; N];
    type Infallible = If<INFALLIBLE>;
    type Len = usize;
    type Spans = [Span; SPANS];
    const ROW_LEN: usize = N;
    const SPANS: [Span; SPANS] = [(0, 0); SPANS];
    const SHAPE: (Option<usize>, bool, usize) = (Some(N), INFALLIBLE, SPANS);

    #[inline(always)]
    fn row_of<K: Key>(key: &K) -> Outcome<If<INFALLIBLE>, [u8; N]> {
        let mut out = ArraySink::<N>::EMPTY;
        // Not by `map`, which would copy the array into a `Result` and out of it.
        match write_row(key, &mut out) {
            Ok(()) => If::<INFALLIBLE>::wrap(Ok(out.row)),
            Err(error) => If::<INFALLIBLE>::wrap(Err(error)),
        }
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

impl<const INFALLIBLE: bool, const SPANS: usize> RowShape for Shape<false, 0, INFALLIBLE, SPANS>
where
    If<INFALLIBLE>: Choice,
{
    type Bytes = KeyBuf;
    type Infallible = If<INFALLIBLE>;
    type Len = VariableWidth;
    type Spans = [Span; SPANS];
    const ROW_LEN: VariableWidth = VariableWidth;
    const SPANS: [Span; SPANS] = [(0, 0); SPANS];
    const SHAPE: (Option<usize>, bool, usize) = (None, INFALLIBLE, SPANS);

    #[inline(always)]
    fn row_of<K: Key>(key: &K) -> Outcome<If<INFALLIBLE>, KeyBuf> {
        let mut out = KeyBuf::new();
        match write_row(key, &mut out) {
            Ok(()) => If::<INFALLIBLE>::wrap(Ok(out)),
            Err(error) => If::<INFALLIBLE>::wrap(Err(error)),
        }
    }

    #[inline]
    fn append<K: Key>(key: &K, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        let mut undo = TruncateOnDrop { len: out.len(), row: out };
        write_row(key, undo.row)?;
        undo.len = undo.row.len();
        Ok(())
    }

    #[inline(always)]
    fn exact<K: Key>(row: &[u8]) -> Option<&[u8]> {
        match const { K::__KEY.limit() } {
            Some(max) if row.len() > max => None,
            _ => Some(row),
        }
    }
}
