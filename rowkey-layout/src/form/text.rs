//! Text and bytes of variable width, by what ends them, and padded text.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use memchr::{memchr, memchr2};

use super::ceiling::{Ceiling, START, State, least, of_width};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::groups::{FULL, GROUP};
use crate::bytes::key_buf::prefix_successor;
use crate::bytes::reader::{ESCAPE, NUL};
use crate::bytes::{Delimiter, End, KeyBuf, Reader, Sink, varbinary};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node};

impl<'l, 'r, V: Kept> Cursor<'l, 'r, V> {
    pub(super) fn free_text(&mut self, utf8: bool, end: End) -> Option<V> {
        let start = self.reader.clone();
        let len = self.text_len(end)?;
        self.plain_text(start, len, end, utf8)
    }

    /// The length of text that ends with the row, before a delimiter or with its terminator, which is taken with it.
    pub(super) fn text_len(&mut self, end: End) -> Option<usize> {
        let (at, flip) = (self.at(), self.reader.flip);
        let left = &self.reader.row()[at..];
        let (len, taken) = match end {
            End::Row => (left.len(), left.len()),
            End::Before(width) => match left.len().checked_sub(width as usize) {
                Some(len) => (len, len),
                None => return self.truncated(width as usize),
            },
            End::Byte(_) | End::Unordered(_) => {
                let expected = end.delimiter()?;
                let Some(len) = expected.flipped(flip != 0).find(left) else {
                    let row = self.reader.row().len();
                    return self.wrong(row, DecodeErrorKind::NoDelimiter { found: None, expected });
                };
                // One below an ordered delimiter would sort wrongly.
                let below = |byte: &u8| expected.is_ordered() && byte ^ flip < expected[0];
                if let Some(i) = left[..len].iter().position(below) {
                    let (found, least) = (left[i] ^ flip, expected[0].saturating_add(1));
                    return self.wrong(at + i, DecodeErrorKind::ForbiddenByte { found, least });
                }
                (len, len)
            }
            End::Terminator => {
                let mut len = 0;
                loop {
                    let Some(next) = memchr2(NUL ^ flip, ESCAPE ^ flip, &left[len..]) else {
                        return self.unterminated();
                    };
                    len += next;
                    match (left[len] ^ flip, left.get(len + 1).map(|byte| byte ^ flip)) {
                        (NUL, _) => break (len, len + 1),
                        (_, Some(1..=2)) => len += 2,
                        (_, Some(found)) => {
                            return self.wrong(at + len + 1, DecodeErrorKind::BadEscape { found });
                        }
                        (_, None) => return self.unterminated(),
                    }
                }
            }
        };
        self.take(taken).map(|_| len)
    }

    #[cold]
    fn unterminated<T>(&mut self) -> Option<T> {
        self.wrong(self.reader.row().len(), DecodeErrorKind::Unterminated)
    }

    /// Text without the byte that ends it, but at the end of a row.
    pub(super) fn terminated_text(&mut self, utf8: bool, by: u8, end: End) -> Option<V> {
        let (at, start) = (self.at(), self.reader.clone());
        let left = &self.reader.row()[at..];
        let len = match (memchr(by ^ self.reader.flip, left), end) {
            (None, End::Row) => self.take(left.len())?.len(),
            (Some(nul), End::Row) => {
                return self.wrong(at + nul, DecodeErrorKind::ForbiddenByte { found: NUL, least: 1 });
            }
            (Some(len), _) => self.take(len + 1)?.len() - 1,
            (None, _) => return self.unterminated(),
        };
        self.plain_text(start, len, End::Row, utf8)
    }

    /// Text after its length.
    pub(super) fn length_text(&mut self, utf8: bool, bytes: usize) -> Option<V> {
        let len = self.wide(bytes)? as usize;
        let start = self.reader.clone();
        self.take(len)?;
        self.plain_text(start, len, End::Row, utf8)
    }

    /// Text in groups of 8 bytes, each with a marker.
    pub(super) fn groups(&mut self, utf8: bool) -> Option<V> {
        let (start, mut text) = (self.at(), Vec::new());
        loop {
            let at = self.at();
            let group = self.array_of::<{ GROUP + 1 }>()?;
            let marker = group[GROUP];
            let Some(len) = GROUP.checked_sub(usize::from(FULL - marker)) else {
                let least = FULL - GROUP as u8;
                return self.wrong(at + GROUP, DecodeErrorKind::ForbiddenByte { found: marker, least });
            };
            if let Some(i) = (len..GROUP).find(|i| group[*i] != 0) {
                return self.wrong(at + i, DecodeErrorKind::NotFilled { found: group[i] });
            }
            if !self.skim {
                text.extend_from_slice(&group[..len]);
            }
            if marker != FULL {
                return self.text(start, text.into(), utf8, |text| text.len() / GROUP);
            }
        }
    }

    /// Text with `00` as `00 FF`.
    pub(super) fn varbinary(&mut self, utf8: bool, end: End) -> Option<V> {
        let (start, last, mut text) = (self.at(), end == End::Row, Vec::new());
        loop {
            let byte = self.reader.byte();
            match (byte, last) {
                (Some(NUL), _) => match self.byte()? {
                    varbinary::ESCAPED => {}
                    1 if !last => break,
                    found => return self.wrong(self.at() - 1, DecodeErrorKind::BadNul { found }),
                },
                (Some(_), _) => {}
                (None, true) => break,
                (None, false) => return self.unterminated(),
            }
            if !self.skim {
                text.extend(byte);
            }
        }
        self.text(start, text.into(), utf8, |text| bytes_up_to(NUL, text))
    }

    pub(super) fn padded_text(&mut self, utf8: bool, fill: u8, width: usize) -> Option<V> {
        let (start, field) = (self.reader.clone(), self.number_bytes(width)?);
        let len = field.clone().rposition(|byte| byte != fill).map_or(0, |last| last + 1);
        match field.take(len).enumerate().find(|(_, byte)| *byte < fill) {
            Some((i, found)) => {
                let kind = DecodeErrorKind::ForbiddenByte { found, least: fill };
                self.wrong(start.position() + i, kind)
            }
            None => self.plain_text(start, len, End::Row, utf8),
        }
    }

    /// The value of text of `len` bytes that `end` follows.
    fn plain_text(&mut self, mut start: Reader<'r>, len: usize, end: End, utf8: bool) -> Option<V> {
        let at = start.position();
        match end {
            _ if self.skim => Some(V::one(|| Value::None)),
            End::Terminator => self.text(at, start.escaped()?, utf8, |text| bytes_up_to(ESCAPE, text)),
            _ => self.text(at, start.bytes(len)?, utf8, |_| 0),
        }
    }

    /// The value of text at offset `at`. `escapes` counts the bytes of the row that some text has beside its own.
    fn text(&mut self, at: usize, text: Cow<'r, [u8]>, utf8: bool, escapes: fn(&[u8]) -> usize) -> Option<V> {
        if !utf8 {
            return Some(V::one(|| Value::Bytes(text.into_owned())));
        }
        match core::str::from_utf8(&text) {
            Ok(text) => Some(V::one(|| Value::Text(text.into()))),
            Err(error) => {
                let valid = &text[..error.valid_up_to()];
                self.wrong(at + valid.len() + escapes(valid), DecodeErrorKind::NotUtf8)
            }
        }
    }
}

#[inline]
fn bytes_up_to(most: u8, text: &[u8]) -> usize {
    text.iter().filter(|byte| **byte <= most).count()
}

/// The states of text with escapes: in it, after the first byte of an escape or of its end, and after its end.
const TEXT: State = START;
const ESCAPED: State = (1, 0);
const ENDED: State = (2, 0);

/// The ceiling of text of variable width.
pub(super) fn free_ceiling(_: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    if let End::Before(_) = end {
        // Any bytes may go on after it, so nothing above `low` is ruled out.
        return Some(Ceiling { bytes: low.into(), whole: false });
    }
    if let End::Unordered(delimiter) = end {
        // The number of delimiter bytes that the text ends with.
        let step = |(front, _): State, byte| {
            let longest = |len: &usize| {
                let (own, last) = (&delimiter[..*len], delimiter[*len - 1]);
                last == byte && delimiter[..front].ends_with(&own[..*len - 1])
            };
            match front < delimiter.len() {
                true => Some(((1..=front + 1).rev().find(longest).unwrap_or(0), 0)),
                false => None,
            }
        };
        return least(flip, low, &step, delimiter.len());
    }
    let step = |after, byte| match (after, end) {
        (TEXT, End::Row) => Some(TEXT),
        (TEXT, End::Terminator) => Some(match byte {
            NUL => ENDED,
            ESCAPE => ESCAPED,
            _ => TEXT,
        }),
        (TEXT, End::Byte(delimiter)) if byte > delimiter => Some(TEXT),
        (TEXT, End::Byte(delimiter)) if byte == delimiter => Some(ENDED),
        (ESCAPED, _) if matches!(byte, 1..=2) => Some(TEXT),
        _ => None,
    };
    least(flip, low, &step, if end == End::Row { TEXT.0 } else { ENDED.0 })
}

/// The ceiling of text without the byte that ends it, but at the end of a row.
pub(super) fn terminated_ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (by, end) = match node.kind {
        Kind::TerminatedText { by, .. } => (by, End::Terminator),
        _ => (NUL, end),
    };
    match end {
        End::Row => least(flip, low, &|_, byte| (byte != by).then_some(START), START.0),
        _ => free_ceiling(node, End::Unordered(Delimiter::unordered(&[by])), flip, low),
    }
}

/// The ceiling of text in groups of 8 bytes, each with a marker.
pub(super) fn groups_ceiling(_: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    const ENDED: State = (usize::MAX, 0);
    // The bytes of the group so far, and how many zeros it ends in.
    let step = |state, byte: u8| match (state, FULL - byte) {
        (ENDED, _) => None,
        ((GROUP, _), 0) => Some(START),
        ((GROUP, zeros), filled) => (u128::from(filled) <= zeros).then_some(ENDED),
        ((len, zeros), _) => Some((len + 1, if byte == 0 { zeros + 1 } else { 0 })),
    };
    least(flip, low, &step, ENDED.0)
}

/// The ceiling of text with `00` as `00 FF`.
pub(super) fn varbinary_ceiling(_: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let step = |state, byte| match (state, byte) {
        (TEXT, NUL) => Some(ESCAPED),
        (TEXT, _) | (ESCAPED, varbinary::ESCAPED) => Some(TEXT),
        (ESCAPED, 1) if end != End::Row => Some(ENDED),
        _ => None,
    };
    least(flip, low, &step, if end == End::Row { TEXT.0 } else { ENDED.0 })
}

/// The ceiling of text after its length. Not completed: the smallest text of a length may have gigabytes.
pub(super) fn length_ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let Kind::LengthText { bytes, .. } = node.kind else { return None };
    let (bytes, mut found) = (usize::from(bytes), KeyBuf::from(low));
    (low.len()..bytes).for_each(|_| found.put_byte(0));
    let byte = |byte: &u8| usize::from(if flip { !byte } else { *byte });
    let end = found[..bytes].iter().fold(0, |len, next| len << 8 | byte(next)).saturating_add(bytes);
    if found.len() > end {
        // A whole value is a prefix of it.
        found.cut(end);
        return length_ceiling(node, End::Terminator, flip, &prefix_successor(found)?);
    }
    Some(Ceiling { whole: found.len() == end, bytes: found })
}

/// The ceiling of padded text.
pub(super) fn padded_ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (Kind::PaddedText { utf8, fill }, width) = (&node.kind, node.width?) else { return None };
    let allowed = [[*fill, 0xFF]];
    let at_or_above = |low: &[u8]| of_width(width, &|_| &allowed, flip, low);
    let mut found = at_or_above(low)?;
    while let Some(len) = no_utf8(&found.bytes, flip).filter(|_| *utf8 && fill.is_ascii()) {
        found.bytes.cut(len);
        found = at_or_above(&prefix_successor(found.bytes)?)?;
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
