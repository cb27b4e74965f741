//! The values of a JSON object: of one that names the fields, or of one that `explain --json` prints.

use rowkey_layout::{End, Fields, Kind, Layout};

use super::given::Given;
use super::named::Named;
use crate::layout_json::before_fields;

/// The values of a JSON object: of one that names the fields, or of one that `explain --json` prints.
///
/// # Errors
/// If it is not an object.
pub fn named(layout: &Layout, json: Given) -> Result<Named, String> {
    let Some(segments) = explained(layout, &json) else {
        let Given::Object(fields) = json else { return Err(format!("expected an object, found {json}")) };
        return Ok(Named::of(fields));
    };
    let mut named = Named::default();
    let mut segments = segments.iter().skip(before_fields(layout));
    of_fields(&layout.fields, ["", ""], &mut segments, &mut named)?;
    for segment in segments {
        named.add(name(segment)?, value(segment))?;
    }
    Ok(named)
}

/// Takes the segments of the fields of a key. `outer`: the field that holds it, as an explanation names it and with its kind.
fn of_fields<'j>(
    fields: &Fields,
    outer: [&str; 2],
    segments: &mut impl Iterator<Item = &'j Given>,
    named: &mut Named,
) -> Result<(), String> {
    for (i, field) in fields.list.get().iter().enumerate() {
        let [shown, path] = outer.map(|outer| fields.name(i, outer).into_owned());
        if !field.literal.is_empty() {
            segments.next();
        }
        let kind = &field.node.peel(End::Terminator).0.kind;
        if let Kind::Key(inner) = kind {
            of_fields(inner, [&shown, &path], segments, named)?;
            continue;
        }
        let Some(segment) = segments.next() else { return Ok(()) };
        let found = name(segment)?;
        if found != shown {
            named.add(found, value(segment))?;
            continue;
        }
        let of_name = |name| match kind {
            Kind::Keys(kinds) => kinds.list.get().iter().find(|kind| kind.name == name),
            _ => None,
        };
        match segment.get("value").and_then(Given::as_str).and_then(of_name) {
            Some(kind) if !kind.layout.fields.list.is_empty() => {
                let path = format!("{path}.{}", kind.name);
                of_fields(&kind.layout.fields, [&shown, &path], segments, named)?;
            }
            _ => named.add(path, value(segment))?,
        }
    }
    Ok(())
}

fn name(segment: &Given) -> Result<String, String> {
    match segment.get("name").unwrap_or(&Given::Null) {
        Given::String(name) => Ok(name.clone()),
        found => Err(format!("expected a segment with a name, found {found}")),
    }
}

fn value(segment: &Given) -> Given {
    segment.get("value").unwrap_or(&Given::Null).clone()
}

/// The segments of an explained row; `None` for the values of fields.
fn explained<'j>(layout: &Layout, json: &'j Given) -> Option<&'j [Given]> {
    let Some(Given::Array(segments)) = json.get("segments") else { return None };
    // If a field has this name, only what has all the other names too.
    let others = ["hex", "text", "fault", "rest_hex", "rest_text"];
    let own = layout.fields.list.iter().any(|field| field.name == "segments");
    let explained = !own || others.iter().all(|name| json.get(name).is_some());
    explained.then_some(segments)
}

/// The fault of an explained row that does not decode, as `explain` prints it: its values would be another row.
pub fn fault(layout: &Layout, json: &Given) -> Option<String> {
    explained(layout, json)?;
    let fault = json.get("fault").filter(|fault| **fault != Given::Null)?;
    Some(match (fault.get("field"), fault.get("offset"), fault.get("what")) {
        (Some(Given::String(field)), Some(offset), Some(Given::String(what))) => {
            format!("field `{field}` at byte {offset}: {what}")
        }
        _ => fault.to_string(),
    })
}
