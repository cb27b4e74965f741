//! A list of bytes as numbers: `[7, 0, 255]` of Rust's `{:?}`, `RowKey([7, 0])`, `[7 0 255]` of Go's `%v`, `[]byte{0x7, 0x0}` of
//! its `%#v`, `[7, 0, -1]` of Java's `Arrays.toString`, `Uint8Array(2) [ 7, 0 ]` of JavaScript, `<<7,0>>` of Erlang; or a
//! number a line, as `{:#?}` prints it.

use super::{Reader, Seen};

const BRACKETS: [(&str, &str); 3] = [("[", "]"), ("{", "}"), ("<<", ">>")];

#[derive(Default)]
pub struct Numbers {
    /// The lines of a list that has not ended.
    begun: Option<String>,
}

pub fn begins(line: &str) -> bool {
    numbers(line).is_some() || opens(line)
}

impl Reader for Numbers {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        if let Some(begun) = &mut self.begun {
            begun.push(' ');
            begun.push_str(line.trim());
            let of = |brackets: [char; 3]| begun.matches(brackets).count();
            if of(['[', '(', '{']) > of([']', ')', '}']) {
                return Ok(Seen::Nothing);
            }
            let list = self.begun.take().unwrap_or_default();
            let bytes = numbers(&list).ok_or(match list.contains(" more item") {
                true => "found a list that Node.js cut off; expected all of its bytes",
                false => "expected a list of bytes, as [7, 0, 255]",
            })?;
            return row(bytes).map(Seen::Row);
        }
        if opens(line) {
            self.begun = Some(line.trim().to_owned());
            return Ok(Seen::Nothing);
        }
        numbers(line).map_or(Ok(Seen::Other), |bytes| row(bytes).map(Seen::Row))
    }
}

fn row(bytes: Vec<i16>) -> Result<Vec<u8>, String> {
    let negative = bytes.iter().find(|byte| **byte < 0);
    let large = bytes.iter().find(|byte| **byte > 127);
    if let (Some(negative), Some(large)) = (negative, large) {
        return Err(format!(
            "found {negative} and {large} in one list of bytes; expected -128 to 127, or 0 to 255"
        ));
    }
    // Negative ones in two's complement.
    Ok(bytes.into_iter().map(|byte| byte as u8).collect())
}

/// `None` unless it is a list of at least one byte.
fn numbers(line: &str) -> Option<Vec<i16>> {
    let text = line.trim_end_matches([')', ',', ';', ' ']);
    // `Row { bytes: [7, 0] }`
    let field = || text.strip_suffix('}').map(|text| text.trim_end_matches([',', ' ']));
    list(text).or_else(|| list(field()?))
}

fn list(text: &str) -> Option<Vec<i16>> {
    let (name, inner) =
        BRACKETS.iter().find_map(|(begin, end)| text.strip_suffix(end)?.rsplit_once(begin))?;
    let numbers: Vec<i16> =
        inner.split([',', ' ']).filter(|number| !number.is_empty()).map(number).collect::<Option<_>>()?;
    (is_name(name) && !numbers.is_empty()).then_some(numbers)
}

/// `[`, `RowKey(` or `Row {` alone in a line.
fn opens(line: &str) -> bool {
    let line = line.trim();
    let of_type = |name: &str| name.starts_with(|char: char| char.is_ascii_uppercase()) && is_name(name);
    match line.strip_suffix(['(', '{']) {
        Some(name) => of_type(name),
        None => line.strip_suffix('[').is_some_and(|name| name.is_empty() || of_type(name)),
    }
}

/// What may come before a list: nothing, `RowKey(`, `Uint8Array(2) `, `&`, `vec!`, `[]byte`, `Row { bytes: `.
fn is_name(text: &str) -> bool {
    let fits = |char: char| char.is_ascii_alphanumeric() || "_:&!()[]{}<>. ".contains(char);
    let text = text.trim_start();
    text.chars().all(fits) && !text.starts_with(|char: char| char.is_ascii_digit())
}

/// `7`, `-1`, `0x7`, `7u8`.
pub fn number(text: &str) -> Option<i16> {
    let text = text.strip_suffix("u8").filter(|text| !text.starts_with("0x")).unwrap_or(text);
    let number = match text.strip_prefix("0x") {
        Some(digits) => i16::from_str_radix(digits, 16).ok()?,
        None => text.parse().ok()?,
    };
    (-128..256).contains(&number).then_some(number)
}
