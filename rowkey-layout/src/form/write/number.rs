//! Writes whole numbers.

use alloc::format;
use alloc::vec::Vec;

use super::{Written, refused};
use crate::bytes::{BoundPosition, Digits, Number, calendar, decimal};
use crate::form::time;
use crate::layout::{Kind, Node};

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
fn bits(node: &Node, number: Number) -> u128 {
    match (&node.kind, node.kind.origin()) {
        (Kind::Signed, _) => number.bits() ^ 1 << (8 * node.width.unwrap_or_default() - 1),
        // Larger numbers have smaller bytes.
        (_, Some(from)) => (from as u128).wrapping_sub(number.bits()),
        _ => number.bits(),
    }
}

/// Writes a number within the limits.
fn spell(node: &Node, number: Number, out: &mut Vec<u8>) {
    let (width, bits) = (node.width.unwrap_or_default(), bits(node, number));
    let mut bytes = match (&node.kind, node.kind.digits()) {
        (Kind::TimeText { compact }, _) => time::text(node, *compact, number.wide().unwrap_or_default()),
        (Kind::DateText, _) => calendar::spread(false, width, decimal::write::<8>(bits))[..width].to_vec(),
        (_, None) => bits.to_be_bytes()[16 - width..].to_vec(),
        (_, Some(Digits::Decimal)) => format!("{bits:0width$}").into_bytes(),
        (_, Some(Digits::Hex)) => format!("{bits:0width$x}").into_bytes(),
        (_, Some(Digits::HexUpper)) => format!("{bits:0width$X}").into_bytes(),
    };
    if matches!(node.kind, Kind::ReversedDecimal | Kind::LittleEndian { .. }) {
        bytes.reverse();
    }
    out.extend(bytes);
}

/// Writes a number of a node with these [`limits`]. `more`: the value lies between this number and the next.
pub(super) fn write(
    node: &Node,
    (first, last): (Number, Number),
    number: Number,
    more: bool,
    out: &mut Vec<u8>,
) -> Written {
    let of = if let Kind::BaseTime(of) = node.kind { of.max(1) } else { 1 };
    let rest = number.bits() % u128::from(of);
    let position = match () {
        () if number < first => BoundPosition::Before,
        () if last < number => BoundPosition::After,
        () if rest > 0 => {
            spell(node, Number::unsigned(number.bits() - rest), out);
            BoundPosition::After
        }
        () => {
            spell(node, number, out);
            if more { BoundPosition::After } else { BoundPosition::At }
        }
    };
    // A number with too many digits lies after the largest one that fits. Counts of times as text never have as many digits.
    let reversed = node.kind.origin().is_some();
    let (beyond, end) = if reversed { (number < first, first) } else { (last < number, last) };
    let most = decimal::max(node.width.unwrap_or_default());
    if beyond && node.kind.digits() == Some(Digits::Decimal) && bits(node, end) == most {
        spell(node, end, out);
    }
    let said = match node.unit {
        _ if of > 1 && (more || rest > 0) => {
            format!("expected a multiple of {of} seconds, found {number}")
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
    refused(position.reversed_if(reversed), said)
}
