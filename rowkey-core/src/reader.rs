//! A row as a codec reads it, from left to right.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::complement::complement;
use crate::error::{DecodeErrorKind, DecodeFault};
use crate::place::Place;
use crate::special_byte;

/// What escapes and ends free text inside a row: `00` is written `00 FF`, the end `00 01`, so that
/// no text is a prefix of another and a shorter one sorts first.
pub(crate) const NUL: u8 = 0x00;
pub(crate) const ESCAPED_NUL: u8 = 0xFF;
pub(crate) const END: u8 = 0x01;

/// A row and how far it has been read. Under `desc` it gives the complement of the bytes, so a
/// codec reads what it wrote.
#[derive(Debug, Clone)]
pub struct Reader<'r> {
    row: &'r [u8],
    at: usize,
    /// `FF` where a `desc` complements what is read, else `00`.
    flip: u8,
}

impl<'r> Reader<'r> {
    /// Starts at the front of `row`.
    #[inline(always)]
    #[must_use]
    pub fn new(row: &'r [u8]) -> Self {
        Reader { row, at: 0, flip: 0 }
    }

    /// Starts at an offset; `None` where the row ends before it.
    #[inline(always)]
    pub(crate) fn starting_at(row: &'r [u8], at: usize) -> Option<Self> {
        (at <= row.len()).then_some(Reader { row, at, flip: 0 })
    }

    /// The offset in the row of what comes next.
    #[inline(always)]
    #[must_use]
    pub fn position(&self) -> usize {
        self.at
    }

    /// Bytes that are left.
    #[inline(always)]
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.row.len() - self.at
    }

    #[inline(always)]
    pub(crate) fn row(&self) -> &'r [u8] {
        self.row
    }

    /// A fault at this place, with a rule of your own: "expected a version of three parts".
    #[must_use]
    pub fn fault(&self, rule: &'static str) -> DecodeFault {
        DecodeFault::new(self.at, DecodeErrorKind::Custom(rule))
    }

    #[inline(always)]
    pub(crate) fn stop(&self, kind: DecodeErrorKind) -> DecodeFault {
        DecodeFault::new(self.at, kind)
    }

    /// Reads what `read` reads, complemented.
    #[inline(always)]
    pub(crate) fn complemented<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, DecodeFault>,
    ) -> Result<T, DecodeFault> {
        self.flip = !self.flip;
        let value = read(self);
        self.flip = !self.flip;
        value
    }

    /// Reads the complement from here on, or the bytes as they are.
    pub(crate) fn set_complemented(&mut self, complemented: bool) {
        self.flip = if complemented { 0xFF } else { 0 };
    }

    /// The next `n` bytes as they stand in the row, if it has as many.
    #[inline(always)]
    fn take(&mut self, n: usize) -> Option<&'r [u8]> {
        // A length that was read from the row may be any number.
        let bytes = self.row.get(self.at..self.at.checked_add(n)?)?;
        self.at += n;
        Some(bytes)
    }

    /// The fault where fewer than `expected` bytes are left.
    #[inline(always)]
    pub(crate) fn truncated(&self, expected: usize) -> DecodeFault {
        self.stop(DecodeErrorKind::Truncated { expected, found: self.remaining() })
    }

    /// The same out of line, so that the parts of a fault share no place with a value that fits in no register:
    /// it would be taken apart for them.
    #[cold]
    #[inline(never)]
    fn truncated_beside(self, expected: usize) -> DecodeFault {
        self.truncated(expected)
    }

    /// The next `N` bytes.
    ///
    /// # Errors
    /// When the row has fewer.
    #[inline(always)]
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], DecodeFault> {
        match self.take(N).and_then(|bytes| bytes.first_chunk::<N>()) {
            Some(&array) => Ok(self.plain_array(array)),
            None if N <= size_of::<u64>() => Err(self.truncated(N)),
            None => Err(self.clone().truncated_beside(N)),
        }
    }

    /// Reads `bytes`, if the row goes on with them.
    #[inline(always)]
    pub(crate) fn goes_on_with(&mut self, bytes: &[u8]) -> bool {
        let found = self.row[self.at..].starts_with(bytes);
        if found {
            self.at += bytes.len();
        }
        found
    }

    /// The next `N` times `W` bytes, if the row has as many.
    #[inline(always)]
    pub(crate) fn arrays<const W: usize, const N: usize>(&mut self) -> Option<[[u8; W]; N]> {
        let arrays = self.take(W * N)?.as_chunks::<W>().0.first_chunk::<N>()?;
        Some(arrays.map(|array| self.plain_array(array)))
    }

    #[inline(always)]
    fn plain_array<const N: usize>(&self, mut array: [u8; N]) -> [u8; N] {
        if self.flip != 0 {
            complement(&mut array);
        }
        array
    }

    /// Fills `into` with the next bytes.
    ///
    /// # Errors
    /// When the row has fewer.
    #[inline(always)]
    pub(crate) fn fill(&mut self, into: &mut [u8]) -> Result<(), DecodeFault> {
        let Some(bytes) = self.take(into.len()) else {
            return Err(self.truncated(into.len()));
        };
        for (byte, found) in into.iter_mut().zip(bytes) {
            *byte = found ^ self.flip;
        }
        Ok(())
    }

    /// The next byte.
    ///
    /// # Errors
    /// When the row has ended.
    #[inline(always)]
    pub fn byte(&mut self) -> Result<u8, DecodeFault> {
        Ok(self.array::<1>()?[0])
    }

    /// The next `n` bytes, borrowed from the row unless a `desc` complements them.
    ///
    /// # Errors
    /// When the row has fewer.
    #[inline(always)]
    pub fn bytes(&mut self, n: usize) -> Result<Cow<'r, [u8]>, DecodeFault> {
        match self.take(n) {
            Some(bytes) => Ok(self.plain(bytes)),
            None => Err(self.truncated(n)),
        }
    }

    #[inline(always)]
    fn plain(&self, bytes: &'r [u8]) -> Cow<'r, [u8]> {
        if self.flip == 0 {
            Cow::Borrowed(bytes)
        } else {
            Cow::Owned(bytes.iter().map(|byte| !byte).collect())
        }
    }

    /// Text of free length, as its place ends it; borrowed from the row where the bytes stand there
    /// as they are. The counterpart of what `String` writes.
    ///
    /// # Errors
    /// When the text has no end, or holds what its place forbids.
    #[inline(always)]
    pub fn text<P: Place>(&mut self) -> Result<Cow<'r, [u8]>, DecodeFault> {
        if P::LAST {
            self.bytes(self.remaining())
        } else if let Some(delimiter) = P::DELIMITER {
            self.text_before(delimiter)
        } else {
            self.escaped()
        }
    }

    /// Text up to the delimiter, which stays unread.
    #[inline(always)]
    pub(crate) fn text_before(&mut self, delimiter: u8) -> Result<Cow<'r, [u8]>, DecodeFault> {
        let left = &self.row[self.at..];
        let Some(len) = special_byte::first(delimiter ^ self.flip, left) else {
            self.at = self.row.len();
            return Err(self.stop(DecodeErrorKind::NoDelimiter { found: None, expected: delimiter }));
        };
        let text = self.plain(&left[..len]);
        if special_byte::any_up_to(delimiter, &text) {
            return Err(Self::below(delimiter, &text, self.at));
        }
        self.at += len;
        Ok(text)
    }

    /// The fault of text that begins at `start` and holds a byte below the delimiter.
    #[cold]
    #[inline(never)]
    fn below(delimiter: u8, text: &[u8], start: usize) -> DecodeFault {
        let above = text.iter().take_while(|&&byte| byte > delimiter).count();
        let kind = DecodeErrorKind::ForbiddenByte { found: text[above], least: delimiter + 1 };
        DecodeFault::new(start + above, kind)
    }

    /// Text that NUL ends and that never holds it; the end is read too.
    #[inline(always)]
    pub(crate) fn text_ended_by_nul(&mut self) -> Result<Cow<'r, [u8]>, DecodeFault> {
        let left = &self.row[self.at..];
        let Some(len) = special_byte::first(NUL ^ self.flip, left) else {
            self.at = self.row.len();
            return Err(self.stop(DecodeErrorKind::Unterminated));
        };
        self.at += len + 1;
        Ok(self.plain(&left[..len]))
    }

    #[inline(always)]
    pub(crate) fn escaped(&mut self) -> Result<Cow<'r, [u8]>, DecodeFault> {
        // Text without NUL, as it stands in the row.
        let left = &self.row[self.at..];
        if self.flip == 0
            && let Some(nul) = special_byte::first(NUL, left)
            && left.get(nul + 1) == Some(&END)
        {
            self.at += nul + 2;
            return Ok(Cow::Borrowed(&left[..nul]));
        }
        self.unescaped()
    }

    #[inline(never)]
    fn unescaped(&mut self) -> Result<Cow<'r, [u8]>, DecodeFault> {
        let start = self.at;
        let mut owned: Vec<u8> = Vec::new();
        let mut from = start;
        loop {
            let Some(len) = special_byte::first(NUL ^ self.flip, &self.row[self.at..]) else {
                self.at = self.row.len();
                return Err(self.stop(DecodeErrorKind::Unterminated));
            };
            let nul = self.at + len;
            self.at = nul + 1;
            let Some(&mark) = self.row.get(self.at) else {
                return Err(self.stop(DecodeErrorKind::Unterminated));
            };
            match mark ^ self.flip {
                END => {
                    self.at += 1;
                    let last = self.plain(&self.row[from..nul]);
                    if from == start {
                        return Ok(last);
                    }
                    owned.extend_from_slice(&last);
                    return Ok(Cow::Owned(owned));
                }
                ESCAPED_NUL => {
                    // The NUL itself belongs to the text, its mark does not.
                    owned.extend_from_slice(&self.plain(&self.row[from..=nul]));
                    self.at += 1;
                    from = self.at;
                }
                found => return Err(self.stop(DecodeErrorKind::BadEscape { found })),
            }
        }
    }

    /// The byte that stands between two fields of a delimited key.
    #[inline]
    pub(crate) fn delimiter(&mut self, expected: u8) -> Result<(), DecodeFault> {
        match self.row.get(self.at).map(|byte| byte ^ self.flip) {
            Some(found) if found == expected => {
                self.at += 1;
                Ok(())
            }
            found => Err(self.stop(DecodeErrorKind::NoDelimiter { found, expected })),
        }
    }
}
