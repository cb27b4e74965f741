//! An owned byte string that stays on the stack while it is short.

use alloc::vec::Vec;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

use super::sink::{Sink, increment};

/// Inline capacity: six words, minus one byte for the length and one for the discriminant.
pub const INLINE: usize = 46;

/// An encoded key or a bound of a range: up to 46 bytes inline, longer ones on the heap.
///
/// `encode` returns it for a key of variable width. It derefs to `[u8]`, and compares and hashes like it, so
/// `BTreeMap<KeyBuf, V>` can be searched by `&[u8]`.
///
/// ```
/// use rowkey::KeyBuf;
///
/// let row = KeyBuf::from(&b"user#7"[..]);
/// assert_eq!(&row[..4], b"user");
/// assert_eq!(Vec::from(row), b"user#7");
/// ```
#[derive(Clone)]
#[doc(alias("small vector", "SmallVec"))]
pub struct KeyBuf(Repr);

#[derive(Clone)]
enum Repr {
    Short(Inline),
    Long(Vec<u8>),
}

/// Up to 46 bytes. Those past `len` are zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(8))]
pub struct Inline {
    bytes: [u8; INLINE],
    len: u8,
    /// The discriminant of [`KeyBuf`] is its last byte, so that the row starts at offset 0 and is written in whole words.
    storage: Storage,
}

/// The only valid value of the discriminant byte of an inline row; the others are a niche for enums around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Storage {
    Inline,
}

impl Inline {
    pub(crate) const EMPTY: Self = Inline { bytes: [0; INLINE], len: 0, storage: Storage::Inline };

    #[inline(always)]
    fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline(always)]
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len()]
    }

    /// The bytes with the first one replaced.
    #[inline(always)]
    pub fn with_first(&self, first: u8) -> KeyBuf {
        let mut row = *self;
        // Replaced within the first word, since the row is written in whole words.
        if let Some(word) = row.bytes.first_chunk_mut() {
            *word = (u64::from_le_bytes(*word) & !0xFF | u64::from(first)).to_le_bytes();
        }
        KeyBuf(Repr::Short(row))
    }

    #[inline(always)]
    pub fn put(&mut self, more: &[u8]) {
        let at = self.len();
        self.bytes[at..at + more.len()].copy_from_slice(more);
        // At most INLINE.
        self.len += more.len() as u8;
    }

    #[inline(always)]
    fn bytes_mut(&mut self) -> &mut [u8] {
        let len = self.len();
        &mut self.bytes[..len]
    }

    #[inline(always)]
    fn cut(&mut self, position: usize) {
        if position < self.len() {
            self.bytes_mut()[position..].fill(0);
            self.len = position as u8;
        }
    }
}

impl KeyBuf {
    /// An empty buffer.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        KeyBuf(Repr::Short(Inline::EMPTY))
    }

    /// The bytes as a slice.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        match &self.0 {
            Repr::Short(row) => row.bytes(),
            Repr::Long(bytes) => bytes,
        }
    }

    /// The bytes as a `Vec`; allocates if they were inline.
    #[inline]
    #[must_use]
    pub fn into_vec(self) -> Vec<u8> {
        match self.0 {
            Repr::Short(row) => row.bytes().to_vec(),
            Repr::Long(bytes) => bytes,
        }
    }
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl KeyBuf {
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        match &mut self.0 {
            Repr::Short(row) => row.bytes_mut(),
            Repr::Long(bytes) => bytes,
        }
    }

    /// `zeros` zero bytes, then `parts`; `None` if they do not fit inline.
    pub const fn zeros_and(zeros: usize, parts: [&[u8]; 2]) -> Option<Self> {
        let mut row = Inline::EMPTY;
        if zeros + parts[0].len() + parts[1].len() > INLINE {
            return None;
        }
        let len = fold!(parts, zeros, |len, _, part| fold!(part, len, |len, _, byte| {
            row.bytes[len] = *byte;
            len + 1
        }));
        row.len = len as u8;
        Some(KeyBuf(Repr::Short(row)))
    }

    /// Replaces the bytes by the exclusive upper bound of all rows that start with them: drops trailing `FF`, then adds one to the
    /// last byte. The result is empty if all bytes are `FF`: then there is no upper bound.
    #[inline]
    pub fn increment(&mut self) {
        let left = increment(self.as_mut_slice());
        self.cut(left);
    }

    /// The exclusive upper bound of all rows that start with the bytes: see [`increment`](KeyBuf::increment).
    #[inline]
    #[must_use]
    pub fn upper_bound(mut self) -> Self {
        self.increment();
        self
    }

    /// Appends to bytes on the heap, or moves them there. Cold, so that appending a field stays small. `inline`, so that it is
    /// compiled in the calling crate: linking one object file of this crate would also keep the unwinding tables of everything that
    /// it calls.
    #[cold]
    #[inline]
    fn put_long(&mut self, more: &[u8]) {
        if let Repr::Short(row) = &self.0 {
            let mut bytes = Vec::with_capacity((row.len() + more.len()) * 2);
            bytes.extend_from_slice(row.bytes());
            self.0 = Repr::Long(bytes);
        }
        if let Repr::Long(bytes) = &mut self.0 {
            bytes.extend_from_slice(more);
        }
    }

    /// The bytes, if they are inline.
    #[inline(always)]
    pub fn inline(&self) -> Option<&Inline> {
        match &self.0 {
            Repr::Short(row) => Some(row),
            Repr::Long(_) => None,
        }
    }
}

/// The exclusive upper bound of everything that starts with `bytes`; `None` if all are `FF`.
#[inline]
pub(crate) fn prefix_successor(bytes: KeyBuf) -> Option<KeyBuf> {
    let above = bytes.upper_bound();
    if above.is_empty() { None } else { Some(above) }
}

impl Sink for KeyBuf {
    #[inline]
    fn put(&mut self, more: &[u8]) {
        match &mut self.0 {
            Repr::Short(row) if row.len() + more.len() <= INLINE => row.put(more),
            _ => self.put_long(more),
        }
    }

    // Not by the slice, which checks its bounds.
    #[inline]
    fn position(&self) -> usize {
        match &self.0 {
            Repr::Short(row) => row.len(),
            Repr::Long(bytes) => bytes.len(),
        }
    }

    #[inline]
    fn written(&mut self, from: usize) -> &mut [u8] {
        &mut self.as_mut_slice()[from..]
    }

    #[inline]
    fn cut(&mut self, position: usize) {
        match &mut self.0 {
            Repr::Short(row) => row.cut(position),
            Repr::Long(bytes) => bytes.truncate(position),
        }
    }
}

impl Default for KeyBuf {
    #[inline]
    fn default() -> Self {
        KeyBuf::new()
    }
}

impl Deref for KeyBuf {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        self.as_slice()
    }
}

impl AsRef<[u8]> for KeyBuf {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        self.as_slice()
    }
}

impl Borrow<[u8]> for KeyBuf {
    #[inline]
    fn borrow(&self) -> &[u8] {
        self.as_slice()
    }
}

impl From<&[u8]> for KeyBuf {
    #[inline(always)]
    fn from(bytes: &[u8]) -> Self {
        if bytes.len() <= INLINE {
            let mut row = Inline { len: bytes.len() as u8, ..Inline::EMPTY };
            row.bytes[..bytes.len()].copy_from_slice(bytes);
            KeyBuf(Repr::Short(row))
        } else {
            KeyBuf(Repr::Long(bytes.to_vec()))
        }
    }
}

impl<const N: usize> From<[u8; N]> for KeyBuf {
    #[inline]
    fn from(bytes: [u8; N]) -> Self {
        KeyBuf::from(&bytes[..])
    }
}

impl From<Vec<u8>> for KeyBuf {
    #[inline]
    fn from(bytes: Vec<u8>) -> Self {
        if bytes.len() <= INLINE { KeyBuf::from(&bytes[..]) } else { KeyBuf(Repr::Long(bytes)) }
    }
}

impl From<KeyBuf> for Vec<u8> {
    #[inline]
    fn from(row: KeyBuf) -> Self {
        row.into_vec()
    }
}

impl fmt::Debug for KeyBuf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b\"{}\"", self.as_slice().escape_ascii())
    }
}

impl Eq for KeyBuf {}

impl<T: AsRef<[u8]> + ?Sized> PartialEq<T> for KeyBuf {
    #[inline]
    fn eq(&self, other: &T) -> bool {
        self.as_slice() == other.as_ref()
    }
}

impl PartialOrd for KeyBuf {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for KeyBuf {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_slice().cmp(other.as_slice())
    }
}

impl Hash for KeyBuf {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

#[cfg(test)]
mod tests;
