//! Bounds with fewer values than there are salt buckets: one range per value, in its bucket, instead of the whole range in
//! every bucket.

use alloc::vec::Vec;
use core::iter::successors;

use super::ceiling::ceiling;
use super::interval::Interval;
use super::prefix_successor;
use crate::bytes::{End, KeyBuf};
use crate::layout::{Kind, Layout, Node};

/// The values of the field `index` between `bounds`, which start with `at` bytes of head; `None` unless it is the last salted
/// field, its encodings are consecutive numbers, and there are fewer values than buckets.
pub(super) fn few_values(layout: &Layout, bounds: &Interval, at: usize, index: usize) -> Option<Vec<KeyBuf>> {
    let (field, end) = (layout.fields.list.get().get(index)?, layout.fields.end(index, End::Row));
    let (width, base) = (field.node.width?, base(&field.node)?);
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
    let stop = bounds.high.without(at);
    let values = successors(first, |value| at_or_above(prefix_successor(value.clone())?));
    let values = values.take_while(|value| stop.as_ref().is_none_or(|stop| value < stop)).take(buckets);
    let values: Vec<KeyBuf> = values.collect();
    (values.len() < buckets).then_some(values)
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
