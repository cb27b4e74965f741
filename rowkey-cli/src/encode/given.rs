//! A given value: a word of the command line, or JSON.

use super::json::Json;

/// A value as the user wrote it.
#[derive(Debug, Clone)]
pub enum Given {
    /// An argument, as it is.
    Word(String),
    /// JSON from standard input, or an argument in quotes.
    Json(Json),
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
        Json::read(word).map(Given::Json).map_err(|error| {
            let error = error.strip_prefix("not JSON: ").unwrap_or(&error);
            format!("{}: expected a JSON string, as it begins with a quote: {error}", quoted(word))
        })
    }

    /// The text of a single value; `None` for `none` and `null`, which are no value.
    ///
    /// # Errors
    /// If it is a list or an object.
    pub fn text(&self) -> Result<Option<String>, String> {
        match self {
            Given::Word(word) => Ok(Some(word.clone()).filter(|word| word != "none")),
            Given::Json(Json::Null) => Ok(None),
            Given::Json(Json::String(text) | Json::Bare(text)) => Ok(Some(text.clone())),
            Given::Json(json @ (Json::Array(_) | Json::Object(_))) => Err(format!("found {json}")),
        }
    }

    /// As it was written, on one line.
    pub fn shown(&self) -> String {
        match self {
            Given::Word(word) => word.escape_debug().to_string(),
            Given::Json(json) => json.to_string(),
        }
    }

    /// The JSON of a list or an object, also from the command line.
    ///
    /// # Errors
    /// If it is not JSON.
    pub fn json(&self) -> Result<Json, String> {
        match self {
            Given::Json(json) => Ok(json.clone()),
            Given::Word(word) => Json::read(word).map_err(|error| match word.starts_with(['[', '{']) {
                true => format!("found {}: {error}", quoted(word)),
                false => format!("found {}", quoted(word)),
            }),
        }
    }
}

/// In quotes, on one line: `'eva'`.
pub fn quoted(text: &str) -> String {
    format!("'{}'", text.escape_debug())
}
