//! Reads a layout from its JSON.

use rowkey_layout::Layout;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;

use crate::encoding;

/// The deepest nesting of the JSON: that of the deepest layout, with room for whatever is wrong with it.
const MAX_DEPTH: usize = 1_000;

pub const EXPECTED: &str =
    "expected the JSON of a layout, as serde_json::to_string_pretty(Key::LAYOUT) writes it";

/// # Errors
/// What is wrong with the text.
pub fn parsed(text: &[u8]) -> Result<Layout, String> {
    let text = encoding::unmarked(text).ok_or(encoding::UTF_16)?;
    if text.trim_ascii().is_empty() {
        return Err(format!("the file is empty; {EXPECTED}"));
    }
    let depth = depth(text);
    if depth > MAX_DEPTH {
        return Err(format!("the JSON is nested {depth} deep, expected at most {MAX_DEPTH}; {EXPECTED}"));
    }
    json(text).map_err(|error| match error.classify() {
        Category::Eof => format!("the JSON is cut off: {error}; is the file complete?"),
        Category::Syntax | Category::Io => format!("not JSON: {error}; {EXPECTED}"),
        Category::Data => match json::<Value>(text).map(|json| json["version"].clone()) {
            Ok(Value::Number(version)) if version.as_u64() != Some(1) => {
                format!(
                    "found a layout of version {version}; expected version 1, the one that this tool reads"
                )
            }
            Ok(Value::Number(_)) => error.to_string(),
            _ => format!("JSON, but not a layout: {error}; {EXPECTED}"),
        },
    })
}

/// Reads JSON of any depth: each nested key of a layout is five levels, and serde_json stops at 128.
fn json<T: DeserializeOwned>(text: &[u8]) -> serde_json::Result<T> {
    let mut from = serde_json::Deserializer::from_slice(text);
    from.disable_recursion_limit();
    let read = T::deserialize(&mut from)?;
    from.end().map(|()| read)
}

/// How deep the lists and objects of a JSON text are nested.
fn depth(text: &[u8]) -> usize {
    let (mut depth, mut most, mut quoted) = (0usize, 0, false);
    let mut bytes = text.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => quoted = !quoted,
            b'\\' if quoted => drop(bytes.next()),
            b'[' | b'{' if !quoted => {
                depth += 1;
                most = most.max(depth);
            }
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    most
}

/// The number of segments before those of the fields. A constant after these belongs to a field.
pub fn before_fields(layout: &Layout) -> usize {
    usize::from(layout.salt.is_some()) + usize::from(!layout.prefix.is_empty())
}

/// # Errors
/// For an enum of keys: the names of its row kinds.
pub fn one_kind(layout: &Layout) -> Result<(), String> {
    let kinds: Vec<String> = layout.kinds().iter().map(|kind| kind.name.to_string()).collect();
    if kinds.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the layout has several row kinds, {}; expected one: save the `layout` of one of them as a separate file",
        kinds.join(", ")
    ))
}
