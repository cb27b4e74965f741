//! The text of a UUID: groups of 8, 4, 4, 4 and 12 hexadecimal digits in lower case, a hyphen between each two.

use super::Digits;

/// Characters of the text.
pub const WIDTH: usize = 36;

/// The byte `at` this place of the text can be `byte`.
#[must_use]
pub const fn holds(at: usize, byte: u8) -> bool {
    match at {
        8 | 13 | 18 | 23 => byte == b'-',
        _ => Digits::Hex.holds(byte),
    }
}
