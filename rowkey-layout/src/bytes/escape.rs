//! Escapes the bytes that a terminator would be mistaken for.

use memchr::memchr2;

use super::Sink;
use super::reader::{ESCAPE, NUL};

/// How many bytes side by side are escaped at once: in registers.
const RUN: usize = 32;

/// Writes text with `00` as `01 01` and `01` as `01 02`, without a terminator.
#[inline(never)]
pub fn escape<S: Sink>(text: &[u8], out: &mut S) {
    let mut rest = text;
    while let Some(at) = memchr2(NUL, ESCAPE, rest) {
        out.put(&rest[..at]);
        rest = &rest[at..];
        let (run, after) = rest.split_at(run(rest));
        let mut pairs = [[ESCAPE; 2]; RUN];
        for (pair, byte) in pairs.iter_mut().zip(run) {
            *pair = [ESCAPE, byte + 1];
        }
        out.put(pairs[..run.len()].as_flattened());
        rest = after;
    }
    out.put(rest);
}

/// How many bytes at the front are escaped, up to [`RUN`].
#[inline(always)]
fn run(bytes: &[u8]) -> usize {
    match bytes.first_chunk::<RUN>() {
        // Without an early exit, one vector comparison.
        Some(run) if run.iter().fold(true, |all, &byte| all & (byte <= ESCAPE)) => RUN,
        _ => bytes.iter().take_while(|&&byte| byte <= ESCAPE).count(),
    }
}

#[cfg(test)]
mod tests {
    use super::{RUN, escape};
    use alloc::vec::Vec;

    /// As the definition says, byte by byte: runs of each length before and after other bytes.
    #[test]
    fn runs_are_escaped_byte_by_byte() {
        let lengths = [0, 1, 2, RUN - 1, RUN, RUN + 1, 2 * RUN, 3 * RUN + 5];
        for first in lengths {
            for second in lengths {
                for apart in [0, 1, RUN] {
                    let escaped = |count| (0..count).map(|i| u8::from(i % 3 == 1));
                    let text: Vec<u8> = escaped(first)
                        .chain((0..apart).map(|i| 2 + i as u8))
                        .chain(escaped(second))
                        .collect();
                    let mut expected = Vec::new();
                    for byte in &text {
                        match byte {
                            0 => expected.extend([1, 1]),
                            1 => expected.extend([1, 2]),
                            other => expected.push(*other),
                        }
                    }
                    let mut found = Vec::new();
                    escape(&text, &mut found);
                    assert_eq!(found, expected, "{first} {apart} {second}");
                }
            }
        }
    }
}
