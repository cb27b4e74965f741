//! `rowkey explain`.

use std::io::Read as _;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rowkey::{RowKey, to_string_binary};

use crate::process::Folder;
use crate::{Event, event, hex};

/// A row in each of its forms, as an argument and in a pipe, gives the same.
#[test]
fn a_row_in_every_form() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let row = event().encode();
    let expected = format!("{:#}", Event::explain(&row));
    let forms = [
        (None, to_string_binary(&row)),
        (Some("--hex"), hex(&row)),
        (Some("--base64"), STANDARD.encode(row)),
    ];
    for (option, text) in forms {
        let mut args = vec!["explain", "--layout", &key];
        args.extend(option);
        let run = folder.run(&[&args[..], &["--", &text]].concat());
        assert_eq!((run.status, &*run.out, &*run.err), (0, &*expected, ""), "{text}");
        // In a pipe each row is named, as there are several. A line may end as on Windows, and be empty.
        let piped = folder.pipe(&args, format!("{text}\r\n\n{text}\n").as_bytes());
        let row = to_string_binary(&row);
        let two = format!("line 1: {row}\n{expected}\nline 3: {row}\n{expected}\n2 rows: all decode\n");
        assert_eq!((piped.status, &*piped.out, &*piped.err), (0, &*two, ""), "{text}");
    }
}

/// 100 columns have no room for this table; 200 have.
#[test]
fn a_table_is_as_wide_as_the_terminal() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let row = event().encode();
    let run = |columns: &str| {
        let output = folder
            .command(&["explain", "--layout", &key, "--hex", &hex(&row)])
            .env("COLUMNS", columns)
            .output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    assert_eq!(run("200"), Event::explain(&row).to_string());
    assert_eq!(run("100"), format!("{:#}", Event::explain(&row)));
    assert!(run("100").lines().all(|line| line.chars().count() <= 100));
}

#[test]
fn a_row_that_does_not_decode_is_a_finding() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let good = hex(&event().encode());
    let wrong_bucket = good.replacen("07", "06", 1);
    let run = folder.run(&["explain", "--layout", &key, "--hex", &wrong_bucket]);
    assert_eq!((run.status, &*run.err), (1, ""));
    assert!(
        run.out.ends_with("expected bucket 7, which the fields hash to, found bucket 6\n"),
        "{}",
        run.out
    );

    let lines = format!("{good}\n{wrong_bucket}\n{good}\n00\n");
    let run = folder.pipe(&["explain", "--layout", &key, "--hex", "--faults"], lines.as_bytes());
    assert_eq!(run.status, 1);
    assert!(run.out.starts_with("line 2: ") && run.out.contains("\nline 4: "), "{}", run.out);
    assert!(!run.out.contains("line 1:") && run.out.ends_with("\n4 rows: 2 do not decode\n"), "{}", run.out);
}

#[test]
fn json_is_one_object_a_row() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let row = event().encode();
    let lines = format!("{}\n00\n", hex(&row));
    let run = folder.pipe(&["explain", "--layout", &key, "--hex", "--json"], lines.as_bytes());
    let objects: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let expected = [&row[..], &[0]].map(|row| serde_json::to_value(Event::explain(row)).unwrap());
    assert_eq!((run.status, &objects), (1, &expected.to_vec()));
    // The second segment is `host`.
    assert_eq!(objects[0]["segments"][1]["value"], 7);
}

/// What stands before the bad line is there, whole; then comes the line that says which.
#[test]
fn a_bad_line_ends_the_run() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let good = hex(&event().encode());
    let run = folder
        .pipe(&["explain", "--layout", &key, "--hex", "--json"], format!("{good}\nxy\n{good}\n").as_bytes());
    assert_eq!((run.status, run.out.lines().count()), (2, 1));
    assert_eq!(run.err, "error: standard input, line 2: expected hexadecimal digits, found 'x'\n");
    let run = folder.pipe(&["explain", "--layout", &key], b"\xff\n");
    assert!(run.err.starts_with("error: standard input, line 1: byte 0 is 0xFF, not text"), "{}", run.err);
    let run = folder.pipe(&["explain", "--layout", &key], b"ROW  COLUMN+CELL\n0 row(s)\n");
    assert_eq!((run.status, &*run.out), (0, "0 rows: nothing to explain\n"));
}

/// The name of a file in place of its rows.
#[test]
fn a_file_in_place_of_a_row() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    folder.file("scan.txt", "");
    folder.file("x\\x0", "");
    let said = "this is a file name: to read its rows, write `< scan.txt`";
    for args in [&["scan.txt"][..], &["--faults", "scan.txt"], &["--json", "scan.txt"], &["-x", "scan.txt"]] {
        let run = folder.run(&[&["explain", "-l", &key], args].concat());
        let one_line = run.err.starts_with("error: row `scan.txt`: ") && run.err.lines().count() == 1;
        assert!(
            run.status == 2 && one_line && run.err.ends_with(&format!("{said}\n")),
            "{args:?}: {}",
            run.err
        );
        assert_eq!(run.out, "");
    }
    let run =
        folder.run(&["explain", "-l", &key, "-k", "scan.txt", &format!("0x{}", hex(&event().encode()))]);
    assert!(run.status == 2 && run.out.starts_with("row 2: "), "{}", run.out);
    assert!(run.err.starts_with("warning: row `scan.txt`: ") && run.err.contains(said), "{}", run.err);
    let run = folder.run(&["explain", "-l", &key, "x\\x0"]);
    assert!(run.err.ends_with("this is a file name: to read its rows, write `< x\\x0`\n"), "{}", run.err);
    // No file, no word of one; nor of a folder. A row that decodes is a row.
    let run = folder.run(&["explain", "-l", &key, "none.txt"]);
    assert!(run.status == 1 && !run.err.contains("file"), "{}", run.err);
    assert_eq!(folder.run(&["explain", "-l", &key, "."]).status, 1);
    let row = format!("0x{}", hex(&event().encode()));
    folder.file(&row, "");
    assert_eq!(folder.run(&["explain", "-l", &key, &row]).status, 0);
    for task in ["spread", "explain"] {
        let run = folder.run(&[task, "-l", &key, "--faulst", "scan.txt"]);
        assert!(run.status == 2 && !run.err.contains("scan.txt`"), "{}", run.err);
    }
    let run = folder.run(&["spread", "-l", &key, "scan.txt"]);
    let expected = "error: unexpected argument 'scan.txt' found; did you mean `< scan.txt`?; see --help\n";
    assert_eq!((run.status, &*run.err), (2, expected));
}

/// As in `.. | head -1`: no word about it.
#[test]
fn a_reader_that_has_seen_enough_ends_the_run_in_silence() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let rows = format!("{}\n", hex(&event().encode())).repeat(20_000);
    let mut child = folder.command(&["explain", "--layout", &key, "--hex"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || std::io::Write::write_all(&mut stdin, rows.as_bytes()));
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut [0; 100]).unwrap();
    drop(out);
    let output = child.wait_with_output().unwrap();
    assert!(writer.join().unwrap().is_err(), "the run ended before its input");
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
}

/// The length of the salted bytes.
struct Length;

impl rowkey::SaltHash for Length {
    const NAME: &'static str = "length";

    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        parts.iter().map(|part| part.len() as u32).sum::<u32>() % buckets
    }
}

/// A wrong salt passes where nothing can check it.
#[test]
fn a_salt_that_was_not_checked() {
    #[derive(RowKey)]
    struct Own {
        #[salt(buckets = 16, hash = Length)]
        host: u32,
    }

    let folder = Folder::new();
    let key = folder.layout("key.json", Own::LAYOUT);
    let note = "note: no salt was checked: its hash 'length' is defined in your program, whose `K::explain` checks it\n";
    for args in [&["--faults"][..], &[], &["--json"]] {
        let run = folder.pipe(&[&["explain", "-l", &key], args].concat(), b"0x0500000007\n0x0400000007\n");
        assert_eq!((run.status, &*run.err), (0, note), "{args:?}");
    }
    let known = folder.layout("known.json", Event::LAYOUT);
    assert_eq!(folder.run(&["explain", "-l", &known, &format!("0x{}", hex(&event().encode()))]).err, "");
}
