//! Enums of keys: several row kinds in one table. A row of a variant is what its key would encode to if it were declared with
//! the variant's prefix: `[salt][prefix][fields]`.

use super::{Frame, Key, Read, too_long};
use crate::bytes::{Reader, Sink};
use crate::error::EncodeError;

/// Writes the key of a variant. Called by generated `write`.
///
/// # Errors
/// If the value of a field cannot be encoded; the error names the variant.
#[inline]
pub fn put_kind<K: Key, S: Sink>(
    key: &K,
    kind: &'static str,
    prefix: &'static [u8],
    out: &mut S,
) -> Result<(), EncodeError> {
    key.__write(out, Frame::Kind(prefix)).map_err(|error| error.of_kind(kind))
}

/// Whether the row is one of the variant with this prefix. Called by generated `read` after the salt of the enum `E`, if any.
#[inline]
pub fn is_kind<E: Key>(row: &Reader<'_>, prefix: &[u8]) -> bool {
    // All variants have the same salt, their own or the enum's.
    let salt = match E::__KEY.kinds() {
        [first, ..] => first.layout.salt_width(),
        [] => 0,
    };
    row.row().get(salt..).is_some_and(|rest| rest.starts_with(prefix))
}

/// Reads the key of a variant.
#[inline]
pub fn take_kind<'r, K: Read<'r>>(row: &mut Reader<'r>, prefix: &'static [u8]) -> Option<K> {
    let key = K::__read(row, Frame::Kind(prefix))?;
    if row.remaining() == 0 { Some(key) } else { None }
}

/// Checks a row that starts at `start` against the `max_len` of the enum.
///
/// # Errors
/// If it is longer.
#[inline]
pub fn check_len<S: Sink>(start: usize, max: usize, out: &S) -> Result<(), EncodeError> {
    let len = out.position() - start;
    if len > max { Err(too_long(len, max)) } else { Ok(()) }
}
