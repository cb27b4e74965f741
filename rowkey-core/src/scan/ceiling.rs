//! The ceiling: the smallest encoding at or above some bytes. A range is empty exactly if the ceiling of its start is not below
//! its stop.

use alloc::vec;
use alloc::vec::Vec;

use super::constraints::{ANY, Constraint};
use super::prefix_successor;
use crate::bytes::reader::NUL;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::address::{V4, V6};
use crate::codec::option::{NONE, SOME};
use crate::explain::{kept, length};
use crate::layout::variants::Repr;
use crate::layout::{Fields, Kind, Node, Skip, Variants};

mod number;
mod text;

/// The smallest encoding at or above some bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Ceiling {
    pub(super) bytes: KeyBuf,
    /// Whether `bytes` is a complete encoding. Otherwise it is a lower bound: descending text has no smallest encoding.
    pub(super) whole: bool,
}

fn whole(bytes: KeyBuf) -> Option<Ceiling> {
    Some(Ceiling { bytes, whole: true })
}

/// The smallest encoding of `node` at or above `low`, including the delimiter of `end`; `None` if there is none. `flip`: within
/// an odd number of complements.
pub(super) fn ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
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
        Kind::Array(len, element) => sequence(&vec![Part::element(element); *len], flip, low),
        Kind::List(element) => list(element, flip, low),
        Kind::Key(fields) => of_fields(fields, |_| &ANY, end, flip, low),
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

/// A value in a sequence: its node, what follows it, and its constraint.
#[derive(Clone)]
struct Part<'a> {
    node: &'a Node,
    skip: Option<Skip>,
    end: End,
    constraint: &'a Constraint,
}

impl<'a> Part<'a> {
    fn element(node: &'a Node) -> Self {
        Part { node, skip: None, end: End::Terminator, constraint: &ANY }
    }

    /// The smallest encoding at or above `low` that satisfies the constraint.
    fn ceiling(&self, flip: bool, low: &[u8]) -> Option<Ceiling> {
        let Part { node, end, constraint, .. } = *self;
        match constraint {
            Constraint::Any => ceiling(node, end, flip, low),
            Constraint::Values(values) => {
                let from = if low.is_empty() { 0 } else { values.partition_point(|value| **value < *low) };
                whole(values.get(from)?.clone())
            }
            Constraint::Windows(windows) => {
                let from = windows.partition_point(|window| !window.is_above(low));
                windows[from..].iter().find_map(|window| {
                    let low = if *window.low < *low { low } else { &window.low };
                    ceiling(node, end, flip, low).filter(|found| window.is_above(&found.bytes))
                })
            }
            Constraint::Key(constraints) => {
                let (key, flipped, key_end) = node.peel(end);
                let Kind::Key(fields) = &key.kind else { return None };
                let inside = |low: &[u8]| of_fields(fields, each(constraints), key_end, flip != flipped, low);
                match (end.delimiter(), node.width) {
                    // A complemented key has its own terminators, so the delimiter belongs to none of its fields.
                    (Some(delimiter), Some(width)) if key_end != end => {
                        let delimiter = delimiter.flipped(flip);
                        before_delimiter(width, &delimiter, low, inside)
                    }
                    _ => inside(low),
                }
            }
        }
    }

    /// Whether only the end of the row ends the value.
    fn ends_row(&self) -> bool {
        self.end == End::Row && self.node.unterminated()
    }

    /// The length of the value at the start of `bytes`, including its delimiter, if it satisfies the constraint.
    fn length(&self, flip: bool, bytes: &[u8]) -> Option<usize> {
        if let Constraint::Values(values) = self.constraint {
            let value = &values[..values.partition_point(|value| **value <= *bytes)].last()?;
            let found = if self.ends_row() { ***value == *bytes } else { bytes.starts_with(value) };
            return if found { Some(value.len()) } else { None };
        }
        let len = match self.node.width {
            Some(width) => width,
            None => length(self.node, self.skip, self.end, flip, bytes)?,
        };
        let len = len + self.end.delimiter_len();
        if matches!(self.constraint, Constraint::Any)
            && self.end.delimiter().is_none()
            && number::holds_all(self.node)
        {
            return if len <= bytes.len() { Some(len) } else { None };
        }
        // Bytes of the right length may still be invalid.
        let value = bytes.get(..len)?;
        self.ceiling(flip, value).filter(|found| found.bytes == *value).map(|_| len)
    }
}

/// The constraint of each field; later fields are unconstrained.
fn each<'a>(constraints: &'a [Constraint]) -> impl Fn(usize) -> &'a Constraint {
    move |i| constraints.get(i).unwrap_or(&ANY)
}

/// The smallest encoding at or above `low` of the fields of a key under the constraints `constraints`.
pub(super) fn of_fields<'a>(
    fields: &'a Fields,
    constraint: impl Fn(usize) -> &'a Constraint,
    end: End,
    flip: bool,
    low: &[u8],
) -> Option<Ceiling> {
    let list = fields.list.iter().enumerate();
    let parts: Vec<Part<'_>> = list
        .map(|(i, field)| Part {
            node: &field.node,
            skip: field.skip(),
            end: fields.end(i, end),
            constraint: constraint(i),
        })
        .collect();
    if fields.has_tail() && end == End::Row {
        return tail(fields, &parts, low);
    }
    sequence(&parts, flip, low)
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
    let none = || tagged(flag(NONE), low, |rest| sequence(&[], flip, rest));
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
    let found = sequence(&vec![Part::element(element); low.len().div_ceil(width)], flip, low)?.bytes;
    // The shortest prefix of the list that is still at or above `low`.
    let len = (0..=found.len()).step_by(width).find(|len| found[..*len] >= *low)?;
    whole(found[..len].into())
}

/// The ceiling of the fields of a key with `tail` fields, at the end of a row.
fn tail(fields: &Fields, parts: &[Part<'_>], low: &[u8]) -> Option<Ceiling> {
    let at_or_above = |low: &[u8]| {
        let found = sequence(parts, false, low)?;
        let (kept, _) = kept(fields, &found.bytes);
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

/// The ceiling of a sequence of values.
fn sequence(parts: &[Part<'_>], flip: bool, low: &[u8]) -> Option<Ceiling> {
    // The offsets of the values that `low` contains completely.
    let mut starts = Vec::with_capacity(parts.len() + 1);
    starts.push(0);
    let mut at = 0;
    for part in parts {
        let Some(len) = part.length(flip, &low[at..]) else { break };
        at += len;
        starts.push(at);
    }
    if starts.len() > parts.len() && at == low.len() {
        return whole(low.into());
    }
    // The last value that can be larger, and the smallest values after it.
    let larger = |i: usize| {
        let value = match starts.get(i + 1) {
            // A longer value may begin with this one.
            Some(_) if parts[i].ends_row() => KeyBuf::from(&low[starts[i]..]),
            Some(&next) => prefix_successor(KeyBuf::from(&low[starts[i]..next]))?,
            None => KeyBuf::from(&low[starts[i]..]),
        };
        let mut found = parts[i].ceiling(flip, &value)?.after(&low[..starts[i]]);
        for part in &parts[i + 1..] {
            if found.whole {
                found = part.ceiling(flip, &[])?.after(&found.bytes);
            }
        }
        Some(found)
    };
    (0..parts.len().min(starts.len())).rev().find_map(larger)
}

impl Ceiling {
    /// The ceiling with `first` prepended.
    fn after(self, first: &[u8]) -> Self {
        let mut bytes = KeyBuf::from(first);
        bytes.put(&self.bytes);
        Ceiling { bytes, ..self }
    }
}

#[cfg(test)]
mod tests;
