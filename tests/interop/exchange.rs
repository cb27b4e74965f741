//! Layouts and rows that nobody wrote, read and written in other languages: the same verdict on every row, at the same field and
//! offset, and the same bytes again; and the same ranges of scans. `ROWKEY_INTEROP=1000000 cargo test --release -p rowkey-tests --test interop exchange -- --nocapture`
//! sends that many rows to each reader; `ROWKEY_INTEROP_SEED` replays a run.

use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use fastrand::Rng;
use rowkey::Layout;
use serde_json::{Value, json};

use crate::keys::{self, Target};
use crate::questions::{Question, questions};
use crate::{folder, hex, rows, salts};

/// Rows of a run by default.
const ROWS: usize = 600;
/// Rows of a layout.
const ROWS_OF_LAYOUT: usize = 20;

/// A line for a reader, and what it should answer: a layout, a row with its fault, or a question with its ranges.
enum Sent {
    Layout(Value),
    Row(Vec<u8>, Option<(String, usize)>),
    Scan(Question),
}

/// A layout of fields from several keys, with a salt or prefix of one of them. Most such layouts are valid.
fn mixed(targets: &[Target], rng: &mut Rng) -> Option<Layout> {
    let structs: Vec<&Target> =
        targets.iter().filter(|target| !target.own && target.json.get("fields").is_some()).collect();
    let pick = |rng: &mut Rng| structs[rng.usize(..structs.len())];
    let mut layout = pick(rng).json.clone();
    let count = rng.usize(1..6);
    let mut fields = Vec::new();
    for i in 0..count {
        let of = pick(rng).json["fields"].as_array().unwrap();
        let mut field = of[rng.usize(..of.len())].clone();
        let own = field.as_object_mut().unwrap();
        own.remove("salted");
        own.remove("tail");
        own.insert("name".into(), json!(format!("f{i}")));
        if rng.u8(..4) == 0 {
            own.insert("node".into(), around(own["node"].clone(), rng));
        }
        fields.push(field);
    }
    for field in fields.iter_mut().rev().take_while(|field| field["node"]["kind"].get("optional").is_some()) {
        if rng.bool() {
            break;
        }
        field["tail"] = json!(true);
    }
    let salt = layout.get("salt").cloned();
    if salt.is_some_and(|salt| salt["whole"] != json!(true)) {
        let salted = rng.usize(..count);
        fields[salted]["salted"] = json!(true);
    }
    layout["fields"] = json!(fields);
    if rng.u8(..3) > 0 {
        layout.as_object_mut().unwrap().remove("max_len");
    }
    // Its error names the fingerprint that it should have.
    let error = serde_json::from_value::<Layout>(layout.clone()).err()?.to_string();
    let print = error.strip_prefix("the fingerprint is ")?.split(',').next()?;
    layout["fingerprint"] = json!(print);
    serde_json::from_value(layout).ok()
}

/// A node with another one inside.
fn around(node: Value, rng: &mut Rng) -> Value {
    let width = node.get("width").and_then(Value::as_u64);
    let of_kind = |kind: Value, width: Option<u64>| {
        let mut outer = json!({ "kind": kind });
        if let Some(width) = width {
            outer["width"] = json!(width);
        }
        outer
    };
    let optional = |inner: Value| of_kind(json!({ "optional": inner }), None);
    let descending = |inner: Value| of_kind(json!({ "descending": inner }), width);
    let key = |fields: &[Value], width: Option<u64>| of_kind(json!({ "key": { "fields": fields } }), width);
    match rng.u8(..6) {
        // Python and Java have no bounds of a key that holds `Option<Option<Reverse<T>>>`.
        0..=2 if node["kind"].get("optional").is_some() => node,
        0 => optional(node),
        1 => key(&[json!({ "name": "x", "node": optional(node) }), field_of_a_byte()], None),
        2 => optional(descending(node)),
        3 => key(&[field_of_a_byte(), json!({ "name": "x", "node": node })], width.map(|width| width + 1)),
        4 => key(&[json!({ "name": "0", "node": node })], width),
        _ => descending(node),
    }
}

fn field_of_a_byte() -> Value {
    json!({ "name": "y", "node": { "kind": "unsigned", "width": 1, "domain": { "min": "0", "max": "255" } } })
}

/// Rows of a layout, right ones and wrong ones.
fn rows_of(layout: &Layout, rng: &mut Rng, lines: &mut Vec<Sent>) {
    for _ in 0..ROWS_OF_LAYOUT {
        let mut row = rows::row(layout, rng);
        if rng.u8(..3) > 0 {
            let other = rows::row(layout, rng);
            rows::mutate(&mut row, &other, rng);
        }
        if rng.u8(..4) > 0 {
            salted(layout, &mut row);
        }
        let fault = layout.explain(&row).fault;
        // The field of a row kind is inside the name of the kind.
        let verdict = fault.map(|fault| (fault.field.split('.').next().unwrap().to_owned(), fault.offset));
        lines.push(Sent::Row(row, verdict));
    }
}

/// Corrects the salt, if nothing else is wrong: an explanation names the right bucket.
pub fn salted(layout: &Layout, row: &mut [u8]) {
    let explained = layout.explain(row);
    let Some(fault) = explained.fault.filter(|fault| fault.field == "salt") else { return };
    let expected = fault.what.strip_prefix("expected bucket ").and_then(|rest| rest.split(',').next());
    let Some(bucket) = expected.and_then(|bucket| bucket.parse::<u32>().ok()) else { return };
    salts::with_bucket(row, layout, bucket);
}

/// The lines of a run.
fn lines(seed: u64, rows: usize) -> Vec<Sent> {
    let (targets, rng) = (keys::all(), &mut Rng::with_seed(seed));
    let known: Vec<&Target> = targets.iter().filter(|target| !target.own).collect();
    let (mut lines, mut layouts) = (Vec::new(), 0);
    while layouts * ROWS_OF_LAYOUT < rows {
        let layout = if rng.bool() {
            Some(known[rng.usize(..known.len())].layout.clone())
        } else {
            mixed(&targets, rng)
        };
        let Some(layout) = layout else { continue };
        layouts += 1;
        lines.push(Sent::Layout(serde_json::to_value(&layout).unwrap()));
        rows_of(&layout, rng, &mut lines);
        lines.extend(questions(&layout, rng).into_iter().map(Sent::Scan));
    }
    lines
}

/// The first answers of a reader that are wrong.
fn differences(command: &mut Command, lines: &[Sent]) -> Vec<String> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = BufWriter::new(child.stdin.take().unwrap());
    let answers = BufReader::new(child.stdout.take().unwrap());
    let mut wrong = Vec::new();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for line in lines {
                let line = match line {
                    Sent::Layout(layout) => json!({ "layout": layout }),
                    Sent::Row(row, _) => json!({ "row": hex(row) }),
                    Sent::Scan(asked) => json!({ "scan": asked.line }),
                };
                // A reader that ends early has printed why.
                if writeln!(stdin, "{line}").is_err() {
                    break;
                }
            }
        });
        let (mut answered, mut layout) = (0, &Value::Null);
        for (line, answer) in lines.iter().zip(answers.lines()) {
            answered += 1;
            let answer: Value = serde_json::from_str(&answer.unwrap()).unwrap();
            let expected = match line {
                Sent::Layout(json) => {
                    layout = json;
                    json!({ "fingerprint": json["fingerprint"] })
                }
                Sent::Row(row, None) => json!({ "row": hex(row) }),
                Sent::Row(_, Some((field, offset))) => {
                    json!({ "error": answer["error"], "field": field, "offset": offset })
                }
                Sent::Scan(Question { ranges: Some(ranges), .. }) => json!({ "ranges": ranges }),
                Sent::Scan(_) if answer["error"].is_string() => answer.clone(),
                Sent::Scan(_) => json!("an error"),
            };
            if answer != expected && wrong.len() < 10 {
                let line = match line {
                    Sent::Layout(_) => String::new(),
                    Sent::Row(row, _) => format!("row {}", hex(row)),
                    Sent::Scan(asked) => format!("scan {}", asked.line),
                };
                wrong.push(format!("{layout}\n  {line}\n  expected {expected}\n  found    {answer}"));
            }
        }
        if answered < lines.len() {
            wrong.push(format!("{answered} answers of {}", lines.len()));
        }
    });
    child.wait().unwrap();
    wrong
}

fn run(command: &mut Command) {
    let given = |name| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let rows = given("ROWKEY_INTEROP").map_or(ROWS, |rows| rows as usize);
    let seed = given("ROWKEY_INTEROP_SEED").unwrap_or_else(|| fastrand::u64(..) >> 16);
    let (mut sent, mut good, mut asked) = (0, 0, 0);
    for part in 0.. {
        let lines = lines(seed.wrapping_add(part), rows.min(100_000));
        let wrong = differences(command, &lines);
        assert!(
            wrong.is_empty(),
            "{}\nreplay: ROWKEY_INTEROP_SEED={} cargo test -p rowkey-tests --test interop exchange",
            wrong.join("\n"),
            seed.wrapping_add(part)
        );
        for line in &lines {
            match line {
                Sent::Layout(_) => {}
                Sent::Row(_, fault) => (sent, good) = (sent + 1, good + usize::from(fault.is_none())),
                Sent::Scan(question) => {
                    asked += usize::from(question.ranges.as_ref().is_some_and(|found| !found.is_empty()))
                }
            }
        }
        if sent >= rows {
            break;
        }
    }
    println!("{sent} rows, {good} of them good, and {asked} scans, from seed {seed}");
    assert!(good * 5 > sent, "too few good rows: {good} of {sent}");
    assert!(asked * 10 > sent, "too few scans: {asked} with {sent} rows");
}

#[test]
fn exchange_with_python() {
    if Command::new("python3").arg("--version").output().is_err() {
        crate::not_run("no Python here: the rows are not exchanged with it");
        return;
    }
    run(Command::new("python3").arg(folder().join("../python/tests/lines.py")));
}

#[test]
fn exchange_with_java() {
    let java: PathBuf = folder().join("../java/target");
    if Command::new("java").arg("-version").output().is_err() || !java.join("test-classes").exists() {
        crate::not_run("no Java here, or interop/java is not built: the rows are not exchanged with it");
        return;
    }
    let classes = std::env::join_paths([java.join("classes"), java.join("test-classes")]).unwrap();
    run(Command::new("java").arg("-cp").arg(classes).arg("io.github.rowkey.Lines"));
}

#[test]
fn exchange_with_javascript() {
    let js = folder().join("../js");
    if Command::new("node").arg("--version").output().is_err() || !js.join("wasm/rowkey.wasm").exists() {
        crate::not_run("no Node here, or interop/js is not built: the rows are not exchanged with it");
        return;
    }
    run(Command::new("node").arg(js.join("test/lines.js")));
}
