//! The first bytes of a SHA-256 digest as a field.

use core::fmt;

use sha2::Digest as _;

use super::{Kind, Node, Ordered, codec};

/// The length of a SHA-256 digest in bytes.
const SHA256_LEN: usize = 32;
const BYTES: &str =
    "SHA-256 has 32 bytes, and with none of them all values would share one row; write a number in 1..=32";

/// The first `N` bytes of a SHA-256 digest: a short, evenly distributed field for exact lookups. Feature `sha2`.
///
/// A digest is one-way, so this is a type, not an attribute. If you need the input, store it in the row's value. Two inputs
/// may have the same digest, and then the same row: among n inputs, the probability is about n² / 2^(8 N + 1). For 10⁹
/// inputs that is 1 in 40 with 8 bytes, and 1 in 7 × 10^20 with 16.
///
/// ```
/// use rowkey::{Digest, RowKey};
///
/// #[derive(RowKey, Debug, PartialEq)]
/// struct PageKey { url: Digest<16>, version: u32 }
///
/// let key = PageKey { url: Digest::of("abc"), version: 1 };
/// assert_eq!(key.url.to_string(), "ba7816bf8f01cfea414140de5dae2223");
/// assert_eq!(PageKey::decode(&key.encode())?, key);
///
/// // All versions of a page.
/// let scan = PageKey::prefix().url(Digest::of("abc")).range();
/// assert!(scan.contains(&key.encode()));
/// # Ok::<(), rowkey::DecodeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[doc(alias("hash", "SHA-256"))]
pub struct Digest<const N: usize>([u8; N]);

impl<const N: usize> Digest<N> {
    /// `N`; a compile error unless it is in 1..=32.
    const BYTES: usize = {
        assert!(N >= 1 && N <= SHA256_LEN, "{}", BYTES);
        N
    };

    /// The digest of `input`.
    #[must_use]
    pub fn of(input: impl AsRef<[u8]>) -> Self {
        Self::of_parts([input])
    }

    /// The digest of the concatenated parts: `["ab", "c"]` and `["a", "bc"]` have the same.
    #[must_use]
    pub fn of_parts(parts: impl IntoIterator<Item: AsRef<[u8]>>) -> Self {
        let mut hash = sha2::Sha256::new();
        for part in parts {
            hash.update(part);
        }
        let whole: [u8; SHA256_LEN] = hash.finalize().into();
        let mut leading = [0; N];
        leading.copy_from_slice(&whole[..Self::BYTES]);
        Digest(leading)
    }

    /// Wraps a digest that was computed elsewhere.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; N]) -> Self {
        let _ = Self::BYTES;
        Digest(bytes)
    }

    /// The bytes, as encoded.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; N] {
        &self.0
    }
}

/// Displays as lower-case hexadecimal text.
impl<const N: usize> fmt::Display for Digest<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> fmt::Debug for Digest<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

codec! {
    [const N: usize] Ordered, Digest<N>, node: Node::of(Kind::Digest, Some(N)),
    refused: if N >= 1 && N <= SHA256_LEN { None } else { Some(BYTES) },
    write: |value, _, out| out.put(&value.0),
    read: |row, _| row.array().map(Digest)
}
