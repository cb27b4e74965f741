//! A nested key scanned by its own builder: the edges of its rows, as they are where it is nested. Only text at the
//! end of the nested key differs: it has no end there, and has one here.

use alloc::boxed::Box;

use super::builder::Stage;
use super::edges::{Edge, Edges, Side};
use crate::bytes::reader::{ESCAPED_NUL, NUL};
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::length;
use crate::key::Key;
use crate::layout::{Fields, Kind, Node};

/// A builder of `K`'s own, as `_prefix` of a field of type `K` takes it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prefix of `{K}`",
    label = "not made by the `prefix()` of this field's type",
    note = "a nested key is scanned by its own first fields, from `{K}::prefix()` on"
)]
pub trait PrefixOf<K> {
    /// The scan.
    type Scan: Stage<Key = K>;

    /// The scan.
    fn into_scan(self) -> Self::Scan;
}

/// The edges of a nested scan after `head`, under `node`, which holds the key and may complement it; and the same
/// with the last field ended, where only its codec knows how that is done.
pub(super) fn edges_inside<S: Stage, H: Head>(
    scan: S,
    node: &Node,
    end: End,
    head: &H,
) -> (Edges<H>, Option<Box<Edges<KeyBuf>>>) {
    let layout = <S::Key as Key>::__KEY;
    let (rows, ended) = scan.edges();
    let complemented = matches!(node.kind, Kind::Descending(_)) && is_complemented(node);
    let (outer, end) = (end, if matches!(node.kind, Kind::Descending(_)) { End::Mark } else { end });
    let place = |edges: &Edges<KeyBuf>, end: End, ended: bool| {
        let edge = |edge: &Edge<KeyBuf>| {
            let bytes = &edge.bytes[layout.fields_start()..];
            let (bytes, side) = match ended {
                true => (bytes.into(), edge.side),
                false => inside(&layout.fields, bytes, edge.side, end),
            };
            (bytes, side)
        };
        let (low, high) = (edge(&edges.low), edge(&edges.high));
        let (low, high) = if complemented { (complement(high), complement(low)) } else { (low, high) };
        (low, high, edges.empty)
    };
    let source = ended.as_deref().filter(|_| end != End::Row);
    let (low, high, empty) = place(source.unwrap_or(&rows), end, source.is_some());
    let after = |(bytes, side): (KeyBuf, Side)| {
        let mut row = head.clone();
        row.put(&bytes);
        Edge { bytes: row, side }
    };
    // Where this key is nested itself, its last field is ended too.
    let ended = ended.filter(|_| end == End::Row).map(|ended| {
        let (low, high, empty) = place(&ended, End::Mark, true);
        let after = |(bytes, side): (KeyBuf, Side)| {
            let mut row = KeyBuf::from(head.bytes());
            row.put(&bytes);
            Edge { bytes: row, side }
        };
        Box::new(Edges { low: after(low), high: after(high), empty })
    });
    let mut edges = Edges { low: after(low), high: after(high), empty };
    // Text that a row may end with may be none before a delimiter.
    edges.empty = empty || edges.is_empty(head.position(), node, outer);
    (edges, ended)
}

fn is_complemented(node: &Node) -> bool {
    match &node.kind {
        Kind::Descending(inner) => !is_complemented(inner),
        _ => false,
    }
}

/// Never called on `AfterRow`, which only the end of a row has: nothing is complemented there.
fn complement((mut bytes, side): (KeyBuf, Side)) -> (KeyBuf, Side) {
    bytes.written(0).iter_mut().for_each(|byte| *byte = !*byte);
    (bytes, if side == Side::Before { Side::After } else { Side::Before })
}

/// An edge of a row of the key alone, where the key is nested and `end` follows.
fn inside(fields: &Fields, bytes: &[u8], side: Side, end: End) -> (KeyBuf, Side) {
    if end == End::Row {
        return (bytes.into(), side);
    }
    let mut at = 0;
    for (i, field) in fields.list.iter().enumerate() {
        let own_end = fields.end(i, End::Row);
        if i + 1 == fields.list.len() {
            let mut found = KeyBuf::from(&bytes[..at]);
            let (last, side) = last_field(&field.node, &bytes[at..], side, end);
            found.put(&last);
            return (found, side);
        }
        let Some(len) = length(&field.node, field.skip, own_end, false, &bytes[at..]) else { break };
        at += len + usize::from(matches!(own_end, End::Byte(_)));
        if at > bytes.len() {
            break;
        }
    }
    (bytes.into(), side)
}

/// The edge of the last field: bytes as they are at the end of a row, told as they are before `end`.
fn last_field(node: &Node, bytes: &[u8], side: Side, end: End) -> (KeyBuf, Side) {
    match &node.kind {
        _ if bytes.is_empty() && side != Side::AfterRow => (KeyBuf::new(), side),
        Kind::Optional(inner) if inner.open_end() => match bytes {
            [1, rest @ ..] => {
                let mut found = KeyBuf::from([1]);
                let (rest, side) = last_field(inner, rest, side, end);
                found.put(&rest);
                (found, side)
            }
            // The row of `None` is the whole value.
            _ => (bytes.into(), if side == Side::AfterRow { Side::After } else { side }),
        },
        Kind::Key(fields) => inside(fields, bytes, side, end),
        Kind::Text { .. } | Kind::Variants(_) if node.open_end() => text(bytes, side, end, true),
        Kind::NulText { .. } => text(bytes, side, end, false),
        _ => (bytes.into(), side),
    }
}

/// `Before` text: the texts from it on. `AfterRow`: those after it. `After`: those that do not begin with it.
fn text(bytes: &[u8], side: Side, end: End, escaped: bool) -> (KeyBuf, Side) {
    let mut found = KeyBuf::new();
    match end {
        End::Byte(delimiter) => {
            // What comes from the first byte on that no text holds is no part of any.
            let valid = bytes.iter().position(|byte| *byte <= delimiter);
            found.put(&bytes[..valid.unwrap_or(bytes.len())]);
            match (valid, side) {
                (Some(_), _) | (None, Side::AfterRow) => {
                    found.put_byte(delimiter);
                    (found, Side::After)
                }
                (None, side) => (found, side),
            }
        }
        _ if escaped => {
            for byte in bytes {
                found.put_byte(*byte);
                if *byte == NUL {
                    found.put_byte(ESCAPED_NUL);
                }
            }
            if side == Side::AfterRow {
                found.put(&crate::bytes::reader::TERMINATOR);
                return (found, Side::After);
            }
            (found, side)
        }
        _ => {
            let valid = bytes.iter().position(|byte| *byte == NUL);
            found.put(&bytes[..valid.unwrap_or(bytes.len())]);
            match (valid, side) {
                (Some(_), _) | (None, Side::AfterRow) => {
                    found.put_byte(NUL);
                    (found, Side::After)
                }
                (None, side) => (found, side),
            }
        }
    }
}
