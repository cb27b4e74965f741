//! What `rowkey ddl --store phoenix` writes.

use std::io::Write;
use std::process::{Command, Stdio};

use rowkey::Layout;

use crate::error::Result;

/// The statement that creates the table of a layout, in one line.
pub fn create(table: &str, layout: &Layout) -> Result<String> {
    let tool = std::env::var_os("ROWKEY_TOOL").ok_or("ROWKEY_TOOL is not set: start this by `run`")?;
    let mut ddl = Command::new(tool)
        .args(["ddl", "--store", "phoenix", "--layout", "-", "--table", table])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    ddl.stdin.take().ok_or("no standard input")?.write_all(&serde_json::to_vec(layout)?)?;
    let output = ddl.wait_with_output()?;
    if !output.status.success() {
        return Err(format!("`rowkey ddl` for {table}: {}", output.status).into());
    }
    let statement = String::from_utf8(output.stdout)?;
    // Its notes are comments.
    let lines: Vec<&str> = statement.lines().map(str::trim).filter(|line| !line.starts_with("--")).collect();
    Ok(lines.join(" ").trim_end_matches(';').into())
}
