//! Text and bytes of variable width, by what ends them, and padded text.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use memchr::{memchr, memchr2};

use super::ceiling::{Ceiling, State, least, of_width};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::groups::{FULL, GROUP};
use crate::bytes::key_buf::prefix_successor;
use crate::bytes::reader::{ESCAPE, NUL};
use crate::bytes::{Delimiter, End, KeyBuf, Sink, varbinary};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node};

impl<'l, 'r, V: Kept> Cursor<'l, 'r, V> {
    pub(super) fn free_text(&mut self, utf8: bool, end: End) -> Option<V> {
        let (at, len) = (self.at(), self.text_len(end)?);
        self.text(at, len, utf8, Escapes::of(end))
    }

    /// The length of text that ends with the row, before a delimiter or with its terminator, which is taken with it.
    fn text_len(&mut self, end: End) -> Option<usize> {
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
        let (at, flip) = (self.at(), self.reader.flip);
        let left = &self.reader.row()[at..];
        let len = match (memchr(by ^ flip, left), end) {
            (None, End::Row) => self.take(left.len())?.len(),
            (Some(nul), End::Row) => {
                return self.wrong(at + nul, DecodeErrorKind::ForbiddenByte { found: NUL, least: 1 });
            }
            (Some(len), _) => self.take(len + 1)?.len() - 1,
            (None, _) => return self.unterminated(),
        };
        self.text(at, len, utf8, Escapes::No)
    }

    /// Text after its length.
    pub(super) fn length_text(&mut self, utf8: bool, bytes: usize) -> Option<V> {
        let len = self.wide(bytes)? as usize;
        let at = self.at();
        self.take(len)?;
        self.text(at, len, utf8, Escapes::No)
    }

    /// Text in groups of 8 bytes, each with a marker.
    pub(super) fn groups(&mut self, utf8: bool) -> Option<V> {
        let start = self.at();
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
            if marker != FULL {
                // The markers of all groups but the last are among these.
                return self.text(start, at - start + len, utf8, Escapes::Markers);
            }
        }
    }

    /// Text with `00` as `00 FF`.
    pub(super) fn varbinary(&mut self, utf8: bool, end: End) -> Option<V> {
        let (start, last) = (self.at(), end == End::Row);
        let len = loop {
            let len = self.at() - start;
            match (self.reader.byte(), last) {
                (Some(NUL), _) => match self.byte()? {
                    varbinary::ESCAPED => {}
                    1 if !last => break len,
                    found => return self.wrong(self.at() - 1, DecodeErrorKind::BadNul { found }),
                },
                (Some(_), _) => {}
                (None, true) => break len,
                (None, false) => return self.unterminated(),
            }
        };
        self.text(start, len, utf8, Escapes::Nuls)
    }

    pub(super) fn padded_text(&mut self, utf8: bool, fill: u8, width: usize) -> Option<V> {
        let (at, field) = (self.at(), self.number_bytes(width)?);
        let len = field.clone().rposition(|byte| byte != fill).map_or(0, |last| last + 1);
        match field.take(len).enumerate().find(|(_, byte)| *byte < fill) {
            Some((i, found)) => self.wrong(at + i, DecodeErrorKind::ForbiddenByte { found, least: fill }),
            None => self.text(at, len, utf8, Escapes::No),
        }
    }

    /// The value of `len` bytes of text at offset `at`.
    fn text(&mut self, at: usize, len: usize, utf8: bool, escapes: Escapes) -> Option<V> {
        if utf8 && !self.skim {
            let text = unescaped(self.plain_text(at, len), escapes);
            if let Err(error) = core::str::from_utf8(&text) {
                let valid = &text[..error.valid_up_to()];
                return self.wrong(at + valid.len() + escapes.within(valid), DecodeErrorKind::NotUtf8);
            }
        }
        Some(V::one(|| {
            let text = unescaped(self.plain_text(at, len), escapes).into_owned();
            match utf8 {
                true => Value::Text(String::from_utf8(text).unwrap_or_default()),
                false => Value::Bytes(text),
            }
        }))
    }

    /// The bytes with the complement undone.
    pub(super) fn plain_text(&self, at: usize, len: usize) -> Cow<'r, [u8]> {
        let text = &self.reader.row()[at..at + len];
        match self.reader.flip {
            0 => Cow::Borrowed(text),
            flip => Cow::Owned(text.iter().map(|byte| byte ^ flip).collect()),
        }
    }

    /// The bytes of text up to `end`.
    pub(super) fn text_up_to(&mut self, end: End) -> Option<Cow<'r, [u8]>> {
        let at = self.at();
        let len = self.text_len(end)?;
        let text = self.plain_text(at, len);
        Some(unescaped(text, Escapes::of(end)))
    }
}

/// What a row has beside the bytes of a text.
#[derive(Clone, Copy)]
enum Escapes {
    No,
    /// `01` before `00` and `01`, which are one more.
    Ones,
    /// `FF` after `00`.
    Nuls,
    /// A marker after each 8 bytes.
    Markers,
}

impl Escapes {
    /// Of text that `end` follows.
    #[inline]
    fn of(end: End) -> Self {
        if end == End::Terminator { Escapes::Ones } else { Escapes::No }
    }

    /// How many bytes of the row are of escapes of this text.
    #[inline]
    fn within(self, text: &[u8]) -> usize {
        let most = match self {
            Escapes::No => return 0,
            Escapes::Markers => return text.len() / GROUP,
            Escapes::Ones => 1,
            Escapes::Nuls => 0,
        };
        text.iter().filter(|byte| **byte <= most).count()
    }
}

#[inline]
fn unescaped(text: Cow<'_, [u8]>, escapes: Escapes) -> Cow<'_, [u8]> {
    let mut at = 0;
    let next = || {
        let byte = *text.get(at)?;
        let (skipped, less) = match escapes {
            Escapes::Ones if byte == ESCAPE => (1, 1),
            Escapes::Markers if at % (GROUP + 1) == GROUP => (1, 0),
            _ => (0, 0),
        };
        at += skipped;
        let own = text.get(at)? - less;
        at += if byte == NUL && matches!(escapes, Escapes::Nuls) { 2 } else { 1 };
        Some(own)
    };
    match escapes {
        Escapes::No => text,
        Escapes::Ones if !text.contains(&ESCAPE) => text,
        _ => core::iter::from_fn(next).collect(),
    }
}

/// The ceiling of text of variable width.
pub(super) fn free_ceiling(_: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    if let End::Before(_) = end {
        // Any bytes may go on after it, so nothing above `low` is ruled out.
        return Some(Ceiling { bytes: low.into(), whole: false });
    }
    if let End::Unordered(delimiter) = end {
        // The number of delimiter bytes that the text ends with.
        let step = |front, byte| {
            let State::At(front) = front else { return None };
            let longest = |len: &usize| {
                let (own, last) = (&delimiter[..*len], delimiter[*len - 1]);
                last == byte && delimiter[..front].ends_with(&own[..*len - 1])
            };
            match front < delimiter.len() {
                true => Some(State::At((1..=front + 1).rev().find(longest).unwrap_or(0))),
                false => None,
            }
        };
        return least(flip, low, &step, &|front| front == State::At(delimiter.len()));
    }
    const TEXT: State = State::START;
    const AFTER_ESCAPE: State = State::At(1);
    const ENDED: State = State::At(2);
    let step = |after, byte| match (after, end) {
        (TEXT, End::Row) => Some(TEXT),
        (TEXT, End::Terminator) => Some(match byte {
            NUL => ENDED,
            ESCAPE => AFTER_ESCAPE,
            _ => TEXT,
        }),
        (TEXT, End::Byte(delimiter)) if byte > delimiter => Some(TEXT),
        (TEXT, End::Byte(delimiter)) if byte == delimiter => Some(ENDED),
        (AFTER_ESCAPE, _) if matches!(byte, 1..=2) => Some(TEXT),
        _ => None,
    };
    least(flip, low, &step, &|after| after == ENDED || end == End::Row)
}

/// The ceiling of text without the byte that ends it, but at the end of a row.
pub(super) fn terminated_ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (by, end) = match node.kind {
        Kind::TerminatedText { by, .. } => (by, End::Terminator),
        _ => (NUL, end),
    };
    match end {
        End::Row => least(flip, low, &|_, byte| (byte != by).then_some(State::START), &|_| true),
        _ => free_ceiling(node, End::Unordered(Delimiter::unordered(&[by])), flip, low),
    }
}

/// The ceiling of text in groups of 8 bytes, each with a marker.
pub(super) fn groups_ceiling(_: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    const ENDED: State = State::At(usize::MAX);
    // The bytes of the group so far, and how many zeros it ends in.
    let step = |state, byte: u8| match state {
        ENDED | State::Number(_) => None,
        State::At(at) => match (at / (GROUP + 1), at % (GROUP + 1), FULL - byte) {
            (GROUP, _, 0) => Some(State::START),
            (GROUP, zeros, filled) => (usize::from(filled) <= zeros).then_some(ENDED),
            (len, zeros, _) => {
                Some(State::At((len + 1) * (GROUP + 1) + if byte == 0 { zeros + 1 } else { 0 }))
            }
        },
    };
    least(flip, low, &step, &|state| state == ENDED)
}

/// The ceiling of text with `00` as `00 FF`.
pub(super) fn varbinary_ceiling(_: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    const TEXT: State = State::START;
    const AFTER_NUL: State = State::At(1);
    const ENDED: State = State::At(2);
    let step = |state, byte| match (state, byte) {
        (TEXT, NUL) => Some(AFTER_NUL),
        (TEXT, _) | (AFTER_NUL, varbinary::ESCAPED) => Some(TEXT),
        (AFTER_NUL, 1) if end != End::Row => Some(ENDED),
        _ => None,
    };
    least(flip, low, &step, &|state| state == ENDED || end == End::Row && state == TEXT)
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
