//! Integers of any type.

use core::fmt;

/// An integer of any type, as ordered bits: every nonnegative number is above all negative ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    // The order of the two fields is that of the numbers.
    positive: bool,
    bits: u128,
}

impl Number {
    pub const ZERO: Self = Number::unsigned(0);

    pub const fn unsigned(number: u128) -> Self {
        Number { positive: true, bits: number }
    }

    pub const fn signed(number: i128) -> Self {
        Number { positive: number >= 0, bits: number as u128 }
    }

    /// The number, if it fits in an `i128`.
    pub fn wide(self) -> Option<i128> {
        Some(self.bits as i128).filter(|number| self.positive == (*number >= 0))
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
