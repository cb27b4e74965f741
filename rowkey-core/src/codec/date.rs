//! Civil dates: days since 1970-01-01 in 4 bytes, the sign bit flipped; with `pad(8)` the digits of year, month and
//! day, as 20120901.

#[cfg(feature = "chrono")]
use chrono::Datelike;

use super::infallible::infallible;
use super::pad::{Digits, InDigits, Padded};
use crate::error::EncodeErrorKind;
use crate::layout::{Kind, Node, TimeUnit};

#[cfg(all(test, feature = "jiff", feature = "chrono", feature = "time"))]
mod tests;

/// A day of the Gregorian calendar.
pub trait Date: Copy + Ord {
    /// The first, in days since 1970-01-01.
    const FIRST_DAY: i32;
    /// The last.
    const LAST_DAY: i32;

    /// Days since 1970-01-01.
    fn days(self) -> i32;

    /// The day that is so many days after 1970-01-01.
    fn from_days(days: i32) -> Option<Self>;

    /// Year, month and day.
    fn calendar(self) -> (i32, u8, u8);

    /// The day of these numbers.
    fn from_calendar(year: u16, month: u8, day: u8) -> Option<Self>;
}

const fn node<T: Date>() -> Node {
    Node::of(Kind::Signed, Some(4)).within(T::FIRST_DAY as i128, T::LAST_DAY as u128).counting(TimeUnit::Days)
}

macro_rules! dates {
    ($(
        #[$when:meta] $date:ty, $first:expr, $last:expr,
        |$of_days:ident| $days:expr, |$days_of:ident| $from_days:expr,
        |$of:ident| $calendar:expr, |$year:ident, $month:ident, $day:ident| $from_calendar:expr;
    )*) => {$(
        #[$when]
        const _: () = {
            impl Date for $date {
                const FIRST_DAY: i32 = $first;
                const LAST_DAY: i32 = $last;

                #[inline]
                fn days(self) -> i32 {
                    let $of_days = self;
                    $days
                }

                #[inline]
                fn from_days($days_of: i32) -> Option<Self> {
                    $from_days
                }

                #[inline]
                fn calendar(self) -> (i32, u8, u8) {
                    let $of = self;
                    $calendar
                }

                #[inline]
                fn from_calendar($year: u16, $month: u8, $day: u8) -> Option<Self> {
                    $from_calendar
                }
            }

            infallible! {
                [] $date, node::<$date>(), Ord::cmp,
                |date, out| out.put(&(Date::days(*date) as u32 ^ 1 << 31).to_be_bytes()),
                |row| Date::from_days((u32::from_be_bytes(row.array()?) ^ 1 << 31) as i32)
            }

            impl Padded for $date {
                type Form<const N: usize> = Digits<N>;
            }

            /// Years from 0 to 9999, as some types hold no others.
            impl InDigits for $date {
                const MIN: i128 = 101;
                const MAX: u128 = 99_991_231;
                const TOTAL: bool = false;
                const DATE: bool = true;

                #[inline]
                fn number(self) -> Result<u128, EncodeErrorKind> {
                    number(self)
                }

                #[inline]
                fn of(number: u128) -> Option<Self> {
                    of_number(number)
                }
            }
        };
    )*};
}

/// 20120901, of a year of four digits.
#[inline]
fn number<T: Date>(date: T) -> Result<u128, EncodeErrorKind> {
    match date.calendar() {
        (year @ 0..=9999, month, day) => {
            Ok(year as u128 * 10_000 + u128::from(month) * 100 + u128::from(day))
        }
        (year, ..) => Err(EncodeErrorKind::NotFourDigits { year }),
    }
}

#[inline]
fn of_number<T: Date>(number: u128) -> Option<T> {
    // Of eight digits, as no other number of them compiles.
    let number = number as u32;
    T::from_calendar((number / 10_000) as u16, (number / 100 % 100) as u8, (number % 100) as u8)
}

#[cfg(feature = "jiff")]
const EPOCH: jiff::civil::Date = jiff::civil::Date::constant(1970, 1, 1);
/// 1970-01-01, counted as chrono does, from the year 1 on.
#[cfg(feature = "chrono")]
const COMMON_ERA: i32 = 719_163;
/// 1970-01-01 as a Julian day.
#[cfg(feature = "time")]
const JULIAN: i32 = 2_440_588;

dates! {
    #[cfg(feature = "jiff")] jiff::civil::Date, -4_371_587, 2_932_896,
    |date| (date.duration_since(EPOCH).as_hours() / 24) as i32,
    |days| EPOCH.checked_add(jiff::SignedDuration::from_hours(i64::from(days) * 24)).ok(),
    |date| (date.year().into(), date.month() as u8, date.day() as u8),
    |year, month, day| jiff::civil::Date::new(year as i16, month as i8, day as i8).ok();

    #[cfg(feature = "chrono")] chrono::NaiveDate, -96_465_292, 95_026_236,
    |date| date.num_days_from_ce() - COMMON_ERA,
    |days| chrono::NaiveDate::from_num_days_from_ce_opt(days.checked_add(COMMON_ERA)?),
    |date| (date.year(), date.month() as u8, date.day() as u8),
    |year, month, day| chrono::NaiveDate::from_ymd_opt(year.into(), month.into(), day.into());

    // The feature `large-dates` of `time` moves both ends.
    #[cfg(feature = "time")] time::Date,
    time::Date::MIN.to_julian_day() - JULIAN, time::Date::MAX.to_julian_day() - JULIAN,
    |date| date.to_julian_day() - JULIAN,
    |days| time::Date::from_julian_day(days.checked_add(JULIAN)?).ok(),
    |date| (date.year(), date.month().into(), date.day()),
    |year, month, day| {
        time::Date::from_calendar_date(year.into(), time::Month::try_from(month).ok()?, day).ok()
    };
}
