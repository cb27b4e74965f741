//! The functions that the page and JavaScript call. They return JSON, so that each question takes one call.

mod ask;
#[cfg(feature = "tool")]
mod command;
mod describe;
mod paste;

use rowkey_layout::Layout;
use serde_json::json;

pub use self::ask::Asked;
#[cfg(feature = "tool")]
pub use self::command::Page;
pub use self::paste::Paste;
use crate::encode::form::Form;
use crate::encode::{encoded, known, known_codecs, of_kind, of_words, row_of_line};
use crate::layout_json::parsed;

/// A layout, read from its JSON. It is kept until the program ends.
pub struct Sheet {
    pub layout: &'static Layout,
    /// Why rows cannot be encoded: a custom codec.
    own_codec: Option<String>,
}

impl Sheet {
    /// # Errors
    /// What is wrong with the JSON.
    pub fn read(json: &str) -> Result<Self, String> {
        let layout = parsed(json.as_bytes())?;
        let own_codec = known_codecs(&layout).err();
        Ok(Sheet { layout: Box::leak(Box::new(layout)), own_codec })
    }

    /// # Errors
    /// For a custom codec or salt hash, which only the program has.
    pub fn known(&self) -> Result<(), String> {
        known(self.layout.clone()).map(drop)
    }

    /// A row as `rowkey explain --json` prints it.
    #[must_use]
    pub fn explain(&self, row: &[u8]) -> String {
        // Nothing in an explanation is refused by JSON.
        serde_json::to_string(&self.layout.explain(row)).unwrap_or_default()
    }

    /// The row of a line of JSON, as `rowkey encode --json` reads it.
    ///
    /// # Errors
    /// Why it cannot be encoded.
    pub fn encode_json(&self, kind: Option<&str>, json: &str) -> Result<Vec<u8>, String> {
        self.known()?;
        row_of_line(self.layout, kind, json)
    }

    /// The row of words, as `host=7`.
    ///
    /// # Errors
    /// Why it cannot be encoded.
    pub fn encode(&self, kind: Option<&str>, words: &[String]) -> Result<Vec<u8>, String> {
        self.known()?;
        encoded(of_kind(self.layout, kind)?, of_words(words)?)
    }
}

/// A row in each form, and the command that gets it from a store.
#[must_use]
pub fn forms(row: &[u8], table: &str) -> String {
    let of = |name: &str, form: Form, get: fn(&str, &str) -> String| match form.of(row) {
        Ok(text) => json!({ "name": name, "text": get(table, &text) }),
        Err(error) => json!({ "name": name, "error": error }),
    };
    let as_is = |_: &str, row: &str| row.to_owned();
    json!([
        of("hex", Form::Hex, as_is),
        of("text", Form::Text, as_is),
        of("base64", Form::Base64, as_is),
        of("hbase", Form::Hbase, |table, row| format!("get '{table}', {row}")),
        of("cbt", Form::Cbt, |table, row| format!("cbt lookup {table} {row}")),
        of("ldb", Form::Ldb, |_, row| format!("ldb --db=\"$DB\" get --hex {row}")),
        of("rust", Form::Rust, |_, row| format!("table.get({row})")),
    ])
    .to_string()
}
