//! Files that are no layout: one line says what was expected.

use std::time::{Duration, Instant};

use rowkey::{Layout, RowKey};
use serde_json::Value;

use crate::Event;
use crate::process::{Folder, Run};

fn said(run: &Run) -> &str {
    assert_eq!((run.status, &*run.out, run.err.lines().count()), (2, "", 1), "{}", run.err);
    &run.err
}

#[test]
fn files_that_are_no_layout() {
    let folder = Folder::new();
    let json = serde_json::to_string(Event::LAYOUT).unwrap();
    let expected = "expected the JSON of a layout, as serde_json::to_string_pretty(Key::LAYOUT) writes it\n";
    let utf_16: String = json.chars().flat_map(|char| [char, '\0']).collect();
    for (text, what) in [
        ("", format!("the file is empty; {expected}")),
        (" \n", format!("the file is empty; {expected}")),
        ("\u{FEFF}", format!("the file is empty; {expected}")),
        ("offset  width  field", format!("not JSON: expected value at line 1 column 1; {expected}")),
        ("{\"a\": 1}", format!("; {expected}")),
        ("[]", "JSON, but not a layout: ".into()),
        ("null", format!("; {expected}")),
        ("{\"hex\": \"07\", \"segments\": []}", "JSON, but not a layout: unknown field `hex`".into()),
        (&json[..json.len() / 2], "the JSON is cut off: EOF while parsing".into()),
        (
            &json.replace("\"version\":1", "\"version\":2"),
            "found a layout of version 2; expected version 1".into(),
        ),
        // What another version has besides is not what is wrong.
        (
            &json.replace("\"version\":1", "\"version\":2,\"more\":[]"),
            "found a layout of version 2; expected version 1".into(),
        ),
        (
            &json.replace("\"buckets\":16", "\"buckets\":17"),
            "the layout declares 0xf85fa27813d39abc: it was edited".into(),
        ),
        (
            &json.replace("\"0xf85f", "\"0xf85e"),
            "the layout declares 0xf85ea27813d39abc: it was edited".into(),
        ),
    ] {
        let file = folder.file("key.json", text);
        let run = folder.run(&["show", "--layout", &file]);
        let error = said(&run);
        assert!(error.starts_with(&format!("error: {file}: ")) && error.contains(&what), "{text}: {error}");
    }
    let file = folder.bytes("key.json", &[b"\xFF\xFE", utf_16.as_bytes()].concat());
    assert!(said(&folder.run(&["show", "-l", &file])).contains("found UTF-16"));
    let file = folder.bytes("key.json", b"\x00\x01\x02");
    assert!(said(&folder.run(&["show", "-l", &file])).contains("not JSON: "));
    assert!(
        said(&folder.run(&["show", "-l", "none.json"]))
            .ends_with(&format!("none.json: no such file; {expected}"))
    );
    assert!(
        said(&folder.run(&["show", "-l", "."])).ends_with(&format!(".: this is a directory; {expected}"))
    );
}

/// As some editors on Windows write it.
#[test]
fn a_byte_order_mark_is_gone_past() {
    let folder = Folder::new();
    let file = folder.file("key.json", &format!("\u{FEFF}{}", serde_json::to_string(Event::LAYOUT).unwrap()));
    assert_eq!(folder.run(&["show", "-l", &file]).status, 0);
}

/// serde_json stops at 128 levels, and each nested key is five of them.
#[test]
fn a_layout_of_keys_nested_deeply() {
    let folder = Folder::new();
    let nested = |keys: usize, fingerprint: &str| {
        let byte = r#"{"kind":"unsigned","width":1,"domain":{"min":"0","max":"255"}}"#.to_owned();
        let node = (0..keys).fold(byte, |node, _| {
            format!(r#"{{"kind":{{"key":{{"fields":[{{"name":"a","node":{node}}}]}}}},"width":1}}"#)
        });
        format!(r#"{{"version":1,"fingerprint":"{fingerprint}","fields":[{{"name":"a","node":{node}}}]}}"#)
    };
    for keys in [25, 100, 127] {
        let file = folder.file("key.json", &nested(keys, "0x0000000000000000"));
        let run = folder.run(&["show", "-l", &file]);
        // The error names the right fingerprint.
        let (_, found) = said(&run).split_once("the fingerprint is ").expect("another fingerprint");
        let file = folder.file("key.json", &nested(keys, &found[..18]));
        let json = folder.run(&["explain", "-l", &file, "--json", "0x07"]).out;
        let row = folder.pipe(&["encode", "-l", &file, "--json", "-f", "hex"], json.as_bytes());
        assert_eq!((row.status, &*row.out), (0, "07\n"), "{keys}: {}", row.err);
    }
    let file = folder.file("key.json", &nested(128, "0x0000000000000000"));
    assert!(said(&folder.run(&["show", "-l", &file])).contains(": its values are nested deeper than 128\n"));
    let file = folder.file("key.json", &"[".repeat(1_000_000));
    assert!(
        said(&folder.run(&["show", "-l", &file]))
            .contains("the JSON is nested 1000000 deep, expected at most 1000;")
    );
}

/// The field under another name.
pub fn named(field: &Value, name: &str) -> Value {
    let mut field = field.clone();
    field["name"] = name.into();
    field
}

/// It took a minute: each `tail` field read all that follow it.
#[test]
fn many_tail_fields_are_refused_at_once() {
    #[derive(RowKey)]
    struct Late {
        a: u8,
        #[rowkey(tail)]
        b: Option<u8>,
    }

    let mut json = serde_json::to_value(Late::LAYOUT).unwrap();
    let tail = json["fields"][1].clone();
    let more = (0..100_000).map(|i| named(&tail, &format!("f{i}")));
    json["fields"].as_array_mut().unwrap().extend(more);
    let start = Instant::now();
    let error = serde_json::from_value::<Layout>(json).unwrap_err().to_string();
    assert!(error.starts_with("the fingerprint is "), "{error}");
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}
