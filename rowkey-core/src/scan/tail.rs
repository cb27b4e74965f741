//! Edges of keys with fields that were added later. A scan writes the tag of every `None`; a row leaves out those at
//! its end.

use super::edges::{Edge, Edges, Side};
use crate::bytes::sink::Head;
use crate::bytes::{KeyBuf, Sink};
use crate::explain::{kept, spans};
use crate::key::Key;
use crate::layout::{Fields, Layout};

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

/// An edge among the rows of a key that may have such fields.
pub(super) fn among_rows<H: Head>(layout: &Layout, mut edge: Edge<H>) -> Edge<H> {
    if !layout.fields.has_tail() {
        return edge;
    }
    let start = layout.fields_start();
    let Some(fields) = edge.bytes.bytes().get(start..) else { return edge };
    let (kept, count) = kept(&layout.fields, fields);
    let kept = start + kept;
    match edge.side {
        // Some field may follow, and be `Some`.
        Side::After if count < layout.fields.list.len() || kept == edge.bytes.position() => {}
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
