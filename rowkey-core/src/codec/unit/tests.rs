//! The range of time types in each unit.

use super::{Node, Ordered, TimeUnit, Unit, count, ends, parts};
use crate::codec::instant::{Instant, Parts};
use crate::codec::padded::Digits;
use crate::codec::reverse_ts::ReverseTs;
use crate::codec::{Codec, EncodeFault, End, Sink};

const SECONDS: u32 = 1;
const MILLIS: u32 = 1_000;
const MICROS: u32 = 1_000_000;
const NANOS: u32 = 1_000_000_000;

/// From a nanosecond after -5 s to the last one of 7 s.
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
fn the_domain_is_the_whole_units_of_the_type() {
    // Rounded towards the inside of the range.
    assert_eq!(ends::<Short>(SECONDS), (-4, 7));
    assert_eq!(ends::<Short>(MILLIS), (-4_999, 7_999));
    assert_eq!(ends::<Short>(MICROS), (-4_999_999, 7_999_999));
    assert_eq!(ends::<Short>(NANOS), (-4_999_999_999, 7_999_999_999));
    // 64 bits of seconds do not fit in 64 bits of nanoseconds.
    for node in [
        <Unit<NANOS> as Codec<std::time::SystemTime>>::NODE,
        <Unit<SECONDS> as Codec<std::time::SystemTime>>::NODE,
    ] {
        let held = node.domain.map(|domain| (domain.min, domain.max));
        assert_eq!(held, Some((i64::MIN.into(), i64::MAX as u128)));
    }
}

#[test]
fn the_domain_is_that_of_the_type_and_the_codec() {
    fn held<C: Codec<i64>>() -> Option<(i128, u128)> {
        let node = <Unit<MILLIS, C> as Codec<Short>>::NODE;
        assert!(node.is_time() && node.unit == Some(TimeUnit::Milliseconds));
        node.domain.map(|domain| (domain.min, domain.max))
    }
    assert_eq!(held::<Ordered>(), Some((-4_999, 7_999)));
    assert_eq!(held::<Digits<2>>(), Some((0, 99)));
    assert_eq!(held::<ReverseTs<9_999>>(), Some((-4_999, 7_999)));
    assert_eq!(held::<ReverseTs<99>>(), Some((-4_999, 99)));
}

#[test]
fn digits_hold_counts_up_to_nines_or_the_largest() {
    let largest = |node: &Node| node.domain.map(|domain| domain.max);
    assert_eq!(largest(<Digits<3> as Codec<i64>>::NODE), Some(999));
    assert_eq!(largest(<Digits<18> as Codec<i64>>::NODE), Some(999_999_999_999_999_999));
    assert_eq!(largest(<Digits<19> as Codec<i64>>::NODE), Some(i64::MAX as u128));
    assert_eq!(largest(<Digits<38> as Codec<i64>>::NODE), Some(i64::MAX as u128));
}

/// The count and the remainder.
fn counted<const PER_SECOND: u32>(seconds: i64, nanos: u32) -> (i128, u32) {
    count::<PER_SECOND>(Parts { seconds, nanos })
}

#[test]
fn a_time_is_counted_down_to_the_unit() {
    assert_eq!(counted::<MILLIS>(1, 2_000_003), (1_002, 3));
    assert_eq!(counted::<MILLIS>(-1, 999_000_000), (-1, 0));
    assert_eq!(counted::<SECONDS>(7, 5), (7, 5));
    assert_eq!(counted::<NANOS>(7, 5), (7_000_000_005, 0));
    // In a leap second: the last count of the second before it, and a remainder.
    assert_eq!(counted::<MILLIS>(1, 1_500_000_000), (1_999, 1_000_000_000));
    assert_eq!(parts::<MILLIS>(-1), Parts { seconds: -1, nanos: 999_000_000 });
    assert_eq!(parts::<MICROS>(1_000_002), Parts { seconds: 1, nanos: 2_000 });
    assert_eq!(parts::<SECONDS>(7), Parts { seconds: 7, nanos: 0 });
}

/// What a codec of one's own declares of its bytes holds for the times that it counts: a bound of rows that do not sort would lose some.
#[test]
fn a_codec_of_ones_own_keeps_its_order() {
    struct LowFirst;

    impl Codec<i64> for LowFirst {
        type Arg<'v> = i64;
        const NODE: &'static Node = &Node::fixed("low_first", 8).unordered();

        fn write<S: Sink>(count: &i64, _: End, out: &mut S) -> Result<(), EncodeFault> {
            out.put(&count.to_le_bytes());
            Ok(())
        }
    }

    let node = <Unit<SECONDS, LowFirst> as Codec<std::time::SystemTime>>::NODE;
    assert!(!node.ordered(), "{node:?}");
}
