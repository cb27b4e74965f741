//! Every misuse is a compile error that names the mistake, why it would lose or misplace rows,
//! and what to write instead. One mistake a file in the folders beside this file, with the compiler's whole answer beside it.

use std::io::Write;
use std::process::Command;

/// Compilers word and number their own part of an error differently, so answers are compared on the
/// release that they were recorded with. `TRYBUILD=overwrite` records them anew.
const RECORDED_WITH: &str = "1.95.";

#[test]
fn misuse_is_answered() {
    let release = release();
    if !release.starts_with(RECORDED_WITH) {
        let _ = writeln!(
            std::io::stderr(),
            "skipped: the answers in tests/ui are those of rustc {RECORDED_WITH}x, and this is rustc {release}"
        );
        return;
    }
    trybuild::TestCases::new().compile_fail("*/*.rs");
}

/// The release of the compiler in use, as in `1.95.0`.
fn release() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output().expect("rustc runs");
    let text = String::from_utf8(output.stdout).expect("rustc writes text");
    let release = text.lines().find_map(|line| line.strip_prefix("release: "));
    release.expect("rustc names its release").to_string()
}
