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
