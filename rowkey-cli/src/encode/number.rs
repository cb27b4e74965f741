//! Whole numbers of up to 128 bits, with a sign or without, and those that a node holds.

use std::fmt;

use rowkey_layout::{Kind, Node};

/// A whole number: its bits, in two's complement where it is negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    // The order of the two fields is that of the numbers.
    positive: bool,
    bits: u128,
}

impl Number {
    pub const fn unsigned(number: u128) -> Self {
        Number { positive: true, bits: number }
    }

    pub const fn signed(number: i128) -> Self {
        Number { positive: number >= 0, bits: number as u128 }
    }

    /// `None` unless it is a whole number of 128 bits.
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        match text.starts_with('-') {
            true => text.parse().ok().map(Number::signed),
            false => digits.parse().ok().map(Number::unsigned),
        }
    }

    /// In two's complement.
    pub const fn bits(self) -> u128 {
        self.bits
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.positive { self.bits.fmt(f) } else { (self.bits as i128).fmt(f) }
    }
}

/// The first and the last number of a node: of its domain, and of its bytes.
pub fn limits(node: &Node) -> (Number, Number) {
    let width = node.width.unwrap_or(usize::MAX);
    let (first, last) = match node.kind {
        Kind::Signed | Kind::Raw => {
            let end = 1u128.checked_shl(8 * width as u32 - 1).unwrap_or(0);
            let first = if node.kind == Kind::Raw { 0 } else { (end as i128).wrapping_neg() };
            (Number::signed(first), Number::unsigned(end.wrapping_sub(1)))
        }
        Kind::ReverseTime { from } => distant(from, u64::MAX.into()),
        Kind::ReverseTimeDecimal { from } => distant(from, largest(10, width).min(u64::MAX.into())),
        Kind::Decimal | Kind::ReversedDecimal | Kind::DateDecimal => {
            (Number::unsigned(0), Number::unsigned(largest(10, width)))
        }
        Kind::Hex => (Number::unsigned(0), Number::unsigned(largest(16, width))),
        Kind::BaseTime(_) => (Number::unsigned(0), Number::unsigned(u32::MAX.into())),
        Kind::PlainDecimal => (Number::unsigned(0), Number::unsigned(u128::MAX)),
        _ => (Number::unsigned(0), Number::unsigned(largest(256, width))),
    };
    match &node.domain {
        // The first time whose distance from a negative `from` fits.
        Some(domain) if domain.max == 0 && last < Number::unsigned(0) => {
            (first.max(Number::signed(domain.min)), last)
        }
        Some(domain) => (first.max(Number::signed(domain.min)), last.min(Number::unsigned(domain.max))),
        None => (first, last),
    }
}

/// The largest number with this many digits.
pub fn largest(base: u128, digits: usize) -> u128 {
    u32::try_from(digits).ok().and_then(|digits| base.checked_pow(digits)).map_or(u128::MAX, |end| end - 1)
}

/// The times whose distance from `from` can be encoded.
fn distant(from: i128, most: u128) -> (Number, Number) {
    (Number::signed(from.saturating_sub_unsigned(most)), Number::signed(from))
}
