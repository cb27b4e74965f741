//! Every change of one byte of a row: it is the row of another key, found by each question for that key, or it is refused, and
//! then for the same reason by the layout alone.

use std::fmt::Debug;

use rowkey::{KeyRange, RowKey};

/// The ranges that hold one value: by value, by a set of one, by a bound of one value, and by the layout.
type Asked<T> = fn(T) -> [Vec<KeyRange>; 3];

/// Changes each byte of each row to every other. `is_row` is a rule of its own; `field` is where the value is in the row.
fn changes<K, T>(keys: Vec<K>, value: fn(&K) -> T, is_row: fn(&[u8]) -> bool, asked: Asked<T>)
where
    K: RowKey + Debug + PartialEq,
    T: Copy,
{
    let finds = |key: &K, row: &[u8], is: bool| {
        for ranges in asked(value(key)) {
            assert_eq!(ranges.iter().any(|range| range.contains(row)), is, "{key:?} {}", row.escape_ascii());
        }
    };
    for key in keys {
        let row = key.try_encode().unwrap_or_else(|error| panic!("{key:?}: {error}"));
        assert_eq!(K::decode(&row).as_ref(), Ok(&key));
        assert!(is_row(&row), "{}", row.escape_ascii());
        finds(&key, &row, true);
        let (mut others, mut refused) = (0, 0);
        for (at, byte) in (0..row.len()).flat_map(|at| (0..=u8::MAX).map(move |byte| (at, byte))) {
            let mut changed = row.to_vec();
            changed[at] = byte;
            let (shown, explained) = (changed.escape_ascii().to_string(), K::LAYOUT.explain(&changed));
            match K::decode(&changed) {
                Ok(other) => {
                    assert!(is_row(&changed) && explained.fault.is_none(), "{shown}");
                    assert_eq!(*other.try_encode().expect("it is a row"), changed, "{shown}");
                    finds(&other, &changed, true);
                    finds(&key, &changed, changed == *row);
                    finds(&other, &row, changed == *row);
                    others += 1;
                }
                Err(error) => {
                    assert!(!is_row(&changed), "{shown}: {error}");
                    assert_eq!(
                        explained.fault.map(|fault| fault.offset),
                        Some(error.offset()),
                        "{shown}: {error}"
                    );
                    refused += 1;
                }
            }
        }
        assert!(others > row.len() && refused > 100 * row.len(), "{key:?}: {others} {refused}");
    }
}

/// A key whose field `at`, of this type, is asked for; what its `f(v)` needs to be a scan; and the rule of its rows.
macro_rules! changes {
    ($(#[$attr:meta])* $ty:ty $(=> $unwrap:ident)?, $values:expr, $is_row:expr) => {{
        #[derive(RowKey, Debug, PartialEq)]
        #[rowkey(allow(hotspot))]
        struct K {
            $(#[$attr])*
            at: $ty,
        }
        let asked: Asked<$ty> = |at| {
            let by_value = K::prefix().at(at)$(.$unwrap())?.range();
            let by_set = K::prefix().at_in([at]).ranges().into_iter().collect();
            [vec![by_value], by_set, vec![K::prefix().at_range(at..=at).range()]]
        };
        changes::<K, $ty>($values.into_iter().map(|at| K { at }).collect(), |key| key.at, $is_row, asked);
    }};
}

/// 16 digits of one case, of a distance up to `most`.
fn is_hex(row: &[u8], upper: bool, most: u64) -> bool {
    let digit = |byte: &u8| {
        byte.is_ascii_digit()
            || if upper { (b'A'..=b'F').contains(byte) } else { (b'a'..=b'f').contains(byte) }
    };
    let text = String::from_utf8_lossy(row);
    row.len() == 16
        && row.iter().all(digit)
        && u64::from_str_radix(&text, 16).is_ok_and(|distance| distance <= most)
}

#[test]
fn a_reversed_time_in_hexadecimal() {
    changes!(
        #[reverse_ts]
        #[rowkey(hex)]
        i64,
        [0, -1, i64::MIN, i64::MAX, 1_700_000_000_000],
        |row| is_hex(row, false, u64::MAX)
    );
    changes!(
        #[reverse_ts]
        #[rowkey(hex = upper)]
        i64,
        [0, 0x5432_10EF_CDAB_9876],
        |row| is_hex(row, true, u64::MAX)
    );
    changes!(
        #[reverse_ts(from = u64::MAX)]
        #[rowkey(hex)]
        u64,
        [0, 1, u64::MAX],
        |row| is_hex(row, false, u64::MAX)
    );
    changes!(
        #[reverse_ts(from = 0xABCD)]
        #[rowkey(hex = upper)]
        u64 => unwrap,
        [0, 1, 0xABCC, 0xABCD],
        |row| is_hex(row, true, 0xABCD)
    );
}

/// Digits where `shape` has a 0, else its characters; a date of the calendar and a time of a day, by chrono; up to `last`.
fn is_of(shape: &str, row: &[u8], last: &str) -> bool {
    let same = |(byte, own): (&u8, u8)| if own == b'0' { byte.is_ascii_digit() } else { *byte == own };
    if row.len() != shape.len() || !row.iter().zip(shape.bytes()).all(same) || row > last.as_bytes() {
        return false;
    }
    let digits: Vec<u32> =
        row.iter().filter(|byte| byte.is_ascii_digit()).map(|byte| u32::from(byte - b'0')).collect();
    let number =
        |from: usize, to: usize| digits[from..to].iter().fold(0, |number, digit| number * 10 + digit);
    let date = chrono::NaiveDate::from_ymd_opt(number(0, 4) as i32, number(4, 6), number(6, 8));
    let clock = match digits.len() {
        8 => true,
        _ => chrono::NaiveTime::from_hms_opt(number(8, 10), number(10, 12), number(12, 14)).is_some(),
    };
    date.is_some() && clock
}

/// After all.
const LAST: &str = "~";
/// That of `jiff::Timestamp`.
const LAST_OF_JIFF: &str = "9999-12-30T22:00:00Z";

#[test]
fn a_date_as_text() {
    use jiff::civil::date;
    let days = [
        date(2018, 6, 30),
        date(0, 1, 1),
        date(9999, 12, 31),
        date(2024, 2, 29),
        date(2100, 2, 28),
        date(1969, 12, 31),
    ];
    changes!(#[rowkey(text)] jiff::civil::Date => unwrap, days, |row| is_of("0000-00-00", row, LAST));
    let days = [
        chrono::NaiveDate::from_ymd_opt(2000, 2, 29).unwrap(),
        chrono::NaiveDate::from_ymd_opt(0, 12, 31).unwrap(),
    ];
    changes!(#[rowkey(text)] chrono::NaiveDate => unwrap, days, |row| is_of("0000-00-00", row, LAST));
    let days = [time::Date::from_calendar_date(1900, time::Month::February, 28).unwrap()];
    changes!(#[rowkey(text)] time::Date => unwrap, days, |row| is_of("0000-00-00", row, LAST));
}

#[test]
fn a_time_as_text() {
    let at = |text: &str| text.parse::<jiff::Timestamp>().unwrap();
    let seconds =
        ["2023-11-14T22:13:20Z", "0000-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "9999-12-30T22:00:00Z"]
            .map(at);
    changes!(#[rowkey(text)] jiff::Timestamp => unwrap, seconds, |row| is_of("0000-00-00T00:00:00Z", row, LAST_OF_JIFF));
    changes!(#[rowkey(text = compact)] jiff::Timestamp => unwrap, seconds, |row| is_of("00000000000000", row, "99991230220000"));
    let utc = |text: &str| text.parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    let millis =
        ["2016-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z", "2000-02-29T00:00:00.001Z"].map(utc);
    changes!(#[rowkey(text, unit = ms)] chrono::DateTime<chrono::Utc> => unwrap, millis, |row| is_of("0000-00-00T00:00:00.000Z", row, LAST));
    changes!(#[rowkey(text = compact, unit = us)] chrono::DateTime<chrono::Utc> => unwrap, millis, |row| is_of("00000000000000000000", row, LAST));
    let system = |text: &str| std::time::SystemTime::from(utc(text));
    let nanos = ["0000-01-01T00:00:00.000000001Z", "9999-12-31T23:59:59.999999999Z"].map(system);
    changes!(#[rowkey(text, unit = ns)] std::time::SystemTime => unwrap, nanos, |row| is_of("0000-00-00T00:00:00.000000000Z", row, LAST));
    let offset = [time::OffsetDateTime::from_unix_timestamp(1_700_000_000).unwrap()];
    changes!(#[rowkey(text)] time::OffsetDateTime => unwrap, offset, |row| is_of("0000-00-00T00:00:00Z", row, LAST));
}

/// Rows of whole units around the edges of the type and of a day, and bounds at each of them, a nanosecond beside it, and in a leap
/// second: a range holds what is within its bounds, and nothing is lost.
#[test]
fn a_bound_between_two_rows() {
    use chrono::{DateTime, Timelike as _, Utc};

    macro_rules! between {
        ($($per_second:literal: #[$attr:meta], #[$desc:meta];)*) => {$({
            #[derive(RowKey, Debug)]
            #[rowkey(allow(hotspot))]
            struct Up {
                #[$attr]
                at: DateTime<Utc>,
            }
            #[derive(RowKey, Debug)]
            #[rowkey(allow(hotspot))]
            struct Down {
                #[$desc]
                at: DateTime<Utc>,
            }
            let edges: [i128; 4] = [-62_167_219_200, 0, 1_483_228_799, 253_402_300_799];
            let (per_second, mut times): (i128, _) = ($per_second, Vec::new());
            for (edge, by) in edges.into_iter().flat_map(|edge| (-1..=1).map(move |by| (edge, by))) {
                let count = edge * per_second + by;
                let nanos = count.rem_euclid(per_second) * (1_000_000_000 / per_second);
                let second = DateTime::from_timestamp(count.div_euclid(per_second) as i64, 0).unwrap();
                for nanos in [nanos, nanos + 1, nanos + 1_000_000_000 / per_second - 1, 1_000_000_000, 1_999_999_999] {
                    times.extend(second.with_nanosecond(nanos as u32));
                }
            }
            times.sort();
            times.dedup();
            let rows: Vec<_> = times.iter().filter_map(|at| Some((*at, Up { at: *at }.encode().ok()?, Down { at: *at }.encode().ok()?))).collect();
            assert!(rows.len() >= 10 && rows.is_sorted_by(|a, b| a.1 < b.1) && rows.is_sorted_by(|a, b| a.2 > b.2), "{}", rows.len());
            for (low, high) in times.iter().flat_map(|low| times.iter().map(move |high| (*low, *high))) {
                use std::ops::Bound::{Excluded, Included, Unbounded};
                let bounds = [(Included(low), Included(high)), (Excluded(low), Excluded(high)), (Included(low), Unbounded), (Unbounded, Excluded(high))];
                for bounds in bounds {
                    let (up, down) = (Up::prefix().at_range(bounds).range(), Down::prefix().at_range(bounds).range());
                    let mut some = false;
                    for (at, ascending, descending) in &rows {
                        let within = std::ops::RangeBounds::contains(&bounds, at);
                        some |= within;
                        assert_eq!(up.contains(ascending), within, "{at} {bounds:?}");
                        assert_eq!(down.contains(descending), within, "{at} {bounds:?}");
                    }
                    // A range that nothing lies in is empty.
                    if bounds.1 != Unbounded && low < high && high - low < chrono::TimeDelta::nanoseconds((1_000_000_000 / per_second) as i64) {
                        assert_eq!((up.is_empty(), down.is_empty()), (!some, !some), "{bounds:?}");
                    }
                }
            }
        })*};
    }
    between! {
        1: #[rowkey(text)], #[rowkey(text, desc)];
        1: #[rowkey(text = compact)], #[rowkey(text = compact, desc)];
        1_000: #[rowkey(text, unit = ms)], #[rowkey(text, unit = ms, desc)];
        1_000_000: #[rowkey(text = compact, unit = us)], #[rowkey(text = compact, unit = us, desc)];
        1_000_000_000: #[rowkey(text, unit = ns)], #[rowkey(text, unit = ns, desc)];
    }
}
