//! The leading fields that a scan fixes to one value or to a set: what is left open is the rest of a row.

use alloc::vec::Vec;

use super::constraint::Constraint;
use super::leaf::{Leaf, first_open, with_omitted};
use super::place::leaves;
use super::tail::put_omitted;
use crate::bytes::{End, KeyBuf, Sink};
use crate::form::span::spans;
use crate::layout::Layout;

/// Splits a row after `leaves`, the first of which starts at `at`. The first part has the tags of omitted `None`s. A row that cannot
/// be cut has no rest.
pub(super) fn split<'r>(leaves: &[Leaf<'_>], row: &'r [u8], at: usize) -> (KeyBuf, &'r [u8]) {
    let (mut whole, Some(at)) = with_omitted(leaves, row, at) else {
        return (row.into(), &[]);
    };
    whole.cut(at);
    (whole, row.get(at..).unwrap_or_default())
}

/// The leaves of the first `count` fields of a row with one value each, which starts with `head`.
pub(super) fn leading(layout: &'static Layout, head: &[u8], count: usize) -> Vec<Leaf<'static>> {
    let mut head = KeyBuf::from(head.get(layout.fields_start()..).unwrap_or_default());
    put_omitted(&layout.fields, count, &mut head);
    let mut leaves = leaves(layout, split_head(layout, &head, count));
    leaves.truncate(first_open(&leaves));
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
