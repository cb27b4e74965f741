//! Bytes inside something larger, of which only its writer knows whether they are the row: `(b'..', 1)` of Python,
//! `{ key: <Buffer 07> }` of Node.js, `{B:[7 0] N:3}` of Go, or after a label. Java's `[B@7ad041f3` is refused: it does not show the bytes.

use super::Seen;
use super::numbers::number;

const LABELS: [&str; 7] = ["key", "row", "rowkey", "row key", "row_key", "start_key", "end_key"];

pub fn line(line: &str) -> Result<Seen, String> {
    let bare = line.trim();
    if has_address(bare) {
        return Err("found the address of an object, which does not show its bytes; expected the bytes, as Arrays.toString or \
                    repr() prints them"
            .into());
    }
    if let Some(name) = label(bare) {
        return Err(format!("found a value after `{name}`; expected the row alone, or --text"));
    }
    match has_bytes(bare) || is_collection(bare) {
        true => Err("found bytes inside a larger value; expected the row alone, or --text".into()),
        false => Ok(Seen::Other),
    }
}

/// `[B@7ad041f3` and `java.nio.HeapByteBuffer[pos=0 lim=4 cap=4]` of Java, `<memory at 0x7fa109b577c0>` of Python.
fn has_address(text: &str) -> bool {
    let hash = |after: &str| after.bytes().take_while(u8::is_ascii_hexdigit).count() > 4;
    text.match_indices("[B@").any(|(at, _)| hash(&text[at + 3..]))
        || text.contains("ByteBuffer[pos=")
        || (text.starts_with('<') && text.ends_with('>') && text.contains(" at 0x"))
}

/// `key: 0700`, `row = a`.
fn label(text: &str) -> Option<&str> {
    let (name, value) = text.split_once([':', '='])?;
    let is_apart = value.starts_with(' ') || name.ends_with(' ');
    let name = name.trim_end().trim_matches(['"', '\'']);
    (is_apart && !value.trim().is_empty() && LABELS.contains(&&*name.to_ascii_lowercase())).then_some(name)
}

fn has_bytes(text: &str) -> bool {
    // Whether `begin` begins a word there.
    let after = |begin: &'static str| {
        text.match_indices(begin).filter_map(move |(at, _)| {
            let free = !text[..at].ends_with(|char: char| char.is_alphanumeric() || "_\\".contains(char));
            free.then(|| &text[at + begin.len()..])
        })
    };
    let is_hex = |digits: &str| digits.len() % 2 == 0 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    after("b'").any(|rest| rest.contains('\''))
        || after("b\"").any(|rest| rest.contains('"'))
        || after("<Buffer ").any(|rest| rest.contains('>'))
        || ["x'", "X'"].into_iter().any(|begin| {
            after(begin).any(|rest| rest.split_once('\'').is_some_and(|(digits, _)| is_hex(digits)))
        })
        || text.match_indices(['[', '{']).any(|(at, _)| is_list(&text[at + 1..]))
}

/// At least two bytes as numbers, up to a bracket.
fn is_list(text: &str) -> bool {
    let Some(end) = text.find([']', '}']) else { return false };
    let mut numbers = text[..end].split([',', ' ']).filter(|number| !number.is_empty()).map(number);
    numbers.next().flatten().is_some()
        && numbers.next().flatten().is_some()
        && numbers.all(|byte| byte.is_some())
}

/// `["a", "b"]`, `('a', 1)`, `{'a': 1}`, `[{"a": 1}`.
fn is_collection(text: &str) -> bool {
    let Some(inner) = text.strip_prefix(['[', '(', '{']) else { return false };
    let inner = inner.trim_start_matches([' ', '[', '(', '{']);
    inner.starts_with(['"', '\''])
        && inner[1..].contains(&inner[..1])
        && text.trim_end_matches([',', ';']).ends_with([']', ')', '}'])
}
