//! Where the fields of a key stand: in a row of its own, in a row of an enum of keys, or in another key.

use core::cmp::Ordering;

use super::Key;
use crate::bytes::{Delimiter, End, Reader, Sink};
use crate::codec::{Codec, compare_rows};
use crate::layout::salt::{MAX_SALT, SaltHash, bucket_of};

/// Where the fields of a key stand, which decides what surrounds them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In a row of the key's own: salt, prefix, fields.
    Row,
    /// In a row of an enum of keys, with this prefix in place of the key's own.
    Kind(&'static [u8]),
    /// Nested in another key: the fields alone.
    Inside(End),
}

impl Place {
    /// What follows the last field.
    #[inline(always)]
    #[must_use]
    pub fn end(self) -> End {
        match self {
            Place::Inside(end) => end,
            Place::Row | Place::Kind(_) => End::Row,
        }
    }

    /// The order of two values before an unordered delimiter: that of their rows, with it after them. Generated `cmp` calls
    /// this.
    #[must_use]
    pub fn compare_before<C: Codec<T>, T>(a: &T, b: &T, delimiter: Delimiter) -> Ordering {
        match C::NODE.width {
            Some(_) => C::compare(a, b),
            None => compare_rows::<C, T>(a, b, &delimiter),
        }
    }

    /// The prefix of a row of `K`.
    #[inline(always)]
    fn prefix<K: Key>(self) -> &'static [u8] {
        match self {
            Place::Row => const { K::__KEY.prefix.get() },
            Place::Kind(prefix) => prefix,
            Place::Inside(_) => &[],
        }
    }

    /// Writes what comes before the fields: room for the salt, and the prefix. Gives the start of the row.
    #[inline(always)]
    pub fn begin<K: Key, S: Sink>(self, out: &mut S) -> usize {
        let start = out.position();
        if !matches!(self, Place::Inside(_)) {
            out.put(const { [0; MAX_SALT].split_at(K::__KEY.salt_width()).0 });
            out.put(self.prefix::<K>());
        }
        start
    }

    /// Writes the salt, which is computed from the bytes in `spans`, at the start of the row.
    #[inline(always)]
    pub fn salt<K: Key, H: SaltHash, S: Sink>(self, start: usize, spans: &[(usize, usize)], out: &mut S) {
        let Some(salt) = (const { &K::__KEY.salt }) else { return };
        if matches!(self, Place::Inside(_)) {
            return;
        }
        let row = out.written(0);
        let bucket = bucket_of::<H>(row, spans, salt.buckets);
        salt.bytes.write(bucket, &mut row[start..start + salt.bytes.width]);
    }

    /// Goes past what comes before the fields; the salt is looked at when they are read.
    #[inline(always)]
    pub fn open<K: Key>(self, row: &mut Reader<'_>) -> Option<()> {
        if matches!(self, Place::Inside(_)) {
            return Some(());
        }
        row.take(const { K::__KEY.salt_width() })?;
        row.goes_on_with(self.prefix::<K>())
    }

    /// Whether the salt is the one of the bytes in `spans`.
    #[inline(always)]
    pub fn check<K: Key, H: SaltHash>(self, spans: &[(usize, usize)], row: &Reader<'_>) -> Option<()> {
        let Some(salt) = (const { &K::__KEY.salt }) else { return Some(()) };
        if matches!(self, Place::Inside(_)) {
            return Some(());
        }
        let mut expected = [0; MAX_SALT];
        let width = salt.bytes.width;
        salt.bytes.write(bucket_of::<H>(row.row(), spans, salt.buckets), &mut expected[..width]);
        if row.row()[..width] == expected[..width] { Some(()) } else { None }
    }
}
