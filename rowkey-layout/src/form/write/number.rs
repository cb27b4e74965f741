//! Writes whole numbers.

use alloc::vec::Vec;

use super::{Written, refused};
use crate::bytes::{BoundPosition, Digits, Number, calendar, decimal};
use crate::form::number::{bits, encoded};
use crate::form::time;
use crate::layout::{Kind, Node};

/// Writes a number within the limits.
fn spell(node: &Node, number: Number, out: &mut Vec<u8>) {
    let bits = bits(node, number);
    let width = node.width.unwrap_or_else(|| decimal::digits(bits));
    let mut bytes = match &node.kind {
        Kind::TimeText { .. } => time::text(node, number.wide().unwrap_or_default()),
        Kind::DateText => calendar::spread(false, width, decimal::write::<8>(bits))[..width].to_vec(),
        _ => encoded(node, false, width, bits).to_vec(),
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
    let most = Digits::Decimal.max(node.width.unwrap_or_default());
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
