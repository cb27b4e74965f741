//! From what is asked of each field to the leaves of a row. What is asked of a nested key is in bytes as that key's own rows have
//! them; here it gets the ends and complements of where the key is nested.

use alloc::vec::Vec;

use super::constraint::{Constraint, Window};
use super::emptiness::by_ceiling;
use super::interval::RowPosition;
use super::leaf::Leaf;
use super::nested::last_field;
use crate::bytes::{End, KeyBuf};
use crate::form::ceiling_of;
use crate::form::parts::{Placed, flipped};
use crate::form::span::spans;
use crate::layout::{Fields, Kind, Layout};

/// The leaves of a row of `layout` after its salt, with the constraints of its leading fields.
pub(super) fn leaves(layout: &Layout, each: Vec<Constraint>) -> Vec<Leaf<'_>> {
    let mut each = each.into_iter();
    let mut leaves = Vec::with_capacity(layout.fields.list.len() + 1);
    if !layout.prefix.is_empty() {
        leaves.push(Leaf::constant(&layout.prefix));
    }
    for i in 0..layout.fields.list.len() {
        put_literal(&mut leaves, &layout.fields, i, false);
        let first = leaves.len();
        put_field(&mut leaves, &layout.fields, i, each.next(), End::Row, false);
        if layout.is_salted(i) {
            leaves[first..].iter_mut().for_each(|leaf| leaf.unhashed = Some(0));
            if let Some(last) = leaves.last_mut() {
                last.unhashed = Some(layout.fields.end(i, End::Row).delimiter_len());
            }
        }
    }
    if layout.salt.as_ref().is_some_and(|salt| salt.whole) {
        leaves.iter_mut().for_each(|leaf| leaf.unhashed = Some(0));
    }
    leaves
}

/// Splits `head`, the bytes of the first `count` fields after the salt and the prefix, into fields.
pub(super) fn split_head(layout: &Layout, head: &[u8], count: usize) -> Vec<Constraint> {
    let fields = &layout.fields;
    let values = spans(fields, head).take(count).enumerate().map(|(i, (_, span))| {
        let end = span.end + fields.end(i, End::Row).delimiter_len();
        Constraint::Values(Vec::from([head[span.start..end].into()]))
    });
    values.collect()
}

/// Appends the literal of field `i`, if it has one.
fn put_literal(leaves: &mut Vec<Leaf<'_>>, fields: &Fields, i: usize, flip: bool) {
    if let literal @ [_, ..] = fields.list[i].literal.get() {
        leaves.push(Leaf::constant(&flipped(literal, flip)));
    }
}

/// Appends field `i` of a key that `end` follows, with its constraint, if it has one. `flip`: within an odd number of complements.
fn put_field<'l>(
    leaves: &mut Vec<Leaf<'l>>,
    fields: &'l Fields,
    i: usize,
    constraint: Option<Constraint>,
    end: End,
    flip: bool,
) {
    // The literal is a leaf of its own.
    let value = Placed { literal: &[], ..Placed::of_field(fields, i, end, flip) };
    let (key, complemented, key_end) = value.node.peel(value.end);
    let (inner, each) = match (constraint.unwrap_or(Constraint::Any), &key.kind) {
        (Constraint::Key(each), Kind::Key(inner)) => (inner, each),
        (Constraint::Kind(index, each), Kind::Keys(kinds)) => {
            let kind = &kinds.list.get()[index].layout;
            let prefix = Leaf::constant(&flipped(&kind.prefix, flip != complemented));
            leaves.push(Leaf { is_asked: true, ..prefix });
            (&kind.fields, each)
        }
        (constraint, _) => {
            // Asked for at the end of a row of its key.
            let is_last = i + 1 == fields.list.len() && !fields.has_tail();
            return put_leaf(leaves, value, constraint, is_last && end != End::Row);
        }
    };
    let mut each = each.into_iter();
    for i in 0..inner.list.len() {
        put_literal(leaves, inner, i, flip != complemented);
        put_field(leaves, inner, i, each.next(), key_end, flip != complemented);
    }
    // A complemented key has its own terminators, so the delimiter belongs to none of its fields.
    let is_apart = key_end != value.end || inner.list.is_empty();
    if let Some(delimiter) = value.end.delimiter().filter(|_| is_apart) {
        leaves.push(Leaf::constant(&delimiter.flipped(flip)));
    }
}

/// Appends a value with its constraint. `moved`: from the end of a row of its key.
fn put_leaf<'l>(leaves: &mut Vec<Leaf<'l>>, value: Placed<'l>, constraint: Constraint, moved: bool) {
    let constraint = if moved { before(constraint, &value) } else { constraint };
    let constraint = match constraint {
        Constraint::Ending(row, _) => *row,
        constraint => constraint,
    };
    leaves.push(Leaf::new(value, if value.flip { constraint.complemented() } else { constraint }));
}

/// The constraint of the last field of a nested key before the end that it has there.
fn before(constraint: Constraint, value: &Placed<'_>) -> Constraint {
    let Placed { node, end, .. } = *value;
    match constraint {
        Constraint::Values(values) => {
            let placed = values.iter().filter_map(|value| {
                let can_be_encoded = value.is_empty()
                    || last_field(node, value, RowPosition::Before, end).position == RowPosition::Before;
                // Text that contains the delimiter cannot be encoded there.
                can_be_encoded.then(|| last_field(node, value, RowPosition::AfterRow, end).bytes)
            });
            Constraint::values(placed.collect::<Vec<KeyBuf>>())
        }
        Constraint::Windows(windows) => {
            let placed = windows.into_iter().map(|Window { mut interval, .. }| {
                for row_bound in [&mut interval.low, &mut interval.high] {
                    *row_bound = last_field(node, &row_bound.bytes, row_bound.position, end);
                }
                // Text at the end of a row may be invalid before a delimiter.
                interval.empty =
                    node.width.is_none() && by_ceiling(&interval, 0, node, end, ceiling_of(node));
                interval
            });
            Constraint::between(placed)
        }
        Constraint::Ending(_, nested) => *nested,
        other => other,
    }
}
