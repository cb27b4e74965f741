//! Rows as text.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// How a row is written.
#[derive(Clone, Copy)]
pub enum Form {
    /// As HBase prints it: `\xNN` for what is not printable.
    Text,
    /// Hexadecimal digits, spaces between them allowed.
    Hex,
    /// With `+`, `/` and `=`, as HBase's REST gateway prints rows.
    Base64,
}

impl Form {
    /// # Errors
    /// What is wrong with the text.
    pub fn read(self, text: &str) -> Result<Vec<u8>, String> {
        match self {
            Form::Text => rowkey::from_string_binary(text).map_err(|error| error.to_string()),
            Form::Hex => hex(text),
            Form::Base64 => STANDARD
                .decode(text.trim())
                .map_err(|error| format!("not base64: {}", error.to_string().trim_end_matches('.'))),
        }
    }
}

fn hex(text: &str) -> Result<Vec<u8>, String> {
    let text = text.trim();
    let digits = text.strip_prefix("0x").unwrap_or(text);
    let digits: Vec<char> = digits.chars().filter(|char| !char.is_whitespace()).collect();
    let values: Vec<u8> = digits
        .iter()
        // Below 16, so it fits.
        .map(|&char| {
            char.to_digit(16).map(|digit| digit as u8).ok_or(format!("{char:?} is no hexadecimal digit"))
        })
        .collect::<Result<_, _>>()?;
    if values.len() % 2 == 1 {
        return Err(format!("an odd number of hexadecimal digits, {}", values.len()));
    }
    Ok(values.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// Letters and digits as they are, all else as `\xNN`, for quotes of any language.
pub fn escaped(row: &[u8]) -> String {
    let byte = |&byte: &u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("\\x{byte:02X}"),
    };
    row.iter().map(byte).collect()
}
