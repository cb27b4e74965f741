//! Whole numbers: binary or as digits, and times as a distance from an origin.

use super::fault::{Fault, Read, Reason};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::{Digits, End, Number};
use crate::error::DecodeErrorKind;
use crate::layout::{Domain, Kind, Node};

/// The number, if it is in the domain; `at` is its offset.
pub(super) fn within<'l>(number: Number, min: &'l i128, max: &'l u128, at: usize) -> Read<'l, Number> {
    match (Number::signed(*min)..=Number::unsigned(*max)).contains(&number) {
        true => Ok(number),
        false => Err(Fault::new(at, Reason::OutOfDomain { found: Some(number), min, max })),
    }
}

/// The fault of digits that exceed 128 bits.
fn too_large<'l>(node: &'l Node, at: usize) -> Fault<'l> {
    let (min, max) = node.domain.as_ref().map_or((&0, &u128::MAX), |domain| (&domain.min, &domain.max));
    Fault::new(at, Reason::OutOfDomain { found: None, min, max })
}

impl<'l> Cursor<'l, '_> {
    pub(super) fn number<V: Kept>(&mut self, node: &'l Node, width: usize) -> Read<'l, V> {
        let at = self.at();
        let number = match &node.kind {
            Kind::Signed => Number::signed(self.signed(width)?),
            Kind::ReversedDecimal => Number::unsigned(self.digits(node, width, true)?),
            Kind::ReverseTime { from } => distant(*from, self.wide(width)?, at)?,
            Kind::ReverseTimeDecimal { from } => distant(*from, self.digits(node, width, false)?, at)?,
            kind if kind.digits().is_some() => Number::unsigned(self.digits(node, width, false)?),
            _ => Number::unsigned(self.wide(width)?),
        };
        if let Some(Domain { min, max, non_zero }) = &node.domain {
            // An unsigned domain without zero starts at one.
            let zero = *non_zero || (*min == 1 && matches!(node.kind, Kind::Unsigned | Kind::Raw));
            if zero && number == Number::ZERO {
                return Err(Fault::kind(at, DecodeErrorKind::Zero));
            }
            within(number, min, max, at)?;
        }
        Ok(V::one(|| match (node.unit, &node.kind) {
            (None, Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. }) | (Some(_), _) => {
                Value::Count { number, more: false, unit: node.unit }
            }
            _ => Value::Number(number),
        }))
    }

    /// Reads a big-endian number of up to 16 bytes.
    pub(super) fn wide(&mut self, width: usize) -> Read<'l, u128> {
        Ok(self.number_bytes(width)?.fold(0, |number, byte| number << 8 | u128::from(byte)))
    }

    pub(super) fn signed(&mut self, width: usize) -> Read<'l, i128> {
        let shift = 128 - 8 * width as u32;
        Ok(((self.wide(width)? << shift) ^ 1 << 127) as i128 >> shift)
    }

    /// Reads a number as `width` digits, back to front if `reversed`.
    pub(super) fn digits(&mut self, node: &'l Node, width: usize, reversed: bool) -> Read<'l, u128> {
        let at = self.at();
        let alphabet = node.kind.digits().unwrap_or(Digits::Decimal);
        let mut digits = self.number_bytes(width)?.enumerate();
        let mut number = Some(0u128);
        while let Some((i, found)) = if reversed { digits.next_back() } else { digits.next() } {
            let Some(digit) = alphabet.value(found) else {
                let kind = match alphabet {
                    Digits::Decimal => DecodeErrorKind::NotADigit { found },
                    Digits::Hex => DecodeErrorKind::NotAHexDigit { found },
                };
                return Err(Fault::kind(at + i, kind));
            };
            number = number
                .and_then(|number| number.checked_mul(alphabet.base().into())?.checked_add(digit.into()));
        }
        number.ok_or_else(|| too_large(node, at))
    }

    /// Reads a number without leading zeros.
    pub(super) fn plain_digits<V: Kept>(&mut self, node: &'l Node, end: End) -> Read<'l, V> {
        let at = self.at();
        // A field without an order is never complemented.
        let left = &self.reader.row()[at..];
        let len = left.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if let Some(&found) = left.get(len).filter(|_| len == 0 || end == End::Row) {
            return Err(Fault::kind(at + len, DecodeErrorKind::NotADigit { found }));
        }
        if len > 1 && left[0] == b'0' {
            return Err(Fault::kind(at, DecodeErrorKind::LeadingZero));
        }
        let digits = self.take(len.max(1))?.iter().map(|digit| digit - b'0');
        let number =
            digits.fold(Some(0u128), |number, digit| number?.checked_mul(10)?.checked_add(digit.into()));
        let number = Number::unsigned(number.ok_or_else(|| too_large(node, at))?);
        if let Some(Domain { min, max, .. }) = &node.domain {
            within(number, min, max, at)?;
        }
        Ok(V::one(|| Value::Number(number)))
    }
}

/// The time `distance` before `from`.
fn distant<'l>(from: i128, distance: u128, at: usize) -> Read<'l, Number> {
    let distance_64 = u64::try_from(distance).ok();
    match distance_64.and_then(|distance| from.checked_sub(distance.into())) {
        Some(time) => Ok(Number::signed(time)),
        None => Err(Fault::new(at, Reason::TooFar { from, found: distance })),
    }
}
