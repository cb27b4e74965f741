//! How far the tool is, for who waits at a terminal.

use crate::Event;
use crate::process::Folder;

/// 1100 rows, of which one does not decode, and as many after more than a second.
const ROWS: &str = "(cat rows.txt; sleep 1.2; cat rows.txt)";

fn folder() -> Folder {
    let folder = Folder::new();
    folder.layout("key.json", Event::LAYOUT);
    let rows: Vec<String> =
        (0..1100).map(|seq| crate::hex(&Event { seq, ..crate::event() }.encode())).collect();
    let wrong = rows[0].replacen("07", "06", 1);
    folder.file("rows.txt", &format!("0x{}\n0x{wrong}\n", rows[1..].join("\n0x")));
    folder.file("values.txt", &"{\"host\":7,\"at\":1,\"seq\":1}\n".repeat(1100));
    folder
}

/// What is on the terminal; `None` without `script`, which gives the command one.
fn seen(folder: &Folder, task: &str) -> Option<String> {
    let path = std::env::var("PATH").unwrap();
    let task = format!("{ROWS} | {} {task}", env!("CARGO_BIN_EXE_rowkey"));
    if !folder.shell("script --version", &path).contains("util-linux") {
        return None;
    }
    Some(folder.shell(&format!("script -qec \"{task}\" /dev/null"), &path))
}

/// A log has no terminal.
#[test]
fn nothing_in_a_pipe() {
    let folder = folder();
    let tool = env!("CARGO_BIN_EXE_rowkey");
    let task = format!("({ROWS} | {tool} spread -l key.json > spread.txt) 2>&1");
    assert_eq!(folder.shell(&task, &std::env::var("PATH").unwrap()), "");
}

/// Where the rows go elsewhere, to a file or a pipe, or are few.
#[test]
fn a_count_on_a_terminal() {
    let folder = folder();
    for task in [
        "spread -l key.json",
        "spread -l key.json > out.txt",
        "explain -l key.json > out.txt",
        "explain -l key.json --json | wc -l",
        "explain -l key.json --faults",
    ] {
        let Some(seen) = seen(&folder, task) else { return };
        assert!(seen.contains(" rows, 1s"), "{task}: {seen:?}");
    }
}

/// The rows themselves show how far it is.
#[test]
fn no_count_among_rows() {
    let folder = folder();
    for task in ["explain -l key.json", "explain -l key.json --json"] {
        let Some(seen) = seen(&folder, task) else { return };
        assert!(!seen.contains(" rows, 1s"), "{task}: {seen:?}");
    }
}

/// A fault that is printed has a line to itself.
#[test]
fn faults_do_not_mix_with_the_count() {
    let Some(seen) = seen(&folder(), "explain -l key.json --faults --json") else { return };
    let faults: Vec<&str> = seen.lines().filter(|line| line.contains("\"hex\":")).collect();
    assert_eq!(faults.len(), 2, "{seen:?}");
    for fault in faults {
        // Nothing but a cleared line before it.
        let json = fault.rsplit('\r').find(|part| !part.is_empty()).unwrap();
        let json = json.rsplit("\u{1b}[2K").next().unwrap().trim_start_matches("\u{1b}[1A");
        assert!(json.starts_with("{\"hex\":") && json.ends_with('}'), "{fault:?}");
    }
}

#[test]
fn a_count_of_values_that_are_encoded() {
    let folder = folder();
    std::fs::rename(folder.path("values.txt"), folder.path("rows.txt")).unwrap();
    let Some(seen) = seen(&folder, "encode -l key.json --json > out.txt") else { return };
    assert!(seen.contains(" rows, 1s"), "{seen:?}");
}
