//! `#[rowkey(tail)]`: optional fields added to the end of a key. Trailing `None`s are omitted from a row, so rows written before
//! the field existed still decode.

use super::{Frame, Key, field_by, put, take};
use crate::bytes::{End, Reader, Sink};
use crate::codec::{Codec, Decode};
use crate::error::{DecodeError, EncodeError};

impl Frame {
    /// Writes a `tail` field, and updates `kept`: the length of the row if all later fields are `None`.
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
        put::<C, Option<T>>(value, field, End::Terminator, out)?;
        if value.is_some() {
            *kept = out.position();
        }
        Ok(())
    }

    /// Removes trailing `None`s from a row.
    #[inline(always)]
    pub fn cut_tail(self, kept: usize, out: &mut impl Sink) {
        if self.end() == End::Row {
            out.cut(kept);
        }
    }

    /// Reads a `tail` field. A `None` written at the end of a row is invalid: it would be a second row of the same key.
    #[inline(always)]
    pub fn take_tail<'r, C: Decode<'r, Option<T>>, T>(self, row: &mut Reader<'r>) -> Option<Option<T>> {
        let at_the_end = |row: &Reader<'_>| self.end() == End::Row && row.remaining() == 0;
        if at_the_end(row) {
            return Some(None);
        }
        let value = take::<C, Option<T>>(row, End::Terminator)?;
        if value.is_none() && at_the_end(row) { None } else { Some(value) }
    }

    /// Decodes the field `index` of a row, a `tail` field.
    ///
    /// # Errors
    /// Like [`decode_field`](super::decode_field).
    #[inline(always)]
    pub fn decode_tail<'r, K: Key, C: Decode<'r, Option<T>>, T>(
        row: &'r [u8],
        index: usize,
    ) -> Result<Option<T>, DecodeError> {
        field_by::<K, _>(row, index, |reader| Frame::Row.take_tail::<C, T>(reader))
    }
}
