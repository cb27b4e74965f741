//! Running cargo, and where it leaves its files.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// Where cargo builds to.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// `cargo bench` for one of the benches of this package; its own output only where it fails.
pub fn bench(name: &str, profile: &str, options: &[&str], args: &[&str]) -> Result<(), String> {
    let output = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(["bench", "--locked", "-p", "rowkey-benches", "--bench", name, "--profile", profile])
        .args(options)
        .arg("--")
        .args(args)
        .output()
        .map_err(|error| format!("cargo does not run: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "`cargo bench --bench {name}` failed\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    ))
}

/// The first line that a program prints.
pub fn first_line(program: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).output().ok()?;
    Some(String::from_utf8(output.stdout).ok()?.lines().next()?.to_string())
}
