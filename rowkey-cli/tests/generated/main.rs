//! The laws on random declarations of keys, and the tool on their rows. `layouts.rs` is written by `rowkey-generator`, whose
//! `run` builds and checks thousands more.

#![allow(missing_docs, reason = "nothing here is for others")]

mod layouts;

use rowkey_generator::Made;
use rowkey_generator::check::{Tally, Tool, check};
use rowkey_generator::source;

/// The first seed of `layouts.rs`, the number of its cases, and of questions of each.
const SEED: u64 = 1;
const LAYOUTS: u64 = 150;
const QUESTIONS: usize = 1;
/// How often each question is asked, with other values.
const TIMES: usize = 3;

fn holds(cases: &[&Made], times: usize, tool: Option<&Tool>) {
    let mut all = Tally::default();
    cases.iter().for_each(|made| all.add(check(made, times, tool)));
    println!(
        "{} layouts, {} rows, {} questions, {} checks",
        all.layouts, all.rows, all.questions, all.checks
    );
    let findings: Vec<String> = all.findings.iter().map(ToString::to_string).collect();
    assert!(
        findings.is_empty(),
        "{} findings; `cargo run -p rowkey-generator show SEED` prints the declarations of a seed\n{}",
        findings.len(),
        findings.join("\n")
    );
}

#[test]
fn rows_and_scans_keep_the_laws() {
    assert_eq!(layouts::ALL.len() as u64, LAYOUTS);
    holds(layouts::ALL, TIMES, None);
}

#[test]
fn the_tool_gives_the_same_rows_and_ranges() {
    let folder = tempfile::tempdir().unwrap();
    let tool = Tool { program: env!("CARGO_BIN_EXE_rowkey").into(), folder: folder.path().into() };
    holds(layouts::ALL, 1, Some(&tool));
}

/// What is rare must not vanish when the generator changes.
#[test]
fn the_file_has_each_of_these() {
    let file = include_str!("layouts.rs");
    for words in [
        &["rowkey(", "rest"][..],
        &["text", "SystemTime"],
        &["text = compact"],
        &["text", "Date"],
        &["hex = upper"],
        &["reverse_ts", "hex"],
        &["codec::Groups)"],
        &["codec::Groups, desc)"],
        &["codec::VarbinaryEncoded)"],
        &["codec::VarbinaryEncoded, desc)"],
        &["as = "],
        &["as("],
        // All rows of a kind, and some.
        &["_prefix(Kinds", "())"],
        &["_prefix(Kinds", "_prefix(s"],
    ] {
        let lines = file.lines().filter(|line| words.iter().all(|word| line.contains(word))).count();
        println!("{lines} lines have {words:?}");
        assert!(lines >= 3, "{lines} lines have {words:?}");
    }
}

#[test]
fn the_file_is_what_the_generator_writes() {
    let written = source::file(SEED, LAYOUTS, QUESTIONS);
    let file = include_str!("layouts.rs");
    assert!(
        file == written,
        "`layouts.rs` is old: cargo run -p rowkey-generator write {SEED} {LAYOUTS} {QUESTIONS} > rowkey-cli/tests/generated/layouts.rs"
    );
}
