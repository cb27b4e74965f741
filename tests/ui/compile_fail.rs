//! The compiler's whole answer to each case, with its own notes and labels, is in the file `*.stderr` beside it.

use std::io::Write;
use std::process::Command;

/// Releases word and order their own part of an answer differently, so whole answers are compared on the one that they were recorded
/// with; our part of them on every release: `ours.rs`. `TRYBUILD=overwrite` records them anew.
const RECORDED_WITH: &str = "1.99.";

#[test]
fn whole_answers_are_as_recorded() {
    let release = release();
    if !release.starts_with(RECORDED_WITH) {
        let _ = writeln!(
            std::io::stderr(),
            "not compared: whole answers are those of rustc {RECORDED_WITH}x, and this is rustc {release}"
        );
        return;
    }
    trybuild::TestCases::new().compile_fail("*/*.rs");
}

/// The release of the compiler in use, as in `1.99.1`.
fn release() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output().expect("rustc runs");
    let text = String::from_utf8(output.stdout).expect("rustc writes text");
    let release = text.lines().find_map(|line| line.strip_prefix("release: "));
    release.expect("rustc names its release").to_string()
}
