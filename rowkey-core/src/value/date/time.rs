//! `time::Date`.

use time::{Date as CivilDate, Month};

use super::{Date, Step};

/// 1970-01-01 as a Julian day.
const EPOCH: i32 = 2_440_588;

impl Step for CivilDate {
    const FIRST: Self = CivilDate::MIN;
    const LAST: Self = CivilDate::MAX;

    fn next(self) -> Option<Self> {
        self.next_day()
    }

    fn previous(self) -> Option<Self> {
        self.previous_day()
    }
}

impl Date for CivilDate {
    // The feature `large-dates` of `time` moves both.
    const FIRST_DAY: i32 = CivilDate::MIN.to_julian_day() - EPOCH;
    const LAST_DAY: i32 = CivilDate::MAX.to_julian_day() - EPOCH;

    #[inline]
    fn days(self) -> i32 {
        self.to_julian_day() - EPOCH
    }

    #[inline]
    fn from_days(days: i32) -> Option<Self> {
        CivilDate::from_julian_day(days.checked_add(EPOCH)?).ok()
    }

    #[inline]
    fn year(self) -> i32 {
        CivilDate::year(self)
    }

    #[inline]
    fn in_year(self) -> (u8, u8) {
        (self.month().into(), self.day())
    }

    #[inline]
    fn from_calendar(year: u16, month: u8, day: u8) -> Option<Self> {
        CivilDate::from_calendar_date(year.into(), Month::try_from(month).ok()?, day).ok()
    }
}
