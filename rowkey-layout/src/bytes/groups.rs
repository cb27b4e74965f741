//! Text in groups of 8 bytes, each with a marker: `EncodeBytes` of TiDB's package `codec`, which MyRocks has, too.

use super::{KeyBuf, Sink};

/// The bytes of a group without its marker.
pub const GROUP: usize = 8;
/// The marker of a group that another one follows.
pub const FULL: u8 = 0xFF;

/// Writes text. Zeros fill the last group, and its marker is `FF` less their number: 8 after text of full groups.
#[inline]
pub fn put<S: Sink>(text: &[u8], out: &mut S) {
    let groups = text.chunks_exact(GROUP);
    let rest = groups.remainder();
    for group in groups {
        out.put(group);
        out.put_byte(FULL);
    }
    let mut last = [0; GROUP + 1];
    last[..rest.len()].copy_from_slice(rest);
    last[GROUP] = FULL - (GROUP - rest.len()) as u8;
    out.put(&last);
}

/// The bounds of all text that starts with `prefix`: its encodings are at or above the first, and begin with the second. So may those of
/// shorter text, which zeros fill up; they are below the first.
pub fn starting(prefix: &[u8]) -> (KeyBuf, KeyBuf) {
    let mut least = KeyBuf::new();
    put(prefix, &mut least);
    let mut common = least.clone();
    common.cut(prefix.len() + prefix.len() / GROUP);
    (least, common)
}
