//! HBase's text notation of rows, `Bytes.toStringBinary`, in both directions.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::Digits;
use super::hex::push_hex;

/// Formats a row as HBase's shell and logs do: printable ASCII as is, every other byte and the backslash as `\xNN`.
///
/// ```
/// assert_eq!(rowkey::to_string_binary(b"evt\x00\xff"), r"evt\x00\xFF");
/// ```
#[must_use]
#[doc(alias("toStringBinary"))]
pub fn to_string_binary(row: &[u8]) -> String {
    let mut text = String::with_capacity(row.len());
    push_string_binary(&mut text, row);
    text
}

/// Appends the text of [`to_string_binary`].
pub(crate) fn push_string_binary(text: &mut String, row: &[u8]) {
    for &byte in row {
        if is_plain(byte) {
            text.push(char::from(byte));
        } else {
            text.push_str("\\x");
            push_hex(text, byte, Digits::HexUpper);
        }
    }
}

fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'\\'
}

/// Parses a row from the notation of [`to_string_binary`] and HBase.
///
/// Hexadecimal digits may be upper or lower case. A backslash that no `x` follows is a backslash, as in HBase.
///
/// ```
/// assert_eq!(rowkey::from_string_binary(r"evt\x00\xff")?, b"evt\x00\xff");
/// # Ok::<(), rowkey::StringBinaryError>(())
/// ```
///
/// # Errors
/// If `\x` is not followed by two hexadecimal digits, or a character is not ASCII.
#[doc(alias("toBytesBinary"))]
pub fn from_string_binary(text: &str) -> Result<Vec<u8>, StringBinaryError> {
    let mut row = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, more @ ..] = rest {
        let fault = |escape| StringBinaryError { offset: text.len() - rest.len(), escape };
        rest = match (byte, more) {
            (b'\\', [b'x', digits @ ..]) => {
                let digit = |at| char::from(*digits.get(at)?).to_digit(16);
                let (Some(high), Some(low)) = (digit(0), digit(1)) else { return Err(fault(true)) };
                row.push((high << 4 | low) as u8);
                &digits[2..]
            }
            _ if byte.is_ascii() => {
                row.push(*byte);
                more
            }
            _ => return Err(fault(false)),
        };
    }
    Ok(row)
}

/// Text that [`from_string_binary`] cannot parse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StringBinaryError {
    offset: usize,
    escape: bool,
}

impl StringBinaryError {
    /// The byte offset of the invalid character or escape.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }
}

impl core::error::Error for StringBinaryError {}

impl fmt::Display for StringBinaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = if self.escape {
            "`\\x` without two hexadecimal digits after it"
        } else {
            "a character that is not ASCII; write its bytes as `\\xNN`"
        };
        write!(f, "byte {}: {found}", self.offset)
    }
}
