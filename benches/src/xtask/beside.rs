//! Times this checkout beside another one, such as an older commit: one program that links both.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::run;

/// The version of the other checkout in the program: Cargo does not lock two packages of one name and version.
const VERSION: &str = "0.0.0";

/// Builds the program and runs it; it prints its table.
pub fn measure(base: &Path, rows: u64) -> Result<(), String> {
    let folder = std::path::absolute(run::target().join("beside")).map_err(said)?;
    generate(&folder, base)?;
    let status = Command::new(env!("CARGO"))
        .current_dir(&folder)
        .args(["run", "--release", "--quiet", "--", &rows.to_string()])
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .status()
        .map_err(|error| format!("cargo does not run: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("the program in {} failed", folder.display())) }
}

fn said(error: std::io::Error) -> String {
    error.to_string()
}

/// A workspace with the program and a package for each checkout, whose source is the same file.
fn generate(folder: &Path, base: &Path) -> Result<(), String> {
    let sources = run::root().join("benches/beside");
    copy(base, &folder.join("checkout"))?;
    package(
        &folder.join("ours"),
        "ours",
        &sources.join("side.rs"),
        &format!("rowkey = {{ path = {:?} }}", run::root()),
    )?;
    package(&folder.join("base"), "base", &sources.join("side.rs"), "rowkey = { path = \"../checkout\" }")?;
    write(
        &folder.join("Cargo.toml"),
        &format!(
            "[workspace]\nmembers = [\"ours\", \"base\"]\nexclude = [\"checkout\"]\n\n[package]\nname = \"beside\"\n\
             version = \"0.0.0\"\nedition = \"2024\"\n\n[[bin]]\nname = \"beside\"\npath = {:?}\n\n[dependencies]\n\
             ours = {{ path = \"ours\" }}\nbase = {{ path = \"base\" }}\nfjall = \"3.1\"\nredb = \"4.4\"\ntempfile = \"3\"\n\n\
             [lints.rust]\nunexpected_cfgs = \"allow\"\n",
            sources.join("main.rs")
        ),
    )?;
    // The versions that are fetched already.
    fs::copy(run::root().join("Cargo.lock"), folder.join("Cargo.lock")).map_err(said)?;
    Ok(())
}

fn package(folder: &Path, name: &str, source: &Path, rowkey: &str) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(said)?;
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[lib]\npath = {source:?}\n\n\
         [dependencies]\n{rowkey}\n"
    );
    write(&folder.join("Cargo.toml"), &manifest)
}

fn write(path: &PathBuf, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// A checkout, in another version.
fn copy(base: &Path, to: &Path) -> Result<(), String> {
    let manifest = read(&base.join("Cargo.toml"))?;
    let of_workspace = manifest.split("[workspace.package]").nth(1);
    let version = of_workspace.and_then(|text| text.split("version = \"").nth(1)?.split('"').next());
    let version = version.ok_or_else(|| format!("{} is no checkout of rowkey", base.display()))?;
    let _ = fs::remove_dir_all(to);
    files(base, to, version)
}

fn files(from: &Path, to: &Path, version: &str) -> Result<(), String> {
    fs::create_dir_all(to).map_err(said)?;
    for entry in fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))? {
        let entry = entry.map_err(said)?;
        let (name, from) = (entry.file_name(), entry.path());
        let to = to.join(&name);
        if name == "target" || name == ".git" {
            continue;
        } else if from.is_dir() {
            files(&from, &to, version)?;
        } else if name == "Cargo.toml" {
            let said = |version: &str| ["", "="].map(|exactly| format!("version = \"{exactly}{version}\""));
            let versions = said(version).into_iter().zip(said(VERSION));
            write(&to, &versions.fold(read(&from)?, |text, (old, new)| text.replace(&old, &new)))?;
        } else {
            fs::copy(&from, &to).map_err(said)?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
