//! The salt at the start of a row: the hash that picks the bucket, and the format of the bucket number.

use alloc::vec::Vec;
use core::fmt;

use super::Ref;
use crate::bytes::{Digits, Sink};

#[cfg(test)]
mod tests;

/// A hash that picks the salt bucket of a row.
///
/// The crate has `xxh64` (the default), `java31` and `sha256`. `#[salt(hash = path)]` takes a type of your own:
///
/// ```
/// use rowkey::{RowKey, SaltHash};
///
/// /// The last byte decides.
/// struct LastByte;
///
/// impl SaltHash for LastByte {
///     const NAME: &'static str = "last-byte";
///     fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
///         parts.iter().rev().find_map(|part| part.last()).map_or(0, |&byte| u32::from(byte) % buckets)
///     }
/// }
///
/// #[derive(RowKey)]
/// struct Reading { #[salt(buckets = 4, hash = LastByte)] sensor: u32, seq: u16 }
///
/// assert_eq!(Reading { sensor: 7, seq: 1 }.encode(), [3, 0, 0, 0, 7, 0, 1]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a salt hash",
    label = "not a salt hash",
    note = "write `hash = xxh64`, `java31`, `sha256`, or a type that implements `rowkey::SaltHash`"
)]
#[doc(alias("salt", "bucket", "hotspot", "sharding"))]
pub trait SaltHash {
    /// Identifies the hash in layouts and fingerprints, so change it whenever the result of the hash changes. `xxh64`, `java31`
    /// and `sha256` are reserved.
    const NAME: &'static str;

    /// Whether it is one of this crate's hashes.
    #[doc(hidden)]
    const BUILT_IN: bool = false;

    #[doc(hidden)]
    const MISSING_FEATURE: Option<&'static str> = None;

    /// The bucket of a row, in `0..buckets`; a larger result is taken modulo `buckets`.
    ///
    /// `parts` are the encoded salted fields, hashed as if concatenated. Text before another field includes its terminator `00`;
    /// delimiters are not included.
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32;
}

/// The default salt hash: [XXH64](https://xxhash.com) with seed 0, modulo `buckets`.
#[derive(Debug, Clone, Copy)]
pub struct Xxh64;

impl SaltHash for Xxh64 {
    const NAME: &'static str = "xxh64";
    const BUILT_IN: bool = true;

    #[inline]
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        let hash = match parts {
            [part] => xxhash_rust::xxh64::xxh64(part, 0),
            parts => {
                let mut state = xxhash_rust::xxh64::Xxh64::new(0);
                parts.iter().for_each(|part| state.update(part));
                state.digest()
            }
        };
        // Below `buckets`, so it fits in 32 bits.
        (hash % u64::from(buckets)) as u32
    }
}

/// The salt hash of Phoenix (`SaltingUtil`) and OpenTSDB (`RowKey.prefixKeyWithSalt`).
///
/// `h = 1`, then `h = 31 * h + byte` over signed bytes in wrapping 32-bit arithmetic; the bucket is `abs(h % buckets)`.
#[derive(Debug, Clone, Copy)]
pub struct Java31;

impl SaltHash for Java31 {
    const NAME: &'static str = "java31";
    const BUILT_IN: bool = true;

    #[inline]
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        let bytes = parts.iter().flat_map(|part| part.iter());
        let hash = bytes.fold(1i32, |hash, &byte| hash.wrapping_mul(31).wrapping_add(i32::from(byte as i8)));
        // The remainder has the sign of the hash and is smaller than `buckets`, which is at most 65536.
        (hash % buckets as i32).unsigned_abs()
    }
}

/// The first 8 bytes of SHA-256 as a big-endian number, modulo `buckets`. Needs the feature `sha2`.
#[derive(Debug, Clone, Copy)]
pub struct Sha256;

impl SaltHash for Sha256 {
    const NAME: &'static str = "sha256";
    const BUILT_IN: bool = true;

    #[cfg(not(feature = "sha2"))]
    const MISSING_FEATURE: Option<&'static str> = Some("sha2");

    #[cfg(feature = "sha2")]
    #[inline]
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        use sha2::Digest;
        let mut state = sha2::Sha256::new();
        parts.iter().for_each(|part| state.update(part));
        let digest = state.finalize();
        let first = digest[..8].iter().fold(0u64, |number, &byte| number << 8 | u64::from(byte));
        (first % u64::from(buckets)) as u32
    }

    /// Never called: a key with this hash does not compile without the feature.
    #[cfg(not(feature = "sha2"))]
    #[inline]
    fn bucket(_: &[&[u8]], _: u32) -> u32 {
        0
    }
}

/// The salt of a key as data.
#[derive(Clone)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Salt {
    /// The number of buckets.
    pub buckets: u32,
    /// The format of the bucket number.
    pub bytes: SaltBytes,
    /// Whether it is computed from everything after the salt, not from some fields.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub whole: bool,
    /// The name of the hash.
    pub(crate) hash: Ref<str>,
    /// The hash function; `None` for a custom one in a deserialized layout.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) bucket: Option<Bucket>,
}

type Bucket = fn(&[&[u8]], u32) -> u32;

impl Salt {
    /// A salt of `width` bytes, as decimal digits (`text`), hexadecimal digits (`hex`) or big-endian.
    #[doc(hidden)]
    pub const fn of<H: SaltHash>(buckets: u32, width: usize, text: bool, hex: bool, whole: bool) -> Self {
        let bytes = SaltBytes { width, text, hex };
        Salt { buckets, bytes, whole, hash: Ref::Static(H::NAME), bucket: Some(H::bucket) }
    }

    /// The bucket of the salted bytes, if the hash function is known.
    #[inline]
    pub fn bucket(&self, parts: &[&[u8]]) -> Option<u32> {
        // Scans would miss rows in a bucket out of range.
        self.bucket.map(|bucket| bucket(parts, self.buckets) % self.buckets)
    }

    /// Whether the hash function is known.
    #[doc(hidden)]
    pub const fn has_hash(&self) -> bool {
        self.bucket.is_some()
    }

    /// The hash function by its name; `None` for a custom one.
    pub(crate) fn hash_by_name(&self) -> Option<Bucket> {
        match self.hash.get() {
            Xxh64::NAME => Some(Xxh64::bucket),
            Java31::NAME => Some(Java31::bucket),
            Sha256::NAME if Sha256::MISSING_FEATURE.is_none() => Some(Sha256::bucket),
            _ => None,
        }
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} % {}", self.hash, self.buckets)
    }
}

/// The number of salted fields that are hashed without an allocation.
const PARTS: usize = 16;

/// What computes the salt of a row: a copy of what matters of a [`Salt`], so that code which gets it links no layout.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Salting {
    pub(super) hash: Option<Bucket>,
    pub(super) buckets: u32,
    pub bytes: SaltBytes,
    /// Whether rows have a fixed width.
    pub fixed: bool,
    /// The last salted field; `None`: everything after the salt is salted.
    pub last: Option<usize>,
}

impl Salting {
    /// The salt of the row that begins at `start`, in the first bytes; `spans` are the offsets of the salted bytes.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn of_row(self, row: &[u8], start: usize, spans: &[(usize, usize)]) -> [u8; MAX_SALT] {
        let bucket = match self.last {
            None => self.bucket_of_one(&row[start + self.bytes.width..]),
            Some(_) => self.bucket_of(row, spans),
        };
        let mut salt = [0; MAX_SALT];
        self.bytes.write(bucket, &mut salt);
        salt
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bucket_of(self, row: &[u8], spans: &[(usize, usize)]) -> u32 {
        let bytes = |&(start, end): &(usize, usize)| &row[start..end];
        match spans {
            [one] => self.bucket_of_one(bytes(one)),
            many if many.len() > PARTS => self.bucket(&many.iter().map(bytes).collect::<Vec<&[u8]>>()),
            few => {
                let mut parts = [&row[..0]; PARTS];
                for (part, span) in parts.iter_mut().zip(few) {
                    *part = bytes(span);
                }
                self.bucket(&parts[..few.len()])
            }
        }
    }

    /// Hashes a copy if the length is that of an integer: the hash takes an address, which would spill the whole row to memory.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bucket_of_one(self, part: &[u8]) -> u32 {
        #[inline(always)]
        fn copied<const N: usize>(salting: Salting, part: &[u8]) -> u32 {
            let mut copy = [0; N];
            copy.copy_from_slice(part);
            salting.bucket(&[&copy])
        }
        match part.len() {
            2 => copied::<2>(self, part),
            4 => copied::<4>(self, part),
            8 => copied::<8>(self, part),
            16 => copied::<16>(self, part),
            _ => self.bucket(&[part]),
        }
    }

    /// The hash function of a derived key is known. Scans would miss rows in a bucket out of range.
    #[inline(always)]
    fn bucket(self, parts: &[&[u8]]) -> u32 {
        self.hash.map_or(0, |hash| hash(parts, self.buckets) % self.buckets)
    }
}

/// The format of the bucket number at the start of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct SaltBytes {
    /// The width in bytes.
    pub width: usize,
    /// Decimal text, padded with zeros on the left.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub text: bool,
    /// Lower-case hexadecimal text, padded with zeros on the left. If neither: big-endian.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub hex: bool,
}

/// The maximum width of a salt.
pub const MAX_SALT: usize = 8;

impl SaltBytes {
    /// The alphabet; `None`: big-endian.
    #[inline]
    pub(crate) const fn digits(self) -> Option<Digits> {
        match (self.text, self.hex) {
            (true, _) => Some(Digits::Decimal),
            (_, true) => Some(Digits::Hex),
            _ => None,
        }
    }

    /// The number of values of one byte.
    pub(crate) const fn base(self) -> u32 {
        match self.digits() {
            Some(digits) => digits.base() as u32,
            None => 256,
        }
    }

    /// Whether `buckets` buckets fit in the width.
    pub(crate) const fn counts(self, buckets: u32) -> bool {
        buckets as u64 <= (self.base() as u64).saturating_pow(self.width as u32)
    }

    /// Writes a bucket number to the first bytes of a row.
    #[inline]
    pub fn write(self, bucket: u32, row: &mut [u8]) {
        let out = &mut row[..self.width];
        if let ([byte], None) = (&mut *out, self.digits()) {
            *byte = bucket as u8;
            return;
        }
        let mut rest = bucket;
        for byte in out.iter_mut().rev() {
            (*byte, rest) = match self.digits() {
                Some(Digits::Decimal) => (b'0' + (rest % 10) as u8, rest / 10),
                Some(digits) => (digits.digit(rest as u8 & 0xF), rest >> 4),
                None => (rest as u8, rest >> 8),
            };
        }
    }

    #[inline]
    pub fn put<S: Sink>(self, bucket: u32, out: &mut S) {
        let mut salt = [0; MAX_SALT];
        self.write(bucket, &mut salt);
        out.put(&salt[..self.width]);
    }

    /// Parses a bucket number; `None` if the width is another one or a byte is not a digit. For errors, `explain`, skip scans and the
    /// test kit.
    #[cold]
    #[inline]
    pub fn read(self, salt: &[u8]) -> Option<u32> {
        if salt.len() != self.width {
            return None;
        }
        salt.iter().try_fold(0u32, |number, &byte| {
            let digit = self.digits().map_or(Some(byte), |digits| digits.value(byte))?;
            number.checked_mul(self.base())?.checked_add(digit.into())
        })
    }
}

/// The width in bytes of a big-endian salt.
pub const fn salt_width(buckets: u32) -> usize {
    if buckets <= 256 { 1 } else { 2 }
}
