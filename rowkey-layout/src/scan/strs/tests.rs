//! Ranges of strings against a filter over all strings of some bytes.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeBounds;

use super::super::KeyRange;
use super::{LAST, char_above, text_at_or_above};
use crate::bytes::KeyBuf;

/// All strings of up to `longest` of these bytes.
fn strings(alphabet: &[u8], longest: usize) -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = Vec::from([Vec::new()]);
    let mut from = 0;
    for _ in 0..longest {
        let longer = all[from..]
            .iter()
            .flat_map(|head| alphabet.iter().map(|&byte| [&head[..], &[byte]].concat()))
            .collect::<Vec<_>>();
        from = all.len();
        all.extend(longer);
    }
    all
}

fn texts(strings: &[Vec<u8>]) -> Vec<&str> {
    strings.iter().filter_map(|bytes| core::str::from_utf8(bytes).ok()).collect()
}

/// Every range between two of `bounds` contains the same `texts` by bytes and as strings.
fn check(bounds: &[Vec<u8>], texts: &[&str]) {
    let table: BTreeMap<String, ()> = texts.iter().map(|&text| (text.into(), ())).collect();
    for start in bounds {
        for stop in bounds.iter().filter(|stop| stop.is_empty() || start <= *stop) {
            let range = match start == stop && !start.is_empty() {
                true => KeyRange::empty_at(KeyBuf::from(&start[..])),
                false => KeyRange::new(KeyBuf::from(&start[..]), KeyBuf::from(&stop[..])),
            };
            let expected = table.keys().filter(|text| range.contains(text.as_bytes()));
            let strs = range.as_strs();
            assert!(
                texts.iter().all(|text| strs.contains(*text) == range.contains(text.as_bytes())),
                "{range:?}"
            );
            let found = table.range::<str, _>(strs).map(|(text, ())| text);
            assert!(found.eq(expected), "{range:?}");
        }
    }
}

#[test]
fn bytes_and_strings_contain_the_same_texts() {
    // Leading bytes of characters of one to four bytes, continuation bytes and invalid bytes.
    let few = [0, b'a', 0x7F, 0x80, 0xBF, 0xC2, 0xDF, 0xE0, 0xED, 0xEE, 0xF0, 0xF4, 0xFF];
    let bounds = strings(&few, 2);
    check(&bounds, &texts(&strings(&few, 3)));
    // The first and last characters of three bytes, around the surrogates, and of four.
    check(
        &strings(&[0x9F, 0xA0, 0xBF, 0xED, 0xEE], 3),
        &texts(&strings(&[0x80, 0x9F, 0xA0, 0xBF, 0xED, 0xEE], 4)),
    );
    check(&strings(&[b'a', 0x8F, 0x90, 0xBF, 0xF4], 4), &texts(&strings(&[b'a', 0x8F, 0x90, 0xBF, 0xF4], 5)));
}

/// There is no string between the bytes and the result.
#[test]
fn the_string_is_the_smallest_at_or_above() {
    let least = |bytes: &[u8]| text_at_or_above(bytes).map(Cow::into_owned);
    for (bytes, expected) in [
        (&b""[..], Some("")),
        (b"ab", Some("ab")),
        (b"a\x80", Some("a\u{80}")),
        (b"a\xC3", Some("a\u{C0}")),
        // 20AC is E2 82 AC, and 2080 is the first that starts with E2 82.
        (b"a\xE2\x82", Some("a\u{2080}")),
        (b"\xED\xA0", Some("\u{E000}")),
        (b"a\xFF", Some("b")),
        (b"a\xF4\x90", Some("b")),
        (b"\xED\x9F\xBF\xFF", Some("\u{E000}")),
        (b"a\xF4\x8F\xBF\xBF\xFF", Some("b")),
        (b"\xF4\x8F\xBF\xBF\xFF", None),
        (b"\xF8", None),
    ] {
        assert_eq!(least(bytes).as_deref(), expected, "{bytes:x?}");
    }
    assert!(matches!(text_at_or_above(b"ab"), Some(Cow::Borrowed("ab"))), "a text is not copied");
    assert_eq!(LAST, String::from(char::MAX));
}

#[test]
fn a_character_is_found_among_all() {
    let all: Vec<String> = ('\0'..=char::MAX).map(String::from).collect();
    assert!(all.is_sorted(), "they sort as their bytes do");
    let row_bounds = [
        0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
    ];
    for bytes in strings(&row_bounds, 3) {
        let above = all.partition_point(|text| text.as_bytes() < &bytes[..]);
        assert_eq!(char_above(&bytes).map(String::from), all.get(above).cloned(), "{bytes:x?}");
    }
}
