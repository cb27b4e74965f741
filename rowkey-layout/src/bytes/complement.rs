//! Complemented bytes, which sort in descending order.

/// Complements every byte, a word at a time: the compiler does not combine eight bytes into a word by itself, and a number
/// would be spilled to memory.
#[inline]
pub fn complement(bytes: &mut [u8]) {
    // One word without a loop: LLVM splits the row into registers before it unrolls loops.
    if let Ok(word) = bytes.try_into() {
        return complement_word(word);
    }
    let bytes = each(bytes, complement_word);
    let bytes = each(bytes, |word| *word = (!u32::from_ne_bytes(*word)).to_ne_bytes());
    let bytes = each(bytes, |word| *word = (!u16::from_ne_bytes(*word)).to_ne_bytes());
    for byte in bytes {
        *byte = !*byte;
    }
}

/// Applies `turn` to `N` bytes at a time and returns the remainder.
#[inline]
fn each<const N: usize>(mut bytes: &mut [u8], turn: impl Fn(&mut [u8; N])) -> &mut [u8] {
    while bytes.len() >= N {
        let (word, rest) = bytes.split_at_mut(N);
        word.first_chunk_mut().map(&turn);
        bytes = rest;
    }
    bytes
}

#[inline]
fn complement_word(word: &mut [u8; 8]) {
    *word = (!u64::from_ne_bytes(*word)).to_ne_bytes();
}

#[cfg(test)]
mod tests;
