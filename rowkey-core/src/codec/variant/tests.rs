//! The order of variants, and their nodes.

use std::boxed::Box;
use std::vec::Vec;

use super::{node, sorted};
use crate::layout::variants::{Repr, Variant, Variants};

/// The variants of an enum with these texts.
fn texts(texts: &[&'static str]) -> Variants {
    let list = texts.iter().enumerate();
    let list: Vec<_> = list.map(|(i, &text)| Variant::of("V", i as i128, text)).collect();
    Variants::texts(Box::leak(list.into()))
}

#[test]
fn variants_are_in_the_order_of_their_numbers() {
    for list in [[1, 2, 3, 4], [4, 3, 2, 1], [2, 1, 4, 3], [-1, 7, -9, 0], [3, 1, 4, 2], [2, 3, 4, 1]] {
        let mut expected = list;
        expected.sort_unstable();
        assert_eq!(sorted(list).map(|line| list[line]), expected);
    }
}

#[test]
fn variants_of_one_length_have_a_fixed_width() {
    assert_eq!(texts(&["in", "up"]).repr, Repr::FixedText(2));
    assert_eq!(texts(&["in", "out"]).repr, Repr::Text);
    assert_eq!(texts(&["in", "out", "up"]).repr, Repr::Text);
    assert_eq!(texts(&["in", "it", "out"]).repr, Repr::Text);
    assert_eq!(texts(&["in"]).repr, Repr::FixedText(2));
}

#[test]
fn a_variant_has_the_bytes_of_its_number_or_text() {
    let held = |variants: &Variants| -> Vec<u8> {
        (0..=u8::MAX).filter(|&b| variants.holding(b, b).is_some()).collect()
    };
    static LEVELS: [Variant; 2] = [Variant::of("A", 0x01_02, ""), Variant::of("B", 0x03_04, "")];
    assert_eq!(held(&Variants::numbers(&LEVELS, 2, false)), [1, 2, 3, 4]);
    static SIGNED: [Variant; 2] = [Variant::of("A", -1, ""), Variant::of("B", 1, "")];
    assert_eq!(held(&Variants::numbers(&SIGNED, 1, true)), [0x7f, 0x81], "the sign bit is flipped");
    assert_eq!(held(&texts(&["in", "up"])), *b"inpu");
    assert_eq!(held(&texts(&["in", "out"])), *b"inotu");
}

#[test]
fn variants_of_several_lengths_have_a_variable_width() {
    let variants: &'static Variants = Box::leak(Box::new(texts(&["in", "out"])));
    assert_eq!(node(variants).width, None);
}
