//! `rowkey spread`.

use rowkey::{Layout, RowKey};

use crate::hex;
use crate::process::{Folder, Run};

fn spread(layout: &Layout, rows: &[Vec<u8>], args: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", layout);
    let lines: String = rows.iter().map(|row| format!("0x{}\n", hex(row))).collect();
    folder.pipe(&[&["spread", "-l", &key], args].concat(), lines.as_bytes())
}

#[derive(RowKey)]
struct Of4 {
    #[salt(buckets = 4, hash = java31)]
    host: u8,
    seq: u8,
}

/// 31 * 1 + host, modulo 4: hosts 1, 2, 3 and 4 lie in the buckets 0, 1, 2 and 3.
fn rows(counts: [u8; 4]) -> Vec<Vec<u8>> {
    let host = |(host, count): (u8, u8)| (0..count).map(move |seq| Of4 { host, seq }.encode().to_vec());
    (1..).zip(counts).flat_map(host).collect()
}

#[test]
fn rows_by_bucket() {
    let run = spread(Of4::LAYOUT, &rows([2, 8, 0, 6]), &[]);
    // 8 of 16 rows, where the mean is 4. A bar has 100 columns without 6, 4 and 4.
    let expected = format!(
        "\
16 rows

4 buckets: the fullest is 1, 2.00 times the mean; 1 is empty
bucket  rows
     0     2  {}▌
     1     8  {}
     2     0
     3     6  {}▌

hottest values of the first field
 50.0 %          8  host = 2
 37.5 %          6  host = 4
 12.5 %          2  host = 1
",
        "█".repeat(21),
        "█".repeat(86),
        "█".repeat(64),
    );
    assert_eq!((run.status, &*run.out, &*run.err), (0, &*expected, ""));
}

/// Two buckets in each of two regions; the buckets are there as before.
#[test]
fn rows_by_region() {
    let run = spread(Of4::LAYOUT, &rows([2, 8, 0, 6]), &["--regions", "2"]);
    assert!(run.out.contains("\n2 regions: the fullest is (first), 1.25 times the mean\n"), "{}", run.out);
    let lines = ["\n(first)    10  █", "\n   \\x02     6  █", "\n4 buckets: "];
    assert!(lines.iter().all(|line| run.out.contains(line)), "{}", run.out);
    let run = spread(Of4::LAYOUT, &[], &["--regions", "5"]);
    assert_eq!(
        (run.status, &*run.err),
        (2, "error: --regions 5: expected at most 4, the number of salt buckets\n")
    );
    let run = spread(Of4::LAYOUT, &[], &["--regions", "2", "--splits", "hex"]);
    assert!(run.status == 2 && run.err.contains("--splits: the key has a salt"), "{}", run.err);
}

#[test]
fn rows_without_a_salt() {
    #[derive(RowKey)]
    #[rowkey(prefix = "p")]
    struct Plain {
        id: u64,
    }

    let rows: Vec<Vec<u8>> =
        [0, 1 << 62, u64::MAX].iter().map(|&id| Plain { id }.encode().to_vec()).collect();
    let run = spread(Plain::LAYOUT, &rows, &["-r", "4"]);
    // Quarters of all numbers after the prefix: one in the first, one in the second, one in the last.
    let counts: Vec<&str> =
        run.out.lines().skip(4).take(4).map(|line| line.split_whitespace().nth(1).unwrap()).collect();
    assert_eq!((run.status, counts), (0, vec!["1", "1", "0", "1"]), "{}", run.out);
    assert!(
        run.out.contains(" p@\\x00\\x00") && !run.out.contains("bucket") && !run.out.contains("hottest"),
        "{}",
        run.out
    );
    let run = spread(Plain::LAYOUT, &rows, &[]);
    assert_eq!(
        (run.status, &*run.err),
        (2, "error: the key has no salt, so --regions has to give the number of regions\n")
    );
}

/// The constant before the first field is the same in all rows.
#[test]
fn the_hottest_value_is_no_literal() {
    #[derive(RowKey)]
    struct Inner {
        #[rowkey(literal = "z:")]
        zone: u8,
    }
    #[derive(RowKey)]
    struct Literal {
        #[salt(buckets = 4)]
        #[rowkey(literal = "in")]
        inner: Inner,
        seq: u8,
    }

    let zones = [7, 7, 7, 9].into_iter().zip(0..);
    let rows: Vec<Vec<u8>> =
        zones.map(|(zone, seq)| Literal { inner: Inner { zone }, seq }.encode().to_vec()).collect();
    let run = spread(Literal::LAYOUT, &rows, &[]);
    let hottest = "hottest values of the first field\n 75.0 %          3  inner.zone = 7\n";
    assert!(run.status == 0 && run.out.ends_with(hottest), "{}", run.out);
}

/// A row that does not decode lies in its bucket all the same.
#[test]
fn rows_that_do_not_decode_and_rows_that_are_none() {
    let wrong = vec![3, 2, 0];
    let run = spread(Of4::LAYOUT, &[rows([1, 0, 0, 0]), vec![wrong]].concat(), &[]);
    assert!(run.out.starts_with("2 rows, 1 does not decode\n"), "{}", run.out);
    assert!(run.status == 1 && run.out.contains("\n     3     1  █"), "{}", run.out);
    let folder = Folder::new();
    let key = folder.layout("key.json", Of4::LAYOUT);
    let run = folder.pipe(&["spread", "-l", &key], b"0x0\n");
    assert_eq!((run.status, &*run.out), (2, ""));
    let run = folder.pipe(&["spread", "-l", &key, "-k"], b"0x0\n0x000100\n");
    assert!(run.status == 2 && run.out.starts_with("1 row, 1 could not be read\n"), "{}", run.out);
    assert!(run.err.starts_with("warning: standard input, line 1: expected an even number"), "{}", run.err);
    assert_eq!(folder.pipe(&["spread", "-l", &key], b"ROW  COLUMN+CELL\n0 row(s)\n").out, "0 rows\n");
}

/// Many buckets share lines: each count is there once, and no line is wider than the terminal.
#[test]
fn many_buckets_in_a_narrow_terminal() {
    #[derive(RowKey)]
    struct Of1000 {
        #[salt(buckets = 1000)]
        host: u32,
    }

    let rows: Vec<Vec<u8>> = (0..5000).map(|host| Of1000 { host }.encode().to_vec()).collect();
    let folder = Folder::new();
    let key = folder.layout("key.json", Of1000::LAYOUT);
    let lines: String = rows.iter().map(|row| format!("0x{}\n", hex(row))).collect();
    let input = folder.file("rows.txt", &lines);
    let mut command = folder.command(&["spread", "-l", &key]);
    let output = command.env("COLUMNS", "50").stdin(std::fs::File::open(input).unwrap()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let bars: Vec<&str> = text.lines().filter(|line| line.contains("more")).collect();
    // Sixteen buckets a line, and eight in the last.
    assert_eq!(bars.len(), 63, "{text}");
    let count = |line: &&str| line.split_whitespace().nth(4).unwrap().parse::<usize>().unwrap();
    assert_eq!(bars.iter().map(count).sum::<usize>(), 5000);
    assert!(bars.iter().all(|line| line.chars().count() <= 50), "{text}");
    assert!(text.contains("\n1000 buckets: the fullest is "), "{text}");
}

/// Kinds of rows are regions of their own, and a value is that of its kind.
#[test]
fn an_enum_of_keys() {
    #[derive(RowKey)]
    struct Id {
        id: u8,
    }

    #[derive(RowKey)]
    enum Table {
        #[rowkey(prefix = "a/")]
        A(Id),
        #[rowkey(prefix = "b/")]
        B(Id),
    }

    let rows = [&b"a/\x07"[..], b"a/\x07", b"b/\x07", b"b/\x07", b"b/\x07"].map(<[u8]>::to_vec);
    let run = spread(Table::LAYOUT, &rows, &[]);
    assert!(run.out.contains("\n 60.0 %          3  B id = 7\n"), "{}", run.out);
    assert!(
        run.out.contains("\n 40.0 %          2  A id = 7\n") && run.out.contains("\n     b/     3  "),
        "{}",
        run.out
    );
}

/// The picture has its words for who does not see it, and colours for light and dark.
#[test]
fn a_picture_as_svg() {
    #[derive(RowKey)]
    struct Plain {
        name: String,
    }

    #[derive(RowKey)]
    struct Bytes {
        id: u16,
    }

    let folder = Folder::new();
    let key = folder.layout("key.json", Of4::LAYOUT);
    let lines: String = rows([2, 8, 0, 6]).iter().map(|row| format!("0x{}\n", hex(row))).collect();
    let file = folder.file("spread.svg", "");
    assert_eq!(folder.pipe(&["spread", "-l", &key, "--svg", &file], lines.as_bytes()).status, 0);
    let svg = std::fs::read_to_string(&file).unwrap();
    for part in [
        "role=\"img\" aria-labelledby=\"title desc\"",
        "<title id=\"title\">16 rows in 4 regions</title>",
        "The fullest begins at \\x01 and has 8 rows, 2.00 times the mean.",
        "@media (prefers-color-scheme: dark)",
        // Full height, and half of it would be the mean.
        "y=\"60.0\" width=\"150.9\" height=\"220.0\"><title>from \\x01: 8 rows</title>",
        "y1=\"170.0\"",
        // Above the second of four bars, which begin at 70 and are 177.5 apart.
        "<text class=\"hot\" x=\"322.9\" y=\"54\" text-anchor=\"middle\">50.0 % of the rows</text>",
    ] {
        assert!(svg.contains(part), "{part}: {svg}");
    }
    assert_eq!(svg.matches("class=\"bar\"").count(), 4);
    let run = folder.pipe(&["spread", "-l", &key, "--svg", "-"], lines.as_bytes());
    assert_eq!((run.status, run.out), (0, svg));
    // A label in the colours of all text, inside the picture, and not on that of the mean.
    for (counts, label) in [
        ([8, 0, 4, 4], "x=\"145.4\" y=\"54\" text-anchor=\"middle\">50.0 %"),
        ([3, 3, 3, 4], "x=\"677.9\" y=\"54\" text-anchor=\"middle\">30.8 %"),
        ([9, 9, 9, 10], "x=\"677.9\" y=\"54\" text-anchor=\"middle\">27.0 %"),
        ([19, 19, 19, 20], "x=\"677.9\" y=\"38\" text-anchor=\"middle\">26.0 %"),
    ] {
        let lines: String = rows(counts).iter().map(|row| format!("0x{}\n", hex(row))).collect();
        let svg = folder.pipe(&["spread", "-l", &key, "--svg", "-"], lines.as_bytes()).out;
        assert!(svg.contains(label) && svg.matches("class=\"hot\"").count() == 1, "{label}: {svg}");
    }
    // Of many bars, the label of the first and the last begins and ends with them.
    for (row, label) in [
        ("00", "x=\"70.0\" y=\"54\" text-anchor=\"start\""),
        ("FF", "x=\"780.0\" y=\"54\" text-anchor=\"end\""),
    ] {
        let plain = folder.layout("bytes.json", Bytes::LAYOUT);
        let args = ["spread", "-l", &plain, "-r", "256", "--svg", "-"];
        let svg = folder.pipe(&args, format!("0x{row}00\n").as_bytes()).out;
        assert!(svg.contains(label) && svg.contains(">100.0 % of the rows<"), "{label}: {svg}");
    }
    let svg = folder.pipe(&["spread", "-l", &key, "--svg", "-"], b"ROW  COLUMN+CELL\n0 row(s)\n").out;
    assert!(
        svg.contains("<title id=\"title\">0 rows in 4 regions</title>") && !svg.contains("class=\"hot\""),
        "{svg}"
    );
    // What stands in rows is text, not markup.
    let plain = folder.layout("plain.json", Plain::LAYOUT);
    let run = folder.pipe(&["spread", "-l", &plain, "-r", "2", "--svg", &file], b"<a>&\n");
    assert_eq!(run.status, 0, "{}", run.err);
    let run = folder.pipe(&["spread", "-l", &key, "--svg", "none/spread.svg"], lines.as_bytes());
    assert!(run.status == 2 && run.err.starts_with("error: none/spread.svg: "), "{}", run.err);
}

/// Text of digits is split by digits, unless the user says how.
#[test]
fn digits_in_text_decide_how_the_table_is_split() {
    #[derive(RowKey)]
    #[rowkey(prefix = "p")]
    struct Phone {
        number: String,
    }

    let rows = |format: fn(u64) -> String, count: u64| -> Vec<Vec<u8>> {
        (0..count).map(|i| Phone { number: format(i) }.encode().to_vec()).collect()
    };
    // Even in their first digits; more of them than decide.
    let decimal = rows(|i| format!("{:08}-a", i * 50_000), 2_000);
    let run = spread(Phone::LAYOUT, &decimal, &["--regions", "4"]);
    let note = "note: the rows begin with digits, so the regions are those of --splits decimal\n";
    assert_eq!((run.status, &*run.err), (0, note));
    assert!(run.out.contains("4 regions: the fullest is (first), 1.00 times the mean\n"), "{}", run.out);
    let hexadecimal = rows(|i| format!("{:08x}", i << 24), 256);
    let run = spread(Phone::LAYOUT, &hexadecimal, &["--regions", "4"]);
    assert!(
        run.err.ends_with("--splits hex\n") && run.out.contains(", 1.00 times the mean\n"),
        "{}",
        run.out
    );
    for (rows, args) in [
        (&decimal, &["--regions", "4", "--splits", "uniform"][..]),
        (&rows(|i| format!("u{i:08}"), 9), &["--regions", "4"]),
    ] {
        let run = spread(Phone::LAYOUT, rows, args);
        assert!(run.err.is_empty() && run.out.contains("3 are empty"), "{}{}", run.err, run.out);
    }
}

#[test]
fn regions_of_a_file() {
    #[derive(RowKey)]
    struct Plain {
        id: u8,
    }

    let folder = Folder::new();
    let key = folder.layout("key.json", Plain::LAYOUT);
    let points = folder.file("points", "0x08\n0x10\n");
    let run = folder.pipe(&["spread", "-l", &key, "--splits", &points], b"0x07\n0x08\n0x09\n0x11\n");
    assert!(
        run.status == 0 && run.out.contains("3 regions: the fullest is \\x08, 1.50 times the mean\n"),
        "{}",
        run.out
    );
}
