//! `chrono::NaiveDate`.

use chrono::{Datelike, NaiveDate};

use super::{Date, Step};

/// 1970-01-01, counted as chrono does, from the year 1 on.
const EPOCH: i32 = 719_163;

impl Step for NaiveDate {
    const FIRST: Self = NaiveDate::MIN;
    const LAST: Self = NaiveDate::MAX;

    fn next(self) -> Option<Self> {
        self.succ_opt()
    }

    fn previous(self) -> Option<Self> {
        self.pred_opt()
    }
}

impl Date for NaiveDate {
    const FIRST_DAY: i32 = -96_465_292;
    const LAST_DAY: i32 = 95_026_236;

    #[inline]
    fn days(self) -> i32 {
        self.num_days_from_ce() - EPOCH
    }

    #[inline]
    fn from_days(days: i32) -> Option<Self> {
        NaiveDate::from_num_days_from_ce_opt(days.checked_add(EPOCH)?)
    }

    #[inline]
    fn year(self) -> i32 {
        Datelike::year(&self)
    }

    #[inline]
    fn in_year(self) -> (u8, u8) {
        (self.month() as u8, self.day() as u8)
    }

    #[inline]
    fn from_calendar(year: u16, month: u8, day: u8) -> Option<Self> {
        NaiveDate::from_ymd_opt(year.into(), month.into(), day.into())
    }
}
