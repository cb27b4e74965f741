//! Whole numbers as people write them.

use rowkey_layout::bytes::Number;

/// `None` unless it is a whole number of 128 bits.
pub fn number(text: &str) -> Option<Number> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    match text.starts_with('-') {
        true => text.parse().ok().map(Number::signed),
        false => digits.parse().ok().map(Number::unsigned),
    }
}
