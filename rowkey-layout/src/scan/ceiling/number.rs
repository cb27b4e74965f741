//! The ceiling of values whose bytes form one number.

use super::{Ceiling, text};
use crate::bytes::{Digits, Sink, decimal, decimal_number};
use crate::explain::is_date;
use crate::layout::{Domain, Kind, NANOS_PER_SECOND, Node};

/// The nearest value, upwards or, within a complement, downwards. `digits`: the alphabet; `None` for binary numbers.
pub(super) fn ceiling(node: &Node, digits: Option<Digits>, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let base = digits.map_or(256, |digits| u128::from(digits.base()));
    let value = |byte: u8| digits.map_or(Some(byte), |digits| digits.value(byte));
    let complement = if flip { 0xFF } else { 0 };
    let width = node.width?;
    if low.len() == width && node.without_gaps().is_some() {
        return Some(Ceiling { bytes: low.into(), whole: true });
    }
    let mut found = match digits {
        None if low.len() == width => Ceiling { bytes: low.into(), whole: true },
        _ => text::of_width(width, |byte| value(byte).is_some(), flip, low)?,
    };
    let from = found.bytes.iter().try_fold(0u128, |number, byte| {
        number.checked_mul(base)?.checked_add(value(byte ^ complement)?.into())
    });
    // Text may be longer than any number; one that exceeds 128 bits is above all.
    let from = if flip { from.unwrap_or(u128::MAX) } else { from? };
    let mut rest = nearest(node, from, !flip)?;
    if digits.is_none() && rest == from {
        return Some(found);
    }
    for byte in found.bytes.written(0).iter_mut().rev() {
        // Below the base, so it fits in a byte.
        let value = (rest % base) as u8;
        *byte = digits.map_or(value, |digits| digits.digit(value)) ^ complement;
        rest /= base;
    }
    Some(found)
}

/// The nearest valid number at or above `from` (`up`), or at or below it.
fn nearest(node: &Node, from: u128, up: bool) -> Option<u128> {
    let within = |first: u128, last: u128| match up {
        true if from <= last => Some(from.max(first)),
        false if from >= first => Some(from.min(last)),
        _ => None,
    };
    let bits = 8 * node.width? as u32;
    let domain = node.domain.unwrap_or(Domain { min: 0, max: u128::MAX, non_zero: false });
    match &node.kind {
        Kind::Bool => within(0, 1),
        Kind::Char => match within(0, char::MAX.into())? {
            // Surrogates are not characters.
            0xD800..=0xDFFF => Some(if up { 0xE000 } else { 0xD7FF }),
            found => Some(found),
        },
        Kind::Signed => {
            let sign = 1u128 << (bits - 1);
            // The flipped sign bit offsets numbers by its weight.
            let shifted = |number: i128| (number as u128 & u128::MAX >> (128 - bits)) ^ sign;
            let found = within(shifted(domain.min), domain.max ^ sign)?;
            match domain.non_zero && found == sign {
                true if up => Some(sign + 1),
                true => Some(sign - 1),
                false => Some(found),
            }
        }
        Kind::ReverseTime { from } => {
            within(latest(*from, domain), (from - domain.min) as u128 & u128::from(u64::MAX))
        }
        Kind::ReverseTimeDecimal { from } => {
            within(latest(*from, domain), ((from - domain.min) as u128).min(decimal::max(node.width?)))
        }
        Kind::DateDecimal => date(within(domain.min.unsigned_abs(), domain.max)?, up),
        Kind::BaseTime(seconds) => {
            let found = within(0, domain.max)?;
            let rest = found % u128::from(*seconds);
            match rest {
                0 => Some(found),
                _ if !up => Some(found - rest),
                _ => Some(found - rest + u128::from(*seconds)).filter(|found| *found <= domain.max),
            }
        }
        Kind::Duration => nanoseconds(from, up, NANOS_PER_SECOND - 1, 0, u64::MAX),
        Kind::Time { leap } => {
            let shifted = |seconds: i128| seconds as u64 ^ 1 << 63;
            let (first, last) = (shifted(domain.min), shifted(domain.max as i128));
            let most = if *leap { 2 * NANOS_PER_SECOND - 1 } else { NANOS_PER_SECOND - 1 };
            let found = nanoseconds(from, up, most, first, last)?;
            // The last second of the domain has no leap second.
            let end = u128::from(last) << 32 | u128::from(NANOS_PER_SECOND - 1);
            if found <= end { Some(found) } else { (!up).then_some(end) }
        }
        Kind::DecimalNumber => {
            let mut row = [0; 13];
            row.copy_from_slice(&from.to_be_bytes()[3..]);
            let found =
                if up { decimal_number::at_or_above(&row) } else { decimal_number::at_or_below(&row) }?;
            Some(found.iter().fold(0, |number, byte| number << 8 | u128::from(*byte)))
        }
        _ => within(domain.min.unsigned_abs(), domain.max),
    }
}

/// The smallest number of a reversed time, that of the latest one.
fn latest(from: i128, domain: Domain) -> u128 {
    from.checked_sub_unsigned(domain.max).map_or(0, |latest| latest.max(0) as u128)
}

/// The nearest time: seconds in `first..=last` in 8 bytes, nanoseconds up to `most` in 4.
fn nanoseconds(from: u128, up: bool, most: u32, first: u64, last: u64) -> Option<u128> {
    let (seconds, nanos) = ((from >> 32) as u64, from as u32);
    let join = |seconds: u64, nanos: u32| u128::from(seconds) << 32 | u128::from(nanos);
    match up {
        true if seconds < first => Some(join(first, 0)),
        true if seconds > last || (seconds == last && nanos > most) => None,
        true if nanos > most => Some(join(seconds + 1, 0)),
        false if seconds > last => Some(join(last, most)),
        false if seconds < first => None,
        false => Some(join(seconds, nanos.min(most))),
        true => Some(from),
    }
}

/// The nearest date as YYYYMMDD.
fn date(number: u128, up: bool) -> Option<u128> {
    // The next date is at most the numbers of a year away.
    let near =
        |number: &u128| is_date((number / 10_000) as u16, (number / 100 % 100) as u8, (number % 100) as u8);
    match up {
        true => (number..=99_991_231).find(near),
        false => (101..=number).rev().find(near),
    }
}
