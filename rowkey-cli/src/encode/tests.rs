//! The encoder beside derived keys: what is known of a key here is its layout, through JSON, and its values, as text.

mod any_layout;
mod explained;
pub mod keys;
mod refusals;
mod shown;

use fastrand::Rng;
use rowkey::codec::End;
use rowkey::layout::{Fields, Kind};
use rowkey::{Layout, RowKey};
use serde_json::Value as Json;

use super::explained::named;
use super::given::Given;
use super::named::Named;
use super::{encoded, known};

pub(crate) use keys::each_key;
pub use shown::Shown;

/// Keys of each type under test.
const CASES: usize = 300;

/// A layout as the tool has it.
pub fn travelled(layout: &Layout) -> Layout {
    let json = serde_json::to_string(layout).unwrap();
    known(serde_json::from_str(&json).unwrap()).unwrap()
}

/// The seeds of a test: of one case, where `ROWKEY_SEED` says which.
pub fn seeds(count: usize) -> Vec<u64> {
    match std::env::var("ROWKEY_SEED") {
        Ok(seed) => vec![seed.parse().expect("ROWKEY_SEED is a number")],
        Err(_) => {
            let mut random = Rng::new();
            (0..count).map(|_| random.u64(..)).collect()
        }
    }
}

/// A value as an argument: most text stands as it is, and in quotes it always may.
pub fn word(json: &Json, random: &mut Rng) -> Given {
    let text = match json {
        Json::Null => "none".to_owned(),
        json if is_wrapped(json) && wrapped(json).1.is_null() => {
            let (depth, _) = wrapped(json);
            format!("{}none{}", "some(".repeat(depth), ")".repeat(depth))
        }
        Json::String(text) if !text.starts_with('"') && text != "none" && random.bool() => text.clone(),
        json => json.to_string(),
    };
    Given::word(&text).unwrap()
}

/// The `None` of an `Option` in another.
fn is_wrapped(json: &Json) -> bool {
    json.as_object().is_some_and(|map| map.len() == 1 && map.contains_key("some"))
}

/// How often a value is wrapped, and what is inside.
fn wrapped(json: &Json) -> (usize, &Json) {
    let (mut depth, mut inner) = (0, json);
    while is_wrapped(inner) {
        (inner, depth) = (&inner["some"], depth + 1);
    }
    (depth, inner)
}

/// The fields of a JSON object by their names, a nested key sometimes field by field.
pub fn words(fields: &Fields, outer: &str, json: &Json, random: &mut Rng, all: &mut Vec<(String, Json)>) {
    let list = fields.list.get();
    for (i, field) in list.iter().enumerate() {
        let path = fields.name(i, outer).into_owned();
        // A newtype is what is inside.
        let own = if fields.is_newtype() { json } else { &json[field.name.get()] };
        match &field.node.peel(End::Terminator).0.kind {
            Kind::Key(inner) if random.bool() => words(inner, &path, own, random, all),
            Kind::Keys(kinds) if own.is_object() && random.bool() => {
                let (name, own) = own.as_object().unwrap().iter().next().unwrap();
                let kind = kinds.list.get().iter().find(|kind| kind.name == name.as_str()).unwrap();
                words(&kind.layout.fields, &format!("{path}.{name}"), own, random, all);
            }
            _ => all.push((path, own.clone())),
        }
    }
}

/// The row of the tool is the row of the key, by each way that values come in; and so is what cannot be encoded.
fn check<K: RowKey + Shown + std::fmt::Debug>() {
    let layout = travelled(K::LAYOUT);
    for seed in seeds(CASES) {
        let mut random = Rng::with_seed(seed);
        let key = K::sample(&mut random);
        let expected = key.try_encode().map(Vec::from).ok();
        let json = key.json();
        let object = if json.is_object() { json.clone() } else { serde_json::json!({ "0": json }) };
        let object = Given::of_json(&object.to_string()).unwrap();
        let piped = named(&layout, object).and_then(|named| encoded(&layout, named));
        let mut flat = Vec::new();
        words(&layout.fields, "", &json, &mut random, &mut flat);
        let mut given = Named::default();
        for (name, json) in &flat {
            given.add(name.clone(), word(json, &mut random)).unwrap();
        }
        let argued = encoded(&layout, given);
        for (way, row) in [("JSON", piped), ("arguments", argued)] {
            let same = row.as_ref().ok() == expected.as_ref();
            assert!(
                same,
                "{way}: {key:?} is {expected:02x?}, found {row:02x?} of {json}\nreplay: ROWKEY_SEED={seed}"
            );
            assert!(row.err().is_none_or(|error| !error.contains('\n')), "ROWKEY_SEED={seed}");
        }
    }
}

macro_rules! tests {
    ($($test:ident: $key:ty;)*) => {$(
        #[test]
        fn $test() {
            check::<$key>();
        }
    )*};
}

each_key!(tests);
