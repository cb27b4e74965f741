//! What surrounds the fields in a row: salt and constant prefix, or another key.

use core::cmp::Ordering;

use super::Key;
use crate::bytes::{Delimiter, End, Reader, Sink};
use crate::codec::{Codec, compare_rows};
use crate::layout::salt::{MAX_SALT, SaltHash, bucket_of};

/// Where the fields of a key are, which determines what surrounds them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// A row of the key: salt, prefix, fields.
    Row,
    /// A row of an enum of keys, with the prefix of the variant in place of the key's own.
    Kind(&'static [u8]),
    /// Nested in another key: only the fields.
    Nested(End),
}

impl Frame {
    /// What follows the last field.
    #[inline(always)]
    #[must_use]
    pub fn end(self) -> End {
        match self {
            Frame::Nested(end) => end,
            Frame::Row | Frame::Kind(_) => End::Row,
        }
    }

    /// Compares two values before an unordered delimiter like their encodings, with the delimiter appended. Called by generated
    /// `cmp`.
    #[must_use]
    pub fn compare_before<C: Codec<T>, T>(a: &T, b: &T, delimiter: Delimiter) -> Ordering {
        match C::NODE.width {
            Some(_) => C::compare(a, b),
            None => compare_rows::<C, T>(a, b, &delimiter),
        }
    }

    /// The constant prefix of the row.
    #[inline(always)]
    fn prefix<K: Key>(self) -> &'static [u8] {
        match self {
            Frame::Row => const { K::__KEY.prefix.get() },
            Frame::Kind(prefix) => prefix,
            Frame::Nested(_) => &[],
        }
    }

    /// Writes what precedes the fields: a placeholder for the salt, and the prefix. Returns the start of the row.
    #[inline(always)]
    pub fn begin<K: Key, S: Sink>(self, out: &mut S) -> usize {
        let start = out.position();
        if !matches!(self, Frame::Nested(_)) {
            out.put(const { [0; MAX_SALT].split_at(K::__KEY.salt_width()).0 });
            out.put(self.prefix::<K>());
        }
        start
    }

    /// Computes the salt from the bytes in `spans` and writes it at the start of the row.
    #[inline(always)]
    pub fn salt<K: Key, H: SaltHash, S: Sink>(self, start: usize, spans: &[(usize, usize)], out: &mut S) {
        let Some(salt) = (const { &K::__KEY.salt }) else { return };
        if matches!(self, Frame::Nested(_)) {
            return;
        }
        let row = out.written(0);
        let bucket = bucket_of::<H>(row, spans, salt.buckets);
        salt.bytes.write(bucket, &mut row[start..start + salt.bytes.width]);
    }

    /// Skips what precedes the fields. The salt is checked once they are read.
    #[inline(always)]
    pub fn open<K: Key>(self, row: &mut Reader<'_>) -> Option<()> {
        if matches!(self, Frame::Nested(_)) {
            return Some(());
        }
        row.take(const { K::__KEY.salt_width() })?;
        row.consume(self.prefix::<K>())
    }

    /// Checks the salt against the bytes in `spans`.
    #[inline(always)]
    pub fn check<K: Key, H: SaltHash>(self, spans: &[(usize, usize)], row: &Reader<'_>) -> Option<()> {
        let Some(salt) = (const { &K::__KEY.salt }) else { return Some(()) };
        if matches!(self, Frame::Nested(_)) {
            return Some(());
        }
        let mut expected = [0; MAX_SALT];
        let width = salt.bytes.width;
        salt.bytes.write(bucket_of::<H>(row.row(), spans, salt.buckets), &mut expected[..width]);
        if row.row()[..width] == expected[..width] { Some(()) } else { None }
    }
}
