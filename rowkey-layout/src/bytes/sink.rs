//! The buffers that keys are encoded into: an array on the stack, a `KeyBuf` or a `Vec`.

use alloc::vec::Vec;

use super::BoundPosition;

#[cfg(test)]
mod tests;

/// The buffer that a codec appends to.
///
/// Implemented by `Vec<u8>`, [`KeyBuf`](super::KeyBuf) and an internal array for fixed-width keys.
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

    /// Whether it collects a range bound: fields call `Codec::bound` in place of `write`. A constant, so that each sink has the code
    /// of one of them.
    #[doc(hidden)]
    const COLLECTS_BOUND: bool = false;

    /// Records the position of the first field whose bound cannot be encoded.
    #[doc(hidden)]
    fn record_position(&mut self, _: BoundPosition) {}
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

impl<const N: usize> ArraySink<N> {
    /// No bytes.
    pub const EMPTY: Self = ArraySink { row: [0; N], at: 0 };
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
