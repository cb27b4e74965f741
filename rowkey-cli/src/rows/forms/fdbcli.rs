//! What `get` and `getrange` of fdbcli print: `` `\x07\x00' is `v' ``.

use super::Seen;

pub fn line(line: &str) -> Result<Seen, String> {
    let bare = line.trim();
    if bare.starts_with("Range limited to ") && bare.ends_with(" keys") {
        return Ok(Seen::Nothing);
    }
    let Some(rest) = bare.strip_prefix('`') else { return Ok(Seen::Other) };
    if let Some(key) = rest.strip_suffix("': not found") {
        return Err(format!("fdbcli found no key `{key}'; expected keys that are there"));
    }
    let Some((key, value)) = rest.strip_suffix('\'').and_then(|rest| rest.split_once("' is `")) else {
        return Ok(Seen::Other);
    };
    if value.contains("' is `") {
        return Err(
            "found \"' is `\" twice, so the end of the key is not certain; write the key alone".into()
        );
    }
    let mut row = Vec::new();
    let mut rest = key;
    // A backslash is printed twice.
    while let Some((before, after)) = rest.split_once("\\\\") {
        row.extend(super::super::text_bytes(before)?);
        row.push(b'\\');
        rest = after;
    }
    row.extend(super::super::text_bytes(rest)?);
    Ok(Seen::Row(row))
}
