//! Hexadecimal digits in lower case, both ways.

use alloc::format;
use alloc::string::String;

/// The digit of a number below 16.
#[inline]
pub const fn digit(number: u8) -> u8 {
    b"0123456789abcdef"[number as usize]
}

/// The number of a digit; `None` where it is none, as one in upper case.
#[inline]
pub const fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

/// Two digits a byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
