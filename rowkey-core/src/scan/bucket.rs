//! The salt bucket of a scan.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::bytes::{KeyBuf, Sink};
use crate::key::Key;
use crate::layout::Layout;
use crate::layout::salt::{MAX_SALT, SaltBytes};

/// The salt of the rows in `bucket`.
pub(super) fn salt_start(layout: &Layout, bucket: u32) -> KeyBuf {
    let mut row = KeyBuf::new();
    layout.salt_bytes().put(bucket, &mut row);
    row
}

/// The salt and the constant prefix of the rows in `bucket`.
pub(super) fn row_start(layout: &Layout, bucket: u32) -> KeyBuf {
    let mut row = salt_start(layout, bucket);
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
