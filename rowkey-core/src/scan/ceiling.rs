//! The one rule about emptiness: the least encoding at or above some bytes. A range is empty where the least
//! encoding at or above its start is not below its stop.

use alloc::vec;
use alloc::vec::Vec;

use super::above;
use super::asked::{ANY, Asked};
use crate::bytes::reader::NUL;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::address::{V4, V6};
use crate::codec::option::{NONE, SOME};
use crate::explain::{kept, length};
use crate::layout::variants::Repr;
use crate::layout::{Fields, Kind, Node, Skip, Variants};

mod number;
mod text;

/// The least encoding at or above some bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Ceiling {
    pub(super) bytes: KeyBuf,
    /// Else only its beginning: descending text has no least encoding, but nothing lies below these bytes.
    pub(super) whole: bool,
}

fn whole(bytes: KeyBuf) -> Option<Ceiling> {
    Some(Ceiling { bytes, whole: true })
}

/// The least encoding of `node` that is at or above `low`, with its delimiter if `end` is one; `None` where there
/// is none. `flip`: under an odd number of complements.
pub(super) fn ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    if let (Some(delimiter), Some(width)) = (end.delimiter(), node.width) {
        let delimiter = if flip { delimiter.complemented() } else { delimiter };
        return before_delimiter(node, width, &delimiter, flip, low);
    }
    match &node.kind {
        Kind::Text { .. } => text::free(end, flip, low),
        Kind::NulText { .. } => text::without_nul(end, flip, low),
        Kind::PaddedText { utf8, fill } => text::padded(node.width?, *utf8, *fill, flip, low),
        Kind::Optional(inner) => optional(inner, end, flip, low),
        Kind::Descending(inner) => ceiling(inner, End::Mark, !flip, low),
        Kind::Array(len, element) => sequence(&vec![Part::element(element); *len], flip, low),
        Kind::List(element) => list(element, flip, low),
        Kind::Key(fields) => of_fields(fields, |_| &ANY, end, flip, low),
        Kind::Variants(variants) => variant(variants, end, flip, low),
        Kind::IpAddress => {
            // The longer family has the larger first byte, so under a complement the order of the two turns around.
            let families = if flip { [(!V6, 16), (!V4, 4)] } else { [(V4, 4), (V6, 16)] };
            families.iter().find_map(|&(family, width)| {
                tagged(family, low, |rest| text::of_width(width, |_| true, flip, rest))
            })
        }
        Kind::PlainDecimal => text::plain_digits(node, end, flip, low),
        Kind::UuidText => text::of_uuid(flip, low),
        // Nobody knows: as if every byte string were one.
        Kind::Custom(_) if node.width.is_none() => Some(Ceiling { bytes: low.into(), whole: false }),
        kind => match (kind.digits(), node.width?) {
            // Back to front, the largest number says nothing of the bytes, and without one all digits are values.
            (Some(digits), width) if matches!(kind, Kind::ReversedDecimal) || node.domain.is_none() => {
                text::of_width(width, |byte| digits.holds(byte), flip, low)
            }
            (None, width @ 17..) => text::of_width(width, |_| true, flip, low),
            (digits, _) => number::ceiling(node, digits, flip, low),
        },
    }
}

/// A value in a sequence of values: what it is, what follows it, and what is asked of it.
#[derive(Clone)]
struct Part<'a> {
    node: &'a Node,
    skip: Option<Skip>,
    end: End,
    asked: &'a Asked,
}

impl<'a> Part<'a> {
    fn element(node: &'a Node) -> Self {
        Part { node, skip: None, end: End::Mark, asked: &ANY }
    }

    /// The smallest encoding at or above `low` that is asked for.
    fn ceiling(&self, flip: bool, low: &[u8]) -> Option<Ceiling> {
        let Part { node, end, asked, .. } = *self;
        match asked {
            Asked::Any => ceiling(node, end, flip, low),
            Asked::Values(values) => {
                let from = if low.is_empty() { 0 } else { values.partition_point(|value| **value < *low) };
                whole(values.get(from)?.clone())
            }
            Asked::Windows(windows) => {
                let from = windows.partition_point(|window| !window.is_above(low));
                windows[from..].iter().find_map(|window| {
                    let low = if *window.low < *low { low } else { &window.low };
                    ceiling(node, end, flip, low).filter(|found| window.is_above(&found.bytes))
                })
            }
            Asked::Key(asked) => {
                let (key, turned, end) = node.peel(end);
                match &key.kind {
                    Kind::Key(fields) => of_fields(fields, each(asked), end, flip != turned, low),
                    _ => None,
                }
            }
        }
    }

    /// The length of the value that `bytes` begin with, its delimiter included, if it is asked for.
    fn length(&self, flip: bool, bytes: &[u8]) -> Option<usize> {
        let open = self.end == End::Row && self.node.open_end();
        if let Asked::Values(values) = self.asked {
            let value = &values[..values.partition_point(|value| **value <= *bytes)].last()?;
            let found = if open { ***value == *bytes } else { bytes.starts_with(value) };
            return if found { Some(value.len()) } else { None };
        }
        let len = length(self.node, self.skip, self.end, flip, bytes)? + self.end.delimiter_len();
        // Bytes of the right length may still be no value.
        let value = bytes.get(..len)?;
        self.ceiling(flip, value).filter(|found| found.bytes == *value).map(|_| len)
    }
}

/// What is asked of each field; of those after the last, nothing.
pub(super) fn each<'a>(asked: &'a [Asked]) -> impl Fn(usize) -> &'a Asked {
    move |i| asked.get(i).unwrap_or(&ANY)
}

/// The smallest encoding at or above `low` of the fields of a key, of each of which something is `asked`.
pub(super) fn of_fields<'a>(
    fields: &'a Fields,
    asked: impl Fn(usize) -> &'a Asked,
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
            asked: asked(i),
        })
        .collect();
    if fields.has_tail() && end == End::Row {
        return tail(fields, &parts, low);
    }
    sequence(&parts, flip, low)
}

/// The delimiter belongs to the field; `delimiter` is as it is in the row, which a complement may have turned.
fn before_delimiter(node: &Node, width: usize, delimiter: &[u8], flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (value, rest) = low.split_at(low.len().min(width));
    let mut found = ceiling(node, End::Mark, flip, value)?;
    if found.bytes == *value && rest > delimiter {
        found = ceiling(node, End::Mark, flip, &above(KeyBuf::from(value))?)?;
    }
    found.bytes.put(delimiter);
    Some(found)
}

/// A value after a first byte that tells what follows.
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
            (Repr::Text, End::Mark) => bytes.push(NUL),
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

/// Elements of fixed width to the end of the row: any number of them.
fn list(element: &Node, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let width = element.width.filter(|width| *width > 0)?;
    let found = sequence(&vec![Part::element(element); low.len().div_ceil(width)], flip, low)?.bytes;
    // A list that is not below without its last elements is less without them.
    let len = (0..=found.len()).step_by(width).find(|len| found[..*len] >= *low)?;
    whole(found[..len].into())
}

/// The fields of a key, of which some were added later, at the end of a row.
fn tail(fields: &Fields, parts: &[Part<'_>], low: &[u8]) -> Option<Ceiling> {
    let at_or_above = |low: &[u8]| {
        let found = sequence(parts, false, low)?;
        let (kept, _) = kept(fields, &found.bytes);
        Some((found, kept))
    };
    let (mut found, mut kept) = at_or_above(low)?;
    // Without its last `None`s it may lie below: then it is the next one.
    if found.whole && found.bytes[..kept] < *low {
        found.bytes.put_byte(0);
        (found, kept) = at_or_above(&found.bytes)?;
    }
    if found.whole {
        found.bytes.cut(kept);
    }
    Some(found)
}

/// Values one after another.
fn sequence(parts: &[Part<'_>], flip: bool, low: &[u8]) -> Option<Ceiling> {
    // Where the values begin that `low` holds whole.
    let mut starts = vec![0];
    let mut at = 0;
    for part in parts {
        let Some(len) = part.length(flip, &low[at..]) else { break };
        at += len;
        starts.push(at);
    }
    if starts.len() > parts.len() && at == low.len() {
        return whole(low.into());
    }
    // The last value that can be larger, and the least of all that follow it.
    let larger = |i: usize| {
        let value = match starts.get(i + 1) {
            Some(&next) => above(KeyBuf::from(&low[starts[i]..next]))?,
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
    /// The same after other bytes.
    fn after(self, first: &[u8]) -> Self {
        let mut bytes = KeyBuf::from(first);
        bytes.put(&self.bytes);
        Ceiling { bytes, ..self }
    }
}

#[cfg(test)]
mod tests;
