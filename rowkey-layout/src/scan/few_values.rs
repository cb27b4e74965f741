//! Bounds with fewer values than there are salt buckets: one range per value, in its bucket, instead of the whole range in
//! every bucket.

use alloc::vec::Vec;
use core::iter::successors;

use super::constraint::Constraint;
use super::leaf::{Leaf, first_open};
use super::prefix_successor;
use crate::bytes::{Digits, KeyBuf};
use crate::form::parts::Part;
use crate::layout::salt::Salt;
use crate::layout::{Kind, Layout, Node};

/// Replaces the bounds of the last salted value by the values between them, if all values before it are given, the hash is known, its
/// encodings are consecutive numbers, and there are fewer of them than buckets. Returns whether it did.
pub(super) fn enumerate(layout: &Layout, leaves: &mut [Leaf<'_>]) -> bool {
    let at = first_open(leaves);
    let is_last = leaves.iter().rposition(|leaf| leaf.unhashed.is_some()) == Some(at);
    if !is_last || !layout.salt.as_ref().is_some_and(Salt::has_hash) {
        return false;
    }
    let Some(values) = few_values(&leaves[at], layout.buckets() as usize) else { return false };
    leaves[at].constraint = Constraint::Values(values);
    true
}

/// The values in the windows of a leaf, if these are fewer than `most`.
fn few_values(leaf: &Leaf<'_>, most: usize) -> Option<Vec<KeyBuf>> {
    let (Constraint::Windows(windows), Some(value)) = (&leaf.constraint, leaf.value) else { return None };
    let (width, digits) = (value.node.width?, digits(value.node)?);
    let number = |bytes: &[u8]| {
        let base = digits.map_or(256, |digits| digits.base().into());
        let digit = |byte: u8| match digits {
            // A complement of a digit is no ASCII.
            Some(digits) => digits.value(if byte.is_ascii() { byte } else { !byte }).unwrap_or_default(),
            None => byte,
        };
        bytes.iter().fold(0u64, |number, byte| number.wrapping_mul(base).wrapping_add(digit(*byte).into()))
    };
    let at_or_above = |low: KeyBuf| Some(value.ceiling(&low)?.bytes);
    let mut all: Vec<KeyBuf> = Vec::new();
    for window in windows {
        // A high bound without bytes is that of all rows, which says nothing about the number of values.
        let high = number(window.interval.high.bytes.get(..width)?);
        let low = window.interval.low.bytes.get(..width).map_or(0, number);
        if high.abs_diff(low) > most as u64 + 1 {
            return None;
        }
        let values = successors(at_or_above(window.low.clone()), |value| {
            at_or_above(prefix_successor(value.clone())?)
        });
        let left = most - all.len();
        all.extend(values.take_while(|value| window.is_above(value)).take(left));
    }
    (all.len() < most).then_some(all)
}

/// The digits of numbers that are text; `Some(None)` for binary ones, and `None` if encodings are not consecutive numbers.
fn digits(node: &Node) -> Option<Option<Digits>> {
    match &node.kind {
        kind @ (Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::Decimal) => Some(kind.digits()),
        kind if kind.origin().is_some() => Some(kind.digits()),
        kind @ (Kind::Hex | Kind::HexUpper) if node.domain.is_some() => Some(kind.digits()),
        Kind::Descending(inner) => digits(inner),
        // A newtype.
        Kind::Key(fields) => match fields.list.get() {
            [only] if only.literal.is_empty() => digits(&only.node),
            _ => None,
        },
        _ => None,
    }
}
