//! Bounds that hold fewer values than there are buckets: each value is asked for in the bucket it falls in, and not
//! the whole range in every bucket.

use alloc::vec::Vec;

use super::above;
use super::bucket::bucket;
use super::builder::{HeadOf, push_buckets};
use super::ceiling::ceiling;
use super::edges::{Edge, Edges, Side};
use super::range::KeyRange;
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::key::Key;
use crate::layout::{Kind, Node};

/// Where the bounds of a field may hold few values: bytes of a value, and whether their difference as one number
/// is that of the values.
pub(super) const fn counted<K: Key>(index: usize) -> Option<(usize, bool)> {
    let layout = K::__KEY;
    let node = layout.fields.list.get()[index].node.get();
    match (&layout.salt, node.width) {
        (Some(_), Some(width)) if layout.in_one_bucket(index + 1) => Some((
            width,
            matches!(node.kind, Kind::Unsigned | Kind::Signed | Kind::ReverseTime { .. }) && width <= 8,
        )),
        _ => None,
    }
}

/// More values lie between the edges than there are buckets: a look that costs little.
#[inline]
pub(super) fn too_many<K: Key>(edges: &Edges<HeadOf<K>>, at: usize, width: usize) -> bool {
    let number = |edge: &Edge<HeadOf<K>>| {
        let mut number = [0; 8];
        number[8 - width..].copy_from_slice(edge.bytes.bytes().get(at..at + width)?);
        Some(u64::from_be_bytes(number))
    };
    match (number(&edges.low), number(&edges.high)) {
        (Some(low), Some(high)) => high.wrapping_sub(low) > u64::from(K::__KEY.buckets()) + 1,
        _ => false,
    }
}

/// The ranges of a scan whose field `index` is bounded, value by value, where they are fewer than the buckets; the
/// bucket depends on that field last.
#[cold]
#[inline(never)]
pub(super) fn few_values<K: Key>(
    head: &HeadOf<K>,
    edges: &Edges<HeadOf<K>>,
    index: usize,
) -> Option<Vec<KeyRange>> {
    let layout = K::__KEY;
    let (node, end) = (layout.fields.list[index].node.get(), layout.fields.end(index, End::Row));
    let width = node.width?;
    let at = head.position();
    let number = |edge: &Edge<HeadOf<K>>| count(node, false, edge.bytes.bytes().get(at..at + width)?);
    // An edge without bytes is the end of all values: from zero on there may be few, up to it never.
    let (low, high) = (number(&edges.low), number(&edges.high));
    let apart = match (low, high) {
        (Some(low), Some(high)) => high.max(low) - low.min(high),
        (None, Some(high)) if edges.low.bytes.position() == at => high,
        _ => return None,
    };
    if apart > u128::from(layout.buckets()) + 1 {
        return None;
    }
    let high = edges.high.clone().into_row();
    let mut next = match edges.low.side {
        Side::Before => KeyBuf::from(&edges.low.bytes.bytes()[at..]),
        _ => above(KeyBuf::from(&edges.low.bytes.bytes()[at..]))?,
    };
    let mut ranges = Vec::new();
    let mut values = 0;
    while let Some(found) = ceiling(node, end, false, &next) {
        let mut head = head.clone();
        head.put(&found.bytes);
        if !high.is_empty() && *head.bytes() >= *high {
            break;
        }
        values += 1;
        if values >= layout.buckets() {
            return None;
        }
        let bucket = bucket::<K>(head.bytes());
        push_buckets::<K>(&head, bucket..bucket + 1, false, &mut ranges);
        match above(found.bytes) {
            Some(above) => next = above,
            None => break,
        }
    }
    Some(ranges)
}

/// The number that the bytes of a value count, in the order of the bytes or backwards.
fn count(node: &Node, flip: bool, bytes: &[u8]) -> Option<u128> {
    match &node.kind {
        Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::ReverseTime { .. } => {
            Some(bytes.iter().fold(0, |number, byte| number << 8 | u128::from(*byte)))
        }
        Kind::Decimal | Kind::ReverseTimeDecimal { .. } => bytes.iter().try_fold(0u128, |number, &byte| {
            let digit = if flip { !byte } else { byte }.wrapping_sub(b'0');
            if digit > 9 { None } else { number.checked_mul(10)?.checked_add(u128::from(digit)) }
        }),
        Kind::Descending(inner) => count(inner, !flip, bytes),
        // A newtype.
        Kind::Key(fields) => match fields.list.get() {
            [only] => count(&only.node, flip, bytes),
            _ => None,
        },
        _ => None,
    }
}
