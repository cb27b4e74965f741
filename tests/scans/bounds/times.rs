//! Times and dates.

use std::ops::Bound;
use std::time::{Duration, SystemTime};

use rowkey::{RowKey, RowKeyRef};

use super::places::*;

/// A moment and those a nanosecond before and after it.
fn around(seconds: i64, nanos: u32) -> [chrono::DateTime<chrono::Utc>; 3] {
    let at = chrono::DateTime::from_timestamp(seconds, nanos).unwrap();
    [-1, 0, 1].map(|by| at + chrono::TimeDelta::nanoseconds(by))
}

fn stamp(seconds: i64, nanos: i32) -> jiff::Timestamp {
    jiff::Timestamp::new(seconds, nanos).unwrap()
}

fn day(year: i16, month: i8, day: i8) -> jiff::civil::Date {
    jiff::civil::date(year, month, day)
}

fn naive(year: i32, month: u32, day: u32) -> chrono::NaiveDate {
    chrono::NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

fn date(year: i32, month: u8, day: u8) -> time::Date {
    time::Date::from_calendar_date(year, month.try_into().unwrap(), day).unwrap()
}

// Times. Those that are reversed descend already.
neighbours! {
    @down allow(unused):
    reverse_time: ! #[reverse_ts] i64, |v| *v, [
        run(i64::MIN..i64::MIN + 3).first(),
        run(-2..3),
        run(i64::MAX - 2..=i64::MAX).last(),
    ];
    reverse_time_from: ? #[reverse_ts(from = 1440)] i64, |v| *v, [run(1437..1443).last(), run(i64::MIN..i64::MIN + 3).first()];
    reverse_time_in_digits: ? #[reverse_ts(from = 9999)] #[pad(4)] u64, |v| *v, [run(0..3).first(), run(9997..10_002).last()];
    reverse_moment: ? #[reverse_ts] #[rowkey(unit = s)] jiff::Timestamp, |v| *v, [
        run([stamp(-1, 0), stamp(-1, 500_000_000), stamp(0, 0), stamp(0, 1), stamp(1, 0)]),
    ];
}

neighbours! {
    moment: ! jiff::Timestamp, |v| *v, [
        run([jiff::Timestamp::MIN, stamp(jiff::Timestamp::MIN.as_second(), 1)]).first(),
        run([stamp(-2, -1), stamp(-2, 0), stamp(-1, -999_999_999), stamp(-1, -999_999_998)]),
        run([stamp(1, 999_999_998), stamp(1, 999_999_999), stamp(2, 0), stamp(2, 1)]),
        run([stamp(jiff::Timestamp::MAX.as_second(), 999_999_998), jiff::Timestamp::MAX]).last(),
    ];
    moment_in_seconds: ? #[rowkey(unit = s)] jiff::Timestamp, |v| *v, [
        run([stamp(-1, 0), stamp(0, -1), stamp(0, 0), stamp(0, 1), stamp(1, 0)]),
        run([stamp(jiff::Timestamp::MAX.as_second(), 0), jiff::Timestamp::MAX]).last(),
    ];
    moment_in_digits: ? #[pad(10)] #[rowkey(unit = s)] time::OffsetDateTime, |v| *v, [
        run([-1, 0, 1].map(|at| time::OffsetDateTime::from_unix_timestamp(at).unwrap())).first(),
        run([9_999_999_998, 9_999_999_999, 10_000_000_000].map(|at| time::OffsetDateTime::from_unix_timestamp(at).unwrap())).last(),
    ];
    moment_with_leap_seconds: ! chrono::DateTime<chrono::Utc>, |v| *v, [
        run(around(7, 1)),
        run([
            chrono::DateTime::from_timestamp(59, 999_999_999).unwrap(),
            chrono::DateTime::from_timestamp(59, 1_000_000_000).unwrap(),
        ]),
        run([
            chrono::DateTime::from_timestamp(59, 1_999_999_998).unwrap(),
            chrono::DateTime::from_timestamp(59, 1_999_999_999).unwrap(),
            chrono::DateTime::from_timestamp(60, 0).unwrap(),
        ]),
        run([
            chrono::DateTime::<chrono::Utc>::MAX_UTC - chrono::TimeDelta::nanoseconds(1),
            chrono::DateTime::<chrono::Utc>::MAX_UTC,
        ]).last(),
        run([
            chrono::DateTime::<chrono::Utc>::MIN_UTC,
            chrono::DateTime::<chrono::Utc>::MIN_UTC + chrono::TimeDelta::nanoseconds(1),
        ]).first(),
    ];
    system_time: ! SystemTime, |v| *v, [
        run([
            SystemTime::UNIX_EPOCH - Duration::from_nanos(1),
            SystemTime::UNIX_EPOCH,
            SystemTime::UNIX_EPOCH + Duration::from_nanos(1),
        ]),
    ];
    optional_moment: ! Option<jiff::Timestamp>, |v| *v, [run([None, Some(jiff::Timestamp::MIN)]).first()];
    civil_day: ! jiff::civil::Date, |v| *v, [
        run([day(-9999, 1, 1), day(-9999, 1, 2)]).first(),
        run([day(2012, 2, 28), day(2012, 2, 29), day(2012, 3, 1), day(2012, 3, 2)]),
        run([day(9999, 12, 30), day(9999, 12, 31)]).last(),
    ];
    civil_day_in_digits: ? #[pad(8)] jiff::civil::Date, |v| *v, [
        run([day(-1, 12, 30), day(-1, 12, 31), day(0, 1, 1), day(0, 1, 2)]).first(),
        run([day(2012, 2, 28), day(2012, 2, 29), day(2012, 3, 1)]),
        run([day(2013, 2, 28), day(2013, 3, 1)]),
        run([day(2012, 12, 30), day(2012, 12, 31), day(2013, 1, 1), day(2013, 1, 2)]),
        run([day(9999, 12, 30), day(9999, 12, 31)]).last(),
    ];
    naive_day: ! chrono::NaiveDate, |v| *v, [
        run([chrono::NaiveDate::MIN, chrono::NaiveDate::MIN.succ_opt().unwrap()]).first(),
        run([naive(1969, 12, 31), naive(1970, 1, 1), naive(1970, 1, 2)]),
        run([chrono::NaiveDate::MAX.pred_opt().unwrap(), chrono::NaiveDate::MAX]).last(),
    ];
    naive_day_in_digits: ? #[pad(8)] chrono::NaiveDate, |v| *v, [
        run([naive(-1, 12, 31), naive(0, 1, 1)]).first(),
        run([naive(1900, 2, 28), naive(1900, 3, 1)]),
        run([naive(2012, 4, 29), naive(2012, 4, 30), naive(2012, 5, 1)]),
        run([naive(9999, 12, 30), naive(9999, 12, 31), naive(10_000, 1, 1), naive(10_000, 1, 2)]).last(),
    ];
    calendar_day_in_digits: ? #[pad(8)] Option<time::Date>, |v| *v, [
        run([None, Some(date(-1, 12, 31)), Some(date(0, 1, 1)), Some(date(0, 1, 2))]).first(),
        run(some([date(2000, 2, 29), date(2000, 3, 1)])),
        run(some([date(9999, 12, 30), date(9999, 12, 31)])).last(),
    ];
}

/// Reversed, with `None` before all times: a bound excludes rows without a time.
#[test]
fn optional_reverse_times() {
    #[derive(RowKey)]
    struct Key {
        id: u8,
        #[reverse_ts(from = 5)]
        at: Option<u64>,
        seq: u8,
    }

    check(
        "optional reverse time",
        &run(0..9),
        |at| Key { id: 7, at: Some(*at), seq: 1 }.try_encode().into_iter().map(Vec::from).collect(),
        |low, high| {
            let bounds = (low.map(|at| Some(*at)), high.map(|at| Some(*at)));
            let scan = Key::prefix().id(7).at_range(bounds);
            (Some(scan.clone().range()), scan.ranges())
        },
    );
    // `None` is below all times: nothing is below it, and all times are above it.
    let times = |bounds: (Bound<Option<u64>>, Bound<Option<u64>>)| {
        let times = Key::prefix().id(7).at_range(bounds).range();
        [None, Some(0), Some(5)].map(|at| times.contains(&Key { id: 7, at, seq: 1 }.try_encode().unwrap()))
    };
    assert_eq!(times((Bound::Unbounded, Bound::Excluded(None))), [false; 3]);
    assert_eq!(times((Bound::Unbounded, Bound::Included(None))), [true, false, false]);
    assert_eq!(times((Bound::Excluded(None), Bound::Unbounded)), [false, true, true]);
}
