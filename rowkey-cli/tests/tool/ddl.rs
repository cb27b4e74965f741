//! `rowkey ddl`.

use rowkey::{Layout, RowKey, from_string_binary, splits};

use crate::Event;
use crate::process::{Folder, Run};

#[derive(RowKey)]
struct Of256 {
    #[salt(buckets = 256)]
    host: u32,
}

#[derive(RowKey)]
struct Of300 {
    #[salt(buckets = 300)]
    host: u32,
}

#[derive(RowKey)]
struct Digits {
    #[salt(buckets = 12, pad = 2)]
    host: u32,
}

#[derive(RowKey)]
#[rowkey(prefix = "e'vt")]
struct Unsalted {
    id: String,
}

fn ddl(layout: &Layout, args: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", layout);
    folder.run(&[&["ddl", "--layout", &key], args].concat())
}

/// The split points of a `create`: what stands in Ruby's single quotes, where only `\'` and `\\` are
/// escapes, read as `Bytes.toBytesBinary` does.
fn hbase_points(layout: &Layout, args: &[&str]) -> Vec<Vec<u8>> {
    let run = ddl(layout, &[&["--store", "hbase", "--table", "ns:events"], args].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.lines().all(|line| line.len() <= 100), "{}", run.out);
    let (start, points) = run.out.split_once("SPLITS => [").unwrap_or((&run.out, ""));
    assert!(start.starts_with("create 'ns:events', {NAME => 'f'}"), "{start}");
    let quoted: Vec<&str> = points.split('\'').skip(1).step_by(2).collect();
    assert!(quoted.iter().all(|point| !point.contains(r"\\")));
    quoted.iter().map(|point| from_string_binary(point).unwrap()).collect()
}

#[test]
fn hbase_splits_where_the_buckets_begin() {
    assert_eq!(hbase_points(Event::LAYOUT, &[]), Event::split_points());
    assert_eq!(hbase_points(Of256::LAYOUT, &[]), Of256::split_points());
    assert_eq!(hbase_points(Of300::LAYOUT, &[]), Of300::split_points());
    assert_eq!(hbase_points(Digits::LAYOUT, &[]), Digits::split_points());
    let statement = ddl(Digits::LAYOUT, &["--store", "hbase"]).out;
    let expected = "\
create 'rows', {NAME => 'f'}, SPLITS => [
  '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'
]
";
    assert_eq!(statement, expected);
}

/// Without a salt, after the prefix.
#[test]
fn hbase_splits_as_its_region_splitter_does() {
    let of = |how| hbase_points(Unsalted::LAYOUT, &["--splits", how, "--regions", "7"]);
    let after_prefix = |points: Vec<Vec<u8>>| -> Vec<Vec<u8>> {
        points.iter().map(|point| [b"e'vt", &point[..]].concat()).collect()
    };
    assert_eq!(of("hex"), after_prefix(splits::hex(7)));
    assert_eq!(of("decimal"), after_prefix(splits::decimal(7)));
    assert_eq!(of("uniform"), after_prefix(splits::uniform(7)));
    let run = ddl(Unsalted::LAYOUT, &["--store", "hbase"]);
    assert_eq!(
        run.out,
        "# one region: the key has no salt, and --splits is not given\ncreate 'rows', {NAME => 'f'}\n"
    );
}

/// bash itself reads the line, and a `cbt` of this test prints its arguments in hexadecimal digits. Windows may have another
/// `bash`, which runs elsewhere.
#[cfg(unix)]
fn cbt(statement: &str) -> Vec<String> {
    let script = format!(
        "cbt() {{ for arg in \"$@\"; do printf %s \"$arg\" | od -An -v -tx1 | tr -d ' \\n'; echo; done; }}\n{statement}"
    );
    let output =
        std::process::Command::new("bash").args(["-c", &script]).env("LC_ALL", "C").output().expect("bash");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// The first record of CSV, which is all that cbt reads of the split points.
#[cfg(unix)]
fn record(csv: &[u8]) -> Vec<Vec<u8>> {
    let (mut fields, mut is_quoted) = (vec![Vec::new()], false);
    let mut bytes = csv.iter().peekable();
    while let Some(&byte) = bytes.next() {
        match byte {
            b'"' if is_quoted && bytes.next_if_eq(&&b'"').is_some() => fields.last_mut().unwrap().push(b'"'),
            b'"' => is_quoted = !is_quoted,
            b',' if !is_quoted => fields.push(Vec::new()),
            b'\n' if !is_quoted => break,
            // Alone at the end of a line, it is dropped.
            b'\r' if bytes.peek().is_none_or(|next| **next == b'\n') => {}
            byte => fields.last_mut().unwrap().push(byte),
        }
    }
    fields
}

#[cfg(unix)]
#[test]
fn bigtable_splits_where_the_buckets_begin() {
    let hex = crate::hex;
    #[derive(RowKey)]
    struct Of14(#[salt(buckets = 14)] u8);

    for (layout, points) in [
        (Event::LAYOUT, Event::split_points()),
        (Of14::LAYOUT, Of14::split_points()),
        (Of256::LAYOUT, Of256::split_points()),
    ] {
        let run = ddl(layout, &["--store", "bigtable", "--table", "events", "--family", "cf"]);
        assert_eq!(run.status, 0, "{}", run.err);
        let args = cbt(&run.out);
        assert_eq!(args[..3], [hex(b"createtable"), hex(b"events"), hex(b"families=cf")]);
        let given = args[3].strip_prefix(&hex(b"splits=")).unwrap();
        let byte = |at| u8::from_str_radix(&given[at..at + 2], 16).unwrap();
        let csv: Vec<u8> = (0..given.len()).step_by(2).map(byte).collect();
        assert_eq!(record(&csv), points, "{}", run.out);
    }
    let run = ddl(Unsalted::LAYOUT, &["--store", "bigtable", "--splits", "hex", "--regions", "2"]);
    assert_eq!(cbt(&run.out)[3], hex(b"splits=e'vt80000000"));

    let run = ddl(Of300::LAYOUT, &["--store", "bigtable"]);
    assert_eq!((run.status, &*run.out), (1, ""));
    assert!(run.err.contains(r"cannot take the split point \x00\x01"), "{}", run.err);
    let folder = Folder::new();
    let (key, lines) = (folder.layout("key.json", Unsalted::LAYOUT), folder.file("lines", "a\n\\x0D\\x0A\n"));
    let run = folder.run(&["ddl", "-l", &key, "--store", "bigtable", "--splits", &lines]);
    assert_eq!((run.status, &*run.out), (1, ""));
    assert!(run.err.contains(r"cannot take the split point \x0D\x0A"), "{}", run.err);
}

mod phoenix {
    use std::time::{Duration, SystemTime};

    use uuid::Uuid;

    use super::*;

    /// Table T of the vectors that were read back from Phoenix 5.2.1, and more types of theirs.
    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = java31))]
    struct T {
        host: i32,
        #[reverse_ts]
        at: i64,
        seq: i16,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = java31))]
    struct Types {
        t: i8,
        b: bool,
        #[rowkey(max = 2147483647)]
        u: u32,
        #[rowkey(raw)]
        ul: i64,
        #[rowkey(desc)]
        d: i64,
        #[pad(4, fill = ' ')]
        c: String,
        f: f64,
        x: [u8; 2],
        big: u32,
        #[rowkey(nul)]
        name: String,
        #[rowkey(nul, desc)]
        tag: String,
        v: String,
    }

    /// The rows of the vector file for (7, 1700000000000, 42), and the statement that wrote them.
    #[test]
    fn types_are_those_whose_bytes_they_are() {
        let row = T { host: 7, at: 1_700_000_000_000, seq: 42 }.encode();
        assert_eq!(crate::hex(&row), "06800000077ffffe74301a97ff802a");
        let statement = ddl(T::LAYOUT, &["--store", "phoenix", "--table", "T"]).out;
        let expected = r#"-- at: in Phoenix, the time itself
CREATE TABLE "T" (
  "host" INTEGER NOT NULL,
  "at" BIGINT NOT NULL,
  "seq" SMALLINT NOT NULL
  CONSTRAINT pk PRIMARY KEY ("host", "at" DESC, "seq")
) COLUMN_ENCODED_BYTES=0, SALT_BUCKETS=16;
"#;
        assert_eq!(statement, expected);

        let statement = ddl(Types::LAYOUT, &["--store", "phoenix", "--table", "a.b"]).out;
        let expected = r#"CREATE TABLE "a"."b" (
  "t" TINYINT NOT NULL,
  "b" BOOLEAN NOT NULL,
  "u" UNSIGNED_INT NOT NULL,
  "ul" UNSIGNED_LONG NOT NULL,
  "d" BIGINT NOT NULL,
  "c" CHAR(4) NOT NULL,
  "f" BINARY(8) NOT NULL,
  "x" BINARY(2) NOT NULL,
  "big" BINARY(4) NOT NULL,
  "name" VARCHAR,
  "tag" VARCHAR,
  "v" VARCHAR
  CONSTRAINT pk PRIMARY KEY ("t", "b", "u", "ul", "d" DESC, "c", "f", "x", "big", "name", "tag" DESC, "v")
) COLUMN_ENCODED_BYTES=0, SALT_BUCKETS=16;
"#;
        assert!(statement.ends_with(expected), "{statement}");
        for note in [
            "-- f: as bytes, since",
            "-- big: as bytes, since Phoenix's unsigned numbers are at most 2147483647",
        ] {
            assert!(statement.contains(note), "{statement}");
        }
    }

    /// Milliseconds are a `DATE`: the bytes that Phoenix's own `PDate` gives for 1700000000123.
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Dates {
        #[rowkey(unit = ms)]
        at: SystemTime,
        #[reverse_ts]
        #[rowkey(unit = ms)]
        newest: SystemTime,
        #[rowkey(unit = us)]
        micros: SystemTime,
    }

    #[test]
    fn milliseconds_are_a_date() {
        let at = SystemTime::UNIX_EPOCH + Duration::from_millis(1_700_000_000_123);
        let row = Dates { at, newest: at, micros: at }.encode().unwrap();
        assert!(crate::hex(&row).starts_with("8000018bcfe5687b7ffffe74301a9784"), "{}", crate::hex(&row));
        let statement = ddl(Dates::LAYOUT, &["--store", "phoenix"]).out;
        let expected = r#"-- newest: in Phoenix, the time itself
CREATE TABLE "rows" (
  "at" DATE NOT NULL,
  "newest" DATE NOT NULL,
  "micros" BIGINT NOT NULL
  CONSTRAINT pk PRIMARY KEY ("at", "newest" DESC, "micros")
) COLUMN_ENCODED_BYTES=0;
"#;
        assert_eq!(statement, expected);
    }

    /// Text of fixed form. Before other columns `VARCHAR` ends in 00, and CHAR in nothing.
    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, hash = java31))]
    struct Chars {
        #[rowkey(hex)]
        site: u16,
        #[rowkey(hex, desc)]
        part: [u8; 4],
        #[rowkey(text)]
        id: Uuid,
        #[rowkey(digits)]
        seq: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "\0")]
    struct Varchars {
        author: String,
        #[rowkey(text)]
        thread: Uuid,
        #[rowkey(digits)]
        seq: u64,
    }

    #[test]
    fn text_of_fixed_form_is_char_and_varchar() {
        let statement = ddl(Chars::LAYOUT, &["--store", "phoenix"]).out;
        let expected = r#"CREATE TABLE "rows" (
  "site" CHAR(4) NOT NULL,
  "part" CHAR(8) NOT NULL,
  "id" CHAR(36) NOT NULL,
  "seq" VARCHAR
  CONSTRAINT pk PRIMARY KEY ("site", "part" DESC, "id", "seq")
) COLUMN_ENCODED_BYTES=0, SALT_BUCKETS=4;
"#;
        assert_eq!(statement, expected);

        let statement = ddl(Varchars::LAYOUT, &["--store", "phoenix"]).out;
        let expected = r#"-- author: an empty value is null in Phoenix
CREATE TABLE "rows" (
  "author" VARCHAR,
  "thread" VARCHAR NOT NULL,
  "seq" VARCHAR
  CONSTRAINT pk PRIMARY KEY ("author", "thread", "seq")
) COLUMN_ENCODED_BYTES=0;
"#;
        assert_eq!(statement, expected);
    }

    /// A field may have the name of the constant, which is a column too.
    #[derive(RowKey)]
    #[rowkey(prefix = "p")]
    struct Prefixed {
        prefix: i32,
        prefix_: i32,
    }

    #[derive(RowKey)]
    struct User(#[rowkey(literal = "u")] i32);
    #[derive(RowKey)]
    struct Labelled {
        #[rowkey(literal = "by:")]
        user: User,
    }

    #[test]
    fn constants_have_names_of_their_own() {
        let statement = ddl(Prefixed::LAYOUT, &["--store", "phoenix"]).out;
        assert!(statement.contains(r#"KEY ("prefix__", "prefix", "prefix_")"#), "{statement}");
        let statement = ddl(Labelled::LAYOUT, &["--store", "phoenix"]).out;
        assert!(statement.contains(r#"KEY ("user_literal", "user_literal_", "user")"#), "{statement}");
    }

    #[derive(RowKey)]
    struct Escaped(String, u8);
    #[derive(RowKey)]
    struct Nullable(Option<u8>);
    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    struct Delimited(String, String);
    #[derive(RowKey)]
    struct EndedByFf(#[rowkey(terminator = b'\xff')] String, i32);
    /// Phoenix ends no last column.
    #[derive(RowKey)]
    struct EndedLast(#[rowkey(terminator = 0)] String, #[rowkey(terminator = 0)] String);
    #[derive(RowKey)]
    struct Counted(#[rowkey(len = u8)] String, i32);
    #[derive(RowKey)]
    struct OneField(#[salt(buckets = 4, hash = java31)] i32, i32);

    #[test]
    fn what_phoenix_does_not_have_is_refused_by_name() {
        for (layout, said) in [
            (Event::LAYOUT, "no column for `salt`: its hash is not java31"),
            (OneField::LAYOUT, "no column for `salt`: it hashes some fields"),
            (Escaped::LAYOUT, "no column for `0`: its text escapes 00 and 01"),
            (Nullable::LAYOUT, "no column for `0`: an Option starts with 00 or 01"),
            (Delimited::LAYOUT, "no column for `0`: a delimiter follows it"),
            (EndedByFf::LAYOUT, "no column for `0`: its terminator is not Phoenix's"),
            (EndedLast::LAYOUT, "no column for `1`: its terminator is not Phoenix's"),
            (
                Counted::LAYOUT,
                "no column for `0`: UTF-8 after its length, big-endian in 1 has no fixed width",
            ),
        ] {
            let run = ddl(layout, &["--store", "phoenix"]);
            assert_eq!((run.status, &*run.out), (1, ""), "{}", run.err);
            assert!(run.err.starts_with("error: Phoenix has ") && run.err.contains(said), "{}", run.err);
            assert_eq!(run.err.lines().count(), 1);
        }
    }
}

/// Columns have the order of the values, and these bytes have not.
#[test]
fn cassandra_says_which_rows_sort_apart() {
    #[derive(RowKey)]
    struct Login {
        id: u8,
        #[rowkey(rest)]
        user: String,
        at: u64,
    }
    #[derive(RowKey)]
    struct Ended {
        #[rowkey(le)]
        first: u32,
        #[rowkey(terminator = b'\xff')]
        name: String,
        #[rowkey(terminator = 0)]
        sorted: String,
        #[rowkey(len = u16)]
        blob: Vec<u8>,
        #[rowkey(le)]
        number: u32,
        #[pad(3)]
        #[rowkey(reverse_digits)]
        reversed: u16,
    }
    #[derive(RowKey)]
    #[rowkey(delimiter("::", unordered))]
    struct Line {
        #[pad(3)]
        id: u16,
        name: String,
        rest: String,
    }
    let apart = |names: &[&str]| -> Vec<String> {
        names
            .iter()
            .map(|name| format!("-- {name}: Cassandra sorts by the value, and the rows of the key do not"))
            .collect()
    };
    for (layout, names) in [
        (Login::LAYOUT, &["user"][..]),
        // `first` is the partition key.
        (Ended::LAYOUT, &["name", "blob", "number"]),
        (Line::LAYOUT, &["name"]),
    ] {
        let written = ddl(layout, &["--store", "cassandra"]).out;
        let said: Vec<&str> = written.lines().filter(|line| line.contains("the rows of the key")).collect();
        assert_eq!(said, apart(names), "{written}");
    }
}

#[test]
fn cassandra_has_the_bucket_as_its_partition() {
    #[derive(RowKey)]
    struct Reading {
        #[salt(buckets = 8)]
        bucket: u8,
        #[reverse_ts]
        at: i64,
        #[rowkey(desc)]
        name: String,
        tags: Vec<[u8; 2]>,
    }

    let expected = r#"-- salt_bucket: 0 to 7: xxh64 of the bytes of bucket, % 8
-- at: the time itself
CREATE TABLE "app"."events" (
  "salt_bucket" int,
  "bucket" smallint,
  "at" bigint,
  "name" text,
  "tags" frozen<list<blob>>,
  PRIMARY KEY (("salt_bucket"), "bucket", "at", "name", "tags")
) WITH CLUSTERING ORDER BY ("bucket" ASC, "at" DESC, "name" DESC, "tags" ASC);
"#;
    assert_eq!(ddl(Reading::LAYOUT, &["--store", "cassandra", "--table", "app.events"]).out, expected);

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 8))]
    struct Both {
        bucket: u8,
        salt_bucket: u8,
    }
    let both = ddl(Both::LAYOUT, &["--store", "cassandra"]).out;
    assert!(both.contains(r#"KEY (("salt_salt_bucket"), "bucket", "salt_bucket")"#), "{both}");

    let unsalted = ddl(Unsalted::LAYOUT, &["--store", "cassandra"]).out;
    assert!(unsalted.contains("-- no salt: id is the partition key"), "{unsalted}");
    assert!(unsalted.ends_with("  \"id\" text,\n  PRIMARY KEY ((\"id\"))\n);\n"), "{unsalted}");

    #[derive(RowKey)]
    struct Nullable(u8, Option<u8>);
    let run = ddl(Nullable::LAYOUT, &["--store", "cassandra"]);
    assert_eq!((run.status, &*run.out), (1, ""));
    assert_eq!(
        run.err,
        "error: Cassandra has no key column for `1`: it is an Option, and a key column cannot be null\n"
    );
}

#[derive(RowKey)]
struct Of65536 {
    #[salt(buckets = 65536)]
    host: u32,
}

/// Adjacent buckets share a region: 65536 / 16 is 0x1000.
#[test]
fn buckets_that_share_a_region() {
    let points = hbase_points(Of65536::LAYOUT, &["--regions", "16"]);
    let expected: Vec<Vec<u8>> = (1..16).map(|region: u8| vec![region << 4, 0]).collect();
    assert_eq!(points, expected);
    assert_eq!(hbase_points(Event::LAYOUT, &["--regions", "2"]), [[8]]);
    let run = ddl(Event::LAYOUT, &["--store", "hbase", "--regions", "17"]);
    let many = "error: --regions 17: expected at most 16, the number of salt buckets\n";
    assert_eq!((run.status, &*run.out, &*run.err), (2, "", many));
    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = java31))]
    struct Salted(i32);
    for (store, why) in
        [("phoenix", "Phoenix splits a salted table"), ("cassandra", "Cassandra distributes partitions")]
    {
        let points = Folder::new();
        for (option, value) in [("--regions", "2"), ("--splits", &*points.file("points", "m\n"))] {
            let run = ddl(Salted::LAYOUT, &["--store", store, option, value]);
            let error = format!("error: {option}: {why}");
            assert!(run.status == 2 && run.out.is_empty() && run.err.starts_with(&error), "{}", run.err);
        }
    }
    let run = ddl(Unsalted::LAYOUT, &["--store", "hbase", "--regions", "4"]);
    assert!(run.status == 2 && run.err.contains("--splits has to say how the table is split"), "{}", run.err);
}

#[test]
fn very_many_regions_are_warned_of() {
    let run = ddl(Of65536::LAYOUT, &["--store", "hbase"]);
    assert!(
        run.status == 0 && run.err.starts_with("warning: 65,536 regions, one for each bucket, "),
        "{}",
        run.err
    );
    assert_eq!(ddl(Of300::LAYOUT, &["--store", "hbase"]).err, "");
}

/// A row a line, in any form that `explain` reads, in any order. The first region starts at the empty row, which is no split point.
#[test]
fn split_points_of_a_file() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Unsalted::LAYOUT);
    for (name, text) in
        [("text", "m\nc\\xFF\nm\n"), ("hex", "0x\n0x6d\n0x63ff\n"), ("list", "[109]\n[99, -1]\n")]
    {
        let file = folder.file(name, text);
        let run = folder.run(&["ddl", "-l", &key, "--store", "hbase", "--splits", &file]);
        let expected = "create 'rows', {NAME => 'f'}, SPLITS => [\n  'c\\xFF', 'm'\n]\n";
        assert_eq!((run.status, &*run.out, &*run.err), (0, expected, ""), "{name}");
    }
    let empty = folder.file("empty", "\n");
    let run = folder.run(&["ddl", "-l", &key, "--store", "hbase", "--splits", &empty]);
    assert!(run.status == 2 && run.err.contains("no split points; expected one in each line"), "{}", run.err);
    let bad = folder.file("bad", "a\n\\x\n");
    let run = folder.run(&["ddl", "-l", &key, "--store", "hbase", "--splits", &bad]);
    assert!(run.status == 2 && run.err.contains("line 2: byte 0: `\\x` without"), "{}", run.err);
    let points = folder.file("points", "m\n");
    let run = folder.run(&["ddl", "-l", &key, "--store", "hbase", "--splits", &points, "--regions", "3"]);
    assert!(run.status == 2 && run.err.contains("has the regions already"), "{}", run.err);
}
