//! Times and dates as fields: the crates agree on the bytes, bounds between two counts lose no row, and
//! times that cannot be encoded have an error. `laws/times.rs` has their laws,
//! `golden/instants.txt`.

use std::ops::Bound;
use std::time::SystemTime;

use chrono::{DateTime, NaiveDate, Timelike, Utc};
use jiff::Timestamp;
use proptest::prelude::*;
use rowkey::layout::TimeUnit;
use rowkey::{EncodeErrorKind, RowKey};
use time::OffsetDateTime;

/// The same key with each type.
macro_rules! keys {
    ($($module:ident $time:ty;)*) => {$(
        mod $module {
            use rowkey::RowKey;

            #[derive(RowKey, Debug, Clone, PartialEq)]
            pub struct Plain { pub seq: u8, pub at: $time }
            #[derive(RowKey, Debug, Clone, PartialEq)]
            pub struct Units {
                pub seq: u8,
                #[rowkey(unit = s)] pub s: $time,
                #[rowkey(unit = ms)] pub ms: $time,
                #[rowkey(unit = us)] pub us: $time,
                #[rowkey(unit = ns)] pub ns: $time,
                #[reverse_ts] pub newest: $time,
                #[rowkey(unit = s)] #[pad(12)] pub digits: $time,
            }
            #[derive(RowKey, Debug, Clone, PartialEq)]
            pub struct Millis { pub seq: u8, #[rowkey(unit = ms)] pub at: $time }
            #[derive(RowKey, Debug, Clone, PartialEq)]
            pub struct Newest { pub seq: u8, #[reverse_ts] #[rowkey(unit = s)] pub at: $time }
        }
    )*};
}

keys! {
    system std::time::SystemTime;
    jiffs jiff::Timestamp;
    chronos chrono::DateTime<chrono::Utc>;
    times time::OffsetDateTime;
}

fn jiff(seconds: i64, nanos: u32) -> Timestamp {
    Timestamp::new(seconds, nanos as i32).unwrap()
}

fn system(seconds: i64, nanos: u32) -> SystemTime {
    SystemTime::try_from(jiff(seconds, nanos)).unwrap()
}

fn chrono(seconds: i64, nanos: u32) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, nanos).unwrap()
}

fn offset(seconds: i64, nanos: u32) -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp(seconds).unwrap().replace_nanosecond(nanos).unwrap()
}

/// Instants that all four types hold, close to where something begins or ends.
fn instants() -> impl Strategy<Value = (i64, u32)> {
    let seconds = prop_oneof![
        Just(0),
        Just(-1),
        Just(-377_705_023_201 + 1),
        Just(253_402_207_200),
        Just(-62_167_219_200),
        Just(9_223_372_036),
        Just(-9_223_372_037),
        -10i64..10,
        -377_705_023_200i64..=253_402_207_200,
    ];
    let nanos = prop_oneof![
        Just(0),
        Just(999_999_999),
        Just(1),
        0u32..1_000_000_000,
        (0u32..1_000).prop_map(|n| n * 1_000_000),
        (0u32..1_000_000).prop_map(|n| n * 1_000),
    ];
    (seconds, nanos)
}

proptest! {
    #[test]
    fn the_four_crates_agree_byte_for_byte((seconds, nanos) in instants()) {
        let (a, b) = (system(seconds, nanos), jiff(seconds, nanos));
        let (c, d) = (chrono(seconds, nanos), offset(seconds, nanos));
        // Written out: seconds with the sign bit flipped, then nanoseconds.
        let mut row = vec![7];
        row.extend((seconds.wrapping_sub(i64::MIN) as u64).to_be_bytes());
        row.extend(nanos.to_be_bytes());
        prop_assert_eq!(&system::Plain { seq: 7, at: a }.encode()[..], &row[..]);
        prop_assert_eq!(&jiffs::Plain { seq: 7, at: b }.encode()[..], &row[..]);
        prop_assert_eq!(&chronos::Plain { seq: 7, at: c }.encode()[..], &row[..]);
        prop_assert_eq!(&times::Plain { seq: 7, at: d }.encode()[..], &row[..]);
        // Each reads what the others wrote.
        prop_assert_eq!(system::Plain::decode(&row).unwrap().at, a);
        prop_assert_eq!(jiffs::Plain::decode(&row).unwrap().at, b);
        prop_assert_eq!(chronos::Plain::decode(&row).unwrap().at, c);
        prop_assert_eq!(times::Plain::decode(&row).unwrap().at, d);

        macro_rules! units {
            ($module:ident, $t:expr) => {
                $module::Units { seq: 7, s: $t, ms: $t, us: $t, ns: $t, newest: $t, digits: $t }
                    .encode().map(Vec::from).map_err(|error| (error.field(), error.kind()))
            };
        }
        let rows = [units!(system, a), units!(jiffs, b), units!(chronos, c), units!(times, d)];
        for row in &rows[1..] {
            prop_assert_eq!(row, &rows[0]);
        }
    }

    /// A bound finer than the unit: exactly the rows of whole milliseconds within, and no scan where
    /// there are none.
    #[test]
    fn a_bound_between_two_counts_is_exact(
        low in -3_000_000i64..3_000_000, span in -1_000_000i64..2_500_000, kinds in (0usize..3, 0usize..3),
    ) {
        let high = low + span;
        let at = |nanos: i64| jiff(nanos.div_euclid(1_000_000_000), nanos.rem_euclid(1_000_000_000) as u32);
        let bound = |nanos, kind| match kind {
            0 => Bound::Unbounded,
            1 => Bound::Excluded(nanos),
            _ => Bound::Included(nanos),
        };
        let (from, to) = (bound(low, kinds.0), bound(high, kinds.1));
        let scan = jiffs::Millis::prefix().seq(1).at_range((from.map(at), to.map(at))).ranges();
        let within = |ms: i64| std::ops::RangeBounds::contains(&(from, to), &(ms * 1_000_000));
        let mut any = false;
        for ms in -8..8 {
            any |= within(ms);
            let row = jiffs::Millis { seq: 1, at: at(ms * 1_000_000) }.encode().unwrap();
            let found = scan.iter().any(|range| range.contains(&row));
            prop_assert_eq!(found, within(ms), "{} ms in {:?}..{:?}", ms, from, to);
        }
        prop_assert_eq!(scan.len(), usize::from(any), "{:?}..{:?}", from, to);

        // The same, newest first, in seconds.
        let (from, to) = (from.map(|nanos| nanos * 1_000), to.map(|nanos| nanos * 1_000));
        let scan = jiffs::Newest::prefix().seq(1).at_range((from.map(at), to.map(at))).ranges();
        let within = |s: i64| std::ops::RangeBounds::contains(&(from, to), &(s * 1_000_000_000));
        for s in -8..8 {
            let row = jiffs::Newest { seq: 1, at: at(s * 1_000_000_000) }.encode().unwrap();
            let found = scan.iter().any(|range| range.contains(&row));
            prop_assert_eq!(found, within(s), "{} s in {:?}..{:?}", s, from, to);
        }
        prop_assert_eq!(scan.len(), usize::from((-8..8).any(within)), "{:?}..{:?}", from, to);
    }
}

#[test]
fn a_time_between_two_counts_is_refused() {
    let error = jiffs::Millis { seq: 1, at: jiff(1, 1_500_000) }.encode().unwrap_err();
    assert_eq!(error.kind(), EncodeErrorKind::FinerThanUnit { unit: TimeUnit::Milliseconds });
    assert_eq!(
        error.to_string(),
        "field `at`: the time is not a whole number of milliseconds, the field's unit: write `unit = ns`, \
         round the time before, or split it with `BaseTime`"
    );
    // Nor can a scan fix it, as no row has it.
    assert!(jiffs::Millis::prefix().seq(1).at(jiff(1, 1_500_000)).is_err());
}

#[test]
fn a_time_beyond_64_bits_is_refused_and_bounds_clip_to_them() {
    #[derive(RowKey)]
    struct Nanos {
        seq: u8,
        #[rowkey(unit = ns)]
        at: Timestamp,
    }
    // 64 bits of nanoseconds end at 2262-04-11T23:47:16.854775807Z, and begin at 1677-09-21T00:12:43.145224192Z.
    let last: Timestamp = "2262-04-11T23:47:16.854775807Z".parse().unwrap();
    let first: Timestamp = "1677-09-21T00:12:43.145224192Z".parse().unwrap();
    let row = |at| Nanos { seq: 1, at }.encode();
    assert_eq!(row(last).unwrap()[1..], [0xFF; 8]);
    assert_eq!(row(first).unwrap()[1..], [0; 8]);
    let one = jiff::SignedDuration::from_nanos(1);
    for outside in [last + one, first - one, Timestamp::MAX, Timestamp::MIN] {
        let error = row(outside).unwrap_err();
        assert_eq!(error.kind(), EncodeErrorKind::OutsideUnit { unit: TimeUnit::Nanoseconds });
        assert_eq!(error.to_string(), "field `at`: the time is too far from 1970 for 64 bits of nanoseconds");
    }
    let all = Nanos::prefix().seq(1).at_range(Timestamp::MIN..=Timestamp::MAX).range();
    assert!(all.contains(&row(first).unwrap()) && all.contains(&row(last).unwrap()));
    assert_eq!(Nanos::prefix().seq(1).at_range(last + one..).ranges().len(), 0);
    assert_eq!(Nanos::prefix().seq(1).at_range(..first).ranges().len(), 0);
}

type At = Timestamp;
type MaybeAt = Option<Timestamp>;

/// Newest first counts nanoseconds by default: what the clocks give is never finer.
#[test]
fn newest_first_takes_the_time_of_any_clock() {
    #[derive(RowKey, Debug, Clone, PartialEq)]
    struct Clocks {
        seq: u8,
        #[reverse_ts]
        system: SystemTime,
        #[reverse_ts]
        jiff: Timestamp,
        #[reverse_ts]
        chrono: DateTime<Utc>,
        #[reverse_ts]
        time: OffsetDateTime,
        #[reverse_ts]
        alias: At,
        #[reverse_ts]
        option: Option<SystemTime>,
        #[reverse_ts]
        alias_of_option: MaybeAt,
    }
    let now = Clocks {
        seq: 7,
        system: SystemTime::now(),
        jiff: Timestamp::now(),
        chrono: Utc::now(),
        time: OffsetDateTime::now_utc(),
        alias: Timestamp::now(),
        option: Some(SystemTime::now()),
        alias_of_option: Some(Timestamp::now()),
    };
    assert_eq!(Clocks::decode(&now.encode().unwrap()).unwrap(), now);

    // The row of a time, of whatever type: i64::MAX minus its nanoseconds.
    let (seconds, nanos) = (1_700_000_000, 123_456_789);
    let alias = jiff(seconds, nanos);
    let one = Clocks {
        seq: 7,
        system: system(seconds, nanos),
        jiff: alias,
        chrono: chrono(seconds, nanos),
        time: offset(seconds, nanos),
        alias,
        option: Some(system(seconds, nanos)),
        alias_of_option: Some(alias),
    };
    let newest = (i64::MAX - 1_700_000_000_123_456_789).to_be_bytes();
    let some = [&[1], &newest[..]].concat();
    let row = [&[7], &newest[..], &newest, &newest, &newest, &newest, &some, &some].concat();
    assert_eq!(one.encode().unwrap(), row);
    for name in ["system", "jiff", "chrono", "time", "alias"] {
        let segments = Clocks::LAYOUT.segments();
        let unit = segments.iter().find(|segment| segment.name == name).unwrap().unit;
        assert_eq!(unit, Some(TimeUnit::Nanoseconds), "{name}");
    }
    let json = serde_json::to_value(Clocks::LAYOUT).unwrap();
    assert_eq!(json["fields"][1]["node"]["unit"], "nanoseconds");
    assert_eq!(json["fields"][6]["node"]["kind"]["optional"]["unit"], "nanoseconds");
}

#[test]
fn a_time_before_1970_sorts_first_in_binary_and_is_refused_in_digits() {
    let row = |at| jiffs::Millis { seq: 1, at }.encode().unwrap();
    assert!(row(jiff(-2, 0)) < row(jiff(-1, 0)) && row(jiff(-1, 0)) < row(jiff(0, 0)));

    #[derive(RowKey)]
    struct Digits {
        seq: u8,
        #[rowkey(unit = s)]
        #[pad(10)]
        at: SystemTime,
    }
    let error = Digits { seq: 1, at: system(-1, 0) }.encode().unwrap_err();
    assert_eq!(error.kind(), EncodeErrorKind::Before1970);
    assert_eq!(
        error.to_string(),
        "field `at`: the time is before 1970, and decimal text has no sign that sorts"
    );
    let scan = Digits::prefix().seq(1).at_range(system(-9, 0)..system(2, 0)).range();
    assert_eq!((scan.start(), scan.stop()), (&b"\x01"[..], &b"\x010000000002"[..]));
    assert_eq!(Digits::prefix().seq(1).at_range(..system(0, 0)).ranges().len(), 0);
    assert_eq!(Digits::prefix().seq(1).at_range(system(10_000_000_000, 0)..).ranges().len(), 0);
    // The last count that ten digits hold, and bounds beyond it.
    let last = system(9_999_999_999, 0);
    let row = Digits { seq: 1, at: last }.encode().unwrap();
    for beyond in [system(10_000_000_000, 0), system(20_000_000_000, 0)] {
        assert!(Digits::prefix().seq(1).at_range(last..beyond).range().contains(&row));
        assert!(Digits::prefix().seq(1).at_range(last..=beyond).range().contains(&row));
    }
    assert!(Digits::prefix().seq(1).at_range(..=last).range().contains(&row));
    assert!(!Digits::prefix().seq(1).at_range(..last).range().contains(&row));
}

#[test]
fn a_leap_second_of_chrono_is_kept_whole_and_has_no_count() {
    let leap = chrono(1_483_228_799, 0).with_nanosecond(1_500_000_000).unwrap();
    let row = chronos::Plain { seq: 1, at: leap }.encode();
    assert_eq!(chronos::Plain::decode(&row).unwrap().at, leap);
    let around = [chrono(1_483_228_799, 999_999_999), chrono(1_483_228_800, 0)];
    let [before, after] = around.map(|at| chronos::Plain { seq: 1, at }.encode());
    assert!(before < row && row < after);
    let error = chronos::Millis { seq: 1, at: leap }.encode().unwrap_err();
    assert_eq!(error.kind(), EncodeErrorKind::LeapSecond { unit: TimeUnit::Milliseconds });
    // The other types have no leap seconds.
    let error = jiffs::Plain::decode(&row).unwrap_err();
    assert_eq!((error.field(), error.offset()), ("at", 9));
}

/// A layout that is data knows the last nanosecond of a second as the types do.
#[test]
fn a_layout_takes_the_nanoseconds_that_the_type_has() {
    for (nanos, chrono, jiff) in [
        (999_999_999, true, true),
        (1_000_000_000, true, false),
        (1_999_999_999, true, false),
        (2_000_000_000, false, false),
    ] {
        let mut row = jiffs::Plain { seq: 1, at: self::jiff(1_483_228_799, 0) }.encode();
        row[9..].copy_from_slice(&u32::to_be_bytes(nanos));
        let takes =
            [chronos::Plain::LAYOUT, jiffs::Plain::LAYOUT].map(|layout| layout.explain(&row).fault.is_none());
        assert_eq!(takes, [chrono, jiff], "{nanos}");
        assert_eq!(
            takes,
            [chronos::Plain::decode(&row).is_ok(), jiffs::Plain::decode(&row).is_ok()],
            "{nanos}"
        );
    }
}

#[test]
fn an_offset_is_no_part_of_the_instant() {
    let utc = offset(1_700_000_000, 0);
    let east = utc.to_offset(time::UtcOffset::from_hms(5, 30, 0).unwrap());
    let row = times::Plain { seq: 1, at: east }.encode();
    assert_eq!(row, times::Plain { seq: 1, at: utc }.encode());
    assert!(times::Plain::decode(&row).unwrap().at.offset().is_utc());
}

#[test]
fn dates_in_digits_are_those_of_four_digit_years() {
    #[derive(RowKey, Debug, PartialEq)]
    struct Daily {
        seq: u8,
        #[pad(8)]
        day: NaiveDate,
    }
    let day = |year| NaiveDate::from_ymd_opt(year, 2, 28).unwrap();
    assert_eq!(Daily { seq: 1, day: day(2012) }.encode().unwrap(), *b"\x0120120228");
    for year in [-1, 10_000] {
        let error = Daily { seq: 1, day: day(year) }.encode().unwrap_err();
        assert_eq!(error.kind(), EncodeErrorKind::NotFourDigits { year });
    }
    let scan = Daily::prefix().seq(1).day_range(day(-5)..=day(20_000)).range();
    assert!(scan.contains(b"\x0100000101") && scan.contains(b"\x0199991231"));
    assert_eq!(Daily::prefix().seq(1).day_range(day(10_000)..).ranges().len(), 0);
    let error = Daily::decode(b"\x0120130229").unwrap_err();
    assert_eq!(error.to_string(), "field `day` at byte 1: expected a date as YYYYMMDD, found 20130229");
}

/// A layout that is data has a calendar of its own, which is that of the types.
#[test]
fn a_layout_takes_the_digits_of_the_days_that_there_are() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Daily {
        #[pad(8)]
        day: NaiveDate,
    }
    for year in [0, 4, 100, 1900, 2000, 2023, 2024, 2100, 9999] {
        for (month, day) in (0..=13).flat_map(|month| (0..=32).map(move |day| (month, day))) {
            let row = format!("{year:04}{month:02}{day:02}");
            let is_day = NaiveDate::from_ymd_opt(year, month, day).is_some();
            assert_eq!(Daily::LAYOUT.explain(row.as_bytes()).fault.is_none(), is_day, "{row}");
            assert_eq!(Daily::decode(row.as_bytes()).is_ok(), is_day, "{row}");
        }
    }
}

/// `Timestamp::MIN` and the like are written out in the crate, as no constant function gives them.
#[test]
fn a_layout_says_what_a_type_holds_and_what_it_counts() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct All {
        jiff: Timestamp,
        #[rowkey(unit = ms)]
        ms: Timestamp,
        #[reverse_ts]
        newest: DateTime<Utc>,
        chrono: DateTime<Utc>,
        time: OffsetDateTime,
        jiff_day: jiff::civil::Date,
        chrono_day: NaiveDate,
        time_day: time::Date,
    }
    let all = All::LAYOUT.segments();
    let domain = |name: &str| {
        let segment = all.iter().find(|segment| segment.name == name).unwrap();
        let domain = segment.domain.unwrap();
        ((domain.min, domain.max as i128), segment.unit)
    };
    let jiff_ends = (Timestamp::MIN, Timestamp::MAX);
    assert_eq!(domain("jiff"), ((jiff_ends.0.as_second().into(), jiff_ends.1.as_second().into()), None));
    assert_eq!(
        domain("ms"),
        (
            (jiff_ends.0.as_millisecond().into(), jiff_ends.1.as_millisecond().into()),
            Some(TimeUnit::Milliseconds)
        )
    );
    let (min, max) = (DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC);
    assert_eq!(domain("chrono"), ((min.timestamp().into(), max.timestamp().into()), None));
    assert_eq!(domain("newest").1, Some(TimeUnit::Nanoseconds));
    let days = Some(TimeUnit::Days);
    let since = |date: jiff::civil::Date| i128::from((date - jiff::civil::date(1970, 1, 1)).get_days());
    let (first, last) = (jiff::civil::Date::MIN, jiff::civil::Date::MAX);
    assert_eq!(domain("jiff_day"), ((since(first), since(last)), days));
    let since = |date: NaiveDate| i128::from((date - NaiveDate::default()).num_days());
    assert_eq!(domain("chrono_day"), ((since(NaiveDate::MIN), since(NaiveDate::MAX)), days));
    assert_eq!(domain("time_day").1, days);
    assert_eq!(
        All::LAYOUT.to_string(),
        "\
offset  width  field       encoding                                                        order
     0     12  jiff        seconds since 1970, sign bit flipped, then nanoseconds          ascending
    12      8  ms          signed, sign bit flipped, big-endian, milliseconds since 1970   ascending
    20      8  newest      9223372036854775807 - time, big-endian, nanoseconds since 1970  descending
    28     12  chrono      seconds since 1970, sign bit flipped, then nanoseconds          ascending
    40     12  time        seconds since 1970, sign bit flipped, then nanoseconds          ascending
    52      4  jiff_day    signed, sign bit flipped, big-endian, days since 1970           ascending
    56      4  chrono_day  signed, sign bit flipped, big-endian, days since 1970           ascending
    60      4  time_day    signed, sign bit flipped, big-endian, days since 1970           ascending
"
    );
}

#[test]
fn a_row_explains_its_times() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Key {
        at: Timestamp,
        #[rowkey(unit = ms)]
        ms: Timestamp,
        #[reverse_ts]
        newest: Timestamp,
        day: jiff::civil::Date,
        #[pad(8)]
        text: jiff::civil::Date,
    }
    let at = jiff(-1, 500_000_000);
    let day = jiff::civil::date(2012, 9, 1);
    let row = Key { at, ms: at, newest: jiff(1_700_000_000, 1), day, text: day }.encode().unwrap();
    let said = Key::explain(&row);
    let said: Vec<&str> = said.segments.iter().map(|segment| &*segment.value).collect();
    assert_eq!(
        said,
        [
            "1969-12-31 23:59:59.500000000 UTC",
            "-500: 1969-12-31 23:59:59.500 UTC",
            "1700000000000000001: 2023-11-14 22:13:20.000000001 UTC",
            "15584: 2012-09-01",
            "2012-09-01",
        ]
    );
}

#[test]
fn the_unit_is_in_the_fingerprint() {
    macro_rules! fingerprint {
        ($($field:tt)*) => {{
            #[derive(RowKey)]
            struct Key { _seq: u8, $($field)* }
            Key::FINGERPRINT
        }};
    }
    let mut all = [
        fingerprint!(_at: SystemTime),
        fingerprint!(#[rowkey(unit = s)] _at: SystemTime),
        fingerprint!(#[rowkey(unit = ms)] _at: SystemTime),
        fingerprint!(#[rowkey(unit = us)] _at: SystemTime),
        fingerprint!(#[rowkey(unit = ns)] _at: SystemTime),
        fingerprint!(_at: i64),
        fingerprint!(#[reverse_ts] _at: SystemTime),
        fingerprint!(#[reverse_ts] #[rowkey(unit = s)] _at: SystemTime),
        fingerprint!(#[reverse_ts] _at: i64),
        fingerprint!(_at: jiff::civil::Date),
        fingerprint!(#[pad(8)] _at: jiff::civil::Date),
        fingerprint!(_at: i32),
    ];
    assert_eq!(
        fingerprint!(#[reverse_ts] _at: SystemTime),
        fingerprint!(#[reverse_ts] #[rowkey(unit = ns)] _at: SystemTime),
        "reverse_ts counts nanoseconds by default"
    );
    all.sort_unstable();
    assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{all:x?}");
}

/// Rows without a time come first, then those with one, newest first. No single range has the
/// times up to one of them and the rows without, so a bound that is a time excludes these.
#[test]
fn an_optional_time_that_runs_backwards() {
    use std::ops::{Bound, RangeBounds};

    #[derive(RowKey)]
    struct Key {
        kind: u8,
        #[reverse_ts]
        at: Option<i64>,
        end: u8,
    }
    let times = [None, Some(i64::MIN), Some(-1), Some(0), Some(5), Some(6), Some(i64::MAX)];
    let ends = |at| [Bound::Included(at), Bound::Excluded(at), Bound::Unbounded];
    // No value lies between these, so the scan is empty.
    let nothing = [Some(6)..Some(5), Some(5)..Some(5), Some(i64::MIN)..Some(i64::MIN), None..None];
    for bounds in nothing {
        let ranges = Key::prefix().kind(1).at_range(bounds.clone()).ranges();
        assert!(ranges.is_empty(), "{bounds:?}: {ranges:?}");
    }
    for (low, high) in times.iter().flat_map(|&low| times.map(|high| (low, high))) {
        for bounds in ends(low).into_iter().flat_map(|low| ends(high).map(move |high| (low, high))) {
            let range = Key::prefix().kind(1).at_range(bounds).range();
            for at in times {
                let all_without = matches!(bounds.1, Bound::Unbounded | Bound::Included(None));
                let expected = bounds.contains(&at) && (at.is_some() || all_without);
                let found = range.contains(&Key { kind: 1, at, end: 9 }.encode());
                assert_eq!(found, expected, "{at:?} in {bounds:?}");
            }
        }
    }
}
