//! Whole numbers as people write them.

use rowkey_layout::bytes::Number;

/// `None` unless it is a whole number of 128 bits.
pub fn number(text: &str) -> Option<Number> {
    match text.starts_with('-') {
        true => text.parse().ok().map(Number::signed),
        false => text.parse().ok().map(Number::unsigned),
    }
}
