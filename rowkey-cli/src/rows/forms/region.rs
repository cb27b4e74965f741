//! Names of regions of HBase: `table,start row,1447900875649.0123456789abcdef0123456789abcdef.`

use super::super::Notation;
use super::{Seen, all_digits};

pub fn line(line: &str) -> Result<Seen, String> {
    match start(line.trim()) {
        None => Ok(Seen::Other),
        Some("") => Ok(Seen::Nothing),
        Some(row) => Notation::Text.read(row).map(Seen::Row),
    }
}

/// The start row; empty of the first region.
pub fn start(name: &str) -> Option<&str> {
    let (table, rest) = name.split_once(',')?;
    let (row, region) = rest.rsplit_once(',')?;
    let (id, encoded) = region.strip_suffix('.')?.split_once('.')?;
    // A replica is `1447900875649_0001`.
    let (id, replica) = id.split_once('_').unwrap_or((id, "0"));
    let is_table = !table.is_empty()
        && table.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.:".contains(&byte));
    let is_encoded = encoded.len() == 32 && encoded.bytes().all(|byte| byte.is_ascii_hexdigit());
    (is_table && is_encoded && all_digits(id) && replica.bytes().all(|byte| byte.is_ascii_hexdigit()))
        .then_some(row)
}
