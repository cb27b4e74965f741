//! Layouts as JSON, changed at any place. The tool's tests use them too.

use fastrand::Rng;
use rowkey::Layout;
use serde_json::{Map, Value, json};

use super::rows;

/// The JSON of a layout with a few changes; its fingerprint made right again more often than not, as
/// nothing is accepted without.
pub fn text(all: &[&Value], rng: &mut Rng) -> String {
    let mut layout = all[rng.usize(..all.len())].clone();
    for _ in 0..rng.usize(..4) {
        let other = all[rng.usize(..all.len())];
        mutate(&mut layout, other, rng);
    }
    if rng.u8(..8) > 0 {
        set_fingerprint(&mut layout);
    }
    let mut text = layout.to_string();
    if rng.u8(..16) == 0 {
        let mut bytes = text.into_bytes();
        rows::mutate(&mut bytes, b"{}[],:\"1", rng);
        text = String::from_utf8_lossy(&bytes).into_owned();
    }
    text
}

/// The error for a wrong fingerprint names the right one.
pub fn set_fingerprint(layout: &mut Value) {
    for kind in layout.get_mut("kinds").and_then(Value::as_array_mut).into_iter().flatten() {
        kind.get_mut("layout").map(set_fingerprint);
    }
    let Err(error) = serde_json::from_value::<Layout>(layout.clone()) else { return };
    let error = error.to_string();
    if let Some((_, said)) = error.split_once("the fingerprint is ") {
        layout["fingerprint"] = said[..18].into();
    }
}

/// Every value inside, in the order of the text.
fn places<'v>(value: &'v Value, at: String, all: &mut Vec<(String, &'v Value)>) {
    match value {
        Value::Object(map) => {
            for (name, value) in map {
                places(value, format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")), all);
            }
        }
        Value::Array(values) => {
            for (i, value) in values.iter().enumerate() {
                places(value, format!("{at}/{i}"), all);
            }
        }
        _ => {}
    }
    all.push((at, value));
}

fn mutate(layout: &mut Value, other: &Value, rng: &mut Rng) {
    let mut all = Vec::new();
    places(layout, String::new(), &mut all);
    let mut others = Vec::new();
    places(other, String::new(), &mut others);
    let path = all[rng.usize(..all.len())].0.clone();
    let name = path.rsplit('/').next().unwrap_or_default();
    // The value under the same name in another layout.
    let same: Vec<&Value> = others
        .iter()
        .filter(|(path, _)| path.rsplit('/').next() == Some(name))
        .map(|(_, value)| *value)
        .collect();
    let same = rng.choice(&same).copied().cloned();
    let any = others[rng.usize(..others.len())].1.clone();
    let Some(place) = layout.pointer_mut(&path) else { return };
    match rng.u8(..10) {
        0 => *place = any,
        1..=3 => *place = same.unwrap_or(any),
        4 => *place = plain(rng),
        _ => change(place, name, rng),
    }
}

fn plain(rng: &mut Rng) -> Value {
    match rng.u8(..7) {
        0 => Value::Null,
        1 => rng.bool().into(),
        2 => (-1).into(),
        3 => 1e300.into(),
        4 => json!([]),
        5 => json!({}),
        _ => json!({ "optional": { "kind": "bool", "width": 1 } }),
    }
}

fn change(place: &mut Value, name: &str, rng: &mut Rng) {
    match place {
        Value::Number(number) => {
            let now = number.as_u64().unwrap_or(0);
            let numbers = [
                0,
                1,
                2,
                3,
                4,
                8,
                12,
                16,
                17,
                32,
                33,
                255,
                256,
                300,
                32767,
                32768,
                65536,
                65537,
                u64::MAX,
                u64::MAX / 2,
                now.wrapping_add(1),
                now.wrapping_sub(1),
                now.wrapping_mul(2),
            ];
            *place = numbers[rng.usize(..numbers.len())].into();
        }
        Value::String(text) => {
            let texts = [
                "",
                "a",
                "b",
                "salt",
                "prefix",
                "row",
                "a.b",
                "a\nb",
                "é",
                "\u{202E}",
                "0",
                "-1",
                "+1",
                "007",
                "65535",
                "9223372036854775807",
                "-170141183460469231731687303715884105728",
                "340282366920938463463374607431768211455",
                "bool",
                "char",
                "float",
                "unsigned",
                "signed",
                "raw",
                "bytes",
                "digest",
                "uuid",
                "ip_address",
                "decimal",
                "ascending",
                "unordered",
                "none",
                "text",
                "hex",
                "plain_decimal",
                "uuid_text",
                "days",
                "ms",
            ];
            match rng.u8(..16) {
                0 => *text = "n".repeat(70_000),
                1 => text.push('\n'),
                2 => *text = text.to_uppercase(),
                _ => *text = texts[rng.usize(..texts.len())].into(),
            }
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Null => *place = json!(1),
        Value::Array(values) => {
            let (at, to) = (rng.usize(..=values.len()), rng.usize(..=values.len()));
            match rng.u8(..5) {
                0 if at < values.len() => drop(values.remove(at)),
                1 if at < values.len() => values.insert(to, values[at].clone()),
                2 if at < values.len() && to < values.len() => values.swap(at, to),
                3 => values.truncate(at),
                _ => values.clear(),
            }
        }
        Value::Object(map) => {
            if map.contains_key("kind") && rng.bool() {
                wrap(map, name, rng);
            } else if let Some(name) = rng.choice(map.keys().cloned().collect::<Vec<_>>()) {
                let delimiters = [json!(0), json!(44), json!(255), json!({ "unordered": [58, 58] })];
                match rng.u8(..6) {
                    0 => drop(map.insert(format!("{name}_"), Value::Null)),
                    1 => drop(map.insert("delimiter".into(), rng.choice(delimiters).into())),
                    2 => drop(map.insert("trailing".into(), true.into())),
                    3 => drop(map.insert(rng.choice(["tail", "rest"]).unwrap().into(), true.into())),
                    _ => drop(map.remove(&name)),
                }
            }
        }
    }
}

/// The node inside an `Option`, an array, a list, a key or a complement.
fn wrap(map: &mut Map<String, Value>, name: &str, rng: &mut Rng) {
    let node = Value::Object(core::mem::take(map));
    let width = node.get("width").and_then(Value::as_u64);
    let mut outer = None;
    let kind = match rng.u8(..6) {
        0 => json!({ "optional": node }),
        1 => json!({ "list": node }),
        2 => {
            outer = width;
            let name = if rng.bool() { "0" } else { name };
            json!({ "key": { "fields": [{ "name": name, "node": node }] } })
        }
        3 => {
            outer = rng.bool().then(|| rng.u64(..4));
            json!({ "key": { "fields": [] } })
        }
        4 => {
            outer = width;
            json!({ "descending": node })
        }
        _ => {
            let len = [0, 1, 2, 3, 100, 32767][rng.usize(..6)];
            outer = width.map(|width| width.wrapping_mul(len));
            json!({ "array": [len, node] })
        }
    };
    map.insert("kind".into(), kind);
    if let Some(width) = outer {
        map.insert("width".into(), width.into());
    }
}
