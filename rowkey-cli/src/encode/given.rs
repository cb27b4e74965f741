//! A given value: a word of the command line, or JSON with its numbers as they are written.

use std::fmt;

use serde_json::value::RawValue;

/// The deepest nesting of JSON, as serde_json has it.
const DEPTH: usize = 128;

/// A value as the user wrote it.
#[derive(Debug, Clone, PartialEq)]
pub enum Given {
    /// An argument, as it is; all others are JSON.
    Word(String),
    Null,
    /// A number or a boolean, as it is written.
    Bare(String),
    String(String),
    Array(Vec<Given>),
    /// Each name once.
    Object(Vec<(String, Given)>),
}

impl Given {
    /// Reads an argument. In quotes, it is a JSON string.
    ///
    /// # Errors
    /// If the JSON string is malformed.
    pub fn word(word: &str) -> Result<Self, String> {
        if !word.starts_with('"') {
            return Ok(Given::Word(word.to_owned()));
        }
        Given::of_json(word).map_err(|error| {
            let error = error.strip_prefix("not JSON: ").unwrap_or(&error);
            format!("{}: expected a JSON string, as it begins with a quote: {error}", quoted(word))
        })
    }

    /// # Errors
    /// If it is not JSON, or an object has a name twice.
    pub fn of_json(text: &str) -> Result<Self, String> {
        of(serde_json::from_str(text).map_err(not_json)?, DEPTH)
    }

    /// The text of a single value.
    ///
    /// # Errors
    /// If it is null, a list or an object.
    pub fn text(&self) -> Result<&str, String> {
        match self {
            Given::Word(text) | Given::Bare(text) | Given::String(text) => Ok(text),
            json => Err(format!("found {json}")),
        }
    }

    /// The JSON of a list or an object, also from the command line.
    ///
    /// # Errors
    /// If it is not JSON.
    pub fn json(&self) -> Result<Self, String> {
        let Given::Word(word) = self else { return Ok(self.clone()) };
        Given::of_json(word).map_err(|error| match word.starts_with(['[', '{']) {
            true => format!("found {}: {error}", quoted(word)),
            false => format!("found {}", quoted(word)),
        })
    }

    /// The value of a name; `None` also if it is not an object.
    pub fn get(&self, name: &str) -> Option<&Self> {
        let Given::Object(fields) = self else { return None };
        fields.iter().find(|(own, _)| own == name).map(|(_, json)| json)
    }

    pub fn as_str(&self) -> Option<&str> {
        if let Given::String(text) = self { Some(text) } else { None }
    }
}

/// In quotes, on one line: `'eva'`.
pub fn quoted(text: &str) -> String {
    format!("'{}'", text.escape_debug())
}

fn not_json(error: serde_json::Error) -> String {
    format!("not JSON: {error}")
}

/// Reads a value whose syntax is checked, level by level.
fn of(raw: &RawValue, depth: usize) -> Result<Given, String> {
    let text = raw.get();
    let Some(depth) = depth.checked_sub(1) else {
        return Err(format!("the JSON is nested more than {DEPTH} deep"));
    };
    let string = |text: &str| serde_json::from_str::<String>(text).map_err(not_json);
    Ok(match text.as_bytes()[0] {
        b'n' => Given::Null,
        b'"' => Given::String(string(text)?),
        b'[' => {
            let items = items(text).map_err(not_json)?;
            Given::Array(items.into_iter().map(|json| of(json, depth)).collect::<Result<_, _>>()?)
        }
        b'{' => {
            let mut fields: Vec<(String, Given)> = Vec::new();
            for field in items(text).map_err(not_json)?.chunks_exact(2) {
                let name = string(field[0].get())?;
                if fields.iter().any(|(other, _)| *other == name) {
                    return Err(format!("expected each name once, found {} twice", Given::String(name)));
                }
                fields.push((name, of(field[1], depth)?));
            }
            Given::Object(fields)
        }
        _ => Given::Bare(text.to_owned()),
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

/// On one line, JSON without spaces.
impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let string = |text: &str| serde_json::to_string(text).unwrap_or_default();
        match self {
            Given::Word(word) => word.escape_debug().fmt(f),
            Given::Null => f.write_str("null"),
            Given::Bare(text) => f.write_str(text),
            Given::String(text) => f.write_str(&string(text)),
            Given::Array(list) => {
                write!(f, "[{}]", list.iter().map(Given::to_string).collect::<Vec<String>>().join(","))
            }
            Given::Object(fields) => {
                let field = |(name, json): &(String, Given)| format!("{}:{json}", string(name));
                write!(f, "{{{}}}", fields.iter().map(field).collect::<Vec<String>>().join(","))
            }
        }
    }
}
