//! A string of a program: `"..\x07"` of Ruby, Go or JSON, `b"..\x07"` of Rust, `b'..\x07'` of Python, `$'..\x07'` of bash,
//! `x'07'` of SQL; and `Row(..\x07)`, as rowkey's own type prints itself.

use super::super::Notation;
use super::{Seen, between};

pub fn line(line: &str) -> Result<Seen, String> {
    let text = line.trim().trim_end_matches([',', ';']);
    let row = bytes(text).or_else(|| of_sql(text)).or_else(|| of_rowkey(text));
    Ok(row.map_or(Seen::Other, Seen::Row))
}

fn of_sql(text: &str) -> Option<Vec<u8>> {
    let digits = between(text, "x'", "'").or_else(|| between(text, "X'", "'"))?;
    Notation::Hex.read(digits).ok().filter(|row| !row.is_empty())
}

fn of_rowkey(text: &str) -> Option<Vec<u8>> {
    let row = between(text, "Row(", ")").filter(|row| !row.is_empty() && !row.starts_with(['[', '"']))?;
    Notation::Text.read(row).ok()
}

/// What it means. `None` for text that only has a quote at each end.
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    let text = between(text, "bytearray(", ")").or_else(|| between(text, "bytes(", ")")).unwrap_or(text);
    let of = |begin, quote: char| {
        let end = text.strip_prefix(begin)?.strip_suffix(quote)?;
        Some((end, quote))
    };
    // Bytes of Rust and Python are ASCII.
    let (inner, quote) = of("\"", '"').or_else(|| of("$'", '\'')).or_else(|| {
        let bytes = of("b\"", '"').or_else(|| of("b'", '\''))?;
        bytes.0.is_ascii().then_some(bytes)
    })?;
    unescaped(inner, quote)
}

fn unescaped(text: &str, quote: char) -> Option<Vec<u8>> {
    let mut row = Vec::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        let mut utf8 = [0; 4];
        match char {
            '\\' => match chars.next()? {
                'x' => row.push(u8::try_from(digits(&mut chars, 2)?).ok()?),
                'u' => {
                    let char = char::from_u32(digits(&mut chars, 4)?)?;
                    row.extend_from_slice(char.encode_utf8(&mut utf8).as_bytes());
                }
                'n' => row.push(b'\n'),
                'r' => row.push(b'\r'),
                't' => row.push(b'\t'),
                'a' => row.push(7),
                'b' => row.push(8),
                'v' => row.push(11),
                'f' => row.push(12),
                '0' => row.push(0),
                escape @ ('\\' | '"' | '\'') => row.push(escape as u8),
                _ => return None,
            },
            char if char == quote => return None,
            char => row.extend_from_slice(char.encode_utf8(&mut utf8).as_bytes()),
        }
    }
    Some(row)
}

/// The number of the next hexadecimal digits.
fn digits(chars: &mut std::str::Chars<'_>, count: usize) -> Option<u32> {
    (0..count).try_fold(0, |number, _| Some(number << 4 | chars.next()?.to_digit(16)?))
}
