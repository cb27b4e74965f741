//! The salt bucket of a scan.

use core::cmp::Ordering;

use crate::bytes::{KeyBuf, Sink};
use crate::layout::Layout;
use crate::layout::salt::{MAX_SALT, SaltBytes};

/// The salt of the rows in `bucket`.
pub fn salt_start(layout: &Layout, bucket: u32) -> KeyBuf {
    let mut row = KeyBuf::new();
    layout.salt_bytes().put(bucket, &mut row);
    row
}

/// What all rows in `bucket` start with: the salt, the constant prefix, the literal of the first field.
pub fn row_start(layout: &Layout, bucket: u32) -> KeyBuf {
    let mut row = salt_start(layout, bucket);
    row.put(&layout.prefix);
    row.put(layout.literal(0));
    row
}

/// Compares the salt of `bucket` with other bytes.
pub fn compare_salt(salt: SaltBytes, bucket: u32, other: &[u8]) -> Ordering {
    let mut own = [0; MAX_SALT];
    salt.write(bucket, &mut own);
    own[..salt.width].cmp(other)
}
