//! One field of a row, without the others.

use crate::FieldDecode;
use crate::error::{DecodeError, DecodeErrorKind, DecodeFault};
use crate::format::KeyFormat;
use crate::key::{KeyFields as _, take};
use crate::key_field::KeyField;
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

    /// The last field up to the `index`th that begins at the same place in every row, and where.
    const fn last_constant_offset(&'static self, index: usize) -> (usize, usize) {
        let mut index = index;
        loop {
            // The first one always does.
            if let Some(offset) = self.constant_offset(index) {
                return (index, offset);
            }
            index -= 1;
        }
    }
}

/// Goes behind a field, and the delimiter after it. Generated `skip` calls this.
///
/// # Errors
/// When the field does not end.
#[inline(always)]
pub fn skip_field<'r, C: FieldDecode<'r, T>, T, P: Place>(
    field: &'static str,
    row: &mut Reader<'r>,
) -> Result<(), DecodeError> {
    let skipped = match C::FORMAT.width {
        Some(width) => row.bytes(width).map(drop),
        None => C::skip::<P>(row),
    };
    let behind = skipped.and_then(|()| match P::DELIMITER {
        Some(delimiter) => row.delimiter(delimiter),
        None => Ok(()),
    });
    behind.map_err(|fault| DecodeError { field, fault })
}

/// One field of a row.
///
/// # Errors
/// When the row ends in front of it, or a field before it does not end; when its bytes are not those of
/// any value, or bytes are left over behind the last field.
#[inline(always)]
pub fn decode_field<'r, F: KeyField, T>(row: &'r [u8]) -> Result<T, DecodeError>
where
    F::Codec: FieldDecode<'r, T>,
{
    let mut row = at_field::<F>(row)?;
    let value = take::<F::Codec, T, F::Place>(F::NAME, &mut row)?;
    if F::Place::LAST && row.remaining() > 0 {
        let fault = row.stop(DecodeErrorKind::Trailing { found: row.remaining() });
        return Err(DecodeError { field: F::NAME, fault });
    }
    Ok(value)
}

/// The row at the field `F`: from the last field on that stands at the same place in every row, those
/// before it are gone through.
#[inline(always)]
fn at_field<F: KeyField>(row: &[u8]) -> Result<Reader<'_>, DecodeError> {
    let (from, offset) = const { F::Key::KEY.last_constant_offset(F::INDEX) };
    let Some(mut reader) = Reader::starting_at(row, offset) else {
        let kind = DecodeErrorKind::Truncated { expected: offset - row.len(), found: 0 };
        let field = F::Key::KEY.fields[from].name;
        return Err(DecodeError { field, fault: DecodeFault::new(row.len(), kind) });
    };
    if from != F::INDEX {
        F::Key::skip(&mut reader, from, F::INDEX)?;
    }
    Ok(reader)
}
