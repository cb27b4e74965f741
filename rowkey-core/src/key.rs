//! What `#[derive(RowKey)]` implements, and the encode and decode that all keys share.

use alloc::vec::Vec;

use crate::bytes::{End, Position, Reader, Sink};
use crate::codec::{Codec, Decode};
use crate::error::{DecodeError, EncodeError, EncodeErrorKind, EncodeFault};
use crate::explain;
use crate::layout::{Field, Layout};

mod bucket;
pub mod check;
mod choice;
mod kinds;
mod nested;
mod place;
mod row;
mod tail;
#[cfg(test)]
mod tests;

pub use bucket::{Bucket, Lost, One, Pending};
pub use check::{begins_with_time, fixed, infallible, ordered, width};
pub use choice::{AlwaysFits, Choice, If, Outcome, sure};
pub use kinds::{check_len, is_kind, put_kind, take_kind};
pub use place::Place;
pub(crate) use row::MISNAMED;
pub(crate) use row::write_row;
pub use row::{Encoded, EncodedInto, Len, Row, Shape, VariableWidth};

/// A derived key, struct or enum of keys, as the core sees it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it"
)]
pub trait Key: Sized {
    /// Fixed or variable width, and whether every value can be encoded: [`Shape`].
    type __Row: Row;
    /// Where a scan begins: [`One`] bucket without a salt, else [`Pending`].
    type __Bucket: Bucket;
    /// The builder around a scan.
    type __Prefix<S>;
    /// The steps of a scan past the fields, as far as [`Prefix`](crate::Prefix) names them.
    type __Steps;

    /// The bytes as data.
    const __KEY: &'static Layout;
    /// Every value can be encoded.
    const __INFALLIBLE: bool;
    /// A field borrows its bytes from the row, so they must stand there as they are.
    const __BORROWS: bool = false;
    /// The last field does.
    const __BORROWS_LAST: bool = false;

    /// Appends the encoded key, or its fields alone where it is nested.
    ///
    /// # Errors
    /// When a field's value cannot be encoded.
    fn __write<S: Sink>(&self, out: &mut S, place: Place) -> Result<(), EncodeError>;
}

/// A key that is read from rows of the lifetime `'r`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`",
    note = "write `#[derive(rowkey::RowKey)]` on it"
)]
pub trait Read<'r>: Key {
    /// Reads what [`Key::__write`] wrote.
    fn __read(row: &mut Reader<'r>, place: Place) -> Option<Self>;
}

/// A key by reference is written as the key: what prefix functions take.
impl<K: Key> Key for &K {
    type __Row = K::__Row;
    type __Bucket = K::__Bucket;
    type __Prefix<S> = K::__Prefix<S>;
    type __Steps = K::__Steps;
    const __KEY: &'static Layout = K::__KEY;
    const __INFALLIBLE: bool = K::__INFALLIBLE;

    #[inline(always)]
    fn __write<S: Sink>(&self, out: &mut S, place: Place) -> Result<(), EncodeError> {
        K::__write(self, out, place)
    }
}

/// The encoded key. Generated `encode` calls this.
#[inline(always)]
pub fn encode<K: Key>(key: &K) -> Encoded<K> {
    const { row::check::<K>() };
    K::__Row::encode(key)
}

/// Appends the encoded key. Generated `encode_into` calls this.
#[inline(always)]
pub fn encode_into<K: Key>(key: &K, out: &mut Vec<u8>) -> EncodedInto<K> {
    const { row::check::<K>() };
    <K::__Row as Row>::Infallible::outcome(K::__Row::append(key, out), ())
}

/// Writes a field: a line of a generated `write`.
///
/// # Errors
/// When the value cannot be encoded.
#[inline(always)]
pub fn put<C: Codec<T>, T>(
    value: &T,
    field: &'static str,
    end: End,
    out: &mut impl Sink,
) -> Result<(), EncodeError> {
    if out.finds() {
        return match C::bound(value, end, out) {
            Position::At => Ok(()),
            position => {
                out.found(position);
                // Nobody reads it: the position is what was asked for.
                Err(too_long(0, 0))
            }
        };
    }
    let start = out.position();
    let written = C::write(value, end, out);
    if let Some((codec, width)) = const { C::NODE.promised_width() } {
        if written.is_ok() && out.position() - start != width {
            wrong_width(field, codec, width, out.position() - start);
        }
    }
    match written {
        Ok(()) => Ok(()),
        // A place for an error that never comes would be written by every key.
        Err(fault) if C::INFALLIBLE && !matches!(end, End::Byte(_) | End::Unordered(_)) => {
            broken_promise(field, fault)
        }
        Err(fault) => Err(fault.of_field(field)),
    }
}

#[cold]
#[inline(never)]
fn wrong_width(field: &str, codec: &str, width: usize, written: usize) -> ! {
    panic!("field `{field}`: the codec `{codec}` says that it writes {width} bytes, and wrote {written}")
}

#[cold]
#[inline(never)]
fn broken_promise(field: &'static str, fault: EncodeFault) -> ! {
    choice::broken_promise(fault.of_field(field))
}

/// Reads a field: a line of a generated `read`.
#[inline(always)]
pub fn take<'r, C: Decode<'r, T>, T>(row: &mut Reader<'r>, end: End) -> Option<T> {
    let start = row.position();
    let value = C::read(row, end)?;
    // A codec of the user's own is held to its width: the offsets of a key depend on it.
    match const { C::NODE.promised_width() } {
        Some((_, width)) if row.position() - start != width => None,
        _ => Some(value),
    }
}

/// A field of the type `T`, written by `C`.
#[must_use]
pub const fn field<C: Codec<T>, T>(name: &'static str, salted: bool) -> Field {
    Field::new(name, C::NODE, salted, None)
}

/// The same where it may be a codec of the user's own; `skip` goes past a value of it.
#[must_use]
pub const fn field_with<C: Codec<T>, T>(
    name: &'static str,
    salted: bool,
    skip: crate::layout::Skip,
) -> Field {
    Field::new(name, C::NODE, salted, if C::NODE.needs_skip() { Some(skip) } else { None })
}

/// Goes past a value of a codec of the user's own: what [`field_with`] takes.
pub fn skip<'r, C: Decode<'r, T>, T>(row: &mut Reader<'r>, end: End) -> bool {
    C::read(row, end).is_some()
}

/// One field of a row: generated `decode_f` calls this.
///
/// # Errors
/// When the row ends before it, or an earlier field does not end; when its bytes are not those of any value,
/// or bytes are left after the last field.
#[inline(always)]
pub fn decode_field<'r, K: Key, C: Decode<'r, T>, T>(row: &'r [u8], index: usize) -> Result<T, DecodeError> {
    let end = K::__KEY.fields.end(index, End::Row);
    field_by::<K, T>(row, index, |reader| take::<C, T>(reader, end))
}

#[inline(always)]
fn field_by<'r, K: Key, T>(
    row: &'r [u8],
    index: usize,
    take: impl FnOnce(&mut Reader<'r>) -> Option<T>,
) -> Result<T, DecodeError> {
    let layout = K::__KEY;
    let last = index + 1 == layout.fields.list.get().len();
    let start = match layout.constant_offset(index) {
        Some(offset) => Some(offset),
        None => explain::field_start(layout, index, row),
    };
    if let Some(mut reader) = start.and_then(|start| Reader::starting_at(row, start)) {
        if let Some(value) = take(&mut reader) {
            let ended = match const { (K::__KEY.fields.trailing, K::__KEY.fields.delimiter) } {
                (true, Some(delimiter)) if last => reader.unordered_delimiter(delimiter).is_some(),
                _ => true,
            };
            if !last || ended && reader.remaining() == 0 {
                return Ok(value);
            }
        }
    }
    let (field, fault) = explain::refused_field(layout, index, row);
    Err(fault.of_field(field))
}

/// The fault of a row that is too long.
pub(crate) fn too_long(len: usize, max: usize) -> EncodeError {
    EncodeFault::from(EncodeErrorKind::RowTooLong { len, max }).of_field("row")
}

/// Reads the delimiter between two fields: a line of a generated `read`.
#[inline(always)]
pub fn delimiter(row: &mut Reader<'_>, delimiter: u8) -> Option<()> {
    row.delimiter(delimiter)
}

/// The bytes of `K` as data. Generated `LAYOUT` is this, and not the constant itself: what a constant names, the
/// compiler evaluates in each crate that declares keys, and what it calls only where it is used.
#[must_use]
pub const fn layout<K: Key>() -> &'static Layout {
    const { row::check::<K>() };
    K::__KEY
}

/// `LEN` where the tokens of a key do not tell its type.
#[must_use]
pub const fn len<K: Key>() -> Len<K> {
    <K::__Row as Row>::LEN
}

/// The fingerprint of `K`. Generated `FINGERPRINT` is this, for the same reason.
#[must_use]
pub const fn fingerprint<K: Key>() -> u64 {
    K::__KEY.fingerprint()
}
