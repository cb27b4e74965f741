//! Writes text and bytes of variable width, and padded text.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::iter::repeat_n;

use super::Form;
use crate::bytes::escape::escape;
use crate::bytes::reader::NUL;
use crate::bytes::{BoundPosition, End};
use crate::form::value::Value;
use crate::layout::Node;

/// The bytes of text, whether it has to be UTF-8 or not.
pub(super) fn of(value: &Value) -> Option<&[u8]> {
    match value {
        Value::Text(text) => Some(text.as_bytes()),
        Value::Bytes(bytes) => Some(bytes),
        _ => None,
    }
}

/// The position of the first byte at or below `most`.
fn up_to(most: u8, text: &[u8]) -> Option<usize> {
    text.iter().position(|byte| *byte <= most)
}

fn terminated(text: &[u8], out: &mut Vec<u8>) {
    escape(text, out);
    out.push(NUL);
}

pub(super) fn free(text: &[u8], end: End, out: &mut Vec<u8>) -> Result<(), String> {
    match end {
        End::Row => out.extend_from_slice(text),
        End::Byte(delimiter) => match up_to(delimiter, text) {
            None => out.extend_from_slice(text),
            Some(at) => {
                let (delimiter, found) = (delimiter.escape_ascii(), text[at]);
                return Err(format!(
                    "expected bytes above the delimiter '{delimiter}', found {found:02x} at byte {at}"
                ));
            }
        },
        End::Unordered(delimiter) => match delimiter.begins_in(text) {
            None => out.extend_from_slice(text),
            Some(at) => {
                return Err(format!(
                    "expected text without the delimiter {delimiter}, also across its end, found it at byte {at}"
                ));
            }
        },
        End::Terminator => terminated(text, out),
    }
    Ok(())
}

pub(super) fn up_to_nul(text: &[u8], end: End, out: &mut Vec<u8>) -> Result<(), String> {
    if let Some(at) = up_to(NUL, text) {
        return Err(format!("expected text without a 00, found one at byte {at}"));
    }
    out.extend_from_slice(text);
    if end != End::Row {
        out.push(NUL);
    }
    Ok(())
}

pub(super) fn padded(node: &Node, text: &[u8], fill: u8, out: &mut Vec<u8>) -> Result<(), String> {
    let width = node.width.unwrap_or_default();
    if text.len() > width {
        return Err(format!("expected at most {width} bytes, found {}", text.len()));
    }
    if text.last() == Some(&fill) {
        return Err(format!("expected text that does not end in the fill byte {fill:02x}"));
    }
    if let Some(at) = text.iter().position(|byte| *byte < fill) {
        let found = text[at];
        return Err(format!(
            "expected no byte below the fill byte {fill:02x}, found {found:02x} at byte {at}"
        ));
    }
    out.extend_from_slice(text);
    out.extend(repeat_n(fill, width - text.len()));
    Ok(())
}

/// Text that cannot be encoded lies directly after its longest part that can.
pub(super) fn free_bound(text: &[u8], end: End, out: &mut Vec<u8>) -> BoundPosition {
    match end {
        End::Byte(delimiter) => {
            let Some(at) = up_to(delimiter, text) else {
                out.extend_from_slice(text);
                return BoundPosition::At;
            };
            out.extend_from_slice(&text[..at]);
            out.push(delimiter);
            BoundPosition::After
        }
        End::Terminator => {
            terminated(text, out);
            BoundPosition::At
        }
        End::Row | End::Unordered(_) => {
            out.extend_from_slice(text);
            BoundPosition::At
        }
    }
}

pub(super) fn nul_bound(text: &[u8], end: End, out: &mut Vec<u8>) -> BoundPosition {
    let nul = up_to(NUL, text);
    out.extend_from_slice(&text[..nul.unwrap_or(text.len())]);
    if nul.is_some() || end != End::Row {
        out.push(NUL);
    }
    match nul {
        None => BoundPosition::At,
        // Without a terminator, the successor of the rest is the rest and a NUL.
        Some(_) if end == End::Row => BoundPosition::Before,
        Some(_) => BoundPosition::After,
    }
}

pub(super) fn padded_bound(
    node: &Node,
    text: &[u8],
    utf8: bool,
    fill: u8,
    out: &mut Vec<u8>,
) -> BoundPosition {
    let width = node.width.unwrap_or_default();
    let cut = text.iter().position(|byte| *byte < fill).unwrap_or(text.len()).min(width);
    if let Some((whole, greatest)) = cut_character(text, cut).filter(|_| utf8 && cut < text.len()) {
        out.extend_from_slice(whole);
        out.extend_from_slice(greatest);
        return BoundPosition::After;
    }
    let len = text[..cut].iter().rposition(|byte| *byte != fill).map_or(0, |last| last + 1);
    out.extend_from_slice(&text[..len]);
    out.extend(repeat_n(fill, width - len));
    if len == text.len() { BoundPosition::At } else { BoundPosition::After }
}

/// For a cut inside a character: the text before it, and the greatest text that fits into its bytes before the cut.
fn cut_character(text: &[u8], cut: usize) -> Option<(&[u8], &'static [u8])> {
    let start = core::str::from_utf8(&text[..cut]).err()?.valid_up_to();
    let greatest: &[u8] = match cut - start {
        1 => &[0x7F],
        2 => &[0xDF, 0xBF],
        _ => &[0xEF, 0xBF, 0xBF],
    };
    Some((&text[..start], greatest))
}

/// See [`starting`].
pub type Starting = (Vec<u8>, Vec<u8>);

/// The bounds of all texts that start with `prefix`: at or above the first byte string, and below the exclusive upper bound of
/// the second as a prefix. `None` if there is no such text.
#[must_use]
pub fn starting(node: &Node, prefix: &[u8], end: End) -> Option<Starting> {
    let same = |bytes: Vec<u8>| Some((bytes.clone(), bytes));
    match (Form::of(node), end) {
        (Form::PaddedText { fill, .. }, _) => {
            let width = node.width.unwrap_or_default();
            if prefix.len() > width || prefix.iter().any(|byte| *byte < fill) {
                return None;
            }
            if prefix.last() != Some(&fill) {
                return same(prefix.to_vec());
            }
            // The padded prefix is itself a shorter text, so longer texts lie above it.
            let mut low = prefix.to_vec();
            low.resize(width, fill);
            *low.last_mut().filter(|_| prefix.len() < width)? = fill.checked_add(1)?;
            Some((low, prefix.to_vec()))
        }
        (Form::NulText, _) if prefix.contains(&NUL) => None,
        (Form::NulText, _) => same(prefix.to_vec()),
        (_, End::Byte(delimiter)) if up_to(delimiter, prefix).is_some() => None,
        (_, End::Unordered(delimiter)) if delimiter.find(prefix).is_some() => None,
        (_, End::Terminator) => {
            let mut escaped = Vec::new();
            escape(prefix, &mut escaped);
            same(escaped)
        }
        _ => same(prefix.to_vec()),
    }
}
