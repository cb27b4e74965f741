//! `<Buffer 07 00 ff>`, as Node.js prints bytes.

use super::super::Notation;
use super::{Seen, between};

pub fn line(line: &str) -> Result<Seen, String> {
    let Some(digits) = between(line.trim(), "<Buffer ", ">") else { return Ok(Seen::Other) };
    if digits.ends_with("more bytes") || digits.ends_with("more byte") {
        return Err("found a buffer that Node.js cut off; expected all of its bytes, as buffer.toString('hex') prints them".into());
    }
    Notation::Hex.read(digits).map(Seen::Row)
}
