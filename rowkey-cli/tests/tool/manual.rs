//! What surrounds the subcommands: colours, the manual, completions, the version.

use crate::process::Folder;
use crate::{Event, TASKS, event, hex};

const BOLD: &str = "\u{1b}[1m";
const RED: &str = "\u{1b}[31m";
const OFF: &str = "\u{1b}[0m";

/// A pipe has no colours unless they are asked for; they colour, and change nothing else.
#[test]
fn colours() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let row = format!("0x{}", hex(&event().encode()).replacen("07", "06", 1));
    let task = ["explain", "-l", &key, &row, &row];
    let plain = folder.run(&task).out;
    assert!(!plain.contains('\u{1b}'));
    let always = folder.run(&[&["--color", "always"], &task[..]].concat()).out;
    assert_eq!(
        folder.run(&[&task[..], &["--color=always"]].concat()).out,
        always,
        "before the subcommand or after it"
    );
    assert!(always.starts_with(&format!("{BOLD}row 1: ")), "{always}");
    let fault = "field `salt` at byte 0: expected bucket 7, which the fields hash to, found bucket 6";
    assert!(always.contains(&format!("{BOLD}{RED}{fault}{OFF}\n")), "{always}");
    assert_eq!([BOLD, RED, OFF].iter().fold(always, |text, code| text.replace(code, "")), plain);

    let with = |name: &str, value: &str, args: &[&str]| {
        let output = folder.command(&[&task[..], args].concat()).env(name, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap().contains('\u{1b}')
    };
    assert!(with("CLICOLOR_FORCE", "1", &[]));
    assert!(!with("CLICOLOR_FORCE", "1", &["--color", "never"]));
    assert!(!with("NO_COLOR", "1", &[]));
    assert!(with("NO_COLOR", "1", &["--color", "always"]), "what is written last is meant");

    let error = folder.run(&["--color", "always", "explain", "-l", &key, "0x0"]).err;
    assert!(error.starts_with(&format!("{BOLD}{RED}error:{OFF} row `0x0`: ")), "{error:?}");
    assert!(folder.run(&["--color=always", "--help"]).out.contains('\u{1b}'));
    // A row is no option.
    assert!(!folder.run(&["explain", "-l", &key, "--", "--color=always"]).err.contains('\u{1b}'));
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = format!("rowkey {}\n", env!("CARGO_PKG_VERSION"));
    for option in ["--version", "-V"] {
        assert_eq!(Folder::new().run(&[option]).out, version);
    }
}

#[test]
fn a_manual_page_for_the_tool_and_for_each_subcommand() {
    let folder = Folder::new();
    let page = folder.run(&["man"]);
    assert_eq!((page.status, &*page.err), (0, ""));
    assert!(page.out.contains(".TH rowkey 1") && page.out.contains(".SH SUBCOMMANDS"), "{}", page.out);
    for task in TASKS {
        assert!(page.out.contains(&format!("rowkey\\-{task}(1)")), "{task}: {}", page.out);
        let page = folder.run(&["man", task]);
        assert!(page.status == 0 && page.out.contains(&format!(".TH rowkey-{task} 1")), "{}", page.out);
        let version = env!("CARGO_PKG_VERSION");
        assert!(page.out.contains(&format!("\"rowkey {version}\"")), "{}", page.out);
        assert!(page.out.contains(&format!("\nv{version}")), "{}", page.out);
    }
    assert!(folder.run(&["man", "explain"]).out.contains("\\fB\\-\\-keep\\-going\\fR"));
}

#[test]
fn completions_for_each_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = Folder::new().run(&["completions", shell]);
        assert_eq!((run.status, &*run.err), (0, ""));
        assert!(TASKS.iter().all(|task| run.out.contains(task)) && run.out.contains("keep-going"), "{shell}");
    }
}

/// Every option that is written often has one letter.
#[test]
fn short_options() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Event::LAYOUT);
    let row = hex(&event().encode());
    for (short, long) in [
        (
            vec!["explain", "-l", &key, "-xjfk", &row],
            vec!["explain", "--layout", &key, "--hex", "--json", "--faults", "--keep-going", &row],
        ),
        (vec!["explain", "-l", &key, "-b", "/w=="], vec!["explain", "--layout", &key, "--base64", "/w=="]),
        (
            vec!["ddl", "-l", &key, "-s", "hbase", "-t", "a", "-f", "g"],
            vec!["ddl", "--layout", &key, "--store", "hbase", "--table", "a", "--family", "g"],
        ),
        (
            vec!["rebucket", "-l", &key, "-t", "32", "-r", "9"],
            vec!["rebucket", "--layout", &key, "--to", "32", "--rows", "9"],
        ),
        (
            // One letter means one thing.
            vec!["encode", "-l", &key, "-jk"],
            vec!["encode", "-l", &key, "--json", "--keep-going"],
        ),
        (
            vec!["rebucket", "-l", &key, "-t", "32", "-j"],
            vec!["rebucket", "--layout", &key, "--to", "32", "--json"],
        ),
    ] {
        let (short, long) = (folder.run(&short), folder.run(&long));
        assert_eq!((short.status, &short.out, &short.err), (long.status, &long.out, &long.err));
        assert!(short.status < 2, "{}", short.err);
    }
}
