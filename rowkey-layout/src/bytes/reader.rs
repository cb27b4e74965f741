//! A cursor over a row, which codecs read from left to right.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use memchr::{memchr, memchr2};

use super::complement::complement;
use super::special_byte;
use super::{Delimiter, End};

/// Terminates text that another field follows.
pub const NUL: u8 = 0x00;
/// Escapes the two bytes that terminated text cannot contain: `00` is written `01 01`, `01` is written `01 02`. So no
/// encoding is a prefix of another, and shorter text sorts first.
pub const ESCAPE: u8 = 0x01;

/// A cursor over the bytes of a row.
///
/// Every function returns `None` if the row ends too early. The error is not built here: a cold path decodes the row again
/// by its layout and reports the field, the offset and the reason.
///
/// Under `desc` it returns complemented bytes, so a codec reads back what it wrote.
#[derive(Debug, Clone)]
pub struct Reader<'r> {
    row: &'r [u8],
    at: usize,
    /// `FF` under `desc`, else `00`: XORed with every byte that is read.
    pub(crate) flip: u8,
    /// What [`Reader::refuse`] recorded: the offset in the row, and the rule.
    refusal: Option<(usize, &'static str)>,
    /// By how many bytes the row was too short in the last read that failed.
    lacking: usize,
}

impl<'r> Reader<'r> {
    /// Starts at the first byte of `row`.
    #[inline(always)]
    #[must_use]
    pub fn new(row: &'r [u8]) -> Self {
        Reader { row, at: 0, flip: 0, refusal: None, lacking: 0 }
    }

    /// The offset of the next byte in the row.
    #[inline(always)]
    #[must_use]
    pub fn position(&self) -> usize {
        self.at
    }

    /// The number of unread bytes.
    #[inline(always)]
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.row.len() - self.at
    }

    /// Records why the bytes at this position are invalid, and returns `None` for `read` to return.
    ///
    /// `rule` becomes [`DecodeErrorKind::Custom`](crate::DecodeErrorKind::Custom): "expected a version of three parts".
    ///
    /// ```
    /// # use rowkey::codec::Reader;
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
        self.refusal = Some((self.at, rule));
        None
    }

    /// Toggles the complement.
    #[inline]
    pub(crate) fn toggle_complement(&mut self) {
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

    /// The next `n` bytes, borrowed from the row unless `desc` complements them.
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

    /// Text of variable width up to `end`: the inverse of what `String` writes. Borrowed from the row unless it contains
    /// escapes or `desc` complements it.
    #[inline(always)]
    pub fn text(&mut self, end: End) -> Option<Cow<'r, [u8]>> {
        match end {
            End::Row => self.bytes(self.remaining()),
            End::Before(width) => self.bytes_before(width as usize),
            End::Byte(delimiter) => self.text_before(delimiter),
            End::Unordered(delimiter) => self.text_up_to(delimiter),
            End::Terminator => self.escaped(),
        }
    }

    /// The bytes up to the last `width` of the row.
    #[inline]
    fn bytes_before(&mut self, width: usize) -> Option<Cow<'r, [u8]>> {
        match self.remaining().checked_sub(width) {
            Some(len) => self.bytes(len),
            None => self.ends_early(width - self.remaining()),
        }
    }

    /// Text up to the delimiter, which is not consumed.
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

    /// Text up to the first occurrence of the delimiter, which is not consumed.
    #[inline]
    fn text_up_to(&mut self, delimiter: Delimiter) -> Option<Cow<'r, [u8]>> {
        let left = &self.row[self.at..];
        let len = delimiter.flipped(self.flip != 0).find(left)?;
        self.at += len;
        Some(self.plain(&left[..len]))
    }

    /// Text with escapes, and its terminator. Calling [`text`](Reader::text) instead would compile all of it in this crate, and link
    /// its unwinding tables into every program that decodes.
    #[inline(always)]
    pub(crate) fn escaped(&mut self) -> Option<Cow<'r, [u8]>> {
        // Text without an escape is borrowed.
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

    /// Cold, but `inline`: like everything that `decode` calls, it is compiled in the calling crate.
    #[cold]
    #[inline]
    fn unescaped(&mut self) -> Option<Cow<'r, [u8]>> {
        let mut text: Vec<u8> = Vec::new();
        loop {
            let left = &self.row[self.at..];
            let Some(len) = memchr2(NUL ^ self.flip, ESCAPE ^ self.flip, left) else {
                return self.ends_early(1);
            };
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

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl<'r> Reader<'r> {
    /// Starts at offset `at`; `None` if the row is shorter.
    #[inline]
    pub fn starting_at(row: &'r [u8], at: usize) -> Option<Self> {
        if at <= row.len() { Some(Reader { at, ..Reader::new(row) }) } else { None }
    }

    #[inline(always)]
    pub fn row(&self) -> &'r [u8] {
        self.row
    }

    /// The offset and the rule that [`refuse`](Reader::refuse) recorded, if it was called.
    #[inline]
    pub fn refusal(&self) -> Option<(usize, &'static str)> {
        self.refusal
    }

    /// How many bytes the row lacks; 0 if it did not end too early.
    pub fn lacking(&self) -> usize {
        self.lacking
    }

    #[inline(always)]
    fn ends_early<T>(&mut self, lacking: usize) -> Option<T> {
        self.lacking = lacking;
        None
    }

    /// Calls `read` with the complement toggled.
    #[inline(always)]
    pub fn complemented<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.toggle_complement();
        let value = read(self);
        self.toggle_complement();
        value
    }

    /// Passes a copy to a function that is not inlined, so that the reader itself stays in registers: its address is not taken.
    #[inline(always)]
    pub fn apart<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let mut copy = self.clone();
        let value = read(&mut copy);
        (self.at, self.lacking) = (copy.at, copy.lacking);
        value
    }

    /// The next `n` bytes of the row, never complemented.
    #[inline(always)]
    pub fn take(&mut self, n: usize) -> Option<&'r [u8]> {
        // `n` may have been read from the row, so the sum may overflow.
        let end = self.at.checked_add(n);
        let Some(bytes) = end.and_then(|end| self.row.get(self.at..end)) else {
            return self.ends_early(n - self.remaining());
        };
        self.at += n;
        Some(bytes)
    }

    /// An unsigned big-endian number in the next `width` bytes, at most 16.
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

    /// Whether these bytes come next.
    #[inline(always)]
    pub fn is_at(&self, bytes: &[u8]) -> bool {
        let left = &self.row[self.at..];
        match self.flip {
            0 => starts_with(left, bytes),
            flip => {
                left.len() >= bytes.len() && left.iter().zip(bytes).all(|(own, byte)| own ^ flip == *byte)
            }
        }
    }

    /// Consumes `bytes` if they come next.
    #[inline(always)]
    pub fn consume(&mut self, bytes: &[u8]) -> Option<()> {
        if !self.is_at(bytes) {
            return None;
        }
        self.at += bytes.len();
        Some(())
    }

    /// Consumes the delimiter between two fields.
    #[inline(always)]
    pub fn delimiter(&mut self, expected: u8) -> Option<()> {
        if self.byte()? == expected { Some(()) } else { None }
    }

    /// Text up to the first `terminator`, which is consumed.
    #[inline]
    pub fn text_ended_by(&mut self, terminator: u8) -> Option<Cow<'r, [u8]>> {
        let left = &self.row[self.at..];
        let len = memchr(terminator ^ self.flip, left)?;
        self.at += len + 1;
        Some(self.plain(&left[..len]))
    }
}

/// Whether `row` starts with `prefix`. An empty one is not compared: its pointer may dangle, and the `memcmp` of glibc for AVX-512
/// takes hundreds of cycles to read there.
#[inline(always)]
pub(crate) fn starts_with(row: &[u8], prefix: &[u8]) -> bool {
    prefix.is_empty() || row.starts_with(prefix)
}
