//! Rows as HBase prints them: `Bytes.toStringBinary` and back.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A row as HBase's shell and logs print it: printable ASCII as it is, everything else and the
/// backslash as `\xNN`.
///
/// ```
/// assert_eq!(rowkey::to_string_binary(b"evt\x00\xff"), r"evt\x00\xFF");
/// ```
#[must_use]
pub fn to_string_binary(row: &[u8]) -> String {
    let mut text = String::with_capacity(row.len());
    for &byte in row {
        if matches!(byte, b' '..=b'~') && byte != b'\\' {
            text.push(char::from(byte));
        } else {
            text += &format!("\\x{byte:02X}");
        }
    }
    text
}

/// The row that [`to_string_binary`] or HBase printed. Hexadecimal digits may be of either case; a
/// backslash without an `x` behind it stands for itself, as in HBase.
///
/// ```
/// assert_eq!(rowkey::from_string_binary(r"evt\x00\xff")?, b"evt\x00\xff");
/// # Ok::<(), rowkey::StringBinaryError>(())
/// ```
///
/// # Errors
/// When `\x` is not followed by two hexadecimal digits, or a character is not ASCII.
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

/// Text that is not the `\xNN` text of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StringBinaryError {
    offset: usize,
    escape: bool,
}

impl StringBinaryError {
    /// Where in the text the fault begins, in bytes.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }
}

impl core::error::Error for StringBinaryError {}

impl fmt::Display for StringBinaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = if self.escape {
            "`\\x` without two hexadecimal digits behind it"
        } else {
            "a character that is not ASCII; write its bytes as `\\xNN`"
        };
        write!(f, "byte {}: {found}", self.offset)
    }
}
