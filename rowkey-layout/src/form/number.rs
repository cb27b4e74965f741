//! Whole numbers: binary or as digits, and times as a distance from an origin.

use super::ceiling::{ANY, Ceiling, State, any_ceiling, least, of_width};
use super::fault::Reason;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::{Digits, End, KeyBuf, Number, Sink};
use crate::error::DecodeErrorKind;
use crate::layout::{Domain, Kind, Node, TimeUnit};

impl<'l, V: Kept> Cursor<'l, '_, V> {
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

    pub(super) fn number(&mut self, node: &'l Node, width: usize) -> Option<V> {
        let at = self.at();
        let number = match &node.kind {
            Kind::Signed => Number::signed(self.signed(width)?),
            Kind::LittleEndian { signed } => {
                // The number in the highest bytes.
                let (shifted, beyond) = (self.wide(width)?.swap_bytes(), 128 - 8 * width as u32);
                match signed {
                    true => Number::signed(shifted as i128 >> beyond),
                    false => Number::unsigned(shifted >> beyond),
                }
            }
            kind => {
                let found =
                    if kind.digits().is_some() { self.digits(node, width)? } else { self.wide(width)? };
                let time = |from: i128| from.checked_sub(u64::try_from(found).ok()?.into());
                match (kind.origin(), kind.origin().and_then(time)) {
                    (None, _) => Number::unsigned(found),
                    (_, Some(time)) => Number::signed(time),
                    (Some(from), None) => return self.fault(at, Reason::TooFar { from, found }),
                }
            }
        };
        let unit = match node.kind {
            Kind::BaseTime(of) if number.bits().checked_rem(of.into()) != Some(0) => {
                let found = number.bits() as u32;
                return self.wrong(at, DecodeErrorKind::NotAMultiple { found, of });
            }
            Kind::BaseTime(_) => Some(TimeUnit::Seconds),
            _ => node.unit,
        };
        if let Some(Domain { min, max, non_zero }) = &node.domain {
            // An unsigned domain without zero starts at one.
            let binary = matches!(node.kind, Kind::Unsigned | Kind::Raw | Kind::LittleEndian { .. });
            let zero = *non_zero || (*min == 1 && binary);
            if zero && number == Number::ZERO {
                return self.wrong(at, DecodeErrorKind::Zero);
            }
            self.within(number, min, max, at)?;
        }
        Some(V::one(|| match (unit, &node.kind) {
            (None, kind) if kind.origin().is_none() => Value::Number(number),
            _ => Value::Count { number, more: false, unit },
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

    /// Reads a number as `width` digits.
    fn digits(&mut self, node: &'l Node, width: usize) -> Option<u128> {
        let (at, reversed) = (self.at(), matches!(node.kind, Kind::ReversedDecimal));
        let alphabet = node.kind.digits().unwrap_or(Digits::Decimal);
        let mut digits = self.number_bytes(width)?.enumerate();
        let mut number = Some(0u128);
        while let Some((i, found)) = if reversed { digits.next_back() } else { digits.next() } {
            let Some(digit) = alphabet.value(found) else {
                return self.wrong(at + i, alphabet.not_a_digit(found));
            };
            number = number
                .and_then(|number| number.checked_mul(alphabet.base().into())?.checked_add(digit.into()));
        }
        number.or_else(|| {
            let domain = node.domain.as_ref();
            let (min, max) = domain.map_or((&0, &u128::MAX), |domain| (&domain.min, &domain.max));
            self.fault(at, Reason::OutOfDomain { found: None, min, max })
        })
    }

    /// Reads a number without leading zeros.
    pub(super) fn plain_digits(&mut self, node: &'l Node, end: End) -> Option<V> {
        let (at, flip) = (self.at(), self.reader.flip);
        let mut left = self.reader.row()[at..].iter().map(|byte| byte ^ flip);
        let len = left.clone().take_while(u8::is_ascii_digit).count();
        if let Some(found) = left.clone().nth(len).filter(|_| len == 0 || end == End::Row) {
            return self.wrong(at + len, DecodeErrorKind::NotADigit { found });
        }
        if len > 1 && left.next() == Some(b'0') {
            return self.wrong(at, DecodeErrorKind::LeadingZero);
        }
        self.number(node, len.max(1))
    }
}

/// The first and the last number of a node: of its domain, and of its bytes. `None`: it holds no numbers.
pub fn limits(node: &Node) -> Option<(Number, Number)> {
    let (kind, width) = (&node.kind, node.width.unwrap_or_default());
    let up_to = |most: u128| (Number::ZERO, Number::unsigned(most));
    let (first, last) = match (kind, kind.origin(), kind.numbers(width)) {
        (Kind::Hex | Kind::HexUpper, ..) if node.domain.is_none() => return None,
        (Kind::TimeText { .. }, ..) => (Number::signed(i128::MIN), Number::unsigned(u128::MAX)),
        (Kind::PlainDecimal, ..) => up_to(u128::MAX),
        (Kind::BaseTime(_), ..) => up_to(u32::MAX.into()),
        (Kind::DateDecimal | Kind::DateText, ..) => up_to(Digits::Decimal.max(width)),
        (_, Some(from), _) => {
            let most = kind.digits().map_or(u128::MAX, |digits| digits.max(width));
            let first = from.saturating_sub_unsigned(most.min(u64::MAX.into()));
            (Number::signed(first), Number::signed(from))
        }
        (.., Some((min, max))) => (Number::signed(min), Number::unsigned(max)),
        _ => return None,
    };
    Some(node.domain.map_or((first, last), |domain| {
        (first.max(Number::signed(domain.min)), last.min(Number::unsigned(domain.max)))
    }))
}

/// The number that the bytes or digits are.
pub(super) fn bits(node: &Node, number: Number) -> u128 {
    match (&node.kind, node.kind.origin()) {
        (Kind::Signed, _) => {
            let bits = 8 * node.width.unwrap_or_default() as u32;
            (number.bits() ^ 1 << (bits - 1)) & u128::MAX >> (128 - bits)
        }
        // Larger numbers have smaller bytes.
        (_, Some(from)) => (from as u128).wrapping_sub(number.bits()),
        _ => number.bits(),
    }
}

/// The ceiling of a number, or of a time as a distance.
pub(super) fn ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    nearest(node, flip, low, Near::number)
}

/// The ceiling of a kind that encodes some of the numbers of its width. Of all of them, the rule gets the first one whose encoding is
/// at or above `low`, within a complement the last one, and returns the nearest one that the kind has.
pub(super) fn nearest(
    node: &Node,
    flip: bool,
    low: &[u8],
    rule: fn(Near, &Node) -> Option<u128>,
) -> Option<Ceiling> {
    let digits = node.kind.digits();
    let base = digits.map_or(256, |digits| digits.base().into());
    let found = any_ceiling(node, End::Row, flip, low)?;
    let number = found.bytes.iter().try_fold(0u128, |number, byte| {
        let byte = if flip { !byte } else { *byte };
        let value = digits.map_or(Some(byte), |digits| digits.value(byte))?;
        number.checked_mul(base)?.checked_add(value.into())
    });
    // Text may be longer than any number; one that exceeds 128 bits is above all.
    let from = if flip { number.unwrap_or(u128::MAX) } else { number? };
    match rule(Near { from, up: !flip }, node)? {
        nearest if number == Some(nearest) => Some(found),
        nearest => Ceiling::whole(encoded(node, flip, node.width?, nearest)),
    }
}

/// The ceiling of a little-endian number, whose domain is that of some leading bytes, maybe without zero.
pub(super) fn little_endian_ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (width, (first, last)) = (node.width?, limits(node)?);
    let without_zero = first == Number::unsigned(1) || node.domain.is_some_and(|domain| domain.non_zero);
    let used = if first < Number::ZERO { width } else { 16 - last.bits().leading_zeros() as usize / 8 };
    let at_or_above = |low: &[u8]| of_width(width, &|at| if at < used { ANY } else { &[[0, 0]] }, flip, low);
    let found = at_or_above(low)?;
    let is_zero = found.bytes.iter().all(|byte| *byte == if flip { 0xFF } else { 0 });
    match is_zero && without_zero {
        true => at_or_above(&[&found.bytes, &[0][..]].concat()),
        false => Some(found),
    }
}

/// A number in its bytes or digits.
pub(super) fn encoded(node: &Node, flip: bool, width: usize, mut number: u128) -> KeyBuf {
    let digits = node.kind.digits();
    let mut bytes = KeyBuf::new();
    (0..width).for_each(|_| bytes.put_byte(0));
    for byte in bytes.written(0).iter_mut().rev() {
        let digit;
        (number, digit) = digits.map_or((number >> 8, number as u8), |digits| digits.last(number));
        *byte = if flip { !digit } else { digit };
    }
    bytes
}

/// A number, and the direction in which the nearest valid one is.
#[derive(Clone, Copy)]
pub(super) struct Near {
    pub(super) from: u128,
    pub(super) up: bool,
}

impl Near {
    pub(super) fn within(self, first: u128, last: u128) -> Option<u128> {
        match self.up {
            true if self.from <= last => Some(self.from.max(first)),
            false if self.from >= first => Some(self.from.min(last)),
            _ => None,
        }
    }

    /// In the limits of the node, without what its domain and its kind leave out.
    fn in_domain(self, node: &Node) -> Option<u128> {
        // Not by its limits, if it has a domain: every seek of a skip scan asks this.
        let (first, last) = match node.domain {
            Some(domain) if node.kind.origin().is_none() => {
                (Number::signed(domain.min), Number::unsigned(domain.max))
            }
            _ => limits(node)?,
        };
        let (first, last) = (bits(node, first), bits(node, last));
        let found = self.within(first.min(last), first.max(last))?;
        let zero = node.domain.is_some_and(|domain| domain.non_zero) && found == bits(node, Number::ZERO);
        match self.up {
            true if zero => found.checked_add(1),
            false if zero => found.checked_sub(1),
            _ => Some(found),
        }
    }

    /// Of a base time, the nearest multiple of its seconds: the last one is in its limits, and so is zero.
    fn number(self, node: &Node) -> Option<u128> {
        let found = self.in_domain(node)?;
        let Kind::BaseTime(of @ 1..) = node.kind else { return Some(found) };
        let below = found - found % u128::from(of);
        if self.up && below < found {
            Near { from: below + u128::from(of), ..self }.in_domain(node)
        } else {
            Some(below)
        }
    }
}

/// The ceiling of decimal digits without leading zeros.
pub(super) fn plain_digits_ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let ((first, last), delimiter) = (limits(node)?, end.delimiter());
    // Before the first digit, after some, and after one or more bytes of the delimiter.
    let step = |(at, front): State, byte: u8| match (at, byte) {
        (1.., _) if delimiter.is_some_and(|delimiter| delimiter.get(at - 1) == Some(&byte)) => {
            Some((at + 1, 0))
        }
        (0, b'0') => (first == Number::ZERO).then_some((1, 0)),
        // No digit follows a leading zero.
        (0 | 1, b'0'..=b'9') if (at, front) != (1, 0) => {
            let number = front.checked_mul(10)?.checked_add(u128::from(byte - b'0'))?;
            (number <= last.bits()).then_some((1, number))
        }
        _ => None,
    };
    least(flip, low, &step, 1 + end.delimiter_len())
}

#[cfg(test)]
mod tests {
    use crate::bytes::End;
    use crate::form::ceiling;
    use crate::layout::{Kind, Node};

    #[test]
    fn a_node_without_a_domain_has_all_values_of_its_width() {
        let time = Node::of(Kind::Time { leap: false }, Some(12));
        for (node, low) in [
            (Node::of(Kind::Signed, Some(1)), &[0][..]),
            (Node::of(Kind::Signed, Some(2)), &[0x7F, 0xFF]),
            (Node::of(Kind::Unsigned, Some(1)), &[7]),
            (time.clone(), &[0; 12]),
            (time, &[0x80, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]),
        ] {
            let found = ceiling(&node, End::Row, false, low).map(|found| found.bytes);
            assert_eq!(found.as_deref(), Some(low), "{:?}", node.kind);
        }
    }
}
