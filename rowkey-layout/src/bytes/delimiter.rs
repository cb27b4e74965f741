//! The bytes between two fields of a key of text.

use core::fmt;
use core::ops::Deref;

use memchr::memchr;

use super::End;

/// The bytes between two fields of a key: one byte, or one to six if the delimiter is unordered.
///
/// Made by `#[rowkey(delimiter = ..)]`. Derefs to its bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Delimiter {
    bytes: [u8; Delimiter::MAX_LEN],
    len: u8,
    ordered: bool,
}

impl Delimiter {
    /// The maximum length, 6 bytes. A longer one would not let `End` fit in a register.
    pub const MAX_LEN: usize = 6;

    /// A delimiter below every byte of the text before it, so that encoded keys sort like their fields.
    #[must_use]
    #[inline]
    pub const fn ordered(byte: u8) -> Self {
        Delimiter { ordered: true, ..Delimiter::unordered(&[byte]) }
    }

    /// A delimiter that may be above bytes of the text before it, so that encoded keys do not sort like their text.
    ///
    /// # Panics
    /// If `of` is empty or longer than [`MAX_LEN`](Delimiter::MAX_LEN).
    #[must_use]
    #[inline]
    pub const fn unordered(of: &[u8]) -> Self {
        assert!(!of.is_empty() && of.len() <= Delimiter::MAX_LEN, "a delimiter has 1 to 6 bytes");
        let mut bytes = [0; Delimiter::MAX_LEN];
        fold!(of, (), |(), i, byte| {
            bytes[i] = *byte;
        });
        Delimiter { bytes, len: of.len() as u8, ordered: false }
    }

    /// Encoded keys sort like their fields.
    #[must_use]
    #[inline]
    pub const fn is_ordered(&self) -> bool {
        self.ordered
    }

    /// Its bytes.
    #[must_use]
    #[inline]
    pub const fn as_slice(&self) -> &[u8] {
        self.bytes.split_at(self.len as usize).0
    }
}

// Internal: used by the layout and by `rowkey-core`.
#[doc(hidden)]
impl Delimiter {
    /// The [`End`] of a field that this delimiter follows.
    #[inline(always)]
    pub const fn end(self) -> End {
        if self.ordered { End::Byte(self.bytes[0]) } else { End::Unordered(self) }
    }

    /// `==` in `const` code.
    pub const fn is(self, other: Self) -> bool {
        let differ = any!(self.bytes, |i, byte| *byte != other.bytes[i]);
        self.len == other.len && self.ordered == other.ordered && !differ
    }

    /// Its bytes within complements: each is complemented if the number of complements is odd (`flip`).
    #[inline]
    pub const fn flipped(mut self, flip: bool) -> Self {
        let mut i = 0;
        while flip && i < self.len as usize {
            self.bytes[i] = !self.bytes[i];
            i += 1;
        }
        self
    }

    /// The offset of its first occurrence in `bytes`.
    #[inline]
    pub fn find(&self, bytes: &[u8]) -> Option<usize> {
        let mut at = 0;
        loop {
            at += memchr(self.bytes[0], bytes.get(at..)?)?;
            if bytes[at..].starts_with(self) {
                return Some(at);
            }
            at += 1;
        }
    }

    /// The offset of its first occurrence in `text` followed by itself, if that is inside `text`: the text contains it, or ends
    /// with a part of it that overlaps.
    pub fn begins_in(&self, text: &[u8]) -> Option<usize> {
        let cut = text.len().saturating_sub(self.len() - 1);
        self.find(text).or_else(|| (cut..text.len()).find(|at| self.stands_at(*at, text)))
    }

    /// Whether [`begins_in`](Delimiter::begins_in) finds one, in `const` code.
    pub const fn is_early_in(&self, text: &[u8]) -> bool {
        any!(text, |at, _| self.stands_at(at, text))
    }

    /// Whether it occurs at offset `at` of `text` followed by itself.
    const fn stands_at(&self, at: usize, text: &[u8]) -> bool {
        let own = self.as_slice();
        !any!(own, |i, byte| {
            *byte != if at + i < text.len() { text[at + i] } else { own[at + i - text.len()] }
        })
    }
}

impl Deref for Delimiter {
    type Target = [u8];

    #[inline(always)]
    fn deref(&self) -> &[u8] {
        self.as_slice()
    }
}

impl fmt::Debug for Delimiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Delimiter({self}{})", if self.ordered { "" } else { ", unordered" })
    }
}

/// `"::"`.
impl fmt::Display for Delimiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.escape_ascii())
    }
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::vec::Vec;

    use super::{Delimiter, End};

    /// `End` is an argument of every write and read: a larger one would be passed in memory.
    #[test]
    fn an_end_fits_in_a_register() {
        assert_eq!(size_of::<End>(), 8);
    }

    #[test]
    fn begins_in_finds_where_decode_would_end_the_text() {
        for (delimiter, text, expected) in [
            (":", "", None),
            (":", "ab", None),
            (":", "a:b", Some(1)),
            ("::", "a:b", None),
            ("::", "a:", Some(1)),
            ("::", "a::", Some(1)),
            ("::", ":", Some(0)),
            // `a:-:-:` contains `:-:` at 1; `a::-:` contains it only at the end of the text.
            (":-:", "a:-", Some(1)),
            (":-:", "a:", None),
            (":-:", "a:-b", None),
            ("aab", "xa", None),
            ("ab", "ab", Some(0)),
        ] {
            let own = Delimiter::unordered(delimiter.as_bytes());
            let shown = format!("{text:?} before {delimiter:?}");
            assert_eq!(own.begins_in(text.as_bytes()), expected, "{shown}");
            assert_eq!(own.is_early_in(text.as_bytes()), expected.is_some(), "{shown}");
            // The rule itself: where the delimiter is found first in the text and itself.
            let row: Vec<u8> = [text, delimiter].concat().into_bytes();
            assert_eq!(own.find(&row), Some(expected.unwrap_or(text.len())), "{shown}");
        }
    }
}
