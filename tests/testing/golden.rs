//! `assert_golden!`: matching lines, changed lines, and writing the file.

use std::fs;
use std::process::Command;

use rowkey::assert_golden;

use super::*;

#[derive(RowKey, Debug, Clone)]
struct Visit {
    user: u16,
    page: String,
}

impl Arbitrary for Visit {
    type Parameters = ();
    type Strategy = BoxedStrategy<Visit>;

    fn arbitrary_with((): ()) -> BoxedStrategy<Visit> {
        (any::<u16>(), ".{0,4}").prop_map(|(user, page)| Visit { user, page }).boxed()
    }
}

fn visits() -> [Visit; 2] {
    [Visit { user: 7, page: "a".into() }, Visit { user: 0x0102, page: "a | b".into() }]
}

const LINES: &str = "\
# Written by hand: two bytes of number, then the text.
Visit | Visit { user: 7, page: \"a\" } | 000761
Visit | Visit { user: 258, page: \"a | b\" } | 010261207c2062
";

/// The report of `assert_golden!` on these lines.
fn report(lines: &str, keys: impl FnOnce(&str)) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("visits.txt");
    fs::write(&file, lines).unwrap();
    // An absolute path is not relative to the package.
    let checked = catch_unwind(AssertUnwindSafe(|| keys(file.to_str().unwrap())));
    checked.err().map(|panic| panic.downcast_ref::<String>().unwrap().clone())
}

fn with_keys(lines: &str) -> Option<String> {
    report(lines, |path| assert_golden!(Visit, path, visits()))
}

fn without_keys(lines: &str) -> Option<String> {
    report(lines, |path| assert_golden!(Visit, path))
}

#[test]
fn matching_rows_pass() {
    assert_eq!(with_keys(LINES), None);
    assert_eq!(without_keys(LINES), None);
}

#[test]
fn a_changed_byte_is_a_major_version() {
    let said = without_keys(&LINES.replace("000761", "000762")).unwrap();
    assert!(said.contains(":2: the row decodes to another key"), "{said}");
    assert!(said.contains("a changed byte is a major version"), "{said}");
    let said = with_keys(&LINES.replace("000761", "000762")).unwrap();
    assert!(
        said.contains("no line for a key of the test: Visit | Visit { user: 7, page: \"a\" } | 000761"),
        "{said}"
    );
}

#[test]
fn the_report_names_the_fault_of_a_line() {
    let of = |from: &str, to: &str| without_keys(&LINES.replace(from, to)).unwrap();
    assert!(of("000761", "00").contains("the row no longer decodes"));
    assert!(of("000761", "0007x1").contains("not hex: 0007x1"));
    assert!(of("Visit | Visit { user: 7", "Other | Visit { user: 7").contains("a row of `Other`"));
    assert!(
        of("Visit | Visit { user: 7, page: \"a\" } | 000761", "Visit").contains("not `name | value | row`")
    );
    assert!(without_keys("# Nothing.\n").unwrap().contains("no rows, so nothing is pinned"));
    let missing = report("", |_| assert_golden!(Visit, "tests/golden/not-there.txt")).unwrap();
    assert!(missing.contains("tests/golden/not-there.txt cannot be read"), "{missing}");
    assert!(missing.contains("`ROWKEY_BLESS=1 cargo test` writes it"), "{missing}");
}

/// Run by the test below, with `ROWKEY_BLESS` and without.
#[test]
#[ignore = "a part of `the_file_is_written_only_with_rowkey_bless`"]
fn pin() {
    let Ok(folder) = std::env::var("ROWKEY_TEST_FOLDER") else { return };
    assert_golden!(Visit, format!("{folder}/given.txt"), visits());
    assert_golden!(Visit, format!("{folder}/new/drawn.txt"));
}

#[test]
fn the_file_is_written_only_with_rowkey_bless() {
    let folder = tempfile::tempdir().unwrap();
    let pin = |bless: bool| {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--ignored", "--exact", "golden::pin"]).env("ROWKEY_TEST_FOLDER", folder.path());
        match bless {
            true => command.env("ROWKEY_BLESS", "1"),
            false => command.env_remove("ROWKEY_BLESS"),
        };
        command.output().unwrap().status.success()
    };
    assert!(!pin(false), "there is no file yet");
    assert!(pin(true));
    assert!(pin(false), "what was written holds");
    let given = fs::read_to_string(folder.path().join("given.txt")).unwrap();
    let rows =
        |text: &str| text.lines().filter(|line| !line.starts_with('#')).map(String::from).collect::<Vec<_>>();
    assert_eq!(rows(&given), rows(LINES));
    let drawn = fs::read_to_string(folder.path().join("new/drawn.txt")).unwrap();
    assert!(rows(&drawn).len() >= 8, "{drawn}");
    assert!(pin(true));
    assert_eq!(
        fs::read_to_string(folder.path().join("new/drawn.txt")).unwrap(),
        drawn,
        "the same keys each time"
    );
}
