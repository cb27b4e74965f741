//! Values that are not next to each other: bytes that mean something to one place (an end, an escape, a delimiter, and
//! each of them under a complement) are nothing to the others. A scan holds the rows that lie between its bounds.

use std::cmp::Reverse;
use std::fmt::Debug;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::ops::{Bound, RangeBounds};

use fastrand::Rng;
use rowkey::{KeyRange, KeyRanges, RowKey, RowKeyRef};

use super::places::{Action, LEVELS, Level, pairs};
use super::strings::strings;

const BYTES: [u8; 12] = [0x00, 0x01, 0x02, 0x2B, 0x2C, 0x2D, 0x61, 0xD2, 0xD3, 0xD4, 0xFE, 0xFF];

/// `descending`: larger values have smaller rows.
#[track_caller]
fn check_rows<T: Debug>(
    what: &str,
    values: &[T],
    descending: bool,
    row: impl Fn(&T) -> Option<Vec<u8>>,
    scan: impl Fn(Bound<&T>, Bound<&T>) -> (KeyRange, KeyRanges),
) {
    let mut sample: Vec<(Vec<u8>, &T)> =
        values.iter().filter_map(|value| Some((row(value)?, value))).collect();
    sample.sort_by(|a, b| a.0.cmp(&b.0));
    if descending {
        sample.reverse();
    }
    assert!(sample.len() > 5, "{what}: few values have a row");
    let rng = &mut Rng::with_seed(7);
    let len = sample.len();
    let near = (0..len - 1).flat_map(|low| [(low, low), (low, low + 1), (low, (low + 5).min(len - 1))]);
    let far: Vec<(usize, usize)> = (0..len).map(|_| (rng.usize(..len), rng.usize(..len))).collect();
    let ends = [Bound::Included, Bound::Excluded];
    for (low, high) in near.chain(far) {
        for (from, to) in ends.iter().flat_map(|from| ends.map(|to| (from(low), to(high)))) {
            let bounds = (from.map(|low| sample[low].1), to.map(|high| sample[high].1));
            let (range, ranges) = scan(bounds.0, bounds.1);
            // Rows are sorted, so it is enough to check those at the bounds.
            let at =
                [0, low.saturating_sub(1), low, low + 1, high.saturating_sub(1), high, high + 1, len - 1];
            for i in at.into_iter().filter(|i| *i < len) {
                let (row, value) = &sample[i];
                let inside = (from, to).contains(&i);
                let found = ranges.iter().filter(|range| range.contains(row)).count();
                let said = (range.contains(row), found);
                assert_eq!(said, (inside, usize::from(inside)), "{what}: {value:?} in {bounds:?}: {range:?}");
            }
        }
    }
}

/// Keys in others, in each place that changes how they end.
macro_rules! apart {
    ($($test:ident: $(#[$key:meta])* { $($(#[$attr:meta])* $field:ident: $ty:ty),* } $values:expr;)*) => {$(
        #[test]
        fn $test() {
            #[derive(RowKey, Debug, Clone)]
            $(#[$key])*
            struct Key { $($(#[$attr])* $field: $ty,)* }

            #[derive(RowKey)]
            struct Middle {
                id: bool,
                key: Key,
                seq: u8,
            }

            #[derive(RowKey)]
            struct MiddleDown {
                id: bool,
                #[rowkey(desc)]
                key: Key,
                seq: u8,
            }

            #[derive(RowKey)]
            struct Last {
                id: bool,
                key: Key,
            }

            #[derive(RowKey)]
            struct LastDown {
                id: bool,
                #[rowkey(desc)]
                key: Key,
            }

            #[derive(RowKey)]
            struct Optional {
                id: bool,
                key: Option<Key>,
                seq: u8,
            }

            #[derive(RowKey)]
            struct OptionalDown {
                id: bool,
                #[rowkey(desc)]
                key: Option<Key>,
                seq: u8,
            }

            let values: Vec<Key> = $values.into_iter().map(|($($field,)*)| Key { $($field),* }).collect();
            apart!(@place Key values Middle false [seq], |value| value.clone(), value);
            apart!(@place Key values MiddleDown true [seq], |value| value.clone(), value);
            apart!(@place Key values Last false [], |value| value.clone(), value);
            apart!(@place Key values LastDown true [], |value| value.clone(), value);
            apart!(@place Key values Optional false [seq], |value| Some(value.clone()), Some(value));
            apart!(@place Key values OptionalDown true [seq], |value| Some(value.clone()), Some(value));
        }
    )*};
    (@place $key:ident $values:ident $outer:ident $descending:literal [$($rest:ident)?], |$value:ident| $make:expr, $arg:expr) => {
        check_rows(
            stringify!($outer),
            &$values,
            $descending,
            |$value| Some($outer { id: true, key: $make, $($rest: 7)? }.try_encode().ok()?.into()),
            |low, high| {
                let bounds = (low.map(|$value: &$key| $arg), high.map(|$value: &$key| $arg));
                let scan = $outer::prefix().id(true).key_range(bounds);
                (scan.clone().range(), scan.ranges())
            },
        );
    };
}

fn flags<T: Clone>(values: impl IntoIterator<Item = T>) -> Vec<(T, bool)> {
    pairs(values, [false, true])
}

fn few_texts() -> Vec<Vec<u8>> {
    [&b""[..], b"\0", b"-", b"a", b"\xD3", b"\xFF", b"\xFF\xFF"].map(Vec::from).to_vec()
}

apart! {
    text_first: { text: Vec<u8>, flag: bool } flags(strings(&BYTES, 2));
    text_last: { flag: bool, text: Vec<u8> } pairs([false, true], strings(&BYTES, 2));
    text_turned_first: { #[rowkey(desc)] text: Vec<u8>, flag: bool } flags(strings(&BYTES, 2));
    text_turned_last: { flag: bool, #[rowkey(desc)] text: Vec<u8> } pairs([false, true], strings(&BYTES, 2));
    text_ended_by_nul: { #[rowkey(nul)] text: Vec<u8>, flag: bool } flags(strings(&BYTES, 2));
    text_last_without_nul: { flag: bool, #[rowkey(nul)] text: Vec<u8> } pairs([false, true], strings(&BYTES, 2));
    text_ended_by_nul_turned: { #[rowkey(nul, desc)] text: Vec<u8>, flag: bool } flags(strings(&BYTES, 2));
    text_filled: { #[pad(2)] text: Vec<u8>, flag: bool } flags(strings(&BYTES, 2));
    text_filled_by_commas: { #[pad(2, fill = ',')] text: Vec<u8>, flag: bool } flags(strings(&BYTES, 2));
    text_or_none: { text: Option<Vec<u8>>, flag: bool } flags(strings(&BYTES, 2).into_iter().map(Some).chain([None]));
    text_in_a_pair: { pair: (Vec<u8>, bool), flag: bool } flags(flags(strings(&BYTES, 2)));
    text_reversed: { text: Reverse<Vec<u8>>, flag: bool } flags(strings(&BYTES, 2).into_iter().map(Reverse));
    text_delimited: #[rowkey(delimiter = ",")] { text: Vec<u8>, #[pad(1)] digit: u8 } pairs(strings(&BYTES, 2), [0, 9]);
    text_delimited_last: #[rowkey(delimiter = ",")] { #[pad(1)] digit: u8, text: Vec<u8> } pairs([0, 9], strings(&BYTES, 2));
    text_delimited_twice: #[rowkey(delimiter = ",")] { text: Vec<u8>, rest: Vec<u8> } pairs(strings(&BYTES, 2), few_texts());
    text_delimited_by_nul: #[rowkey(delimiter = "\0")] { text: Vec<u8>, rest: Vec<u8> } pairs(strings(&BYTES, 2), few_texts());
    text_delimited_by_a_letter: #[rowkey(delimiter = "a", allow(delimiter))] { text: Vec<u8>, rest: Vec<u8> } pairs(strings(&BYTES, 2), few_texts());
    variants_then_text: { action: Action, text: Vec<u8> } pairs([Action::Log, Action::Login, Action::Logout], strings(&BYTES, 2));
    variants_delimited: #[rowkey(delimiter = ",")] { action: Action, text: Vec<u8> } pairs([Action::Log, Action::Login, Action::Logout], strings(&BYTES, 2));
    numbers: { narrow: (i8, Option<i8>), level: Level } pairs(pairs([-128, -1, 0, 127], [None, Some(-1), Some(127)]), LEVELS);
    addresses: { address: IpAddr, flag: bool } flags([
        Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::LOCALHOST.into(), Ipv4Addr::BROADCAST.into(),
        Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::LOCALHOST.into(), IpAddr::V6(Ipv6Addr::from_bits(!0)),
    ]);
}
