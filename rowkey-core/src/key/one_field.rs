//! One field of a row alone.

use super::Key;
use super::taker::take;
use crate::bytes::{End, Reader};
use crate::codec::Decode;
use crate::error::DecodeError;
use crate::form;

/// Decodes one field of a row. Called by generated `decode_f`.
///
/// # Errors
/// If the row ends before it, an earlier field does not end, its bytes are not an encoding, or bytes follow the last field.
#[inline(always)]
pub fn decode_field<'r, K: Key, C: Decode<'r, T>, T>(row: &'r [u8], index: usize) -> Result<T, DecodeError> {
    let layout = K::__KEY;
    let last = index + 1 == layout.fields.list.get().len();
    let start = match layout.constant_offset(index) {
        Some(offset) => Some(offset),
        None => form::row::field_start(layout, index, row),
    };
    if let Some(mut reader) = start.and_then(|start| Reader::starting_at(row, start)) {
        let literal = reader.consume(layout.literal(index));
        if let Some(value) = literal.and_then(|()| take::<C, T>(&mut reader, &layout.fields, index, End::Row))
        {
            let ended = match const { (K::__KEY.fields.trailing, K::__KEY.fields.delimiter) } {
                (true, Some(delimiter)) if last => reader.consume(&delimiter).is_some(),
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
