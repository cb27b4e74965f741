//! The ceiling: the smallest encoding at or above some bytes. A range is empty exactly if the ceiling of its start is not below
//! its stop.

use alloc::vec;
use alloc::vec::Vec;

use super::constraint::Constraint;
use super::leaf::{Leaf, Value};
use super::prefix_successor;
use crate::bytes::reader::NUL;
use crate::bytes::tag::{NONE, SOME, V4, V6};
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::length;
use crate::layout::variants::Repr;
use crate::layout::{Kind, Node, Variants};

mod number;
mod text;

/// The smallest encoding at or above some bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ceiling {
    pub bytes: KeyBuf,
    /// Whether `bytes` is a complete encoding. Otherwise it is a lower bound: descending text has no smallest encoding.
    pub whole: bool,
}

fn whole(bytes: KeyBuf) -> Option<Ceiling> {
    Some(Ceiling { bytes, whole: true })
}

/// The smallest encoding of `node` at or above `low`, including the delimiter of `end`; `None` if there is none. `flip`: within
/// an odd number of complements.
pub fn ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    if let (Some(delimiter), Some(width)) = (end.delimiter(), node.width) {
        let delimiter = delimiter.flipped(flip);
        return before_delimiter(width, &delimiter, low, |low| ceiling(node, End::Terminator, flip, low));
    }
    match &node.kind {
        Kind::Text { .. } => text::free(end, flip, low),
        Kind::NulText { .. } => text::without_nul(end, flip, low),
        Kind::PaddedText { utf8, fill } => text::padded(node.width?, *utf8, *fill, flip, low),
        Kind::Optional(inner) => optional(inner, end, flip, low),
        Kind::Descending(inner) => ceiling(inner, End::Terminator, !flip, low),
        Kind::Array(len, element) => sequence(&vec![Leaf::element(element, flip); *len], low),
        Kind::List(element) => list(element, flip, low),
        Kind::Key(fields) => sequence(&Leaf::of_fields(fields, end, flip), low),
        Kind::Variants(variants) => variant(variants, end, flip, low),
        Kind::IpAddress => {
            // The complement reverses the order of the two families.
            let families = if flip { [(!V6, 16), (!V4, 4)] } else { [(V4, 4), (V6, 16)] };
            families.iter().find_map(|&(family, width)| {
                tagged(family, low, |rest| text::of_width(width, |_| true, flip, rest))
            })
        }
        Kind::PlainDecimal => text::plain_digits(node, end, flip, low),
        Kind::UuidText => text::of_uuid(flip, low),
        // Unknown: assume that every byte string is an encoding.
        Kind::Custom(_) if node.width.is_none() => Some(Ceiling { bytes: low.into(), whole: false }),
        kind => match (kind.digits(), node.width?) {
            // Reversed digits do not have the order of numbers, and without a domain all digits are valid.
            (Some(digits), width) if matches!(kind, Kind::ReversedDecimal) || node.domain.is_none() => {
                text::of_width(width, |byte| digits.holds(byte), flip, low)
            }
            (None, width @ 17..) => text::of_width(width, |_| true, flip, low),
            (digits, _) => number::ceiling(node, digits, flip, low),
        },
    }
}

impl Leaf<'_> {
    /// The smallest encoding at or above `low` that satisfies the constraint.
    fn ceiling(&self, low: &[u8]) -> Option<Ceiling> {
        match (&self.constraint, self.value) {
            (Constraint::Values(values), _) => {
                let from = if low.is_empty() { 0 } else { values.partition_point(|value| **value < *low) };
                whole(values.get(from)?.clone())
            }
            (Constraint::Windows(windows), Some(Value { node, end, flip, .. })) => {
                let from = windows.partition_point(|window| !window.is_above(low));
                windows[from..].iter().find_map(|window| {
                    let low = if *window.low < *low { low } else { &window.low };
                    ceiling(node, end, flip, low).filter(|found| window.is_above(&found.bytes))
                })
            }
            (_, Some(Value { node, end, flip, .. })) => ceiling(node, end, flip, low),
            (_, None) => None,
        }
    }

    /// The length of the value at the start of `bytes`, including its delimiter, if it satisfies the constraint.
    pub(super) fn length(&self, bytes: &[u8]) -> Option<usize> {
        if let Some(values) = self.values() {
            let value = &values[..values.partition_point(|value| **value <= *bytes)].last()?;
            let found = if self.ends_row() { ***value == *bytes } else { bytes.starts_with(value) };
            return if found { Some(value.len()) } else { None };
        }
        let value = self.value?;
        let len = value.length(bytes)?;
        let any = self.constraint == Constraint::Any;
        if any && value.end.delimiter().is_none() && value.node.without_gaps().is_some() {
            return if len <= bytes.len() { Some(len) } else { None };
        }
        // Bytes of the right length may still be invalid.
        let own = bytes.get(..len)?;
        self.ceiling(own).filter(|found| found.bytes == *own).map(|_| len)
    }
}

impl Value<'_> {
    /// The length of the value at the start of `bytes`, including its delimiter.
    pub(super) fn length(&self, bytes: &[u8]) -> Option<usize> {
        let len = match self.node.width {
            Some(width) => width,
            None => length(self.node, self.skip, self.end, self.flip, bytes)?,
        };
        Some(len + self.end.delimiter_len())
    }
}

/// The ceiling of a value with its delimiter; `of_value` finds that of the value alone. `delimiter` is as in the row, maybe
/// complemented.
fn before_delimiter(
    width: usize,
    delimiter: &[u8],
    low: &[u8],
    of_value: impl Fn(&[u8]) -> Option<Ceiling>,
) -> Option<Ceiling> {
    let (value, rest) = low.split_at(low.len().min(width));
    let mut found = of_value(value)?;
    if found.bytes == *value && rest > delimiter {
        found = of_value(&prefix_successor(KeyBuf::from(value))?)?;
    }
    found.bytes.put(delimiter);
    Some(found)
}

/// The ceiling of a value after a tag byte.
fn tagged(tag: u8, low: &[u8], rest: impl FnOnce(&[u8]) -> Option<Ceiling>) -> Option<Ceiling> {
    let low = match low.split_first() {
        Some((first, _)) if *first > tag => return None,
        Some((first, rest)) if *first == tag => rest,
        _ => &[],
    };
    Some(rest(low)?.after(&[tag]))
}

fn optional(inner: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let flag = |flag: u8| if flip { !flag } else { flag };
    let none = || tagged(flag(NONE), low, |rest| sequence(&[], rest));
    let some = || tagged(flag(SOME), low, |rest| ceiling(inner, end, flip, rest));
    if flip { some().or_else(none) } else { none().or_else(some) }
}

fn variant(variants: &Variants, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let encodings = (0..variants.list.len()).map(|index| {
        let mut bytes: Vec<u8> = (0..).map_while(|at| variants.byte(index, at)).collect();
        match (variants.repr, end) {
            (Repr::Text, End::Terminator) => bytes.push(NUL),
            (Repr::Text, end) => bytes.extend(end.delimiter().iter().flat_map(|own| own.iter())),
            _ => {}
        }
        if flip {
            bytes.iter_mut().for_each(|byte| *byte = !*byte);
        }
        bytes
    });
    whole(encodings.filter(|bytes| **bytes >= *low).min()?.into())
}

/// The ceiling of a list: any number of elements of fixed width, up to the end of the row.
fn list(element: &Node, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let width = element.width.filter(|width| *width > 0)?;
    let found = sequence(&vec![Leaf::element(element, flip); low.len().div_ceil(width)], low)?.bytes;
    // The shortest prefix of the list that is still at or above `low`.
    let len = (0..=found.len()).step_by(width).find(|len| found[..*len] >= *low)?;
    whole(found[..len].into())
}

/// The smallest row at or above `low` that satisfies what is asked.
pub(super) fn sequence(leaves: &[Leaf<'_>], low: &[u8]) -> Option<Ceiling> {
    if !leaves.last().is_some_and(Leaf::is_tail) {
        return with_all(leaves, low);
    }
    let at_or_above = |low: &[u8]| {
        let found = with_all(leaves, low)?;
        let kept = kept(leaves, &found.bytes);
        Some((found, kept))
    };
    let (mut found, mut kept) = at_or_above(low)?;
    // Without trailing `None`s it may be below `low`: then take the next one.
    if found.whole && found.bytes[..kept] < *low {
        found.bytes.put_byte(0);
        (found, kept) = at_or_above(&found.bytes)?;
    }
    if found.whole {
        found.bytes.cut(kept);
    }
    Some(found)
}

/// The length of a row without trailing `None`s.
fn kept(leaves: &[Leaf<'_>], row: &[u8]) -> usize {
    let (mut kept, mut at) = (0, 0);
    for leaf in leaves {
        let Some(len) = row.get(at..).and_then(|rest| leaf.length(rest)) else { return row.len() };
        if !leaf.is_tail() || row.get(at) != Some(&NONE) {
            kept = at + len;
        }
        at += len;
    }
    kept
}

/// The ceiling of a sequence of values, none of which is omitted.
fn with_all(leaves: &[Leaf<'_>], low: &[u8]) -> Option<Ceiling> {
    // The offsets of the values that `low` contains completely.
    let mut starts = Vec::with_capacity(leaves.len() + 1);
    starts.push(0);
    let mut at = 0;
    for leaf in leaves {
        let Some(len) = leaf.length(&low[at..]) else { break };
        at += len;
        starts.push(at);
    }
    if starts.len() > leaves.len() && at == low.len() {
        return whole(low.into());
    }
    // The last value that can be larger, and the smallest values after it.
    let larger = |i: usize| {
        let value = match starts.get(i + 1) {
            // A longer value may begin with this one.
            Some(_) if leaves[i].ends_row() => KeyBuf::from(&low[starts[i]..]),
            Some(&next) => prefix_successor(KeyBuf::from(&low[starts[i]..next]))?,
            None => KeyBuf::from(&low[starts[i]..]),
        };
        let mut found = leaves[i].ceiling(&value)?.after(&low[..starts[i]]);
        for leaf in &leaves[i + 1..] {
            if found.whole {
                found = leaf.ceiling(&[])?.after(&found.bytes);
            }
        }
        Some(found)
    };
    (0..leaves.len().min(starts.len())).rev().find_map(larger)
}

impl Ceiling {
    /// The ceiling with `first` prepended.
    fn after(self, first: &[u8]) -> Self {
        let mut bytes = KeyBuf::from(first);
        bytes.put(&self.bytes);
        Ceiling { bytes, ..self }
    }
}
