//! Whether text holds bytes that end it or need an escape. Text in keys is short, and a call into a search for long
//! text costs more there than the search itself; so it is looked at here, a register at a time.

/// Whether a byte of `bytes` is `limit` or less.
#[inline(always)]
pub fn any_up_to(limit: u8, bytes: &[u8]) -> bool {
    match bytes.len() {
        ..4 => bytes.iter().any(|&byte| byte <= limit),
        4..8 => first_or_last::<4>(limit, bytes),
        8..16 => first_or_last::<8>(limit, bytes),
        16..=32 => first_or_last::<16>(limit, bytes),
        33..=64 => first_or_last::<32>(limit, bytes),
        _ => stretch(limit, bytes),
    }
}

/// The first `N` bytes and the last, which overlap, hold all there is between them.
#[inline(always)]
fn first_or_last<const N: usize>(limit: u8, bytes: &[u8]) -> bool {
    let any = |ends: Option<&[u8; N]>| ends.is_some_and(|end| any_of(limit, end));
    any(bytes.first_chunk()) | any(bytes.last_chunk())
}

/// Long text. Out of line, as the loop would stand in the way of shorter text.
#[inline(never)]
fn stretch(limit: u8, bytes: &[u8]) -> bool {
    bytes.iter().fold(u8::MAX, |least, &byte| least.min(byte)) <= limit
}

/// Without an early end, so that it is one comparison of all its bytes.
#[inline(always)]
fn any_of<const N: usize>(limit: u8, bytes: &[u8; N]) -> bool {
    bytes.iter().fold(false, |any, &byte| any | (byte <= limit))
}

#[cfg(test)]
mod tests;
