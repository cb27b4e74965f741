//! Reads a layout from its file.

use std::fmt;
use std::io::{ErrorKind, Read as _};
use std::path::Path;

use rowkey_layout::Layout;

use crate::failure::Failure;
use crate::layout_json::{EXPECTED, one_kind, parsed};

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

/// The name of the file in errors.
fn name(path: &Path) -> impl fmt::Display {
    if is_standard_input(path) { Path::new("standard input") } else { path }.display()
}

/// `-` is standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

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
