//! The buffers that keys are encoded into: an array on the stack, a `KeyBuf` or a `Vec`.

use alloc::vec::Vec;

use super::BoundPosition;
use super::key_buf::{INLINE, KeyBuf};

#[cfg(test)]
mod tests;

/// The buffer that a codec appends to.
///
/// Implemented by `Vec<u8>`, [`KeyBuf`] and an internal array for fixed-width keys.
pub trait Sink {
    /// Appends `bytes`.
    fn put(&mut self, bytes: &[u8]);

    /// The number of bytes written so far.
    fn position(&self) -> usize;

    /// The bytes written since `from`, an earlier [`position`](Sink::position), for changes in place.
    fn written(&mut self, from: usize) -> &mut [u8];

    /// Truncates to `position`.
    fn cut(&mut self, position: usize);

    /// Appends one byte.
    #[inline(always)]
    fn put_byte(&mut self, byte: u8) {
        self.put(&[byte]);
    }

    /// Whether it collects a range bound: fields call `Codec::bound` in place of `write`.
    #[doc(hidden)]
    #[inline(always)]
    fn collects_bound(&self) -> bool {
        false
    }

    /// Records the position of the first field whose bound cannot be encoded.
    #[doc(hidden)]
    fn record_position(&mut self, _: BoundPosition) {}
}

/// The buffer that the bounds of a scan are built in: an array for fixed-width keys, so that no step has to check where the
/// bytes are; else a [`KeyBuf`].
pub trait Head: Sink + Clone {
    /// No bytes.
    const EMPTY: Self;

    /// The bytes.
    fn bytes(&self) -> &[u8];

    /// The bytes as a start or stop row.
    fn into_row(self) -> KeyBuf;

    /// The exclusive upper bound of all rows that start with the bytes: trailing `FF` dropped, then the last byte plus one.
    /// Empty if all bytes are `FF`: there is no such row.
    #[inline]
    fn upper_bound(mut self) -> KeyBuf {
        let left = increment(self.written(0));
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
        // Copies the whole array, zeros included: the compiler knows that length.
        match self.row.first_chunk::<INLINE>() {
            None => KeyBuf::zeros_after(&self.row, self.at),
            Some(front) if self.at <= INLINE => KeyBuf::zeros_after(front, self.at),
            Some(_) => self.bytes().into(),
        }
    }

    #[inline(always)]
    fn upper_bound(mut self) -> KeyBuf {
        // A carry leaves zeros, so nothing has to be cleared.
        let len = self.at.min(N);
        self.at = increment(&mut self.row[..len]);
        self.into_row()
    }
}

/// Adds one to the bytes as a big-endian number and returns the length without the zeros that the carry leaves.
#[inline(always)]
pub(crate) fn increment(bytes: &mut [u8]) -> usize {
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

/// A row of fixed width. LLVM constant-folds `at` through a generated `write`, which leaves stores at constant offsets.
#[derive(Debug, Clone)]
pub struct ArraySink<const N: usize> {
    pub row: [u8; N],
    pub(crate) at: usize,
}

impl<const N: usize> Sink for ArraySink<N> {
    #[inline(always)]
    fn put(&mut self, bytes: &[u8]) {
        // Only a codec that writes more than it declared overflows; `key::put` detects that by `at`.
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
