//! Bounds that hold fewer values than there are buckets: each value is asked for in the bucket it falls in, and not
//! the whole range in every bucket.

use alloc::vec::Vec;
use core::iter::successors;

use super::above;
use super::bucket::{bucket, put_salt};
use super::builder::HeadOf;
use super::ceiling::ceiling;
use super::edges::{Edge, Edges};
use super::range::KeyRange;
use super::tail::as_rows;
use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf, Sink};
use crate::key::Key;
use crate::layout::{Kind, Node};

/// A field whose values count in their bytes, and that decides of the bucket as the last one.
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

/// The ranges of a scan that bounds a field, value by value, where these are fewer than the buckets.
#[inline(always)]
pub(super) fn few_values<K: Key>(
    head: &HeadOf<K>,
    edges: &Edges<HeadOf<K>>,
    field: Option<Counted>,
) -> Option<Vec<KeyRange>> {
    let (Counted { index, width, base }, at) = (field?, head.position());
    let number = |bytes: &[u8]| {
        let digit = |byte: u8| u64::from(if base == 10 { byte & 0xF } else { byte });
        bytes.iter().fold(0u64, |number, byte| number.wrapping_mul(base).wrapping_add(digit(*byte)))
    };
    // An edge without bytes is the end of all values: from the first on there may be few, up to the last never.
    let high = number(edges.high.bytes.bytes().get(at..at + width)?);
    let low = edges.low.bytes.bytes().get(at..at + width).map_or(0, number);
    if edges.empty || high.wrapping_sub(low) > u64::from(K::__KEY.buckets()) + 1 {
        return None;
    }
    // Copies, as what is borrowed stays in no register.
    one_by_one::<K>(head.clone(), edges.clone(), index)
}

/// The base of the number that the bytes of a value are, digit by digit; under a complement, it counts the same
/// steps backwards.
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
fn one_by_one<K: Key>(head: HeadOf<K>, edges: Edges<HeadOf<K>>, index: usize) -> Option<Vec<KeyRange>> {
    let fields = &K::__KEY.fields;
    let buckets = K::__KEY.buckets() as usize;
    let at_or_above = |low: KeyBuf| {
        let found = ceiling(&fields.list[index].node, fields.end(index, End::Row), false, &low)?;
        Some(found.bytes)
    };
    let first = at_or_above(edges.low.without(head.position())?);
    let high = edges.high.into_row();
    let rows = successors(first, |value| at_or_above(above(value.clone())?)).map(|value| {
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
        let edges = as_rows::<K, _>(Edges::of_prefix(row, false));
        let salt = |mut edge: Edge<HeadOf<K>>| {
            put_salt::<K>(bucket, &mut edge.bytes);
            edge.into_row()
        };
        ranges.push(KeyRange::new(salt(edges.low), salt(edges.high)));
    }
    Some(ranges)
}
