//! The traits that `#[derive(RowKey)]` implements, and the shared parts of encode and decode.

use alloc::vec::Vec;

use crate::bytes::{BoundPosition, End, Reader, Sink};
use crate::codec::{Codec, Decode};
use crate::error::{DecodeError, EncodeError, EncodeErrorKind, EncodeFault};
use crate::form;
use crate::layout::{Field, Layout};

mod bucket;
pub mod check;
mod choice;
mod frame;
mod kinds;
mod list;
mod nested;
mod row;
mod tail;
#[cfg(test)]
mod tests;

pub use bucket::{AllBuckets, Bucket, OneBucket, Pending};
pub use check::{begins_with_time, fixed, infallible, ordered, width};
pub use choice::{AlwaysFits, Choice, If, Outcome, unwrap_infallible};
pub use frame::Frame;
pub use kinds::{check_len, is_kind, put_kind, take_kind};
pub use list::List;
pub(crate) use row::MISNAMED;
pub(crate) use row::write_row;
pub use row::{Encoded, EncodedInto, Len, Row, Shape, VariableWidth};

/// A derived key: a struct or an enum of keys. Internal; users name `RowKey`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`, or is a single field",
    note = "on a struct of fields, or an enum of such structs, write `#[derive(rowkey::RowKey)]`; an enum without data is a field \
            and not a key"
)]
#[doc(hidden)]
pub trait Key: Sized {
    /// Fixed or variable width, and whether every value can be encoded: [`Shape`].
    type __Row: Row;
    /// The bucket state at the start of a scan: [`OneBucket`] without a salt, else [`Pending`].
    type __Bucket: Bucket;
    /// The generated builder around a scan.
    type __Prefix<S>;
    /// The steps of a scan, as far as [`Prefix`](crate::Prefix) names them.
    type __Steps;
    /// The start of a scan and the fields, in declaration order, as messages name them.
    type __Fields: List;
    /// The salted field as messages name it, or a tuple of several or of none.
    type __Salted;

    /// The layout.
    const __KEY: &'static Layout;
    /// Whether every value can be encoded.
    const __INFALLIBLE: bool = false;
    /// Whether a field borrows from the row, so that the row must contain its bytes as is.
    const __BORROWS: bool = false;
    /// Whether the last field does.
    const __BORROWS_LAST: bool = false;

    /// Appends the encoded key, or only its fields if it is nested.
    ///
    /// # Errors
    /// When a field's value cannot be encoded.
    fn __write<S: Sink>(&self, out: &mut S, frame: Frame) -> Result<(), EncodeError>;
}

/// A key that decodes from rows with the lifetime `'r`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row key",
    label = "does not derive `RowKey`, or is a single field",
    note = "on a struct of fields, or an enum of such structs, write `#[derive(rowkey::RowKey)]`; an enum without data is a field \
            and not a key"
)]
#[doc(hidden)]
pub trait Read<'r>: Key {
    /// Reads back what [`Key::__write`] wrote.
    fn __read(row: &mut Reader<'r>, frame: Frame) -> Option<Self>;
}

/// References to keys, which scan functions take.
impl<K: Key> Key for &K {
    type __Row = K::__Row;
    type __Bucket = K::__Bucket;
    type __Prefix<S> = K::__Prefix<S>;
    type __Steps = K::__Steps;
    type __Fields = K::__Fields;
    type __Salted = K::__Salted;
    const __KEY: &'static Layout = K::__KEY;
    const __INFALLIBLE: bool = K::__INFALLIBLE;

    #[inline(always)]
    fn __write<S: Sink>(&self, out: &mut S, frame: Frame) -> Result<(), EncodeError> {
        K::__write(self, out, frame)
    }
}

/// Encodes a key. Called by generated `encode`.
#[inline(always)]
pub fn encode<K: Key>(key: &K) -> Encoded<K> {
    const { row::check::<K>() };
    K::__Row::row_of(key)
}

/// Appends an encoded key. Called by generated `encode_into`.
#[inline(always)]
pub fn encode_into<K: Key>(key: &K, out: &mut Vec<u8>) -> EncodedInto<K> {
    const { row::check::<K>() };
    <K::__Row as Row>::Infallible::outcome(K::__Row::append(key, out), ())
}

/// Writes a field. Called by generated `__write`.
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
    if out.collects_bound() {
        return match C::bound(value, end, out) {
            BoundPosition::At => Ok(()),
            position => {
                out.record_position(position);
                // Never read: it only ends the write.
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
        // Without this arm, every infallible key would contain code for an error that never occurs.
        Err(fault) if C::INFALLIBLE && !matches!(end, End::Byte(_) | End::Unordered(_)) => {
            broken_promise(field, fault)
        }
        Err(fault) => Err(fault.of_field(field)),
    }
}

#[cold]
#[inline(never)]
fn wrong_width(field: &str, codec: &str, width: usize, written: usize) -> ! {
    panic!("field `{field}`: the codec `{codec}` declares that it writes {width} bytes, and wrote {written}")
}

#[cold]
#[inline(never)]
fn broken_promise(field: &'static str, fault: EncodeFault) -> ! {
    choice::broken_promise(fault.of_field(field))
}

/// Reads a field. Called by generated `__read`.
#[inline(always)]
pub fn take<'r, C: Decode<'r, T>, T>(row: &mut Reader<'r>, end: End) -> Option<T> {
    let start = row.position();
    let value = C::read(row, end)?;
    // A custom codec must read its declared width: the offsets of the key depend on it.
    match const { C::NODE.promised_width() } {
        Some((_, width)) if row.position() - start != width => None,
        _ => Some(value),
    }
}

/// A field of type `T` with the codec `C`.
#[must_use]
pub const fn field<C: Codec<T>, T>(name: &'static str, salted: bool) -> Field {
    Field::new(name, C::NODE, salted, None)
}

/// The same if it may contain a custom codec; `skip` skips a value. `own`: it is one, which may refuse more than its node says.
#[must_use]
pub const fn field_with<C: Codec<T>, T>(
    name: &'static str,
    salted: bool,
    own: bool,
    skip: crate::layout::Skip,
) -> Field {
    Field::new(name, C::NODE, salted, if own || C::NODE.needs_skip() { Some(skip) } else { None })
}

/// Skips a value of a custom codec, for [`field_with`].
pub fn skip<'r, C: Decode<'r, T>, T>(row: &mut Reader<'r>, end: End) -> bool {
    C::read(row, end).is_some()
}

/// Decodes one field of a row. Called by generated `decode_f`.
///
/// # Errors
/// If the row ends before it, an earlier field does not end, its bytes are not an encoding, or bytes follow the last field.
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
        None => form::row::field_start(layout, index, row),
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
    let (field, fault) = form::row::field_decode_fault(layout, index, row);
    Err(fault.of_field(field))
}

/// The error of a row that exceeds `max_len`.
pub(crate) fn too_long(len: usize, max: usize) -> EncodeError {
    EncodeFault::from(EncodeErrorKind::RowTooLong { len, max }).of_field("row")
}

/// Reads the delimiter between two fields. Called by generated `__read`.
#[inline(always)]
pub fn delimiter(row: &mut Reader<'_>, delimiter: u8) -> Option<()> {
    row.delimiter(delimiter)
}

/// The layout of `K`. Generated `LAYOUT` calls this instead of naming the constant: rustc evaluates constants that are named
/// in every crate that declares keys, but calls only where they are used.
#[must_use]
pub const fn layout<K: Key>() -> &'static Layout {
    const { row::check::<K>() };
    K::__KEY
}

/// `LEN`, if the derive cannot infer its type from tokens.
#[must_use]
pub const fn len<K: Key>() -> Len<K> {
    <K::__Row as Row>::ROW_LEN
}

/// The fingerprint of `K`, a call for the same reason.
#[must_use]
pub const fn fingerprint<K: Key>() -> u64 {
    K::__KEY.fingerprint()
}
