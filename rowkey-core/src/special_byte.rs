//! Finds the bytes that end text or need an escape. Text in keys is short, and a call into a search for
//! long text costs more there than the search itself; so short text is looked at here, a word or a stretch
//! of words at a time.

const WORD: usize = size_of::<u64>();

/// How far into a text it may be looked for word by word.
const NEAR: usize = 64;

/// How long a text may be that is looked through in stretches.
const SHORT: usize = 512;

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

/// Whether `bytes` holds `byte`.
#[inline(always)]
pub(crate) fn holds(byte: u8, bytes: &[u8]) -> bool {
    match any_of_short(bytes, |found| found == byte) {
        Some(holds) => holds,
        None => memchr::memchr(byte, bytes).is_some(),
    }
}

/// Whether a byte of `bytes` passes `test`.
#[inline(always)]
pub(crate) fn any(bytes: &[u8], test: impl Fn(u8) -> bool + Copy) -> bool {
    any_of_short(bytes, test).unwrap_or_else(|| bytes.iter().any(|&byte| test(byte)))
}

/// The first stretch and the last, which overlap, hold all there is between them.
#[inline(always)]
fn any_of_short(bytes: &[u8], test: impl Fn(u8) -> bool + Copy) -> Option<bool> {
    match bytes.len() {
        ..4 => Some(bytes.iter().any(|&byte| test(byte))),
        4..8 => Some(first_or_last::<4>(bytes, test)),
        8..16 => Some(first_or_last::<8>(bytes, test)),
        16..=32 => Some(first_or_last::<16>(bytes, test)),
        33..=64 => Some(first_or_last::<32>(bytes, test)),
        65..=SHORT => Some(stretch_by_stretch(bytes, test)),
        _ => None,
    }
}

/// A function of its own: the loop would stand in the way of the text that is shorter.
#[inline(never)]
fn stretch_by_stretch(bytes: &[u8], test: impl Fn(u8) -> bool + Copy) -> bool {
    let last = bytes.last_chunk::<32>().is_some_and(|last| any_of_stretch(last, test));
    let (stretches, _) = bytes.as_chunks::<32>();
    stretches.iter().fold(last, |any, stretch| any | any_of_stretch(stretch, test))
}

#[inline(always)]
fn first_or_last<const N: usize>(bytes: &[u8], test: impl Fn(u8) -> bool + Copy) -> bool {
    let any = |stretch: Option<&[u8; N]>| stretch.is_some_and(|stretch| any_of_stretch(stretch, test));
    any(bytes.first_chunk()) | any(bytes.last_chunk())
}

/// Without an early end, so that it is one comparison of all its bytes.
#[inline(always)]
fn any_of_stretch<const N: usize>(stretch: &[u8; N], test: impl Fn(u8) -> bool) -> bool {
    stretch.iter().fold(false, |any, &byte| any | test(byte))
}

#[cfg(test)]
mod tests;
