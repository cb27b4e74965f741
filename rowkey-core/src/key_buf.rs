//! An owned row of variable length that stays on the stack while it is short.

use alloc::vec::Vec;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

use crate::sink::Sink;

/// Bytes that fit beside the length in the room of one cache line's worth of words.
const INLINE: usize = 46;

/// An owned row, or a bound of a scan: up to 46 bytes without an allocation, longer ones in a `Vec`.
///
/// It compares, hashes and prints as the bytes it holds.
///
/// ```
/// use rowkey::KeyBuf;
///
/// let row = KeyBuf::from(&b"user#7"[..]);
/// assert_eq!(&row[..4], b"user");
/// assert_eq!(Vec::from(row), b"user#7");
/// ```
#[derive(Clone)]
pub struct KeyBuf(Repr);

#[derive(Clone)]
enum Repr {
    Short { len: u8, bytes: [u8; INLINE] },
    Long(Vec<u8>),
}

impl KeyBuf {
    /// No bytes.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        KeyBuf(Repr::Short { len: 0, bytes: [0; INLINE] })
    }

    /// The bytes.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        match &self.0 {
            Repr::Short { len, bytes } => &bytes[..usize::from(*len)],
            Repr::Long(bytes) => bytes,
        }
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        match &mut self.0 {
            Repr::Short { len, bytes } => &mut bytes[..usize::from(*len)],
            Repr::Long(bytes) => bytes,
        }
    }

    /// The bytes as a `Vec`; allocates where they stood inline.
    #[inline]
    #[must_use]
    pub fn into_vec(self) -> Vec<u8> {
        match self.0 {
            Repr::Short { len, bytes } => bytes[..usize::from(len)].to_vec(),
            Repr::Long(bytes) => bytes,
        }
    }

    #[cold]
    fn spill(&mut self, more: &[u8]) {
        let held = self.as_slice();
        let mut bytes = Vec::with_capacity((held.len() + more.len()) * 2);
        bytes.extend_from_slice(held);
        bytes.extend_from_slice(more);
        self.0 = Repr::Long(bytes);
    }
}

impl Sink for KeyBuf {
    #[inline]
    fn put(&mut self, more: &[u8]) {
        match &mut self.0 {
            Repr::Short { len, bytes } => {
                let at = usize::from(*len);
                match bytes.get_mut(at..at + more.len()) {
                    Some(room) => {
                        room.copy_from_slice(more);
                        // `at + more.len()` is at most INLINE here.
                        *len += more.len() as u8;
                    }
                    None => self.spill(more),
                }
            }
            Repr::Long(bytes) => bytes.extend_from_slice(more),
        }
    }

    #[inline]
    fn position(&self) -> usize {
        self.len()
    }

    #[inline]
    fn written(&mut self, from: usize) -> &mut [u8] {
        &mut self.as_mut_slice()[from..]
    }

    #[inline]
    fn cut(&mut self, position: usize) {
        match &mut self.0 {
            Repr::Short { len, .. } if position < usize::from(*len) => *len = position as u8,
            Repr::Short { .. } => {}
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
    #[inline]
    fn from(bytes: &[u8]) -> Self {
        let mut row = KeyBuf::new();
        row.put(bytes);
        row
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

impl PartialEq for KeyBuf {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl PartialEq<[u8]> for KeyBuf {
    #[inline]
    fn eq(&self, other: &[u8]) -> bool {
        self.as_slice() == other
    }
}

impl PartialEq<&[u8]> for KeyBuf {
    #[inline]
    fn eq(&self, other: &&[u8]) -> bool {
        self.as_slice() == *other
    }
}

impl<const N: usize> PartialEq<[u8; N]> for KeyBuf {
    #[inline]
    fn eq(&self, other: &[u8; N]) -> bool {
        self.as_slice() == other
    }
}

impl<const N: usize> PartialEq<&[u8; N]> for KeyBuf {
    #[inline]
    fn eq(&self, other: &&[u8; N]) -> bool {
        self.as_slice() == *other
    }
}

impl PartialEq<Vec<u8>> for KeyBuf {
    #[inline]
    fn eq(&self, other: &Vec<u8>) -> bool {
        self.as_slice() == other
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
