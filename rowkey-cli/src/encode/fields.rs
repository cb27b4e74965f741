//! Assigns values to fields by name; `place.zone` is a field of a nested key.

use std::collections::BTreeMap;

use rowkey::Layout;
use rowkey::codec::End;
use rowkey::layout::{Fields, Kind, Part};
use serde_json::Value as Json;

use super::given::Given;
use super::nearest::nearest;
use super::value::{Value, value};
use super::write::name;

/// The given values, by name.
#[derive(Debug)]
pub struct Named<T = Given>(BTreeMap<String, T>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Named(BTreeMap::new())
    }
}

impl<T> Named<T> {
    /// # Errors
    /// If the name is given twice.
    pub fn add(&mut self, name: String, given: T) -> Result<(), String> {
        match self.0.insert(name.clone(), given) {
            None => Ok(()),
            Some(_) => Err(format!("field `{name}` is given twice")),
        }
    }

    pub fn take(&mut self, name: &str) -> Option<T> {
        self.0.remove(name)
    }

    /// Whether a field inside the nested key `outer` is given.
    pub fn has_inside(&self, outer: &str) -> bool {
        self.0.keys().any(|name| name.strip_prefix(outer).is_some_and(|rest| rest.starts_with('.')))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// # Errors
    /// If a value is left that no field has: suggests the field with the most similar name.
    pub fn all_taken(&self, fields: &Fields, outer: &str) -> Result<(), String> {
        let Some(left) = self.0.keys().next() else { return Ok(()) };
        let mut names = Vec::new();
        all_names(fields, outer, &mut names);
        let inside = |outer: &str| left.strip_prefix(outer).is_some_and(|rest| rest.starts_with('.'));
        if let Some(whole) = names.iter().find(|name| *name == left || inside(name)) {
            return Err(format!("field `{left}` is given twice, as `{whole}` is given as a whole"));
        }
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Err(match nearest(left, &names) {
            Some(near) => format!("no field `{left}`; did you mean `{near}`?"),
            None => format!("no field `{left}`: the fields are {}", names.join(", ")),
        })
    }
}

/// The names of a key and of the keys nested in it.
fn all_names(fields: &Fields, outer: &str, all: &mut Vec<String>) {
    for (i, field) in fields.list.get().iter().enumerate() {
        let path = name(fields, i, outer);
        if !all.contains(&path) {
            all.push(path.clone());
        }
        if let Kind::Key(inner) = &field.node.peel(End::Terminator).0.kind {
            all_names(inner, &path, all);
        }
    }
}

/// The values of all fields.
///
/// # Errors
/// The field that is missing, given twice, unknown, or has an invalid value.
pub fn values(fields: &Fields, named: &mut Named) -> Result<Vec<Value>, String> {
    let mut missing = Vec::new();
    let values = values_inside(fields, "", named, &mut missing)?;
    named.all_taken(fields, "")?;
    match &missing[..] {
        [] => Ok(values),
        [only] => Err(format!("field `{only}` is missing")),
        several => Err(format!("fields are missing: `{}`", several.join("`, `"))),
    }
}

fn values_inside(
    fields: &Fields,
    outer: &str,
    named: &mut Named,
    missing: &mut Vec<String>,
) -> Result<Vec<Value>, String> {
    let mut values = Vec::new();
    for (i, field) in fields.list.get().iter().enumerate() {
        let path = name(fields, i, outer);
        let inner = &field.node.peel(End::Terminator).0.kind;
        values.push(match (named.take(&path), inner) {
            (Some(given), _) => {
                value(&field.node, &given).map_err(|error| format!("field `{path}`: {error}"))?
            }
            (None, Kind::Key(inner)) if named.has_inside(&path) => {
                Value::Key(values_inside(inner, &path, named, missing)?)
            }
            // Older rows have no such field.
            (None, _) if field.tail => Value::None,
            (None, _) => {
                missing.push(path);
                Value::None
            }
        });
    }
    Ok(values)
}

/// The values of a JSON object: of one that names the fields, or of one that `explain --json` prints.
///
/// # Errors
/// If it is not an object, or a name is given twice.
pub fn named(layout: &Layout, json: Json) -> Result<Named, String> {
    let Json::Object(mut map) = json else { return Err(format!("expected an object, found {json}")) };
    let mut named = Named::default();
    let explained = match map.get_mut("segments") {
        Some(Json::Array(segments)) if !layout.fields.list.iter().any(|field| field.name == "segments") => {
            std::mem::take(segments)
        }
        _ => {
            for (name, json) in map {
                named.add(name, Given::Json(json))?;
            }
            return Ok(named);
        }
    };
    let own = layout.segments();
    let before = own.iter().filter(|segment| !matches!(segment.part, Part::Field(_))).count();
    for mut segment in explained.into_iter().skip(before) {
        let (name, value) = (segment["name"].take(), segment["value"].take());
        let Json::String(name) = name else {
            return Err(format!("expected a segment with a name, found {name}"));
        };
        named.add(name, Given::Json(value))?;
    }
    Ok(named)
}
