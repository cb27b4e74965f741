//! The bytes of what sorts descending.

/// Complements every byte, in words: a number stays in a register then, as the compiler does not make a word
/// of eight bytes by itself.
#[inline]
pub fn complement(bytes: &mut [u8]) {
    // One word alone without a loop, which the compiler would see through later than it takes rows apart.
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

/// `turn` on the bytes, `N` at a time; gives those that are left.
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
