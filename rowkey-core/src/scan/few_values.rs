//! Bounds with fewer values than there are salt buckets: one range per value, in its bucket, instead of the whole range in
//! every bucket.

use alloc::vec::Vec;
use core::iter::successors;

use super::bucket::{bucket, put_salt};
use super::builder::HeadOf;
use super::ceiling::ceiling;
use super::prefix_successor;
use super::range::KeyRange;
use super::row_bounds::{RowBound, RowBounds};
use super::tail::as_rows;
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::key::Key;
use crate::layout::{Kind, Node};

/// The last salted field, if its encodings are consecutive numbers.
pub(super) struct Counted {
    index: usize,
    width: usize,
    base: u64,
}

pub(super) const fn counted<K: Key>(index: usize) -> Option<Counted> {
    let node = K::__KEY.fields.list.get()[index].node.get();
    match (&K::__KEY.salt, node.width, base(node)) {
        (Some(_), Some(width), Some(base)) if K::__KEY.in_one_bucket(index + 1) => {
            Some(Counted { index, width, base })
        }
        _ => None,
    }
}

/// The ranges of a bounded scan, one per value, if there are fewer values than buckets.
#[inline(always)]
pub(super) fn few_values<K: Key>(
    head: &HeadOf<K>,
    row_bounds: &RowBounds<HeadOf<K>>,
    field: Option<Counted>,
) -> Option<Vec<KeyRange>> {
    let (Counted { index, width, base }, at) = (field?, head.position());
    let number = |bytes: &[u8]| {
        let digit = |byte: u8| u64::from(if base == 10 { byte & 0xF } else { byte });
        bytes.iter().fold(0u64, |number, byte| number.wrapping_mul(base).wrapping_add(digit(*byte)))
    };
    // A high bound without bytes is the end of the domain. From a low bound up to it there may be few values.
    let high = number(row_bounds.high.bytes.bytes().get(at..at + width)?);
    let low = row_bounds.low.bytes.bytes().get(at..at + width).map_or(0, number);
    if row_bounds.empty || high.wrapping_sub(low) > u64::from(K::__KEY.buckets()) + 1 {
        return None;
    }
    // Copies: borrowing would spill these to memory.
    one_by_one::<K>(head.clone(), row_bounds.clone(), index)
}

/// The base of the digits in which encodings count; a complement only reverses the direction.
const fn base(node: &Node) -> Option<u64> {
    match &node.kind {
        Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::ReverseTime { .. } => Some(256),
        Kind::Decimal | Kind::ReverseTimeDecimal { .. } => Some(10),
        Kind::Descending(inner) => base(inner.get()),
        // A newtype.
        Kind::Key(fields) => match fields.list.get() {
            [only] => base(only.node.get()),
            _ => None,
        },
        _ => None,
    }
}

#[cold]
#[inline(never)]
fn one_by_one<K: Key>(
    head: HeadOf<K>,
    row_bounds: RowBounds<HeadOf<K>>,
    index: usize,
) -> Option<Vec<KeyRange>> {
    let fields = &K::__KEY.fields;
    let buckets = K::__KEY.buckets() as usize;
    let at_or_above = |low: KeyBuf| {
        let found = ceiling(&fields.list[index].node, fields.end(index, End::Row), false, &low)?;
        Some(found.bytes)
    };
    let first = at_or_above(row_bounds.low.without(head.position())?);
    let high = row_bounds.high.into_row();
    let rows = successors(first, |value| at_or_above(prefix_successor(value.clone())?)).map(|value| {
        let mut row = head.clone();
        row.put(&value);
        row
    });
    let rows = rows.take_while(|row| high.is_empty() || *row.bytes() < *high).take(buckets);
    let rows: Vec<HeadOf<K>> = rows.collect();
    if rows.len() == buckets {
        return None;
    }
    let mut ranges = Vec::new();
    for row in rows {
        let bucket = bucket::<K>(row.bytes());
        let row_bounds = as_rows::<K, _>(RowBounds::of_prefix(row, false));
        let salt = |mut row_bound: RowBound<HeadOf<K>>| {
            put_salt::<K>(bucket, &mut row_bound.bytes);
            row_bound.into_row()
        };
        ranges.push(KeyRange::new(salt(row_bounds.low), salt(row_bounds.high)));
    }
    Some(ranges)
}
