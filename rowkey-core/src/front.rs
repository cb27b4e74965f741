//! What the bounds of a scan are built in, from the front of the row on.

use crate::key_buf::{Inline, KeyBuf};
use crate::sink::Sink;

/// What the bounds of a scan are built in: [`Room`] where all rows of a key have one width that is not large, so
/// that no step has to ask where they are held, and no more is copied than they hold; else [`KeyBuf`].
pub trait Front: Sink + Clone {
    /// No bytes.
    const EMPTY: Self;

    /// The bytes.
    fn bytes(&self) -> &[u8];

    /// The bytes, to be changed in place.
    fn bytes_mut(&mut self) -> &mut [u8];

    /// The shortest row above all that begin with the bytes: trailing FF dropped, the last byte one
    /// more. No bytes where there is none, because all are FF. `len` is the number of the bytes of a
    /// [`Room`]: where it is a constant, the code for other lengths is not even looked at. A [`KeyBuf`] does
    /// not ask for it.
    fn row_above(self, len: usize) -> KeyBuf;

    /// The same where the last of the bytes, of which there are some, is less than FF: nothing is carried.
    #[inline]
    fn last_counted_up(self) -> KeyBuf {
        let len = self.position();
        self.row_above(len)
    }

    /// Says again how many bytes there are, where that is known from the type of the key: the
    /// compiler does not always follow the length through the steps of a scan.
    fn reckon(&mut self, len: usize);

    /// The bytes as a row.
    fn into_row(self) -> KeyBuf;

    /// `bytes`, copied.
    #[inline]
    fn copy(bytes: &[u8]) -> Self {
        let mut front = Self::EMPTY;
        front.put(bytes);
        front
    }
}

/// Up to `N` bytes. What lies behind `len` is zero.
// In this order, `salted_host_range` of the benches is ten instructions shorter.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Room<const N: usize> {
    len: usize,
    bytes: [u8; N],
}

impl<const N: usize> Room<N> {
    /// The first `M` bytes, zeros behind the last.
    #[inline(always)]
    fn first<const M: usize>(&self) -> [u8; M] {
        let mut first = [0; M];
        let both = if M < N { M } else { N };
        first[..both].copy_from_slice(&self.bytes[..both]);
        first
    }
}

impl<const N: usize> Front for Room<N> {
    const EMPTY: Self = Room { len: 0, bytes: [0; N] };

    #[inline(always)]
    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    #[inline(always)]
    fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[..self.len]
    }

    #[inline(always)]
    fn row_above(self, len: usize) -> KeyBuf {
        debug_assert_eq!(self.len, len);
        // Behind the bytes are zeros, and a carry leaves zeros: one number, counted up.
        if len == 0 {
            KeyBuf::new()
        } else if len <= 4 {
            let next = u32::from_be_bytes(self.first()).wrapping_add(1 << (32 - 8 * len));
            Inline::zeros_behind(&next.to_be_bytes(), 4 - next.trailing_zeros() / 8).into()
        } else if len <= 8 {
            let next = u64::from_be_bytes(self.first()).wrapping_add(1 << (64 - 8 * len));
            Inline::zeros_behind(&next.to_be_bytes(), 8 - next.trailing_zeros() / 8).into()
        } else if len <= 16 {
            let next = u128::from_be_bytes(self.first()).wrapping_add(1 << (128 - 8 * len));
            Inline::zeros_behind(&next.to_be_bytes(), 16 - next.trailing_zeros() / 8).into()
        } else {
            // On a copy: an index that is not known keeps the whole scan out of registers.
            let mut bytes = self.bytes;
            let left = count_up(&mut bytes[..len]);
            KeyBuf::from(&bytes[..left])
        }
    }

    #[inline(always)]
    fn last_counted_up(mut self) -> KeyBuf {
        let last = self.len - 1;
        debug_assert!(self.bytes[last] < u8::MAX);
        // In its word, as which it was written and will be copied.
        let word = &mut self.bytes.as_chunks_mut::<8>().0[last / 8];
        *word = (u64::from_le_bytes(*word) + (1 << (8 * (last % 8)))).to_le_bytes();
        self.into_row()
    }

    #[inline(always)]
    fn reckon(&mut self, len: usize) {
        debug_assert_eq!(self.len, len);
        self.len = len;
    }

    #[inline(always)]
    fn into_row(self) -> KeyBuf {
        KeyBuf::from(self.bytes())
    }
}

impl<const N: usize> Sink for Room<N> {
    #[inline(always)]
    fn put(&mut self, more: &[u8]) {
        self.bytes[self.len..self.len + more.len()].copy_from_slice(more);
        self.len += more.len();
    }

    #[inline(always)]
    fn position(&self) -> usize {
        self.len
    }

    #[inline(always)]
    fn written(&mut self, from: usize) -> &mut [u8] {
        &mut self.bytes_mut()[from..]
    }

    #[inline(always)]
    fn cut(&mut self, position: usize) {
        if position < self.len {
            self.bytes_mut()[position..].fill(0);
            self.len = position;
        }
    }
}

impl Front for KeyBuf {
    const EMPTY: Self = KeyBuf::new();

    #[inline]
    fn bytes(&self) -> &[u8] {
        self.as_slice()
    }

    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8] {
        self.as_mut_slice()
    }

    #[inline]
    fn row_above(mut self, _: usize) -> KeyBuf {
        let left = count_up(self.as_mut_slice());
        self.cut(left);
        self
    }

    #[inline(always)]
    fn reckon(&mut self, _: usize) {}

    #[inline(always)]
    fn into_row(self) -> KeyBuf {
        self
    }
}

/// Counts the bytes up as one number and gives the length without the zeros that a carry leaves.
fn count_up(bytes: &mut [u8]) -> usize {
    for at in (0..bytes.len()).rev() {
        bytes[at] = bytes[at].wrapping_add(1);
        if bytes[at] != 0 {
            return at + 1;
        }
    }
    0
}

/// Bytes that the bounds of a key take where a row has `width`, one more for a NUL behind the row; 0
/// where rows differ in width or are long.
pub(crate) const fn room(width: Option<usize>) -> usize {
    match width {
        // Few sizes, and those that are copied in whole words.
        Some(width) if width < ROOMIEST => (width + 1).next_multiple_of(8),
        _ => 0,
    }
}

/// Bytes of the room that the bounds of a key take; 0 for a [`KeyBuf`].
#[derive(Debug, Clone, Copy)]
pub struct RoomFor<const N: usize>;

/// What the bounds of a key's scans are built in.
pub trait Rooms {
    /// [`Room`] or [`KeyBuf`].
    type Front: Front;
}

impl Rooms for RoomFor<0> {
    type Front = KeyBuf;
}

macro_rules! rooms {
    ($($n:literal)*) => {$(
        impl Rooms for RoomFor<$n> {
            type Front = Room<$n>;
        }
    )*};
}

rooms! { 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120 128 }

/// The most bytes that a scan holds without an allocation: rows of more are rare, and their scans are large.
const ROOMIEST: usize = 128;

#[cfg(test)]
mod tests;
