//! A table of psql or cqlsh: a heading, a line of hyphens, rows, and a count. The row key is the first column: a bytea or blob
//! (`\x0700ff`, `0x0700ff`), or text.
//!
//! ```text
//!  key
//! ------------------
//!  \x0700ff
//! (1 row)
//! ```

use super::super::Notation;
use super::{Reader, Seen, between};

#[derive(Default)]
pub struct Table {
    ended: bool,
}

/// A line that is the heading of a table if [`begins`] says so of the next one: names between `|`, after a space.
pub fn is_heading(line: &str) -> bool {
    let is_name = |name: &str| {
        let name = name.trim();
        name.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_')
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    line.starts_with(' ') && line.split('|').all(is_name)
}

/// `-----` or `-----+-----`.
pub fn begins(line: &str) -> bool {
    let line = line.trim_end();
    line.len() > 2 && line.split('+').all(|cell| cell.len() > 2 && cell.bytes().all(|byte| byte == b'-'))
}

impl Reader for Table {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        if begins(line) {
            self.ended = false;
            return Ok(Seen::Nothing);
        }
        let count = between(line.trim(), "(", ")").and_then(|count| count.split_once(' '));
        if count.is_some_and(|(count, rows)| super::all_digits(count) && rows.starts_with("row")) {
            self.ended = true;
            return Ok(Seen::Nothing);
        }
        match line.strip_prefix(' ') {
            // The heading of the next table.
            Some(_) if self.ended && is_heading(line) => Ok(Seen::Nothing),
            Some(cells) if !self.ended => {
                let cell = cells.split('|').next().unwrap_or_default().trim();
                match cell.strip_prefix("\\x").or_else(|| cell.strip_prefix("0x")) {
                    Some(digits) => Notation::Hex.read(digits),
                    None => Ok(cell.as_bytes().to_vec()),
                }
                .map(Seen::Row)
            }
            _ => Ok(Seen::Other),
        }
    }
}
