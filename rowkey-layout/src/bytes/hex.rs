//! Bytes as hexadecimal text.

use alloc::string::String;

use super::Digits;

/// Two lower-case digits per byte.
pub fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    bytes.iter().for_each(|byte| push_hex(&mut text, *byte, Digits::Hex));
    text
}

/// Appends the two digits of a byte.
pub(crate) fn push_hex(text: &mut String, byte: u8, digits: Digits) {
    text.push(digits.digit(byte >> 4).into());
    text.push(digits.digit(byte & 15).into());
}
