//! The salt bucket of a scan.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::bytes::sink::Head;
use crate::bytes::{KeyBuf, Sink};
use crate::key::Key;
use crate::layout::Layout;
use crate::layout::salt::{MAX_SALT, SaltBytes};

/// The salt bucket of the rows of `K` that start with `head`, which contains all salted fields.
#[inline(always)]
pub(super) fn bucket<K: Key>(head: &[u8]) -> u32 {
    match (const { &K::__KEY.salt }, const { K::__KEY.salted_bytes() }) {
        (None, _) => 0,
        (Some(salt), Some((start, end))) if !salt.whole => {
            let bucket = match head[start..end] {
                // Hashes a copy, so that the row itself stays in registers.
                [a, b, c, d] => salt.bucket(&[&[a, b, c, d]]),
                ref part => salt.bucket(&[part]),
            };
            bucket.unwrap_or_default()
        }
        _ => K::__KEY.bucket_of_head(head),
    }
}

/// Writes the bucket over the placeholder at the start of a scan.
#[inline(always)]
pub(super) fn put_salt<K: Key>(bucket: u32, row: &mut impl Head) {
    let salt = const { K::__KEY.salt_bytes() };
    salt.write(bucket, &mut row.written(0)[..salt.width]);
}

/// The salt and the constant prefix of the rows in `bucket`.
pub(super) fn row_start(layout: &Layout, bucket: u32) -> KeyBuf {
    let mut row = KeyBuf::new();
    layout.salt_bytes().put(bucket, &mut row);
    row.put(&layout.prefix);
    row
}

/// Compares the salt of `bucket` with other bytes.
pub(super) fn compare_salt(salt: SaltBytes, bucket: u32, other: &[u8]) -> Ordering {
    let mut own = [0; MAX_SALT];
    let own = &mut own[..salt.width];
    salt.write(bucket, own);
    (*own).cmp(other)
}

/// The split points of a salted key, or the prefixes of an enum of keys.
#[must_use]
pub fn split_points<K: Key>() -> Vec<Vec<u8>> {
    K::__KEY.split_points()
}
