//! The one rule about emptiness: the least encoding at or above some bytes. A range is empty where the least
//! encoding at or above its start is not below its stop.

use alloc::vec::Vec;

use super::above;
use crate::bytes::reader::{ESCAPED_NUL, NUL, TERMINATOR};
use crate::bytes::{End, KeyBuf, Sink, decimal, decimal_number};
use crate::codec::address::{V4, V6};
use crate::codec::instant::NANOS_PER_SECOND;
use crate::codec::option::{NONE, SOME};
use crate::explain::{is_date, length};
use crate::layout::variants::Repr;
use crate::layout::{Domain, Field, Fields, Kind, Node, Variants};

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
    if let (End::Byte(delimiter), Some(width)) = (end, node.width) {
        return before_delimiter(node, width, if flip { !delimiter } else { delimiter }, flip, low);
    }
    match &node.kind {
        Kind::Text { .. } => text(end, flip, low),
        Kind::NulText { .. } => nul_text(end, flip, low),
        Kind::PaddedText { fill, .. } => {
            let (first, last) = if flip { (0, !fill) } else { (*fill, u8::MAX) };
            alphabet(low, node.width?, first, last).and_then(whole)
        }
        Kind::Optional(inner) => optional(inner, end, flip, low),
        Kind::Descending(inner) => ceiling(inner, End::Mark, !flip, low),
        Kind::Array(len, element) => {
            let elements: Vec<(&Node, End)> = (0..*len).map(|_| (element.get(), End::Mark)).collect();
            sequence(&elements, flip, low)
        }
        Kind::List(element) => list(element, flip, low),
        Kind::Key(fields) => sequence(&parts(fields, end), flip, low),
        Kind::Variants(variants) => variant(variants, end, flip, low),
        Kind::IpAddress => {
            // The longer family has the larger first byte, so under a complement the order of the two turns around.
            let families = if flip { [(!V6, 16), (!V4, 4)] } else { [(V4, 4), (V6, 16)] };
            families.iter().find_map(|&(family, width)| {
                tagged(family, low, |rest| alphabet(rest, width, 0, u8::MAX).and_then(whole))
            })
        }
        Kind::Custom(_) => match node.width {
            Some(width) => alphabet(low, width, 0, u8::MAX).and_then(whole),
            // Nobody knows: as if every byte string were one.
            None => Some(Ceiling { bytes: low.into(), whole: false }),
        },
        Kind::Decimal | Kind::ReversedDecimal | Kind::ReverseTimeDecimal { .. } | Kind::DateDecimal => {
            digits(node, flip, low).and_then(whole)
        }
        _ => match node.width? {
            width @ 0..=16 => number(node, width, flip, low).and_then(whole),
            width => alphabet(low, width, 0, u8::MAX).and_then(whole),
        },
    }
}

/// The fields of a key as nodes, each with what follows it.
fn parts(fields: &Fields, end: End) -> Vec<(&Node, End)> {
    let list: &[Field] = &fields.list;
    list.iter().enumerate().map(|(i, field)| (field.node.get(), fields.end(i, end))).collect()
}

/// The delimiter belongs to the field; `delimiter` is its byte in the row, which a complement may have turned.
fn before_delimiter(node: &Node, width: usize, delimiter: u8, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (value, rest) = low.split_at(low.len().min(width));
    let mut found = ceiling(node, End::Mark, flip, value)?;
    if found.bytes == *value && *rest > [delimiter][..] {
        found = ceiling(node, End::Mark, flip, &above(KeyBuf::from(value))?)?;
    }
    found.bytes.put_byte(delimiter);
    Some(found)
}

/// The least byte string of `width` at or above `low` whose bytes lie in `first..=last`.
fn alphabet(low: &[u8], width: usize, first: u8, last: u8) -> Option<KeyBuf> {
    let mut found = KeyBuf::from(&low[..low.len().min(width)]);
    let outside = found.iter().position(|byte| !(first..=last).contains(byte));
    let beyond = match outside {
        Some(at) => {
            let beyond = found[at] > last;
            found.cut(at);
            beyond
        }
        // Longer byte strings lie above this one.
        None => low.len() > width,
    };
    if beyond {
        let carry = found.iter().rposition(|byte| *byte < last)?;
        found.cut(carry + 1);
        found.written(carry)[0] += 1;
    }
    while found.len() < width {
        found.put_byte(first);
    }
    Some(found)
}

/// A value after a first byte that tells what follows.
fn tagged(tag: u8, low: &[u8], rest: impl FnOnce(&[u8]) -> Option<Ceiling>) -> Option<Ceiling> {
    let low = match low.split_first() {
        Some((first, _)) if *first > tag => return None,
        Some((first, rest)) if *first == tag => rest,
        _ => &[],
    };
    let found = rest(low)?;
    let mut bytes = KeyBuf::from([tag]);
    bytes.put(&found.bytes);
    Some(Ceiling { bytes, ..found })
}

/// Numbers and all else whose bytes, as one number, have a rule: the nearest one, upwards or, under a complement,
/// downwards.
fn number(node: &Node, width: usize, flip: bool, low: &[u8]) -> Option<KeyBuf> {
    let bits = 8 * width as u32;
    let most = if width == 0 { 0 } else { u128::MAX >> (128 - bits) };
    let mut from =
        alphabet(low, width, 0, u8::MAX)?.iter().fold(0, |number, byte| number << 8 | u128::from(*byte));
    if flip {
        from = most - from;
    }
    let found = nearest(node, width, from, !flip)?;
    let found = if flip { most - found } else { found };
    Some(KeyBuf::from(&found.to_be_bytes()[16 - width..]))
}

/// The nearest number at or above `from` (`up`), or at or below it, that encodes a value.
fn nearest(node: &Node, width: usize, from: u128, up: bool) -> Option<u128> {
    let most = if width == 0 { 0 } else { u128::MAX >> (128 - 8 * width as u32) };
    let within = |first: u128, last: u128| match up {
        true if from <= last => Some(from.max(first)),
        false if from >= first => Some(from.min(last)),
        _ => None,
    };
    let domain = node.domain.unwrap_or(Domain { min: 0, max: most, non_zero: false });
    match &node.kind {
        Kind::Bool => within(0, 1),
        Kind::Char => match within(0, char::MAX.into())? {
            // Surrogates are no characters.
            0xD800..=0xDFFF => Some(if up { 0xE000 } else { 0xD7FF }),
            found => Some(found),
        },
        Kind::Unsigned | Kind::Raw => within(domain.min.unsigned_abs(), domain.max),
        Kind::Signed => {
            let sign = 1u128 << (8 * width as u32 - 1);
            // The sign bit is flipped, so numbers lie higher by its weight.
            let shifted = |number: i128| (number as u128 & most) ^ sign;
            let found = within(shifted(domain.min), domain.max ^ sign)?;
            match domain.non_zero && found == sign {
                true if up => Some(sign + 1),
                true => Some(sign - 1),
                false => Some(found),
            }
        }
        Kind::ReverseTime { from } => within(0, (from - domain.min) as u128 & u128::from(u64::MAX)),
        Kind::BaseTime(seconds) => {
            let found = within(0, domain.max)?;
            let rest = found % u128::from(*seconds);
            match rest {
                0 => Some(found),
                _ if !up => Some(found - rest),
                _ => Some(found - rest + u128::from(*seconds)).filter(|found| *found <= domain.max),
            }
        }
        Kind::Duration => nanoseconds(from, up, NANOS_PER_SECOND - 1, 0, u64::MAX),
        Kind::Time { leap } => {
            let shifted = |seconds: i128| seconds as u64 ^ 1 << 63;
            let (first, last) = (shifted(domain.min), shifted(domain.max as i128));
            let most = if *leap { 2 * NANOS_PER_SECOND - 1 } else { NANOS_PER_SECOND - 1 };
            let found = nanoseconds(from, up, most, first, last)?;
            // The last second of all is no leap second.
            let end = u128::from(last) << 32 | u128::from(NANOS_PER_SECOND - 1);
            if found <= end { Some(found) } else { Some(end).filter(|_| !up) }
        }
        Kind::DecimalNumber => {
            let mut row = [0; 13];
            row.copy_from_slice(&from.to_be_bytes()[3..]);
            let found =
                if up { decimal_number::at_or_above(&row) } else { decimal_number::at_or_below(&row) }?;
            Some(found.iter().fold(0, |number, byte| number << 8 | u128::from(*byte)))
        }
        _ => Some(from),
    }
}

/// Seconds in `first..=last` in 8 bytes, nanoseconds up to `most` in 4.
fn nanoseconds(from: u128, up: bool, most: u32, first: u64, last: u64) -> Option<u128> {
    let (seconds, nanos) = ((from >> 32) as u64, from as u32);
    let join = |seconds: u64, nanos: u32| u128::from(seconds) << 32 | u128::from(nanos);
    match up {
        true if seconds < first => Some(join(first, 0)),
        true if seconds > last || (seconds == last && nanos > most) => None,
        true if nanos > most => Some(join(seconds + 1, 0)),
        false if seconds > last => Some(join(last, most)),
        false if seconds < first => None,
        false => Some(join(seconds, nanos.min(most))),
        true => Some(from),
    }
}

/// Decimal digits up to a largest number; leading zeros may make them longer than any number.
fn digits(node: &Node, flip: bool, low: &[u8]) -> Option<KeyBuf> {
    let width = node.width?;
    let (first, last) = if flip { (!b'9', !b'0') } else { (b'0', b'9') };
    let complement = |mut bytes: KeyBuf| {
        if flip {
            bytes.written(0).iter_mut().for_each(|byte| *byte = !*byte);
        }
        bytes
    };
    let found = complement(alphabet(low, width, first, last)?);
    // A number that has no room in 128 bits is beyond all.
    let from = found
        .iter()
        .try_fold(0u128, |number, digit| number.checked_mul(10)?.checked_add(u128::from(digit - b'0')));
    let domain = node.domain.unwrap_or(Domain { min: 0, max: decimal::max(width), non_zero: false });
    let (min, max) = match &node.kind {
        // Back to front, the largest number says nothing of the bytes.
        Kind::ReversedDecimal => return Some(complement(found)),
        Kind::ReverseTimeDecimal { from } => (0, ((from - domain.min) as u128).min(decimal::max(width))),
        _ => (domain.min.unsigned_abs(), domain.max),
    };
    let up = !flip;
    let number = match from {
        Some(from) if up && from <= max => from.max(min),
        Some(from) if !up && from >= min => from.min(max),
        None if !up => max,
        _ => return None,
    };
    let number = match &node.kind {
        Kind::DateDecimal => date(number, up)?,
        _ => number,
    };
    let mut text = found;
    let mut rest = number;
    for byte in text.written(0).iter_mut().rev() {
        *byte = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    Some(complement(text))
}

/// The nearest day as YYYYMMDD.
fn date(number: u128, up: bool) -> Option<u128> {
    // The next day is never more than a year's numbers away.
    let near =
        |number: &u128| is_date((number / 10_000) as u16, (number / 100 % 100) as u8, (number % 100) as u8);
    match up {
        true => (number..=99_991_231).find(near),
        false => (101..=number).rev().find(near),
    }
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
            (Repr::Text, End::Mark) => bytes.extend_from_slice(&TERMINATOR),
            (Repr::Text, End::Byte(delimiter)) => bytes.push(delimiter),
            _ => {}
        }
        if flip {
            bytes.iter_mut().for_each(|byte| *byte = !*byte);
        }
        bytes
    });
    whole(encodings.filter(|bytes| **bytes >= *low).min()?.into())
}

fn text(end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    match (end, flip) {
        (End::Row, false) => whole(low.into()),
        (End::Byte(delimiter), true) => delimited_complement(!delimiter, low.into()),
        (End::Byte(delimiter), false) => {
            // The text ends before the first byte that it must not hold.
            let at = low.iter().position(|byte| *byte <= delimiter);
            let mut found = KeyBuf::from(&low[..at.unwrap_or(low.len())]);
            if let Some(at) = at {
                if low[at] == delimiter && low.len() > at + 1 {
                    found.put_byte(delimiter.checked_add(1)?);
                }
            }
            found.put_byte(delimiter);
            whole(found)
        }
        (_, false) => escaped(low),
        (_, true) => escaped_complement(low.into()),
    }
}

/// Text before a delimiter, complemented: its bytes lie below that of the delimiter, so longer text comes first.
fn delimited_complement(delimiter: u8, mut low: KeyBuf) -> Option<Ceiling> {
    let Some(at) = low.iter().position(|byte| *byte >= delimiter) else {
        return Some(Ceiling { bytes: low, whole: false });
    };
    if low[at] == delimiter && low.len() == at + 1 {
        return whole(low);
    }
    low.cut(at);
    let last = at.checked_sub(1)?;
    low.written(last)[0] += 1;
    let whole = low[last] == delimiter;
    Some(Ceiling { bytes: low, whole })
}

fn escaped(low: &[u8]) -> Option<Ceiling> {
    let mut from = 0;
    loop {
        let Some(nul) = low[from..].iter().position(|byte| *byte == NUL).map(|nul| nul + from) else {
            let mut found = KeyBuf::from(low);
            found.put(&TERMINATOR);
            return whole(found);
        };
        let mut found = KeyBuf::from(&low[..nul]);
        match low.get(nul + 1) {
            Some(&ESCAPED_NUL) => {
                from = nul + 2;
                continue;
            }
            None | Some(0) => found.put(&TERMINATOR),
            Some(1) if low.len() == nul + 2 => found.put(&TERMINATOR),
            Some(_) => found.put(&[NUL, ESCAPED_NUL, NUL, 1]),
        }
        return whole(found);
    }
}

/// The same under a complement: what escapes is `FF 00`, the terminator `FF FE`.
fn escaped_complement(mut low: KeyBuf) -> Option<Ceiling> {
    'again: loop {
        let mut from = 0;
        loop {
            let Some(nul) = low[from..].iter().position(|byte| *byte == !NUL).map(|nul| nul + from) else {
                return Some(Ceiling { bytes: low, whole: false });
            };
            match low.get(nul + 1).map(|byte| !byte) {
                None => {
                    low.put_byte(!ESCAPED_NUL);
                    return Some(Ceiling { bytes: low, whole: false });
                }
                Some(1) if low.len() == nul + 2 => return whole(low),
                Some(ESCAPED_NUL) => from = nul + 2,
                Some(0 | 1) => {
                    low.cut(nul);
                    low = above(low)?;
                    continue 'again;
                }
                Some(_) => {
                    low.cut(nul);
                    low.put(&[!NUL, !1]);
                    return whole(low);
                }
            }
        }
    }
}

fn nul_text(end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let terminator = if flip { !NUL } else { NUL };
    if end == End::Row && !flip {
        // No text holds a NUL: after one, the next text has a 01 there.
        return match low.iter().position(|byte| *byte == NUL) {
            None => whole(low.into()),
            Some(at) => {
                let mut found = KeyBuf::from(&low[..at]);
                found.put_byte(1);
                whole(found)
            }
        };
    }
    match low.iter().position(|byte| *byte == terminator) {
        None if flip => Some(Ceiling { bytes: low.into(), whole: false }),
        None => {
            let mut found = KeyBuf::from(low);
            found.put_byte(terminator);
            whole(found)
        }
        Some(at) if at + 1 == low.len() => whole(low.into()),
        Some(at) if flip => Some(Ceiling { bytes: above(KeyBuf::from(&low[..=at]))?, whole: false })
            .and_then(|next| nul_text(end, flip, &next.bytes)),
        Some(at) => {
            let mut found = KeyBuf::from(&low[..at]);
            found.put(&[1, terminator]);
            whole(found)
        }
    }
}

/// Elements of fixed width to the end of the row: any number of them.
fn list(element: &Node, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let width = element.width.filter(|width| *width > 0)?;
    let mut at = 0;
    while at + width <= low.len() {
        let Some(found) = ceiling(element, End::Mark, flip, &low[at..at + width]) else { break };
        if *found.bytes != low[at..at + width] {
            let mut bytes = KeyBuf::from(&low[..at]);
            bytes.put(&found.bytes);
            return whole(bytes);
        }
        at += width;
    }
    let rest = &low[at..];
    if rest.is_empty() {
        return whole(low.into());
    }
    // One more element, or else the next list that is shorter.
    if let Some(found) = ceiling(element, End::Mark, flip, rest) {
        let mut bytes = KeyBuf::from(&low[..at]);
        bytes.put(&found.bytes);
        return whole(bytes);
    }
    let mut shorter = KeyBuf::from(&low[..at]);
    loop {
        let start = shorter.len().checked_sub(width)?;
        let last = KeyBuf::from(&shorter[start..]);
        shorter.cut(start);
        if let Some(found) = above(last).and_then(|next| ceiling(element, End::Mark, flip, &next)) {
            shorter.put(&found.bytes);
            return whole(shorter);
        }
    }
}

/// Values one after another.
fn sequence(parts: &[(&Node, End)], flip: bool, low: &[u8]) -> Option<Ceiling> {
    let Some((&(node, end), rest)) = parts.split_first() else {
        return if low.is_empty() { whole(KeyBuf::new()) } else { None };
    };
    let join = |first: &[u8], found: Ceiling| {
        let mut bytes = KeyBuf::from(first);
        bytes.put(&found.bytes);
        Some(Ceiling { bytes, ..found })
    };
    let mut from = KeyBuf::from(low);
    if let Some(len) = with_delimiter(node, end, flip, low) {
        let (first, behind) = low.split_at(len);
        // Bytes of the right length may still be no value.
        if ceiling(node, end, flip, first).is_some_and(|found| found.whole && found.bytes == *first) {
            if let Some(found) = sequence(rest, flip, behind) {
                return join(first, found);
            }
            from = above(KeyBuf::from(first))?;
        }
    }
    let found = ceiling(node, end, flip, &from)?;
    if !found.whole {
        return Some(found);
    }
    let rest = sequence(rest, flip, &[])?;
    join(&found.bytes, rest)
}

/// The length of the encoding that `bytes` begin with, its delimiter included.
fn with_delimiter(node: &Node, end: End, flip: bool, bytes: &[u8]) -> Option<usize> {
    let len = length(node, None, end, flip, bytes)?;
    match end {
        End::Byte(delimiter) => {
            let standing = if flip { !delimiter } else { delimiter };
            if bytes.get(len) == Some(&standing) { Some(len + 1) } else { None }
        }
        _ => Some(len),
    }
}

#[cfg(test)]
mod tests;
