//! Times and dates that are no single number.

use alloc::vec::Vec;

use super::ceiling::{Ceiling, of_width};
use super::fault::Reason;
use super::number::{Near, nearest};
use super::parts::flipped;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::calendar::{self, SECONDS_PER_DAY};
use crate::bytes::{End, Number};
use crate::error::DecodeErrorKind;
use crate::layout::{Domain, Kind, NANOS_PER_SECOND, Node, TimeUnit};

const LAST_NANOSECOND: u128 = NANOS_PER_SECOND as u128 - 1;
/// The last nanosecond of a leap second.
const LAST_OF_LEAP: u128 = 2 * NANOS_PER_SECOND as u128 - 1;

impl<'l, V: Kept> Cursor<'l, '_, V> {
    /// Seconds and nanoseconds.
    pub(super) fn time(&mut self, leap: bool, domain: Option<&'l Domain>) -> Option<V> {
        let at = self.at();
        let seconds = self.signed(8)?;
        let nanos = self.nanoseconds(if leap { &LAST_OF_LEAP } else { &LAST_NANOSECOND })?;
        if let Some(Domain { min, max, .. }) = domain {
            let number = self.within(Number::signed(seconds), min, max, at)?;
            // The last second of the domain has no leap second.
            if u128::from(nanos) > LAST_NANOSECOND && number == Number::unsigned(*max) {
                return self.fault(at, Reason::OutOfDomain { found: Some(number), min, max });
            }
        }
        // 8 bytes fit.
        Some(V::one(|| Value::Time { seconds: seconds as i64, nanos }))
    }

    pub(super) fn duration(&mut self) -> Option<V> {
        let seconds = u64::from_be_bytes(self.array_of()?);
        let nanos = self.nanoseconds(&LAST_NANOSECOND)?;
        Some(V::one(|| Value::Duration { seconds, nanos }))
    }

    fn nanoseconds(&mut self, last: &'static u128) -> Option<u32> {
        let at = self.at();
        let nanos = u32::from_be_bytes(self.array_of()?);
        self.within(Number::unsigned(nanos.into()), &0, last, at)?;
        Some(nanos)
    }

    /// A date or a time as text.
    pub(super) fn calendar(&mut self, node: &'l Node, width: usize) -> Option<V> {
        let (compact, at, text) = (node.kind.digits().is_some(), self.at(), self.number_bytes(width)?);
        let date_decimal = matches!(node.kind, Kind::DateDecimal);
        let parts = match calendar::gather(compact, text.clone(), width) {
            Ok(parts) => parts,
            Err(i) => {
                let found = text.clone().nth(i).unwrap_or_default();
                let kind = match date_decimal {
                    true => DecodeErrorKind::NotADigit { found },
                    false => DecodeErrorKind::NotCalendarText { found },
                };
                return self.wrong(at + i, kind);
            }
        };
        let date = (parts.0 / 1_000_000) as u32;
        match calendar::at_or_above(parts) {
            (.., false) if date_decimal => self.wrong(at, DecodeErrorKind::NotADate { found: date }),
            (.., false) => self.wrong(at, DecodeErrorKind::NotInCalendar),
            (seconds, nanos, _) => {
                let Some(unit) = node.unit else { return Some(V::one(|| Value::Date(date))) };
                let Domain { min, max, .. } = node.domain.as_ref()?;
                let number = self.within(Number::signed(unit.count(seconds, nanos)), min, max, at)?;
                Some(V::one(|| Value::Count { number, more: false, unit: Some(unit) }))
            }
        }
    }
}

/// The first and the last second of a time.
pub(super) fn seconds(node: &Node) -> [i64; 2] {
    node.domain.map_or([i64::MIN, i64::MAX], |domain| [domain.min as i64, domain.max as i64])
}

/// The text of a count of units, or of the days of a date.
pub(super) fn text(node: &Node, count: i128) -> Vec<u8> {
    let width = node.width.unwrap_or_default();
    let (seconds, nanos) = node.unit.unwrap_or(TimeUnit::Days).time(count);
    calendar::write(node.kind.digits().is_some(), width, seconds as i64, nanos)[..width].to_vec()
}

/// The ceiling of seconds and nanoseconds.
pub(super) fn ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    nearest(node, flip, low, Near::time)
}

/// The ceiling of a date or a time as text.
pub(super) fn text_ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (width, compact) = (node.width?, node.kind.digits().is_some());
    let allowed = |at| calendar::bytes(compact, width, at);
    let found = of_width(width, &allowed, flip, low)?.bytes;
    let characters = found.iter().map(|byte| if flip { !byte } else { *byte });
    let (seconds, nanos, exact) = calendar::at_or_above(calendar::gather(compact, characters, width).ok()?);
    let count = node.unit.unwrap_or(TimeUnit::Days).count(seconds, nanos);
    let [first, last] = calendar::SECONDS.map(|second| i128::from(second / SECONDS_PER_DAY));
    let (min, max) = match node.unit.and(node.domain) {
        Some(domain) => (domain.min, domain.max as i128),
        None => (first, last),
    };
    let nearest = match flip {
        false if count <= max => count.max(min),
        true if exact && count >= min => count.min(max),
        true if count > min => (count - 1).min(max),
        _ => return None,
    };
    Ceiling::whole(flipped(&text(node, nearest), flip).into())
}

impl Near {
    /// Seconds in 8 bytes, nanoseconds in 4. The last second has no leap second.
    fn time(self, node: &Node) -> Option<u128> {
        let join = |seconds: u64, nanos: u128| u128::from(seconds) << 32 | nanos;
        let (first, last, most) = match node.kind {
            Kind::Time { leap } => {
                let [first, last] = seconds(node).map(|seconds| seconds as u64 ^ 1 << 63);
                (first, last, if leap { LAST_OF_LEAP } else { LAST_NANOSECOND })
            }
            _ => (0, u64::MAX, LAST_NANOSECOND),
        };
        let found = self.within(join(first, 0), join(last, LAST_NANOSECOND))?;
        let seconds = (found >> 32) as u64;
        Some(match self.up {
            _ if u128::from(found as u32) <= most => found,
            true => join(seconds + 1, 0),
            false => join(seconds, most),
        })
    }
}
