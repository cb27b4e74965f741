//! What a type of points in time holds, counted in a unit.

use super::{
    Count, Counted, Micros, Millis, Nanos, Seconds, UnitOfTime, count, ends, fitting, format, parts,
};
use crate::format::{Domain, Format, Kind};
use crate::time_unit::TimeUnit;
use crate::value::{FieldValue, Instant, Parts, Step};

/// From a nanosecond behind -5 s to the last one of 7 s.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Short;

impl Instant for Short {
    const FIRST: Parts = Parts { seconds: -5, nanos: 1 };
    const LAST: Parts = Parts { seconds: 7, nanos: 999_999_999 };

    fn parts(self) -> Option<Parts> {
        None
    }

    fn from_parts(_: Parts) -> Option<Self> {
        None
    }
}

#[test]
fn ends_are_the_counts_within() {
    // Rounded into the range: up at its start, down at its end.
    assert_eq!(ends::<Short, Seconds>(), (-4, 7));
    assert_eq!(ends::<Short, Millis>(), (-4_999, 7_999));
    assert_eq!(ends::<Short, Micros>(), (-4_999_999, 7_999_999));
    assert_eq!(ends::<Short, Nanos>(), (-4_999_999_999, 7_999_999_999));
    // 64 bits of seconds are more nanoseconds than 64 bits hold.
    assert_eq!(ends::<std::time::SystemTime, Nanos>(), (i64::MIN, i64::MAX));
    assert_eq!(ends::<std::time::SystemTime, Seconds>(), (i64::MIN, i64::MAX));
}

#[test]
fn a_field_holds_what_its_type_and_its_codec_hold() {
    let domain = |inner: Format| format::<Short, Millis>(inner).domain;
    let whole = Format::of(Kind::Signed, 8);
    assert_eq!(domain(whole), Some(Domain { min: -4_999, max: 7_999 }));
    assert_eq!(domain(whole.within(-9_999, 9_999)), Some(Domain { min: -4_999, max: 7_999 }));
    assert_eq!(domain(whole.within(0, 99)), Some(Domain { min: 0, max: 99 }));
    let format = format::<Short, Millis>(whole);
    assert!(format.is_time() && !format.fits(false), "a time between two counts has no bytes");
    assert_eq!(format.unit, Some(TimeUnit::Milliseconds));
}

#[test]
fn digits_hold_counts_up_to_nines_or_the_largest() {
    assert_eq!(fitting(3), 999);
    assert_eq!(fitting(18), 999_999_999_999_999_999);
    assert_eq!(fitting(19), i64::MAX.into());
    assert_eq!(fitting(38), i64::MAX.into());
}

/// The count, and what is left of the time behind it.
fn counted<U: UnitOfTime>(seconds: i64, nanos: u32) -> (i64, u32) {
    match count::<U>(Parts { seconds, nanos }) {
        Counted::At(count, rest) => (count, rest),
        Counted::Below | Counted::Above => panic!("{seconds} s is in range"),
    }
}

#[test]
fn a_time_is_counted_down_to_the_unit() {
    assert_eq!(counted::<Millis>(1, 2_000_003), (1_002, 3));
    assert_eq!(counted::<Millis>(-1, 999_000_000), (-1, 0));
    assert_eq!(counted::<Seconds>(7, 5), (7, 5));
    assert_eq!(counted::<Nanos>(7, 5), (7_000_000_005, 0));
    // In a leap second: the last count of the second that it prolongs, and something behind it.
    assert_eq!(counted::<Millis>(1, 1_500_000_000), (1_999, 1_000_000_000));
    assert_eq!(parts::<Millis>(-1), Parts { seconds: -1, nanos: 999_000_000 });
    assert_eq!(parts::<Micros>(1_000_002), Parts { seconds: 1, nanos: 2_000 });
    assert_eq!(parts::<Seconds>(7), Parts { seconds: 7, nanos: 0 });
}

#[test]
fn counts_stand_one_behind_the_other() {
    assert_eq!(Count(7).next(), Some(Count(8)));
    assert_eq!(Count(7).previous(), Some(Count(6)));
    assert_eq!((Count::LAST.next(), Count::FIRST.previous()), (None, None));
    assert!(<Count as FieldValue>::FORMAT.fits(false));
}
