//! Rows as people have them.

use rowkey::{RowKey, to_string_binary};

use crate::process::{Folder, Run};
use crate::{Event, hex};

/// Any bytes.
#[derive(RowKey)]
struct Bytes(Vec<u8>);

fn explain(input: &str, args: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    folder.pipe(&[&["explain", "--layout", &key, "--json"], args].concat(), input.as_bytes())
}

/// The rows of an input that has nothing else. Of text with spaces or brackets, a note may say that it is read as a row.
fn rows(input: &str, args: &[&str]) -> Vec<String> {
    let run = explain(input, args);
    let only_note = run.err.is_empty() || run.err.ends_with("; --text reads every line so\n");
    assert!(run.status == 0 && only_note && run.err.lines().count() <= 1, "{input}\n{}", run.err);
    hexes(&run)
}

fn hexes(run: &Run) -> Vec<String> {
    let row = |line: &str| {
        serde_json::from_str::<serde_json::Value>(line).unwrap()["hex"].as_str().unwrap().to_owned()
    };
    run.out.lines().map(row).collect()
}

fn said(input: &str) -> String {
    let run = explain(input, &[]);
    let errors: Vec<&str> = run.err.lines().filter(|line| !line.starts_with("note: ")).collect();
    assert_eq!((run.status, errors.len()), (2, 1), "{}", run.err);
    format!("{}\n", errors[0])
}

/// As it comes out of a pipe: nothing is filled up, so a space at the end of a row is one of the row's.
#[test]
fn a_scan_of_the_shell() {
    let scan = "\
hbase:001:0> scan 'events', {LIMIT => 3}
ROW  COLUMN+CELL
 \\x07a b\\xFF column=cf:q, timestamp=2023-11-14T22:13:20.000, value=1
 \\x07a b\\xFF column=cf:r, timestamp=2023-11-14T22:13:20.000, value=a column=b
 end  column=cf:q, timestamp=1700000000000, value=\\x00
2 row(s)
Took 0.0123 seconds
=> 2
hbase(main):002:0>
";
    // 07, `a`, space, `b`, FF; `end` and its space.
    assert_eq!(rows(scan, &[]), ["0761 2062ff".replace(' ', ""), "656e6420".into()]);
    assert_eq!(rows(&scan.replace('\n', "\r\n"), &[]), rows(scan, &[]));
    // A release before 2.0 counts and times in one line; nothing was found.
    assert_eq!(rows("ROW  COLUMN+CELL\n0 row(s) in 0.0120 seconds\n", &[]), [""; 0]);
}

/// All that a session prints, of a terminal or of a pipe, and of older releases.
#[test]
fn a_whole_session_of_the_shell() {
    let scan = "\
ROW  COLUMN+CELL
 \\x07 column=f:q, timestamp=1, value=1
1 row(s)
Took 0.0123 seconds
";
    let banner = "\
HBase Shell
Use \"help\" to get list of supported commands.
Use \"exit\" to quit this interactive shell.
For Reference, please visit: http://hbase.apache.org/2.0/book.html#shell
Version 2.6.1, re5aa54b0b9b8a0b7e5c7d8e3f5e3f6e0f1a1c2d3, Mon Oct  7 13:35:55 UTC 2024
Took 0.0013 seconds
";
    let old = "\
HBase Shell; enter 'help<RETURN>' for list of supported commands.
Type \"exit<RETURN>\" to leave the HBase Shell
Version 1.2.0, r25b281972df2f5b15c426c8963cbf77dd853a5ad, Thu Feb 18 23:01:49 CST 2016

";
    for session in [
        format!("{banner}hbase:001:0> scan 'events'\n{scan}"),
        format!("{banner}scan 'events', LIMIT => 1\n{scan}scan 'events'\n{scan}"),
        format!("{old}hbase(main):001:0> scan 'events'\n{scan}hbase(main):002:0> exit\n"),
        format!("scan \"events\"\n\n{scan}{banner}"),
        // Without the header.
        format!("{banner}scan 'events'\n \\x07 column=f:q, timestamp=1, value=1\n"),
    ] {
        assert_eq!(rows(&session, &[]), ["07"], "{session}");
        assert_eq!(rows(&session.replace('\n', "\r\n"), &[]), ["07"], "{session}");
    }
    // No scan.
    assert_eq!(said(&format!("{banner}hbase:001:0> exit\n{banner}")), NO_ROWS);
}

const NO_ROWS: &str =
    "error: standard input: no rows; expected a row per line, or a scan of `hbase shell` or `ldb`\n";

/// An input without any row is an error: the command before the pipe may have failed. A scan that found no rows is fine.
#[test]
fn an_input_without_rows() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let svg = folder.path("spread.svg");
    for task in [
        &["explain"][..],
        &["explain", "--json"],
        &["explain", "--faults", "--keep-going"],
        &["spread"],
        &["spread", "--keep-going", "--svg", "spread.svg"],
    ] {
        let args = [task, &["-l", &key]].concat();
        for input in ["", "\n\r\n\n", "\u{FEFF}"] {
            let run = folder.pipe(&args, input.as_bytes());
            assert_eq!((run.status, &*run.out, &*run.err), (2, "", NO_ROWS), "{task:?} {input:?}");
        }
        assert!(!svg.exists());
        let run = folder.pipe(&args, b"ROW  COLUMN+CELL\n0 row(s)\nTook 0.0100 seconds\n");
        assert_eq!((run.status, &*run.err), (0, ""), "{task:?}");
    }
}

/// From a ticket or an e-mail: each line is indented or quoted, and blank ones may have lost spaces.
#[test]
fn a_scan_that_is_indented_or_quoted() {
    let session = "\
HBase Shell
Took 0.0013 seconds

hbase:001:0> scan 'events'
ROW                   COLUMN+CELL
 \\x07\\x00\\x00\\x00\\x07 column=f:q, timestamp=1, value=
                      ROW  COLUMN+CELL
 \\x7F\\xFF\\xFEt0\\x1A\\x column=f:q, timestamp=1, value=1
 97\\xFF
  a                   column=f:q, timestamp=1, value=1

2 row(s)
Took 0.0123 seconds
hbase:002:0>
";
    let piped =
        "ROW  COLUMN+CELL\n  a column=f:q, timestamp=1, value=1\n >b column=f:q, timestamp=1, value=1\n";
    let banner = "scan 'events'\n\nROW  COLUMN+CELL\n a column=f:q, timestamp=1, value=1\n1 row(s)\n";
    let headless = "scan 'events'\n  a column=f:q, timestamp=1, value=1\n";
    for scan in [session, piped, banner, headless] {
        let expected = rows(scan, &[]);
        for margin in ["    ", "  ", " ", "\t", "> ", ">> ", "> > ", ">     ", "  > ", "\t  "] {
            let indented: String = scan.lines().map(|line| format!("{margin}{line}\n")).collect();
            let trimmed: String = indented.lines().map(|line| format!("{}\n", line.trim_end())).collect();
            assert_eq!(rows(&indented, &[]), expected, "{indented}");
            assert_eq!(rows(&trimmed, &[]), expected, "{trimmed}");
            // A paste without a margin after one with it.
            assert_eq!(rows(&format!("{indented}{session}"), &[]), rows(&format!("{scan}{session}"), &[]));
        }
    }
    // Without a header, a tab or `> ` is no part of a row; spaces may be, so a line says so.
    let cell = " \\x07 column=f:q, timestamp=1, value=1\n \\x08 column=f:q, timestamp=1, value=1\n";
    for margin in ["\t", "> ", "> > ", ">\t"] {
        let indented: String = cell.lines().map(|line| format!("{margin}{line}\n")).collect();
        assert_eq!(rows(&indented, &[]), ["07", "08"], "{indented}");
    }
    let run = explain(&cell.replace(" \\", "     \\"), &[]);
    assert!(run.status == 0 && run.out.contains("\"hex\":\"07\"") && run.out.contains("\"hex\":\"08\""));
    let warning = "warning: standard input, line 1: the first 4 characters are read as an indentation, not as part of the row; ";
    assert!(run.err.starts_with(warning) && run.err.lines().count() == 1, "{}", run.err);
    // One space more than the shell prints is the row's own: 20 is the bucket 32.
    assert_eq!(rows("  \\x07 column=f:q, timestamp=1, value=1\n", &[]), ["2007"]);
    // Rows that are no scan keep their spaces.
    assert_eq!(rows("    a\n> b\n", &[]), ["    a", "> b"].map(|row| hex(row.as_bytes())));
}

/// An error of the shell is one line, and the help after it is no row.
#[test]
fn an_error_of_the_shell() {
    let help = "\nFor usage try 'help \"scan\"'\n\nHere is some help for this command:\n  hbase> scan 't1'\n";
    let failed = format!("ERROR: Unknown table t!\n{help}\nTook 0.5 seconds\n");
    let scan = "ROW  COLUMN+CELL\n a column=f:q, timestamp=1, value=1\n1 row(s)\n";
    let expected = "the HBase shell printed an error instead of rows: Unknown table t!\n";
    for (line, session) in [
        (2, format!("hbase:001:0> scan 't'\n{failed}hbase:002:0> scan 'events'\n{scan}")),
        (2, format!("scan 't'\n{failed}scan 'events'\n{scan}")),
        (1, format!("{failed}{scan}")),
        (1, format!("ERROR: Unknown table t!\n{help}{scan}")),
        (5, format!("{scan}hbase:001:0> scan 't'\n{failed}{scan}")),
    ] {
        for margin in ["", "> ", "    "] {
            let session: String = session.lines().map(|line| format!("{margin}{line}\n")).collect();
            assert_eq!(
                said(&session),
                format!("error: standard input, line {line}: {expected}"),
                "{session}"
            );
            let run = explain(&session, &["--keep-going"]);
            assert!(
                run.out.lines().all(|row| row.contains("\"hex\":\"61\"")) && !run.out.is_empty(),
                "{}",
                run.out
            );
            assert!(run.err.starts_with("warning: ") && run.err.lines().count() == 2, "{session}{}", run.err);
        }
    }
    // In a list of rows, it is one of them.
    let row = "ERROR: disk full";
    assert_eq!(rows(&format!("{row}\n"), &[]), [hex(row.as_bytes())]);
    // And in a cell.
    let cell = format!("ROW  COLUMN+CELL\n{row} column=f:q, timestamp=1, value=1\n");
    assert_eq!(rows(&cell, &[]), [hex(row.as_bytes())]);
}

/// What could be a line of the shell is a row, unless a header follows.
#[test]
fn rows_that_look_like_lines_of_the_shell() {
    let hex_of = |text: &str| hex(text.as_bytes());
    for row in ["scan 'x", "scan \"x", "Took 3 seconds", "Version 2", "HBase Shell", "=> 3", "3 row(s)"] {
        assert_eq!(rows(&format!("{row}\n"), &[]), [hex_of(row)]);
        assert_eq!(rows(&format!("{row}\n\n{row}\nplain\n{row}"), &[]), [row, row, "plain", row].map(hex_of));
        let many = format!("{row}\n").repeat(200);
        assert_eq!(rows(&many, &[]).len(), 200);
    }
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    let run = folder.run(&["explain", "-l", &key, "scan 'x"]);
    assert!(run.status == 0 && run.out.contains("73 63 61 6E 20 27 78"), "{}{}", run.out, run.err);
    // The number of a line is its own.
    let error = said("scan 'x\n\\x0\n");
    assert!(error.starts_with("error: standard input, line 2: byte 0: `\\x` without"), "{error}");
}

/// Every form in which `encode` and `scan` write a row is read.
#[test]
fn what_the_tool_itself_prints() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    for row in [
        &b"\x07\xff a\\\"'x\n\r\t"[..],
        b"docs",
        b"\"docs\"",
        b"b\"x\"",
        b"$'x'",
        b"0x07",
        b"0X",
        b"a ==> b",
        b" a ",
        b"ROW  COLUMN+CELL",
        b"  ROW  COLUMN+CELL",
        b"> hbase:001:0> list",
        b"ERROR: Unknown table t!",
        b"[7, 0]",
        b"K: a/f:q/1/Put/vlen=1/seqid=4 V: 1",
        b"Current count: 1, row: a",
        b"Keys in range: 1",
        b"{\"a\": 1}",
        b"-----",
        b" key",
        "\u{767b}".as_bytes(),
    ] {
        for form in ["text", "hex", "base64", "hbase", "cbt", "ldb", "rust"] {
            let printed = folder.run(&["encode", "-l", &key, "-f", form, &format!("0={}", hex(row))]).out;
            let args: &[&str] = match form {
                "hex" => &["--hex"],
                "base64" => &["--base64"],
                _ => &[],
            };
            assert_eq!(rows(&printed, args), [hex(row)], "{form}: {printed}");
            let run = folder.run(
                &[&["explain", "-l", &key, "-j"], args, &["--", printed.trim_end_matches('\n')]].concat(),
            );
            assert!(run.out.contains(&format!("\"hex\":\"{}\"", hex(row))), "{form}: {printed}{}", run.out);
        }
    }
    let escapes = r#"b"\0\n\r\t\\\"\'" "#;
    assert_eq!(rows(escapes, &[]), ["000a0d095c2227"]);
    assert_eq!(rows("0X0aFf\n", &[]), ["0aff"]);
    // In what `ldb scan` prints, quotes are a part of the row; and a quote at each end alone always is.
    assert_eq!(hexes(&explain("\"a\" ==> 1\n", &[])), [hex(b"\"a\"")]);
    assert_eq!(
        rows("\"a\"b\"\n\"\\d\"\n\"\n", &[]),
        ["\"a\"b\"", "\"\\d\"", "\""].map(|text| hex(text.as_bytes()))
    );
}

/// What editors and shells of Windows write.
#[test]
fn marks_at_the_start_of_the_rows() {
    assert_eq!(rows("\u{FEFF}0x07\r\n0x08\r\n", &[]), ["07", "08"]);
    assert_eq!(rows("\u{FEFF}ROW  COLUMN+CELL\n a column=f:q, timestamp=1, value=1\n", &[]), ["61"]);
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    let utf_16 = "error: standard input: found UTF-16, as PowerShell's `>` writes it; expected UTF-8\n";
    for text in [&b"\xFF\xFE0\0x\0"[..], b"\xFE\xFF\x00\x30\x00x"] {
        for task in [&["explain", "-k"][..], &["spread", "-r", "2", "-k"]] {
            let run = folder.pipe(&[task, &["-l", &key]].concat(), text);
            assert_eq!((run.status, &*run.err), (2, utf_16), "{}", run.out);
        }
    }
}

/// The lines that a person copies, without the header above them: the row has no spaces of its own at its end.
#[test]
fn cells_without_their_header() {
    let cells =
        " a\\x00b      column=f:q, timestamp=1, value=x\n c         column=f:q, timestamp=1, value=x\n";
    assert_eq!(rows(cells, &[]), ["610062", "63"]);
    let error = said(&format!("{cells} 1\\x02    alue=y\n"));
    assert!(
        error.contains("line 3: expected a row and `column=`") && error.contains("with its header"),
        "{error}"
    );
}

/// What `Shell::Formatter` prints on a terminal that has room for so many characters of the row, and of the cell.
fn printed(table: &[(&str, &str)], row_width: usize, cell_width: usize) -> String {
    let mut text = format!("{:row_width$}  {:cell_width$}\n", "ROW", "COLUMN+CELL");
    for (row, cell) in table {
        let cut = |text: &str, width: usize, i: usize| -> String {
            text.chars().skip(i * width).take(width).collect()
        };
        for i in 0..row.len().div_ceil(row_width).max(cell.len().div_ceil(cell_width)) {
            text +=
                &format!(" {:row_width$} {:cell_width$}\n", cut(row, row_width, i), cut(cell, cell_width, i));
        }
    }
    text + "7 row(s)\nTook 0.0100 seconds\n"
}

/// On a terminal long rows and long cells go on in the next lines.
#[test]
fn a_scan_on_a_terminal_of_any_width() {
    let seed = fastrand::u64(..);
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..25 {
        let mut all: Vec<Vec<u8>> = (0..7)
            .map(|_| {
                let len = random.usize(0..30);
                let middle = (0..len).map(|_| *random.choice(b" a\\\x00\xFFc=").unwrap());
                // Not a space at the end, which is as those that fill the column.
                std::iter::once(b'<').chain(middle).chain(std::iter::once(b'>')).collect()
            })
            .collect();
        all.dedup();
        let texts: Vec<String> = all.iter().map(|row| to_string_binary(row)).collect();
        let mut table = Vec::new();
        for row in &texts {
            table.push((&**row, "column=f:a, timestamp=1700000000000, value=some text that is long"));
            table.push((row, "column=f:b, timestamp=1, value=, ROW  COLUMN+CELL, 1 row(s)"));
        }
        let scan = printed(&table, random.usize(4..60), random.usize(20..90));
        // Copied with the spaces at the end of each line or without them.
        let copied: String = scan.lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
        let expected: Vec<String> = all.iter().map(|row| hex(row)).collect();
        assert_eq!(rows(&scan, &[]), expected, "seed {seed}\n{scan}");
        assert_eq!(rows(&copied, &[]), expected, "seed {seed}\n{copied}");
    }
}

/// `ldb scan --hex`, of releases that have an arrow and of those that have a colon, and what is cut out of either.
#[test]
fn what_ldb_prints() {
    let scan = "0x0700FF ==> 0x76\n0x07 : 0x\n0xab ==> \n  0xCD\n0x00 01\nKeys in range: 5\n";
    assert_eq!(rows(scan, &[]), ["0700ff", "07", "ab", "cd", "0001"]);
    // Without `--hex`: `plain` and `end` in ASCII.
    let run = explain("plain ==> value\nend ==>\nKeys in range: 2\n", &[]);
    assert_eq!((run.status, hexes(&run)), (0, vec!["706c61696e".into(), "656e64".into()]));
    // Said or not, it is the same; only rows that do not say it themselves need it.
    assert_eq!(rows("0x07 ==> 0x76\n07 ==> 76\nFF\n", &["--hex"]), ["07", "07", "ff"]);
    assert_eq!(rows("FF\n", &["-x"]), ["ff"]);
    assert_eq!(rows("/w==\n", &["-b"]), ["ff"]);
    assert_eq!(rows("FF\n", &[]), ["4646"]);
    assert!(said("0x0g ==> 0x76\n").contains("line 1: expected hexadecimal digits, found 'g'"));
}

#[test]
fn an_argument_says_its_form_as_a_line_does() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    let run = folder.run(&[
        "explain",
        "-l",
        &key,
        "-j",
        "0x0A",
        "0x0b ==> 0x00",
        r"\x0C",
        " d column=f:q, timestamp=1, value=1",
    ]);
    let hex = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["hex"].clone();
    // 64 is `d` in ASCII.
    assert_eq!(run.out.lines().map(hex).collect::<Vec<_>>(), ["0a", "0b", "0c", "64"], "{}", run.err);
}

#[test]
fn lines_that_have_no_row() {
    let error = said("COLUMN                CELL\n cf:q                 timestamp=1, value=1\n");
    assert!(error.contains("line 1: found the output of `get`"), "{error}");
    let error = said("ROW  COLUMN+CELL\n a column=f:q, timestamp=1, value=1\nERROR: the region moved\n");
    assert!(
        error.contains("line 3: the HBase shell printed an error instead of rows: the region moved"),
        "{error}"
    );
    // The header of a wider terminal than that of the scan: no row is passed over in silence.
    let header = "ROW                COLUMN+CELL\n";
    let error = said(&format!("{header} a            column=f:q, timestamp=1, value=1\n"));
    assert!(error.contains("line 2: found a cell that does not begin below COLUMN+CELL"), "{error}");
    let error = said(&format!("{header} a\n"));
    assert!(error.contains("line 2: expected a row and `column=`"), "{error}");
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    let run = folder.pipe(&["explain", "-l", &key], b"\x07\x00\xFF\n");
    assert_eq!(
        (run.status, &*run.err),
        (
            2,
            "error: standard input, line 1: byte 2 is 0xFF, not text; expected a row in each line: \\xNN, 0x.., \
             or --hex, --base64\n"
        )
    );
}

/// Each bad line is named, the others are read; the status is that of bad input.
#[test]
fn going_on_after_a_bad_row() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let row = hex(&crate::event().encode());
    let lines = format!("0x{row}\n0x0\nxy\\x\n0x{row}\n0x{}\n", row.replacen("07", "06", 1));
    let run = folder.pipe(&["explain", "-l", &key, "--keep-going"], lines.as_bytes());
    assert_eq!(run.status, 2);
    assert_eq!(
        run.err.lines().map(|line| line.split(':').next().unwrap()).collect::<Vec<_>>(),
        ["warning", "warning", "error"]
    );
    assert!(
        run.err.contains("standard input, line 2: expected an even number of hexadecimal digits, found 1\n"),
        "{}",
        run.err
    );
    let other = "standard input, line 3: expected hexadecimal digits, as in the lines before\n";
    assert!(run.err.contains(other), "{}", run.err);
    assert!(run.err.ends_with("error: 2 rows could not be read\n"), "{}", run.err);
    assert!(
        run.out.starts_with("line 1: ") && run.out.ends_with("\n3 rows: 1 does not decode\n"),
        "{}",
        run.out
    );
    let run = folder.run(&["explain", "-l", &key, "-k", "0x0", &format!("0x{row}")]);
    assert!(
        run.status == 2 && run.out.starts_with("row 2: ") && run.err.contains("warning: row `0x0`:"),
        "{}",
        run.out
    );
}

#[test]
fn a_layout_from_a_pipe() {
    let folder = Folder::new();
    let layout = serde_json::to_string_pretty(Event::LAYOUT).unwrap();
    let row = format!("0x{}", hex(&crate::event().encode()));
    let run = folder.pipe(&["explain", "-l", "-", &row], layout.as_bytes());
    assert_eq!((run.status, &*run.out), (0, &*format!("{:#}", Event::explain(&crate::event().encode()))));
    let run = folder.pipe(&["explain", "--layout", "-"], layout.as_bytes());
    assert_eq!(
        (run.status, &*run.err),
        (2, "error: no rows: `--layout -` reads standard input, so give them as arguments\n")
    );
    let run = folder.pipe(&["explain", "-l", "-", &row], b"{}");
    assert!(run.status == 2 && run.err.starts_with("error: standard input: "), "{}", run.err);
    let key = folder.layout("key.json", Event::LAYOUT);
    let run = folder.pipe(&["diff", &key, "-"], layout.as_bytes());
    assert_eq!((run.status, &*run.err), (0, ""));
}

/// Who pipes rows in one by one sees each before the next.
#[test]
fn a_row_is_shown_before_the_next_one_comes() {
    use std::io::{BufRead, BufReader, Write};

    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    let mut child = folder.command(&["explain", "-l", &key, "--json"]).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for row in ["a", "b"] {
        // Without the flush, the line below never arrives. Only a blank line follows it.
        input.write_all(format!("{row}\n\n").as_bytes()).unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.contains(&format!("\"text\":\"{row}\"")), "{line}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

/// Digits without `0x` are text. Where they would be a row, a line says how they are read as one.
#[test]
fn digits_that_would_be_a_row() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let row = hex(&crate::event().encode());
    let run = folder.pipe(&["explain", "-l", &key], format!("{row}\n{row}\n").as_bytes());
    let hint = "warning: this row does not decode as text, but does as hexadecimal digits: try --hex\n";
    assert_eq!((run.status, &*run.err), (1, hint));
    assert_eq!(folder.run(&["explain", "-l", &key, &row[2..]]).err, "");
    let hint = "warning: this row does not decode as text, but does as bytea of PostgreSQL: try 0x in place of \\x\n";
    assert_eq!(folder.run(&["explain", "-l", &key, &format!("\\x{row}")]).err, hint);
    let base64 = folder.run(&["encode", "-l", &key, "-f", "base64", "host=7", "at=1", "seq=1"]).out;
    let hint = "warning: this row does not decode as text, but does as base64: try --base64\n";
    assert_eq!(folder.run(&["explain", "-l", &key, base64.trim()]).err, hint);
    assert_eq!(folder.run(&["explain", "-l", &key, "-x", &row]).status, 0);
}
