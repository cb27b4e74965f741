//! A layout from its file.

use std::path::Path;

use rowkey::Layout;

use crate::failure::Failure;

/// # Errors
/// When the file cannot be read, or is no layout: the reason, with the file's name.
pub fn read(path: &Path) -> Result<Layout, Failure> {
    let said = |error: String| Failure::Input(format!("{}: {error}", path.display()));
    let text = std::fs::read(path).map_err(|error| said(error.to_string()))?;
    serde_json::from_slice(&text).map_err(|error| said(error.to_string()))
}
