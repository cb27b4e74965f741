//! What `ldb scan` and `ldb dump` print without `--hex`: `key ==> value`, and a count at the end.

use super::super::Notation;
use super::Seen;

pub fn line(line: &str) -> Result<Seen, String> {
    match key(line) {
        Some(row) => Notation::Text.read(row).map(Seen::Row),
        None => Ok(if is_footer(line.trim()) { Seen::Nothing } else { Seen::Other }),
    }
}

/// The row before the value.
pub fn key(line: &str) -> Option<&str> {
    match line.split_once(" ==> ") {
        Some((row, _)) => Some(row),
        None => line.strip_suffix(" ==>"),
    }
}

pub fn is_footer(line: &str) -> bool {
    let count =
        ["Keys in range: ", "Internal keys in range: "].iter().find_map(|begin| line.strip_prefix(begin));
    count.is_some_and(super::all_digits)
}
