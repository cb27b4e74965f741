//! Scan bounds that lose no row where a value has no successor: in arrays, and in a `Vec` for text.

use std::ops::Bound;

use super::event::{bucket, reversed};

/// Half-open bounds of `N` bytes; without the second, up to the end of the table.
pub struct Bounds<const N: usize>(Bound<[u8; N]>, Bound<[u8; N]>);

impl<const N: usize> Bounds<N> {
    #[inline]
    pub fn as_slices(&self) -> (Bound<&[u8]>, Bound<&[u8]>) {
        (self.0.as_ref().map(|row| &row[..]), self.1.as_ref().map(|row| &row[..]))
    }
}

#[inline]
fn stop<const N: usize>(row: Option<[u8; N]>) -> Bound<[u8; N]> {
    row.map_or(Bound::Unbounded, Bound::Excluded)
}

/// All rows of one host.
#[inline]
pub fn host(host: u32) -> Bounds<4> {
    Bounds(Bound::Included(host.to_be_bytes()), stop(host.checked_add(1).map(u32::to_be_bytes)))
}

/// The same after a salt byte.
#[inline]
pub fn salted_host(host: u32) -> Bounds<5> {
    let salt = bucket(host.to_be_bytes());
    let row = |salt: u8, host: u32| {
        let mut row = [salt; 5];
        row[1..].copy_from_slice(&host.to_be_bytes());
        row
    };
    let next = host.checked_add(1).map_or_else(|| row(salt + 1, 0), |host| row(salt, host));
    Bounds(Bound::Included(row(salt, host)), Bound::Excluded(next))
}

/// Rows of one host from `from` up to, without, `to`; the newest come first.
#[inline]
pub fn host_between(host: u32, from: i64, to: i64) -> Bounds<12> {
    let row = |host: u32, at: u64| {
        let mut row = [0; 12];
        row[..4].copy_from_slice(&host.to_be_bytes());
        row[4..].copy_from_slice(&at.to_be_bytes());
        row
    };
    if from >= to {
        let nothing = row(host, 0);
        return Bounds(Bound::Included(nothing), Bound::Excluded(nothing));
    }
    let after = match reversed(from).checked_add(1) {
        Some(at) => Some(row(host, at)),
        None => host.checked_add(1).map(|host| row(host, 0)),
    };
    Bounds(Bound::Included(row(host, reversed(to - 1))), stop(after))
}

/// Bounds of variable width.
pub struct TextBounds(Vec<u8>, Vec<u8>);

impl TextBounds {
    #[inline]
    pub fn as_slices(&self) -> (Bound<&[u8]>, Bound<&[u8]>) {
        (Bound::Included(&self.0), Bound::Excluded(&self.1))
    }
}

/// As [`host_between`], of a host that has a name.
#[inline]
pub fn name_between(name: &str, from: i64, to: i64) -> TextBounds {
    let mut start = Vec::with_capacity(name.len() + 9);
    if memchr::memchr2(0, 1, name.as_bytes()).is_none() {
        start.extend_from_slice(name.as_bytes());
    } else {
        for &byte in name.as_bytes() {
            if byte < 2 {
                start.extend_from_slice(&[1, byte + 1]);
            } else {
                start.push(byte);
            }
        }
    }
    start.push(0);
    let mut stop = start.clone();
    if from >= to {
        return TextBounds(start, stop);
    }
    start.extend_from_slice(&reversed(to - 1).to_be_bytes());
    match reversed(from).checked_add(1) {
        Some(at) => stop.extend_from_slice(&at.to_be_bytes()),
        None => {
            // One more than the terminator.
            stop.pop();
            stop.push(1);
        }
    }
    TextBounds(start, stop)
}
