//! Times and dates that are no single number.

use super::fault::Reason;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::Number;
use crate::error::DecodeErrorKind;
use crate::layout::{Domain, Node, TimeUnit};

const LAST_NANOSECOND: u128 = 999_999_999;
/// The last nanosecond of a leap second.
const LAST_OF_LEAP: u128 = 1_999_999_999;

impl<'l> Cursor<'l, '_> {
    /// Seconds and nanoseconds.
    pub(super) fn time<V: Kept>(&mut self, leap: bool, domain: Option<&'l Domain>) -> Option<V> {
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

    pub(super) fn duration<V: Kept>(&mut self) -> Option<V> {
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

    pub(super) fn base_time<V: Kept>(&mut self, of: u32) -> Option<V> {
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

    pub(super) fn date<V: Kept>(&mut self, node: &'l Node, width: usize) -> Option<V> {
        let at = self.at();
        // 8 digits fit.
        let found = self.digits(node, width, false)? as u32;
        match is_date((found / 10_000) as u16, (found / 100 % 100) as u8, (found % 100) as u8) {
            true => Some(V::one(|| Value::Date(found))),
            false => self.wrong(at, DecodeErrorKind::NotADate { found }),
        }
    }
}

/// Whether this is a date of the calendar.
pub fn is_date(year: u16, month: u8, day: u8) -> bool {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u8::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return false,
    };
    (1..=days).contains(&day)
}
