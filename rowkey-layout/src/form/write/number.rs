//! Writes whole numbers.

use alloc::format;
use alloc::vec::Vec;

use super::{Form, Written, refused};
use crate::bytes::{BoundPosition, Digits, Number, calendar, decimal};
use crate::form::time;
use crate::layout::{Domain, Kind, Node};

/// How a number is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spelling {
    /// `None`: big-endian.
    pub(super) digits: Option<Digits>,
    /// To the width of the field.
    pub(super) padded: bool,
    /// Back to front.
    pub(super) reversed: bool,
    /// The origin of a distance: larger numbers have smaller bytes.
    pub(super) from: Option<i128>,
    /// The first bit is that of the sign.
    pub(super) has_sign: bool,
    /// It may be negative: the sign is flipped, unless the bytes are reversed.
    pub(super) first_negative: bool,
    /// A multiple of so many seconds.
    pub(super) of: u32,
}

pub(super) const BINARY: Spelling = Spelling {
    digits: None,
    padded: true,
    reversed: false,
    from: None,
    has_sign: false,
    first_negative: false,
    of: 1,
};
pub(super) const DIGITS: Spelling = Spelling { digits: Some(Digits::Decimal), ..BINARY };

/// The first and the last number of a node: of its domain, and of its bytes. `None`: it holds no numbers.
pub fn limits(node: &Node) -> Option<(Number, Number)> {
    let Form::Number(spelling) = Form::of(node) else { return None };
    if let (Kind::TimeText { .. }, Some(Domain { min, max, .. })) = (&node.kind, node.domain) {
        return Some((Number::signed(min), Number::unsigned(max)));
    }
    let (first, last) = spelling.limits(node.width.unwrap_or_default());
    Some(match &node.domain {
        // The first time whose distance from a negative `from` fits.
        Some(domain) if domain.max == 0 && last < Number::ZERO => {
            (first.max(Number::signed(domain.min)), last)
        }
        Some(domain) => (first.max(Number::signed(domain.min)), last.min(Number::unsigned(domain.max))),
        None => (first, last),
    })
}

impl Spelling {
    /// The first and the last number that the bytes hold.
    fn limits(self, width: usize) -> (Number, Number) {
        let most = match self.digits {
            None => u128::MAX >> (128 + usize::from(self.has_sign) - 8 * width),
            Some(digits) if self.padded => digits.max(width),
            Some(_) => u128::MAX,
        };
        match self.from {
            Some(from) => {
                let first = from.saturating_sub_unsigned(most.min(u64::MAX.into()));
                (Number::signed(first), Number::signed(from))
            }
            None if self.first_negative => (Number::signed(!(most as i128)), Number::unsigned(most)),
            None => (Number::ZERO, Number::unsigned(most)),
        }
    }

    /// The number that the bytes or digits are.
    fn bits(self, width: usize, number: Number) -> u128 {
        match self.from {
            Some(from) => (from as u128).wrapping_sub(number.bits()),
            None if self.first_negative && !self.reversed => number.bits() ^ 1 << (8 * width - 1),
            None => number.bits(),
        }
    }

    /// Writes a number within the limits.
    fn spell(self, node: &Node, number: Number, out: &mut Vec<u8>) {
        let width = node.width.unwrap_or_default();
        if let Kind::TimeText { compact } = node.kind {
            return out.extend(time::text(node, compact, number.wide().unwrap_or_default()));
        }
        let bits = self.bits(width, number);
        if matches!(node.kind, Kind::DateText) {
            let text = calendar::spread(false, width, decimal::write::<8>(bits));
            return out.extend_from_slice(&text[..width]);
        }
        let width = if self.padded { width } else { 0 };
        let mut bytes = match self.digits {
            None => bits.to_be_bytes()[16 - width..].to_vec(),
            Some(Digits::Decimal) => format!("{bits:0width$}").into_bytes(),
            Some(Digits::Hex) => format!("{bits:0width$x}").into_bytes(),
            Some(Digits::HexUpper) => format!("{bits:0width$X}").into_bytes(),
        };
        if self.reversed {
            bytes.reverse();
        }
        out.extend(bytes);
    }

    /// `more`: the value lies between this number and the next.
    pub(super) fn write(self, node: &Node, number: Number, more: bool, out: &mut Vec<u8>) -> Written {
        let width = node.width.unwrap_or_default();
        let (first, last) = limits(node).unwrap_or((number, number));
        let rest = number.bits() % u128::from(self.of);
        let position = match () {
            () if number < first => BoundPosition::Before,
            () if last < number => BoundPosition::After,
            () if rest > 0 => {
                self.spell(node, Number::unsigned(number.bits() - rest), out);
                BoundPosition::After
            }
            () => {
                self.spell(node, number, out);
                if more { BoundPosition::After } else { BoundPosition::At }
            }
        };
        // A number with too many digits lies after the largest one that fits.
        let (beyond, end) = if self.from.is_some() { (number < first, first) } else { (last < number, last) };
        let is_number = !matches!(node.kind, Kind::DateText | Kind::TimeText { .. });
        if is_number
            && beyond
            && self.digits == Some(Digits::Decimal)
            && self.bits(width, end) == decimal::max(width)
        {
            self.spell(node, end, out);
        }
        let said = match node.unit {
            _ if self.of > 1 && (more || rest > 0) => {
                format!("expected a multiple of {} seconds, found {number}", self.of)
            }
            Some(unit) if more => {
                format!("expected a whole number of {unit}, found a time between {number} and the next")
            }
            _ if number < first || last < number => {
                format!("expected a number in {first}..={last}, found {number}")
            }
            _ if number == Number::ZERO && node.domain.is_some_and(|domain| domain.non_zero) => {
                "expected a number other than 0, found 0".into()
            }
            _ => return Ok(()),
        };
        refused(position.reversed_if(self.from.is_some()), said)
    }
}
