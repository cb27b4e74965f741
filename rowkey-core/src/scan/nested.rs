//! A nested key scanned by its own builder: the edges of its rows, as they are where it is nested. Only text at the
//! end of the nested key differs: it has no end there, and has one here.

use alloc::boxed::Box;
use core::iter;

use super::builder::Stage;
use super::edges::{Edge, Edges, Side};
use super::tail::{self, as_rows};
use crate::bytes::reader::NUL;
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec;
use crate::explain::spans;
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
    let fields_of = |rows: &Edges<KeyBuf>| rows.moved(layout.fields_start(), &KeyBuf::new());
    let (rows, ended) = prefix.edges();
    let (_, complemented, inner_end) = node.peel(end);
    let rows = if inner_end == End::Row { among_rows::<P::Scan>(rows) } else { rows };
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
    let placed = |edges| if complemented { complement(edges) } else { edges };
    let mut edges = placed(here).moved(0, head);
    // Text that a row may end with may be none before a delimiter.
    edges.empty = edges.empty || edges.is_empty(head.position(), node, end);
    // Where this key is nested itself, its last field is ended too.
    let ended = ended.filter(|_| inner_end == End::Row);
    (edges, ended.map(|ended| Box::new(placed(ended).moved(0, &KeyBuf::from(head.bytes())))))
}

/// The layout of the key that is scanned.
fn layout_of<S: Stage>() -> &'static Layout {
    S::Key::__KEY
}

/// The edges of the key that is scanned among its rows.
fn among_rows<S: Stage>(edges: Edges<KeyBuf>) -> Edges<KeyBuf> {
    as_rows::<S::Key, _>(edges)
}

/// Never called on `AfterRow`, which only the end of a row has: nothing is complemented there.
fn complement(edges: Edges<KeyBuf>) -> Edges<KeyBuf> {
    let complement = |mut edge: Edge<KeyBuf>| {
        edge.bytes.written(0).iter_mut().for_each(|byte| *byte = !*byte);
        edge.side = if edge.side == Side::Before { Side::After } else { Side::Before };
        edge
    };
    Edges { low: complement(edges.high), high: complement(edges.low), empty: edges.empty }
}

/// An edge of a row of the key alone, where the key is nested and `end` follows.
fn inside(fields: &Fields, edge: Edge<KeyBuf>, end: End) -> Edge<KeyBuf> {
    if fields.has_tail() {
        return tail::inside(fields, edge);
    }
    let Some((last, earlier)) = fields.list.split_last() else { return edge };
    let delimiter = fields.delimiter.map_or(0, |delimiter| delimiter.len());
    let mut starts = iter::once(0).chain(spans(fields, &edge.bytes).map(|(_, span)| span.end + delimiter));
    match starts.nth(earlier.len()).and_then(|at| edge.bytes.split_at_checked(at)) {
        Some((earlier, rest)) => {
            last_field(&last.node, rest, edge.side, end).moved(0, &KeyBuf::from(earlier))
        }
        None => edge.clone(),
    }
}

/// The edge of the last field: bytes as they are at the end of a row, told as they are before `end`.
fn last_field(node: &Node, bytes: &[u8], side: Side, end: End) -> Edge<KeyBuf> {
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
