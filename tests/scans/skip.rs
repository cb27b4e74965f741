//! Skip scans: exactly the matching rows, with as few seeks as there are runs of them.

use std::collections::BTreeMap;
use std::iter;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use rowkey::{KeyRange, Prefix, RowKey, RowKeyRef as _, SkipScan, Step};

use super::keys::{Bytes, Delimited, Departure, Descending, SaltOverAll, Salted, TwoSaltBytes, Unordered};
use super::store::{Store, found, store};

/// How many seeks a scan makes if it never steps instead, and how many runs of rows match.
pub fn seeks(table: &Store, scan: &SkipScan) -> (usize, usize) {
    let (mut seeks, mut runs) = (0, 0);
    let mut in_run = false;
    let mut at = scan.start();
    while let Some(from) = at.take() {
        seeks += 1;
        for (row, ()) in table.range(from.to_vec()..) {
            match scan.next(row) {
                Step::Match => {
                    runs += usize::from(!in_run);
                    in_run = true;
                    continue;
                }
                Step::Seek(next) => at = Some(next),
                Step::Done => {}
            }
            in_run = false;
            break;
        }
    }
    (seeks, runs)
}

#[test]
fn where_every_row_exists_each_seek_lands_on_a_match() {
    let all = (0..10).flat_map(|airport| (0..24).map(move |hour| (airport, hour)));
    let rows =
        all.flat_map(|(airport, hour)| (0..10).map(move |carrier| Departure { airport, hour, carrier }));
    let table = store(rows.map(|key| key.encode().unwrap()));
    let prefix = Departure::prefix;
    for (scan, matches) in [
        (prefix().airport_any().hour(9).unwrap().carrier(3).unwrap().skip(), 10),
        (prefix().airport_in([1, 2, 5]).hour_range(3..=4).carrier_in([0, 9]).skip(), 12),
        (prefix().airport_range(2..4).hour_any().carrier_range(..=0).skip(), 48),
        (prefix().airport_any().hour_in([0, 23]).skip(), 200),
        (prefix().airport(3).unwrap().hour(3).unwrap().carrier(3).unwrap().skip(), 1),
        (prefix().skip(), 2400),
    ] {
        assert_eq!(found(&table, &scan).0.len(), matches, "{scan:?}");
        let (seeks, runs) = seeks(&table, &scan);
        // The last seek may find that nothing is left.
        assert!(seeks <= runs + 1, "{seeks} seeks for {runs} runs: {scan:?}");
    }
}

/// Every field open, with one value, with some values, or with bounds, in all combinations.
macro_rules! combinations {
    ($all:ident, $scan:expr;) => { $all.push($scan.skip()) };
    ($all:ident, $scan:expr;
     [$any:ident, $in:ident $one:expr, $some:expr, $range:ident $bounds:expr] $($rest:tt)*) => {
        combinations!($all, $scan.$any(); $($rest)*);
        combinations!($all, $scan.$in($one); $($rest)*);
        combinations!($all, $scan.$in($some); $($rest)*);
        combinations!($all, $scan.$range($bounds); $($rest)*);
    };
}

/// A scan seeks no more often than an oracle that knows all rows, which seeks once for each run of matching rows. If the table
/// has every possible row, this holds for `next` alone. The fewer rows a table has, the more of the possible ones are missing,
/// and each `next` finds out about one; but then few rows lie in between, and `scan` reads past them.
#[test]
#[allow(clippy::vec_init_then_push, reason = "a macro pushes")]
fn seeks_are_as_many_as_runs_of_matching_rows() {
    let mut scans: Vec<SkipScan> = Vec::new();
    combinations! { scans, Departure::prefix();
        [airport_any, airport_in [3], [0, 4, 9], airport_range 2..=7]
        [hour_any, hour_in [9], [0, 7, 8, 23], hour_range 6..12]
        [carrier_any, carrier_in [5], [1, 2, 9], carrier_range 3..5]
    }
    assert_eq!(scans.len(), 64);
    let mut random = fastrand::Rng::with_seed(7);
    // Every row is there; then one of so many.
    for one_of in [1, 2, 10, 100] {
        let mut table = BTreeMap::new();
        for airport in 0..10 {
            for hour in 0..24 {
                for carrier in 0..10 {
                    let key = Departure { airport, hour, carrier };
                    if random.u32(0..one_of) == 0 {
                        table.insert(key.encode().unwrap().to_vec(), ());
                    }
                }
            }
        }
        let counts: Vec<_> = scans.iter().map(|scan| seeks(&table, scan)).collect();
        let total: usize = counts.iter().map(|(seeks, _)| seeks).sum();
        // A scan that finds nothing has to seek once to know.
        let oracle: usize = counts.iter().map(|(_, runs)| runs.max(&1)).sum();
        let ratio = total as f64 / oracle as f64;
        println!("one row of {one_of}: {total} seeks by `next` for {oracle} runs, {ratio:.3}");
        assert!(one_of > 1 || ratio <= 1.05, "{total} seeks for {oracle} runs");

        let total: usize = scans.iter().map(|scan| found(&table, scan).1).sum();
        let ratio = total as f64 / oracle as f64;
        println!("one row of {one_of}: {total} seeks by `scan` for {oracle} runs, {ratio:.3}");
        assert!(ratio <= 1.05, "{total} seeks for {oracle} runs");
    }
}

/// The same for random tables, with all kinds of constraints.
#[test]
#[allow(clippy::vec_init_then_push, reason = "a macro pushes")]
fn seeks_of_random_tables_are_as_many_as_runs() {
    let (mut total, mut oracle) = (0, 0);
    macro_rules! layout {
        ($key:ident: $($fields:tt)*) => {{
            let mut scans: Vec<SkipScan> = Vec::new();
            combinations! { scans, $key::prefix(); $($fields)* }
            let mut random = TestRunner::deterministic();
            let (mut own, mut runs_of_own) = (0, 0);
            for rows in [10, 100, 1000] {
                let key = || any::<$key>().new_tree(&mut random).unwrap().current().try_encode();
                let table: BTreeMap<Vec<u8>, ()> =
                    iter::repeat_with(key).take(rows).map(|row| (row.unwrap().to_vec(), ())).collect();
                own += scans.iter().map(|scan| found(&table, scan).1).sum::<usize>();
                runs_of_own += scans.iter().map(|scan| seeks(&table, scan).1.max(1)).sum::<usize>();
            }
            println!("{}: {own} seeks for {runs_of_own} runs", stringify!($key));
            total += own;
            oracle += runs_of_own;
        }};
    }
    layout! { Bytes:
        [a_any, a_in [1], [0, 255], a_range 1..]
        [b_any, b_in [3], [0, 1, 2], b_range ..3]
        [c_any, c_in [2], [1, 255], c_range 1..=3]
    }
    layout! { Descending:
        [a_any, a_in ["a"], ["", "ab", "b"], a_range "a".."b"]
        [b_any, b_in [None], [Some(1), Some(255)], b_range Some(1)..]
        [c_any, c_in ["b"], ["", "a"], c_range "a"..]
    }
    layout! { Delimited:
        [a_any, a_in ["a"], ["", "ab", "b"], a_range "a".."b"]
        [b_any, b_in [7], [30, 31, 99], b_range 20..50]
        [c_any, c_in ["b"], ["", "a"], c_range "a"..]
    }
    layout! { Unordered:
        [a_any, a_in ["a"], ["", "ab", "b"], a_in ["a", "b"]]
        [b_any, b_in [7], [3, 20, 29], b_in [0, 1]]
        [c_any, c_in ["b"], ["", "a"], c_range "a"..]
    }
    layout! { Salted:
        [a_any, a_in [1], [0, 255], a_range 1..]
        [b_any, b_in ["a"], ["", "ab", "b"], b_range "a".."b"]
        [c_any, c_in [0], [-3, 2], c_range -1..2]
    }
    layout! { TwoSaltBytes:
        [a_any, a_in [None], [Some("a"), Some("b")], a_range Some("a")..]
        [b_any, b_in [3], [0, 1, 2], b_range ..3]
        [c_any, c_in ["b"], ["", "a"], c_range "a"..]
    }
    layout! { SaltOverAll:
        [a_any, a_in [1], [0, 255], a_range 1..]
        [b_any, b_in ["a"], ["", "ab", "b"], b_range "a".."b"]
    }
    println!("{total} seeks for {oracle} runs, {:.3}", total as f64 / oracle as f64);
    assert!(total as f64 <= 1.05 * oracle as f64, "{total} seeks for {oracle} runs");
}

#[test]
fn near_rows_are_read_and_far_ones_sought() {
    let rows = |between: u8| store((0..100u8).flat_map(|a| (0..=between).map(move |b| [a, b, 0])));
    let scan = Bytes::prefix().a_any().b(0).skip();
    let (near, opened) = found(&rows(3), &scan);
    assert_eq!((near.len(), opened), (100, 1));
    let (far, opened) = found(&rows(60), &scan);
    // The last time, for an `a` of 100, which could be.
    assert_eq!((far.len(), opened), (100, 101));
}

#[test]
fn far_rows_do_not_hide_near_ones_for_long() {
    // First 40 values of `a` with many rows, then values with few.
    let far = (0..40u8).flat_map(|a| (0..60u8).map(move |b| [a, b, 0]));
    let near = (40..240u8).flat_map(|a| (0..3u8).map(move |b| [a, b, 0]));
    let table = store(far.chain(near));
    let (rows, opened) = found(&table, &Bytes::prefix().a_any().b(0).skip());
    assert_eq!(rows.len(), 240);
    // One seek for each far row, and at most 16 until a near one is looked for.
    assert!((41..=41 + 16).contains(&opened), "{opened}");
}

#[test]
fn a_run_of_matches_ends_where_it_has_to() {
    // Ten rows of each `b`; the scan has every second `b`, and bounds on `c`, so that runs also end within a `b`.
    let rows = || (0..3u8).flat_map(|a| (0..10).flat_map(move |b| (0..10).map(move |c| vec![a, b, c])));
    let table = store(rows());
    let filtered = |holds: fn(&[u8]) -> bool| rows().filter(|row| holds(row)).collect::<Vec<_>>();
    let prefix = Bytes::prefix;
    for (scan, expected) in [
        (prefix().a_any().b_in([0, 2, 4, 6, 8]).skip(), filtered(|row| row[1] % 2 == 0)),
        (prefix().a_any().b_range(2..9).c_any().skip(), filtered(|row| (2..9).contains(&row[1]))),
        (
            prefix().a_in([0, 2]).b_range(..).c_range(1..8).skip(),
            filtered(|row| row[0] != 1 && (1..8).contains(&row[2])),
        ),
        (prefix().a_range(1..).skip(), filtered(|row| row[0] >= 1)),
    ] {
        assert_eq!(found(&table, &scan).0, expected, "{scan:?}");
        // A store that returns more than the range, as one that reads whole blocks does.
        let page = scan.within(&prefix().a_range(..2).range());
        let page: Vec<_> = page.scan(|_| table.keys(), |row| &row[..]).cloned().collect();
        assert_eq!(page, expected.iter().filter(|row| row[0] < 2).cloned().collect::<Vec<_>>(), "{scan:?}");
    }
}

/// The rows of two keys differ only in the literal after the last field that the scan asks for. A run of matches must not continue
/// into the rows of the other key.
#[test]
fn a_run_of_matches_ends_with_its_literal() {
    #[derive(RowKey)]
    struct Order {
        #[salt(buckets = 2)]
        user: u8,
        at: u8,
        #[rowkey(literal = "o:")]
        id: u8,
    }
    #[derive(RowKey)]
    struct Payment {
        #[salt(buckets = 2)]
        user: u8,
        at: u8,
        #[rowkey(literal = "p:")]
        id: u8,
    }
    let all = || (0..3).flat_map(|user| (0..3).flat_map(move |at| (0..9).map(move |id| (user, at, id))));
    let orders = all().map(|(user, at, id)| Order { user, at, id }.encode());
    let table = store(orders.chain(all().map(|(user, at, id)| Payment { user, at, id }.encode())));
    let prefix = Order::prefix;
    for (scan, count) in [
        (prefix().user(1).at(2).skip(), 9),
        (prefix().user_in([1]).at_in([2]).skip(), 9),
        (prefix().user(1).at_range(2..=2).skip(), 9),
        (prefix().user_in([0, 2]).at_in([0, 1]).skip(), 36),
        (prefix().user_any().at(2).skip(), 27),
        (prefix().user_any().at_in([2]).skip(), 27),
        (prefix().user_any().at_range(2..).skip(), 27),
        (prefix().user_range(1..).at_range_in([0..1, 2..3]).skip(), 36),
    ] {
        let rows = found(&table, &scan).0;
        assert_eq!(rows.len(), count, "{scan:?}");
        for row in table.keys() {
            let matches = scan.next(row) == Step::Match;
            assert_eq!((matches, rows.contains(row)), (matches, matches), "{scan:?} {row:02x?}");
            assert!(!matches || Order::decode(row).is_ok(), "{scan:?} {row:02x?}");
        }
    }
}

#[test]
fn an_error_ends_the_scan() {
    let scan = Bytes::prefix().a_any().b(2).skip();
    let open = |_: KeyRange| [Ok([1, 2, 3]), Err("broken"), Ok([1, 2, 4])];
    let items: Vec<Result<[u8; 3], &str>> = scan.try_scan(open, |row| row).collect();
    assert_eq!(items, [Ok([1, 2, 3]), Err("broken")]);
}

/// A scan can be sent to another thread, however many fields it has.
#[test]
fn scans_of_many_fields_are_send() {
    macro_rules! key {
        ($($field:ident)*) => {
            #[derive(RowKey)]
            struct Wide { $($field: u8,)* }

            fn sent(_: &(impl Send + Sync + Clone + std::fmt::Debug)) {}
            let scan = Wide::prefix()$(.$field(0))*;
            sent(&scan);
            assert!(scan.range().contains(&[0; 100]));
            sent(&Wide::prefix().f00_range(1..));
        };
    }
    key! {
        f00 f01 f02 f03 f04 f05 f06 f07 f08 f09 f10 f11 f12 f13 f14 f15 f16 f17 f18 f19 f20 f21 f22 f23 f24 f25 f26 f27 f28 f29
        f30 f31 f32 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47 f48 f49 f50 f51 f52 f53 f54 f55 f56 f57 f58 f59
        f60 f61 f62 f63 f64 f65 f66 f67 f68 f69 f70 f71 f72 f73 f74 f75 f76 f77 f78 f79 f80 f81 f82 f83 f84 f85 f86 f87 f88 f89
        f90 f91 f92 f93 f94 f95 f96 f97 f98 f99
    }
}

fn series(a: u8, b: u8) -> Prefix<Bytes, 2> {
    Bytes::prefix().a(a).b(b)
}

#[test]
fn a_scan_half_built_has_a_name() {
    assert_eq!(series(1, 2).c_in([3, 4]).ranges().len(), 2);
    assert_eq!(series(1, 2).range().start(), [1, 2]);
}

/// It took minutes: each shorter list was compared with the bound.
#[test]
fn a_bound_of_a_long_list_is_found_at_once() {
    #[derive(RowKey)]
    struct Marks {
        a: u8,
        marks: Vec<bool>,
    }

    let marks: Vec<bool> = (0..1_000_000).map(|i| i % 3 == 0).collect();
    let scan = Marks::prefix().a_any().marks_range(&marks[..]..).skip();
    let start = Instant::now();
    let found = scan.next(&[1, 0]);
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    assert_eq!(found, Step::Seek(Marks { a: 1, marks }.encode()));
}

/// It took as long as there are values, at each row.
#[test]
fn a_large_set_of_a_rest_field_is_searched() {
    #[derive(RowKey)]
    struct Word {
        #[rowkey(rest)]
        text: String,
        n: u8,
    }

    let word = |text: &str| Word { text: text.into(), n: 0 }.encode();
    let texts: Vec<String> = (0..200_000).map(|i| format!("{i:06}")).collect();
    let scan = Word::prefix().text_in(texts.iter().map(|text| &**text)).skip();
    let start = Instant::now();
    for i in 195_000..200_000 {
        // Longer rows that begin with a value may have it.
        let row = word(&format!("{i:06}x"));
        assert_eq!(scan.next(&row), Step::Seek([&row[..], &[0]].concat().into()));
    }
    assert_eq!(scan.next(&word("2")), Step::Done);
    assert_eq!(scan.next(&word("1x")), Step::Done);
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
}

/// A store may hold bytes that end within the salt. Up to the end of a run that began there, rows of all buckets that begin with
/// these bytes would be given.
#[test]
fn bytes_that_end_within_the_salt_begin_no_run() {
    #[derive(RowKey)]
    struct Spread {
        #[salt(buckets = 300)]
        id: u16,
    }

    let rows = |first: u8, ids: RangeInclusive<u16>| {
        ids.map(|id| Spread { id }.encode().to_vec()).filter(move |row| row[0] == first)
    };
    let mut matching: Vec<_> = rows(0, 0..=0x7fff).take(3).collect();
    matching.sort_unstable();
    let table = store(matching.iter().cloned().chain([vec![1]]).chain(rows(1, 0x8000..=0xffff)));
    let scan = Spread::prefix().id_range(..0x8000).skip();
    assert_eq!(found(&table, &scan).0, matching);
    assert_eq!(scan.next(&[1]), Step::Seek([1, 0, 0, 0][..].into()));
}
