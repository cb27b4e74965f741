//! What a key is written into: an array on the stack, a `KeyBuf` or a `Vec`.

use alloc::vec::Vec;

use super::Position;
use super::key_buf::{INLINE, KeyBuf};

#[cfg(test)]
mod tests;

/// The end of a row under construction, as a codec sees it.
pub trait Sink {
    /// Appends `bytes`.
    fn put(&mut self, bytes: &[u8]);

    /// The number of bytes written so far.
    fn position(&self) -> usize;

    /// What was written from `from` on, to be changed in place. `from` is an earlier
    /// [`position`](Sink::position).
    fn written(&mut self, from: usize) -> &mut [u8];

    /// Takes back what was written after `position`.
    fn cut(&mut self, position: usize);

    /// Appends one byte.
    #[inline(always)]
    fn put_byte(&mut self, byte: u8) {
        self.put(&[byte]);
    }

    /// It takes bounds: fields are asked for their position among the encodings.
    #[doc(hidden)]
    #[inline(always)]
    fn finds(&self) -> bool {
        false
    }

    /// The position of the field that cannot be encoded.
    #[doc(hidden)]
    fn found(&mut self, _: Position) {}
}

/// What the bounds of a scan are built in, from the start of the row on: an array where all rows of a key have one
/// width, so that no step has to ask where the bytes are held; else a [`KeyBuf`].
pub trait Head: Sink + Clone {
    /// No bytes.
    const EMPTY: Self;

    /// The bytes.
    fn bytes(&self) -> &[u8];

    /// The bytes as a row.
    fn into_row(self) -> KeyBuf;

    /// The shortest row above all that begin with the bytes: trailing FF dropped, the last byte one more. No bytes
    /// where there is none, because all are FF.
    #[inline]
    fn row_above(mut self) -> KeyBuf {
        let left = count_up(self.written(0));
        self.cut(left);
        self.into_row()
    }
}

impl Head for KeyBuf {
    const EMPTY: Self = KeyBuf::new();

    #[inline]
    fn bytes(&self) -> &[u8] {
        self.as_slice()
    }

    #[inline]
    fn into_row(self) -> KeyBuf {
        self
    }
}

impl<const N: usize> Head for ArraySink<N> {
    const EMPTY: Self = ArraySink { row: [0; N], at: 0 };

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        &self.row[..self.at.min(N)]
    }

    #[inline(always)]
    fn into_row(self) -> KeyBuf {
        // All of the array, zeros after the bytes: a copy whose length is known.
        match self.row.first_chunk::<INLINE>() {
            None => KeyBuf::zeros_after(&self.row, self.at),
            Some(front) if self.at <= INLINE => KeyBuf::zeros_after(front, self.at),
            Some(_) => self.bytes().into(),
        }
    }

    #[inline(always)]
    fn row_above(mut self) -> KeyBuf {
        // What a carry leaves is zero, so nothing is taken back.
        let len = self.at.min(N);
        self.at = count_up(&mut self.row[..len]);
        self.into_row()
    }
}

/// Counts the bytes up as one number and gives the length without the zeros that a carry leaves.
#[inline(always)]
pub(crate) fn count_up(bytes: &mut [u8]) -> usize {
    for at in (0..bytes.len()).rev() {
        bytes[at] = bytes[at].wrapping_add(1);
        if bytes[at] != 0 {
            return at + 1;
        }
    }
    0
}

impl Sink for Vec<u8> {
    #[inline]
    fn put(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }

    #[inline]
    fn position(&self) -> usize {
        self.len()
    }

    #[inline]
    fn written(&mut self, from: usize) -> &mut [u8] {
        &mut self[from..]
    }

    #[inline]
    fn cut(&mut self, position: usize) {
        self.truncate(position);
    }
}

/// A row of fixed width. The optimizer follows `at` through the straight line of a generated
/// `write`, so that what is left are stores at constant offsets.
#[derive(Debug, Clone)]
pub struct ArraySink<const N: usize> {
    pub row: [u8; N],
    pub(crate) at: usize,
}

impl<const N: usize> Sink for ArraySink<N> {
    #[inline(always)]
    fn put(&mut self, bytes: &[u8]) {
        // Only a codec that writes more than its width goes beyond; `key::put` sees that by `at`.
        if let Some(room) = self.row.get_mut(self.at..self.at + bytes.len()) {
            room.copy_from_slice(bytes);
        }
        self.at += bytes.len();
    }

    #[inline(always)]
    fn position(&self) -> usize {
        self.at
    }

    #[inline(always)]
    fn written(&mut self, from: usize) -> &mut [u8] {
        &mut self.row[from..self.at]
    }

    #[inline(always)]
    fn cut(&mut self, position: usize) {
        if let Some(behind) = self.row.get_mut(position..) {
            behind.fill(0);
        }
        self.at = position;
    }
}
