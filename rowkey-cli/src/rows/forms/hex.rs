//! `0x0700FF`, `0x07 0x00`, and what `ldb scan --hex` prints: `0x0700FF ==> 0x76`, or `0x0700FF : 0x76` in older releases.

use super::super::{Notation, is_hex};
use super::Seen;

pub fn line(line: &str) -> Result<Seen, String> {
    let bare = line.trim();
    // `0x07 0x00`, as Go's `% #x` prints it.
    let mut bytes = bare.split([' ', ',']).filter(|byte| !byte.is_empty());
    if bytes.clone().count() > 1 && bytes.all(|byte| is_hex(byte) && byte.len() == 4) {
        return Notation::Hex.read(&bare.replace("0x", "").replace("0X", "").replace(',', "")).map(Seen::Row);
    }
    if is_hex(bare) {
        return Notation::Hex.read(key(bare)).map(Seen::Row);
    }
    Ok(if super::ldb::is_footer(bare) { Seen::Nothing } else { Seen::Other })
}

/// The row before the value, if there is one.
pub fn key(line: &str) -> &str {
    let (row, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let value = value.trim_start();
    if value.starts_with("==>") || value.starts_with(':') { row } else { line }
}
