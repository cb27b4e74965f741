//! Fields that were added later, `#[rowkey(tail)]`: at the end of a row, it and all fields after it are no bytes where
//! they are `None`. So rows from before they were added still decode.

use super::{Key, Place, field_by, put, take};
use crate::bytes::{End, Reader, Sink};
use crate::codec::{Codec, Decode};
use crate::error::{DecodeError, EncodeError};

impl Place {
    /// Writes such a field, and notes in `kept` how much of the row is left where all after it are `None`.
    ///
    /// # Errors
    /// When the value cannot be encoded.
    #[inline(always)]
    pub fn put_tail<C: Codec<Option<T>>, T>(
        value: &Option<T>,
        field: &'static str,
        kept: &mut usize,
        out: &mut impl Sink,
    ) -> Result<(), EncodeError> {
        put::<C, Option<T>>(value, field, End::Mark, out)?;
        if value.is_some() {
            *kept = out.position();
        }
        Ok(())
    }

    /// Takes back the `None`s at the end of a row.
    #[inline(always)]
    pub fn cut_tail(self, kept: usize, out: &mut impl Sink) {
        if self.end() == End::Row {
            out.cut(kept);
        }
    }

    /// Reads such a field. A `None` at the end of a row that is not left out would be a second row of the same key.
    #[inline(always)]
    pub fn take_tail<'r, C: Decode<'r, Option<T>>, T>(self, row: &mut Reader<'r>) -> Option<Option<T>> {
        let at_the_end = |row: &Reader<'_>| self.end() == End::Row && row.remaining() == 0;
        if at_the_end(row) {
            return Some(None);
        }
        let value = take::<C, Option<T>>(row, End::Mark)?;
        if value.is_none() && at_the_end(row) { None } else { Some(value) }
    }

    /// The `index`th field of a row, which is such a field.
    ///
    /// # Errors
    /// As those of [`decode_field`](super::decode_field).
    #[inline(always)]
    pub fn decode_tail<'r, K: Key, C: Decode<'r, Option<T>>, T>(
        row: &'r [u8],
        index: usize,
    ) -> Result<Option<T>, DecodeError> {
        field_by::<K, _>(row, index, |reader| Place::Row.take_tail::<C, T>(reader))
    }
}
