//! Layouts that a reader in another language has to refuse, and the word that its error has to name.

use serde_json::{Value, json};

use crate::keys;

pub fn refused() -> Vec<Value> {
    let targets = keys::all();
    let json_of = |name: &str| targets.iter().find(|target| target.name == name).unwrap().json.clone();
    let mut cases = Vec::new();
    for (key, names) in [
        ("salted_own", "sum"),
        ("own_codecs", "even"),
        ("own_codec_last", "even"),
        ("own_codecs_nested", "even"),
        ("kinds_of_own", "even"),
    ] {
        cases.push(json!({ "names": names, "own": true, "layout": json_of(key) }));
    }
    let mut changed = |names: &str, key: &str, change: &dyn Fn(&mut Value)| {
        let mut layout = json_of(key);
        change(&mut layout);
        cases.push(json!({ "names": names, "layout": layout }));
    };
    changed("2", "integers", &|layout| layout["version"] = json!(2));
    changed("fibonacci", "integers", &|layout| layout["fields"][1]["node"]["kind"] = json!("fibonacci"));
    changed("zigzag", "options", &|layout| {
        layout["fields"][0]["node"]["kind"]["optional"]["kind"] = json!({ "zigzag": { "base": 2 } });
    });
    changed("gray", "kinds", &|layout| {
        layout["kinds"][0]["layout"]["fields"][0]["node"]["kind"] = json!("gray")
    });
    changed("checksum", "integers", &|layout| layout["checksum"] = json!(7));
    changed("literal", "integers", &|layout| layout["fields"][0]["literal"] = json!("o:"));
    changed("stride", "integers", &|layout| layout["fields"][0]["node"]["stride"] = json!(1));
    changed("pepper", "salted", &|layout| layout["salt"]["pepper"] = json!(1));
    changed("fortnights", "jiff_times", &|layout| {
        layout["fields"][1]["node"]["kind"]["descending"]["unit"] = json!("fortnights")
    });
    changed("fingerprint", "integers", &|layout| layout["fields"][0]["name"] = json!("z"));
    changed("fingerprint", "salted", &|layout| layout["salt"]["buckets"] = json!(17));
    changed("fingerprint", "text_inner", &|layout| layout["prefix"] = json!([1]));
    changed("fingerprint", "narrowed", &|layout| {
        layout["fields"][1]["node"]["domain"]["max"] = json!("1440")
    });
    cases
}

/// Layouts that no derived key has, for one member, and the word that an error has to name.
pub fn forged() -> Vec<Value> {
    let byte = || json!({ "kind": "unsigned", "width": 1, "domain": { "min": "0", "max": "255" } });
    let field = |name: &str, node: Value| json!({ "name": name, "node": node });
    let variants = |repr: Value, list: &[(&str, &str, &str)]| {
        let of = |(name, number, text)| json!({ "name": name, "number": number, "text": text });
        json!({ "variants": { "repr": repr, "list": list.iter().copied().map(of).collect::<Vec<_>>() } })
    };
    let number = || json!({ "number": { "width": 1, "signed": false } });
    let domain = |kind: &str, width: usize, min: &str, max: &str| json!({ "kind": kind, "width": width, "domain": { "min": min, "max": max } });
    let known = keys::all().into_iter().find(|target| target.name == "kinds").unwrap().json["kinds"].clone();
    let kinds = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut kinds = known.as_array().unwrap().clone();
        change(&mut kinds);
        json!({ "kinds": kinds })
    };
    let salt = |buckets: Value, bytes: Value| {
        let mut salted = field("a", byte());
        salted["salted"] = json!(true);
        json!({ "fields": [salted], "salt": { "buckets": buckets, "bytes": bytes, "hash": "xxh64" } })
    };
    let text = || json!({ "kind": { "text": { "utf8": true } } });
    let mut cases = Vec::new();
    for (names, node) in [
        ("width", json!({ "kind": "unsigned", "width": true })),
        ("width", json!({ "kind": "unsigned", "width": 1.5 })),
        ("width", json!({ "kind": "unsigned", "width": "1" })),
        ("width", json!({ "kind": "bytes", "width": 32768 })),
        ("width", json!({ "kind": "digest", "width": 33 })),
        ("float", json!({ "kind": "float", "width": 5 })),
        ("width", json!({ "kind": { "text": { "utf8": true } }, "width": 1 })),
        ("width", json!({ "kind": { "descending": byte() }, "width": 2 })),
        ("width", json!({ "kind": { "key": { "fields": [field("a", byte())] } }, "width": 2 })),
        ("width", json!({ "kind": { "array": [2, byte()] }, "width": 3 })),
        ("array", json!({ "kind": { "array": [2] }, "width": 2 })),
        ("array", json!({ "kind": { "array": [32768, byte()] }, "width": 32768 })),
        ("min", domain("unsigned", 1, "+1", "255")),
        ("max", domain("unsigned", 1, "0", "\u{661}")),
        ("max", domain("unsigned", 1, "0", "-1")),
        ("domain", domain("unsigned", 1, "0", "256")),
        ("domain", domain("raw", 1, "0", "255")),
        ("domain", domain("decimal", 2, "-1", "255")),
        ("domain", domain("reversed_decimal", 2, "-1", "255")),
        ("domain", domain("hex", 2, "-1", "255")),
        ("domain", json!({ "kind": "plain_decimal", "domain": { "min": "-1", "max": "255" } })),
        ("domain", domain("date_decimal", 8, "101", "20000101")),
        ("domain", json!({ "kind": "raw", "width": 1 })),
        ("days", json!({ "kind": "bool", "width": 1, "unit": "days" })),
        (
            "non_zero",
            json!({
                "kind": { "time": { "leap": false } }, "width": 12,
                "domain": { "min": "0", "max": "9", "non_zero": true }
            }),
        ),
        ("days", json!({ "kind": variants(number(), &[("A", "0", "")]), "width": 1, "unit": "days" })),
        ("utf8", json!({ "kind": { "text": { "utf8": 1 } } })),
        ("by", json!({ "kind": { "terminated_text": { "utf8": true, "by": 256 } } })),
        ("fill", json!({ "kind": { "padded_text": { "utf8": true, "fill": -1 } }, "width": 2 })),
        ("length", json!({ "kind": { "length_text": { "utf8": true, "bytes": 3 } } })),
        ("base_time", json!({ "kind": { "base_time": 0 }, "width": 4 })),
        ("from", json!({ "kind": { "reverse_time": { "from": 9 } }, "width": 8 })),
        ("custom", json!({ "kind": "bool", "width": 1, "custom": {} })),
        (
            "years",
            json!({
                "kind": { "time_text": { "compact": true } }, "width": 14, "unit": "seconds",
                "domain": { "min": "0", "max": "253402300800" }
            }),
        ),
        ("`A`", json!({ "kind": variants(number(), &[("A", "256", "")]), "width": 1 })),
        ("`A`", json!({ "kind": variants(number(), &[("A", "0", "a")]), "width": 1 })),
        ("`A`", json!({ "kind": variants(number(), &[("A", "0", ""), ("A", "1", "")]), "width": 1 })),
        ("order", json!({ "kind": variants(number(), &[("A", "0", ""), ("B", "0", "")]), "width": 1 })),
        ("order", json!({ "kind": variants(json!("text"), &[("A", "0", "b"), ("B", "1", "a")]) })),
        ("`A`", json!({ "kind": variants(json!("text"), &[("A", "0", "")]) })),
        ("`A`", json!({ "kind": variants(json!({ "fixed_text": 2 }), &[("A", "0", "b")]), "width": 2 })),
        ("variant", json!({ "kind": variants(number(), &[]), "width": 1 })),
        ("kind", json!({ "kind": { "keys": [] } })),
    ] {
        cases.push(json!({ "names": names, "layout": sealed(json!({ "fields": [field("a", node)] })) }));
    }
    for (names, members) in [
        ("prefix", json!({ "prefix": [256], "fields": [field("a", byte())] })),
        ("fields", json!({ "prefix": [1], "fingerprint": "0xfdf6606003ea86a9" })),
        ("delimiter", json!({ "delimiter": 256, "fields": [field("a", text())] })),
        ("delimiter", json!({ "delimiter": { "unordered": [] }, "fields": [field("a", text())] })),
        ("delimiter", json!({ "delimiter": { "unordered": [128] }, "fields": [field("a", text())] })),
        ("trailing", json!({ "trailing": true, "delimiter": 35, "fields": [field("a", text())] })),
        ("trailing", json!({ "trailing": 1, "fields": [field("a", text())] })),
        ("max_len", json!({ "max_len": 7, "fields": [field("a", byte())] })),
        ("max_len", json!({ "max_len": -1, "fields": [field("a", text())] })),
        ("name", json!({ "fields": [field("a.b", byte())] })),
        ("name", json!({ "fields": [field("", byte())] })),
        ("name", json!({ "fields": [field("a", byte()), field("a", byte())] })),
        (
            "list",
            json!({ "fields": [field("a", json!({ "kind": { "list": byte() } })), field("b", byte())] }),
        ),
        (
            "plain_decimal",
            json!({ "fields": [field("a", json!({ "kind": "plain_decimal" })), field("b", byte())] }),
        ),
        (
            "tail",
            json!({ "fields": [{ "name": "a", "node": { "kind": { "optional": byte() } }, "tail": true }] }),
        ),
        ("prefix", kinds(&|kinds| kinds.reverse())),
        ("named", kinds(&|kinds| kinds[1]["name"] = kinds[0]["name"].clone())),
        ("buckets", salt(json!(1), json!({ "width": 1 }))),
        ("buckets", salt(json!(257), json!({ "width": 1 }))),
        ("buckets", salt(json!(101), json!({ "width": 2, "text": true }))),
        ("buckets", salt(json!(1u64 << 31), json!({ "width": 4 }))),
        ("width", salt(json!(16), json!({ "width": 9 }))),
        ("hex", salt(json!(16), json!({ "width": 2, "text": true, "hex": true }))),
    ] {
        cases.push(json!({ "names": names, "layout": sealed(members) }));
    }
    cases
}

/// A layout of these members. Its fingerprint is wrong if none is given, which no reader notices before it has read the members.
fn sealed(mut members: Value) -> Value {
    members["version"] = json!(1);
    if members["fingerprint"].is_null() {
        members["fingerprint"] = json!(format!("{:#018x}", 0));
    }
    members
}
