//! What `mdb_dump` of LMDB prints: a header, then a line for each key and one for its value.
//!
//! ```text
//! VERSION=3
//! format=bytevalue
//! HEADER=END
//!  0700ff
//!  76
//! DATA=END
//! ```

use super::super::Notation;
use super::{Reader, Seen};

#[derive(Default)]
pub struct Dump {
    /// With `mdb_dump -p`: text, and `\07` for other bytes.
    print: bool,
    part: Part,
}

#[derive(Default)]
enum Part {
    #[default]
    Header,
    Key,
    Value,
}

pub fn begins(line: &str) -> bool {
    ["VERSION=3", "format=bytevalue", "format=print", "HEADER=END"].contains(&line.trim_end())
}

impl Reader for Dump {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        match (line.trim_end(), &self.part) {
            ("HEADER=END", _) => self.part = Part::Key,
            ("DATA=END", _) => self.part = Part::Header,
            ("format=print", _) => self.print = true,
            ("format=bytevalue", _) => self.print = false,
            (header, Part::Header) if header.contains('=') => {}
            (_, Part::Value) => self.part = Part::Key,
            (_, Part::Key) => {
                let Some(key) = line.strip_prefix(' ') else { return Ok(Seen::Other) };
                self.part = Part::Value;
                return if self.print { printed(key) } else { Notation::Hex.read(key) }.map(Seen::Row);
            }
            _ => return Ok(Seen::Other),
        }
        Ok(Seen::Nothing)
    }
}

/// A backslash is `\\`.
fn printed(text: &str) -> Result<Vec<u8>, String> {
    let mut row = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        row.extend_from_slice(before.as_bytes());
        rest = match after.strip_prefix('\\') {
            Some(after) => {
                row.push(b'\\');
                after
            }
            None => {
                row.extend(Notation::Hex.read(after.get(..2).unwrap_or(after))?);
                after.get(2..).unwrap_or_default()
            }
        };
    }
    row.extend_from_slice(rest.as_bytes());
    Ok(row)
}
