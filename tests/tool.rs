//! The operator's tool, `examples/rowkey`, as a process: what it prints, and how it ends.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::RowKey;

#[path = "tool/ddl.rs"]
mod ddl;
#[path = "tool/diff.rs"]
mod diff;
#[path = "tool/diff_kinds.rs"]
mod diff_kinds;
#[path = "tool/diff_names.rs"]
mod diff_names;
#[path = "tool/diff_tail.rs"]
mod diff_tail;
#[path = "tool/diff_variants.rs"]
mod diff_variants;
#[path = "tool/explain.rs"]
mod explain;
#[path = "tool/process.rs"]
mod process;
#[path = "tool/rebucket.rs"]
mod rebucket;

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

/// What the README shows is what the tool prints.
#[test]
fn the_readme_shows_what_is_printed() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/event.json");
    let layout: rowkey::Layout = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(&layout, Event::LAYOUT);
    let row = hex(&event().encode()).replacen("07", "06", 1);
    let printed = Folder::new().run(&["explain", "--layout", file, "--hex", &row]).out;
    let readme = include_str!("../README.md");
    assert!(readme.contains(&printed) && readme.contains(&format!("--hex {row}\n")), "{printed}");
}

#[test]
fn help_says_what_there_is_and_how_it_ends() {
    let folder = Folder::new();
    let help = folder.run(&["--help"]);
    for word in ["explain", "ddl", "diff", "rebucket", "Exit status:", "serde_json::to_string_pretty"] {
        assert!(help.out.contains(word), "{}", help.out);
    }
    for task in ["explain", "ddl", "diff", "rebucket"] {
        let help = folder.run(&[task, "--help"]);
        assert_eq!((help.status, &*help.err), (0, ""));
        assert!(help.out.contains("Example") && help.out.contains("Exit status: 0"), "{}", help.out);
        assert!(help.out.lines().all(|line| line.chars().count() <= 100), "{}", help.out);
    }
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
        (vec![], "no subcommand: explain, ddl, diff or rebucket"),
        (vec!["explian"], "unrecognized subcommand 'explian'"),
        (vec!["explain", "00"], "required arguments were not provided: --layout <FILE>"),
        (vec!["explain", "--layout", "none.json", "00"], "none.json: No such file"),
        (vec!["explain", "--layout", &broken, "00"], "broken.json: trailing comma at line 3 column 1"),
        (vec!["explain", "--layout", &changed, "00"], "it was changed by hand"),
        (vec!["explain", "--layout", &key, "00", r"\x0"], r"row `\x0`: byte 0: `\x` without two"),
        (
            vec!["explain", "--layout", &key, "--hex", "00", "0"],
            "row `0`: an odd number of hexadecimal digits, 1",
        ),
        (vec!["explain", "--layout", &key, "--hex", "0g"], "row `0g`: 'g' is no hexadecimal digit"),
        (vec!["explain", "--layout", &key, "--base64", "*"], "row `*`: not base64"),
        (vec!["explain", "--layout", &key, "--base64", "--hex", "00"], "cannot be used with"),
        (vec!["ddl", "--layout", &key, "--store", "mysql"], "invalid value 'mysql'"),
        (
            vec!["ddl", "--layout", &key, "--store", "hbase", "--table", "a'b"],
            "--table `a'b`: a name has letters",
        ),
        (vec!["ddl", "--layout", &key, "--store", "hbase", "--splits", "hex"], "--regions <COUNT>"),
        (
            vec!["ddl", "--layout", &key, "--store", "hbase", "--splits", "hex", "--regions", "4"],
            "the rows have a salt, and are split where its buckets begin",
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
