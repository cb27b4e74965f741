//! The golden rows in another language: the Python package of `interop/python` has each layout as JSON and nothing else. It must
//! read every row as the values of its line, write the row from these values, and refuse layouts with codecs and hashes of our own.

use std::io::Write as _;
use std::process::{Command, Stdio};

use rowkey::layout::{Kind, Part, Segment, TimeUnit};
use serde_json::{Map, Value, json};

use super::debug::Debug;
use super::{Case, hex};

/// Panics with every difference between the script and the file.
#[track_caller]
pub(super) fn check(path: &str, cases: &[Case]) {
    let wrong = differences(cases);
    assert!(
        wrong.is_empty(),
        "{path}: interop/python, written from the guide's page \"Layout JSON and byte format\", does not agree. A new kind \
         of segment belongs into both.\n{}",
        wrong.join("\n")
    );
}

/// Every difference between the script and the cases.
pub(super) fn differences(cases: &[Case]) -> Vec<String> {
    let Some(()) = python() else { return Vec::new() };
    let rows = cases.iter().flat_map(|case| {
        [json!({ "layout": case.layout }), json!({ "row": hex(&case.row), "values": true })]
    });
    let read = answers(rows.collect());
    let mut wrong = Vec::new();
    let (own, known): (Vec<_>, Vec<_>) =
        cases.iter().zip(read.chunks(2)).partition(|(case, _)| own_name(case.layout).is_some());
    for (case, answers) in own {
        let name = own_name(case.layout).unwrap();
        if !answers[0]["error"].as_str().is_some_and(|error| error.contains(&name)) {
            wrong.push(format!("{} is refused because of `{name}`, found {}", case.name, answers[0]));
        }
    }
    let mut lines = Vec::new();
    for &(case, answers) in &known {
        let print = json!({ "fingerprint": format!("{:#018x}", case.layout.fingerprint()) });
        let fields = fields(case, &answers[1]["fields"]);
        let row = json!({ "fields": &fields, "row": hex(&case.row) });
        for (expected, answer) in [(&print, &answers[0]), (&row, &answers[1])] {
            if expected != answer {
                wrong.push(format!(
                    "{} | {}\n  expected {expected}\n  found    {answer}",
                    case.name, case.value
                ));
            }
        }
        lines.extend([json!({ "layout": case.layout }), json!({ "fields": fields })]);
    }
    for ((case, _), answers) in known.iter().zip(answers(lines).chunks(2)) {
        let expected = json!({ "row": hex(&case.row) });
        if answers[1] != expected {
            let answer = &answers[1];
            wrong.push(format!("{} | {}\n  expected {expected}\n  found    {answer}", case.name, case.value));
        }
    }
    wrong
}

/// The name of a codec or hash that only the type knows.
fn own_name(layout: &rowkey::Layout) -> Option<String> {
    let text = serde_json::to_string(layout).unwrap();
    let named = |key: &str| text.split(key).nth(1)?.split('"').next().map(str::to_owned);
    let hash = named("\"hash\":\"").filter(|hash| !["xxh64", "java31", "sha256"].contains(&hash.as_str()));
    hash.or_else(|| named("{\"custom\":\""))
}

/// Whether Python is installed; if not, this part is not run.
fn python() -> Option<()> {
    let found = Command::new("python3").arg("--version").output().ok();
    if found.is_none() {
        // Past the capture of a test that passes.
        let _ =
            writeln!(std::io::stderr(), "no Python here: the golden rows are not read in another language");
    }
    found.map(drop)
}

/// What Python makes of rows that are none: its errors, and of a row that it reads, `None`.
pub(super) fn refusals(layout: &rowkey::Layout, rows: &[&[u8]]) -> Vec<Option<String>> {
    if python().is_none() {
        return vec![Some("not run".into()); rows.len()];
    }
    let rows = rows.iter().map(|row| json!({ "row": hex(row) }));
    let said = answers(std::iter::once(json!({ "layout": layout })).chain(rows).collect());
    said[1..].iter().map(|answer| answer["error"].as_str().map(str::to_owned)).collect()
}

/// One answer for each line.
fn answers(lines: Vec<Value>) -> Vec<Value> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../interop/python/tests/lines.py");
    let mut child =
        Command::new("python3").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let sent = lines.len();
    let writer = std::thread::spawn(move || {
        // A script that ends early has printed the reason on standard error.
        lines.iter().try_for_each(|line| writeln!(stdin, "{line}"))
    });
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert!(output.status.success() && answers.len() == sent, "{script}: {}, {text}", output.status);
    answers
}

/// The values of a case, in the JSON of `spelling.py`. What the text of a line does not show is as Python read it: the bits of a NaN.
fn fields(case: &Case, read: &Value) -> Value {
    let root = case.value.parse::<Debug>().unwrap_or_else(|error| panic!("{}: {error}", case.value));
    if let Some((kind, _)) = case.value.split_once('(')
        && let Some(of_kind) = case.layout.kinds().iter().find(|of_kind| of_kind.name == kind)
    {
        let inner = segments(&of_kind.layout, root.elements()[0], &read[kind]);
        return Value::Object([(kind.to_owned(), inner)].into_iter().collect());
    }
    segments(case.layout, &root, read)
}

fn segments(layout: &rowkey::Layout, root: &Debug, read: &Value) -> Value {
    Value::Object(nested(&layout.segments(), root, read))
}

/// The fields of a key, those of the keys in it nested.
fn nested(all: &[Segment<'_>], root: &Debug, read: &Value) -> Map<String, Value> {
    let mut fields = Map::new();
    for segment in all.iter().filter(|segment| matches!(segment.part, Part::Field(_))) {
        let (mut into, mut at) = (&mut fields, read);
        let (outer, last) = segment.name.rsplit_once('.').unwrap_or(("", &segment.name));
        for name in outer.split('.').filter(|name| !name.is_empty()) {
            let object = into.entry(name).or_insert_with(|| json!({}));
            (into, at) = (object.as_object_mut().unwrap(), &at[name]);
        }
        into.insert(last.into(), value(segment, field(root, &segment.name), &at[last]));
    }
    fields
}

/// The field `name`, `outer.inner` in a nested key.
fn field<'d>(root: &'d Debug, name: &str) -> &'d Debug {
    let mut names = name.split('.');
    let mut at = root.field(names.next().unwrap()).unwrap_or_else(|| panic!("{root:?} has no `{name}`"));
    for name in names {
        at = at.inside().field(name).unwrap_or_else(|| panic!("{at:?} has no `{name}`"));
    }
    at
}

fn value(segment: &Segment<'_>, said: &Debug, read: &Value) -> Value {
    let Part::Field(kind) = segment.part else { panic!("{segment:?} is no value") };
    match kind {
        Kind::Optional(_) if said.word() == Some("None") => Value::Null,
        Kind::Optional(_) => json!([value(&segment.inner()[0], said.elements()[0], &read[0])]),
        Kind::Array(..) | Kind::List(_) => {
            let elements = said.inside().elements().into_iter().enumerate();
            elements.map(|(i, said)| value(&segment.inner()[0], said, &read[i])).collect()
        }
        Kind::Key(_) => match &segment.inner()[..] {
            [newtype] if newtype.name == "0" => value(newtype, field(said, "0"), read),
            all => {
                let newtype =
                    all[0].name.starts_with("0.") && all.iter().all(|one| one.name.starts_with("0."));
                // Of a newtype of a key, the fields of that.
                match newtype {
                    true => nested(all, said, &json!({ "0": read }))["0"].clone(),
                    false => Value::Object(nested(all, said, read)),
                }
            }
        },
        Kind::Keys(kinds) => match said.word() {
            // Its kind holds nothing.
            Some(name) => json!(name),
            None => {
                let of_kind = |kind: &&rowkey::layout::LayoutKind| !read[kind.name.get()].is_null();
                let kind = kinds.list.iter().find(of_kind).unwrap_or_else(|| panic!("{read} is of no kind"));
                let (name, key) = (kind.name.get(), said.elements()[0]);
                let inner = match kind.layout.fields.is_newtype() {
                    true => segments(&kind.layout, key, &json!({ "0": read[name] }))["0"].clone(),
                    false => segments(&kind.layout, key, &read[name]),
                };
                json!({ name: inner })
            }
        },
        Kind::Bool => json!(said.word() == Some("true")),
        Kind::Char => json!(said.text()),
        Kind::Float => match said.inside().word().unwrap() {
            "NaN" if read.as_str().is_some_and(|read| read.starts_with("nan ")) => read.clone(),
            word => float(word, segment.width, read),
        },
        Kind::Bytes | Kind::Custom(_) => json!(hex(&said.bytes())),
        Kind::Hex | Kind::HexUpper if said.inside().word().is_none() => json!(hex(&said.bytes())),
        Kind::Text { utf8 }
        | Kind::NulText { utf8 }
        | Kind::TerminatedText { utf8, .. }
        | Kind::LengthText { utf8, .. }
        | Kind::Groups { utf8 }
        | Kind::VarbinaryEncoded { utf8 }
        | Kind::PaddedText { utf8, .. } => {
            json!(if *utf8 { said.inside().text().to_owned() } else { hex(&said.bytes()) })
        }
        Kind::Duration => json!(nanoseconds(said.word().unwrap()).to_string()),
        Kind::Time { .. } => {
            let nanos = instant(said);
            json!(format!("{} {}", nanos.div_euclid(NANOS), nanos.rem_euclid(NANOS)))
        }
        Kind::DateDecimal | Kind::DateText => json!(said.inside().word().unwrap()),
        _ => match segment.unit {
            Some(unit) => json!(count(said, unit).to_string()),
            None => json!(said.inside().word().unwrap_or_else(|| panic!("{said:?} is no number"))),
        },
    }
}

/// `1.5s`, `20ms`, as a number.
fn nanoseconds(text: &str) -> u128 {
    let (number, unit) = text.split_at(text.find(|c: char| c.is_alphabetic()).unwrap());
    let digits = match unit {
        "s" => 9,
        "ms" => 6,
        "µs" => 3,
        _ => 0,
    };
    let (whole, behind) = number.split_once('.').unwrap_or((number, ""));
    format!("{whole}{behind:0<digits$}").parse().unwrap()
}

const NANOS: i128 = 1_000_000_000;

/// A time in nanoseconds since 1970, from the text of any of the crates.
fn instant(said: &Debug) -> i128 {
    let word = said.inside().word().unwrap();
    let text = match word.split(' ').collect::<Vec<_>>()[..] {
        [day, time, "+00:00:00"] => {
            format!("{day}T{}{time}Z", if time.find(':') == Some(1) { "0" } else { "" })
        }
        _ => word.to_owned(),
    };
    text.parse::<jiff::Timestamp>().unwrap_or_else(|error| panic!("{text}: {error}")).as_nanosecond()
}

fn count(said: &Debug, unit: TimeUnit) -> i128 {
    let nanos = match unit {
        TimeUnit::Days => {
            let date: jiff::civil::Date = said.inside().word().unwrap().parse().unwrap();
            let since = date.since((jiff::Unit::Day, jiff::civil::date(1970, 1, 1))).unwrap();
            return since.get_days().into();
        }
        TimeUnit::Seconds => NANOS,
        TimeUnit::Milliseconds => 1_000_000,
        TimeUnit::Microseconds => 1_000,
        TimeUnit::Nanoseconds => 1,
        other => panic!("{other} is new"),
    };
    instant(said).div_euclid(nanos)
}

/// Two texts of one number may differ: 1e16, 10000000000000000.
fn float(word: &str, width: Option<usize>, read: &Value) -> Value {
    let bits = |number: f64| number.to_bits();
    let said = if width == Some(4) { f64::from(word.parse::<f32>().unwrap()) } else { word.parse().unwrap() };
    match read.as_str().and_then(|read| read.parse().ok()).map(bits) {
        Some(found) if found == bits(said) => read.clone(),
        _ => json!(word),
    }
}
