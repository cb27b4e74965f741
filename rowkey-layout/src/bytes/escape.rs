//! Escapes the bytes that a terminator would be mistaken for.

use memchr::memchr2;

use super::Sink;
use super::reader::{ESCAPE, NUL};

/// Writes text with `00` as `01 01` and `01` as `01 02`, without a terminator.
#[inline(never)]
pub fn escape<S: Sink>(text: &[u8], out: &mut S) {
    let mut rest = text;
    while let Some(at) = memchr2(NUL, ESCAPE, rest) {
        out.put(&rest[..at]);
        out.put(&[ESCAPE, rest[at] + 1]);
        rest = &rest[at + 1..];
    }
    out.put(rest);
}
