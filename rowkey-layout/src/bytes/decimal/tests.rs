//! Every byte at every position of a number, against the standard library.

use super::*;

fn every_byte_at_every_place<const N: usize>(fill: u8) {
    for at in 0..N {
        for byte in 0..=u8::MAX {
            let mut text = [fill; N];
            text[at] = byte;
            let expected = core::str::from_utf8(&text).ok().filter(|_| byte.is_ascii_digit());
            let expected = expected.and_then(|digits| digits.parse().ok());
            assert_eq!(read(text), expected, "{byte:#04x} at {at} of {N} of {fill:#04x}");
        }
    }
}

#[test]
fn reads_digits_and_rejects_other_bytes() {
    // Digits next to the invalid byte, the largest ones with a carry into it.
    for fill in *b"019" {
        every_byte_at_every_place::<1>(fill);
        every_byte_at_every_place::<6>(fill);
        every_byte_at_every_place::<8>(fill);
        every_byte_at_every_place::<9>(fill);
        every_byte_at_every_place::<17>(fill);
        every_byte_at_every_place::<39>(fill);
    }
}
