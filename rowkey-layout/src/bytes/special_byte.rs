//! Searches text for bytes that need an escape or are not allowed. Text in keys is short: calling `memchr` costs more than
//! the search itself, so this searches inline, a register at a time.

/// Whether any byte of `bytes` is at or below `limit`.
#[inline(always)]
pub fn any_up_to(limit: u8, bytes: &[u8]) -> bool {
    match bytes.len() {
        ..4 => bytes.iter().any(|&byte| byte <= limit),
        4..8 => first_or_last::<4>(limit, bytes),
        8..16 => first_or_last::<8>(limit, bytes),
        16..=32 => first_or_last::<16>(limit, bytes),
        33..=64 => first_or_last::<32>(limit, bytes),
        _ => any_at_or_below_in_long(limit, bytes),
    }
}

/// The first and the last `N` bytes overlap, so together they cover everything.
#[inline(always)]
fn first_or_last<const N: usize>(limit: u8, bytes: &[u8]) -> bool {
    let any = |ends: Option<&[u8; N]>| ends.is_some_and(|end| any_of(limit, end));
    any(bytes.first_chunk()) | any(bytes.last_chunk())
}

/// Long text. Not inlined: keys share the loop, which would cost shorter text registers. Generic, so that it is compiled where it is
/// called.
#[cold]
#[inline(never)]
fn any_at_or_below_in_long<B: AsRef<[u8]> + ?Sized>(limit: u8, bytes: &B) -> bool {
    bytes.as_ref().iter().fold(u8::MAX, |least, &byte| least.min(byte)) <= limit
}

/// Without an early exit, so that it compiles to one vector comparison.
#[inline(always)]
fn any_of<const N: usize>(limit: u8, bytes: &[u8; N]) -> bool {
    bytes.iter().fold(false, |any, &byte| any | (byte <= limit))
}

#[cfg(test)]
mod tests;
