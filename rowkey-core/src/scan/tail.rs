//! Edges of keys with fields that were added later. A scan writes the tag of every `None`; a row leaves out those at
//! its end.

use super::edges::{Edge, Edges, Side, last_start};
use crate::bytes::sink::Head;
use crate::bytes::{KeyBuf, Sink};
use crate::explain::{kept, spans};
use crate::key::Key;
use crate::layout::{Fields, Kind, Layout};

/// The edges among the rows.
#[inline(always)]
pub(super) fn as_rows<K: Key, H: Head>(edges: Edges<H>) -> Edges<H> {
    if const { !K::__KEY.fields.has_tail() } {
        return edges;
    }
    Edges { low: among_rows(K::__KEY, edges.low), high: among_rows(K::__KEY, edges.high), empty: edges.empty }
}

/// All `fields` of a key are fixed, and the last is open: longer rows than the one they are lie beyond.
pub(super) const fn ends_open(layout: &Layout, fields: usize) -> bool {
    match layout.fields.list.get() {
        list @ [.., last] => {
            let ends = last.tail || layout.fields.trailing;
            list.len() == fields && last.node.get().open_end() && !ends
        }
        [] => false,
    }
}

/// An edge among the rows of a key that may have such fields, or ends in a nested key that has some.
pub(super) fn among_rows<H: Head>(layout: &Layout, edge: Edge<H>) -> Edge<H> {
    cut(&layout.fields, layout.fields_start(), edge)
}

/// The same of fields that begin at `start`.
fn cut<H: Head>(fields: &Fields, start: usize, mut edge: Edge<H>) -> Edge<H> {
    let Some(bytes) = edge.bytes.bytes().get(start..) else { return edge };
    if !fields.has_tail() {
        let Some(Kind::Key(inner)) = fields.list.last().map(|last| &last.node.kind) else { return edge };
        return match last_start(fields, bytes) {
            Some(at) => cut(inner, start + at, edge),
            None => edge,
        };
    }
    let (kept, count) = kept(fields, bytes);
    let kept = start + kept;
    match edge.side {
        // Some field may follow, and be `Some`.
        Side::After if count < fields.list.len() || kept == edge.bytes.position() => {}
        Side::After => {
            edge.bytes.cut(kept);
            edge.side = Side::AfterRow;
        }
        Side::Before | Side::AfterRow => edge.bytes.cut(kept),
    }
    edge
}

/// An edge among the rows, where the key is nested before other fields: no `None` is left out there.
pub(super) fn inside(fields: &Fields, mut edge: Edge<KeyBuf>) -> Edge<KeyBuf> {
    if edge.side == Side::AfterRow {
        let count = spans(fields, &edge.bytes).count();
        (count..fields.list.len()).for_each(|_| edge.bytes.put_byte(0));
        edge.side = Side::After;
    }
    edge
}
