//! The text of a UUID: 8, 4, 4, 4 and 12 lower-case hexadecimal digits, separated by hyphens.

use super::Digits;

/// The length of the text.
pub const WIDTH: usize = 36;

/// Whether a UUID's text can have `byte` at offset `at`.
#[inline]
pub const fn holds(at: usize, byte: u8) -> bool {
    if is_hyphen(at) { byte == b'-' } else { Digits::Hex.holds(byte) }
}

const fn is_hyphen(at: usize) -> bool {
    matches!(at, 8 | 13 | 18 | 23)
}

/// The bytes that it can have there, in ranges.
pub(crate) fn bytes(at: usize) -> &'static [[u8; 2]] {
    if is_hyphen(at) { &[[b'-'; 2]] } else { Digits::Hex.bytes() }
}
