//! Civil dates: days since 1970-01-01 in 4 bytes with the sign bit flipped; with `pad(8)`, the digits `YYYYMMDD`.

#[cfg(feature = "chrono")]
use chrono::Datelike;
use core::cmp::Ordering;

use super::pad::{Pad, Padded};
use super::{
    BoundPosition, Codec, Decode, EncodeErrorKind, EncodeFault, End, Kind, Node, Reader, Sink, infallible,
};
use crate::layout::TimeUnit;

#[cfg(all(test, feature = "jiff", feature = "chrono", feature = "time"))]
mod tests;

/// The digits `YYYYMMDD` of a date in the years 0 to 9999.
#[derive(Debug, Clone, Copy)]
pub struct DateDigits<const N: usize>;

const NO_DATE: &str = "a date has 8 digits, as 20120901; write `#[pad(8)]`";

/// The node of days since 1970-01-01, from `first` to `last`.
const fn days(first: i32, last: i32) -> Node {
    Node::of(Kind::Signed, Some(4)).within(first as i128, last as u128).counting(TimeUnit::Days)
}

const fn digits(width: usize) -> Node {
    Node::of(Kind::DateDecimal, Some(width)).within(101, 99_991_231)
}

/// Writes year, month and day.
#[inline]
fn write<S: Sink>((year, month, day): (i32, u8, u8), end: End, out: &mut S) -> Result<(), EncodeFault> {
    match u32::try_from(year) {
        Ok(four @ 0..=9999) => {
            Pad::<8>::write(&(four * 10_000 + u32::from(month) * 100 + u32::from(day)), end, out)
        }
        _ => Err(EncodeErrorKind::NotFourDigits { year }.into()),
    }
}

fn bound<S: Sink>(calendar: (i32, u8, u8), end: End, out: &mut S) -> BoundPosition {
    match write(calendar, end, out) {
        Ok(()) => BoundPosition::At,
        Err(_) if calendar.0 < 0 => BoundPosition::Before,
        Err(_) => BoundPosition::After,
    }
}

#[inline]
fn read(row: &mut Reader<'_>, end: End) -> Option<(u16, u8, u8)> {
    let number: u32 = Pad::<8>::read(row, end)?;
    Some(((number / 10_000) as u16, (number / 100 % 100) as u8, (number % 100) as u8))
}

/// Implements the codecs of a date type: its first and last day, and conversions from and to days since 1970 and year, month
/// and day.
macro_rules! dates {
    ($(
        #[$when:meta] $date:ty, $first:expr, $last:expr,
        |$of_days:ident| $days:expr, |$days_of:ident| $from_days:expr,
        |$of:ident| $calendar:expr, |$year:ident, $month:ident, $day:ident| $from_calendar:expr;
    )*) => {$(
        #[$when]
        const _: () = {
            infallible! {
                [] $date, days($first, $last), Ord::cmp,
                |date, out| {
                    let $of_days = *date;
                    out.put(&($days as u32 ^ 1 << 31).to_be_bytes());
                },
                |row| {
                    let $days_of = (u32::from_be_bytes(row.array()?) ^ 1 << 31) as i32;
                    $from_days
                }
            }

            impl Padded for $date {
                type Form<const N: usize> = DateDigits<N>;
            }

            impl<const N: usize> Codec<$date> for DateDigits<N> {
                type Arg<'v> = $date;

                const NODE: &'static Node = &digits(N);
                const REFUSED: Option<&'static str> = if N == 8 { None } else { Some(NO_DATE) };

                #[inline]
                fn write<S: Sink>($of: &$date, end: End, out: &mut S) -> Result<(), EncodeFault> {
                    write($calendar, end, out)
                }

                fn bound<S: Sink>($of: &$date, end: End, out: &mut S) -> BoundPosition {
                    bound($calendar, end, out)
                }

                #[inline]
                fn compare(a: &$date, b: &$date) -> Ordering {
                    a.cmp(b)
                }
            }

            impl<'r, const N: usize> Decode<'r, $date> for DateDigits<N> {
                #[inline]
                fn read(row: &mut Reader<'r>, end: End) -> Option<$date> {
                    let ($year, $month, $day) = read(row, end)?;
                    $from_calendar
                }
            }
        };
    )*};
}

#[cfg(feature = "jiff")]
const EPOCH: jiff::civil::Date = jiff::civil::Date::constant(1970, 1, 1);
/// 1970-01-01 in chrono's days since the year 1.
#[cfg(feature = "chrono")]
const COMMON_ERA: i32 = 719_163;
/// The Julian day of 1970-01-01.
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

    // The feature `large-dates` of `time` changes both.
    #[cfg(feature = "time")] time::Date,
    time::Date::MIN.to_julian_day() - JULIAN, time::Date::MAX.to_julian_day() - JULIAN,
    |date| date.to_julian_day() - JULIAN,
    |days| time::Date::from_julian_day(days.checked_add(JULIAN)?).ok(),
    |date| (date.year(), date.month().into(), date.day()),
    |year, month, day| {
        time::Date::from_calendar_date(year.into(), time::Month::try_from(month).ok()?, day).ok()
    };
}
