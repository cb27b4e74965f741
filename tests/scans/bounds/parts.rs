//! Values of several parts.

use std::num::NonZeroI8;

use rowkey::{RowKey, RowKeyRef};

use super::places::*;

neighbours! {
    optional_number: ! Option<u8>, |v| *v, [run([None, Some(0), Some(1)]).first(), run(some(253..=255)).last()];
    optional_number_twice: ! Option<Option<u8>>, |v| *v, [
        run([None, Some(None), Some(Some(0)), Some(Some(1))]).first(),
        run([Some(Some(254)), Some(Some(255))]).last(),
    ];
    optional_digits: ? #[pad(2)] Option<u8>, |v| *v, [run([None, Some(0), Some(1)]).first(), run(some(97..103)).last()];
    optional_over_zero: ! Option<NonZeroI8>, |v| *v, [
        run([None].into_iter().chain(some((-128..-126).filter_map(NonZeroI8::new)))).first(),
        run(some((-2..3).filter_map(NonZeroI8::new))),
    ];
    two_bytes: ! [u8; 2], |v| *v, [
        run([[0, 0], [0, 1], [0, 2]]).first(),
        run([[7, 254], [7, 255], [8, 0], [8, 1]]),
        run([[255, 254], [255, 255]]).last(),
    ];
    two_bytes_in_hexadecimal_digits: ! #[rowkey(hex)] [u8; 2], |v| *v, [
        run([[0, 0], [0, 1], [0, 2]]).first(),
        run([[9, 254], [9, 255], [10, 0], [10, 1]]),
        run([[255, 254], [255, 255]]).last(),
    ];
    optional_hexadecimal_digits: ? #[rowkey(hex, max = 20)] Option<u8>, |v| *v, [all([None].into_iter().chain(some(0..23)))];
    two_numbers: ! [i8; 2], |v| *v, [run([[7, 126], [7, 127], [8, -128], [8, -127]]), run([[127, 126], [127, 127]]).last()];
    two_over_zero: ! [NonZeroI8; 2], |v| *v, [run([[-1, 126], [-1, 127], [1, -128], [1, -127], [1, -126]].map(|two| two.map(|v| NonZeroI8::new(v).unwrap())))];
    two_characters: ! [char; 2], |v| *v, [
        run([['\u{D7FF}', '\u{10FFFE}'], ['\u{D7FF}', '\u{10FFFF}'], ['\u{E000}', '\0'], ['\u{E000}', '\u{1}']]),
        run([['a', '\u{D7FF}'], ['a', '\u{E000}']]),
    ];
    number_and_flag: ! (u8, bool), |v| *v, [run(pairs(0..2, [false, true])).first(), run(pairs(254..=255, [false, true])).last()];
    shared: ! std::sync::Arc<str>, |v| &**v, [run(["a", "a\0", "a\0\0"].map(std::sync::Arc::from))];
}
