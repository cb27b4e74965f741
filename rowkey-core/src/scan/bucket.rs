//! The salt bucket of a scan.

use alloc::vec::Vec;

use crate::bytes::sink::Head;
use crate::bytes::{End, KeyBuf};
use crate::explain::length;
use crate::key::Key;
use crate::layout::Layout;
use crate::layout::salt::with_parts;

/// The most stretches of salted bytes that are found without an allocation.
const SPANS: usize = 16;

impl Layout {
    /// Where the salted bytes lie in every row, where that is one stretch at the same place.
    const fn salted_bytes(&self) -> Option<(usize, usize)> {
        let list = self.fields.list.get();
        let (mut found, mut i): (Option<(usize, usize)>, usize) = (None, 0);
        while i < list.len() {
            if list[i].salted {
                let (Some(start), Some(width)) = (self.constant_offset(i), list[i].node.get().width) else {
                    return None;
                };
                found = match found {
                    None => Some((start, start + width)),
                    Some((first, end)) if end == start => Some((first, start + width)),
                    Some(_) => return None,
                };
            }
            i += 1;
        }
        found
    }

    /// Rows with the same leading `fixed` fields lie in one bucket.
    pub(super) const fn in_one_bucket(&self, fixed: usize) -> bool {
        let Some(salt) = &self.salt else { return true };
        let list = self.fields.list.get();
        let mut i = fixed;
        while i < list.len() {
            if salt.whole || list[i].salted {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The bucket of the rows that begin with `head`, which holds all salted fields; its salt is not written yet.
    pub(super) fn bucket_of_head(&self, head: &[u8]) -> u32 {
        let Some(salt) = &self.salt else { return 0 };
        let bucket = if salt.whole {
            salt.bucket(&[&head[salt.bytes.width..]])
        } else {
            let (mut spans, mut found) = ([(0, 0); SPANS], 0);
            let mut more = Vec::new();
            let mut at = self.fields_start();
            for (i, field) in self.fields.list.iter().enumerate() {
                let end = self.fields.end(i, End::Row);
                let Some(len) =
                    head.get(at..).and_then(|rest| length(&field.node, field.skip, end, false, rest))
                else {
                    break;
                };
                if field.salted && found < SPANS {
                    (spans[found], found) = ((at, at + len), found + 1);
                } else if field.salted {
                    more.push((at, at + len));
                }
                at += len + usize::from(matches!(end, End::Byte(_)));
            }
            if more.is_empty() {
                with_parts(head, &spans[..found], |parts| salt.bucket(parts))
            } else {
                with_parts(head, &[&spans[..], &more].concat(), |parts| salt.bucket(parts))
            }
        };
        bucket.unwrap_or_default()
    }
}

/// The bucket of the rows of `K` that begin with `head`, which holds all salted fields.
#[inline(always)]
pub(super) fn bucket<K: Key>(head: &[u8]) -> u32 {
    match (const { &K::__KEY.salt }, const { K::__KEY.salted_bytes() }) {
        (None, _) => 0,
        (Some(salt), Some((start, end))) if !salt.whole => {
            // A copy of a number, so that the row itself can stay in registers.
            let part = &head[start..end];
            let bucket = match part.len() {
                4 => salt.bucket(&[&[part[0], part[1], part[2], part[3]]]),
                _ => salt.bucket(&[part]),
            };
            bucket.unwrap_or_default()
        }
        _ => K::__KEY.bucket_of_head(head),
    }
}

/// Writes the bucket in the room that the start of every scan keeps for it.
#[inline(always)]
pub(super) fn put_salt<K: Key>(bucket: u32, row: &mut impl Head) {
    if let Some(salt) = const { &K::__KEY.salt } {
        salt.bytes.write(bucket, &mut row.written(0)[..salt.bytes.width]);
    }
}

/// The bytes between the buckets of a salted key, or where the kinds of an enum of keys begin.
#[must_use]
pub fn split_points<K: Key>() -> Vec<Vec<u8>> {
    K::__KEY.split_points()
}

/// The bytes of one bucket's salt.
pub(super) fn salt_of(layout: &Layout, bucket: u32) -> KeyBuf {
    let mut row = KeyBuf::new();
    if let Some(salt) = &layout.salt {
        salt.bytes.put(bucket, &mut row);
    }
    row
}
