//! `jiff::civil::Date`.

use jiff::SignedDuration;
use jiff::civil::Date as CivilDate;

use super::{Date, Step};

const EPOCH: CivilDate = CivilDate::constant(1970, 1, 1);
const HOURS_PER_DAY: i64 = 24;

impl Step for CivilDate {
    const FIRST: Self = CivilDate::MIN;
    const LAST: Self = CivilDate::MAX;

    fn next(self) -> Option<Self> {
        self.tomorrow().ok()
    }

    fn previous(self) -> Option<Self> {
        self.yesterday().ok()
    }
}

impl Date for CivilDate {
    const FIRST_DAY: i32 = -4_371_587;
    const LAST_DAY: i32 = 2_932_896;

    #[inline]
    fn days(self) -> i32 {
        (self.duration_since(EPOCH).as_hours() / HOURS_PER_DAY) as i32
    }

    #[inline]
    fn from_days(days: i32) -> Option<Self> {
        EPOCH.checked_add(SignedDuration::from_hours(i64::from(days) * HOURS_PER_DAY)).ok()
    }

    #[inline]
    fn year(self) -> i32 {
        CivilDate::year(self).into()
    }

    #[inline]
    fn in_year(self) -> (u8, u8) {
        (self.month() as u8, self.day() as u8)
    }

    #[inline]
    fn from_calendar(year: u16, month: u8, day: u8) -> Option<Self> {
        CivilDate::new(year as i16, month as i8, day as i8).ok()
    }
}
