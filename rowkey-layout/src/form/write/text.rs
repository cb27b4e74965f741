//! Writes text and bytes of variable width, and padded text. Text that cannot be encoded lies directly after its longest part that
//! can.

use alloc::format;
use alloc::vec::Vec;
use core::iter::repeat_n;

use memchr::memchr;

use super::{Form, Written, refused};
use crate::bytes::escape::escape;
use crate::bytes::reader::NUL;
use crate::bytes::{BoundPosition, End, KeyBuf, groups, varbinary};
use crate::layout::Node;

/// The position of the first byte at or below `most`.
fn up_to(most: u8, text: &[u8]) -> Option<usize> {
    text.iter().position(|byte| *byte <= most)
}

/// What ends text.
pub(super) enum Ended {
    ByItsEnd,
    /// This byte, maybe also at the end of a row.
    By(u8, bool),
    /// So many bytes before it.
    ByLength(usize),
    Groups,
    Varbinary,
    /// Whether it is UTF-8, and the fill byte.
    Padded(bool, u8),
}

impl Ended {
    pub(super) fn write(&self, node: &Node, text: &[u8], end: End, out: &mut Vec<u8>) -> Written {
        match *self {
            Ended::ByItsEnd => return free(text, end, out),
            Ended::By(byte, at_row_end) => return terminated(text, byte, at_row_end || end != End::Row, out),
            Ended::ByLength(bytes) => return after_length(text, bytes, out),
            Ended::Groups => groups::put(text, out),
            Ended::Varbinary => varbinary::put(text, end, out),
            Ended::Padded(utf8, fill) => return padded(node, text, utf8, fill, out),
        }
        Ok(())
    }
}

fn free(text: &[u8], end: End, out: &mut Vec<u8>) -> Written {
    let fault = match end {
        End::Row | End::Before(_) => None,
        End::Terminator => {
            escape(text, out);
            out.push(NUL);
            return Ok(());
        }
        End::Byte(delimiter) => up_to(delimiter, text).map(|at| {
            let (delimiter, found) = (delimiter.escape_ascii(), text[at]);
            (at, format!("expected bytes above the delimiter '{delimiter}', found {found:02x} at byte {at}"))
        }),
        End::Unordered(delimiter) => delimiter.begins_in(text).map(|at| {
            let found = format!("also across its end, found it at byte {at}");
            (at, format!("expected text without the delimiter {delimiter}, {found}"))
        }),
    };
    let Some((at, said)) = fault else {
        out.extend_from_slice(text);
        return Ok(());
    };
    out.extend_from_slice(&text[..at]);
    end.delimiter().iter().for_each(|delimiter| out.extend_from_slice(delimiter));
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

fn padded(node: &Node, text: &[u8], utf8: bool, fill: u8, out: &mut Vec<u8>) -> Written {
    let width = node.width.unwrap_or_default();
    let below = text.iter().position(|byte| *byte < fill);
    let limit = below.unwrap_or(text.len()).min(width);
    match split_character(text, limit).filter(|_| utf8 && limit < text.len()) {
        Some((whole, greatest)) => out.extend([whole, greatest].concat()),
        None => {
            let len = text[..limit].iter().rposition(|byte| *byte != fill).map_or(0, |last| last + 1);
            out.extend_from_slice(&text[..len]);
            out.extend(repeat_n(fill, width - len));
        }
    }
    let said = match below {
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
    refused(BoundPosition::After, said)
}

/// For a limit inside a character: the text before it, and the greatest text that fits into its bytes before the limit. No row contains a
/// partial character, so a bound there would not be tight.
pub fn split_character(text: &[u8], limit: usize) -> Option<(&[u8], &'static [u8])> {
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
    match (Form::of(node), end) {
        (Form::Text(Ended::Padded(_, fill)), _) => {
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
        (Form::Text(Ended::By(byte, _)), _) if prefix.contains(&byte) => None,
        (Form::Text(Ended::By(..)), _) => same(prefix.into()),
        (Form::Text(Ended::Groups), _) => Some(groups::starting(prefix)),
        (Form::Text(Ended::Varbinary), _) => {
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
