//! What a type of points in time holds, counted in a unit.

use super::{
    Codec, Count, Counted, Micros, Millis, Nanos, Node, Ordered, Seconds, TimeUnit, Unit, UnitOfTime, count,
    ends, parts,
};
use crate::codec::instant::{Instant, Parts};
use crate::codec::pad::Pad;
use crate::codec::reverse_ts::ReverseTs;

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
    fn held<C: Codec<Count>>() -> Option<(i128, u128)> {
        let node = <Unit<Millis, C> as Codec<Short>>::NODE;
        assert!(node.is_time() && node.unit == Some(TimeUnit::Milliseconds));
        node.domain.map(|domain| (domain.min, domain.max))
    }
    assert_eq!(held::<Ordered>(), Some((-4_999, 7_999)));
    assert_eq!(held::<Pad<2>>(), Some((0, 99)));
    assert_eq!(held::<ReverseTs<9_999>>(), Some((-4_999, 7_999)));
    assert_eq!(held::<ReverseTs<99>>(), Some((-4_999, 99)));
}

#[test]
fn digits_hold_counts_up_to_nines_or_the_largest() {
    let largest = |node: &Node| node.domain.map(|domain| domain.max);
    assert_eq!(largest(<Pad<3> as Codec<Count>>::NODE), Some(999));
    assert_eq!(largest(<Pad<18> as Codec<Count>>::NODE), Some(999_999_999_999_999_999));
    assert_eq!(largest(<Pad<19> as Codec<Count>>::NODE), Some(i64::MAX as u128));
    assert_eq!(largest(<Pad<38> as Codec<Count>>::NODE), Some(i64::MAX as u128));
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
