//! Calls the compiler that built the tests, for one file at a time, with the crates that they are built with.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};

use serde_json::Value;

/// The crates that the cases name.
const NAMED: [&str; 6] = ["jiff", "proptest", "rowkey", "rust_decimal", "time", "uuid"];

/// The compiler with the crates as its arguments.
static COMPILER: LazyLock<(PathBuf, Vec<OsString>)> = LazyLock::new(|| {
    let mut arguments = Vec::new();
    for (name, library) in libraries() {
        let folder = library.parent().expect("a folder");
        arguments.extend(["--extern".into(), join(&format!("{name}="), &library)]);
        arguments.extend(["-L".into(), join("dependency=", folder)]);
    }
    (rustc(), arguments)
});

fn join(option: &str, path: &Path) -> OsString {
    [OsStr::new(option), path.as_os_str()].into_iter().collect()
}

/// A folder for what the test of this name writes.
pub fn work(test: &str) -> PathBuf {
    let work = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&work).expect("the folder is made");
    work
}

/// What the compiler says about a file, as JSON: a diagnostic each.
pub fn check(file: &Path) -> Vec<Value> {
    let (rustc, libraries) = &*COMPILER;
    let mut rustc = Command::new(rustc);
    rustc.args(["--edition=2024", "--crate-name=case", "--crate-type=bin", "--emit=metadata"]);
    rustc.args(["--error-format=json", "--out-dir"]).arg(work("metadata")).args(libraries).arg(file);
    let output = rustc.output().expect("rustc runs");
    let text = String::from_utf8(output.stderr).expect("rustc writes text");
    let diagnostics =
        text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{text}")));
    diagnostics.collect()
}

/// The compiler itself: without rustup, which would look for it at each call.
fn rustc() -> PathBuf {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(&rustc).args(["--print", "sysroot"]).output().expect("rustc runs");
    let sysroot = String::from_utf8(output.stdout).expect("rustc writes text");
    let own = Path::new(sysroot.trim_end()).join("bin").join(format!("rustc{}", env::consts::EXE_SUFFIX));
    if own.exists() { own } else { rustc.into() }
}

/// The crates, and where they are.
fn libraries() -> Vec<(&'static str, PathBuf)> {
    // All is built already: Cargo only says where.
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["test", "--no-run", "--locked", "--message-format=json", "--test=answers"]);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("Cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut libraries = Vec::new();
    for line in String::from_utf8(output.stdout).expect("Cargo writes text").lines() {
        let message: Value = serde_json::from_str(line).expect("a line of JSON");
        let files = message["filenames"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let name = NAMED.into_iter().find(|name| message["target"]["name"] == *name);
        if let (Some(name), Some(file)) = (name, { files }.find(|file| file.ends_with(".rlib"))) {
            libraries.push((name, file.into()));
        }
    }
    assert_eq!(libraries.len(), NAMED.len(), "{libraries:?}");
    libraries
}
