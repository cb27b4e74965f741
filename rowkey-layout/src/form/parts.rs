//! Values one after another, and the ceiling of them all.

use alloc::vec::Vec;

use super::ceiling::{Ceiling, after_constant};
use super::span::length;
use super::{CeilingOf, ceiling_by, ceiling_of};
use crate::bytes::key_buf::prefix_successor;
use crate::bytes::tag::NONE;
use crate::bytes::{Delimiter, End, KeyBuf, Sink};
use crate::layout::{Fields, Kind, Node, Skip};

/// A value in a row: its encoding, and what follows it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Placed<'l> {
    pub(crate) node: &'l Node,
    /// Its ceiling, looked up once: a skip scan asks it at each row.
    pub(crate) of: CeilingOf,
    /// Constant bytes before it.
    pub(crate) literal: &'l [u8],
    pub(crate) skip: Option<Skip>,
    /// Its delimiter belongs to it.
    pub(crate) end: End,
    /// Whether it is within an odd number of complements.
    pub(crate) flip: bool,
    /// Whether a trailing `None` is omitted.
    pub(crate) tail: bool,
}

impl<'l> Placed<'l> {
    /// An element of an array or a list.
    pub(super) fn element(node: &'l Node, flip: bool) -> Self {
        let of = ceiling_of(node);
        Placed { node, of, literal: &[], skip: None, end: End::Terminator, flip, tail: false }
    }

    /// Field `i` of a key that `end` follows.
    pub(crate) fn of_field(fields: &'l Fields, i: usize, end: End, flip: bool) -> Self {
        let field = &fields.list[i];
        Placed {
            node: &field.node,
            of: ceiling_of(&field.node),
            literal: &field.literal,
            skip: field.skip,
            tail: field.tail && end == End::Row,
            end: fields.end(i, end),
            flip,
        }
    }

    /// The fields of a nested key that `end` follows.
    pub(super) fn of_fields(fields: &'l Fields, end: End, flip: bool) -> Vec<Self> {
        (0..fields.list.len()).map(|i| Placed::of_field(fields, i, end, flip)).collect()
    }

    /// Its delimiter, as a row has it.
    pub(crate) fn delimiter(&self) -> Option<Delimiter> {
        self.end.delimiter().map(|delimiter| delimiter.flipped(self.flip))
    }

    /// The length of the value at the start of `bytes`, including its literal and its delimiter. The value may be invalid.
    pub(crate) fn span(&self, bytes: &[u8]) -> Option<usize> {
        let literal = self.literal.len();
        let len = match self.node.width {
            Some(width) => width,
            None => length(self.node, self.skip, self.end, self.flip, bytes.get(literal..)?)?,
        };
        Some(literal + len + self.end.delimiter_len())
    }
}

/// Constant bytes as a row has them.
pub(crate) fn flipped(constant: &[u8], flip: bool) -> Vec<u8> {
    constant.iter().map(|byte| if flip { !byte } else { *byte }).collect()
}

/// A part of a row: a value, or what a scan asks of one.
pub(crate) trait Part {
    /// The smallest encoding at or above `low`.
    fn ceiling(&self, low: &[u8]) -> Option<Ceiling>;

    /// The length of the value at the start of `bytes`, including its delimiter, if it is valid.
    fn length(&self, bytes: &[u8]) -> Option<usize>;

    /// Whether only the end of the row ends it.
    fn ends_row(&self) -> bool;

    /// Whether a trailing `None` of it is omitted.
    fn is_tail(&self) -> bool;
}

impl Part for Placed<'_> {
    fn ceiling(&self, low: &[u8]) -> Option<Ceiling> {
        let value = |low: &[u8]| ceiling_by(self.of, self.node, self.end, self.flip, low);
        match self.literal {
            [] => value(low),
            literal => after_constant(&flipped(literal, self.flip), low, value),
        }
    }

    fn length(&self, bytes: &[u8]) -> Option<usize> {
        // It is known only of a whole row.
        if let End::Before(_) = self.end {
            return None;
        }
        let own = bytes.get(..self.span(bytes)?)?;
        // Bytes of the right length may still be invalid. Text was read to find its end.
        let valid = match &self.node.kind {
            Kind::Text { .. } => true,
            _ => self.end.delimiter().is_none() && self.node.without_gaps().is_some(),
        };
        ((valid && self.literal.is_empty()) || self.ceiling(own)?.bytes == *own).then_some(own.len())
    }

    fn ends_row(&self) -> bool {
        self.end == End::Row && self.node.unterminated()
    }

    fn is_tail(&self) -> bool {
        self.tail
    }
}

/// The smallest row at or above `low`.
pub(crate) fn sequence<P: Part>(parts: &[P], low: &[u8]) -> Option<Ceiling> {
    Sequence { count: parts.len(), part: &|i| &parts[i] }.ceiling(low)
}

/// Parts of any type: a program has this code once.
struct Sequence<'p> {
    count: usize,
    part: &'p dyn Fn(usize) -> &'p dyn Part,
}

impl Sequence<'_> {
    fn ceiling(&self, low: &[u8]) -> Option<Ceiling> {
        if self.count == 0 || !(self.part)(self.count - 1).is_tail() {
            return self.with_all(low);
        }
        let at_or_above = |low: &[u8]| {
            let found = self.with_all(low)?;
            let kept = self.kept(&found.bytes);
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
    fn kept(&self, row: &[u8]) -> usize {
        let (mut kept, mut at) = (0, 0);
        for part in (0..self.count).map(self.part) {
            let Some(len) = row.get(at..).and_then(|rest| part.length(rest)) else { return row.len() };
            if !part.is_tail() || row.get(at) != Some(&NONE) {
                kept = at + len;
            }
            at += len;
        }
        kept
    }

    /// The ceiling of a sequence of values, none of which is omitted.
    fn with_all(&self, low: &[u8]) -> Option<Ceiling> {
        // The offsets of the values that `low` contains completely.
        let mut starts = Vec::with_capacity(self.count + 1);
        starts.push(0);
        let mut at = 0;
        for part in (0..self.count).map(self.part) {
            let Some(len) = part.length(&low[at..]) else { break };
            at += len;
            starts.push(at);
        }
        if starts.len() > self.count && at == low.len() {
            return Ceiling::whole(low.into());
        }
        // The last value that can be larger, and the smallest values after it.
        let larger = |i: usize| {
            let part = (self.part)(i);
            let value = match starts.get(i + 1) {
                Some(&next) if !part.ends_row() => prefix_successor(KeyBuf::from(&low[starts[i]..next]))?,
                // A longer value may begin with this one.
                _ => KeyBuf::from(&low[starts[i]..]),
            };
            let mut found = part.ceiling(&value)?.after(&low[..starts[i]]);
            for part in (i + 1..self.count).map(self.part) {
                if found.whole {
                    let next = part.ceiling(&[])?;
                    found.bytes.put(&next.bytes);
                    found.whole = next.whole;
                }
            }
            Some(found)
        };
        (0..self.count.min(starts.len())).rev().find_map(larger)
    }
}
