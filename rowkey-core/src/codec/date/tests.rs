//! The first and the last day of each type.

use core::fmt::Debug;

use crate::bytes::{End, KeyBuf, Reader, Sink};
use crate::codec::{Codec, Decode, Ordered};

fn ends_at_its_days<T: PartialEq + Debug>(first: T, last: T, epoch: T)
where
    Ordered: for<'r> Decode<'r, T>,
{
    let domain = <Ordered as Codec<T>>::NODE.domain.unwrap();
    let (low, high) = (domain.min as i64, domain.max as i64);
    let row = |day: i64| (day as i32 as u32 ^ 1 << 31).to_be_bytes();
    for (end, day) in [(first, low), (last, high), (epoch, 0)] {
        let mut written = KeyBuf::new();
        assert!(Ordered::write(&end, End::Terminator, &mut written).is_ok());
        assert_eq!(written.written(0), row(day));
        assert_eq!(Ordered::read(&mut Reader::new(&row(day)), End::Terminator), Some(end));
    }
    for day in [low - 1, high + 1] {
        assert_eq!(<Ordered as Decode<'_, T>>::read(&mut Reader::new(&row(day)), End::Terminator), None);
    }
}

#[test]
fn first_and_last_day_are_those_of_the_crate() {
    use {chrono::NaiveDate, jiff::civil, time::Month};
    ends_at_its_days(civil::Date::MIN, civil::Date::MAX, civil::date(1970, 1, 1));
    ends_at_its_days(NaiveDate::MIN, NaiveDate::MAX, NaiveDate::from_ymd_opt(1970, 1, 1).unwrap());
    let epoch = time::Date::from_calendar_date(1970, Month::January, 1).unwrap();
    ends_at_its_days(time::Date::MIN, time::Date::MAX, epoch);
}
