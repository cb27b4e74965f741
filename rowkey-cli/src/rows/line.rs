//! The row of one line, and how it is written: what `ldb scan` prints has the value after it.

use super::Form;

pub struct Line<'t> {
    row: &'t str,
    form: Form,
    /// What a string literal means.
    literal: Option<Vec<u8>>,
}

impl<'t> Line<'t> {
    /// `form` is what the user said; else digits after `0x` are hexadecimal, a string literal is what it means, and all other
    /// rows are as HBase prints them.
    pub fn of(line: &'t str, form: Option<Form>) -> Self {
        let bare = line.trim();
        let of = |row, form, literal| Line { row, form, literal };
        if super::is_hex(bare) {
            // `0x07 ==> 0x76`, or `0x07 : 0x76` as older releases print it.
            let (row, value) = bare.split_once(char::is_whitespace).unwrap_or((bare, ""));
            let value = value.trim_start();
            let row = if value.starts_with("==>") || value.starts_with(':') { row } else { bare };
            return of(row, form.unwrap_or(Form::Hex), None);
        }
        if let Some(row) = literal(bare).filter(|_| form.is_none()) {
            return of(bare, Form::Text, Some(row));
        }
        let (row, _) = line.split_once(" ==> ").unwrap_or((line, ""));
        of(row.strip_suffix(" ==>").unwrap_or(row), form.unwrap_or(Form::Text), None)
    }

    pub fn read(self) -> Result<Vec<u8>, String> {
        self.literal.map_or_else(|| self.form.read(self.row), Ok)
    }
}

/// The row of a string literal, as `encode` writes it for the HBase shell, cbt and Rust. `None` for a row that only has a quote
/// at each end.
fn literal(text: &str) -> Option<Vec<u8>> {
    let quoted = |begin, end| text.strip_prefix(begin)?.strip_suffix(end);
    let inner = quoted("\"", "\"").or_else(|| quoted("b\"", "\"")).or_else(|| quoted("$'", "'"))?;
    let end = text.as_bytes()[text.len() - 1];
    let mut row = Vec::with_capacity(inner.len());
    let mut rest = inner.as_bytes();
    loop {
        rest = match rest {
            [] => return Some(row),
            [b'\\', b'x', high, low, rest @ ..] => {
                let digit = |digit: &u8| char::from(*digit).to_digit(16);
                // Two digits, so it fits.
                row.push((digit(high)? << 4 | digit(low)?) as u8);
                rest
            }
            [b'\\', escape, rest @ ..] => {
                row.push(match escape {
                    b'n' => b'\n',
                    b'r' => b'\r',
                    b't' => b'\t',
                    b'0' => 0,
                    b'\\' | b'"' | b'\'' => *escape,
                    _ => return None,
                });
                rest
            }
            [byte, rest @ ..] if byte.is_ascii() && *byte != end => {
                row.push(*byte);
                rest
            }
            _ => return None,
        }
    }
}
