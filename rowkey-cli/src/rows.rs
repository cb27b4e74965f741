//! Rows as text.

mod forms;
mod input;
mod margin;
#[cfg(feature = "tool")]
mod options;
mod shell;
#[cfg(test)]
mod tests;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rowkey_layout::{Layout, to_string_binary};

use self::forms::Form;
pub use self::input::Input;
#[cfg(feature = "tool")]
pub use self::options::Forced;

/// How the bytes of a row are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// As HBase prints it: `\xNN` for what is not printable. Characters that are not ASCII are UTF-8.
    Text,
    /// Hexadecimal digits, spaces between them allowed.
    Hex,
    /// With `+`, `/` and `=`, as HBase's REST gateway prints rows.
    Base64,
}

impl Notation {
    /// # Errors
    /// What is wrong with the text.
    pub fn read(self, text: &str) -> Result<Vec<u8>, String> {
        match self {
            Notation::Text => text_bytes(text),
            Notation::Hex => hex(text),
            Notation::Base64 => STANDARD
                .decode(text.trim())
                .map_err(|error| format!("not base64: {}", error.to_string().trim_end_matches('.'))),
        }
    }

    /// Reads a line that has this notation for certain; of `ldb scan`, the row before the value.
    fn forced(self, line: &str) -> Result<Vec<u8>, String> {
        let bare = line.trim();
        match self {
            Notation::Text => self.read(line),
            _ if is_hex(bare) => self.read(forms::hex::key(bare)),
            _ => self.read(line.split_once(" ==> ").map_or(line, |(row, _)| row)),
        }
    }
}

/// HBase's text, whose shell prints UTF-8 with `FORMATTER => 'toString'`.
fn text_bytes(text: &str) -> Result<Vec<u8>, String> {
    let mut row = Vec::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let at = text.len() - rest.len();
        let ascii = rest.find(|char: char| !char.is_ascii()).unwrap_or(rest.len());
        row.extend(rowkey_layout::from_string_binary(&rest[..ascii]).map_err(|error| {
            let error_at = error.offset();
            error.to_string().replacen(&format!("byte {error_at}:"), &format!("byte {}:", at + error_at), 1)
        })?);
        rest = &rest[ascii..];
        let other = rest.find(|char: char| char.is_ascii()).unwrap_or(rest.len());
        if let Some(lost) = rest[..other].find(char::REPLACEMENT_CHARACTER) {
            return Err(format!(
                "byte {}: found `\u{fffd}`, which stands for bytes that are not UTF-8; expected \\xNN, as the shell prints them without \
                 `FORMATTER => 'toString'`",
                at + ascii + lost
            ));
        }
        row.extend_from_slice(&rest.as_bytes()[..other]);
        rest = &rest[other..];
    }
    Ok(row)
}

/// Reads the row of an argument; also a line of what a tool prints, with the form by which it was recognized.
///
/// # Errors
/// What is wrong with the text.
pub fn read(text: &str, notation: Option<Notation>) -> Result<(Vec<u8>, Option<&'static Form>), String> {
    if notation == Some(Notation::Text) {
        return Ok((text_bytes(text)?, None));
    }
    match shell::Shell::Unknown.line_in_margin(text)? {
        shell::Parsed::Cell(row) | shell::Parsed::Row(row) => {
            notation.unwrap_or(Notation::Text).read(row).map(|row| (row, None))
        }
        shell::Parsed::Nothing => {
            Err("found a header, footer or command of the HBase shell; expected a row".into())
        }
        shell::Parsed::More(..) | shell::Parsed::Perhaps | shell::Parsed::Other => match notation {
            Some(notation) => notation.forced(text).map(|row| (row, None)),
            None => match Form::of(margin::without(text)) {
                Some(form) => form.row(margin::without(text)).map(|row| (row, Some(form))),
                None => text_bytes(text).map(|row| (row, None)),
            },
        },
    }
}

/// How the input was read, if its text could be a row of the layout as well. `what`: what is read so.
pub fn form_note(layout: &Layout, form: &Form, text: &str, what: &str) -> Option<String> {
    let is_row = !form.marked && text_bytes(text).is_ok_and(|row| layout.explain(&row).fault.is_none());
    is_row.then(|| format!("{what} is read as {}; --text reads it as text", form.name))
}

/// Whether a row of text looks like something else: words, brackets, or digits of another notation.
fn is_doubtful(line: &str) -> bool {
    // With `\x07` in it, it is HBase's text.
    (line.trim().contains([' ', '\t']) && !line.contains("\\x"))
        || line.starts_with(['\'', '"', '(', '[', '{', '<', '|', '`'])
        || line.ends_with('=')
        || is_bare_hex(line)
}

/// At least four bytes, not all of them decimal digits.
fn is_bare_hex(line: &str) -> bool {
    line.len() >= 8
        && line.bytes().all(|byte| byte.is_ascii_hexdigit() || b" :".contains(&byte))
        && line.contains(|char: char| !char.is_ascii_digit())
}

/// The note about such a line, if it is a row as text.
fn text_note(layout: &Layout, line: &str) -> Option<String> {
    let decodes = |row: Result<Vec<u8>, String>| row.is_ok_and(|row| layout.explain(&row).fault.is_none());
    if !decodes(text_bytes(line)) {
        return None;
    }
    let option = if is_bare_hex(line) && decodes(hex(&line.replace(':', " "))) {
        "--hex reads it as hexadecimal digits"
    } else if line.ends_with('=') && decodes(Notation::Base64.read(line)) {
        "--base64 reads it as base64"
    } else if is_bare_hex(line) || line.ends_with('=') {
        return None;
    } else {
        "--text reads every line so"
    };
    Some(format!("`{line}` is read as a row, every character of it; {option}"))
}

/// HBase's text, such that [`read`] gives the row back: one that looks like another form is escaped.
pub fn text(row: &[u8]) -> String {
    let text = to_string_binary(row);
    match read(&text, None) {
        Ok((same, None)) if same == row => text,
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
