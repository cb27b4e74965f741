//! What the fuzz found, kept: each input keeps what holds of all, and gets the answer written beside it.

use fastrand::Rng;
use rowkey::Layout;
use serde_json::{Value, json};

use crate::{checks, keys, layouts};

/// `# why`, then the answer, then the input, line by line.
fn cases(file: &'static str) -> Vec<[&'static str; 3]> {
    let lines: Vec<&str> = file.lines().filter(|line| !line.is_empty()).collect();
    let chunks = lines.chunks_exact(3);
    let rest = chunks.remainder();
    let cases: Vec<[&str; 3]> = chunks.map(|case| [case[0], case[1], case[2]]).collect();
    assert!(rest.is_empty() && cases.iter().all(|[why, ..]| why.starts_with('#')), "three lines a case");
    cases
}

/// The JSON with the fingerprint that its fields have: it is not for that that it is refused.
fn with_fingerprint(mut layout: Value) -> Value {
    layouts::set_fingerprint(&mut layout);
    layout
}

#[test]
fn layouts_that_were_found() {
    for [why, answer, json] in cases(include_str!("../fuzz_corpus/layouts.txt")) {
        let text = with_fingerprint(serde_json::from_str(json).unwrap()).to_string();
        let accepted = checks::check_layout(&text, &mut Rng::with_seed(7));
        match serde_json::from_str::<Layout>(&text) {
            Ok(_) => assert_eq!((accepted, answer), (true, "accepted"), "{why}"),
            Err(error) => {
                assert!(error.to_string().contains(answer), "{why}\nsaid: {error}");
            }
        }
    }
}

#[test]
fn rows_that_were_found() {
    let targets = keys::all();
    for [why, name, hex] in cases(include_str!("../fuzz_corpus/rows.txt")) {
        let target = targets.iter().find(|target| target.name == name).expect(why);
        let row: Vec<u8> =
            (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..][..2], 16).unwrap()).collect();
        checks::check(target, &row);
    }
}

/// Columns wider than `{:width$}` can be.
#[test]
fn long_constants_and_names_are_drawn() {
    let layout = |bytes: usize, name: &str| {
        let field = json!({ "name": name, "node": { "kind": "bool", "width": 1 } });
        with_fingerprint(json!({
            "version": 1, "fingerprint": "0x0000000000000000", "prefix": vec![255; bytes], "fields": [field],
        }))
        .to_string()
    };
    assert!(checks::check_layout(&layout(20_000, "a"), &mut Rng::with_seed(7)));
    assert!(checks::check_layout(&layout(1, &"n".repeat(32_767)), &mut Rng::with_seed(7)));
    assert!(!checks::check_layout(&layout(1, &"n".repeat(70_000)), &mut Rng::with_seed(7)));
}
