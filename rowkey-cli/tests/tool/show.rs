//! `rowkey show`.

use rowkey::{Layout, RowKey};

use crate::Event;
use crate::layout_file::named;
use crate::process::Folder;

fn show(layout: &Layout, columns: &str) -> String {
    let folder = Folder::new();
    let key = folder.layout("key.json", layout);
    let output = folder.command(&["show", "-l", &key]).env("COLUMNS", columns).output().unwrap();
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_layout_of_fixed_width() {
    let expected = format!(
        "\
15 bytes, fingerprint {:#018x}

[salt 1][host 4][at 8][seq 2]
0       1       5     13     15

{}
fixed fields   a scan is
none           16 ranges, one per bucket; `host` may have a bound
host           1 range; `at` may have a bound
host, at       1 range; `seq` may have a bound
host, at, seq  1 row
",
        Event::FINGERPRINT,
        Event::LAYOUT
    );
    assert_eq!(show(Event::LAYOUT, "100"), expected);
    // No room for the third box: it begins another line.
    let narrow = show(Event::LAYOUT, "20");
    assert!(narrow.contains("\n[salt 1][host 4]\n0       1\n[at 8][seq 2]\n5     13     15\n"), "{narrow}");
}

/// The salt needs both of its fields; what has no order has no bound; delimiters have bytes of their own.
#[test]
fn a_layout_of_variable_width() {
    #[derive(RowKey)]
    #[rowkey(delimiter("::", unordered), max_len = 99)]
    struct Line {
        #[salt(buckets = 4)]
        #[pad(3)]
        id: u16,
        name: String,
        #[salt]
        #[pad(2)]
        part: u8,
        rest: String,
    }

    let shown = show(Line::LAYOUT, "100");
    assert!(shown.starts_with("variable width, at most 99 bytes, fingerprint 0x"), "{shown}");
    let ruler = "\n[salt 1][id 3][\"::\"][name *][\"::\"][part 2][\"::\"][rest *]\n0       1     4     6\n";
    assert!(shown.contains(ruler), "{shown}");
    let scans = "
none                  4 ranges, one per bucket; `id` may have a bound
id                    4 ranges, one per bucket
id, name              4 ranges, one per bucket; `part` may have a bound
id, name, part        1 range; `rest` may have a bound
id, name, part, rest  1 row
";
    assert!(shown.ends_with(scans), "{shown}");
}

/// From a `rest` field on, only a skip scan compiles. Its bounds have as many ranges, and so has `rowkey scan`.
#[test]
fn a_rest_field() {
    #[derive(RowKey)]
    struct Span {
        #[salt(buckets = 4)]
        service: u8,
        #[rowkey(rest)]
        operation: String,
        at: u16,
        #[salt]
        part: u8,
    }

    #[derive(RowKey)]
    enum Table {
        #[rowkey(prefix = "s")]
        Login(Login),
    }

    #[derive(RowKey)]
    struct Login {
        #[rowkey(rest)]
        #[salt(buckets = 4)]
        user: String,
        at: u16,
    }

    let scans = "
none                          4 ranges, one per bucket; `service` may have a bound
service                       4 ranges, one per bucket
service, operation            a skip scan of 4 ranges, one per bucket
service, operation, at        a skip scan of 4 ranges, one per bucket
service, operation, at, part  a skip scan of 1 range
";
    let shown = show(Span::LAYOUT, "100");
    assert!(shown.ends_with(scans), "{shown}");
    assert_eq!(Span::prefix().service(7).ranges().len(), 4);
    let skip = || Span::prefix().service(7).operation("get");
    assert_eq!(skip().skip().bounds().len(), 4);
    assert_eq!(skip().at(5).skip().bounds().len(), 4);
    assert_eq!(skip().at(5).part(1).skip().bounds().len(), 1);

    let scans = "
fixed fields  a scan is
none          4 ranges, one per bucket
user          a skip scan of 1 range
user, at      a skip scan of 1 range
";
    let shown = show(Login::LAYOUT, "100");
    assert!(shown.ends_with(scans), "{shown}");
    assert_eq!(Login::prefix().ranges().len(), 4);
    assert_eq!(Login::prefix().user("eva").skip().bounds().len(), 1);
    assert_eq!(Login::prefix().user("eva").at(1).skip().bounds().len(), 1);

    let folder = Folder::new();
    for (layout, conditions, ranges) in [
        (Span::LAYOUT, &["service=7"][..], 4),
        (Span::LAYOUT, &["service=7", "operation=get"], 4),
        (Span::LAYOUT, &["service=7", "operation=get", "at=5"], 4),
        (Span::LAYOUT, &["service=7", "operation=get", "at=5", "part=1"], 1),
        (Login::LAYOUT, &["user=eva"], 1),
        (Login::LAYOUT, &["user=eva", "at=1"], 1),
    ] {
        let key = folder.layout("key.json", layout);
        let scanned = folder.run(&[&["scan", "-l", &key][..], conditions].concat());
        assert_eq!(scanned.out.lines().count(), ranges, "{conditions:?}: {}", scanned.out);
    }

    // Of a row kind.
    let shown = show(Table::LAYOUT, "100");
    assert!(shown.contains("user, at      a skip scan of"), "{shown}");
}

#[test]
fn an_enum_of_keys() {
    #[derive(RowKey)]
    struct User {
        id: u32,
    }

    #[derive(RowKey)]
    enum Table {
        #[rowkey(prefix = "u/")]
        User(User),
        #[rowkey(prefix = "m\0")]
        Message(User),
    }

    let shown = show(Table::LAYOUT, "100");
    assert!(
        shown.starts_with(&format!("2 row kinds, fingerprint {:#018x}\n", Table::FINGERPRINT)),
        "{shown}"
    );
    for words in
        ["\nUser 'u/': 6 bytes\n\n[prefix 2][id 4]\n0         2     6\n", "\nMessage 'm\\x00': 6 bytes\n"]
    {
        assert!(shown.contains(words), "{shown}");
    }
}

/// A Chinese character fills two columns.
#[test]
fn chinese_names_are_aligned() {
    #[derive(RowKey)]
    struct Login {
        用户: u32,
        at: u8,
    }

    let text = show(Login::LAYOUT, "100");
    // `用户` is as wide as `at` and two spaces.
    for line in [
        "[用户 4][at 1]\n0       4     5\n",
        "     0      4  用户   unsigned, big-endian",
        "     4      1  at     unsigned, big-endian",
        "用户          1 range",
        "用户, at      1 row",
    ] {
        assert!(text.contains(line), "{line}:\n{text}");
    }
    let folder = Folder::new();
    let key = folder.layout("key.json", Login::LAYOUT);
    let explained = folder.run(&["explain", "-l", &key, "0x0000000701"]).out;
    assert!(explained.contains("     0  用户   00 00 00 07  "), "{explained}");
    assert!(explained.contains("     4  at     01           "), "{explained}");
}

/// A key with these fields, as a file may declare it.
fn forged(names: &[String]) -> Layout {
    #[derive(RowKey)]
    struct Byte {
        a: u8,
    }

    let mut json = serde_json::to_value(Byte::LAYOUT).unwrap();
    json["fields"] = names.iter().map(|name| named(&json["fields"][0], name)).collect();
    let error = serde_json::from_value::<Layout>(json.clone()).unwrap_err().to_string();
    json["fingerprint"] = error["the fingerprint is ".len()..][..18].into();
    serde_json::from_value(json).unwrap()
}

/// It panicked: together they are wider than a format specification allows.
#[test]
fn names_may_be_long() {
    let names = ["a", "b", "c"].map(|name| name.repeat(30_000));
    let text = show(&forged(&names), "100");
    assert!(text.contains(&format!("\n{}  1 row\n", names.join(", "))));
}

/// All names in each line would be gigabytes.
#[test]
fn many_fixed_fields_are_named_by_the_first_and_the_last() {
    let names: Vec<String> = (0..5_000).map(|i| format!("f{i}")).collect();
    let text = show(&forged(&names), "100");
    assert!(text.contains("\nf0 to f4999"), "{}", text.len());
    assert!(text.len() < 2_000_000, "{}", text.len());
}

/// Each line was as long as the longest: of an enum with 300 kinds in an `Option`, 100 MB.
#[test]
fn a_long_cell_widens_no_other_line() {
    let text = show(&forged(&["a".into(), "b".repeat(1_000)]), "100");
    assert!(text.contains("\n     0      1  a      unsigned, big-endian  ascending\n"), "{text}");
}
