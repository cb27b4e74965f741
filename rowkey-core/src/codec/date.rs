//! Civil dates: days since 1970-01-01 in 4 bytes with the sign bit flipped; with `pad(8)`, the digits `YYYYMMDD`; with `text`,
//! `YYYY-MM-DD`.

#[cfg(feature = "chrono")]
use chrono::Datelike;

use super::as_text::TextValue;
use super::padded::Padded;
use super::{BoundPosition, EncodeErrorKind, EncodeFault, Kind, Node, Reader, Sink, codec};
use crate::bytes::{calendar, decimal};
use crate::layout::TimeUnit;

#[cfg(all(test, feature = "jiff", feature = "chrono", feature = "time"))]
mod tests;

/// The digits `YYYYMMDD` of a date in the years 0 to 9999; as `TEXT` with hyphens.
pub struct DateDigits<const N: usize, const TEXT: bool = false>;

const NO_DATE: &str = "a date has 8 digits, as 20120901; write `#[pad(8)]`";
const NO_COMPACT: &str =
    "`text = compact` is only for times; a date in digits alone, as 20120901, is `#[pad(8)]`";

/// The node of days since 1970-01-01, from `first` to `last`.
const fn days(first: i32, last: i32) -> Node {
    Node::of(Kind::Signed, Some(4)).within(first as i128, last as u128).counting(TimeUnit::Days)
}

const fn digits(width: usize, text: bool) -> Node {
    let kind = if text { Kind::DateText } else { Kind::DateDecimal };
    Node::of(kind, Some(width)).within(101, 99_991_231)
}

/// Writes year, month and day.
#[inline]
fn write<S: Sink, const TEXT: bool>(
    (year, month, day): (i32, u8, u8),
    out: &mut S,
) -> Result<(), EncodeFault> {
    match u32::try_from(year) {
        Ok(four @ 0..=9999) => {
            let number = four * 10_000 + u32::from(month) * 100 + u32::from(day);
            let digits = decimal::write::<8>(number.into());
            match TEXT {
                true => out.put(&calendar::spread(false, calendar::DATE, digits)[..calendar::DATE]),
                false => out.put(&digits),
            }
            Ok(())
        }
        _ if TEXT => Err(EncodeErrorKind::YearOutside.into()),
        _ => Err(EncodeErrorKind::NotFourDigits { year }.into()),
    }
}

fn bound<S: Sink, const TEXT: bool>(calendar: (i32, u8, u8), out: &mut S) -> BoundPosition {
    match write::<S, TEXT>(calendar, out) {
        Ok(()) => BoundPosition::At,
        Err(_) if calendar.0 < 0 => BoundPosition::Before,
        Err(_) => BoundPosition::After,
    }
}

#[inline]
fn read<const TEXT: bool>(row: &mut Reader<'_>) -> Option<(u16, u8, u8)> {
    let number = match TEXT {
        true => {
            let text: [u8; calendar::DATE] = row.array()?;
            (calendar::gather(false, text.into_iter(), calendar::DATE).ok()?.0 / 1_000_000).into()
        }
        false => decimal::read::<8>(row.array()?)?,
    };
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
            codec! {
                [] super::Ordered, $date, node: days($first, $last),
                write: |date, _, out| {
                    let $of_days = *date;
                    out.put(&($days as u32 ^ 1 << 31).to_be_bytes());
                },
                read: |row, _| {
                    let $days_of = (u32::from_be_bytes(row.array()?) ^ 1 << 31) as i32;
                    $from_days
                }
            }

            impl Padded for $date {
                type Form<const N: usize> = DateDigits<N>;
            }

            impl TextValue for $date {
                type Form<const COMPACT: bool> = DateDigits<{ calendar::DATE }, true>;
                const REFUSED: Option<&'static str> = Some(NO_COMPACT);
            }

            codec! {
                [const N: usize, const TEXT: bool] DateDigits<N, TEXT>, $date, node: digits(N, TEXT),
                infallible: false,
                refused: if TEXT || N == 8 { None } else { Some(NO_DATE) },
                write: |$of, _, out| write::<_, TEXT>($calendar, out)?,
                bound: |$of, _, out| bound::<_, TEXT>($calendar, out),
                read: |row, _| {
                    let ($year, $month, $day) = read::<TEXT>(row)?;
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
