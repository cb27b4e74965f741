//! Writes whole numbers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Form;
use crate::bytes::{BoundPosition, Number, decimal};
use crate::form::value::Value;
use crate::layout::Node;

/// How a number is written.
#[derive(Debug, Clone, Copy)]
pub(super) enum Spelling {
    Binary,
    SignFlipped,
    /// Without a sign, of a type that has one.
    Nonnegative,
    /// Seconds.
    Multiple {
        of: u32,
    },
    Distance {
        from: i128,
    },
    DistanceDigits {
        from: i128,
    },
    Digits,
    DigitsBackToFront,
    /// Without leading zeros.
    PlainDigits,
    HexDigits,
}

/// The number of a value, and whether the value lies between it and the next.
pub(super) fn of(value: &Value) -> Option<(Number, bool)> {
    match value {
        Value::Number(number) => Some((*number, false)),
        Value::Count { number, more, .. } => Some((*number, *more)),
        Value::Date(date) => Some((Number::unsigned((*date).into()), false)),
        _ => None,
    }
}

/// The first and the last number of a node: of its domain, and of its bytes. `None`: it holds no numbers.
#[must_use]
pub fn limits(node: &Node) -> Option<(Number, Number)> {
    let Form::Number(spelling) = Form::of(node) else { return None };
    let (first, last) = spelling.limits(node.width.unwrap_or(usize::MAX));
    Some(match &node.domain {
        // The first time whose distance from a negative `from` fits.
        Some(domain) if domain.max == 0 && last < Number::ZERO => {
            (first.max(Number::signed(domain.min)), last)
        }
        Some(domain) => (first.max(Number::signed(domain.min)), last.min(Number::unsigned(domain.max))),
        None => (first, last),
    })
}

/// The largest number of this many bits.
fn of_bits(bits: usize) -> u128 {
    if bits < 128 { (1 << bits) - 1 } else { u128::MAX }
}

impl Spelling {
    /// The first and the last number that the bytes hold.
    fn limits(self, width: usize) -> (Number, Number) {
        let up_to = |last| (Number::ZERO, Number::unsigned(last));
        // The times whose distance can be written.
        let distant =
            |from: i128, most| (Number::signed(from.saturating_sub_unsigned(most)), Number::signed(from));
        match self {
            Spelling::Binary | Spelling::Multiple { .. } => up_to(of_bits(width.saturating_mul(8))),
            Spelling::Nonnegative => up_to(of_bits(8 * width - 1)),
            Spelling::SignFlipped => {
                let last = of_bits(8 * width - 1);
                (Number::signed(!(last as i128)), Number::unsigned(last))
            }
            Spelling::Distance { from } => distant(from, u64::MAX.into()),
            Spelling::DistanceDigits { from } => distant(from, decimal::max(width).min(u64::MAX.into())),
            Spelling::Digits | Spelling::DigitsBackToFront => up_to(decimal::max(width)),
            Spelling::PlainDigits => up_to(u128::MAX),
            Spelling::HexDigits => up_to(of_bits(width.saturating_mul(4))),
        }
    }

    /// Whether larger numbers have smaller bytes.
    fn falls(self) -> bool {
        matches!(self, Spelling::Distance { .. } | Spelling::DistanceDigits { .. })
    }

    /// Writes a number within the limits.
    fn spell(self, node: &Node, number: Number, out: &mut Vec<u8>) {
        let (width, bits) = (node.width.unwrap_or_default(), number.bits());
        let big_endian = |bits: u128| bits.to_be_bytes()[16 - width..].to_vec();
        let distance = |from: i128| (from as u128).wrapping_sub(bits);
        out.extend(match self {
            Spelling::Binary | Spelling::Nonnegative | Spelling::Multiple { .. } => big_endian(bits),
            Spelling::SignFlipped => big_endian(bits ^ 1 << (8 * width - 1)),
            Spelling::Distance { from } => big_endian(distance(from)),
            Spelling::DistanceDigits { from } => format!("{:0width$}", distance(from)).into_bytes(),
            Spelling::Digits => format!("{bits:0width$}").into_bytes(),
            Spelling::DigitsBackToFront => format!("{bits:0width$}").bytes().rev().collect(),
            Spelling::PlainDigits => bits.to_string().into_bytes(),
            Spelling::HexDigits => format!("{bits:0width$x}").into_bytes(),
        });
    }

    pub(super) fn write(
        self,
        node: &Node,
        number: Number,
        more: bool,
        out: &mut Vec<u8>,
    ) -> Result<(), String> {
        let zero = number == Number::ZERO && node.domain.is_some_and(|domain| domain.non_zero);
        let (first, last) = limits(node).unwrap_or((number, number));
        match (self, node.unit) {
            (Spelling::Multiple { of }, _) if more || number.bits() % u128::from(of) != 0 => {
                return Err(format!("expected a multiple of {of} seconds, found {number}"));
            }
            (_, Some(unit)) if more => {
                return Err(format!(
                    "expected a whole number of {unit}, found a time between {number} and the next"
                ));
            }
            _ if number < first || last < number => {
                return Err(format!("expected a number in {first}..={last}, found {number}"));
            }
            _ if zero => return Err("expected a number other than 0, found 0".into()),
            _ => self.spell(node, number, out),
        }
        Ok(())
    }

    pub(super) fn bound(self, node: &Node, number: Number, more: bool, out: &mut Vec<u8>) -> BoundPosition {
        let (first, last) = limits(node).unwrap_or((number, number));
        let digits = decimal::max(node.width.unwrap_or_default());
        if number < first {
            // A time whose distance has too many digits lies after the largest one that fits.
            if matches!(self, Spelling::DistanceDigits { from } if (from as u128).wrapping_sub(first.bits()) == digits)
            {
                self.spell(node, first, out);
            }
            return BoundPosition::Before.reversed_if(self.falls());
        }
        if last < number {
            if matches!(self, Spelling::Digits) && last == Number::unsigned(digits) {
                self.spell(node, last, out);
            }
            return BoundPosition::After.reversed_if(self.falls());
        }
        let rest = match self {
            Spelling::Multiple { of } => number.bits() % u128::from(of),
            _ => 0,
        };
        self.spell(node, if rest > 0 { Number::unsigned(number.bits() - rest) } else { number }, out);
        match more || rest > 0 {
            // Between this count and the next.
            true => BoundPosition::After.reversed_if(self.falls()),
            false => BoundPosition::At,
        }
    }
}
