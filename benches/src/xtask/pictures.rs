//! The pictures of the guide: drawn from rows that rowkey encodes and ranges that it gives, and written into the page.
//!
//! rustdoc publishes no image files, so a picture is SVG inside the page, between two comments. Text and lines take the color
//! of the page's text, and fills are of middle brightness: both are readable on light and on dark pages.

mod drawing;
mod order;
mod regions;
mod skips;

use std::fs;
use std::path::Path;

const PAGE: &str = "src/guide/why_order.md";
const END: &str = "<!-- end of picture -->";

/// Draws all pictures and writes them into the page; with `check`, fails if that would change it.
pub fn write(check: bool) -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(PAGE);
    let page = fs::read_to_string(&path).map_err(|error| format!("{PAGE}: {error}"))?;
    let mut drawn = page.clone();
    for (name, picture) in [("order", order::draw()), ("regions", regions::draw()), ("skips", skips::draw())]
    {
        drawn = replace(&drawn, name, &picture)?;
    }
    if drawn == page {
        return Ok(());
    }
    if check {
        return Err(format!("the pictures in {PAGE} are not current: `cargo xtask pictures` draws them"));
    }
    fs::write(&path, drawn).map_err(|error| format!("{PAGE}: {error}"))
}

/// The page with `picture` between the comments of `name`.
fn replace(page: &str, name: &str, picture: &str) -> Result<String, String> {
    let begin = format!("<!-- picture: {name} -->\n");
    let missing = || format!("{PAGE} has no place for the picture `{name}`");
    let (before, rest) = page.split_once(&begin).ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{before}{begin}{picture}{END}{after}"))
}
