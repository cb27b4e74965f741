//! The text that `{:?}` prints of a key, read back.

use std::str::FromStr;

#[derive(Debug, PartialEq)]
pub(super) enum Debug {
    /// A number, `true`, `None`, `inf`.
    Word(String),
    /// In quotes of either kind.
    Text(String),
    /// `[..]`, and the contents of `(..)` or `{..}` after a name, with the names of fields.
    Many(Vec<(String, Debug)>),
}

impl Debug {
    pub(super) fn word(&self) -> Option<&str> {
        if let Debug::Word(word) = self { Some(word) } else { None }
    }

    pub(super) fn text(&self) -> &str {
        if let Debug::Text(text) = self { text } else { panic!("{self:?} is no text") }
    }

    pub(super) fn elements(&self) -> Vec<&Debug> {
        if let Debug::Many(all) = self {
            all.iter().map(|(_, one)| one).collect()
        } else {
            panic!("{self:?}")
        }
    }

    pub(super) fn field(&self, name: &str) -> Option<&Debug> {
        let Debug::Many(all) = self else { return None };
        all.iter().find(|(field, _)| field == name).map(|(_, one)| one)
    }

    /// What a newtype holds; anything else itself.
    pub(super) fn inside(&self) -> &Debug {
        match self {
            Debug::Many(all) if all.len() == 1 && all[0].0 == "0" => all[0].1.inside(),
            other => other,
        }
    }

    /// All numbers in it as bytes.
    pub(super) fn bytes(&self) -> Vec<u8> {
        match self {
            Debug::Word(word) => vec![word.parse().unwrap()],
            Debug::Text(text) => text.as_bytes().to_vec(),
            Debug::Many(_) => self.elements().into_iter().flat_map(Debug::bytes).collect(),
        }
    }
}

impl FromStr for Debug {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut rest = text;
        let all = one(&mut rest)?;
        if rest.is_empty() { Ok(all) } else { Err(format!("`{rest}` is left over")) }
    }
}

fn one(rest: &mut &str) -> Result<Debug, String> {
    let quote = rest.chars().next().filter(|quote| matches!(quote, '"' | '\''));
    if let Some(quote) = quote {
        *rest = &rest[1..];
        return text(rest, quote).map(Debug::Text);
    }
    if let Some(bytes) = rest.strip_prefix("b\"") {
        *rest = bytes;
        return byte_text(rest);
    }
    let end = rest.find(['(', '{', '[', ')', '}', ']', ',']).unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    let close = match after.chars().next() {
        Some('[') => ']',
        Some('(') => ')',
        Some('{') => '}',
        _ => {
            *rest = after;
            return Ok(Debug::Word(word.trim().to_owned()));
        }
    };
    *rest = after[1..].trim_start();
    let mut all = Vec::new();
    loop {
        if let Some(after) = rest.strip_prefix(close) {
            *rest = after;
            return Ok(Debug::Many(all));
        }
        let mut name = if close == ']' { format!("[{}]", all.len()) } else { all.len().to_string() };
        if let ('}', Some((field, after))) = (close, rest.split_once(": ")) {
            name = field.to_owned();
            *rest = after;
        }
        // `std::cmp::Reverse` is what it turns around.
        let reverse = rest.starts_with("Reverse(");
        let value = match one(rest)? {
            Debug::Many(mut inside) if reverse => inside.remove(0).1,
            other => other,
        };
        all.push((name, value));
        *rest = rest.trim_start().trim_start_matches(',').trim_start();
    }
}

/// Bytes up to the quote, each as a number.
fn byte_text(rest: &mut &str) -> Result<Debug, String> {
    let mut bytes = Vec::new();
    let mut left = rest.bytes();
    let mut next = || left.next().ok_or("no quote at the end");
    loop {
        bytes.push(match next()? {
            b'"' => break,
            b'\\' => match next()? {
                b'0' => 0,
                b'n' => b'\n',
                b't' => b'\t',
                b'r' => b'\r',
                b'x' => {
                    let digits = [next()?, next()?];
                    let digits = std::str::from_utf8(&digits).map_err(|error| error.to_string())?;
                    u8::from_str_radix(digits, 16).map_err(|error| error.to_string())?
                }
                other => other,
            },
            other => other,
        });
    }
    *rest = &rest[rest.len() - left.len()..];
    let number = |(i, byte): (usize, u8)| (format!("[{i}]"), Debug::Word(byte.to_string()));
    Ok(Debug::Many(bytes.into_iter().enumerate().map(number).collect()))
}

/// Text up to the quote, its escapes undone.
fn text(rest: &mut &str, quote: char) -> Result<String, String> {
    let mut text = String::new();
    let mut chars = rest.char_indices();
    while let Some((at, char)) = chars.next() {
        match char {
            _ if char == quote => {
                *rest = &rest[at + 1..];
                return Ok(text);
            }
            '\\' => match chars.next().map(|(_, escaped)| escaped) {
                Some('0') => text.push('\0'),
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some('r') => text.push('\r'),
                Some('u') => {
                    let digits: String =
                        chars.by_ref().map(|(_, char)| char).skip(1).take_while(|&c| c != '}').collect();
                    let code = u32::from_str_radix(&digits, 16).map_err(|error| error.to_string())?;
                    text.push(char::from_u32(code).ok_or("no character")?);
                }
                Some(other) => text.push(other),
                None => break,
            },
            _ => text.push(char),
        }
    }
    Err("no quote at the end".into())
}
