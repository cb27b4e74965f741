//! Conditions as they are written: `host=7`, `host=7,8`, `at=5..9`, `at=5..=9`, `at=5..`, `name^=ev`.

use std::ops::Bound;

use serde_json::value::RawValue;

use crate::encode::given::{Given, quoted};

/// The condition of a field.
#[derive(Debug)]
pub enum Condition {
    /// Equal to one of these.
    In(Vec<Given>),
    /// Between these.
    Between(Bound<Given>, Bound<Given>),
    /// Between these in the order of their rows, also keys of an enum.
    Within(Bound<Given>, Bound<Given>),
    /// Text that starts with this.
    Starts(Given),
}

/// The field, and the condition.
///
/// # Errors
/// Why it is not a condition.
pub fn read(argument: &str) -> Result<(String, Condition), String> {
    if let Some(error) = comparison(argument) {
        return Err(error);
    }
    let Some((name, asked)) = argument.split_once('=') else {
        return Err(format!("`{argument}`: expected a condition, as host=7, host=7,8, at=5..9 or name^=ev"));
    };
    let (name, starts) = match name.strip_suffix('^') {
        Some(name) => (name, true),
        None => (name, false),
    };
    if name.is_empty() {
        return Err(format!("`{argument}`: expected the name of a field before the `=`"));
    }
    let condition = if starts { Given::word(asked).map(Condition::Starts) } else { condition(asked) };
    condition
        .map(|condition| (name.to_owned(), condition))
        .map_err(|error| format!("field `{name}`: {error}"))
}

/// Says how to write a comparison as other languages have it.
fn comparison(argument: &str) -> Option<String> {
    let (name, from) = argument.split_at(argument.find(['=', '<', '>', '!'])?);
    let of = |operator: &str| from.strip_prefix(operator);
    let written = if let Some(value) = of(">=") {
        format!("write `{name}={value}..`")
    } else if let Some(value) = of("<=") {
        format!("write `{name}=..={value}`")
    } else if let Some(value) = of("<") {
        format!("write `{name}=..{value}`")
    } else if let Some(value) = of(">") {
        format!("write `{name}={value}..`, which includes {value}")
    } else if let Some(value) = of("==") {
        format!("write `{name}={value}`")
    } else if from.starts_with('!') {
        "no condition excludes a value".to_owned()
    } else {
        return None;
    };
    Some(format!("`{argument}`: {written}"))
}

fn condition(asked: &str) -> Result<Condition, String> {
    let parts = split(asked)?;
    let ranges = parts.iter().filter(|part| matches!(part, Part::Dots)).count();
    let word = |part: &Part<'_>| match part {
        Part::Word(word) => Given::word(word),
        _ => Given::word(""),
    };
    match (&parts[..], ranges) {
        (parts, 0) => {
            let words = parts.iter().filter(|part| matches!(part, Part::Word(_)));
            words.map(word).collect::<Result<_, _>>().map(Condition::In)
        }
        ([Part::Word(low), Part::Dots, Part::Word(high)], _) => {
            let low = match *low {
                "" => Bound::Unbounded,
                low => Bound::Included(Given::word(low)?),
            };
            let high = match (*high, high.strip_prefix('=')) {
                ("", _) => Bound::Unbounded,
                (_, Some("")) => return Err(format!("{}: expected a value after `..=`", quoted(asked))),
                (_, Some(high)) => Bound::Included(Given::word(high)?),
                (high, None) => Bound::Excluded(Given::word(high)?),
            };
            match (&low, &high) {
                (Bound::Unbounded, Bound::Unbounded) => {
                    Err("expected a bound, found `..`; leave out the condition of an open field".into())
                }
                _ => Ok(Condition::Between(low, high)),
            }
        }
        _ => Err(format!(
            "{}: expected values, as 7,8, or one range, as 5..9; write text that contains a comma or `..` in \
             quotes, as '\"a,b\"'",
            quoted(asked)
        )),
    }
}

enum Part<'a> {
    Word(&'a str),
    Comma,
    Dots,
}

/// Splits at commas and at `..`, but not inside quotes, lists and objects.
fn split(asked: &str) -> Result<Vec<Part<'_>>, String> {
    let bytes = asked.as_bytes();
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < bytes.len() {
        match bytes[at] {
            b'"' | b'[' | b'{' if begins_value(&asked[start..at]) => at += json_len(&asked[at..])?,
            // After a comma or `..`.
            b'"' if start > 0 && asked[start..at].trim().is_empty() => {
                return Err(format!(
                    "{}: a blank before a quote belongs to the text, and the quote too; leave it out, as \"a\",\"b\"",
                    quoted(asked)
                ));
            }
            b',' => {
                parts.extend([Part::Word(&asked[start..at]), Part::Comma]);
                at += 1;
                start = at;
            }
            b'.' if bytes.get(at + 1) == Some(&b'.') => {
                parts.extend([Part::Word(&asked[start..at]), Part::Dots]);
                at += 2;
                start = at;
            }
            _ => at += 1,
        }
    }
    parts.push(Part::Word(&asked[start..]));
    Ok(parts)
}

/// Whether a value begins after these bytes of a word: `=` of a bound, and what is before the value in an `Option` of an `Option`.
fn begins_value(before: &str) -> bool {
    let mut left = before.strip_prefix('=').unwrap_or(before);
    while let Some(inside) = left.strip_prefix("some(") {
        left = inside;
    }
    left.is_empty()
}

/// The length of the JSON at the beginning of a text.
fn json_len(text: &str) -> Result<usize, String> {
    let mut stream = serde_json::Deserializer::from_str(text).into_iter::<&RawValue>();
    match stream.next() {
        Some(Ok(_)) => Ok(stream.byte_offset()),
        // Text may begin with a bracket.
        _ if !text.starts_with('"') => Ok(1),
        _ => Err(format!(
            "{}: expected a JSON string, as it begins with a quote, found no closing quote",
            quoted(text)
        )),
    }
}
