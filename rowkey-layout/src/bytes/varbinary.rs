//! The escapes of Phoenix's VARBINARY_ENCODED: `00` is written `00 FF`, and `00 01` ends the text.

use memchr::memchr;

use super::reader::NUL;
use super::{End, Sink};

/// Follows an escaped `00`.
pub const ESCAPED: u8 = 0xFF;
/// Ends the text, except at the end of a row.
pub const END: [u8; 2] = [NUL, 0x01];

/// Writes text with its escapes, and its end.
#[inline]
pub fn put<S: Sink>(text: &[u8], end: End, out: &mut S) {
    let mut rest = text;
    while let Some(at) = memchr(NUL, rest) {
        out.put(&rest[..=at]);
        out.put_byte(ESCAPED);
        rest = &rest[at + 1..];
    }
    out.put(rest);
    if end != End::Row {
        out.put(&END);
    }
}
