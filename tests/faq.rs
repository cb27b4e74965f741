//! The guide's page of errors (`src/guide/faq.md`) has every error text that a user can meet, and no other.
//!
//! Compile errors are those of `tests/ui`. A text and a line of the page are compared by their *shape*: what is in backticks
//! and in quotes, and numbers, are the reader's own, and each counts as a placeholder. A text is what follows `error: ` up to
//! its first semicolon outside backticks; what follows the semicolon says what to write, and the page has its own column for
//! that. The compiler's own texts are compared letter by letter, as only their names tell what is wrong.
//!
//! Run-time errors are the string literals of the files that declare them, where `{..}` stands for any text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const PAGE: &str = include_str!("../src/guide/faq.md");

/// Above the tables of compile errors on the page.
const HEADING: &str = "\n# Compile errors\n";

/// Above the table of the compiler's own texts.
const OWN: &str = "\n## In the compiler's own words\n";

/// On the page, and of no case: the cases turn all features on, and these texts appear only where one is off.
const FEATURE_OFF: [&str; 2] =
    ["cannot find `testing` in `rowkey`", "the trait bound `Layout: Serialize` is not satisfied"];

/// The text with a placeholder for each name, quotation and number.
fn shape(text: &str) -> String {
    let mut shape = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let quoted = match first {
            '`' | '"' => true,
            // No apostrophe, as in `the field's type`.
            '\'' => !shape.ends_with(char::is_alphanumeric),
            _ => false,
        };
        let end = rest[1..].find(first).map(|end| end + 2).filter(|_| quoted);
        if let Some(end) = end {
            shape.push('_');
            rest = &rest[end..];
        } else if first.is_ascii_digit() {
            shape.push('0');
            // `0x0123456789abcdef`, too.
            rest = rest.trim_start_matches(|c: char| c.is_ascii_hexdigit() || c == 'x');
        } else {
            shape.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    shape
}

/// Up to the first semicolon outside backticks.
fn head(text: &str) -> &str {
    let mut inside = false;
    let end = text.find(|c| {
        inside ^= c == '`';
        c == ';' && !inside
    });
    &text[..end.unwrap_or(text.len())]
}

/// The text of a line `error[E0277]: text`.
fn message(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("error").or_else(|| line.strip_prefix("warning"))?;
    let rest = match rest.strip_prefix("[E") {
        Some(code) => code.split_once(']')?.1,
        None => rest,
    };
    let text = rest.strip_prefix(": ")?;
    Some(text.strip_prefix("evaluation panicked: ").unwrap_or(text))
}

/// The shapes of all error texts, each with one text that has it and the file that it is in.
fn recorded(folder: &Path, found: &mut BTreeMap<String, (String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder of misuses") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            recorded(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "stderr") {
            let stderr = fs::read_to_string(&path).expect("a recorded error");
            for text in stderr.lines().filter_map(message) {
                found
                    .entry(shape(head(text)))
                    .or_insert_with(|| (text.to_owned(), path.display().to_string()));
            }
        } else if path.ends_with("conflicts.ours") {
            // `pad + hex, at hex: ..`
            let pairs = fs::read_to_string(&path).expect("the answers to pairs of attributes");
            for (_, answer) in pairs.lines().filter_map(|line| line.split_once(", at ")) {
                let (_, text) = answer.split_once(": ").expect("an attribute and a message");
                found
                    .entry(shape(head(text)))
                    .or_insert_with(|| (text.to_owned(), path.display().to_string()));
            }
        }
    }
}

/// The sections of the page between a heading and the next one of its level or above.
fn section(heading: &str) -> &'static str {
    let (_, rest) = PAGE.split_once(heading).unwrap_or_else(|| panic!("the page has no {heading}"));
    let level = heading.trim().chars().take_while(|c| *c == '#').count();
    let ends = (1..=level).filter_map(|level| rest.find(&format!("\n{} ", "#".repeat(level))));
    &rest[..ends.min().unwrap_or(rest.len())]
}

/// The first cells of the tables under these words of a header.
fn cells(section: &'static str, header: &str) -> Vec<&'static str> {
    let mut inside = false;
    let mut cells = Vec::new();
    for line in section.lines() {
        let Some(row) = line.strip_prefix("| ") else {
            inside &= line.starts_with("|--");
            continue;
        };
        let cell = row.split(" | ").next().unwrap_or_default();
        match inside {
            true => cells.push(cell),
            false => inside = cell == header,
        }
    }
    cells
}

/// The texts of the page about compile errors, with their shapes.
fn listed() -> BTreeMap<String, &'static str> {
    let cells = cells(section(HEADING), "the compiler says");
    cells
        .into_iter()
        .filter(|cell| !FEATURE_OFF.contains(cell))
        .map(|cell| (shape(&cell.replace(r"\|", "|")), cell))
        .collect()
}

#[test]
fn every_error_text_is_on_the_page() {
    let mut recorded_texts = BTreeMap::new();
    recorded(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/ui")), &mut recorded_texts);
    assert!(recorded_texts.len() > 100, "the errors were not found: {}", recorded_texts.len());
    let listed = listed();
    let missing: Vec<String> = recorded_texts
        .iter()
        .filter(|(shape, _)| !listed.contains_key(*shape))
        .map(|(_, (text, file))| {
            let cure = text[head(text).len()..].trim_start_matches([';', ' ']);
            format!("| {} | {cure} |    ({file})", head(text).replace('|', r"\|"))
        })
        .collect();
    let stale: Vec<&str> = listed
        .iter()
        .filter(|(shape, _)| !recorded_texts.contains_key(*shape))
        .map(|(_, cell)| *cell)
        .collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "src/guide/faq.md, `Compile errors`. Add these lines where they belong, each with its cure:\n{}\n\
         Remove or correct these, which no error of tests/ui has:\n{}",
        missing.join("\n"),
        stale.join("\n")
    );
}

/// Without the type arguments of a builder, which the compiler shortens to fit the line.
fn plain(text: &str) -> String {
    match (text.find("Prefix<"), text.rfind(">:")) {
        (Some(start), Some(end)) => format!("{}Prefix<..{}", &text[..start], &text[end..]),
        _ => text.to_owned(),
    }
}

/// Every first line of an error in a folder, as the compiler says it.
fn texts(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder of misuses") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            texts(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "stderr") {
            let stderr = fs::read_to_string(&path).expect("a recorded error");
            found.extend(stderr.lines().filter_map(message).map(plain));
        }
    }
}

#[test]
fn the_compilers_own_texts_are_on_the_page_letter_by_letter() {
    let mut recorded = BTreeSet::new();
    texts(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/ui")), &mut recorded);
    let listed: BTreeSet<&str> = cells(section(OWN), "the compiler says").into_iter().collect();
    let shapes: BTreeSet<String> = listed.iter().map(|cell| shape(cell)).collect();
    let missing: Vec<&String> = recorded
        .iter()
        .filter(|text| shapes.contains(&shape(text)) && !listed.contains(text.as_str()))
        .collect();
    let stale: Vec<&&str> =
        listed.iter().filter(|cell| !recorded.contains(**cell) && !FEATURE_OFF.contains(cell)).collect();
    assert!(missing.is_empty() && stale.is_empty(), "missing: {missing:#?}\nstale: {stale:#?}");
}

/// The string literals of a file of Rust code that are sentences: without comments, and up to its tests.
fn sentences(code: &str) -> Vec<String> {
    let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut found = Vec::new();
    for line in code.replace("\\\n", "\u{1}").lines() {
        let line = if line.trim_start().starts_with("//") { "" } else { line };
        let mut rest = line;
        while let Some((_, after)) = rest.split_once('"') {
            let (mut end, mut escaped) = (0, false);
            for c in after.chars() {
                if c == '"' && !escaped {
                    break;
                }
                escaped = c == '\\' && !escaped;
                end += c.len_utf8();
            }
            let literal = after[..end].replace("\\\"", "\"");
            let parts: Vec<&str> = literal
                .split('\u{1}')
                .enumerate()
                .map(|(i, part)| if i == 0 { part } else { part.trim_start() })
                .collect();
            found.push(parts.concat());
            rest = after.get(end + 1..).unwrap_or_default();
        }
    }
    found.retain(|text| text.trim().contains(' '));
    found
}

/// Whether a text is an example of a format string.
fn is_of(text: &str, format: &str) -> bool {
    let mut rest = text;
    for (i, part) in format.split('{').enumerate() {
        let fixed = if i == 0 { part } else { part.split_once('}').map_or("", |(_, fixed)| fixed) };
        if i == 0 {
            let Some(after) = rest.strip_prefix(fixed) else { return false };
            rest = after;
        } else {
            // A placeholder has at least one character.
            let from = rest.chars().next().map_or(0, char::len_utf8);
            let last = i == format.matches('{').count();
            let at = match (last, fixed) {
                (true, "") => Some(rest.len()),
                (true, _) => rest.ends_with(fixed).then(|| rest.len() - fixed.len()),
                (false, _) => rest.get(from..).and_then(|rest| rest.find(fixed)).map(|at| at + from),
            };
            let Some(at) = at.filter(|at| *at >= from && from > 0) else { return false };
            rest = &rest[at + fixed.len()..];
        }
    }
    rest.is_empty()
}

/// Compares a table with the formats of a file. `elsewhere`: literals that are no message of their own, each with a reason.
fn compare(cells: &[&str], formats: &[String], elsewhere: &[&str]) {
    assert!(formats.len() > 4 && cells.len() > 4, "{} texts, {} cells", formats.len(), cells.len());
    let formats: Vec<&String> =
        formats.iter().filter(|format| !elsewhere.contains(&format.as_str())).collect();
    let missing: Vec<_> =
        formats.iter().filter(|format| !cells.iter().any(|cell| is_of(cell, format))).collect();
    let stale: Vec<_> =
        cells.iter().filter(|cell| !formats.iter().any(|format| is_of(cell, format))).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "missing: {missing:#?}\nof no text in the code: {stale:#?}"
    );
}

#[test]
fn every_error_at_run_time_is_on_the_page() {
    let code = include_str!("../rowkey-layout/src/error.rs");
    let (_, code) = code.split_once("EncodeErrorKind:\n").expect("the kinds of errors");
    let (encode, rest) = code.split_once("\n}\n").expect("the end of the kinds");
    let (_, decode) = rest.split_once("DecodeErrorKind:\n").expect("the kinds of errors");
    let (decode, _) = decode.split_once("\n}\n").expect("the end of the kinds");
    let errors = section("\n# Errors at run time\n");
    compare(&cells(errors, "`EncodeError`"), &sentences(encode), &[]);
    // Parts of other messages.
    compare(
        &cells(errors, "`DecodeError`"),
        &sentences(decode),
        &["bucket ", "no number", "the end of the row"],
    );
}

#[test]
fn every_error_of_reading_a_layout_is_on_the_page() {
    let mut formats = sentences(include_str!("../rowkey-layout/src/layout/validate.rs"));
    formats.extend(sentences(include_str!("../rowkey-layout/src/layout/json.rs")));
    let parts = [
        // The place of a fault, before its text.
        "field `{}`: {wrong}",
        "kind `{}`: {wrong}",
        // The reasons that end one of the texts about `rest`.
        "the key has a delimiter",
        "a `tail` field may be absent",
        "nothing follows it",
        "the width of what follows it varies",
    ];
    compare(&cells(section("\n# Errors at run time\n"), "the reader says"), &formats, &parts);
}

#[test]
fn a_format_has_examples() {
    for (text, format) in [
        ("1440 is above the maximum, 1439", "{value} is above the maximum, {max}"),
        ("the end", "the end"),
        ("expected 2 bytes, found 1", "expected {}, found {found}"),
    ] {
        assert!(is_of(text, format), "{text}");
    }
    for (text, format) in [
        ("is above the maximum, 1439", "{value} is above the maximum, {max}"),
        ("the end of it", "the end"),
        ("expected , found 1", "expected {}, found {found}"),
    ] {
        assert!(!is_of(text, format), "{text}");
    }
}

#[test]
fn names_numbers_and_quotations_are_placeholders() {
    let shapes = [
        (
            "`max = 300` is beyond what the field's type can hold, which is 255",
            "_ is beyond what the field's type can hold, which is 0",
        ),
        ("the prefix 'u' of `User` begins 'us'", "the prefix _ of _ begins _"),
        (
            "its fingerprint is now 0x8fa3b3700937bc40, the attribute",
            "its fingerprint is now 0, the attribute",
        ),
        (
            "field `half: u8`: its bytes can be the delimiter \"::\", and",
            "field _: its bytes can be the delimiter _, and",
        ),
    ];
    for (text, expected) in shapes {
        assert_eq!(shape(text), expected);
    }
    assert_eq!(
        head("field `route: [IpAddr; 2]`: no width; use others"),
        "field `route: [IpAddr; 2]`: no width"
    );
    assert_eq!(message("error[E0080]: evaluation panicked: field `at`"), Some("field `at`"));
    assert_eq!(message("error: aborting"), Some("aborting"));
    assert_eq!(message("error in words"), None);
}
