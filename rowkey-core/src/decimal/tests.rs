//! Every byte at every place of a number, beside the standard library's digits.

use super::*;

fn every_byte_at_every_place<const N: usize>(fill: u8) {
    for at in 0..N {
        for byte in 0..=u8::MAX {
            let mut text = [fill; N];
            text[at] = byte;
            let number = core::str::from_utf8(&text).ok().filter(|_| byte.is_ascii_digit());
            for (back_to_front, offset) in [(false, 7 + at), (true, 7 + N - 1 - at)] {
                let read = read(text, 7, back_to_front, &i128::MIN, &u128::MAX);
                let expected = match number {
                    Some(number) => number
                        .parse()
                        .map_err(|_| DecodeErrorKind::OutOfDomain { min: &i128::MIN, max: &u128::MAX }),
                    None => Err(DecodeErrorKind::NotADigit { found: byte }),
                };
                let offset =
                    if matches!(expected, Err(DecodeErrorKind::OutOfDomain { .. })) { 7 } else { offset };
                let expected = expected.map_err(|kind| DecodeFault::new(offset, kind));
                assert_eq!(read, expected, "{byte:#04x} at {at} of {N} of {fill:#04x}");
            }
        }
    }
}

#[test]
fn reads_digits_and_names_what_is_none() {
    // Neighbours that the last digit before the others of ASCII carries into, and the first.
    for fill in [b'0', b'1', b'9'] {
        every_byte_at_every_place::<1>(fill);
        every_byte_at_every_place::<6>(fill);
        every_byte_at_every_place::<8>(fill);
        every_byte_at_every_place::<9>(fill);
        every_byte_at_every_place::<17>(fill);
        every_byte_at_every_place::<39>(fill);
    }
}

#[test]
fn names_the_first_of_several() {
    for (text, at) in [(*b"1x3/5", 1), (*b"\xFF2345", 0), (*b":;<=>", 0), (*b"1234/", 4)] {
        let fault = DecodeFault::new(at, DecodeErrorKind::NotADigit { found: text[at] });
        assert_eq!(read(text, 0, false, &0, &u128::MAX), Err(fault));
    }
    // Behind a whole step of digits, and in front of one.
    let mut text = *b"12345678901234567890";
    text[13] = b'a';
    text[15] = b'b';
    let fault = DecodeFault::new(13, DecodeErrorKind::NotADigit { found: b'a' });
    assert_eq!(read(text, 0, false, &0, &u128::MAX), Err(fault));
    text[2] = 0;
    let fault = DecodeFault::new(2, DecodeErrorKind::NotADigit { found: 0 });
    assert_eq!(read(text, 0, false, &0, &u128::MAX), Err(fault));
}
