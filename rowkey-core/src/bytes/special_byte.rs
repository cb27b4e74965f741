//! Finds the bytes that end text or need an escape. Text in keys is short, and a call into a search for
//! long text costs more there than the search itself; so it is looked at here, a word or a register at a
//! time, and what is longer is left to `memchr`, or to the copy that goes through it anyway.

const WORD: usize = size_of::<u64>();

/// How far into a text it may be looked for word by word.
const NEAR: usize = 64;

/// What long text is looked through by: several registers, so that none waits for another.
pub(crate) const STRETCH: usize = 64;

/// The lanes before any stretch.
const NOTHING: [u8; STRETCH] = [u8::MAX; STRETCH];

/// `byte` in every byte of a word.
const fn spread(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; WORD])
}

/// The first `byte` of `bytes`.
#[inline(always)]
pub(crate) fn first(byte: u8, bytes: &[u8]) -> Option<usize> {
    let mut at = 0;
    while at < NEAR {
        let Some(word) = bytes[at..].first_chunk::<WORD>() else {
            return bytes[at..].iter().position(|&found| found == byte).map(|found| at + found);
        };
        // A byte that is zero borrows into its top bit, which it did not have; bytes in front of it do
        // not borrow, so the lowest such bit is that of the first.
        let differs = u64::from_le_bytes(*word) ^ spread(byte);
        let found = differs.wrapping_sub(spread(0x01)) & !differs & spread(0x80);
        if found != 0 {
            return Some(at + found.trailing_zeros() as usize / 8);
        }
        at += WORD;
    }
    memchr::memchr(byte, &bytes[at..]).map(|found| at + found)
}

/// Whether a byte of `bytes` is `limit` or less.
#[inline(always)]
pub(crate) fn any_up_to(limit: u8, bytes: &[u8]) -> bool {
    match bytes.len() {
        ..4 => bytes.iter().any(|&byte| byte <= limit),
        4..8 => first_or_last::<4>(limit, bytes),
        8..16 => first_or_last::<8>(limit, bytes),
        16..=32 => first_or_last::<16>(limit, bytes),
        33..=64 => first_or_last::<32>(limit, bytes),
        65..=128 => first_or_last_stretch(limit, bytes),
        _ if limit == 0 => any_nul(bytes),
        _ => stretch_by_stretch(limit, bytes),
    }
}

/// The first `N` bytes and the last, which overlap, hold all there is between them.
#[inline(always)]
fn first_or_last<const N: usize>(limit: u8, bytes: &[u8]) -> bool {
    let any = |ends: Option<&[u8; N]>| ends.is_some_and(|end| any_of(limit, end));
    any(bytes.first_chunk()) | any(bytes.last_chunk())
}

/// The same of two stretches.
#[inline(always)]
fn first_or_last_stretch(limit: u8, bytes: &[u8]) -> bool {
    let lanes = bytes.first_chunk().copied().unwrap_or(NOTHING);
    any_of(limit, &bytes.last_chunk().map_or(lanes, |last| least(lanes, last)))
}

/// Out of line, as the loop would stand in the way of shorter text; and apart from other limits, as zero is
/// compared with by fewer instructions.
#[inline(never)]
fn any_nul(bytes: &[u8]) -> bool {
    any_of(0, &least_of(bytes))
}

/// Out of line too.
#[inline(never)]
fn stretch_by_stretch(limit: u8, bytes: &[u8]) -> bool {
    any_of(limit, &least_of(bytes))
}

/// Of all stretches, the least in each lane.
#[inline(always)]
fn least_of(bytes: &[u8]) -> [u8; STRETCH] {
    // The last stretch reaches back over what the others leave, be it all of a stretch.
    let mut lanes = bytes.last_chunk().copied().unwrap_or(NOTHING);
    let mut rest = &bytes[..bytes.len().saturating_sub(1)];
    while let Some((stretch, more)) = rest.split_first_chunk() {
        lanes = least(lanes, stretch);
        rest = more;
    }
    lanes
}

/// Lane by lane, so that a stretch costs its loads and comparisons and nothing else. In one loop, which
/// compilers take in whole registers, and not one in another, which Rust 1.85 does byte by byte.
#[inline(always)]
fn least(mut lanes: [u8; STRETCH], stretch: &[u8; STRETCH]) -> [u8; STRETCH] {
    for (lane, &byte) in lanes.iter_mut().zip(stretch) {
        *lane = byte.min(*lane);
    }
    lanes
}

/// Without an early end, so that it is one comparison of all its bytes.
#[inline(always)]
pub(crate) fn any_of<const N: usize>(limit: u8, bytes: &[u8; N]) -> bool {
    bytes.iter().fold(false, |any, &byte| any | (byte <= limit))
}

#[cfg(test)]
mod tests;
