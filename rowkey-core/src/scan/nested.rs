//! A nested key scanned by its own builder: the edges of its rows, as they are where it is nested. Only text at the
//! end of the nested key differs: it has no end there, and has one here.

use alloc::boxed::Box;

use super::builder::Stage;
use super::edges::{Edge, Edges, Side};
use crate::bytes::reader::{NUL, TERMINATOR};
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec;
use crate::explain::length;
use crate::key::Key;
use crate::layout::{Fields, Kind, Layout, Node};

/// A builder of `K`'s own, as `_prefix` of a field of type `K` takes it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prefix of `{K}`",
    label = "not made by the `prefix()` of this field's type, or bound to some values",
    note = "a nested key is scanned by its own first fields, from `{K}::prefix()` on",
    note = "a scan of some values (`_in`) is several ranges: ask for each value by itself"
)]
pub trait PrefixOf<K> {
    /// The scan.
    type Scan: Stage<Key = K>;

    /// Its edges, for the key that it is nested in or for an enum of keys.
    fn edges(self) -> KeyEdges;
}

/// The edges of a scan as rows of the key alone; and again with a terminator after the last field, where only its
/// codec knows how that is done.
pub type KeyEdges = (Edges<KeyBuf>, Option<Box<Edges<KeyBuf>>>);

/// The edges of a nested scan after `head`, under `node`, which holds the key and may complement it.
pub(super) fn edges_inside<K, P: PrefixOf<K>, H: Head>(
    prefix: P,
    node: &Node,
    end: End,
    head: &H,
) -> (Edges<H>, Option<Box<Edges<KeyBuf>>>) {
    let layout = layout_of::<P::Scan>();
    let (rows, ended) = prefix.edges();
    let (_, complemented, inner_end) = node.peel(end);
    let fields_of = |edge: &Edge<KeyBuf>| KeyBuf::from(&edge.bytes[layout.fields_start()..]);
    // What the last field is ended by here, as far as the layout tells.
    let converted = |edge: &Edge<KeyBuf>| inside(&layout.fields, &fields_of(edge), edge.side, inner_end);
    let as_ended = |edge: &Edge<KeyBuf>| (fields_of(edge), edge.side);
    let (source, low, high) = match &ended {
        Some(ended) if inner_end != End::Row => (&**ended, as_ended(&ended.low), as_ended(&ended.high)),
        _ => (&rows, converted(&rows.low), converted(&rows.high)),
    };
    let mut edges = placed(head, low, high, complemented, source.empty);
    // Text that a row may end with may be none before a delimiter.
    edges.empty = edges.empty || edges.is_empty(head.position(), node, end);
    // Where this key is nested itself, its last field is ended too.
    let ended = ended.filter(|_| inner_end == End::Row).map(|ended| {
        let head = KeyBuf::from(head.bytes());
        Box::new(placed(&head, as_ended(&ended.low), as_ended(&ended.high), complemented, ended.empty))
    });
    (edges, ended)
}

/// The layout of the key that is scanned.
fn layout_of<S: Stage>() -> &'static Layout {
    S::Key::__KEY
}

/// The edges after `head`.
fn placed<H: Head>(
    head: &H,
    low: (KeyBuf, Side),
    high: (KeyBuf, Side),
    complemented: bool,
    empty: bool,
) -> Edges<H> {
    let (low, high) = if complemented { (complement(high), complement(low)) } else { (low, high) };
    let after = |(bytes, side): (KeyBuf, Side)| {
        let mut row = head.clone();
        row.put(&bytes);
        Edge { bytes: row, side }
    };
    Edges { low: after(low), high: after(high), empty }
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
    // What ends it, and the first byte that no text holds: from there on it is no part of any.
    let (valid, written, terminator): (_, _, &[u8]) = match end {
        End::Byte(delimiter) => (bytes.iter().position(|byte| *byte <= delimiter), End::Row, &[delimiter]),
        _ if escaped => (None, End::Mark, &TERMINATOR),
        _ => (bytes.iter().position(|byte| *byte == NUL), End::Row, &[NUL]),
    };
    // Nothing is forbidden in it any more.
    let _ = codec::text::starts_with(&bytes[..valid.unwrap_or(bytes.len())], written, &mut found);
    if valid.is_none() && side != Side::AfterRow {
        return (found, side);
    }
    found.put(terminator);
    (found, Side::After)
}
