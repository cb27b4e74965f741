//! The printed forms of a row.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
pub use rowkey_layout::bytes::hex::hex;
use rowkey_layout::to_string_binary;

use crate::rows::{self, escaped};

/// A form of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
pub enum Form {
    /// HBase's text, with \xNN for unprintable bytes, as `explain` reads it.
    Text,
    /// Hexadecimal digits.
    Hex,
    /// Base64, as HBase's REST gateway takes it.
    Base64,
    /// A string of the HBase shell, in double quotes.
    Hbase,
    /// An argument for cbt, in quotes of bash.
    Cbt,
    /// Hexadecimal digits after 0x, as `ldb --hex` takes them.
    Ldb,
    /// A byte string of Rust.
    Rust,
}

impl Form {
    /// # Errors
    /// If the row has no such form.
    pub fn of(self, row: &[u8]) -> Result<String, String> {
        Ok(match self {
            Form::Text => rows::text(row),
            Form::Hex => hex(row),
            Form::Base64 => STANDARD.encode(row),
            Form::Hbase => ruby(row),
            Form::Cbt if row.contains(&0) => {
                return Err(format!(
                    "cbt: an argument cannot contain a 00, as the row {} does",
                    to_string_binary(row)
                ));
            }
            Form::Cbt => bash(row),
            Form::Ldb => format!("0x{}", hex(row)),
            Form::Rust => format!("b\"{}\"", row.escape_ascii()),
        })
    }
}

/// In double quotes, in which Ruby interprets `\xNN`.
pub fn ruby(row: &[u8]) -> String {
    format!("\"{}\"", escaped(row))
}

/// In quotes of bash. The row must not contain a 00.
pub fn bash(row: &[u8]) -> String {
    format!("$'{}'", escaped(row))
}
