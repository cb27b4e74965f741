//! Bounds of keys with `tail` fields. A scan writes the tag of every `None`; a row omits trailing ones.

use core::iter;

use super::interval::{RowBound, RowPosition};
use crate::bytes::tag::{NONE, SOME};
use crate::bytes::{KeyBuf, Sink};
use crate::form::span::{kept, spans};
use crate::layout::{Field, Fields, Kind, Layout, Node};

/// Converts one bound of a key that has `tail` fields, or ends with a nested key that has.
pub(crate) fn among_rows(layout: &Layout, row_bound: RowBound) -> RowBound {
    clip(&layout.fields, layout.fields_start(), row_bound)
}

/// The offset of the last field after its literal, if `bytes` contains the others.
pub(crate) fn last_start(fields: &Fields, bytes: &[u8]) -> Option<usize> {
    let delimiter = fields.delimiter.map_or(0, |delimiter| delimiter.len());
    let ends = spans(fields, bytes).map(|(_, span)| span.end + delimiter);
    let start = iter::once(0).chain(ends).nth(fields.list.len().checked_sub(1)?)?;
    Some(start + fields.list.last()?.literal.len())
}

/// The same for fields that start at offset `start`.
fn clip(fields: &Fields, start: usize, mut row_bound: RowBound) -> RowBound {
    let Some(bytes) = row_bound.bytes.get(start..) else { return row_bound };
    if !fields.has_tail() {
        // Only these may have `tail` fields: the last one of most keys is not looked for.
        let is_key = |last: &&Field| matches!(inside_options(&last.node).kind, Kind::Key(_) | Kind::Keys(_));
        let Some(last) = fields.list.last().filter(is_key) else { return row_bound };
        let Some(at) = last_start(fields, bytes) else { return row_bound };
        return clip_value(&last.node, start + at, row_bound);
    }
    let (kept, count) = kept(fields, bytes);
    let kept = start + kept;
    match row_bound.position {
        // A later field may be `Some`.
        RowPosition::After if count < fields.list.len() || kept == row_bound.bytes.position() => {}
        RowPosition::After => {
            row_bound.bytes.cut(kept);
            row_bound.position = RowPosition::AfterRow;
        }
        RowPosition::Before | RowPosition::AfterRow => row_bound.bytes.cut(kept),
    }
    row_bound
}

/// The same for the value that starts at offset `start`.
fn clip_value(node: &Node, start: usize, row_bound: RowBound) -> RowBound {
    let bytes = row_bound.bytes.get(start..).unwrap_or_default();
    match &node.kind {
        Kind::Optional(inner) if bytes.first() == Some(&SOME) => clip_value(inner, start + 1, row_bound),
        Kind::Key(inner) => clip(inner, start, row_bound),
        Kind::Keys(kinds) => match kinds.of(bytes).map(|kind| &kind.layout) {
            Some(kind) => clip(&kind.fields, start + kind.prefix.len(), row_bound),
            None => row_bound,
        },
        _ => row_bound,
    }
}

/// The node of the value inside any number of `Option`s.
fn inside_options(mut node: &Node) -> &Node {
    while let Kind::Optional(inner) = &node.kind {
        node = inner;
    }
    node
}

/// Appends the tags of the `None`s that are omitted at the end of the first `count` fields.
pub(super) fn put_omitted(fields: &Fields, count: usize, bytes: &mut KeyBuf) {
    let present = spans(fields, bytes).count();
    (present..count).for_each(|_| bytes.put_byte(NONE));
}

/// Converts a bound of a key that is nested before other fields, where no `None` is omitted.
pub(super) fn inside(fields: &Fields, mut row_bound: RowBound) -> RowBound {
    if row_bound.position == RowPosition::AfterRow {
        put_omitted(fields, fields.list.len(), &mut row_bound.bytes);
        row_bound.position = RowPosition::After;
    }
    row_bound
}
