//! `rowkey::ids`: the bounds hold exactly the ids whose time is in the range.

use std::ops::Bound::{self, Excluded, Included, Unbounded};
use std::ops::RangeBounds;

use rowkey::{RowKey, ids};
use ulid::Ulid;
use uuid::{Timestamp, Uuid};

/// All ranges of times between some, bounded in each way.
fn ranges(times: &[u64]) -> Vec<(Bound<u64>, Bound<u64>)> {
    let ends = |time: u64| [Included(time), Excluded(time), Unbounded];
    let pairs = times.iter().flat_map(|low| times.iter().map(move |high| (*low, *high)));
    pairs
        .flat_map(|(low, high)| ends(low).into_iter().flat_map(move |low| ends(high).map(|high| (low, high))))
        .collect()
}

/// Compares the bounds with the time of each id, and asks whether a key takes them.
fn check<T: PartialOrd + Copy + std::fmt::Debug>(
    times: &[u64],
    ids: &[(T, u64)],
    bounds: impl Fn((Bound<u64>, Bound<u64>)) -> (Bound<T>, Bound<T>),
    matches: impl Fn((Bound<T>, Bound<T>), T) -> bool,
) {
    for range in ranges(times) {
        let bounds = bounds(range);
        for (id, time) in ids {
            assert_eq!(
                bounds.contains(id),
                range.contains(time),
                "{id:?} of {time} in {range:?}: {bounds:?}"
            );
            assert_eq!(
                matches(bounds, *id),
                range.contains(time),
                "{id:?} of {time} in {range:?}: {bounds:?}"
            );
        }
        if !ids.iter().any(|(_, time)| range.contains(time)) {
            // `BTreeMap::range` panics on bounds in the wrong order.
            assert!(
                !matches!(bounds, (Included(low), Included(high)) if low > high),
                "{range:?}: {bounds:?}"
            );
        }
    }
}

#[test]
fn all_small_snowflakes() {
    #[derive(RowKey)]
    struct Unsigned {
        id: u64,
    }
    #[derive(RowKey)]
    struct Signed {
        #[rowkey(desc)]
        id: i64,
    }
    // Few bits of time, so that both ends are near: times are 0 to 3 (u64), 0 and 1 (i64) after the epoch.
    for epoch in [0, 7, u64::MAX - 1] {
        let times: Vec<u64> = (0..6).map(|time| epoch.saturating_sub(2).saturating_add(time)).collect();
        let parts = [0, 1, (1 << 62) - 2, (1 << 62) - 1];
        let all = |time: u64| parts.map(|rest| (time << 62 | rest, epoch.checked_add(time)));
        let made = (0..4).flat_map(all).filter_map(|(id, time)| Some((id, time?)));
        let unsigned: Vec<(u64, u64)> = made.collect();
        check(
            &times,
            &unsigned,
            |times| ids::snowflake(epoch, 62, times),
            |bounds, id| Unsigned::prefix().id_range(bounds).range().contains(&Unsigned { id }.encode()),
        );
        let signed: Vec<(i64, u64)> =
            unsigned.iter().filter_map(|(id, time)| Some((i64::try_from(*id).ok()?, *time))).collect();
        check(
            &times,
            &signed,
            |times| ids::snowflake_i64(epoch, 62, times),
            |bounds, id| Signed::prefix().id_range(bounds).range().contains(&Signed { id }.encode()),
        );
    }
}

#[test]
fn snowflakes_of_every_shift() {
    for shift in 0..64 {
        let largest = u64::MAX >> shift;
        let times =
            [0, 1, largest / 2, largest.saturating_sub(1), largest, largest.saturating_add(1), u64::MAX];
        let rests = [0, (1u64 << shift) - 1];
        let ids: Vec<(u64, u64)> = times
            .iter()
            .filter(|time| **time <= largest)
            .flat_map(|time| rests.map(|rest| (time << shift | rest, *time)))
            .collect();
        check(&times, &ids, |times| ids::snowflake(0, shift, times), |bounds, id| bounds.contains(&id));
        let signed: Vec<(i64, u64)> =
            ids.iter().filter_map(|(id, time)| Some((i64::try_from(*id).ok()?, *time))).collect();
        check(
            &times,
            &signed,
            |times| ids::snowflake_i64(0, shift, times),
            |bounds, id| bounds.contains(&id),
        );
    }
}

#[test]
#[should_panic(expected = "an id has 64 bits")]
fn a_shift_of_64_is_refused() {
    let _ = ids::snowflake_i64(0, 64, ..);
}

/// Times at both ends of 48 bits, and beyond them.
const TIMES: [u64; 8] =
    [0, 1, 1_699_999_999_999, 1_700_000_000_000, (1 << 48) - 2, (1 << 48) - 1, 1 << 48, u64::MAX];

#[test]
fn uuids_of_version_7() {
    #[derive(RowKey)]
    struct Order {
        id: Uuid,
    }
    let made = TIMES.iter().filter(|time| **time < 1 << 48).flat_map(|time| {
        // As RFC 9562 builds them: the builder sets version and variant.
        [[0; 10], [255; 10], [7; 10]]
            .map(|random| (uuid::Builder::from_unix_timestamp_millis(*time, &random).into_uuid(), *time))
    });
    let made: Vec<(Uuid, u64)> = made.collect();
    for (id, time) in &made {
        let (seconds, nanos) = id.get_timestamp().expect("version 7 has a time").to_unix();
        assert_eq!(seconds * 1000 + u64::from(nanos) / 1_000_000, *time);
    }
    check(&TIMES, &made, ids::uuid_v7, |bounds, id| {
        Order::prefix().id_range(bounds).range().contains(&Order { id }.encode())
    });
    // The ends are of version 7.
    let (Included(first), Included(last)) = ids::uuid_v7(5..=5) else { panic!() };
    for id in [first, last] {
        assert_eq!((id.get_version_num(), id.get_variant()), (7, uuid::Variant::RFC4122));
    }
    let new = Uuid::new_v7(Timestamp::from_unix(uuid::NoContext, 1_700_000_000, 0));
    assert!(ids::uuid_v7(1_700_000_000_000..=1_700_000_000_000).contains(&new));
}

#[test]
fn ulids() {
    #[derive(RowKey)]
    struct Order {
        #[rowkey(desc)]
        id: Ulid,
    }
    let made = TIMES
        .iter()
        .filter(|time| **time < 1 << 48)
        .flat_map(|time| [0, 1, u128::MAX].map(|random| (Ulid::from_parts(*time, random), *time)));
    let made: Vec<(Ulid, u64)> = made.collect();
    assert!(made.iter().all(|(id, time)| id.timestamp_ms() == *time));
    check(&TIMES, &made, ids::ulid, |bounds, id| {
        Order::prefix().id_range(bounds).range().contains(&Order { id }.encode())
    });
}
