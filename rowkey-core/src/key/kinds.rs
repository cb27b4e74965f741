//! An enum of keys: several row kinds in one table. The rows of a kind are those that its key would have if it
//! were declared with the variant's prefix: `[salt][prefix][fields]`.

use super::{Key, Place, Read, too_long};
use crate::bytes::{Reader, Sink};
use crate::error::EncodeError;

/// Writes the key of a kind. Generated `write` calls this.
///
/// # Errors
/// When a field's value cannot be encoded; the error names the kind.
#[inline]
pub fn put_kind<K: Key, S: Sink>(
    key: &K,
    kind: &'static str,
    prefix: &'static [u8],
    out: &mut S,
) -> Result<(), EncodeError> {
    key.__write(out, Place::Kind(prefix)).map_err(|error| error.of_kind(kind))
}

/// Whether the row is one of the kind with this prefix. Generated `read` calls this after it has gone past the
/// salt of the enum `E`, if it has one.
#[inline]
pub fn is_kind<E: Key>(row: &Reader<'_>, prefix: &[u8]) -> bool {
    // All kinds have the same salt, their own or the enum's.
    let salt = match E::__KEY.kinds() {
        [first, ..] => first.layout.salt_width(),
        [] => 0,
    };
    row.row().get(salt..).is_some_and(|rest| rest.starts_with(prefix))
}

/// Reads the key of a kind.
#[inline]
pub fn take_kind<'r, K: Read<'r>>(row: &mut Reader<'r>, prefix: &'static [u8]) -> Option<K> {
    let key = K::__read(row, Place::Kind(prefix))?;
    if row.remaining() == 0 { Some(key) } else { None }
}

/// Holds a row that begins at `start` to the `max_len` of the enum.
///
/// # Errors
/// When it is longer.
#[inline]
pub fn check_len<S: Sink>(start: usize, max: usize, out: &S) -> Result<(), EncodeError> {
    let len = out.position() - start;
    if len > max { Err(too_long(len, max)) } else { Ok(()) }
}
