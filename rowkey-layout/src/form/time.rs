//! Times and dates that are no single number.

use alloc::vec::Vec;

use super::ceiling::{Ceiling, of_width};
use super::fault::Reason;
use super::number::{Near, domain, nearest};
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

    pub(super) fn base_time(&mut self, of: u32) -> Option<V> {
        let at = self.at();
        let found = u32::from_be_bytes(self.array_of()?);
        match found.checked_rem(of) {
            Some(0) => {
                let number = Number::unsigned(found.into());
                Some(V::one(|| Value::Count { number, more: false, unit: Some(TimeUnit::Seconds) }))
            }
            _ => self.wrong(at, DecodeErrorKind::NotAMultiple { found, of }),
        }
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
            _ if node.unit.is_none() => Some(V::one(|| Value::Date(date))),
            (seconds, nanos, _) => {
                let Domain { min, max, .. } = node.domain.as_ref()?;
                let number = self.within(Number::signed(count(node.unit, seconds, nanos)), min, max, at)?;
                Some(V::one(|| Value::Count { number, more: false, unit: node.unit }))
            }
        }
    }
}

/// The units from 1970 to a time; of a date, the days.
pub(super) fn count(unit: Option<TimeUnit>, seconds: i64, nanos: u32) -> i128 {
    match unit.and_then(TimeUnit::per_second) {
        Some(per_second) => {
            let per_unit = NANOS_PER_SECOND / per_second;
            i128::from(seconds) * i128::from(per_second) + i128::from(nanos / per_unit)
        }
        None => (seconds / SECONDS_PER_DAY).into(),
    }
}

/// The text of a count of these.
pub(super) fn text(node: &Node, compact: bool, count: i128) -> Vec<u8> {
    let (width, seconds, nanos) = (node.width.unwrap_or_default(), SECONDS_PER_DAY, 0);
    let (seconds, nanos) = match node.unit.and_then(TimeUnit::per_second) {
        Some(per_second) => {
            let nanos = count.rem_euclid(per_second.into()) as u32 * (NANOS_PER_SECOND / per_second);
            (count.div_euclid(per_second.into()) as i64, nanos)
        }
        None => (count as i64 * seconds, nanos),
    };
    calendar::write(compact, width, seconds, nanos)[..width].to_vec()
}

/// The ceiling of a time that is no text.
pub(super) fn ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    nearest(node, flip, low, |near| match &node.kind {
        Kind::Time { leap } => near.time(*leap, node),
        Kind::BaseTime(of) => near.multiple(*of, node),
        _ => near.duration(),
    })
}

/// The ceiling of a date or a time as text.
pub(super) fn text_ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (width, compact) = (node.width?, node.kind.digits().is_some());
    let allowed = |at| calendar::bytes(compact, width, at);
    let found = of_width(width, &allowed, flip, low)?.bytes;
    let text = found.iter().map(|byte| if flip { !byte } else { *byte });
    let (seconds, nanos, exact) = calendar::at_or_above(calendar::gather(compact, text, width).ok()?);
    let count = count(node.unit, seconds, nanos);
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
    Ceiling::whole(flipped(&self::text(node, compact, nearest), flip).into())
}

impl Near {
    fn duration(self) -> Option<u128> {
        self.nanoseconds(NANOS_PER_SECOND - 1, 0, u64::MAX)
    }

    fn time(self, leap: bool, node: &Node) -> Option<u128> {
        let domain = domain(node);
        let shifted = |seconds: i128| seconds as u64 ^ 1 << 63;
        let most = if leap { 2 * NANOS_PER_SECOND - 1 } else { NANOS_PER_SECOND - 1 };
        self.nanoseconds(most, shifted(domain.min), shifted(domain.max as i128))
    }

    /// Seconds in `first..=last` in 8 bytes, nanoseconds up to `most` in 4. The last second has no leap second.
    fn nanoseconds(self, most: u32, first: u64, last: u64) -> Option<u128> {
        let join = |seconds: u64, nanos: u32| u128::from(seconds) << 32 | u128::from(nanos);
        let found = self.within(join(first, 0), join(last, NANOS_PER_SECOND - 1))?;
        let seconds = (found >> 32) as u64;
        Some(match self.up {
            _ if found as u32 <= most => found,
            true => join(seconds + 1, 0),
            false => join(seconds, most),
        })
    }

    fn multiple(self, of: u32, node: &Node) -> Option<u128> {
        let (of, last) = (u128::from(of), domain(node).max);
        let found = self.within(0, last)?;
        match found % of {
            0 => Some(found),
            rest if !self.up => Some(found - rest),
            rest => Some(found - rest + of).filter(|found| *found <= last),
        }
    }
}
