//! Civil dates: days since 1970-01-01 in 4 bytes, the sign bit flipped; with `pad(8)` the digits of
//! year, month and day, as 20120901.

use core::cmp::Ordering;
use core::ops::Bound;

use super::{FieldValue, FieldValueDecode, Step};
use crate::codec::pad::{Padded, PaddedDecode, Role};
use crate::codec::{Between, Position};
use crate::decimal;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::time_unit::TimeUnit;

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "time")]
mod time;

#[cfg(all(test, feature = "jiff", feature = "chrono", feature = "time"))]
mod tests;

/// The years that four digits hold.
const LAST_YEAR: i32 = 9999;

/// A day of the Gregorian calendar.
pub trait Date: Step {
    /// The first, in days since 1970-01-01.
    const FIRST_DAY: i32;
    /// The last.
    const LAST_DAY: i32;

    fn days(self) -> i32;

    fn from_days(days: i32) -> Option<Self>;

    fn year(self) -> i32;

    /// Month and day.
    fn in_year(self) -> (u8, u8);

    fn from_calendar(year: u16, month: u8, day: u8) -> Option<Self>;
}

const fn format<T: Date>() -> Format {
    let format = Format::of(Kind::Signed, 4).within(T::FIRST_DAY as i128, T::LAST_DAY as u128);
    Format { time: true, unit: Some(TimeUnit::Days), ..format }
}

#[inline(always)]
fn decode<T: Date>(row: &mut Reader<'_>) -> Result<T, DecodeFault> {
    let at = row.position();
    let days = (u32::from_be_bytes(row.array()?) ^ 1 << 31) as i32;
    T::from_days(days).ok_or(DecodeFault::new(
        at,
        DecodeErrorKind::OutOfDomain {
            min: const { &(T::FIRST_DAY as i128) },
            max: const { &(T::LAST_DAY as u128) },
        },
    ))
}

/// 20120901, of a year of four digits.
#[inline(always)]
fn number<T: Date>(date: T) -> u128 {
    let (month, day) = date.in_year();
    date.year() as u128 * 10_000 + u128::from(month) * 100 + u128::from(day)
}

#[inline(always)]
fn decode_digits<T: Date, const N: usize>(row: &mut Reader<'_>) -> Result<T, DecodeFault> {
    let at = row.position();
    let number = decimal::read(row.array::<N>()?, at, false, &0, &99_999_999)? as u32;
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
    T::from_calendar(year as u16, month as u8, day as u8)
        .ok_or(DecodeFault::new(at, DecodeErrorKind::NotADate { found: number }))
}

macro_rules! date {
    ($date:ty) => {
        impl FieldValue for $date {
            type Arg<'v> = $date;

            const FORMAT: Format = format::<$date>();

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                Date::days(*self).encode::<P, S>(out)
            }

            #[inline]
            fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
                Step::between(low, high)
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }
        }

        impl<'r> FieldValueDecode<'r> for $date {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                decode(row)
            }
        }

        impl Padded for $date {
            const ROLE: Role = Role::Date;

            type Arg<'v> = $date;

            #[inline(always)]
            fn encode<const N: usize, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                let year = Date::year(*self);
                if !(0..=LAST_YEAR).contains(&year) {
                    return Err(EncodeErrorKind::NotFourDigits { year }.into());
                }
                out.put(&decimal::write::<N>(number(*self))?);
                Ok(())
            }

            #[inline]
            fn bound<const N: usize, S: Sink>(&self, out: &mut S) -> Position {
                match Date::year(*self) {
                    ..0 => Position::Before,
                    0..=LAST_YEAR => {
                        out.put(&decimal::write_fitting::<N>(number(*self)));
                        Position::At
                    }
                    _ => Position::After,
                }
            }

            #[inline]
            fn between<const N: usize>(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
                Step::between(low, high)
                    .only_if(|first, last| Date::year(*first) <= LAST_YEAR && Date::year(*last) >= 0)
            }

            #[inline]
            fn compare(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }
        }

        impl<'r> PaddedDecode<'r> for $date {
            #[inline(always)]
            fn decode<const N: usize>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                decode_digits::<Self, N>(row)
            }
        }
    };
}

#[cfg(feature = "jiff")]
date!(::jiff::civil::Date);
#[cfg(feature = "chrono")]
date!(::chrono::NaiveDate);
#[cfg(feature = "time")]
date!(::time::Date);
