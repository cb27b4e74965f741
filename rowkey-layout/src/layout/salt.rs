//! The salt at the start of a row: which bucket a row falls in, and how that is written.

use alloc::vec::Vec;
use core::fmt;

use super::Ref;
use crate::bytes::{Digits, Sink};

#[cfg(test)]
mod tests;

/// A hash that picks the bucket of a row. `#[salt(hash = path)]` takes a type of your own.
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
pub trait SaltHash {
    /// Tells the hash apart in layouts and fingerprints, so it must change when the buckets do. `xxh64`, `java31` and
    /// `sha256` are taken.
    const NAME: &'static str;

    /// It is one of this crate.
    #[doc(hidden)]
    const BUILT_IN: bool = false;

    #[doc(hidden)]
    const MISSING_FEATURE: Option<&'static str> = None;

    /// The bucket, below `buckets`, of a row whose salted bytes are `parts`, hashed as if joined. A
    /// larger number is taken modulo `buckets`. They are the bytes of the row: text before another field comes with the
    /// `00` that ends it.
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32;
}

/// XXH64 with seed 0, `% buckets`: the default. <https://xxhash.com>
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
        // Below `buckets`, so it fits.
        (hash % u64::from(buckets)) as u32
    }
}

/// The hash of Phoenix (`SaltingUtil`) and OpenTSDB (`RowKey.prefixKeyWithSalt`): `h = 1`, then
/// `h = 31 * h + byte` over signed bytes in 32 bits that wrap, and `abs(h % buckets)`.
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

/// The first 8 bytes of SHA-256, big-endian, `% buckets`. Needs the feature `sha2`.
#[derive(Debug, Clone, Copy)]
pub struct Sha256;

impl SaltHash for Sha256 {
    const NAME: &'static str = "sha256";
    const BUILT_IN: bool = true;

    #[cfg(not(feature = "sha2"))]
    const MISSING_FEATURE: Option<&'static str> = Some("sha2");

    #[cfg(feature = "sha2")]
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        use sha2::Digest;
        let mut state = sha2::Sha256::new();
        parts.iter().for_each(|part| state.update(part));
        let digest = state.finalize();
        let first = digest[..8].iter().fold(0u64, |number, &byte| number << 8 | u64::from(byte));
        (first % u64::from(buckets)) as u32
    }

    /// Never called: a key that names this hash without the feature does not compile.
    #[cfg(not(feature = "sha2"))]
    fn bucket(_: &[&[u8]], _: u32) -> u32 {
        0
    }
}

/// The salt of a key as data.
#[derive(Clone)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Salt {
    /// How many there are.
    pub buckets: u32,
    /// How one of them is written.
    pub bytes: SaltBytes,
    /// Over the whole rest of the row, and not over some fields.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub whole: bool,
    /// The name of the hash.
    pub(crate) hash: Ref<str>,
    /// The hash; `None` where a layout comes from JSON.
    #[cfg_attr(feature = "serde", serde(skip))]
    bucket: Option<Bucket>,
}

type Bucket = fn(&[&[u8]], u32) -> u32;

impl Salt {
    /// A salt of `width` bytes; `text`: in decimal digits.
    #[doc(hidden)]
    #[must_use]
    pub const fn of<H: SaltHash>(buckets: u32, width: usize, text: bool, whole: bool) -> Self {
        let bytes = SaltBytes { width, text, hex: false };
        Salt { buckets, bytes, whole, hash: Ref::Static(H::NAME), bucket: Some(H::bucket) }
    }

    /// The same in hexadecimal digits.
    #[doc(hidden)]
    #[must_use]
    pub const fn in_hex(mut self) -> Self {
        self.bytes.hex = true;
        self
    }

    /// The same; `Clone` is not const.
    pub(crate) const fn copied(&self) -> Option<Self> {
        let Ref::Static(hash) = self.hash else { unreachable!() };
        let Salt { buckets, bytes, whole, bucket, .. } = *self;
        Some(Salt { buckets, bytes, whole, hash: Ref::Static(hash), bucket })
    }

    /// The bucket of the salted bytes, where the hash is known.
    #[must_use]
    pub fn bucket(&self, parts: &[&[u8]]) -> Option<u32> {
        // A hash that gives more would hide rows from every scan.
        self.bucket.map(|bucket| bucket(parts, self.buckets) % self.buckets)
    }

    /// The same by the name of the hash alone, which is all that a layout from JSON has.
    pub(crate) fn bucket_by_name(&self, parts: &[&[u8]]) -> Option<u32> {
        let bucket: Bucket = match self.hash.get() {
            Xxh64::NAME => Xxh64::bucket,
            Java31::NAME => Java31::bucket,
            Sha256::NAME if Sha256::MISSING_FEATURE.is_none() => Sha256::bucket,
            _ => return None,
        };
        Some(bucket(parts, self.buckets))
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} % {}", self.hash, self.buckets)
    }
}

/// Parts of a salt that are handed on without an allocation.
const PARTS: usize = 16;

/// The bucket of a row by `H`; `spans` is where the salted bytes are in it.
#[inline]
pub fn bucket_of<H: SaltHash>(row: &[u8], spans: &[(usize, usize)], buckets: u32) -> u32 {
    let bytes = |&(start, end): &(usize, usize)| &row[start..end];
    let bucket = match spans {
        [one] => bucket_of_one::<H>(bytes(one), buckets),
        many if many.len() > PARTS => H::bucket(&many.iter().map(bytes).collect::<Vec<&[u8]>>(), buckets),
        few => {
            let mut parts = [&row[..0]; PARTS];
            for (part, span) in parts.iter_mut().zip(few) {
                *part = bytes(span);
            }
            H::bucket(&parts[..few.len()], buckets)
        }
    };
    // Folds away for the hashes here; one that gives more would hide rows from every scan.
    bucket % buckets
}

/// The hash takes an address: a copy of its own, where the length is that of a number, leaves the rest of
/// the row in registers.
#[inline]
fn bucket_of_one<H: SaltHash>(part: &[u8], buckets: u32) -> u32 {
    #[inline]
    fn copied<H: SaltHash, const N: usize>(part: &[u8], buckets: u32) -> u32 {
        let mut copy = [0; N];
        copy.copy_from_slice(part);
        H::bucket(&[&copy], buckets)
    }
    match part.len() {
        2 => copied::<H, 2>(part, buckets),
        4 => copied::<H, 4>(part, buckets),
        8 => copied::<H, 8>(part, buckets),
        16 => copied::<H, 16>(part, buckets),
        _ => H::bucket(&[part], buckets),
    }
}

/// How a bucket is written in front of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct SaltBytes {
    /// Bytes of the salt.
    pub width: usize,
    /// Decimal text, zero-filled on the left.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub text: bool,
    /// Hexadecimal text in lower case, zero-filled on the left. Where it is no text: big-endian.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not", default))]
    pub hex: bool,
}

/// More than any salt has.
pub const MAX_SALT: usize = 8;

impl SaltBytes {
    /// What it is written in; none: big-endian.
    pub(crate) const fn digits(self) -> Option<Digits> {
        match (self.text, self.hex) {
            (true, _) => Some(Digits::Decimal),
            (_, true) => Some(Digits::Hex),
            _ => None,
        }
    }

    /// How many values one of its bytes has.
    pub(crate) const fn base(self) -> u32 {
        match self.digits() {
            Some(digits) => digits.base() as u32,
            None => 256,
        }
    }

    /// It has room for so many buckets.
    pub(crate) const fn counts(self, buckets: u32) -> bool {
        match (self.base() as u64).checked_pow(self.width as u32) {
            Some(all) => buckets as u64 <= all,
            None => true,
        }
    }

    /// Writes a bucket in as many bytes.
    #[inline]
    pub fn write(self, bucket: u32, out: &mut [u8]) {
        if let ([byte], false, false) = (&mut *out, self.text, self.hex) {
            *byte = bucket as u8;
            return;
        }
        let mut rest = bucket;
        for byte in out.iter_mut().rev() {
            if self.text {
                *byte = b'0' + (rest % 10) as u8;
                rest /= 10;
            } else if self.hex {
                *byte = Digits::Hex.digit(rest as u8 & 0xF);
                rest >>= 4;
            } else {
                *byte = rest as u8;
                rest >>= 8;
            }
        }
    }

    #[inline]
    pub fn put<S: Sink>(self, bucket: u32, out: &mut S) {
        let mut salt = [0; MAX_SALT];
        self.write(bucket, &mut salt[..self.width]);
        out.put(&salt[..self.width]);
    }

    /// The bucket that a salt names; `None` where it is no number in its digits. Errors, `explain` and the test kit
    /// ask.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn read(self, salt: &[u8]) -> Option<u32> {
        salt.iter().try_fold(0u32, |number, &byte| {
            let digit = self.digits().map_or(Some(byte), |digits| digits.value(byte))?;
            // Of more than four bytes the first are 0.
            Some(number.wrapping_mul(self.base()).wrapping_add(digit.into()))
        })
    }
}

/// Bytes that hold every bucket number.
#[must_use]
pub const fn salt_width(buckets: u32) -> usize {
    if buckets <= 256 { 1 } else { 2 }
}
