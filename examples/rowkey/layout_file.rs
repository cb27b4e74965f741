//! A layout from its file.

use std::path::Path;

use rowkey::Layout;

use crate::failure::Failure;

/// A layout of one kind of rows, for what compares or writes columns.
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
    one_kind(layout).map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}

/// # Errors
/// When there are several kinds of rows: their names.
pub fn one_kind(layout: &Layout) -> Result<(), String> {
    let kinds: Vec<String> = layout.kinds().iter().map(|kind| kind.name.to_string()).collect();
    if kinds.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the layout has several kinds of rows, {}; write the `layout` of one of them into a file of its own",
        kinds.join(", ")
    ))
}

/// # Errors
/// When the file cannot be read, or is no layout: the reason, with the file's name.
pub fn read(path: &Path) -> Result<Layout, Failure> {
    let said = |error: String| Failure::Input(format!("{}: {error}", path.display()));
    let text = std::fs::read(path).map_err(|error| said(error.to_string()))?;
    serde_json::from_slice(&text).map_err(|error| said(error.to_string()))
}
