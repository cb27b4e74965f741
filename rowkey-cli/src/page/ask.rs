//! Questions: their ranges, the commands of the stores' shells, and the rows that match.

use rowkey_layout::scan::Asked as Question;
use rowkey_layout::{SkipScan, Step, to_string_binary};
use serde_json::{Value, json};
use std::ops::Bound;

use super::Sheet;
use crate::encode::form::hex;
use crate::encode::given::Given;
use crate::encode::named::Named;
use crate::scan::{Answer, Condition, Form, Rows, answer, constraints, of_words};

/// The largest number of ranges that are listed.
const LISTED: usize = 1_000;

/// A question about rows.
pub struct Asked {
    answer: Answer,
    reversed: Option<String>,
    /// Finds the rows that match; `None`: all of them.
    skip: Option<SkipScan>,
}

impl Sheet {
    /// The rows of conditions, as `rowkey scan` reads them.
    ///
    /// # Errors
    /// The condition that is wrong.
    pub fn ask(&self, kind: Option<&str>, words: &[String]) -> Result<Asked, String> {
        if let Some(error) = &self.own_codec {
            return Err(error.clone());
        }
        let (answer, reversed) = answer(self.layout, kind, of_words(words)?)?;
        // Without its hash, the bucket of a row is not known here.
        let skip = match kind.is_some() || self.layout.kinds().is_empty() {
            true => {
                let (layout, asked) = constraints(self.layout, kind, of_words(words)?)?;
                Some(Question::of_fields(layout, asked).skip(layout))
            }
            false => None,
        };
        Ok(Asked { answer, reversed, skip })
    }

    /// The ranges of leading values and a bound of the next field, from JSON: `{"values": {..}, "field": "at", "low": ..,
    /// "high": .., "excludes_low": false, "includes_high": false, "kind": ..}`. `None`: the whole table.
    ///
    /// # Errors
    /// What is wrong with a value.
    pub fn ranges_json(&self, kind: Option<&str>, json: &str) -> Result<Vec<Rows>, String> {
        self.known()?;
        let json = Given::of_json(json)?;
        let mut conditions = Named::default();
        if let Some(Given::Object(values)) = json.get("values") {
            for (name, value) in values {
                conditions.add(name.clone(), Condition::In(vec![value.clone()]))?;
            }
        }
        if let Some(field) = json.get("field").and_then(Given::as_str) {
            let bound = |name, flag, excluded_by: bool| match json.get(name) {
                None => Bound::Unbounded,
                Some(value) if (json.get(flag) == Some(&Given::Bare("true".into()))) == excluded_by => {
                    Bound::Excluded(value.clone())
                }
                Some(value) => Bound::Included(value.clone()),
            };
            let condition = match json.get("kind").and_then(Given::as_str) {
                Some(kind) => Condition::In(vec![Given::Word(kind.to_owned())]),
                None => Condition::Within(
                    bound("low", "excludes_low", true),
                    bound("high", "includes_high", false),
                ),
            };
            conditions.add(field.to_owned(), condition)?;
        }
        let (answer, _) = answer(self.layout, kind, conditions)?;
        match answer.is_exact() {
            true => Ok(answer.each().collect()),
            false => Err("field `row`: rows of other values lie between those of one value of a `rest` field, so they are no \
                          range"
                .into()),
        }
    }
}

impl Asked {
    /// Whether a row that decodes is one of those that are asked for.
    #[must_use]
    pub fn matches(&self, row: &[u8]) -> bool {
        self.skip.as_ref().is_none_or(|skip| matches!(skip.next(row), Step::Match))
    }

    /// The ranges, and the commands of each shell or why there is none.
    #[must_use]
    pub fn answer(&self, table: &str) -> String {
        let ranges: Vec<Value> = self
            .answer
            .each()
            .take(LISTED)
            .map(|(start, stop)| {
                json!({
                    "start_hex": hex(&start), "stop_hex": hex(&stop),
                    "start_text": to_string_binary(&start), "stop_text": to_string_binary(&stop),
                })
            })
            .collect();
        let shells = [("hbase", Form::Hbase), ("cbt", Form::Cbt), ("ldb", Form::Ldb), ("text", Form::Text)];
        let commands = shells.map(|(name, form)| {
            let mut text = Vec::new();
            let fits = match ranges.len() == LISTED && form == Form::Text {
                true => Err(format!("more than {LISTED} ranges")),
                false => self.answer.fits(form),
            };
            match fits.and_then(|()| {
                let written = self.answer.write(form, table, &mut text, &mut || {});
                written.map_err(|error| error.to_string())
            }) {
                Ok(()) => json!({
                    "name": name,
                    "text": String::from_utf8_lossy(&text),
                    "notes": self.answer.notes(form),
                }),
                Err(error) => json!({ "name": name, "error": error }),
            }
        });
        json!({
            "exact": self.answer.is_exact(),
            "ranges": ranges,
            "more": self.answer.each().nth(LISTED).is_some(),
            "reversed": self.reversed,
            "commands": commands,
        })
        .to_string()
    }
}
