//! Converts the last field of a key from the end of a row to before what follows the key where it is nested. Only a field of
//! variable width differs: it ends with the row there, and has a terminator or a delimiter here.

use super::interval::{RowBound, RowPosition};
use super::tail::{Innermost, put_omitted};
use crate::bytes::escape::escape;
use crate::bytes::reader::NUL;
use crate::bytes::{End, KeyBuf, Sink, varbinary};
use crate::layout::{Kind, Node};

/// Converts a bound of the last field from the end of a row to before `end`.
pub(crate) fn last_field(node: &Node, bytes: &[u8], position: RowPosition, end: End) -> RowBound {
    let Some((start, innermost)) = Innermost::of_value(node, bytes, 0) else {
        return RowBound { bytes: bytes.into(), position };
    };
    let (earlier, own) = bytes.split_at(start);
    let last = match innermost {
        Innermost::Value(last) => last,
        Innermost::Tail(fields) => {
            // Before other fields, no `None` is omitted.
            let mut bytes = KeyBuf::from(own);
            if position == RowPosition::AfterRow {
                put_omitted(fields, fields.list.len(), &mut bytes);
            }
            return ended(bytes, position, true, &[]).moved(0, earlier);
        }
    };
    let row_bound = match &last.kind {
        Kind::Text { .. } | Kind::Variants(_) if last.unterminated() => text(own, position, end, true),
        Kind::NulText { .. } => text(own, position, end, false),
        Kind::VarbinaryEncoded { .. } => ended(own.into(), position, true, &varbinary::END),
        // The same bytes here, and what follows them.
        _ => ended(own.into(), position, true, end.delimiter().as_deref().unwrap_or_default()),
    };
    row_bound.moved(0, earlier)
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
