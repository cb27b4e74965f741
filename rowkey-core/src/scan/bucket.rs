//! The salt bucket of a scan.

use alloc::vec::Vec;

use crate::bytes::sink::Head;
use crate::key::Key;

/// The bucket of the rows of `K` that begin with `head`, which holds all salted fields.
#[inline(always)]
pub(super) fn bucket<K: Key>(head: &[u8]) -> u32 {
    match (const { &K::__KEY.salt }, const { K::__KEY.salted_bytes() }) {
        (None, _) => 0,
        (Some(salt), Some((start, end))) if !salt.whole => {
            let bucket = match head[start..end] {
                // A copy of a number, so that the row itself can stay in registers.
                [a, b, c, d] => salt.bucket(&[&[a, b, c, d]]),
                ref part => salt.bucket(&[part]),
            };
            bucket.unwrap_or_default()
        }
        _ => K::__KEY.bucket_of_head(head),
    }
}

/// Writes the bucket in the room that the start of every scan keeps for it.
#[inline(always)]
pub(super) fn put_salt<K: Key>(bucket: u32, row: &mut impl Head) {
    let salt = const { K::__KEY.salt_bytes() };
    salt.write(bucket, &mut row.written(0)[..salt.width]);
}

/// The bytes between the buckets of a salted key, or where the kinds of an enum of keys begin.
#[must_use]
pub fn split_points<K: Key>() -> Vec<Vec<u8>> {
    K::__KEY.split_points()
}
