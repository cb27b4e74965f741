//! Bounds with fewer values than there are salt buckets: one range per value, in its bucket, instead of the whole range in
//! every bucket.

use alloc::vec::Vec;
use core::iter::successors;

use super::ceiling::ceiling;
use super::prefix_successor;
use super::range::KeyRange;
use super::row_bounds::RowBounds;
use super::tail::among_rows;
use crate::bytes::{End, KeyBuf, Sink};
use crate::layout::{Kind, Layout, Node};

/// The ranges of a scan that bounds the field `index` after `head`, one per value; `None` unless it is the last salted field,
/// its encodings are consecutive numbers, and there are fewer values than buckets.
pub(super) fn few_values(
    layout: &Layout,
    head: &[u8],
    bounds: &RowBounds,
    index: usize,
) -> Option<Vec<KeyRange>> {
    let (field, end) = (layout.fields.list.get().get(index)?, layout.fields.end(index, End::Row));
    let (width, base, at) = (field.node.width?, base(&field.node)?, head.len());
    if bounds.empty || !layout.in_one_bucket(index + 1) {
        return None;
    }
    let number = |bytes: &[u8]| {
        let digit = |byte: u8| u64::from(if base == 10 { byte & 0xF } else { byte });
        bytes.iter().fold(0u64, |number, byte| number.wrapping_mul(base).wrapping_add(digit(*byte)))
    };
    // A high bound without bytes is the end of the domain. From a low bound up to it there may be few values.
    let high = number(bounds.high.bytes.get(at..at + width)?);
    let low = bounds.low.bytes.get(at..at + width).map_or(0, number);
    let buckets = layout.buckets() as usize;
    if high.wrapping_sub(low) > buckets as u64 + 1 {
        return None;
    }
    let at_or_above = |low: KeyBuf| Some(ceiling(&field.node, end, false, &low)?.bytes);
    let first = at_or_above(bounds.low.without(at)?);
    let stop = bounds.high.clone().into_row();
    let rows = successors(first, |value| at_or_above(prefix_successor(value.clone())?)).map(|value| {
        let mut row = KeyBuf::from(head);
        row.put(&value);
        row
    });
    let rows = rows.take_while(|row| stop.is_empty() || **row < *stop).take(buckets);
    let rows: Vec<KeyBuf> = rows.collect();
    if rows.len() == buckets {
        return None;
    }
    let range = |mut row: KeyBuf| {
        let salt = layout.salt_bytes();
        salt.write(layout.bucket_of_head(&row), &mut row.as_mut_slice()[..salt.width]);
        let RowBounds { low, high, .. } = RowBounds::of_prefix(row, false);
        KeyRange::new(among_rows(layout, low).into_row(), among_rows(layout, high).into_row())
    };
    Some(rows.into_iter().map(range).collect())
}

/// The base of the digits in which encodings count; a complement only reverses the direction.
fn base(node: &Node) -> Option<u64> {
    match &node.kind {
        Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::ReverseTime { .. } => Some(256),
        Kind::Decimal | Kind::ReverseTimeDecimal { .. } => Some(10),
        Kind::Descending(inner) => base(inner),
        // A newtype.
        Kind::Key(fields) => match fields.list.get() {
            [only] => base(&only.node),
            _ => None,
        },
        _ => None,
    }
}
