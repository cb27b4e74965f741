//! The texts that rowkey itself writes into compile errors, found in its sources.

use std::fs;
use std::path::Path;

use crate::cases;

/// Texts with gaps where the compiler writes a type: `{Self} is not a row key`.
pub struct Texts(Vec<Vec<String>>);

impl Texts {
    /// All messages, labels and notes of `#[diagnostic::on_unimplemented]`, and the texts of `#[must_use]`.
    pub fn of_the_sources() -> Texts {
        let mut texts = Texts(Vec::new());
        for folder in
            ["rowkey-core/src", "rowkey-derive/src/expand", "rowkey-layout/src", "rowkey-testing/src"]
        {
            texts.read_folder(&cases::folder().join("../..").join(folder));
        }
        assert!(texts.0.len() > 50, "{} texts", texts.0.len());
        texts
    }

    fn read_folder(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("the folder is read").path();
            if path.is_dir() {
                self.read_folder(&path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                self.read(&fs::read_to_string(&path).expect("the file is read"));
            }
        }
    }

    fn read(&mut self, source: &str) {
        for part in source.split("on_unimplemented(").skip(1) {
            for text in literals(part) {
                self.0.push(gaps(&text));
            }
        }
        for part in source.split("#[must_use = ").skip(1) {
            self.0.extend(literals(part).into_iter().take(1).map(|text| gaps(&text)));
        }
    }

    /// Whether rowkey wrote `text`.
    pub fn has(&self, text: &str) -> bool {
        self.0.iter().any(|parts| fits(parts, text))
    }
}

/// The string literals of an attribute's arguments, which begin with `source` and end with the parenthesis.
fn literals(source: &str) -> Vec<String> {
    let (mut found, mut rest) = (Vec::new(), source);
    while let Some(begin) = rest.find(['"', ')', ']']).filter(|at| rest[*at..].starts_with('"')) {
        let (mut text, mut chars) = (String::new(), rest[begin + 1..].char_indices());
        let end = loop {
            let (at, char) = chars.next().expect("a literal ends");
            match char {
                '"' => break begin + 1 + at,
                '\\' => match chars.next().expect("an escape").1 {
                    // A line that continues.
                    '\n' => {
                        while chars.clone().next().is_some_and(|(_, next)| next.is_whitespace()) {
                            chars.next();
                        }
                    }
                    other => text.push(other),
                },
                char => text.push(char),
            }
        };
        found.push(text);
        rest = &rest[end + 1..];
    }
    found
}

/// The parts between the gaps.
fn gaps(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before.to_string());
        rest = after.split_once('}').expect("a gap ends").1;
    }
    parts.push(rest.to_string());
    parts
}

/// Whether `text` is these parts with anything in the gaps.
fn fits(parts: &[String], text: &str) -> bool {
    let [first, middle @ .., last] = parts else { return parts.len() == 1 && parts[0] == text };
    let Some(mut rest) = text.strip_prefix(&**first).and_then(|rest| rest.strip_suffix(&**last)) else {
        return false;
    };
    middle.iter().all(|part| match rest.split_once(&**part) {
        Some((_, after)) => {
            rest = after;
            true
        }
        None => false,
    })
}
