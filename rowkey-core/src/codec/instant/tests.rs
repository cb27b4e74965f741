//! The first and the last instant of each type.

use core::fmt::Debug;
use std::time::SystemTime;

use super::{Instant, NANOS_PER_SECOND, Parts};

/// The first and the last instant are valid, and nothing beyond them is.
fn ends_at<T: Instant + Debug>(first: (i64, u32), last: (i64, u32)) {
    let parts = |(seconds, nanos)| Parts { seconds, nanos };
    assert_eq!((T::FIRST, T::LAST), (parts(first), parts(last)));
    for end in [T::FIRST, T::LAST] {
        assert_eq!(T::from_parts(end).expect("an instant").parts(), Some(end));
    }
    for seconds in [first.0.checked_sub(1), last.0.checked_add(1)].into_iter().flatten() {
        assert!(T::from_parts(Parts { seconds, nanos: 0 }).is_none(), "{seconds}");
    }
}

#[test]
fn first_and_last_instant_are_those_of_the_crate() {
    let nanos = NANOS_PER_SECOND - 1;
    ends_at::<SystemTime>((i64::MIN, 0), (i64::MAX, nanos));
    let (first, last) = (jiff::Timestamp::MIN, jiff::Timestamp::MAX);
    ends_at::<jiff::Timestamp>((first.as_second(), 0), (last.as_second(), nanos));
    // The first midnight of the calendar at UTC+25:59:59, the maximum offset, and its last second at UTC-25:59:59.
    let most = 25 * 3_600 + 59 * 60 + 59;
    let midnight = |date: time::Date| date.midnight().assume_utc().unix_timestamp();
    let (first, last) = (midnight(time::Date::MIN) - most, midnight(time::Date::MAX) + 86_399 + most);
    ends_at::<time::OffsetDateTime>((first, 0), (last, nanos));
}

/// The last half hour of the year 9999 one hour west of UTC is in the year 10000 there. RFC 3339 has offsets below 24 hours.
#[test]
fn a_time_outside_the_calendar_in_utc_has_the_smallest_offset() {
    let west = |hours: i8| time::UtcOffset::from_hms(-hours, 0, 0).unwrap();
    let half_past_11 = time::Time::from_hms(23, 30, 0).unwrap();
    for hours in [1, 2, 12, 25] {
        let last = time::OffsetDateTime::new_in_offset(time::Date::MAX, half_past_11, west(hours));
        let decoded = time::OffsetDateTime::from_parts(last.parts().unwrap()).unwrap();
        assert_eq!((decoded, decoded.offset()), (last, west(hours)));
        let first = time::OffsetDateTime::new_in_offset(time::Date::MIN, time::Time::MIDNIGHT, -west(hours));
        let decoded = time::OffsetDateTime::from_parts(first.parts().unwrap()).unwrap();
        assert_eq!((decoded, decoded.offset()), (first, -west(hours)));
    }
}
