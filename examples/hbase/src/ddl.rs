//! What `rowkey ddl --store phoenix` writes, by the tool's own code.

#[path = "../../rowkey/ddl/phoenix.rs"]
mod phoenix;

use rowkey::Layout;

use crate::error::Result;
use crate::failure::Failure;

/// The statement that makes the table of a layout, in one line.
pub fn create(table: &str, layout: &Layout) -> Result<String> {
    let statement =
        phoenix::create(table, layout, &layout.split_points()).map_err(|failure| match failure {
            Failure::Input(line) | Failure::Finding(line) => line,
            Failure::Output(error) => error.to_string(),
        })?;
    // Its notes are comments.
    let lines: Vec<&str> = statement.lines().map(str::trim).filter(|line| !line.starts_with("--")).collect();
    Ok(lines.join(" ").trim_end_matches(';').into())
}

/// As the tool quotes a name.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
