//! What redis-cli prints: `1) "\x07\x00"`.

use super::{Seen, all_digits, literal};

pub fn line(line: &str) -> Result<Seen, String> {
    let Some((number, text)) = line.trim().split_once(") ") else { return Ok(Seen::Other) };
    Ok(match literal::bytes(text).filter(|_| all_digits(number) && text.starts_with('"')) {
        Some(row) => Seen::Row(row),
        None => Seen::Other,
    })
}
