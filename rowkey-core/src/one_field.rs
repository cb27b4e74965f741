//! One field of a row, without the others.

use crate::FieldDecode;
use crate::error::{DecodeError, DecodeErrorKind, DecodeFault};
use crate::format::KeyFormat;
use crate::key::{KeyFields, take};
use crate::key_field::{KeyField, PlaceOf};
use crate::place::Place;
use crate::reader::Reader;

impl KeyFormat {
    /// Where the `index`th field begins, if that is the same in every row.
    #[must_use]
    pub const fn constant_offset(&'static self, index: usize) -> Option<usize> {
        let mut offset = self.front();
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

/// A row that goes from the beginning of the field of the number `from` to that of the one of `to`.
#[derive(Debug)]
pub struct Skipping<'s, 'r> {
    row: &'s mut Reader<'r>,
    from: usize,
    to: usize,
    /// The field that does not end.
    failed: Option<(usize, DecodeFault)>,
}

impl<'r> Skipping<'_, 'r> {
    /// Goes behind a field, and the delimiter after it, if it is one to skip.
    #[inline(always)]
    pub fn field<C: FieldDecode<'r, T>, T, P: Place>(&mut self, index: usize) -> bool {
        if index < self.from || index >= self.to {
            return true;
        }
        let skipped = match C::FORMAT.width {
            Some(width) => self.row.bytes(width).map(drop),
            None => C::skip::<P>(self.row),
        };
        let behind = skipped.and_then(|()| match P::DELIMITER {
            Some(delimiter) => self.row.delimiter(delimiter),
            None => Ok(()),
        });
        match behind {
            Ok(()) => true,
            Err(fault) => {
                self.failed = Some((index, fault));
                false
            }
        }
    }
}

/// One field of a row of a key that owns its fields. It names no lifetime, which the compiler would solve
/// for in each function that calls it.
///
/// # Errors
/// As [`decode_borrowed_field`].
#[inline(always)]
pub fn decode_field<K: KeyFields, F: KeyField<K>, T>(row: &[u8]) -> Result<T, DecodeError>
where
    F::Codec: for<'r> FieldDecode<'r, T>,
{
    decode_borrowed_field::<K, F, T>(row)
}

/// One field of a row.
///
/// # Errors
/// When the row ends in front of it, or a field before it does not end; when its bytes are not those of
/// any value, or bytes are left over behind the last field.
#[inline(always)]
pub fn decode_borrowed_field<'r, K: KeyFields, F: KeyField<K>, T>(row: &'r [u8]) -> Result<T, DecodeError>
where
    F::Codec: FieldDecode<'r, T>,
{
    let mut row = at_field::<K, F>(row)?;
    let value = take::<F::Codec, T, PlaceOf<K, F>, DecodeError>(F::NAME, &mut row)?;
    if PlaceOf::<K, F>::LAST && row.remaining() > 0 {
        let fault = row.stop(DecodeErrorKind::Trailing { found: row.remaining() });
        return Err(fault.of_field(F::NAME));
    }
    Ok(value)
}

/// The row at the field `F`: from the last field on that stands at the same place in every row, those
/// before it are gone through.
#[inline(always)]
fn at_field<K: KeyFields, F: KeyField<K>>(row: &[u8]) -> Result<Reader<'_>, DecodeError> {
    let (from, offset) = const { K::KEY.last_constant_offset(F::INDEX) };
    let failed = |index: usize, fault: DecodeFault| fault.of_field(&K::NAMES[index].0);
    let Some(mut row) = Reader::starting_at(row, offset) else {
        let kind = DecodeErrorKind::Truncated { expected: offset - row.len(), found: 0 };
        return Err(failed(from, DecodeFault::new(row.len(), kind)));
    };
    if from != F::INDEX {
        let mut skipping = Skipping { row: &mut row, from, to: F::INDEX, failed: None };
        K::skip(&mut skipping);
        if let Some((index, fault)) = skipping.failed {
            return Err(failed(index, fault));
        }
    }
    Ok(row)
}
