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
