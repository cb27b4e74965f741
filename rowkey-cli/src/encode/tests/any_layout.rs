//! What `explain --json` prints comes back as the row that it explains, or is refused: for any layout, of every kind of
//! encoding. Layouts that a derived key has are refused nothing: see `explained`.

use std::collections::BTreeSet;

use fastrand::Rng;
use rowkey::layout::Kind;
use rowkey::{Layout, RowKeyRef};
use serde_json::Value;

use super::super::known;
use super::explained::{Table, of_line};
use super::{each_key, keys, seeds};

#[path = "../../../../tests/fuzz_faults/layouts.rs"]
mod layouts;
#[path = "../../../../tests/fuzz_faults/rows.rs"]
mod rows;

const LAYOUTS: usize = 2_000;
/// Rows of each layout.
const ROWS: usize = 10;

macro_rules! all {
    ($($test:ident: $key:ty;)*) => {
        [$(serde_json::to_value(<$key as RowKeyRef<'_>>::LAYOUT).unwrap()),*]
    };
}

#[test]
fn any_row_of_any_layout_comes_back() {
    let structs = each_key!(all);
    let kinds_of_rows = serde_json::to_value(Table::LAYOUT).unwrap();
    let all: Vec<&Value> = structs.iter().chain([&kinds_of_rows]).collect();
    let mut seen = BTreeSet::new();
    let (mut same, mut refused) = (0, 0);
    let seeds = seeds(LAYOUTS);
    for &seed in &seeds {
        let mut random = Rng::with_seed(seed);
        let text = layouts::text(&all, &mut random);
        let Ok(layout) = serde_json::from_str::<Layout>(&text) else { continue };
        // A codec or a hash of the user's own is refused.
        let Ok(layout) = known(layout) else { continue };
        for _ in 0..ROWS {
            let row = with_right_salt(&layout, rows::row(&layout, &mut random));
            let explained = layout.explain(&row);
            if explained.fault.is_some() {
                continue;
            }
            let line = serde_json::to_string(&explained).unwrap();
            match of_line(&layout, &line) {
                Ok(found) => assert_eq!(found, row, "{line}\nof {text}\nreplay: ROWKEY_SEED={seed}"),
                Err(error) => {
                    assert!(!error.contains('\n'), "{error}\nreplay: ROWKEY_SEED={seed}");
                    refused += 1;
                    continue;
                }
            }
            same += 1;
            seen.extend(kinds_in(&serde_json::to_value(&layout).unwrap()));
        }
    }
    assert!(refused * 20 < same, "{refused} rows were refused, {same} came back");
    let missing: Vec<String> = kinds().into_iter().filter(|kind| !seen.contains(kind)).collect();
    // A new kind needs a key in `keys`.
    assert!(missing == ["custom"] || seeds.len() == 1, "no row of {missing:?} was tried");
}

/// The bucket that the fault of a wrong one names.
fn with_right_salt(layout: &Layout, mut row: Vec<u8>) -> Vec<u8> {
    let what = layout.explain(&row).fault.map(|fault| fault.what).unwrap_or_default();
    let bucket = what.strip_prefix("expected bucket ").and_then(|rest| rest.split_once(','));
    if let Some((bucket, _)) = bucket {
        // Every kind of an enum has the same.
        let layout = layout.kinds().first().map_or(layout, |kind| &kind.layout);
        layout.salt_bytes().write(bucket.parse().unwrap(), &mut row[..layout.salt_width()]);
    }
    row
}

/// The names of all kinds, from the error for a name that is none.
fn kinds() -> Vec<String> {
    let error = serde_json::from_str::<Kind>("\"-\"").unwrap_err().to_string();
    let (_, names) = error.split_once("expected one of ").expect("serde names the variants");
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn kinds_in(json: &Value) -> Vec<String> {
    match json {
        Value::Object(fields) => {
            let own = match fields.get("kind") {
                Some(Value::String(name)) => Some(name.clone()),
                Some(Value::Object(kind)) => kind.keys().next().cloned(),
                _ => None,
            };
            own.into_iter().chain(fields.values().flat_map(kinds_in)).collect()
        }
        Value::Array(all) => all.iter().flat_map(kinds_in).collect(),
        _ => Vec::new(),
    }
}
