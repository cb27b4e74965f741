//! What holds a row in a place that only its writer knows: an object of JSON, XML, a value of `{:?}`, source of a program.

use super::Seen;

pub fn line(line: &str) -> Result<Seen, String> {
    let bare = line.trim();
    let found = if bare == "{"
        || (bare.starts_with("{\"") && serde_json::from_str::<serde::de::IgnoredAny>(bare).is_ok())
    {
        "an object of JSON"
    } else if bare.starts_with("<?xml ") {
        "XML"
    } else if bare.starts_with("[{\"") {
        "an array of JSON"
    } else if bare.ends_with("[] = {") || bare.ends_with("] = [") || bare.starts_with("INSERT INTO ") {
        "source of a program"
    } else if bare.contains("- ") && bare.chars().all(|char| "- ".contains(char)) {
        "a table"
    } else if is_struct(bare) {
        "a value as `{:?}` prints it"
    } else {
        return Ok(Seen::Other);
    };
    Err(format!("found {found}; expected the row alone, or --text"))
}

/// `Event { host: 7, .. }`
fn is_struct(text: &str) -> bool {
    let Some((name, fields)) = text.strip_suffix(" }").and_then(|text| text.split_once(" { ")) else {
        return false;
    };
    name.starts_with(|char: char| char.is_ascii_uppercase())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && fields.contains(": ")
}
