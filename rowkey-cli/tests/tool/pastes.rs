//! What people paste: the output of tools that print keys. Every row is read, and no other line is one.

use rowkey::RowKey;

use crate::process::{Folder, Run};
use crate::{Event, hex};

/// Any bytes, so that any line could be a row.
#[derive(RowKey)]
struct Bytes(Vec<u8>);

/// Host 7 at 1700000000000, number 1.
const EVENT: &str = "07000000077ffffe74301a97ff0001";

/// A paste, and its rows in hexadecimal digits.
struct Paste {
    name: &'static str,
    text: &'static str,
    rows: Vec<String>,
    /// Pastes of one form may follow each other.
    form: &'static str,
}

fn paste(form: &'static str, name: &'static str, text: &'static str, rows: &[&[u8]]) -> Paste {
    Paste { name, text, rows: rows.iter().map(|row| hex(row)).collect(), form }
}

macro_rules! files {
    ($($form:literal $name:literal [$($row:expr),*];)*) => {
        vec![$(paste($form, $name, include_str!(concat!("../pastes/", $name, ".txt")), &[$($row),*])),*]
    };
}

const EVENT_ROW: &[u8] = b"\x07\0\0\0\x07\x7F\xFF\xFEt0\x1A\x97\xFF\0\x01";

/// Output of the tools themselves.
fn files() -> Vec<Paste> {
    files! {
        "cbt" "cbt-read-min" [b"phone#4c410523#20190501"];
        "cbt" "cbt-read" [b"phone#4c410523#20190501", b"phone#4c410523#20190502"];
        "shell" "hbase-count" [b"00083100831\x7F\xFF\xFEt0\x1A\x97\xFF", b"87654321931\x7F\xFF\xFEt0\x1A\x97\xFF"];
        "hfile" "hbase-hfile" [EVENT_ROW, b"\x0B\0\0\0\x08\x7F\xFF\xFEt0\x1A\x97\xFF\0\x01"];
        "region" "hbase-region-name" [EVENT_ROW];
        "shell" "hbase-list-regions" [b"u1_x"];
        "shell" "hbase-scan-tostring" ["u1_登录".as_bytes()];
        "numbers" "rust-debug-vec" [EVENT_ROW];
        "quotes" "python-repr" [EVENT_ROW];
        "fdbcli" "fdbcli" [EVENT_ROW];
        "numbers" "cqlite" [EVENT_ROW];
        "hex" "ldb-footer" [EVENT_ROW];
        "sst_dump" "sst-dump-scan" [b"\0\0\0\0\0\0\x03\x8D\0\0\0\0\0\0\x01\x2B\0\0\0\0\0\0\x02\x9D"];
    }
}

/// The same row, as other languages and tools print it.
fn others() -> Vec<Paste> {
    let row = &[7u8, 0, 255][..];
    vec![
        paste("numbers", "Java's Arrays.toString", "[7, 0, -1]\n", &[row]),
        paste("numbers", "Go's %v", "[7 0 255]\n[7 0 255]\n", &[row, row]),
        paste("numbers", "Go's %#v", "[]byte{0x7, 0x0, 0xff}\n", &[row]),
        paste("numbers", "Rust's newtype", "Row { bytes: [7, 0, 255] }\n", &[row]),
        paste(
            "numbers",
            "Rust's {:#?}",
            "RowKey(\n    [\n        7,\n        0,\n        255,\n    ],\n)\n",
            &[row],
        ),
        paste(
            "numbers",
            "Rust's {:#?} of a field",
            "Row {\n    bytes: [\n        7,\n        0,\n        255,\n    ],\n}\n",
            &[row],
        ),
        paste("numbers", "Rust's {:#?} of a Vec", "[\n    7,\n    0,\n    255,\n]\n", &[row]),
        paste("numbers", "Rust's Some", "Some(Row([7, 0, 255])),\n", &[row]),
        paste("numbers", "JavaScript", "Uint8Array(3) [ 7, 0, 255 ]\n", &[row]),
        paste("numbers", "Erlang", "<<7,0,255>>\n", &[row]),
        paste("buffer", "Node.js", "<Buffer 07 00 ff>\n", &[row]),
        paste("quotes", "Python's bytearray", "bytearray(b'\\x07\\x00\\xff')\n", &[row]),
        paste("quotes", "Go's %q", "\"\\a\\x00\\xff\"\n", &[row]),
        paste("redis", "redis-cli", "1) \"\\a\\x00\\xff\"\n2) \"a\"\n", &[row, b"a"]),
        paste("dump", "xxd", "00000000: 0700 ff                                  ...\n", &[row]),
        paste(
            "dump",
            "hexdump -C",
            "00000000  61 62 63 64 65 66 67 68  69 6a 6b 6c 6d 6e 6f 70  |abcdefghijklmnop|\n\
             00000010  07 00 ff                                          |...|\n00000013\n",
            &[b"abcdefghijklmnop\x07\0\xFF"],
        ),
        paste(
            "table",
            "psql",
            " key      | n\n----------+---\n \\x0700ff | 1\n \\x61     | 2\n(2 rows)\n\n",
            &[row, b"a"],
        ),
        paste("table", "cqlsh", " key\n----------\n 0x0700ff\n\n(1 rows)\n", &[row]),
        paste("hex", "ldb with its command", "$ ldb --db=/data scan --hex\n0x0700FF ==> 0x31\n", &[row]),
        paste(
            "hex",
            "ldb with lines of a log",
            "SLF4J: Class path contains multiple SLF4J bindings.\n0x0700FF ==> 0x31\n\
             2023-11-14 22:13:20,123 WARN [main] slow\n0x61 ==> 0x\n",
            &[row, b"a"],
        ),
        paste(
            "shell",
            "a scan after lines of a log",
            "2023-11-14 22:13:20,123 WARN  [main] util.NativeCodeLoader: Unable to load native-hadoop library\n\
             SLF4J: Class path contains multiple SLF4J bindings.\nROW  COLUMN+CELL\n a column=f:q, timestamp=1, value=1\n\
             1 row(s)\n",
            &[b"a"],
        ),
        paste("redis", "redis-cli with its prompt", "127.0.0.1:6379> KEYS *\n1) \"a\"\n", &[b"a"]),
        paste(
            "table",
            "psql with its prompt",
            "app=# SELECT key FROM t;\n key\n-----\n \\x61\n(1 row)\n",
            &[b"a"],
        ),
        paste("ldb", "ldb dump", "user1 ==> 1\nuser2 ==> \nKeys in range: 2\n", &[b"user1", b"user2"]),
        paste(
            "sst_dump",
            "ldb idump",
            "'user1' seq:1, type:1 => v\nInternal keys in range: 1\n",
            &[b"user1"],
        ),
        paste(
            "fdbcli",
            "fdbcli getrange",
            "fdb> getrange a b\n\nRange limited to 25 keys\n`a\\\\x07' is `v'\n`b\\x00' is `'\n",
            &[b"a\\x07", b"b\0"],
        ),
        paste(
            "cbt",
            "cbt without quotes",
            "----------------------------------------\nphone#1\n  f:q    @ 2019/05/01-00:00:00.000000\n    \"v\"\n",
            &[b"phone#1"],
        ),
        paste("hex", "Go's % #x", "0x07 0x00 0xff\n", &[row]),
        paste("quotes", "SQL's x'..'", "x'0700ff'\nX'61',\n", &[row, b"a"]),
        paste("quotes", "rowkey's Row", "Row(\\x07\\x00\\xFF)\n", &[row]),
        paste("dump", "od -t x1", "0000000 07 00 ff\n0000003\n", &[row]),
        paste(
            "dump",
            "od -A x -t x1z",
            "000000 61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70  >abcdefghijklmnop<\n\
             000010 07 00 ff                                         >...<\n000013\n",
            &[b"abcdefghijklmnop\x07\0\xFF"],
        ),
        paste(
            "table",
            "sqlline",
            "0: jdbc:phoenix:localhost> SELECT host\n. . . . . . . . . . . . . > FROM t;\n\
             +-------+-----+\n| HOST  | N   |\n+-------+-----+\n| web1  | 1   |\n+-------+-----+\n| HOST  | N   |\n+-------+-----+\n\
             | web2  | 2   |\n+-------+-----+\n2 rows selected (0.05 seconds)\n\
             0: jdbc:phoenix:localhost> SELECT k FROM u;\n+----+\n| K  |\n+----+\n| a  |\n+----+\n1 row selected (0.01 seconds)\n",
            &[b"web1", b"web2", b"a"],
        ),
        paste(
            "table",
            "sqlline of ROWKEY_BYTES_STRING()",
            "+------------------------+\n| ROWKEY_BYTES_STRING()  |\n+------------------------+\n| \\x0700\\xFF              |\n\
             +------------------------+\n1 row selected (0.05 seconds)\n",
            &[b"\x0700\xFF"],
        ),
        paste(
            "table",
            "mysql",
            "mysql> SELECT k FROM t;\n+----------+\n| k        |\n+----------+\n| 0x0700FF |\n+----------+\n1 row in set (0.00 sec)\n",
            &[row],
        ),
        paste(
            "table",
            "psql with \\pset border 2",
            "+----------+---+\n|    k     | n |\n+----------+---+\n| \\x0700ff | 1 |\n+----------+---+\n(1 row)\n",
            &[row],
        ),
        paste(
            "table",
            "sqlite3 .mode box",
            "┌────────┬───┐\n│ hex(k) │ n │\n├────────┼───┤\n│ 0700FF │ 1 │\n└────────┴───┘\n",
            &[row],
        ),
        paste("table", "Markdown", "| k | n |\n|---|---|\n| a | 1 |\n", &[b"a"]),
        paste("table", "a grid", "+---+\n| k |\n+===+\n| a |\n+---+\n| b |\n+---+\n", &[b"a", b"b"]),
        paste(
            "mdb_dump",
            "mdb_dump",
            "VERSION=3\nformat=bytevalue\ntype=btree\nHEADER=END\n 0700ff\n 76\n 61\n 0700ff\nDATA=END\n",
            &[row, b"a"],
        ),
        paste(
            "mdb_dump",
            "mdb_dump -p",
            "VERSION=3\nformat=print\nHEADER=END\n a\\07\\\\b\n \nDATA=END\n",
            &[b"a\x07\\b"],
        ),
        paste(
            "wal",
            "hbase wal -p",
            "Sequence=3, table=t, region=0123456789abcdef0123456789abcdef, at write timestamp=Tue Nov 14 22:13:20 UTC 2023\n\
             row=\\x07\\x00\\xFF, column=f:q\n    value: v\ncell total size sum: 96\nedit heap size: 112\nposition: 234\n",
            &[row],
        ),
        paste("wal", "hbase wal | grep row=", "row=a, column=f:q\nrow=b, column=f:q\n", &[b"a", b"b"]),
        paste(
            "shell",
            "a session of several commands",
            "hbase:001:0> count 't', INTERVAL => 1\nCurrent count: 1, row: a\n1 row(s)\nTook 0.1 seconds\n=> 1\n\
             hbase:002:0> scan 't'\nROW  COLUMN+CELL\n b column=f:q, timestamp=1, value=1\n1 row(s)\nTook 0.1 seconds\n",
            &[b"a", b"b"],
        ),
    ]
}

fn explain(input: &str, args: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    folder.pipe(&[&["explain", "--layout", &key, "--json"], args].concat(), input.as_bytes())
}

fn hexes(run: &Run) -> Vec<String> {
    let row = |line: &str| {
        serde_json::from_str::<serde_json::Value>(line).unwrap()["hex"].as_str().unwrap().to_owned()
    };
    run.out.lines().map(row).collect()
}

/// The last line of standard error is the error; notes may come before it.
#[track_caller]
fn is_refused(input: &str) -> String {
    let run = explain(input, &[]);
    let errors = run.err.lines().filter(|line| !line.starts_with("note: ")).count();
    assert!(run.status == 2 && errors == 1, "{input}\n{}{}", run.out, run.err);
    run.err.lines().last().unwrap_or_default().to_owned()
}

#[test]
fn every_paste_gives_its_rows() {
    for Paste { name, text, rows, .. } in files().into_iter().chain(others()) {
        let unix = text.to_owned();
        for text in [
            unix.clone(),
            unix.replace('\n', "\r\n"),
            format!("\n{unix}\n"),
            margin(text, "> "),
            margin(text, "    "),
        ] {
            let run = explain(&text, &[]);
            assert_eq!((run.status, hexes(&run)), (0, rows.clone()), "{name}:\n{text}{}", run.err);
            let only_notes =
                run.err.lines().all(|line| line.starts_with("note: ") && line.ends_with("reads it as text"));
            assert!(only_notes && run.err.lines().count() <= 1, "{name}: {}", run.err);
        }
    }
}

fn margin(text: &str, margin: &str) -> String {
    text.lines().map(|line| format!("{margin}{line}\n")).collect()
}

/// And with `--text` every line is a row.
#[test]
fn every_line_is_a_row_with_text() {
    for Paste { name, text, .. } in files().into_iter().chain(others()) {
        let run = explain(&text.replace('\\', "/"), &["--text"]);
        let lines = text.lines().filter(|line| !line.is_empty()).count();
        assert_eq!((run.status, run.out.lines().count(), &*run.err), (0, lines, ""), "{name}");
    }
}

#[test]
fn spread_reads_the_same() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Bytes::LAYOUT);
    for Paste { name, text, rows, .. } in files() {
        let run = folder.pipe(&["spread", "-l", &key, "--regions", "2"], text.as_bytes());
        let count = if rows.len() == 1 { "1 row\n".into() } else { format!("{} rows\n", rows.len()) };
        assert!(run.status == 0 && run.out.starts_with(&count), "{name}: {}{}", run.out, run.err);
    }
}

/// Text before or after, and any two forms together.
#[test]
fn forms_are_not_mixed() {
    let all: Vec<Paste> = files().into_iter().chain(others()).collect();
    for Paste { name, text, .. } in &all {
        for mixed in [format!("{text}\ndocs\n"), format!("docs\n{text}")] {
            let error = is_refused(&mixed);
            assert!(error.contains("standard input, line "), "{name}: {error}");
        }
    }
    for one in files() {
        for other in files().iter().filter(|other| other.form != one.form) {
            is_refused(&format!("{}\n{}", one.text, other.text));
        }
    }
}

/// What is known and names no row.
#[test]
fn what_has_no_row_is_refused() {
    for (text, said) in [
        (
            "hbase:001:0> get 't', 'a'\nCOLUMN                CELL\n f:q                  timestamp=1, value=1\n",
            "found the output of `get`",
        ),
        ("hbase:001:0> list\nTABLE\nevents\n1 row(s)\n", "found a line of the HBase shell that has no row"),
        (
            "hbase:001:0> list_regions 't'\n SERVER_NAME | REGION_NAME | START_KEY |\n ----- | ---- | --- |\n h,1,2 | t,,1.0123456789abcdef0123456789abcdef. |  |\n 1 rows\n",
            "no rows",
        ),
        (
            "events,,1447900875649.0123456789abcdef0123456789abcdef.\n",
            "found names of regions, without a row",
        ),
        ("Keys in range: 0\n", "found hexadecimal digits, without a row"),
        ("from [] to []\nProcess /tmp/1.sst\nSst file format: block-based\n", "without a row"),
        ("{\"key\": \"a\", \"n\": 1}\n", "found an object of JSON"),
        ("{\n  \"key\": \"a\"\n}\n", "found an object of JSON"),
        ("<?xml version=\"1.0\"?>\n", "found XML"),
        (
            "+-----+\n| key |\n+-----+\n+-----+\nNo rows selected (0.1 seconds)\n",
            "found the first column of a table, without a row",
        ),
        (
            "+---+---+\n| k | n |\n+---+---+\n|   | 1 |\n+---+---+\n",
            "found a row of a table whose first column is empty",
        ),
        ("┌────┐\n│ k  │\n├────┤\n│ a… │\n└────┘\n", "found a cell that is cut off"),
        ("[{\"k\":\"a\"},\n{\"k\":\"b\"}]\n", "found an array of JSON"),
        ("unsigned char row[] = {\n  0x07, 0x00\n};\n", "found source of a program"),
        ("INSERT INTO t VALUES(X'07',1);\n", "found source of a program"),
        ("--------  -\n0700FF61  1\n", "found a table"),
        ("0000000 000007 060777\n0000003\n", "found a dump whose units are not bytes"),
        ("0000000  \\a  \\0 377   a\n0000004\n", "found a dump whose units are not bytes"),
        ("0000000 0007 61ff\n0000004\n", "found a dump whose units are not bytes"),
        ("00000000: 00000111 00000000  ..\n", "found a dump whose units are not bytes"),
        (
            "00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n00000040\n",
            "found `*` for repeated lines",
        ),
        ("{B:[7 0 255 97] N:3}\n", "found bytes inside a larger value"),
        ("main.Key{B:[]uint8{0x7, 0x0}, N:3}\n", "found bytes inside a larger value"),
        ("[[7 0 255] [7 0 255]]\n", "found bytes inside a larger value"),
        ("[\"\\a\" \"b\"]\n", "found bytes inside a larger value"),
        ("{ key: <Buffer 07 00>, n: 1 }\n", "found bytes inside a larger value"),
        ("(b'\\x07', 1)\n", "found bytes inside a larger value"),
        ("{b'a': b'v'}\n", "found bytes inside a larger value"),
        ("['a', 'b']\n", "found bytes inside a larger value"),
        ("{key=[7, 0, -1]}\n", "found bytes inside a larger value"),
        ("([7, 0, 255], [118])\n", "found bytes inside a larger value"),
        ("KeyRange(b\"\\x07\"..b\"\\x08\")\n", "found bytes inside a larger value"),
        ("X'0700ff61',1\n", "found bytes inside a larger value"),
        ("[B@7ad041f3\n", "found the address of an object"),
        ("java.nio.HeapByteBuffer[pos=0 lim=4 cap=4]\n", "found the address of an object"),
        ("<memory at 0x7fa109b577c0>\n", "found the address of an object"),
        ("key: zt\\200\\000\n", "found a value after `key`"),
        ("Row = a\n", "found a value after `Row`"),
        ("Uint8Array(120) [\n  0, 0, 0,\n  ... 20 more items\n]\n", "found a list that Node.js cut off"),
        ("2023/11/14 22:13:20 put a\n", "found a line of a log"),
        ("22:13:20.123 [main] INFO  c.a.App - put a\n", "found a line of a log"),
        ("Nov 14 22:13:20 host app[12]: put a\n", "found a line of a log"),
        ("time=2023-11-14T22:13:20Z level=info msg=put\n", "found a line of a log"),
        ("127.0.0.1 - - [14/Nov/2023:22:13:20 +0000] \"GET /\" 200\n", "found a line of a log"),
        (
            "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n",
            "found a line of a log",
        ),
        ("thread 'main' panicked at src/main.rs:3:5:\n", "found a line of a log"),
        ("goroutine 1 [running]:\n", "found a line of a log"),
        ("    at Object.run (/app.js:2:60)\n", "found a line of a log"),
        ("Event { host: 7, at: 1700000000000, seq: 1 }\n", "found a value as `{:?}` prints it"),
        ("2023-11-14 22:13:20,123 INFO [main] HStore: flushed \\x07\n", "found a line of a log"),
        ("[2023-11-14T22:13:20Z WARN app] slow row a\n", "found a line of a log"),
        ("I1114 22:13:20.123456  1234 db.cc:12] put a\n", "found a line of a log"),
        ("\tat org.apache.hadoop.hbase.client.HTable.get(HTable.java:372)\n", "found a line of a log"),
        ("<Buffer 07 00 ... 35 more bytes>\n", "found a buffer that Node.js cut off"),
        ("Event {\n    host: 7,\n    seq: 1,\n}\n", "expected a list of bytes"),
        ("[7, 200, -1]\n", "found -1 and 200 in one list"),
        ("`a': not found\n", "fdbcli found no key `a'"),
        ("K: a/f:x/g:q/1/Put/vlen=1/seqid=4 V: 1\n", "cannot tell where the row ends and the family begins"),
        (
            "00000000: 0700 ff    ...\n00000020: 07       .\n",
            "expected the bytes at offset 00000003, found those at 00000020",
        ),
        ("u1_\u{FFFD}\n", "which stands for bytes that are not UTF-8"),
    ] {
        let error = is_refused(text);
        assert!(error.contains(said), "{text}: {error}");
    }
}

/// Rows of text that only look a little like a form.
#[test]
fn text_that_is_no_form_is_a_row() {
    for row in [
        "a,b,c",
        "t,1,2.",
        "[a, b]",
        "[]",
        "{}",
        "<Buffer>",
        "K: a",
        "from a to b",
        "Process 7",
        "'a'",
        "'a' seq",
        "`a`",
        "1) a",
        "----",
        "2023-11-14 22:13:20 login",
        "2023-11-14|INFO",
        "E1234 a",
        "b'a\"",
        "$'",
        "登录",
        "1001_20231114_登录",
        "[300]",
        "[1, -200]",
        "00000000: login",
        "(1 row)",
        "a|b",
        " a",
        "Current count: a",
        "user ==>x",
    ] {
        if row == "----" {
            // A line of hyphens is what a table has below its heading.
            continue;
        }
        let run = explain(&format!("{row}\n"), &[]);
        let said =
            run.err.is_empty() || run.err == format!("note: `{row}` {AS_ROW}--text reads every line so\n");
        assert!(run.status == 0 && said && hexes(&run) == [hex(row.as_bytes())], "{row}: {}", run.err);
    }
}

const AS_ROW: &str = "is read as a row, every character of it; ";

/// Of text that looks like something else, a note says that it is a row; once, and only if it decodes.
#[test]
fn text_that_looks_like_something_else_is_said_to_be_a_row() {
    for (lines, option) in [
        (&["a", "v1 of a", "v2 of b"][..], "--text reads every line so"),
        (&["K[host=7, at=1]"], "--text reads every line so"),
        (&["'a'"], "--text reads every line so"),
        (&["0700ff61"], "--hex reads it as hexadecimal digits"),
        (&["07 00 FF 61"], "--hex reads it as hexadecimal digits"),
        (&["07:00:ff:61"], "--hex reads it as hexadecimal digits"),
        (&["BwD/YQ=="], "--base64 reads it as base64"),
    ] {
        let run = explain(&(lines.join("\n") + "\n"), &[]);
        let line = lines.iter().find(|line| **line != "a").unwrap();
        assert_eq!((run.status, run.err), (0, format!("note: `{line}` {AS_ROW}{option}\n")));
    }
    for plain in ["a", "1001_20231114_登录", "20231114", "\\x07 a b", "00:11:2", "a="] {
        let run = explain(&format!("{plain}\n"), &[]);
        assert_eq!((run.status, &*run.err), (0, ""), "{plain}");
    }
    // Whose hexadecimal digits are no row, or which is no row itself.
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let run = folder.pipe(&["explain", "-l", &key], b"v1 of a\n");
    assert!(run.status == 1 && !run.err.contains("note"), "{}", run.err);
}

/// In an argument too: the row of a line, or what was seen instead.
#[test]
fn an_argument_is_read_like_a_line() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    for text in [
        "[7, 0, 0, 0, 7, 127, 255, 254, 116, 48, 26, 151, 255, 0, 1]",
        "RowKey([7, 0, 0, 0, 7, 127, -1, -2, 116, 48, 26, -105, -1, 0, 1])",
        "b'\\x07\\x00\\x00\\x00\\x07\\x7f\\xff\\xfet0\\x1a\\x97\\xff\\x00\\x01'",
        "`\\x07\\x00\\x00\\x00\\x07\\x7f\\xff\\xfet0\\x1a\\x97\\xff\\x00\\x01' is `v'",
        "Current count: 1000, row: \\x07\\x00\\x00\\x00\\x07\\x7F\\xFF\\xFEt0\\x1A\\x97\\xFF\\x00\\x01   ",
        "events,\\x07\\x00\\x00\\x00\\x07\\x7F\\xFF\\xFEt0\\x1A\\x97\\xFF\\x00\\x01,1447900875649.0123456789abcdef0123456789abcdef.",
        "00000000: 0700 0000 077f fffe 7430 1a97 ff00 01    ........t0.....",
    ] {
        let run = folder.run(&["explain", "-l", &key, "--json", text]);
        // No text is a row of this key, so nothing has to be said.
        assert_eq!((run.status, hexes(&run), &*run.err), (0, vec![EVENT.into()], ""), "{text}");
    }
    let any = folder.layout("any.json", Bytes::LAYOUT);
    let run = folder.run(&["explain", "-l", &any, "[7, 0]"]);
    assert_eq!(
        (run.status, &*run.err),
        (0, "note: `[7, 0]` is read as lists of numbers; --text reads it as text\n")
    );
    let run = folder.run(&["explain", "-l", &any, "--text", "--json", "[7, 0]"]);
    assert_eq!((run.status, hexes(&run), &*run.err), (0, vec![hex(b"[7, 0]")], ""));
    for (text, said) in [
        ("Keys in range: 1", "found a line of hexadecimal digits without a row; expected a row"),
        ("{\"a\": 1}", "found an object of JSON"),
    ] {
        let run = folder.run(&["explain", "-l", &any, text]);
        assert!(run.status == 2 && run.err.contains(said), "{}", run.err);
    }
}
