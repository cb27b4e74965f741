//! The tool as a process: what it prints, and how it ends.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::RowKey;

mod ddl;
mod diff;
mod diff_kinds;
mod diff_names;
mod diff_tail;
mod diff_variants;
mod enum_fields;
mod examples;
mod explain;
mod layout_file;
mod manual;
mod page;
mod pastes;
mod process;
#[cfg(unix)]
mod progress;
#[cfg(unix)]
mod readme;
mod rebucket;
mod rows;
mod show;
mod spread;
mod zones;

use process::{Folder, Run};

/// The key of the README.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

fn event() -> Event {
    Event { host: 7, at: 1_700_000_000_000, seq: 1 }
}

fn hex(row: &[u8]) -> String {
    row.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The layout that the examples of the documentation use.
#[test]
fn the_example_layout_is_that_of_the_example_key() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/data/event.json");
    let layout: rowkey::Layout = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(&layout, Event::LAYOUT);
}

const TASKS: [&str; 11] =
    ["completions", "ddl", "diff", "encode", "explain", "man", "page", "rebucket", "scan", "show", "spread"];

#[test]
fn help_says_what_there_is_and_how_it_ends() {
    let folder = Folder::new();
    let help = folder.run(&["--help"]);
    for word in ["Exit status:", "serde_json::to_string_pretty"].iter().chain(&TASKS) {
        assert!(help.out.contains(word), "{}", help.out);
    }
    for task in TASKS {
        let help = folder.run(&[task, "--help"]);
        assert_eq!((help.status, &*help.err), (0, ""));
        assert!(help.out.contains("Example") && help.out.contains("Exit status: 0"), "{}", help.out);
        assert!(help.out.lines().all(|line| line.chars().count() <= 100), "{}", help.out);
    }
}

/// An error is one line, whatever the words that it repeats.
#[test]
fn a_line_break_in_a_word_breaks_no_error() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    for args in [
        vec!["encode", "-l", &key, "ho\nst=7"],
        vec!["encode", "-l", &key, "host=\r\n7"],
        vec!["scan", "-l", &key, "ho\r\nst=7"],
        vec!["scan", "-l", &key, "host=7\n8"],
        vec!["explain", "-l", &key, "0x\n0"],
        vec!["show", "-l", "no\nfile.json"],
        vec!["ddl", "-l", &key, "-s", "hb\nase"],
    ] {
        let run = folder.run(&args);
        assert!(run.status > 0 && run.out.is_empty(), "{args:?}: {}", run.out);
        assert_eq!(run.err.matches(['\n', '\r']).count(), 1, "{args:?}: {}", run.err);
    }
}

/// A line of standard input that is a whole file was repeated in full.
#[test]
fn a_long_word_is_not_repeated_in_full() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let long = "7".repeat(100_000);
    for args in [["encode", "-l", &key, &format!("host={long}")], ["scan", "-l", &key, &format!("{long}=1")]]
    {
        let run = folder.run(&args);
        assert!(run.status == 2 && run.err.len() < 3_000, "{}", run.err.len());
    }
    let run = folder.run(&["encode", "-l", &key, &format!("{long}=1")]);
    assert!(
        run.err.starts_with("error: no field `777") && run.err.ends_with("are host, at, seq\n"),
        "{}",
        run.err
    );
}

/// Whichever argument it is, and in `--color` too.
#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf_8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let wrong = OsStr::from_bytes(b"a\xFF=1");
    for args in [
        vec![],
        vec!["--color"],
        vec!["--color", "always"],
        vec!["explain", "-l", &key],
        vec!["explain", "-l"],
        vec!["encode", "-l", &key],
        vec!["encode", "-l", &key, "-f"],
        vec!["encode", "-l", &key, "--kind"],
        vec!["scan", "-l", &key],
        vec!["scan", "-l", &key, "-t"],
        vec!["show"],
        vec!["show", "-l"],
        vec!["spread", "-l", &key, "--svg", "none/x", "-r"],
        vec!["ddl", "-l", &key, "-s"],
        vec!["diff", &key],
        vec!["rebucket", "-l", &key, "-t"],
        vec!["man"],
        vec!["completions"],
    ] {
        let output = folder.command(&args).arg(wrong).stdin(std::process::Stdio::null()).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        let one_line = err.contains("error:") && err.lines().count() == 1;
        assert!(output.status.code() == Some(2) && one_line, "{args:?}: {err}");
    }
    let output = folder.command(&["explain", "-l", &key]).arg(wrong).output().unwrap();
    let expected = "error: an argument is not UTF-8; write the bytes of a row as \\xNN or 0x..; see --help\n";
    assert_eq!(String::from_utf8(output.stderr).unwrap(), expected);
}

/// Status 2, nothing on standard output, one line on standard error.
#[test]
fn bad_input_is_one_line() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let broken = folder.file("broken.json", "{\n\"version\": 1,\n}");
    let changed = std::fs::read_to_string(&key).unwrap().replace("\"buckets\": 16", "\"buckets\": 17");
    let changed = folder.file("changed.json", &changed);
    for (args, said) in [
        (vec![], "no subcommand; expected one of completions, ddl, diff, "),
        (vec!["explian"], "unrecognized subcommand 'explian'; did you mean `explain`?"),
        (vec!["explain", "--layuot", &key], "did you mean `--layout`?"),
        (vec!["ddl", "--layout", &key, "--store", "hbsae"], "did you mean `hbase`?"),
        (vec!["ddl", "--layout", &key, "--store", "hbase", "--splits", "hexx"], "did you mean `hex`?"),
        (vec!["man", "explian"], "no subcommand `explian`; did you mean `explain`?"),
        (vec!["man", "tcsh"], "no subcommand `tcsh`; expected one of completions, "),
        (vec!["show", &key], &format!("did you mean `--layout {key}`?")),
        (vec!["explain", &key, "00"], &format!("--layout <FILE>; did you mean `--layout {key}`?")),
        (vec!["ddl", "--layout", &key, "--store", "hbse"], "did you mean `hbase`?"),
        (vec!["completions", "tcsh"], "invalid value 'tcsh'"),
        (vec!["--color", "red", "show", "-l", &key], "invalid value 'red'"),
        (vec!["diff", "-", "-"], "both layouts are `-`"),
        (vec!["explain", "00"], "required arguments were not provided: --layout <FILE>"),
        (
            vec!["explain", "--layout", &broken, "00"],
            "broken.json: not JSON: trailing comma at line 3 column 1",
        ),
        (vec!["explain", "--layout", &changed, "00"], "it was edited"),
        (vec!["explain", "--layout", &key, "00", r"\x0"], r"row `\x0`: byte 0: `\x` without two"),
        (
            vec!["explain", "--layout", &key, "--hex", "00", "0"],
            "row `0`: expected an even number of hexadecimal digits, found 1",
        ),
        (
            vec!["explain", "--layout", &key, "--hex", "0g"],
            "row `0g`: expected hexadecimal digits, found 'g'",
        ),
        (vec!["explain", "--layout", &key, "--base64", "*"], "row `*`: not base64"),
        (vec!["explain", "--layout", &key, "--base64", "--hex", "00"], "cannot be used with"),
        (vec!["ddl", "--layout", &key, "--store", "mysql"], "invalid value 'mysql'"),
        (
            vec!["ddl", "--layout", &key, "--store", "hbase", "--table", "a'b"],
            "--table `a'b`: expected a name of letters",
        ),
        (vec!["ddl", "--layout", &key, "--store", "hbase", "--splits", "hex"], "--regions <COUNT>"),
        (
            vec!["ddl", "--layout", &key, "--store", "hbase", "--splits", "hex", "--regions", "4"],
            "the key has a salt, so the table is split at its buckets",
        ),
        (vec!["diff", &key], "<NEW>"),
        (vec!["rebucket", "--layout", &key, "--to", "1"], "1 is not in 2..=65536"),
    ] {
        let run = folder.run(&args);
        let Run { status, out, err } = &run;
        assert_eq!((*status, &**out), (2, ""), "{args:?}: {err}");
        assert!(
            err.starts_with("error: ") && err.contains(said) && err.lines().count() == 1,
            "{args:?}: {err}"
        );
    }
}
