//! Reads the values of fields, and of what they hold.

use rowkey_layout::form::value::Value;
use rowkey_layout::{End, Fields, Kind, Kinds, Node};

use super::given::Given;
use super::named::{Named, kind_named, names};
use super::value::plain;

/// The values of all fields.
///
/// # Errors
/// The field that is missing, given twice, unknown, or has an invalid value.
pub fn values(fields: &Fields, named: &mut Named) -> Result<Vec<(String, Value)>, String> {
    let mut missing = Vec::new();
    let values = values_inside(fields, "", named, &mut missing)?;
    named.all_taken(fields)?;
    match &missing[..] {
        [] => Ok(values),
        [only] => Err(format!("field {only} is missing")),
        several => Err(format!("fields are missing: {}", several.join(", "))),
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
        let of_kind = match inner {
            Kind::Keys(kinds) => named.kind_inside(kinds, &path)?,
            _ => None,
        };
        let value = match (named.take(&path), inner, of_kind) {
            (Some(given), ..) => {
                value(&field.node, &given).map_err(|error| format!("field `{path}`: {error}"))?
            }
            (None, Kind::Key(inner), _) if named.has_inside(&path) => {
                Value::Key(values_inside(inner, &path, named, missing)?)
            }
            (None, _, Some((kind, path))) => {
                let inner = values_inside(&kind.layout.fields, &path, named, missing)?;
                Value::Kind(kind.name.get().into(), Box::new(Value::Key(inner)))
            }
            // Older rows have no such field.
            (None, ..) if field.tail => Value::None,
            (None, Kind::Keys(kinds), _) => {
                missing.push(format!("`{path}` (one of the kinds {})", names(&kinds.list).join(", ")));
                Value::None
            }
            (None, ..) => {
                missing.push(format!("`{path}`"));
                Value::None
            }
        };
        values.push((field.name.get().into(), value));
    }
    Ok(values)
}

/// Reads a value.
///
/// # Errors
/// What was expected, and what was found.
pub fn value(node: &Node, given: &Given) -> Result<Value, String> {
    match &node.kind {
        Kind::Optional(inner) => optional(inner, given),
        Kind::Descending(inner) => value(inner, given),
        Kind::Array(len, element) => list(element, given, Some(*len)),
        Kind::List(element) => list(element, given, None),
        Kind::Key(fields) => Ok(Value::Key(key(fields, given)?)),
        Kind::Keys(kinds) => kind(kinds, given),
        _ => plain(node, given),
    }
}

fn optional(inner: &Node, given: &Given) -> Result<Value, String> {
    // If the value may itself be none, `some(none)` is that one.
    let some = match given {
        Given::Null => return Ok(Value::None),
        Given::Word(word) if word == "none" => return Ok(Value::None),
        _ if !inner.may_be_null() => None,
        Given::Word(word) => {
            let word = word.strip_prefix("some(").and_then(|word| word.strip_suffix(')'));
            word.map(Given::word).transpose()?
        }
        Given::Object(fields) if fields.len() == 1 => given.get("some").cloned(),
        _ => None,
    };
    let value = value(inner, some.as_ref().unwrap_or(given)).map_err(|error| {
        match error.strip_prefix("expected ") {
            Some(error) => format!("expected none, or {error}"),
            None => error,
        }
    })?;
    Ok(Value::Some(Box::new(value)))
}

fn list(element: &Node, given: &Given, len: Option<usize>) -> Result<Value, String> {
    let expected = match len {
        Some(len) => format!("a list of {len}, as [1,2]"),
        None => "a list, as [1,2]".into(),
    };
    let all = match given.json().map_err(|found| format!("expected {expected}, {found}"))? {
        Given::Array(all) if len.is_none_or(|len| len == all.len()) => all,
        // An explanation omits elements of width 0.
        Given::Array(all) if all.is_empty() && element.width == Some(0) => {
            return Ok(Value::Empty(len.unwrap_or_default()));
        }
        found => return Err(format!("expected {expected}, found {found}")),
    };
    let each = all.into_iter().enumerate();
    let each = each.map(|(i, json)| value(element, &json).map_err(|error| format!("element {i}: {error}")));
    each.collect::<Result<_, _>>().map(Value::List)
}

/// A nested key: an object of its fields, or a list of them in order. A newtype is written like its field.
fn key(fields: &Fields, given: &Given) -> Result<Vec<(String, Value)>, String> {
    let list = fields.list.get();
    if fields.is_newtype() {
        return Ok(vec![(list[0].name.get().into(), value(&list[0].node, given)?)]);
    }
    let names: Vec<&str> = list.iter().map(|field| field.name.get()).collect();
    let expected = format!("an object of {}", names.join(", "));
    let own = match given.json().map_err(|found| format!("expected {expected}, {found}"))? {
        Given::Object(own) => own,
        Given::Array(all) if all.len() == list.len() => {
            names.into_iter().map(String::from).zip(all).collect()
        }
        found => return Err(format!("expected {expected}, found {found}")),
    };
    values(fields, &mut Named::of(own))
}

/// A key of one of the kinds: the name of a kind without fields, or an object of a name and its fields.
fn kind(kinds: &Kinds, given: &Given) -> Result<Value, String> {
    let expected = || format!("expected one of the kinds {}", names(&kinds.list).join(", "));
    let found = match given {
        Given::Word(word) if !word.starts_with('{') => Given::String(word.clone()),
        given => given.json().map_err(|found| format!("{}, {found}", expected()))?,
    };
    let (name, json) = match found {
        Given::String(name) => (name, None),
        Given::Object(mut fields) if fields.len() == 1 => {
            let (name, json) = fields.remove(0);
            (name, Some(json))
        }
        found => return Err(format!("{}, found {found}", expected())),
    };
    let fields = &kind_named(kinds.list.get(), &name)?.layout.fields;
    let key = match json {
        Some(json) => key(fields, &json)?,
        None if fields.list.is_empty() => Vec::new(),
        None => {
            let (first, inner) = (fields.name(0, &name), if fields.is_newtype() { ".." } else { "{..}" });
            return Err(format!(
                "the kind `{name}` has fields: write FIELD.{first}=.., or {{\"{name}\":{inner}}}"
            ));
        }
    };
    Ok(Value::Kind(name, Box::new(Value::Key(key))))
}
