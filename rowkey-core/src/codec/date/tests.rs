//! The first and the last day of each type.

use core::fmt::Debug;

use super::Date;

fn ends_at_its_days<T: Date + Debug>(first: T, last: T) {
    for (end, day) in [(first, T::FIRST_DAY), (last, T::LAST_DAY)] {
        assert_eq!(end.days(), day);
        assert_eq!(T::from_days(day), Some(end));
    }
    assert_eq!((T::from_days(T::FIRST_DAY - 1), T::from_days(T::LAST_DAY + 1)), (None, None));
    assert_eq!(T::from_calendar(1970, 1, 1).map(Date::days), Some(0));
}

#[test]
fn each_type_ends_where_its_crate_says() {
    ends_at_its_days(jiff::civil::Date::MIN, jiff::civil::Date::MAX);
    ends_at_its_days(chrono::NaiveDate::MIN, chrono::NaiveDate::MAX);
    ends_at_its_days(time::Date::MIN, time::Date::MAX);
}
