//! JSON with its numbers as they are written: `serde_json::Value` rounds those above 64 bits.

use std::fmt;

use serde_json::value::RawValue;

/// The deepest nesting, as serde_json has it.
const DEPTH: usize = 128;

/// A JSON value.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    /// A number or a boolean, as it is written.
    Bare(String),
    String(String),
    Array(Vec<Json>),
    /// Each name once.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// # Errors
    /// If it is not JSON, or an object has a name twice.
    pub fn read(text: &str) -> Result<Self, String> {
        of(serde_json::from_str(text).map_err(not_json)?, DEPTH)
    }

    /// The value of a name; `None` also if it is not an object.
    pub fn get(&self, name: &str) -> Option<&Json> {
        let Json::Object(fields) = self else { return None };
        fields.iter().find(|(own, _)| own == name).map(|(_, json)| json)
    }

    pub fn as_str(&self) -> Option<&str> {
        if let Json::String(text) = self { Some(text) } else { None }
    }
}

fn not_json(error: serde_json::Error) -> String {
    format!("not JSON: {error}")
}

/// Reads a value whose syntax is checked, level by level.
fn of(raw: &RawValue, depth: usize) -> Result<Json, String> {
    let text = raw.get();
    let Some(depth) = depth.checked_sub(1) else {
        return Err(format!("the JSON is nested more than {DEPTH} deep"));
    };
    let string = |text: &str| serde_json::from_str::<String>(text).map_err(not_json);
    Ok(match text.as_bytes()[0] {
        b'n' => Json::Null,
        b'"' => Json::String(string(text)?),
        b'[' => {
            let items = items(text).map_err(not_json)?;
            Json::Array(items.into_iter().map(|json| of(json, depth)).collect::<Result<_, _>>()?)
        }
        b'{' => {
            let mut fields: Vec<(String, Json)> = Vec::new();
            for field in items(text).map_err(not_json)?.chunks_exact(2) {
                let name = string(field[0].get())?;
                if fields.iter().any(|(other, _)| *other == name) {
                    return Err(format!("expected each name once, found {} twice", Json::String(name)));
                }
                fields.push((name, of(field[1], depth)?));
            }
            Json::Object(fields)
        }
        _ => Json::Bare(text.to_owned()),
    })
}

/// What a list holds; of an object, names and values in turn. Its syntax is checked.
fn items(text: &str) -> serde_json::Result<Vec<&RawValue>> {
    let mut items = Vec::new();
    let mut rest = &text[1..];
    loop {
        rest = rest.trim_start_matches([' ', '\t', '\r', '\n', ',', ':']);
        let mut stream = serde_json::Deserializer::from_str(rest).into_iter();
        match stream.next().filter(|_| !rest.starts_with([']', '}'])) {
            Some(item) => items.push(item?),
            None => return Ok(items),
        }
        rest = &rest[stream.byte_offset()..];
    }
}

/// On one line, without spaces.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let string = |text: &str| serde_json::to_string(text).unwrap_or_default();
        match self {
            Json::Null => f.write_str("null"),
            Json::Bare(text) => f.write_str(text),
            Json::String(text) => f.write_str(&string(text)),
            Json::Array(list) => {
                write!(f, "[{}]", list.iter().map(Json::to_string).collect::<Vec<String>>().join(","))
            }
            Json::Object(fields) => {
                let field = |(name, json): &(String, Json)| format!("{}:{json}", string(name));
                write!(f, "{{{}}}", fields.iter().map(field).collect::<Vec<String>>().join(","))
            }
        }
    }
}
