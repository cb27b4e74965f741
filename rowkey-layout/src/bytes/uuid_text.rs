//! The text of a UUID: 8, 4, 4, 4 and 12 lower-case hexadecimal digits, separated by hyphens.

use super::Digits;

/// The length of the text.
pub const WIDTH: usize = 36;

/// Whether a UUID's text can have `byte` at offset `at`.
#[must_use]
pub const fn holds(at: usize, byte: u8) -> bool {
    match at {
        8 | 13 | 18 | 23 => byte == b'-',
        _ => Digits::Hex.holds(byte),
    }
}
