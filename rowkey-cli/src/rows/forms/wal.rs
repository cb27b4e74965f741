//! What `hbase wal` prints: `row=\x07\x00, column=f:q`, between lines about the entry.

use super::super::Notation;
use super::Seen;

const OTHERS: [&str; 8] = [
    "Sequence=",
    "tag: ",
    "value: ",
    "cell total size sum: ",
    "edit heap size: ",
    "position: ",
    "Writer Classes: ",
    "Cell Codec Class: ",
];

/// Only a line with a row, or the first one of an entry.
pub fn begins(line: &str) -> bool {
    row(line).is_some() || (line.starts_with("Sequence=") && line.contains(", region="))
}

pub fn line(line: &str) -> Result<Seen, String> {
    match row(line) {
        Some(row) => Notation::Text.read(row).map(Seen::Row),
        None if OTHERS.iter().any(|other| line.trim_start().starts_with(other)) => Ok(Seen::Nothing),
        None => Ok(Seen::Other),
    }
}

/// A cell of a scan has a timestamp.
pub fn row(line: &str) -> Option<&str> {
    let (row, column) = line.strip_prefix("row=")?.rsplit_once(", column=")?;
    (!column.contains("timestamp=")).then_some(row)
}
