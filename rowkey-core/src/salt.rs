//! The salt in front of a row: which bucket a row falls in, and how that is written.

use crate::format::SaltFormat;
use crate::key::KeyFields;
use crate::progress::{At, Progress};
use crate::sink::Sink;

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
    /// Tells the hash apart in layouts and fingerprints, so it must change when the buckets do.
    const NAME: &'static str;

    #[doc(hidden)]
    const MISSING_FEATURE: Option<&'static str> = None;

    /// The bucket, below `buckets`, of a row whose salted bytes are `parts`, hashed as if joined. A
    /// larger number is taken modulo `buckets`.
    fn bucket(parts: &[&[u8]], buckets: u32) -> u32;
}

/// XXH64 with seed 0, `% buckets`: the default. <https://xxhash.com>
#[derive(Debug, Clone, Copy)]
pub struct Xxh64;

impl SaltHash for Xxh64 {
    const NAME: &'static str = "xxh64";

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

/// The bucket by a hash of this crate; `None` for another, which the name does not give.
pub(crate) fn bucket_by_name(hash: &str, parts: &[&[u8]], buckets: u32) -> Option<u32> {
    let bucket = match hash {
        Xxh64::NAME => Xxh64::bucket(parts, buckets),
        Java31::NAME => Java31::bucket(parts, buckets),
        Sha256::NAME if Sha256::MISSING_FEATURE.is_none() => Sha256::bucket(parts, buckets),
        _ => return None,
    };
    Some(bucket)
}

/// A stretch of a row whose bytes go into the salt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// Its first byte.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
}

/// The stretches of a key whose fields are not salted.
pub type NoSpan = [Span; 0];

/// The stretches of a key whose salted fields stand side by side.
pub type OneSpan = [Span; 1];

/// The stretches of a row that are salted: `[Span; N]`, `N` known per key.
pub trait Spans: Copy {
    /// No bytes at all.
    const NONE: Self;

    /// Those of a key whose rows all have the same width.
    #[must_use]
    fn fixed<K: KeyFields<Spans = Self>>() -> Self;

    /// Hashes the stretches of `row`.
    fn bucket<H: SaltHash>(&self, row: &[u8], buckets: u32) -> u32;

    /// The stretches where what stood at `from` stands at `to`.
    #[must_use]
    fn moved(&self, from: usize, to: usize) -> Self;

    /// A stretch begins at `start`.
    fn begin(&mut self, run: usize, start: usize);

    /// A stretch goes on to `end`.
    fn extend(&mut self, run: usize, end: usize);
}

impl<const N: usize> Spans for [Span; N] {
    const NONE: Self = [Span { start: 0, end: 0 }; N];

    #[inline(always)]
    fn fixed<K: KeyFields<Spans = Self>>() -> Self {
        const { K::KEY.spans() }
    }

    #[inline(always)]
    fn bucket<H: SaltHash>(&self, row: &[u8], buckets: u32) -> u32 {
        let parts = self.map(|span| &row[span.start..span.end]);
        match &parts[..] {
            [part] => bucket_of_one::<H>(part, buckets),
            parts => H::bucket(parts, buckets),
        }
    }

    #[inline(always)]
    fn moved(&self, from: usize, to: usize) -> Self {
        self.map(|span| Span { start: span.start - from + to, end: span.end - from + to })
    }

    #[inline(always)]
    fn begin(&mut self, run: usize, start: usize) {
        self[run] = Span { start, end: start };
    }

    #[inline(always)]
    fn extend(&mut self, run: usize, end: usize) {
        self[run].end = end;
    }
}

/// The bucket of one stretch. The hash is a call that takes an address: a copy of its own, where the
/// length is that of a number, leaves the rest of the row in registers.
#[inline(always)]
fn bucket_of_one<H: SaltHash>(part: &[u8], buckets: u32) -> u32 {
    #[inline(always)]
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
pub struct SaltBytes {
    /// Bytes of the salt.
    pub width: usize,
    /// Decimal text, zero-filled on the left; else big-endian.
    pub text: bool,
}

/// More than any salt has.
pub(crate) const MAX_SALT: usize = 8;

impl SaltBytes {
    #[inline(always)]
    pub(crate) fn write(self, bucket: u32, out: &mut [u8]) {
        if let ([byte], false) = (&mut *out, self.text) {
            *byte = bucket as u8;
            return;
        }
        let mut rest = bucket;
        for byte in out.iter_mut().rev() {
            if self.text {
                *byte = b'0' + (rest % 10) as u8;
                rest /= 10;
            } else {
                *byte = rest as u8;
                rest >>= 8;
            }
        }
    }

    #[inline(always)]
    pub(crate) fn put<S: Sink>(self, bucket: u32, out: &mut S) {
        let mut salt = [0; MAX_SALT];
        self.write(bucket, &mut salt[..self.width]);
        out.put(&salt[..self.width]);
    }

    /// The bucket that a salt names; `None` where it is no decimal number. Errors, `explain` and the test kit
    /// ask.
    #[cold]
    #[inline(never)]
    pub(crate) fn read(self, salt: &[u8]) -> Option<u32> {
        salt.iter().try_fold(0u32, |number, &byte| {
            if !self.text {
                return Some(number << 8 | u32::from(byte));
            }
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 { None } else { Some(number * 10 + u32::from(digit)) }
        })
    }
}

/// The salt of a key, as a type.
pub trait SaltRule {
    /// The number of buckets.
    const BUCKETS: u32;
    /// How they are written.
    const BYTES: SaltBytes;
    /// The salt as data.
    const FORMAT: Option<SaltFormat>;
    /// This salt, or `Other` where there is none.
    type Or<Other: SaltRule>: SaltRule;
    /// How far a scan is that fixes nothing.
    type Start: Progress;
    /// How far a scan of `N` is under this salt over the whole row.
    type Under<N: Progress>: Progress;

    /// The bucket of a row whose salt is not written yet. `body` is where the bytes after the salt
    /// begin.
    fn bucket<Sp: Spans>(row: &[u8], body: usize, spans: &Sp) -> u32;
}

/// No salt.
#[derive(Debug, Clone, Copy)]
pub struct Unsalted;

impl SaltRule for Unsalted {
    const BUCKETS: u32 = 1;
    const BYTES: SaltBytes = SaltBytes { width: 0, text: false };
    const FORMAT: Option<SaltFormat> = None;
    type Or<Other: SaltRule> = Other;
    type Start = At<0, true>;
    type Under<N: Progress> = N;

    #[inline(always)]
    fn bucket<Sp: Spans>(_: &[u8], _: usize, _: &Sp) -> u32 {
        0
    }
}

/// A salt of `WIDTH` bytes over some fields, or over all that follows it (`WHOLE`).
#[derive(Debug, Clone, Copy)]
pub struct Salted<H, const BUCKETS: u32, const WIDTH: usize, const TEXT: bool, const WHOLE: bool>(
    core::marker::PhantomData<H>,
);

impl<H: SaltHash, const BUCKETS: u32, const WIDTH: usize, const TEXT: bool, const WHOLE: bool> SaltRule
    for Salted<H, BUCKETS, WIDTH, TEXT, WHOLE>
{
    const BUCKETS: u32 = BUCKETS;
    const BYTES: SaltBytes = SaltBytes { width: WIDTH, text: TEXT };
    const FORMAT: Option<SaltFormat> =
        Some(SaltFormat { buckets: BUCKETS, width: WIDTH, text: TEXT, hash: H::NAME, whole: WHOLE });
    type Or<Other: SaltRule> = Self;
    type Start = At<0, false>;
    type Under<N: Progress> = At<0, false>;

    #[inline(always)]
    fn bucket<Sp: Spans>(row: &[u8], body: usize, spans: &Sp) -> u32 {
        let bucket =
            if WHOLE { H::bucket(&[&row[body..]], BUCKETS) } else { spans.bucket::<H>(row, BUCKETS) };
        // Folds away for the hashes here; one that gives more would hide rows from every scan.
        bucket % BUCKETS
    }
}

/// Bytes that hold every bucket number.
#[must_use]
pub const fn salt_width(buckets: u32) -> usize {
    if buckets <= 256 { 1 } else { 2 }
}
