//! Whole numbers: binary or as digits, and times as a distance from an origin.

use super::fault::Reason;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::{Digits, End, Number};
use crate::error::DecodeErrorKind;
use crate::layout::{Domain, Kind, Node};

impl<'l> Cursor<'l, '_> {
    /// The number, if it is in the domain; `at` is its offset.
    pub(super) fn within(
        &mut self,
        number: Number,
        min: &'l i128,
        max: &'l u128,
        at: usize,
    ) -> Option<Number> {
        match (Number::signed(*min)..=Number::unsigned(*max)).contains(&number) {
            true => Some(number),
            false => self.fault(at, Reason::OutOfDomain { found: Some(number), min, max }),
        }
    }

    /// Digits that exceed 128 bits.
    fn too_large<T>(&mut self, node: &'l Node, at: usize) -> Option<T> {
        let (min, max) = node.domain.as_ref().map_or((&0, &u128::MAX), |domain| (&domain.min, &domain.max));
        self.fault(at, Reason::OutOfDomain { found: None, min, max })
    }

    /// The time `distance` before `from`.
    fn distant(&mut self, from: i128, distance: u128, at: usize) -> Option<Number> {
        let distance_64 = u64::try_from(distance).ok();
        match distance_64.and_then(|distance| from.checked_sub(distance.into())) {
            Some(time) => Some(Number::signed(time)),
            None => self.fault(at, Reason::TooFar { from, found: distance }),
        }
    }

    pub(super) fn number<V: Kept>(&mut self, node: &'l Node, width: usize) -> Option<V> {
        let at = self.at();
        let number = match &node.kind {
            Kind::Signed => Number::signed(self.signed(width)?),
            Kind::ReversedDecimal => Number::unsigned(self.digits(node, width, true)?),
            Kind::ReverseTime { from } => {
                let distance = self.wide(width)?;
                self.distant(*from, distance, at)?
            }
            Kind::ReverseTimeDecimal { from } => {
                let distance = self.digits(node, width, false)?;
                self.distant(*from, distance, at)?
            }
            kind if kind.digits().is_some() => Number::unsigned(self.digits(node, width, false)?),
            _ => Number::unsigned(self.wide(width)?),
        };
        if let Some(Domain { min, max, non_zero }) = &node.domain {
            // An unsigned domain without zero starts at one.
            let zero = *non_zero || (*min == 1 && matches!(node.kind, Kind::Unsigned | Kind::Raw));
            if zero && number == Number::ZERO {
                return self.wrong(at, DecodeErrorKind::Zero);
            }
            self.within(number, min, max, at)?;
        }
        Some(V::one(|| match (node.unit, &node.kind) {
            (None, Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. }) | (Some(_), _) => {
                Value::Count { number, more: false, unit: node.unit }
            }
            _ => Value::Number(number),
        }))
    }

    /// Reads a big-endian number of up to 16 bytes.
    pub(super) fn wide(&mut self, width: usize) -> Option<u128> {
        Some(self.number_bytes(width)?.fold(0, |number, byte| number << 8 | u128::from(byte)))
    }

    pub(super) fn signed(&mut self, width: usize) -> Option<i128> {
        let shift = 128 - 8 * width as u32;
        Some(((self.wide(width)? << shift) ^ 1 << 127) as i128 >> shift)
    }

    /// Reads a number as `width` digits, back to front if `reversed`.
    pub(super) fn digits(&mut self, node: &'l Node, width: usize, reversed: bool) -> Option<u128> {
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
                return self.wrong(at + i, kind);
            };
            number = number
                .and_then(|number| number.checked_mul(alphabet.base().into())?.checked_add(digit.into()));
        }
        number.or_else(|| self.too_large(node, at))
    }

    /// Reads a number without leading zeros.
    pub(super) fn plain_digits<V: Kept>(&mut self, node: &'l Node, end: End) -> Option<V> {
        let at = self.at();
        // A field without an order is never complemented.
        let left = &self.reader.row()[at..];
        let len = left.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if let Some(&found) = left.get(len).filter(|_| len == 0 || end == End::Row) {
            return self.wrong(at + len, DecodeErrorKind::NotADigit { found });
        }
        if len > 1 && left[0] == b'0' {
            return self.wrong(at, DecodeErrorKind::LeadingZero);
        }
        let mut digits = self.take(len.max(1))?.iter().map(|digit| digit - b'0');
        let number =
            digits.try_fold(0u128, |number, digit| number.checked_mul(10)?.checked_add(digit.into()));
        let number = Number::unsigned(number.or_else(|| self.too_large(node, at))?);
        if let Some(Domain { min, max, .. }) = &node.domain {
            self.within(number, min, max, at)?;
        }
        Some(V::one(|| Value::Number(number)))
    }
}
