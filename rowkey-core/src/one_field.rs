//! One field of a row, without the others.

use crate::FieldDecode;
use crate::error::{DecodeError, DecodeErrorKind, DecodeFault};
use crate::format::KeyFormat;
use crate::key::{KeyFields, take};
use crate::place::Place;
use crate::reader::Reader;

impl KeyFormat {
    /// Where the `index`th field begins, if that is the same in every row.
    #[must_use]
    pub const fn constant_offset(&'static self, index: usize) -> Option<usize> {
        let mut offset = self.prefix.len()
            + match self.salt {
                Some(salt) => salt.width,
                None => 0,
            };
        let mut i = 0;
        while i < index {
            let Some(width) = self.fields[i].format.width else { return None };
            offset += width + if self.delimiter.is_some() { 1 } else { 0 };
            i += 1;
        }
        Some(offset)
    }
}

/// A row at its `INDEX`th field, which stands at the same place in every row.
///
/// # Errors
/// When the row ends in front of it.
#[inline(always)]
pub fn field_at<K: KeyFields, const INDEX: usize>(row: &[u8]) -> Result<Reader<'_>, DecodeError> {
    let Some(offset) = (const { K::KEY.constant_offset(INDEX) }) else {
        // Generated code asks for fields behind others that have a width.
        unreachable!()
    };
    Reader::starting_at(row, offset).ok_or_else(|| {
        let kind = DecodeErrorKind::Truncated { expected: offset - row.len(), found: 0 };
        DecodeError { field: K::KEY.fields[INDEX].name, fault: DecodeFault::new(row.len(), kind) }
    })
}

/// A row at its `INDEX`th field: behind the one before, where that is not always at the same place.
///
/// # Errors
/// When the row ends in front of it, or a field before it does not end.
#[inline(always)]
pub fn field_at_or_behind<'r, K: KeyFields, const INDEX: usize>(
    row: &'r [u8],
    behind: impl FnOnce(&'r [u8]) -> Result<Reader<'r>, DecodeError>,
) -> Result<Reader<'r>, DecodeError> {
    if const { K::KEY.constant_offset(INDEX).is_some() } { field_at::<K, INDEX>(row) } else { behind(row) }
}

/// Goes behind a field, and the delimiter after it.
///
/// # Errors
/// When the field does not end.
#[inline(always)]
pub fn skip_field<'r, K: KeyFields, C: FieldDecode<'r, T>, T, P: Place, const INDEX: usize>(
    mut row: Reader<'r>,
) -> Result<Reader<'r>, DecodeError> {
    let field = const { K::KEY.fields[INDEX].name };
    let skipped = match C::FORMAT.width {
        Some(width) => row.bytes(width).map(drop),
        None => C::skip::<P>(&mut row),
    };
    skipped.map_err(|fault| DecodeError { field, fault })?;
    if let Some(delimiter) = P::DELIMITER {
        row.delimiter(delimiter).map_err(|fault| DecodeError { field, fault })?;
    }
    Ok(row)
}

/// The field that comes next in the row.
///
/// # Errors
/// When its bytes are not those of any value, or bytes are left over behind the last field.
#[inline(always)]
pub fn decode_field<'r, K: KeyFields, C: FieldDecode<'r, T>, T, P: Place, const INDEX: usize>(
    mut row: Reader<'r>,
) -> Result<T, DecodeError> {
    let field = const { K::KEY.fields[INDEX].name };
    let value = take::<C, T, P>(field, &mut row)?;
    if P::LAST && row.remaining() > 0 {
        let fault = row.stop(DecodeErrorKind::Trailing { found: row.remaining() });
        return Err(DecodeError { field, fault });
    }
    Ok(value)
}
