//! Converts the last field of a key from the end of a row to before what follows the key where it is nested. Only a field of
//! variable width differs: it ends with the row there, and has a terminator or a delimiter here.

use super::interval::{RowBound, RowPosition};
use super::tail::{self, last_start};
use crate::bytes::escape::escape;
use crate::bytes::reader::NUL;
use crate::bytes::{End, KeyBuf, Sink, varbinary};
use crate::layout::{Fields, Kind, Node};

/// Converts a bound of a row of the key to the nested key, which `end` follows.
fn inside(fields: &Fields, row_bound: RowBound, end: End) -> RowBound {
    if fields.has_tail() {
        return tail::inside(fields, row_bound);
    }
    let Some(last) = fields.list.last() else { return row_bound };
    match last_start(fields, &row_bound.bytes).and_then(|start| row_bound.bytes.split_at_checked(start)) {
        Some((earlier, rest)) => last_field(&last.node, rest, row_bound.position, end).moved(0, earlier),
        None => row_bound.clone(),
    }
}

/// Converts a bound of the last field from the end of a row to before `end`.
pub(crate) fn last_field(node: &Node, bytes: &[u8], position: RowPosition, end: End) -> RowBound {
    let same = RowBound { bytes: KeyBuf::from(bytes), position };
    // The same bytes here, and what follows them.
    let delimited = |bytes| ended(bytes, position, true, end.delimiter().as_deref().unwrap_or_default());
    match &node.kind {
        _ if bytes.is_empty() && position != RowPosition::AfterRow => same,
        Kind::Optional(inner) if inner.unterminated() => match bytes {
            [1, rest @ ..] => last_field(inner, rest, position, end).moved(0, &[1]),
            // The encoding of `None` is complete.
            _ => ended(same.bytes, position, true, &[]),
        },
        Kind::Key(fields) => inside(fields, same, end),
        Kind::Keys(kinds) => match kinds.of(bytes).map(|kind| &kind.layout) {
            Some(kind) if !kind.fields.list.is_empty() => {
                let (prefix, rest) = bytes.split_at(kind.prefix.len());
                inside(&kind.fields, RowBound { bytes: rest.into(), position }, end).moved(0, prefix)
            }
            _ => delimited(same.bytes),
        },
        Kind::Text { .. } | Kind::Variants(_) if node.unterminated() => text(bytes, position, end, true),
        Kind::NulText { .. } => text(bytes, position, end, false),
        Kind::VarbinaryEncoded { .. } => ended(same.bytes, position, true, &varbinary::END),
        _ => delimited(same.bytes),
    }
}

/// `Before` a text: from it on. `AfterRow`: after it. `After`: after all text that starts with it.
fn text(bytes: &[u8], position: RowPosition, end: End, escaped: bool) -> RowBound {
    let mut found = KeyBuf::new();
    // The terminator, and the offset of the first invalid byte: text is cut there.
    let (valid, terminator): (_, &[u8]) = match end {
        End::Byte(delimiter) => (bytes.iter().position(|byte| *byte <= delimiter), &[delimiter]),
        // Only complete values: bounds of such text do not compile.
        End::Unordered(ref delimiter) => (delimiter.begins_in(bytes), delimiter),
        _ if escaped => {
            escape(bytes, &mut found);
            return ended(found, position, true, &[NUL]);
        }
        _ => (bytes.iter().position(|byte| *byte == NUL), &[NUL]),
    };
    found.put(&bytes[..valid.unwrap_or(bytes.len())]);
    ended(found, position, valid.is_none(), terminator)
}

fn ended(mut found: KeyBuf, position: RowPosition, valid: bool, terminator: &[u8]) -> RowBound {
    if valid && position != RowPosition::AfterRow {
        return RowBound { bytes: found, position };
    }
    found.put(terminator);
    RowBound { bytes: found, position: RowPosition::After }
}
