//! Text: the next one is one NUL longer, or what a place allows in its stead.

use std::cmp::Reverse;

use rowkey::{RowKey, RowKeyRef};
use uuid::Uuid;

use super::places::*;

neighbours! {
    text: ! String, |v| v.as_str(), [
        texts(&["", "\0", "\0\0"]).first(),
        texts(&["a", "a\0", "a\0\0", "a\0\0\0"]),
        texts(&["a\u{1}", "a\u{1}\0"]),
        texts(&["\u{10FFFF}", "\u{10FFFF}\0"]),
    ];
    byte_text: ! Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b"\0\0"]).first(),
        bytes(&[b"a", b"a\0", b"a\0\0"]),
        bytes(&[b"\xFF", b"\xFF\0", b"\xFF\0\0"]),
        bytes(&[b"\xFF\xFF", b"\xFF\xFF\0"]),
        bytes(&[b"\0\xFF", b"\0\xFF\0"]),
        bytes(&[b"\0\x01", b"\0\x01\0"]),
        bytes(&[b"\xFF\0\xFE", b"\xFF\0\xFE\0"]),
    ];
    text_without_nul: ? #[rowkey(nul)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0b", "\u{1}", "\u{1}\u{1}"]).first(),
        texts(&["a", "a\0", "a\0b", "a\u{1}", "a\u{1}\u{1}"]),
        texts(&["\u{10FFFF}", "\u{10FFFF}\u{1}"]),
    ];
    bytes_without_nul: ? #[rowkey(nul)] Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b"\x01"]).first(),
        bytes(&[b"\xFF", b"\xFF\0\xFF", b"\xFF\x01", b"\xFF\x01\x01"]),
    ];
    filled_text: ? #[pad(3)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0\0", "\0\0\u{1}", "\0\0\u{2}"]).first(),
        texts(&["a", "a\0", "a\0\u{1}", "a\0\u{2}"]),
        texts(&["abc", "abc\0", "abcd", "abd"]),
        texts(&["ab\u{7F}", "ac", "ac\u{1}"]),
        texts(&["\u{7FF}\u{7F}", "\u{800}", "\u{801}"]),
        texts(&["\u{D7FF}", "\u{E000}"]),
        // What has no room for all of its last character lies above the greatest that has.
        texts(&["a\u{7FF}", "a\u{800}", "a\u{10000}", "b"]),
        texts(&["ab\u{7F}", "ab\u{80}", "ab\u{10FFFF}", "ac"]),
        texts(&["\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"]).last(),
    ];
    filled_bytes: ? #[pad(2)] Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b"\0\0\0", b"\0\x01", b"\0\x02"]).first(),
        bytes(&[b"a\xFE", b"a\xFF", b"a\xFF\0", b"b", b"b\0", b"b\x01"]),
        bytes(&[b"\xFF\xFE", b"\xFF\xFF", b"\xFF\xFF\x01"]).last(),
    ];
    text_filled_by_blanks: ? #[pad(2, fill = ' ')] String, |v| v.as_str(), [
        texts(&["", "\u{1f}", " ", " !", " \""]).first(),
        texts(&["a", "a\u{1f}", "a ", "a!", "a!a", "a\""]),
        texts(&["a\u{7F}", "b", "b "]),
        texts(&["\u{7F}\u{7F}", "\u{80}", "\u{81}"]),
        texts(&["a\u{7F}", "a\u{80}", "a\u{800}", "b"]),
        texts(&["\u{7FE}", "\u{7FF}", "\u{800}", "\u{10000}"]).last(),
    ];
    optional_text: ! Option<String>, |v| v.as_deref(), [
        run([None].into_iter().chain(some(["", "\0", "\0\0"].map(String::from)))).first(),
        run(some(["a", "a\0", "a\0\0"].map(String::from))),
    ];
    reversed_text: ! Reverse<String>, |v| Reverse(v.0.as_str()), [
        run(["\0\0", "\0", ""].map(|text| Reverse(text.into()))).last(),
        run(["a\0\0", "a\0", "a"].map(|text| Reverse(text.into()))),
    ];
    text_and_flag: ! (String, bool), |v| (v.0.as_str(), v.1), [
        run(pairs(["", "\0"].map(String::from), [false, true])).first(),
        run(pairs(["a", "a\0"].map(String::from), [false, true])),
    ];
    flag_and_text: ! (bool, String), |v| (v.0, v.1.as_str()), [
        run(["", "\0"].map(|text| (false, String::from(text)))).first(),
        run(["a", "a\0", "a\0\0"].map(|text| (true, String::from(text)))),
    ];
}

delimited! {
    text_before_a_delimiter: ? String, |v| v.as_str(), [
        texts(&["", "\0", " ", ",", ",a", "-", "-\0", "-,", "--"]).first(),
        texts(&["a", "a\0", "a+", "a,", "a,b", "a-", "a-,", "a--"]),
        texts(&["\u{10FFFF}", "\u{10FFFF},", "\u{10FFFF}-"]),
    ];
    bytes_before_a_delimiter: ? Vec<u8>, |v| v.as_slice(), [
        bytes(&[b"", b"\0", b",", b"-"]).first(),
        bytes(&[b"\xFF", b"\xFF,\xFF", b"\xFF-", b"\xFF--"]),
    ];
    digits_before_a_delimiter: ? #[pad(2)] u8, |v| *v, [run(0..3).first(), run(8..12), run(97..103).last()];
    a_maximum_before_a_delimiter: ? #[pad(2)] #[rowkey(max = 12)] u8, |v| *v, [all(0..15)];
    variants_before_a_delimiter: ? Day, |v| *v, [all([Day::Mon, Day::Sun, Day::Tue])];
    variants_of_any_width_before_a_delimiter: ? Action, |v| *v, [all([Action::Log, Action::Login, Action::Logout])];
}

// Text of free length has no bounds there.
delimited! {
    @by delimiter("::", unordered):
    digits_before_an_unordered_delimiter: ? #[pad(2)] u8, |v| *v, [run(0..3).first(), run(8..12), run(97..103).last()];
    hexadecimal_digits_before_an_unordered_delimiter: ? #[rowkey(hex, max = 20)] u8, |v| *v, [all(0..23)];
    uuid_as_text_before_an_unordered_delimiter: ? #[rowkey(text)] Uuid, |v| *v, [run((0..3).map(Uuid::from_u128)).first(), run((9..11).map(Uuid::from_u128))];
    variants_before_an_unordered_delimiter: ? Day, |v| *v, [all([Day::Mon, Day::Sun, Day::Tue])];
    variants_of_any_width_before_an_unordered_delimiter: ? Action, |v| *v, [all([Action::Log, Action::Login, Action::Logout])];
}
