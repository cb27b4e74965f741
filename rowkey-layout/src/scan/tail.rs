//! What a value ends with, and bounds of keys with `tail` fields. A scan writes the tag of every `None`; a row omits trailing ones.

use core::iter;

use super::interval::{Interval, RowBound, RowPosition};
use super::range::KeyRange;
use crate::bytes::tag::{NONE, SOME};
use crate::bytes::{KeyBuf, Sink};
use crate::form::span::{kept, spans};
use crate::layout::{Field, Fields, Kind, Layout, Node};

/// The innermost last part of a value: of an `Option` its value, of a key its last field.
pub(crate) enum Innermost<'l> {
    Value(&'l Node),
    /// The fields of a key with `tail` fields.
    Tail(&'l Fields),
}

impl<'l> Innermost<'l> {
    /// That of the value at offset `start`, and its own offset; `None` if `bytes` does not contain all before it.
    pub(crate) fn of_value(node: &'l Node, bytes: &[u8], start: usize) -> Option<(usize, Self)> {
        let value = bytes.get(start..)?;
        match &node.kind {
            Kind::Optional(inner) if value.first() == Some(&SOME) => {
                Innermost::of_value(inner, bytes, start + 1)
            }
            Kind::Key(fields) => Innermost::of_fields(fields, bytes, start),
            Kind::Keys(kinds) => match kinds.of(value).map(|kind| &kind.layout) {
                Some(kind) if !kind.fields.list.is_empty() => {
                    Innermost::of_fields(&kind.fields, bytes, start + kind.prefix.len())
                }
                _ => Some((start, Innermost::Value(node))),
            },
            _ => Some((start, Innermost::Value(node))),
        }
    }

    /// The same of fields.
    fn of_fields(fields: &'l Fields, bytes: &[u8], start: usize) -> Option<(usize, Self)> {
        if fields.has_tail() {
            return Some((start, Innermost::Tail(fields)));
        }
        let last = fields.list.last()?;
        let delimiter = fields.delimiter.map_or(0, |delimiter| delimiter.len());
        let ends = spans(fields, bytes.get(start..)?).map(|(_, span)| span.end + delimiter);
        let at = iter::once(0).chain(ends).nth(fields.list.len() - 1)?;
        Innermost::of_value(&last.node, bytes, start + at + last.literal.len())
    }
}

/// Converts one bound of a key that has `tail` fields, or ends with a nested key that has.
pub(crate) fn among_rows(layout: &Layout, mut row_bound: RowBound) -> RowBound {
    // Only these may have `tail` fields: what most keys end with is not looked for.
    let is_key = |last: &Field| matches!(inside_options(&last.node).kind, Kind::Key(_) | Kind::Keys(_));
    if !layout.fields.has_tail() && !layout.fields.list.last().is_some_and(is_key) {
        return row_bound;
    }
    let innermost = Innermost::of_fields(&layout.fields, &row_bound.bytes, layout.fields_start());
    let Some((start, Innermost::Tail(fields))) = innermost else { return row_bound };
    let Some(bytes) = row_bound.bytes.get(start..) else { return row_bound };
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

/// The range of the rows between two bounds of such a key, or of any other.
pub(super) fn rows_between(layout: &Layout, between: Interval) -> KeyRange {
    let row = |row_bound| among_rows(layout, row_bound).into_row();
    KeyRange::new(row(between.low), row(between.high))
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
