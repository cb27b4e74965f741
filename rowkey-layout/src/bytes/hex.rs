//! Bytes as hexadecimal digits.

use alloc::format;
use alloc::string::String;

/// Two digits a byte, lower case.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
