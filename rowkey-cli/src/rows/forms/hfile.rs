//! What `hbase hfile -p` prints: `K: \x07\x00/f:q/1700000000000/Put/vlen=1/seqid=4 V: 1`.

use super::super::Notation;
use super::{Seen, all_digits};

pub fn line(line: &str) -> Result<Seen, String> {
    if line.starts_with("Scanned kv count -> ") || line.starts_with("Scanning -> ") {
        return Ok(Seen::Nothing);
    }
    let Some(key) = line.strip_prefix("K: ").and_then(cell) else { return Ok(Seen::Other) };
    // A family has no `/` and no `:`, but a row and a qualifier may.
    let mut ends = key.match_indices('/').filter(|(at, _)| {
        key[at + 1..]
            .split_once(':')
            .is_some_and(|(family, _)| !family.is_empty() && !family.contains(['/', '\\']))
    });
    match (ends.next(), ends.next()) {
        (Some((end, _)), None) => Notation::Text.read(&key[..end]).map(Seen::Row),
        (None, _) => Ok(Seen::Other),
        _ => Err("cannot tell where the row ends and the family begins, as several `/` are followed by `:`; write the row alone".into()),
    }
}

/// `row/f:q`, before the time, the type and the lengths.
fn cell(text: &str) -> Option<&str> {
    let (key, lengths) = text.split_once("/vlen=")?;
    let (length, rest) = lengths.split_once("/seqid=")?;
    let number = rest.split(' ').next()?;
    let (key, kind) = key.rsplit_once('/')?;
    let (key, time) = key.rsplit_once('/')?;
    let is_time = all_digits(time) || time == "LATEST_TIMESTAMP" || time == "OLDEST_TIMESTAMP";
    let is_kind = !kind.is_empty() && kind.bytes().all(|byte| byte.is_ascii_alphabetic());
    (all_digits(length) && all_digits(number) && is_time && is_kind).then_some(key)
}
