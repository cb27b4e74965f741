//! The digits of numbers written as text.

/// An alphabet of digits, in the order of their bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Digits {
    /// `0` to `9`.
    Decimal,
    /// `0` to `9` and `a` to `f`.
    Hex,
    /// `0` to `9` and `A` to `F`.
    HexUpper,
}

impl Digits {
    /// The number of digits in the alphabet.
    pub const fn base(self) -> u8 {
        match self {
            Digits::Decimal => 10,
            Digits::Hex | Digits::HexUpper => 16,
        }
    }

    /// The ranges of digits in the alphabet: the first and the last one.
    pub(crate) const fn bytes(self) -> &'static [[u8; 2]] {
        match self {
            Digits::Decimal => const { &[*b"09"] },
            Digits::Hex => const { &[*b"09", *b"af"] },
            Digits::HexUpper => const { &[*b"09", *b"AF"] },
        }
    }

    /// The value of a digit; `None` if `digit` is not in the alphabet.
    pub const fn value(self, digit: u8) -> Option<u8> {
        match (self, digit) {
            (_, b'0'..=b'9') => Some(digit - b'0'),
            (Digits::Hex, b'a'..=b'f') => Some(digit - b'a' + 10),
            (Digits::HexUpper, b'A'..=b'F') => Some(digit - b'A' + 10),
            _ => None,
        }
    }

    /// The digit for a value below the base.
    pub const fn digit(self, value: u8) -> u8 {
        let digits = if matches!(self, Digits::HexUpper) { b"0123456789ABCDEF" } else { b"0123456789abcdef" };
        digits[value as usize]
    }

    /// The last digit of a number, and the number of the digits before it.
    pub(crate) fn last(self, number: u128) -> (u128, u8) {
        let base = self.base();
        match u64::try_from(number) {
            // Division by 64 bits is much faster.
            Ok(number) => ((number / u64::from(base)).into(), self.digit((number % u64::from(base)) as u8)),
            Err(_) => (number / u128::from(base), self.digit((number % u128::from(base)) as u8)),
        }
    }

    /// Whether `byte` is a digit of this alphabet.
    #[inline]
    pub const fn holds(self, byte: u8) -> bool {
        self.value(byte).is_some()
    }

    /// The largest number with `width` digits.
    pub const fn max(self, width: usize) -> u128 {
        match (self.base() as u128).checked_pow(width as u32) {
            Some(all) => all - 1,
            None => u128::MAX,
        }
    }
}
