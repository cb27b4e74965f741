//! Every length around the thresholds, with the byte at every position, against a search byte by byte.

use super::*;

fn agree(byte: u8, text: &[u8]) {
    let any = text.iter().any(|&found| found <= byte);
    assert_eq!(any_up_to(byte, text), any, "{byte:02x} in {text:02x?}");
}

#[test]
fn as_byte_by_byte() {
    for byte in [0x00_u8, 0x01, 0x7C, 0xFF] {
        // Adjacent bytes that borrow, carry or differ in one bit.
        for fill in [byte ^ 1, byte ^ 0x80, byte.wrapping_sub(1)] {
            for len in (0..130).chain([575, 576]) {
                let mut text = vec![fill; len];
                agree(byte, &text);
                for at in 0..len {
                    let mut text = text.clone();
                    text[at] = byte;
                    agree(byte, &text);
                    text[len - 1] = byte;
                    agree(byte, &text);
                }
                text.fill(byte);
                agree(byte, &text);
            }
        }
    }
}
