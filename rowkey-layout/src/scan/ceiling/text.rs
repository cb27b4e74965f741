//! The ceiling of text, by a state machine over its bytes.

use alloc::vec;
use alloc::vec::Vec;

use super::Ceiling;
use crate::bytes::reader::{ESCAPE, NUL};
use crate::bytes::{End, KeyBuf, Sink, uuid_text};
use crate::layout::{Domain, Node};
use crate::scan::prefix_successor;

/// The smallest byte string at or above `low` that leads from `start` to an accepting state (`ends`). `step` is the transition
/// of a byte, if there is one. An accepting state is reachable from every state.
fn least<S: Copy + PartialEq>(
    flip: bool,
    low: &[u8],
    start: S,
    step: impl Fn(S, u8) -> Option<S>,
    ends: impl Fn(S) -> bool,
) -> Option<Ceiling> {
    let step = |state: S, byte: u8| step(state, if flip { !byte } else { byte });
    let first = |state: S, from: u8| (from..=u8::MAX).find_map(|byte| Some((byte, step(state, byte)?)));
    let mut states = vec![start];
    let mut state = start;
    for &byte in low {
        let Some(next) = step(state, byte) else { break };
        states.push(next);
        state = next;
    }
    let mut bytes = KeyBuf::from(low);
    if states.len() <= low.len() {
        // The last byte that can be incremented.
        let larger = |at: usize| Some((at, first(states[at], low[at].checked_add(1)?)?));
        let (at, (byte, next)) = (0..states.len()).rev().find_map(larger)?;
        bytes.cut(at);
        bytes.put_byte(byte);
        state = next;
    }
    while !ends(state) {
        let (byte, next) = first(state, 0)?;
        // The smallest byte loops: longer text is always smaller, so there is no minimum.
        if next == state {
            return Some(Ceiling { bytes, whole: false });
        }
        bytes.put_byte(byte);
        state = next;
    }
    Some(Ceiling { bytes, whole: true })
}

/// The ceiling of text of `width` bytes, all of which satisfy `holds`.
pub(super) fn of_width(width: usize, holds: impl Fn(u8) -> bool, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let step = |left: usize, byte| left.checked_sub(1).filter(|_| holds(byte));
    least(flip, low, width, step, |left| left == 0)
}

/// The ceiling of the text of a UUID.
pub(super) fn of_uuid(flip: bool, low: &[u8]) -> Option<Ceiling> {
    let step = |at: usize, byte| if uuid_text::holds(at, byte) { Some(at + 1) } else { None };
    let step = |at: usize, byte| if at < uuid_text::WIDTH { step(at, byte) } else { None };
    least(flip, low, 0, step, |at| at == uuid_text::WIDTH)
}

/// The ceiling of decimal digits without leading zeros.
pub(super) fn plain_digits(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    #[derive(Clone, Copy, PartialEq)]
    enum After {
        Nothing,
        Number(u128),
        /// This many bytes of the delimiter.
        Delimiter(usize),
    }
    let Domain { min, max, .. } = node.domain.unwrap_or(Domain { min: 0, max: u128::MAX, non_zero: false });
    let delimiter = end.delimiter();
    let ends = |at: usize, byte| delimiter.is_some_and(|delimiter| delimiter.get(at) == Some(&byte));
    let step = |after, byte: u8| match (after, byte) {
        (After::Number(_), _) if ends(0, byte) => Some(After::Delimiter(1)),
        (After::Delimiter(at), _) => ends(at, byte).then_some(After::Delimiter(at + 1)),
        (After::Nothing, b'0') => (min <= 0).then_some(After::Number(0)),
        // No digit follows a leading zero.
        (After::Number(0), _) | (_, ..=b'/' | b':'..) => None,
        (after, digit) => {
            let front = if let After::Number(number) = after { number } else { 0 };
            let number = front.checked_mul(10)?.checked_add(u128::from(digit - b'0'))?;
            (number <= max).then_some(After::Number(number))
        }
    };
    least(flip, low, After::Nothing, step, |after| match delimiter {
        Some(delimiter) => after == After::Delimiter(delimiter.len()),
        None => after != After::Nothing,
    })
}

/// The ceiling of text of variable width.
pub(super) fn free(end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    if let End::Unordered(delimiter) = end {
        // The number of delimiter bytes that the text ends with.
        let step = |front: usize, byte| {
            let longest = |len: &usize| {
                let (own, last) = (&delimiter[..*len], delimiter[*len - 1]);
                last == byte && delimiter[..front].ends_with(&own[..*len - 1])
            };
            match front < delimiter.len() {
                true => Some((1..=front + 1).rev().find(longest).unwrap_or(0)),
                false => None,
            }
        };
        return least(flip, low, 0, step, |front| front == delimiter.len());
    }
    #[derive(Clone, Copy, PartialEq)]
    enum After {
        Text,
        Escape,
        End,
    }
    let step = |after, byte| match (after, end) {
        (After::Text, End::Row) => Some(After::Text),
        (After::Text, End::Terminator) => Some(match byte {
            NUL => After::End,
            ESCAPE => After::Escape,
            _ => After::Text,
        }),
        (After::Text, End::Byte(delimiter)) if byte > delimiter => Some(After::Text),
        (After::Text, End::Byte(delimiter)) if byte == delimiter => Some(After::End),
        (After::Escape, _) if matches!(byte, 1..=2) => Some(After::Text),
        _ => None,
    };
    least(flip, low, After::Text, step, |after| after == After::End || end == End::Row)
}

/// The ceiling of text that ends with a NUL or with the row.
pub(super) fn without_nul(end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    match end {
        End::Row => least(flip, low, (), |(), byte| (byte != NUL).then_some(()), |()| true),
        End::Terminator | End::Byte(_) | End::Unordered(_) => free(End::Byte(NUL), flip, low),
    }
}

/// The ceiling of padded text.
pub(super) fn padded(width: usize, utf8: bool, fill: u8, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let mut found = of_width(width, |byte| byte >= fill, flip, low)?;
    while let Some(len) = no_utf8(&found.bytes, flip).filter(|_| utf8 && fill.is_ascii()) {
        found.bytes.cut(len);
        found = of_width(width, |byte| byte >= fill, flip, &prefix_successor(found.bytes)?)?;
    }
    Some(found)
}

/// The length of the shortest prefix that no UTF-8 text of this width starts with.
fn no_utf8(bytes: &[u8], flip: bool) -> Option<usize> {
    let text: Vec<u8> = bytes.iter().map(|byte| if flip { !byte } else { *byte }).collect();
    let start = core::str::from_utf8(&text).err()?.valid_up_to();
    let broken = |len: &usize| {
        core::str::from_utf8(&text[start..*len]).is_err_and(|error| error.error_len().is_some())
    };
    // A truncated character does not fit.
    Some((start + 1..=text.len()).find(broken).unwrap_or(start + 1))
}
