//! Reads a layout from its file.

use std::fmt;
use std::io::{ErrorKind, Read as _};
use std::path::Path;

use rowkey_layout::Layout;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;

use crate::encoding;
use crate::failure::Failure;

/// Reads a layout with one row kind.
///
/// # Errors
/// As [`read`], and for an enum of keys.
pub fn read_one_kind(path: &Path) -> Result<Layout, Failure> {
    let layout = read(path)?;
    of_one_kind(path, &layout)?;
    Ok(layout)
}

/// # Errors
/// As [`one_kind`], with the file's name.
pub fn of_one_kind(path: &Path, layout: &Layout) -> Result<(), Failure> {
    one_kind(layout).map_err(|error| Failure::Input(format!("{}: {error}", name(path))))
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

/// The name of the file in errors.
fn name(path: &Path) -> impl fmt::Display {
    if is_standard_input(path) { Path::new("standard input") } else { path }.display()
}

/// `-` is standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

/// The deepest nesting of the JSON: that of the deepest layout, with room for whatever is wrong with it.
const MAX_DEPTH: usize = 1_000;

const EXPECTED: &str =
    "expected the JSON of a layout, as serde_json::to_string_pretty(Key::LAYOUT) writes it";

/// # Errors
/// If the file cannot be read or is not a layout: the reason, with the file's name.
pub fn read(path: &Path) -> Result<Layout, Failure> {
    let failure = |error: String| Failure::Input(format!("{}: {error}", name(path)));
    let text = match is_standard_input(path) {
        true => {
            let mut text = Vec::new();
            std::io::stdin().read_to_end(&mut text).map(|_| text)
        }
        false => std::fs::read(path),
    };
    let text = text.map_err(|error| match error.kind() {
        ErrorKind::NotFound => failure(format!("no such file; {EXPECTED}")),
        // Not every system has an error for this.
        _ if path.is_dir() => failure(format!("this is a directory; {EXPECTED}")),
        _ => failure(error.to_string()),
    })?;
    parsed(&text).map_err(failure)
}

fn parsed(text: &[u8]) -> Result<Layout, String> {
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
