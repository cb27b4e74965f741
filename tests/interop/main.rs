//! The vectors that every reader of rows checks, in any language: `interop/vectors`, written from derived keys. The keys are
//! those that are fuzzed, and those of `scans.rs`. `ROWKEY_BLESS=1` writes the files of new keys. Those that exist do not change.

#![allow(missing_docs, reason = "nothing here is for others")]

mod exchange;
#[allow(dead_code, reason = "the fuzzer also reads each field by itself")]
#[path = "../fuzz_faults/keys.rs"]
mod keys;
mod layouts;
mod questions;
#[path = "../fuzz_faults/rows.rs"]
mod rows;
#[path = "../fuzz_faults/salts.rs"]
mod salts;
mod scans;
mod written;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

use fastrand::Rng;
use keys::Target;
use serde_json::value::RawValue;
use serde_json::{Value, json};

/// Good rows of a key, and as many bad ones.
const ROWS: usize = 24;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The values of a row by the names of their fields, with all digits of their numbers: those of a kind as `field.Kind.inner`, and a
/// kind without fields by its name.
fn fields(explained: &rowkey::Explanation) -> String {
    let text = serde_json::to_string(explained).unwrap();
    let all: BTreeMap<String, Box<RawValue>> = serde_json::from_str(&text).unwrap();
    let segments: Vec<BTreeMap<String, Box<RawValue>>> = serde_json::from_str(all["segments"].get()).unwrap();
    let mut values = Vec::new();
    // The names of the enums of keys so far, as the explanation has them, and with their kinds; whether a field of the kind follows.
    let mut kinds: Vec<(String, String, bool)> = Vec::new();
    for (segment, explained) in segments.iter().zip(&explained.segments) {
        if ["salt", "prefix"].contains(&&*explained.name)
            || explained.value == "the constant before the field"
        {
            continue;
        }
        let inside = |(name, ..): &(String, String, bool)| {
            explained.name.strip_prefix(&**name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let path = match kinds.iter_mut().rev().find(|kind| inside(kind)) {
            Some((name, path, followed)) => {
                *followed = true;
                format!("{path}{}", &explained.name[name.len()..])
            }
            None => explained.name.clone(),
        };
        match explained.value.strip_prefix("the prefix of the kind ") {
            Some(kind) => {
                values.push((path.clone(), json!(kind).to_string()));
                kinds.push((explained.name.clone(), format!("{path}.{kind}"), false));
            }
            None => values.push((path, segment["value"].get().to_owned())),
        }
    }
    for (_, path, _) in kinds.iter().filter(|(_, _, followed)| *followed) {
        let (outer, kind) = path.rsplit_once('.').unwrap();
        let said = json!(kind).to_string();
        values.retain(|(name, value)| name != outer || *value != said);
    }
    let values: Vec<String> =
        values.iter().map(|(path, value)| format!("{}: {value}", json!(path))).collect();
    format!("{{{}}}", values.join(", "))
}

/// The line of a row that decodes.
fn good(row: &[u8], explained: &rowkey::Explanation) -> String {
    let kind = explained.kind.as_ref().map_or(String::new(), |kind| format!(", \"kind\": {}", json!(kind)));
    format!("{{ \"row\": \"{}\"{kind}, \"fields\": {} }}", hex(row), fields(explained))
}

/// The line of a row that does not.
fn bad(row: &[u8], field: &str, offset: usize) -> String {
    format!("{{ \"row\": \"{}\", \"field\": {}, \"offset\": {offset} }}", hex(row), json!(field))
}

/// The lines of the rows of a key.
fn rows_of(target: &Target, rng: &mut Rng) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut good, mut bad) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..20_000 {
        let mut row = rows::row(&target.layout, rng);
        if bad.len() < ROWS && rng.bool() {
            let other = rows::row(&target.layout, rng);
            rows::mutate(&mut row, &other, rng);
        }
        if rng.u8(..4) > 0 {
            salts::salted(&mut row, target);
        }
        let seen = (target.see)(&row);
        match seen.decoded {
            Ok(_) if good.len() < ROWS => {
                good.insert(self::good(&row, &seen.explained));
            }
            Err(error) if bad.len() < ROWS => {
                bad.insert(self::bad(&row, error.field(), error.offset()));
            }
            _ => {}
        }
        if good.len() == ROWS && bad.len() == ROWS {
            break;
        }
    }
    (good, bad)
}

fn list<'l>(name: &str, lines: impl IntoIterator<Item = &'l String>) -> String {
    let mut text = String::new();
    for line in lines {
        write!(text, "{}\n    {line}", if text.is_empty() { "" } else { "," }).unwrap();
    }
    format!(",\n\"{name}\": [{text}\n]")
}

/// Says what this machine cannot run, past the capture of a test that passes.
fn not_run(why: &str) {
    let _ = writeln!(std::io::stderr(), "{why}");
}

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../interop/vectors"))
}

/// A file of rows.
fn of_rows<'l>(
    layout: &rowkey::Layout,
    json: &str,
    good: impl IntoIterator<Item = &'l String>,
    bad: impl IntoIterator<Item = &'l String>,
) -> String {
    let print = format!("\"bytes_fingerprint\": \"{:#018x}\"", layout.bytes_fingerprint());
    format!("{{\n\"layout\": {json},\n{print}{}{}\n}}\n", list("good", good), list("bad", bad))
}

/// Every file of vectors, by its name.
fn files() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for target in keys::all().iter().filter(|target| !target.own) {
        let (good, bad) = rows_of(target, &mut Rng::with_seed(45));
        files.insert(
            format!("{}.json", target.name),
            of_rows(&target.layout, &target.json.to_string(), &good, &bad),
        );
    }
    for written in written::all() {
        let good = written.good.iter().map(|(row, explained)| good(row, explained)).collect::<Vec<_>>();
        let bad = written.bad.iter().map(|(row, field, offset)| bad(row, field, *offset)).collect::<Vec<_>>();
        let json = serde_json::to_string(written.layout).unwrap();
        files.insert(format!("{}.json", written.name), of_rows(written.layout, &json, &good, &bad));
    }
    for scans in scans::all() {
        let splits: Vec<String> = scans.splits.iter().map(|row| format!("\"{}\"", hex(row))).collect();
        let (splits, scanned) = (list("split_points", &splits), list("scans", &scans.cases));
        let text = format!("{{\n\"layout\": {}{splits}{scanned}\n}}\n", scans.layout);
        files.insert(format!("scans_{}.json", scans.name), text);
    }
    for (name, refused) in [("layouts", layouts::refused()), ("layouts_forged", layouts::forged())] {
        let refused: Vec<String> = refused.iter().map(Value::to_string).collect();
        files.insert(format!("{name}.json"), format!("{{{}\n}}\n", &list("refused", &refused)[1..]));
    }
    files
}

#[test]
fn the_vectors_are_those_of_derived_keys() {
    let bless = std::env::var_os("ROWKEY_BLESS").is_some();
    let mut wrong = String::new();
    let files = files();
    for (name, text) in &files {
        let path = folder().join(name);
        match std::fs::read_to_string(&path) {
            Ok(found) if found.replace("\r\n", "\n") == *text => {}
            Err(_) if bless => std::fs::write(path, text).unwrap(),
            Ok(found) => {
                let differs = found.lines().zip(text.lines()).find(|(old, new)| old != new);
                writeln!(wrong, "{name}: {differs:#?}").unwrap();
            }
            Err(error) => writeln!(wrong, "{name}: {error}; ROWKEY_BLESS=1 writes it").unwrap(),
        }
    }
    for file in std::fs::read_dir(folder()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if !files.contains_key(&name) {
            writeln!(wrong, "{name}: of no key").unwrap();
        }
    }
    assert!(
        wrong.is_empty(),
        "{wrong}Stored rows outlive programs: delete a file only if no release wrote it."
    );
}

#[test]
fn there_are_enough_vectors() {
    let cases: usize =
        files().values().map(|text| text.lines().filter(|line| line.starts_with("    ")).count()).sum();
    println!("{cases} cases");
    assert!(cases >= 3000, "{cases} cases");
}

#[test]
fn every_layout_that_is_refused_here_has_its_reason() {
    for case in layouts::refused().into_iter().chain(layouts::forged()) {
        // A codec or hash of the user's is known to Rust's types alone, and its layout is one all the same.
        if case["own"] == json!(true) {
            serde_json::from_value::<rowkey::Layout>(case["layout"].clone()).unwrap();
        } else {
            let error =
                serde_json::from_value::<rowkey::Layout>(case["layout"].clone()).unwrap_err().to_string();
            // Nearly all have another fingerprint than theirs, which is compared last.
            assert_eq!(error.contains("it was edited"), case["names"] == "fingerprint", "{error}: {case}");
        }
    }
}

/// The guide shows the programs that run: those of Java, JavaScript and pandas with the gate, that of PySpark by hand.
#[test]
fn the_guide_shows_the_programs_that_run() {
    let guide = include_str!("../../src/guide/other_languages.md");
    for program in [
        include_str!("../../interop/java/src/test/java/io/github/rowkey/GuideTest.java"),
        include_str!("../../interop/js/test/package.test.js"),
        include_str!("../../interop/python/examples/pandas_rows.py"),
        include_str!("../../interop/python/examples/pyspark_rows.py"),
    ] {
        let lines = program.lines().skip_while(|line| !line.ends_with(" from here ...")).skip(1);
        let lines: Vec<&str> = lines.take_while(|line| !line.ends_with(" ... to here")).collect();
        let indent = lines[0].len() - lines[0].trim_start().len();
        let shown: Vec<&str> = lines.iter().map(|line| line.get(indent..).unwrap_or_default()).collect();
        assert!(guide.contains(&shown.join("\n")), "the guide lacks:\n{}", shown.join("\n"));
    }
}
