//! A nested key scanned by its own builder: the edges of its rows, as they are where it is nested. Only text at the
//! end of the nested key differs: it has no end there, and has one here.

use alloc::boxed::Box;

use super::edges::{Edge, Edges, Side, last_start};
use super::stage::{Ended, Stage};
use super::tail::{self, as_rows};
use crate::bytes::reader::NUL;
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec;
use crate::key::Key;
use crate::layout::{Fields, Kind, Node};

/// A builder of `K`'s own, as `_prefix` of a field of type `K` takes it.
#[diagnostic::on_unimplemented(
    message = "this is no scan of `{K}`, the type of this field",
    label = "not made by `{K}::prefix()`",
    note = "a nested key is scanned by its own fields: give `{K}::prefix()`, with values, sets or bounds of them"
)]
pub trait PrefixOf<K> {
    /// The scan.
    type Scan: Stage<Key = K>;

    /// The scan in it.
    fn scan(self) -> Self::Scan;
}

/// `rows`, the edges of a scan of `K`, after `head`, under `node`, which holds the key and may complement it. `ended`: the
/// same with a terminator after the last field, where only its codec knows how that is done.
pub(super) fn edges_inside<K: Key, H: Head>(
    (rows, ended): (Edges<KeyBuf>, Ended),
    node: &Node,
    end: End,
    head: &H,
) -> (Edges<H>, Ended) {
    let layout = K::__KEY;
    let fields_of = |rows: &Edges<KeyBuf>| rows.moved(layout.fields_start(), &KeyBuf::new());
    let (_, complemented, inner_end) = node.peel(end);
    let rows = if inner_end == End::Row { as_rows::<K, _>(rows) } else { rows };
    let (rows, ended) = (fields_of(&rows), ended.map(|ended| fields_of(&ended)));
    let here = match &ended {
        _ if inner_end == End::Row => rows,
        Some(ended) => ended.clone(),
        // What the last field is ended by here, as far as the layout tells.
        None => Edges {
            low: inside(&layout.fields, rows.low, inner_end),
            high: inside(&layout.fields, rows.high, inner_end),
            empty: rows.empty,
        },
    };
    let placed = |edges: Edges<KeyBuf>| if complemented { edges.complemented() } else { edges };
    let mut edges = placed(here).moved(0, head);
    // Text that a row may end with may be none before a delimiter.
    edges.empty = edges.empty || edges.is_empty(head.position(), node, end);
    // Where this key is nested itself, its last field is ended too.
    let ended = ended.filter(|_| inner_end == End::Row);
    (edges, ended.map(|ended| Box::new(placed(ended).moved(0, &KeyBuf::from(head.bytes())))))
}

/// An edge of a row of the key alone, where the key is nested and `end` follows.
fn inside(fields: &Fields, edge: Edge<KeyBuf>, end: End) -> Edge<KeyBuf> {
    if fields.has_tail() {
        return tail::inside(fields, edge);
    }
    let Some(last) = fields.list.last() else { return edge };
    match last_start(fields, &edge.bytes).and_then(|at| edge.bytes.split_at_checked(at)) {
        Some((earlier, rest)) => {
            last_field(&last.node, rest, edge.side, end).moved(0, &KeyBuf::from(earlier))
        }
        None => edge.clone(),
    }
}

/// The edge of the last field: bytes as they are at the end of a row, told as they are before `end`.
pub(super) fn last_field(node: &Node, bytes: &[u8], side: Side, end: End) -> Edge<KeyBuf> {
    let same = Edge { bytes: KeyBuf::from(bytes), side };
    match &node.kind {
        _ if bytes.is_empty() && side != Side::AfterRow => same,
        Kind::Optional(inner) if inner.open_end() => match bytes {
            [1, rest @ ..] => last_field(inner, rest, side, end).moved(0, &KeyBuf::from([1])),
            // The row of `None` is the whole value.
            _ if side == Side::AfterRow => Edge { side: Side::After, ..same },
            _ => same,
        },
        Kind::Key(fields) => inside(fields, same, end),
        Kind::Text { .. } | Kind::Variants(_) if node.open_end() => text(bytes, side, end, true),
        Kind::NulText { .. } => text(bytes, side, end, false),
        _ => same,
    }
}

/// `Before` text: the texts from it on. `AfterRow`: those after it. `After`: those that do not begin with it.
fn text(bytes: &[u8], side: Side, end: End, escaped: bool) -> Edge<KeyBuf> {
    let mut found = KeyBuf::new();
    // What ends it, and the first byte that no text holds: from there on it is no part of any.
    let (valid, written, terminator): (_, _, &[u8]) = match end {
        End::Byte(delimiter) => (bytes.iter().position(|byte| *byte <= delimiter), End::Row, &[delimiter]),
        // Only whole values: what bounds such text does not compile.
        End::Unordered(ref delimiter) => (delimiter.begins_in(bytes), End::Row, delimiter),
        _ if escaped => (None, End::Mark, &[NUL]),
        _ => (bytes.iter().position(|byte| *byte == NUL), End::Row, &[NUL]),
    };
    // Nothing is forbidden in it any more.
    let _ = codec::text::starts_with(&bytes[..valid.unwrap_or(bytes.len())], written, &mut found);
    if valid.is_none() && side != Side::AfterRow {
        return Edge { bytes: found, side };
    }
    found.put(terminator);
    Edge { bytes: found, side: Side::After }
}
