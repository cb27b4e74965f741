//! Rows as text.

mod input;
mod line;
mod margin;
mod shell;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use clap::Args;
use rowkey::to_string_binary;

pub use self::input::Input;

/// Options that fix the form of the rows.
#[derive(Args)]
pub struct Forced {
    /// Rows are hexadecimal digits.
    #[arg(short = 'x', long, conflicts_with = "base64")]
    hex: bool,
    /// Rows are base64.
    #[arg(short = 'b', long)]
    base64: bool,
}

impl Forced {
    pub fn form(&self) -> Option<Form> {
        match (self.hex, self.base64) {
            (true, _) => Some(Form::Hex),
            (_, true) => Some(Form::Base64),
            _ => None,
        }
    }
}

/// How a row is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Reads the row of an argument; also a line of a pasted scan. Without a form, `0x` marks hexadecimal digits.
///
/// # Errors
/// What is wrong with the text.
pub fn read(text: &str, form: Option<Form>) -> Result<Vec<u8>, String> {
    match shell::Shell::Unknown.line_in_margin(text)? {
        shell::Parsed::Cell(row) => form.unwrap_or(Form::Text).read(row),
        shell::Parsed::Nothing => {
            Err("found a header, footer or command of the HBase shell; expected a row".into())
        }
        shell::Parsed::More(..) | shell::Parsed::Perhaps | shell::Parsed::Other => {
            line::Line::of(text, form).read()
        }
    }
}

/// HBase's text, such that [`read`] gives the row back: one that looks like another form is escaped.
pub fn text(row: &[u8]) -> String {
    let text = to_string_binary(row);
    match read(&text, None) {
        Ok(same) if same == row => text,
        _ => row.iter().map(|byte| format!("\\x{byte:02X}")).collect(),
    }
}

/// Whether the row says that it is hexadecimal.
fn is_hex(text: &str) -> bool {
    text.starts_with("0x") || text.starts_with("0X")
}

fn hex(text: &str) -> Result<Vec<u8>, String> {
    let text = text.trim();
    let digits = if is_hex(text) { &text[2..] } else { text };
    let (mut row, mut count, mut high) = (Vec::with_capacity(digits.len() / 2), 0, 0);
    for char in digits.chars().filter(|char| !char.is_whitespace()) {
        // Below 16, so it fits.
        let digit =
            char.to_digit(16).ok_or_else(|| format!("expected hexadecimal digits, found {char:?}"))? as u8;
        match count % 2 {
            0 => high = digit << 4,
            _ => row.push(high | digit),
        }
        count += 1;
    }
    if count % 2 == 1 {
        return Err(format!("expected an even number of hexadecimal digits, found {count}"));
    }
    Ok(row)
}

/// Letters and digits, and `\xNN` for every other byte: safe in the quotes of any language.
pub fn escaped(row: &[u8]) -> String {
    let byte = |&byte: &u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("\\x{byte:02X}"),
    };
    row.iter().map(byte).collect()
}
