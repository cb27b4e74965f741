//! A row as a codec reads it, from left to right.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::End;
use super::complement::complement;
use super::special_byte;

/// What escapes and ends text in the middle of a row: `00` is written `00 FF`, the terminator is `00 01`, so
/// that no text is a prefix of another and a shorter one sorts first.
pub(crate) const NUL: u8 = 0x00;
pub(crate) const ESCAPED_NUL: u8 = 0xFF;
pub(crate) const END: u8 = 0x01;
pub(crate) const TERMINATOR: [u8; 2] = [NUL, END];

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
pub(crate) struct Refusal {
    pub(crate) offset: usize,
    pub(crate) rule: &'static str,
}

impl<'r> Reader<'r> {
    /// Starts at the front of `row`.
    #[inline(always)]
    #[must_use]
    pub fn new(row: &'r [u8]) -> Self {
        Reader { row, at: 0, flip: 0, refusal: None }
    }

    /// Starts at an offset; `None` where the row ends before it.
    #[inline]
    pub(crate) fn starting_at(row: &'r [u8], at: usize) -> Option<Self> {
        if at <= row.len() { Some(Reader { at, ..Reader::new(row) }) } else { None }
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

    /// The rule that a user's codec found broken, if one did.
    pub(crate) fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Reads what `read` reads, complemented.
    #[inline(always)]
    pub(crate) fn complemented<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.flip = !self.flip;
        let value = read(self);
        self.flip = !self.flip;
        value
    }

    /// The next `n` bytes as they stand in the row, if it has as many.
    #[inline(always)]
    pub(crate) fn take(&mut self, n: usize) -> Option<&'r [u8]> {
        // A length that was read from the row may be any number.
        let bytes = self.row.get(self.at..self.at.checked_add(n)?)?;
        self.at += n;
        Some(bytes)
    }

    /// The next `N` bytes.
    #[inline(always)]
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let array = *self.take(N)?.first_chunk::<N>()?;
        Some(self.plain_array(array))
    }

    /// The next `N` times `W` bytes, if the row has as many.
    #[inline(always)]
    pub(crate) fn arrays<const W: usize, const N: usize>(&mut self) -> Option<[[u8; W]; N]> {
        let bytes = self.take(W * N)?;
        let mut arrays = [[0; W]; N];
        for (array, bytes) in arrays.iter_mut().zip(bytes.chunks_exact(W.max(1))) {
            array.copy_from_slice(bytes);
            *array = self.plain_array(*array);
        }
        Some(arrays)
    }

    #[inline(always)]
    fn plain_array<const N: usize>(&self, mut array: [u8; N]) -> [u8; N] {
        if self.flip != 0 {
            complement(&mut array);
        }
        array
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

    /// Reads `bytes`, if the row goes on with them.
    #[inline(always)]
    pub(crate) fn goes_on_with(&mut self, bytes: &[u8]) -> Option<()> {
        if !self.row[self.at..].starts_with(bytes) {
            return None;
        }
        self.at += bytes.len();
        Some(())
    }

    /// The delimiter between two fields.
    #[inline(always)]
    pub(crate) fn delimiter(&mut self, expected: u8) -> Option<()> {
        let found = *self.row.get(self.at)? ^ self.flip;
        self.at += 1;
        if found == expected { Some(()) } else { None }
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
            End::Mark => self.escaped(),
        }
    }

    /// Text up to the delimiter, which stays unread.
    #[inline(always)]
    fn text_before(&mut self, delimiter: u8) -> Option<Cow<'r, [u8]>> {
        let left = &self.row[self.at..];
        let len = special_byte::first(delimiter ^ self.flip, left)?;
        let text = self.plain(&left[..len]);
        if special_byte::any_up_to(delimiter, &text) {
            return None;
        }
        self.at += len;
        Some(text)
    }

    /// Text that one NUL ends and that never holds it; the NUL is read too.
    #[inline(always)]
    pub(crate) fn text_ended_by_nul(&mut self) -> Option<Cow<'r, [u8]>> {
        let left = &self.row[self.at..];
        let len = special_byte::first(NUL ^ self.flip, left)?;
        self.at += len + 1;
        Some(self.plain(&left[..len]))
    }

    #[inline(always)]
    fn escaped(&mut self) -> Option<Cow<'r, [u8]>> {
        // Text without a NUL: its bytes are those of the row.
        let left = &self.row[self.at..];
        if self.flip == 0 {
            if let Some(nul) = special_byte::first(NUL, left) {
                if left.get(nul + 1) == Some(&END) {
                    self.at += nul + 2;
                    return Some(Cow::Borrowed(&left[..nul]));
                }
            }
        }
        self.unescaped()
    }

    #[inline(never)]
    fn unescaped(&mut self) -> Option<Cow<'r, [u8]>> {
        let start = self.at;
        let mut owned: Vec<u8> = Vec::new();
        let mut from = start;
        loop {
            let nul = self.at + special_byte::first(NUL ^ self.flip, &self.row[self.at..])?;
            let mark = *self.row.get(nul + 1)? ^ self.flip;
            self.at = nul + 2;
            match mark {
                END => {
                    let last = self.plain(&self.row[from..nul]);
                    if from == start {
                        return Some(last);
                    }
                    owned.extend_from_slice(&last);
                    return Some(Cow::Owned(owned));
                }
                ESCAPED_NUL => {
                    // The NUL itself belongs to the text, its escape does not.
                    owned.extend_from_slice(&self.plain(&self.row[from..=nul]));
                    from = self.at;
                }
                _ => return None,
            }
        }
    }
}
