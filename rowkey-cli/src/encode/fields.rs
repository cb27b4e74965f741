//! Assigns values to fields by name; `place.zone` is a field of a nested key.

use std::collections::BTreeMap;

use rowkey_layout::End;
use rowkey_layout::Layout;
use rowkey_layout::form::value::Value;
use rowkey_layout::{Fields, Kind, Part};

use super::given::Given;
use super::json::Json;
use super::value::value;
use crate::nearest::nearest;

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
        // A field of a nested key that is left was not read, as the key is given as a whole.
        let inside = |outer: &&String| left.strip_prefix(&***outer).is_some_and(|rest| rest.starts_with('.'));
        if let Some(whole) = names.iter().find(inside).filter(|_| names.contains(left)) {
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
        let path = fields.name(i, outer).into_owned();
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
pub fn values(fields: &Fields, named: &mut Named) -> Result<Vec<(String, Value)>, String> {
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
) -> Result<Vec<(String, Value)>, String> {
    let mut values = Vec::new();
    for (i, field) in fields.list.get().iter().enumerate() {
        let path = fields.name(i, outer).into_owned();
        let inner = &field.node.peel(End::Terminator).0.kind;
        let value = match (named.take(&path), inner) {
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
        };
        values.push((field.name.get().into(), value));
    }
    Ok(values)
}

/// The values of a JSON object: of one that names the fields, or of one that `explain --json` prints.
///
/// # Errors
/// If it is not an object.
pub fn named(layout: &Layout, json: Json) -> Result<Named, String> {
    let mut named = Named::default();
    let Some(segments) = explained(layout, &json) else {
        let Json::Object(fields) = json else { return Err(format!("expected an object, found {json}")) };
        for (name, json) in fields {
            named.add(name, Given::Json(json))?;
        }
        return Ok(named);
    };
    let own = layout.segments();
    let before = own.iter().filter(|segment| !matches!(segment.part, Part::Field(_))).count();
    for segment in segments.iter().skip(before) {
        let of = |name| segment.get(name).unwrap_or(&Json::Null);
        let Json::String(name) = of("name") else {
            return Err(format!("expected a segment with a name, found {}", of("name")));
        };
        named.add(name.clone(), Given::Json(of("value").clone()))?;
    }
    Ok(named)
}

/// The segments of an explained row; `None` for the values of fields.
fn explained<'j>(layout: &Layout, json: &'j Json) -> Option<&'j [Json]> {
    let Some(Json::Array(segments)) = json.get("segments") else { return None };
    // If a field has this name, only what has all the other names too.
    let others = ["hex", "text", "fault", "rest_hex", "rest_text"];
    let own = layout.fields.list.iter().any(|field| field.name == "segments");
    let explained = !own || others.iter().all(|name| json.get(name).is_some());
    explained.then_some(segments)
}

/// The fault of an explained row that does not decode, as `explain` prints it: its values would be another row.
pub fn fault(layout: &Layout, json: &Json) -> Option<String> {
    explained(layout, json)?;
    let fault = json.get("fault").filter(|fault| **fault != Json::Null)?;
    Some(match (fault.get("field"), fault.get("offset"), fault.get("what")) {
        (Some(Json::String(field)), Some(offset), Some(Json::String(what))) => {
            format!("field `{field}` at byte {offset}: {what}")
        }
        _ => fault.to_string(),
    })
}
