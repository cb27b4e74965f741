//! The order of variants, and what is known of their bytes.

use std::boxed::Box;
use std::vec::Vec;

use super::{Repr, Variant, Variants, sorted};
use crate::format::Kind;

fn numbered(number: i128) -> Variant {
    Variant { name: "V", number, text: "" }
}

/// The variants of an enum of these texts.
pub(crate) fn texts(texts: &[&'static str]) -> &'static Variants {
    let list = texts.iter().enumerate();
    let list: Vec<_> = list.map(|(i, &text)| Variant { name: "V", number: i as i128, text }).collect();
    Box::leak(Box::new(Variants::texts(list.leak())))
}

#[test]
fn variants_are_in_the_order_of_their_numbers() {
    for list in [[1, 2, 3, 4], [4, 3, 2, 1], [2, 1, 4, 3], [-1, 7, -9, 0], [3, 1, 4, 2], [2, 3, 4, 1]] {
        let mut expected = list;
        expected.sort_unstable();
        assert_eq!(sorted(list.map(numbered)).map(|variant| variant.number), expected);
    }
}

#[test]
fn texts_of_one_length_have_a_fixed_width() {
    assert_eq!(texts(&["in", "up"]).repr, Repr::FixedText(2));
    assert_eq!(texts(&["in", "out"]).repr, Repr::Text);
    assert_eq!(texts(&["in", "out", "up"]).repr, Repr::Text);
    assert_eq!(texts(&["in", "it", "out"]).repr, Repr::Text);
    assert_eq!(texts(&["in"]).repr, Repr::FixedText(2));
}

#[test]
fn a_variant_has_the_bytes_of_its_number_or_text() {
    let held = |variants: &'static Variants| -> Vec<u8> {
        (0..=u8::MAX).filter(|&byte| variants.format().bytes.contains(byte)).collect()
    };
    static LEVELS: [Variant; 2] =
        [Variant { name: "A", number: 0x01_02, text: "" }, Variant { name: "B", number: 0x03_04, text: "" }];
    static NUMBERS: Variants = Variants::numbers::<u16>(&LEVELS);
    assert_eq!(held(&NUMBERS), [1, 2, 3, 4]);
    static SIGNED: [Variant; 2] =
        [Variant { name: "A", number: -1, text: "" }, Variant { name: "B", number: 1, text: "" }];
    static BELOW_ZERO: Variants = Variants::numbers::<i8>(&SIGNED);
    assert_eq!(held(&BELOW_ZERO), [0x7f, 0x81], "the sign bit is flipped");
    assert_eq!(held(texts(&["in", "up"])), *b"inpu");

    let free = texts(&["in", "out"]);
    assert_eq!(held(free), *b"inotu");
    assert!(matches!(free.format().kind, Kind::Variants(_)));
    assert_eq!(free.format().width, None);
    // Each name was looked at for the delimiter.
    assert!(free.format().fits(true) && free.format().fits(false));
}
