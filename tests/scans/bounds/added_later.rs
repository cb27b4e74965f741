//! Fields that were added later.

use rowkey::{RowKey, RowKeyRef};
use uuid::Uuid;

use super::places::*;

tails! {
    number_added_later: ! u8, |v| *v, [run(0..3).first(), run(253..=255).last()];
    maximum_added_later: ? #[rowkey(max = 5)] u8, |v| *v, [all(0..9)];
    digits_added_later: ? #[pad(2)] u8, |v| *v, [run(0..3).first(), run(97..103).last()];
    hexadecimal_digits_added_later: ? #[rowkey(hex, max = 20)] u8, |v| *v, [all(0..23)];
    uuid_added_later: ! #[rowkey(text)] Uuid, |v| *v, [run((0..3).map(Uuid::from_u128)).first(), run((9..11).map(Uuid::from_u128))];
    flag_added_later: ! bool, |v| *v, [all([false, true])];
    option_added_later: ! Option<bool>, |v| *v, [all([None, Some(false), Some(true)])];
    variants_added_later: ! Action, |v| *v, [all([Action::Log, Action::Login, Action::Logout])];
    text_added_later: ! String, |v| v.as_str(), [texts(&["", "\0", "\0\0", "\0\0\0"]).first(), texts(&["a", "a\0", "a\0\0"])];
    text_without_nul_added_later: ? #[rowkey(nul)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0b", "\u{1}", "\u{1}\u{1}"]).first(),
        texts(&["a", "a\0", "a\0b", "a\u{1}", "a\u{1}\u{1}"]),
    ];
    filled_text_added_later: ? #[pad(2)] String, |v| v.as_str(), [
        texts(&["", "\0", "\0\u{1}", "\0\u{2}"]).first(),
        texts(&["a\u{7F}", "b", "b\0", "b\u{1}"]),
        texts(&["ab", "ab\0", "abc", "ac"]),
    ];
    text_and_flag_added_later: ! (String, bool), |v| (v.0.as_str(), v.1), [run(pairs(["", "\0"].map(String::from), [false, true])).first()];
}
