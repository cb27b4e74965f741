//! Bounds of ids that begin with a time, for `_range`: all ids of some milliseconds, and no others.
//!
//! UUIDv7, ULID and Snowflake ids sort by the time in them, so a range of times is a range of ids. Do not generate an id as a
//! bound: `Uuid::new_v7(t0)` has random bits after the time, so `id_range(Uuid::new_v7(t0)..)` omits ids of the same millisecond
//! whose random bits are smaller.
//!
//! Each function takes a range of milliseconds since 1970 (any `RangeBounds<u64>`) and returns the first and the last id in it.
//! Times that the id cannot hold are clipped. If none are left, the range of ids is empty: `(Included(id), Excluded(id))`.

use core::ops::Bound::{self, Excluded, Included, Unbounded};
use core::ops::RangeBounds;

/// The bounds of the ids whose time is in `times`. An id is 0 to `last` milliseconds after `epoch`, then `shift` bits.
fn bounds<T>(
    times: impl RangeBounds<u64>,
    epoch: u64,
    last: u64,
    shift: u32,
    id: impl Fn(u128) -> T,
) -> (Bound<T>, Bound<T>) {
    let low = match times.start_bound() {
        Included(time) => Some(*time),
        Excluded(time) => time.checked_add(1),
        Unbounded => Some(0),
    };
    let high = match times.end_bound() {
        Included(time) => Some(*time),
        Excluded(time) => time.checked_sub(1),
        Unbounded => Some(u64::MAX),
    };
    let low = low.map(|time| time.saturating_sub(epoch)).filter(|low| *low <= last);
    let high = high.and_then(|time| time.checked_sub(epoch)).map(|high| high.min(last));
    let first = |time: u64| u128::from(time) << shift;
    match (low, high) {
        (Some(low), Some(high)) if low <= high => {
            (Included(id(first(low))), Included(id(first(high) | ((1 << shift) - 1))))
        }
        _ => (Included(id(0)), Excluded(id(0))),
    }
}

/// The UUIDs of version 7 whose time is in `times`, in milliseconds since 1970.
///
/// ```
/// use rowkey::{RowKey, ids};
/// use uuid::Uuid;
///
/// #[derive(RowKey)]
/// struct Order { id: Uuid }
///
/// // Two orders of one millisecond: these are the last four bytes of their random part.
/// let order = |random: u32| Order { id: Uuid::from_u128(0x018bcfe5_6800_7000_8000_0000_0000_0000 | u128::from(random)) };
/// let at = 1_700_000_000_000;
/// let scan = Order::prefix().id_range(ids::uuid_v7(at..at + 1)).range();
/// assert!(scan.contains(&order(0).encode()) && scan.contains(&order(u32::MAX).encode()));
///
/// // An id of that millisecond is the wrong bound: it omits the smaller ids.
/// let wrong = Order::prefix().id_range(order(7).id..).range();
/// assert!(!wrong.contains(&order(0).encode()));
/// ```
#[cfg(feature = "uuid")]
#[must_use]
pub fn uuid_v7(times: impl RangeBounds<u64>) -> (Bound<uuid::Uuid>, Bound<uuid::Uuid>) {
    // The version and the variant are constant; all other bits after the time are random.
    let id = |bits| uuid::Uuid::from_u128(bits & !0xf000_c000_0000_0000_0000 | 0x7000_8000_0000_0000_0000);
    bounds(times, 0, (1 << 48) - 1, 80, id)
}

/// The ULIDs whose time is in `times`, in milliseconds since 1970.
///
/// ```
/// use core::ops::Bound::Included;
/// use rowkey::ids;
/// use ulid::Ulid;
///
/// let time = 1_700_000_000_000;
/// let (first, last) = (Ulid::from(u128::from(time) << 80), Ulid::from(u128::from(time + 1) << 80 | ((1 << 80) - 1)));
/// assert_eq!(ids::ulid(time..=time + 1), (Included(first), Included(last)));
/// ```
#[cfg(feature = "ulid")]
#[must_use]
pub fn ulid(times: impl RangeBounds<u64>) -> (Bound<ulid::Ulid>, Bound<ulid::Ulid>) {
    bounds(times, 0, (1 << 48) - 1, 80, ulid::Ulid::from)
}

/// The Snowflake ids whose time is in `times`, in milliseconds since 1970.
///
/// An id is the milliseconds since `epoch_ms`, then `shift` bits of worker and sequence number: 22 bits in ids of Twitter and
/// Discord. [`snowflake_i64`] is for ids that are kept as `i64`.
///
/// # Panics
///
/// If `shift` is 64 or more.
///
/// ```
/// use rowkey::{RowKey, ids};
///
/// #[derive(RowKey)]
/// struct Message { id: u64 }
///
/// // Discord counts from 2015. This is the id of its documentation, of 2016-04-30 11:18:25.796.
/// let (discord, id) = (1_420_070_400_000, 175_928_847_299_117_063);
/// let scan = |times: std::ops::Range<u64>| Message::prefix().id_range(ids::snowflake(discord, 22, times)).range();
/// let at = 1_462_015_105_796;
/// assert!(scan(at..at + 1).contains(&Message { id }.encode()));
/// assert!(!scan(at - 1..at).contains(&Message { id }.encode()));
/// ```
#[must_use]
#[doc(alias("discord", "twitter"))]
pub fn snowflake(epoch_ms: u64, shift: u32, times: impl RangeBounds<u64>) -> (Bound<u64>, Bound<u64>) {
    of_width(u64::MAX, epoch_ms, shift, times)
}

/// The Snowflake ids whose time is in `times`, as `i64`: see [`snowflake`]. No id is negative.
///
/// # Panics
///
/// If `shift` is 64 or more.
///
/// ```
/// use core::ops::Bound::{Excluded, Included};
/// use rowkey::ids;
///
/// assert_eq!(ids::snowflake_i64(1000, 4, 1002..1004), (Included(0x20), Included(0x3f)));
/// // No id is older than the epoch.
/// assert_eq!(ids::snowflake_i64(1000, 4, ..1000), (Included(0), Excluded(0)));
/// ```
#[must_use]
pub fn snowflake_i64(epoch_ms: u64, shift: u32, times: impl RangeBounds<u64>) -> (Bound<i64>, Bound<i64>) {
    let (low, high) = of_width(i64::MAX as u64, epoch_ms, shift, times);
    // Below 2^63.
    (low.map(|id| id as i64), high.map(|id| id as i64))
}

/// The same for ids up to `largest`.
fn of_width(largest: u64, epoch: u64, shift: u32, times: impl RangeBounds<u64>) -> (Bound<u64>, Bound<u64>) {
    assert!(shift < 64, "an id has 64 bits: none is left for the time if {shift} follow it");
    bounds(times, epoch, largest >> shift, shift, |id| id as u64)
}
