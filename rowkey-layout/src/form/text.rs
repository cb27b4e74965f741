//! Text and bytes of variable width, by what ends them, and padded text.

use alloc::borrow::Cow;

use super::fault::{Fault, Read};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::reader::{ESCAPE, NUL};
use crate::bytes::{Delimiter, End};
use crate::error::DecodeErrorKind;

impl<'l, 'r> Cursor<'l, 'r> {
    pub(super) fn free_text<V: Kept>(&mut self, utf8: bool, end: End) -> Read<'l, V> {
        let at = self.at();
        let text = self.text_up_to(end)?;
        self.text(&text, utf8, at, end == End::Terminator)
    }

    /// Text that ends with the row, before a delimiter or with its terminator.
    pub(super) fn text_up_to(&mut self, end: End) -> Read<'l, Cow<'r, [u8]>> {
        let mut rest = self.reader.clone();
        self.reader.text(end).ok_or_else(|| {
            let start = rest.position();
            let (len, kind) = wrong_text(&rest.bytes(rest.remaining()).unwrap_or_default(), end);
            Fault::kind(start + len, kind)
        })
    }

    pub(super) fn nul_text<V: Kept>(&mut self, utf8: bool, end: End) -> Read<'l, V> {
        let at = self.at();
        let text = match end {
            End::Row => self.bytes(self.reader.remaining())?,
            _ => {
                let text = self.reader.text_ended_by_nul();
                text.ok_or_else(|| Fault::kind(self.reader.row().len(), DecodeErrorKind::Unterminated))?
            }
        };
        match text.iter().position(|&byte| byte == NUL) {
            Some(nul) => Err(Fault::kind(at + nul, DecodeErrorKind::ForbiddenByte { found: NUL, least: 1 })),
            None => self.text(&text, utf8, at, false),
        }
    }

    pub(super) fn padded_text<V: Kept>(&mut self, utf8: bool, fill: u8, width: usize) -> Read<'l, V> {
        let at = self.at();
        let field = self.bytes(width)?;
        let len = field.iter().rposition(|byte| *byte != fill).map_or(0, |last| last + 1);
        match field[..len].iter().position(|byte| *byte < fill) {
            Some(i) => {
                Err(Fault::kind(at + i, DecodeErrorKind::ForbiddenByte { found: field[i], least: fill }))
            }
            None => self.text(&field[..len], utf8, at, false),
        }
    }

    /// The value of text that starts at offset `at`; `escaped`: `00` and `01` take two bytes in the row.
    fn text<V: Kept>(&self, text: &[u8], utf8: bool, at: usize, escaped: bool) -> Read<'l, V> {
        if self.skim || !utf8 {
            return Ok(V::one(|| Value::Bytes(text.into())));
        }
        match core::str::from_utf8(text) {
            Ok(text) => Ok(V::one(|| Value::Text(text.into()))),
            Err(error) => {
                let before = &text[..error.valid_up_to()];
                let escapes = if escaped { before.iter().filter(|&&byte| byte <= ESCAPE).count() } else { 0 };
                Err(Fault::kind(at + before.len() + escapes, DecodeErrorKind::NotUtf8))
            }
        }
    }
}

/// Why a reader rejects text, and at which offset in `rest`.
fn wrong_text(rest: &[u8], end: End) -> (usize, DecodeErrorKind) {
    let mut bytes = rest.iter().copied().enumerate();
    if let End::Byte(expected) = end {
        let low = bytes.find(|(_, byte)| *byte <= expected).filter(|_| rest.contains(&expected));
        return match low {
            Some((at, found)) => {
                (at, DecodeErrorKind::ForbiddenByte { found, least: expected.saturating_add(1) })
            }
            None => (rest.len(), no_delimiter(Delimiter::ordered(expected))),
        };
    }
    if let End::Unordered(expected) = end {
        return (rest.len(), no_delimiter(expected));
    }
    while bytes.any(|(_, byte)| byte == ESCAPE) {
        match bytes.next() {
            Some((_, 1..=2)) => {}
            Some((at, found)) => return (at, DecodeErrorKind::BadEscape { found }),
            None => break,
        }
    }
    (rest.len(), DecodeErrorKind::Unterminated)
}

fn no_delimiter(expected: Delimiter) -> DecodeErrorKind {
    DecodeErrorKind::NoDelimiter { found: None, expected }
}
