//! Writes text and bytes of variable width, and padded text. Text that cannot be encoded lies directly after its longest part that
//! can.

use alloc::vec::Vec;

use memchr::memchr;

use super::{Written, refused};
use crate::bytes::escape::escape;
use crate::bytes::reader::NUL;
use crate::bytes::{BoundPosition, End, KeyBuf, Sink, groups, varbinary};
use crate::layout::{Kind, Node};

/// The position of the first byte at or below `most`.
fn up_to(most: u8, text: &[u8]) -> Option<usize> {
    text.iter().position(|byte| *byte <= most)
}

pub(super) fn write(node: &Node, text: &[u8], end: End, out: &mut Vec<u8>) -> Written {
    match node.kind {
        Kind::NulText { .. } => return terminated(text, NUL, end != End::Row, out),
        Kind::TerminatedText { by, .. } => return terminated(text, by, true, out),
        Kind::LengthText { bytes, .. } => return after_length(text, bytes.into(), out),
        Kind::PaddedText { utf8, fill } => return padded(node, text, utf8, fill, out),
        Kind::Groups { .. } => groups::put(text, out),
        Kind::VarbinaryEncoded { .. } => varbinary::put(text, end, out),
        _ => return free(text, end, out),
    }
    Ok(())
}

/// Writes text that `end` follows. If it cannot be encoded, returns the offset of the first byte that cannot: the bound lies directly
/// after what was written.
#[inline]
pub fn free_bound<S: Sink>(text: &[u8], end: End, out: &mut S) -> Option<usize> {
    let fault = match end {
        End::Row | End::Before(_) => None,
        End::Terminator => {
            escape(text, out);
            out.put_byte(NUL);
            return None;
        }
        End::Byte(delimiter) => up_to(delimiter, text),
        End::Unordered(delimiter) => delimiter.begins_in(text),
    };
    out.put(&text[..fault.unwrap_or(text.len())]);
    fault.and(end.delimiter()).iter().for_each(|delimiter| out.put(delimiter));
    fault
}

fn free(text: &[u8], end: End, out: &mut Vec<u8>) -> Written {
    let said = match (free_bound(text, end, out), end) {
        (Some(at), End::Byte(delimiter)) => {
            let (delimiter, found) = (delimiter.escape_ascii(), text[at]);
            format!("expected bytes above the delimiter '{delimiter}', found {found:02x} at byte {at}")
        }
        (Some(at), End::Unordered(delimiter)) => {
            let found = format!("also across its end, found it at byte {at}");
            format!("expected text without the delimiter {delimiter}, {found}")
        }
        _ => return Ok(()),
    };
    refused(BoundPosition::After, said)
}

fn terminated(text: &[u8], by: u8, ended: bool, out: &mut Vec<u8>) -> Written {
    let found = memchr(by, text);
    out.extend_from_slice(&text[..found.unwrap_or(text.len())]);
    if found.is_some() || ended {
        out.push(by);
    }
    let Some(at) = found else { return Ok(()) };
    // Without a terminator, the successor of the rest is the rest and a NUL.
    let position = if ended { BoundPosition::After } else { BoundPosition::Before };
    refused(position, format!("expected text without a {by:02x}, found one at byte {at}"))
}

fn after_length(text: &[u8], bytes: usize, out: &mut Vec<u8>) -> Written {
    let (len, most) = (text.len() as u64, (1 << (8 * bytes)) - 1);
    if len > most {
        return refused(BoundPosition::After, format!("expected at most {most} bytes, found {len}"));
    }
    out.extend_from_slice(&len.to_be_bytes()[8 - bytes..]);
    out.extend_from_slice(text);
    Ok(())
}

/// Writes text padded to `width`, or the longest part that can be encoded: the bound lies directly after it.
#[inline]
pub fn padded_bound<S: Sink>(text: &[u8], utf8: bool, fill: u8, width: usize, out: &mut S) -> BoundPosition {
    let limit = text.iter().position(|byte| *byte < fill).unwrap_or(text.len()).min(width);
    let character = if utf8 && limit < text.len() { split_character(text, limit) } else { None };
    if let Some((whole, greatest)) = character {
        out.put(whole);
        out.put(greatest);
        return BoundPosition::After;
    }
    let len = text[..limit].iter().rposition(|byte| *byte != fill).map_or(0, |last| last + 1);
    out.put(&text[..len]);
    (len..width).for_each(|_| out.put_byte(fill));
    if len == text.len() { BoundPosition::At } else { BoundPosition::After }
}

fn padded(node: &Node, text: &[u8], utf8: bool, fill: u8, out: &mut Vec<u8>) -> Written {
    let width = node.width.unwrap_or_default();
    let position = padded_bound(text, utf8, fill, width, out);
    let said = match text.iter().position(|byte| *byte < fill) {
        _ if text.len() > width => format!("expected at most {width} bytes, found {}", text.len()),
        _ if text.last() == Some(&fill) => {
            format!("expected text that does not end in the fill byte {fill:02x}")
        }
        Some(at) => {
            let found = text[at];
            format!("expected no byte below the fill byte {fill:02x}, found {found:02x} at byte {at}")
        }
        None => return Ok(()),
    };
    refused(position, said)
}

/// For a limit inside a character: the text before it, and the greatest text that fits into its bytes before the limit. No row contains a
/// partial character, so a bound there would not be tight.
fn split_character(text: &[u8], limit: usize) -> Option<(&[u8], &'static [u8])> {
    let start = core::str::from_utf8(&text[..limit]).err()?.valid_up_to();
    let greatest: &[u8] = match limit - start {
        1 => &[0x7F],
        2 => &[0xDF, 0xBF],
        _ => &[0xEF, 0xBF, 0xBF],
    };
    Some((&text[..start], greatest))
}

/// The bounds of all texts that start with `prefix`: at or above the first byte string, and below the exclusive upper bound of
/// the second as a prefix. `None` if there is no such text.
pub fn starting(node: &Node, prefix: &[u8], end: End) -> Option<(KeyBuf, KeyBuf)> {
    let same = |bytes: KeyBuf| Some((bytes.clone(), bytes));
    match (&node.kind, end) {
        (&Kind::PaddedText { fill, .. }, _) => {
            let width = node.width.unwrap_or_default();
            if prefix.len() > width || prefix.iter().any(|byte| *byte < fill) {
                return None;
            }
            if prefix.last() != Some(&fill) {
                return same(prefix.into());
            }
            // The padded prefix is itself a shorter text, so longer texts lie above it.
            let mut low = prefix.to_vec();
            low.resize(width, fill);
            *low.last_mut().filter(|_| prefix.len() < width)? = fill.checked_add(1)?;
            Some((low.into(), prefix.into()))
        }
        (Kind::NulText { .. }, _) if prefix.contains(&NUL) => None,
        (Kind::TerminatedText { by, .. }, _) if prefix.contains(by) => None,
        (Kind::NulText { .. } | Kind::TerminatedText { .. }, _) => same(prefix.into()),
        (Kind::Groups { .. }, _) => Some(groups::starting(prefix)),
        (Kind::VarbinaryEncoded { .. }, _) => {
            let mut escaped = KeyBuf::new();
            varbinary::put(prefix, End::Row, &mut escaped);
            same(escaped)
        }
        (_, End::Byte(delimiter)) if up_to(delimiter, prefix).is_some() => None,
        (_, End::Unordered(delimiter)) if delimiter.find(prefix).is_some() => None,
        (_, End::Terminator) => {
            let mut escaped = KeyBuf::new();
            escape(prefix, &mut escaped);
            same(escaped)
        }
        _ => same(prefix.into()),
    }
}
