//! A row as a codec reads it, from left to right.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use memchr::{memchr, memchr2};

use super::complement::complement;
use super::special_byte;
use super::{Delimiter, End};

/// Ends text in the middle of a row.
pub const NUL: u8 = 0x00;
/// What stands in for the two bytes that text in the middle of a row cannot hold as they are: `00` is written
/// `01 01`, and `01` is written `01 02`. So no text is a prefix of another, and a shorter one sorts first.
pub const ESCAPE: u8 = 0x01;

/// A row and how far it has been read. Under `desc` it gives the complement of the bytes, so a codec reads
/// what it wrote.
///
/// Its functions give `None` where the row does not go on as it should. What is wrong with a row is found out
/// afterwards, by the layout: the hot path builds no error.
#[derive(Debug, Clone)]
pub struct Reader<'r> {
    row: &'r [u8],
    at: usize,
    /// `FF` where a `desc` complements what is read, else `00`.
    flip: u8,
    refusal: Option<Refusal>,
}

/// A rule that a user's codec found broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// Where in the row.
    pub offset: usize,
    /// The rule.
    pub rule: &'static str,
}

impl<'r> Reader<'r> {
    /// Starts at the front of `row`.
    #[inline(always)]
    #[must_use]
    pub fn new(row: &'r [u8]) -> Self {
        Reader { row, at: 0, flip: 0, refusal: None }
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

    /// Refuses the bytes at this position, with a rule of your own: "expected a version of three parts".
    /// Gives `None`, which `read` returns.
    ///
    /// ```
    /// # use rowkey::Reader;
    /// fn digit(row: &mut Reader<'_>) -> Option<u8> {
    ///     match row.byte()? {
    ///         byte @ b'0'..=b'9' => Some(byte - b'0'),
    ///         _ => row.refuse("expected a digit"),
    ///     }
    /// }
    /// # assert_eq!(digit(&mut Reader::new(b"7")), Some(7));
    /// # assert_eq!(digit(&mut Reader::new(b"x")), None);
    /// ```
    #[inline]
    pub fn refuse<T>(&mut self, rule: &'static str) -> Option<T> {
        self.refusal = Some(Refusal { offset: self.at, rule });
        None
    }

    /// What it complements the bytes of the row with.
    pub(crate) fn flip(&self) -> u8 {
        self.flip
    }

    /// From here on it gives the complement of what it gave.
    #[inline]
    pub(crate) fn turn(&mut self) {
        self.flip = !self.flip;
    }

    /// The next `N` bytes.
    #[inline(always)]
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut array = *self.take(N)?.first_chunk::<N>()?;
        if self.flip != 0 {
            complement(&mut array);
        }
        Some(array)
    }

    /// The next byte.
    #[inline(always)]
    pub fn byte(&mut self) -> Option<u8> {
        Some(self.array::<1>()?[0])
    }

    /// The next `n` bytes, borrowed from the row unless a `desc` complements them.
    #[inline(always)]
    pub fn bytes(&mut self, n: usize) -> Option<Cow<'r, [u8]>> {
        self.take(n).map(|bytes| self.plain(bytes))
    }

    #[inline(always)]
    fn plain(&self, bytes: &'r [u8]) -> Cow<'r, [u8]> {
        if self.flip == 0 {
            Cow::Borrowed(bytes)
        } else {
            Cow::Owned(bytes.iter().map(|byte| !byte).collect())
        }
    }

    /// Text of variable width, as `end` ends it; borrowed from the row where the bytes stand there as they
    /// are. The counterpart of what `String` writes.
    #[inline(always)]
    pub fn text(&mut self, end: End) -> Option<Cow<'r, [u8]>> {
        match end {
            End::Row => self.bytes(self.remaining()),
            End::Byte(delimiter) => self.text_before(delimiter),
            End::Unordered(delimiter) => self.text_up_to(delimiter),
            End::Mark => self.escaped(),
        }
    }

    /// Text up to the delimiter, which stays unread.
    #[inline(always)]
    fn text_before(&mut self, delimiter: u8) -> Option<Cow<'r, [u8]>> {
        let left = &self.row[self.at..];
        let len = memchr(delimiter ^ self.flip, left)?;
        let text = self.plain(&left[..len]);
        if special_byte::any_up_to(delimiter, &text) {
            return None;
        }
        self.at += len;
        Some(text)
    }

    /// Text of any bytes up to the first place of the delimiter, which stays unread.
    #[inline]
    fn text_up_to(&mut self, delimiter: Delimiter) -> Option<Cow<'r, [u8]>> {
        let left = &self.row[self.at..];
        let len = self.in_the_row(delimiter).find(left)?;
        self.at += len;
        Some(self.plain(&left[..len]))
    }

    /// The delimiter as it stands in the row.
    fn in_the_row(&self, delimiter: Delimiter) -> Delimiter {
        if self.flip == 0 { delimiter } else { delimiter.complemented() }
    }

    #[inline(always)]
    fn escaped(&mut self) -> Option<Cow<'r, [u8]>> {
        // Text without an escape: its bytes are those of the row.
        let left = &self.row[self.at..];
        if self.flip == 0 {
            if let Some(len) = memchr2(NUL, ESCAPE, left) {
                if left[len] == NUL {
                    self.at += len + 1;
                    return Some(Cow::Borrowed(&left[..len]));
                }
            }
        }
        self.unescaped()
    }

    #[inline(never)]
    fn unescaped(&mut self) -> Option<Cow<'r, [u8]>> {
        let mut text: Vec<u8> = Vec::new();
        loop {
            let left = &self.row[self.at..];
            let len = memchr2(NUL ^ self.flip, ESCAPE ^ self.flip, left)?;
            text.extend(left[..len].iter().map(|byte| byte ^ self.flip));
            self.at += len + 1;
            if left[len] ^ self.flip == NUL {
                return Some(Cow::Owned(text));
            }
            match self.byte()? {
                escaped @ 1..=2 => text.push(escaped - 1),
                _ => return None,
            }
        }
    }
}

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl<'r> Reader<'r> {
    /// Starts at an offset; `None` where the row ends before it.
    #[inline]
    pub fn starting_at(row: &'r [u8], at: usize) -> Option<Self> {
        if at <= row.len() { Some(Reader { at, ..Reader::new(row) }) } else { None }
    }

    #[inline(always)]
    pub fn row(&self) -> &'r [u8] {
        self.row
    }

    /// The rule that a user's codec found broken, if one did.
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Reads what `read` reads, complemented.
    #[inline(always)]
    pub fn complemented<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.turn();
        let value = read(self);
        self.turn();
        value
    }

    /// The next `n` bytes as they stand in the row, if it has as many.
    #[inline(always)]
    pub fn take(&mut self, n: usize) -> Option<&'r [u8]> {
        // A length that was read from the row may be any number.
        let bytes = self.row.get(self.at..self.at.checked_add(n)?)?;
        self.at += n;
        Some(bytes)
    }

    /// An unsigned number, big-endian in the next `width` bytes, at most 16.
    #[inline(always)]
    pub fn number(&mut self, width: usize) -> Option<u128> {
        let bytes = self.take(width)?;
        let mut wide = [0; 16];
        wide[16 - width..].copy_from_slice(bytes);
        if self.flip != 0 {
            complement(&mut wide[16 - width..]);
        }
        Some(u128::from_be_bytes(wide))
    }

    /// Reads `bytes`, if the row goes on with them.
    #[inline(always)]
    pub fn goes_on_with(&mut self, bytes: &[u8]) -> Option<()> {
        if !self.row[self.at..].starts_with(bytes) {
            return None;
        }
        self.at += bytes.len();
        Some(())
    }

    /// The delimiter between two fields.
    #[inline(always)]
    pub fn delimiter(&mut self, expected: u8) -> Option<()> {
        if self.byte()? == expected { Some(()) } else { None }
    }

    /// The same of several bytes.
    #[inline]
    pub fn unordered_delimiter(&mut self, expected: Delimiter) -> Option<()> {
        self.goes_on_with(&self.in_the_row(expected))
    }

    /// Text that one NUL ends and that never holds it; the NUL is read too.
    #[inline]
    pub fn text_ended_by_nul(&mut self) -> Option<Cow<'r, [u8]>> {
        let text = self.text_before(NUL)?;
        self.delimiter(NUL)?;
        Some(text)
    }
}
