//! What holds of every row and of every layout.

use fastrand::Rng;
use rowkey::codec::End;
use rowkey::layout::{Fields, Kind, Segment};
use rowkey::{Explanation, Layout};
use rowkey_layout::form::value::Value as Typed;
use rowkey_layout::form::write;
use serde_json::{Map, Value, json};

use crate::keys::{Seen, Target};
use crate::rows;

pub fn one_line(text: &str) {
    assert!(!text.is_empty() && !text.contains(char::is_control), "{text:?} is not one line");
}

/// What holds of any row; whether it decodes.
pub fn check(target: &Target, row: &[u8]) -> bool {
    let Seen { decoded, fields, explained } = (target.see)(row);
    match &decoded {
        Ok((again, values)) => {
            assert_eq!(again, row, "one key, one row");
            let fields: Vec<&String> = fields.iter().map(|field| field.as_ref().unwrap()).collect();
            assert_eq!(fields, values.iter().collect::<Vec<_>>(), "fields one by one");
        }
        Err(error) => {
            one_line(&error.to_string());
            assert!(error.offset() <= row.len(), "{error}");
            for fault in fields.iter().filter_map(|field| field.as_ref().err()) {
                one_line(&fault.to_string());
                assert!(fault.offset() <= row.len(), "{fault}");
            }
        }
    }
    let by_layout = target.layout.explain(row);
    for (explained, by_type) in [(&explained, true), (&by_layout, false)] {
        check_explanation(explained, row);
        match (&decoded, &explained.fault) {
            (Ok(_), None) => assert!(explained.rest.is_empty(), "{explained}"),
            (Err(error), Some(fault)) if by_type || !target.own => {
                assert_eq!(fault.offset, error.offset(), "{error}\n{explained}");
                let field = fault.field.strip_prefix(error.field());
                let inside = field.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
                assert!(inside, "{error}\n{explained}");
                if by_type {
                    assert_eq!(fault.field, error.field());
                    assert_eq!(fault.what, error.kind().to_string());
                    assert_eq!(fault.to_string(), error.to_string());
                }
            }
            // What only the type knows.
            (Err(_), _) if !by_type && target.own => {}
            (decoded, _) => panic!("{:?}\n{explained}", decoded.as_ref().map(drop)),
        }
    }
    if decoded.is_ok() && !target.own {
        check_written(&target.layout, &by_layout, row);
    }
    decoded.is_ok()
}

/// What is read from a row is written to the same row.
fn check_written(layout: &Layout, explained: &Explanation, row: &[u8]) {
    let kind = layout.kinds().iter().find(|kind| explained.kind.as_deref() == Some(kind.name.get()));
    let layout = kind.map_or(layout, |kind| &kind.layout);
    let before =
        explained.segments.iter().take_while(|segment| segment.offset < layout.fields_start()).count();
    let mut read = explained.segments[before..].iter().map(|segment| segment.typed.clone());
    let values = values(&layout.fields, &mut read);
    assert_eq!(write::row(layout, &values).as_deref(), Ok(row), "{values:?}");
}

/// The values of a key, whose nested keys and kinds were read field by field.
fn values(fields: &Fields, read: &mut dyn Iterator<Item = Typed>) -> Vec<(String, Typed)> {
    let mut all = Vec::new();
    for field in fields.list.iter() {
        if !field.literal.is_empty() {
            assert_eq!(read.next(), Some(Typed::Bytes(field.literal.to_vec())));
        }
        let value = match &field.node.peel(End::Terminator).0.kind {
            Kind::Key(inner) => Typed::Key(values(inner, read)),
            Kind::Keys(kinds) => {
                let Some(Typed::Text(name)) = read.next() else { panic!("a kind begins with its name") };
                let kind =
                    kinds.list.iter().find(|kind| kind.name.get() == name).expect("a kind of the layout");
                let inside = values(&kind.layout.fields, read);
                Typed::Kind(name, Box::new(Typed::Key(inside)))
            }
            _ => read.next().expect("a value of each field"),
        };
        all.push((field.name.get().to_owned(), value));
    }
    all
}

/// The lines of a drawing: one for each segment, and for each of its kinds.
fn lines(segments: &[Segment<'_>]) -> usize {
    let inside = |segment: &Segment<'_>| 1 + segment.kinds().iter().map(|kind| lines(kind)).sum::<usize>();
    segments.iter().map(inside).sum()
}

/// An explanation loses no byte, and is drawn.
pub fn check_explanation(explained: &Explanation, row: &[u8]) {
    assert_eq!(explained.row(), row, "{explained}");
    let mut end = 0;
    for segment in &explained.segments {
        assert_eq!(segment.offset, end, "{explained}");
        one_line(&segment.value);
        end += segment.bytes.len();
    }
    if let Some(fault) = &explained.fault {
        assert!(fault.offset <= row.len(), "{fault}");
        one_line(&fault.to_string());
    }
    assert!(explained.to_string().lines().count() > explained.segments.len());
}

/// Without what may be left out.
fn said(value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            let left_out = |name: &str, value: &Value| {
                value.is_null()
                    || (value == false
                        && ["text", "hex", "whole", "salted", "tail", "rest", "trailing", "non_zero"]
                            .contains(&name))
                    || (*value == json!([]) && ["prefix", "kinds", "literal"].contains(&name))
                    || *value == json!({ "direction": "ascending", "first": 0, "last": 255 })
            };
            map.iter()
                .filter(|(name, value)| !left_out(name, value))
                .map(|(name, value)| (name.clone(), said(value)))
                .collect::<Map<_, _>>()
                .into()
        }
        Value::Array(values) => values.iter().map(said).collect(),
        other => other.clone(),
    }
}

/// What holds of any text; whether it is a layout.
pub fn check_layout(text: &str, rng: &mut Rng) -> bool {
    let layout: Layout = match serde_json::from_str(text) {
        Ok(layout) => layout,
        Err(error) => {
            let error = error.to_string();
            // Names that nobody knows are quoted by serde itself, as they are.
            if !error.starts_with("unknown ") {
                one_line(&error);
            }
            return false;
        }
    };
    let written = serde_json::to_value(&layout).unwrap();
    assert_eq!(said(&serde_json::from_str(text).unwrap()), written, "the same JSON");
    let again: Layout = serde_json::from_value(written).unwrap();
    assert_eq!(again, layout);
    assert!(text.contains(&format!("{:#018x}", layout.fingerprint())));
    if layout.kinds().is_empty() {
        let drawn = layout.to_string().lines().count();
        assert_eq!(drawn, lines(&layout.segments()) + 1, "a line a segment:\n{layout}");
    }
    let _ = layout.width();
    for buckets in [0, 2, 300, 65536, 65537] {
        if let Some(other) = layout.with_buckets(buckets) {
            let travelled: Layout = serde_json::from_value(serde_json::to_value(&other).unwrap())
                .expect("another number of buckets");
            assert_eq!(travelled, other);
        }
    }
    if !text.contains("\"buckets\":65536") {
        let points = layout.split_points();
        assert!(points.is_sorted() && !points.iter().any(Vec::is_empty));
    }
    let mut row = rows::row(&layout, rng);
    check_explanation(&layout.explain(&row), &row);
    rows::mutate(&mut row, b"\0\x01\xFFabc", rng);
    check_explanation(&layout.explain(&row), &row);
    serde_json::to_string(&layout.explain(&row)).unwrap();
    true
}
