//! Scans with constraints on any fields: as a product of ranges and as a skip scan, compared with the matching rows.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::collections::BTreeMap;
use std::iter;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use rowkey::{KeyRange, KeyRanges, Prefix, RowKey, RowKeyRef as _, SkipScan, Step};

/// Declares keys whose laws are checked, random questions among them, with a strategy for each field.
macro_rules! keys {
    ($($test:ident: $(#[$key:meta])* $name:ident { $($(#[$field:meta])* $f:ident: $ty:ty = $values:expr,)* })*) => {$(
        #[derive(RowKey, Debug, Clone, PartialEq)]
        $(#[$key])*
        struct $name { $($(#[$field])* $f: $ty,)* }

        impl Arbitrary for $name {
            type Parameters = ();
            type Strategy = BoxedStrategy<Self>;

            fn arbitrary_with((): ()) -> BoxedStrategy<Self> {
                ($($values,)*).prop_map(|($($f,)*)| $name { $($f),* }).boxed()
            }
        }

        #[test]
        fn $test() {
            rowkey::testing::check_laws::<$name>();
        }
    )*};
}

fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![0u8..4, Just(255)]
}

fn text() -> &'static str {
    "[ab\u{0}\u{1}:\u{ff}]{0,3}"
}

keys! {
    bytes: Bytes { a: u8 = byte(), b: u8 = byte(), c: u8 = byte(), }
    salted: Salted { #[salt(buckets = 4)] a: u8 = byte(), b: String = text(), #[reverse_ts] c: i64 = -3i64..3, }
    descending: Descending {
        #[rowkey(desc)] a: String = text(),
        #[rowkey(desc)] b: Option<u8> = proptest::option::of(byte()),
        c: String = text(),
    }
    two_salt_bytes: TwoSaltBytes {
        a: Option<String> = proptest::option::of(text()),
        #[salt(buckets = 300)] b: u16 = 0u16..5,
        #[salt] #[rowkey(nul)] c: String = "[ab]{0,2}",
    }
    text_salt_over_all: #[rowkey(prefix = "x", salt(buckets = 3, pad = 2))] TextSaltOverAll {
        a: u8 = byte(),
        #[rowkey(nul)] b: String = "[ab]{0,3}",
    }
    unordered: #[rowkey(delimiter(":", unordered))] Unordered {
        a: String = "[ab ]{0,3}",
        #[rowkey(digits)] b: u32 = 0u32..30,
        c: String = text(),
    }
    two_byte_delimiter: #[rowkey(delimiter("::", unordered, trailing))] TwoByteDelimiter {
        a: String = "[ab ]{0,3}",
        #[rowkey(digits)] b: u32 = 0u32..30,
        c: String = "[ab]{0,2}",
    }
    tail: Tail {
        a: u8 = byte(),
        #[rowkey(tail)] b: Option<String> = proptest::option::of(text()),
        #[rowkey(tail)] c: Option<u8> = proptest::option::of(byte()),
    }
    delimited: #[rowkey(delimiter = ",")] Delimited {
        a: String = "[ab]{0,3}",
        #[pad(2)] b: u8 = 0u8..100,
        c: String = text(),
    }
    nested: Nested {
        a: u8 = byte(),
        k: Bytes = any::<Bytes>(),
        d: [u8; 2] = any::<[u8; 2]>(),
        #[rowkey(desc)] t: Descending = any::<Descending>(),
        z: Vec<u16> = proptest::collection::vec(0u16..3, 0..3),
    }
    other_kinds: OtherKinds {
        #[pad(3)] a: String = "[ab]{0,3}",
        #[rowkey(desc)] #[pad(2)] b: u8 = 0u8..100,
        c: f32 = any::<f32>(),
        d: bool = any::<bool>(),
        e: char = any::<char>(),
    }
    salt_over_all: #[rowkey(salt(buckets = 5))] SaltOverAll { a: u8 = byte(), b: String = text(), }
    three_salted: ThreeSalted {
        #[salt(buckets = 7)] a: u8 = byte(),
        b: u8 = byte(),
        #[salt] c: u8 = byte(),
        d: u8 = byte(),
        #[salt] e: String = text(),
    }
    optional_time: #[rowkey(allow(hotspot))] OptionalTime {
        #[reverse_ts] a: Option<i64> = proptest::option::of(-3i64..3),
        #[rowkey(hex)] b: u16 = 0u16..300,
        c: u8 = byte(),
    }
}

/// The rows of a table that a scan finds, and how often the table was opened.
fn found(table: &BTreeMap<Vec<u8>, ()>, scan: &SkipScan) -> (Vec<Vec<u8>>, usize) {
    let mut opened = 0;
    let open = |range: KeyRange| {
        opened += 1;
        table.range(range).map(|(row, ())| row.clone()).collect::<Vec<_>>()
    };
    let rows = scan.scan(open, |row| row).collect();
    (rows, opened)
}

/// How many seeks a scan makes if it never steps instead, and how many runs of rows match.
fn seeks(table: &BTreeMap<Vec<u8>, ()>, scan: &SkipScan) -> (usize, usize) {
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

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Departure {
    #[rowkey(max = 9)]
    airport: u8,
    #[rowkey(max = 23)]
    hour: u8,
    #[pad(1)]
    carrier: u8,
}

#[test]
fn where_every_row_exists_each_seek_lands_on_a_match() {
    let all = (0..10).flat_map(|airport| (0..24).map(move |hour| (airport, hour)));
    let rows =
        all.flat_map(|(airport, hour)| (0..10).map(move |carrier| Departure { airport, hour, carrier }));
    let table: BTreeMap<Vec<u8>, ()> = rows.map(|key| (key.encode().unwrap().to_vec(), ())).collect();
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
fn empty_buckets_are_not_sought() {
    let row = TwoSaltBytes { a: None, b: 3, c: "b".into() }.encode().unwrap().to_vec();
    let scan = TwoSaltBytes::prefix().a_any().b_range(1..).skip();
    assert_eq!(scan.bounds().len(), 300);
    assert_eq!(found(&BTreeMap::from([(row.clone(), ())]), &scan), (vec![row], 1));
    assert_eq!(found(&BTreeMap::new(), &scan), (vec![], 1));
}

/// The bucket is known once the salted fields have values, whatever is open before or between them. Then the combinations of
/// other buckets cost no seek.
#[test]
fn salted_values_after_open_fields_are_sought_in_their_bucket_only() {
    #[derive(RowKey)]
    struct Sample {
        #[rowkey(max = 5)]
        rack: u8,
        #[salt(buckets = 16)]
        #[rowkey(max = 11)]
        host: u8,
        #[rowkey(max = 3)]
        disk: u8,
        #[salt]
        #[rowkey(max = 4)]
        metric: u8,
        #[rowkey(max = 2)]
        at: u8,
    }
    let mut table = BTreeMap::new();
    for number in 0..6 * 12 * 4 * 5 * 3 {
        let (at, metric, disk) = (number % 3, number / 3 % 5, number / 15 % 4);
        let (host, rack) = (number / 60 % 12, number / 720);
        let key = [rack, host, disk, metric, at].map(|field| field as u8);
        let [rack, host, disk, metric, at] = key;
        table.insert(Sample { rack, host, disk, metric, at }.encode().unwrap().to_vec(), ());
    }
    let prefix = Sample::prefix;
    let all = 0..=11;
    let mut scans = Vec::new();
    for hosts in [vec![7], vec![0, 3, 4, 9], all.collect()] {
        for metrics in [vec![2], vec![0, 1, 4]] {
            let of = || prefix().rack_any().host_in(hosts.iter().copied());
            scans.push((
                of().disk_any().metric_in(metrics.iter().copied()).skip(),
                6 * hosts.len() * 4 * metrics.len() * 3,
            ));
            scans.push((
                of().disk_range(1..3).metric_in(metrics.iter().copied()).at(1).unwrap().skip(),
                6 * hosts.len() * 2 * metrics.len(),
            ));
        }
    }
    let (mut total, mut oracle) = (0, 0);
    for (scan, matches) in &scans {
        assert_eq!(found(&table, scan).0.len(), *matches, "{scan:?}");
        let (seeks, runs) = seeks(&table, scan);
        total += seeks;
        oracle += runs;
    }
    assert!(total as f64 <= 1.05 * oracle as f64, "{total} seeks for {oracle} runs");
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

#[test]
fn a_product_is_not_written_down() {
    let thousand = || (0..1000u32).rev().chain(0..1000);
    #[derive(RowKey)]
    struct Cube {
        a: u32,
        b: u32,
        #[salt(buckets = 16)]
        c: u16,
        d: u8,
    }
    let ranges = Cube::prefix().a_in(thousand()).b_in(thousand()).c_in([7, 8]).d_range(3..5).ranges();
    assert_eq!(ranges.len(), 2_000_000);
    let key = |a, b, c, d| Cube { a, b, c, d }.encode();
    let bucket = |c| usize::from(key(0, 0, c, 0)[0]);
    let (first, second) = if bucket(7) <= bucket(8) { (7, 8) } else { (8, 7) };
    assert_ne!(bucket(7), bucket(8));
    for (at, row) in [
        (0, key(0, 0, first, 3)),
        (1, key(0, 1, first, 3)),
        (1000, key(1, 0, first, 3)),
        (1_000_000, key(0, 0, second, 3)),
        (1_999_999, key(999, 999, second, 3)),
    ] {
        assert_eq!(ranges.get(at).unwrap().start(), row, "{at}");
    }
    assert_eq!(ranges.get(2_000_000), None);
    // A page, and what is left after it.
    let after = ranges.after(&key(500, 500, 7, 3));
    // In both buckets: the rest of a = 500, from b = 500 on, and all of the later ones.
    assert_eq!(after.len(), 2 * (500 + 499 * 1000));
    assert!(after.iter().take(3).all(|range| !range.is_empty()));
    let before = ranges.before(&key(500, 500, 7, 3));
    assert_eq!(before.len(), 2 * (500 * 1000 + 500));
}

#[test]
fn no_combination_of_salted_values_is_asked_for_in_another_bucket() {
    #[derive(RowKey)]
    struct Event {
        #[salt(buckets = 16)]
        host: u32,
        event: u16,
        #[reverse_ts]
        at: i64,
    }
    let ranges = Event::prefix().host_in([1, 2]).event_in([7, 9]).at_range(10..20).ranges();
    assert_eq!(ranges.len(), 4);
    for host in [1, 2] {
        for event in [7, 9] {
            let row = Event { host, event, at: 15 }.encode();
            assert_eq!(ranges.iter().filter(|range| range.contains(&row)).count(), 1);
        }
    }
    // More combinations than are worth to be written down: every bucket is asked.
    let many = Event::prefix().host_in(0..70_000).event(1).ranges();
    assert_eq!(many.len(), 16 * 70_000);
}

#[derive(RowKey, Debug, PartialEq)]
struct User {
    tenant: u8,
    name: String,
}

#[derive(RowKey, Debug, PartialEq)]
struct ByMail {
    mail: String,
    user: User,
}

#[derive(RowKey, Debug, PartialEq)]
struct ByMailFirst {
    user: User,
    mail: String,
}

#[test]
fn a_nested_key_takes_any_scan_of_its_own() {
    let names = ["", "a", "ab", "b\0", "\u{1}"];
    let users = || (0..3).flat_map(move |tenant| names.map(|name| User { tenant, name: name.into() }));
    let mails = ["", "m", "mm"];
    let pairs = || users().flat_map(move |user| mails.map(|mail| (User { ..copy(&user) }, mail.to_owned())));
    fn copy(user: &User) -> User {
        User { tenant: user.tenant, name: user.name.clone() }
    }
    let last: BTreeMap<Vec<u8>, ()> =
        pairs().map(|(user, mail)| (ByMail { mail, user }.encode().to_vec(), ())).collect();
    let first: BTreeMap<Vec<u8>, ()> =
        pairs().map(|(user, mail)| (ByMailFirst { user, mail }.encode().to_vec(), ())).collect();
    let own = User::prefix;
    let sets = own().tenant_in([2, 0]).name_in(["a", "b\0", "nobody"]);
    let matches = |user: &User| user.tenant != 1 && ["a", "b\0"].contains(&&*user.name);
    let expected = users().filter(|user| matches(user)).count();
    let in_ranges = |table: &BTreeMap<Vec<u8>, ()>, ranges: KeyRanges| {
        ranges.iter().map(|range| table.range(range).count()).sum::<usize>()
    };
    let ranges = ByMail::prefix().mail("m").user_prefix(sets.clone()).ranges();
    assert_eq!((ranges.len(), in_ranges(&last, ranges)), (6, expected));
    let ranges = ByMailFirst::prefix().user_prefix(sets.clone()).ranges();
    assert_eq!((ranges.len(), in_ranges(&first, ranges)), (6, 3 * expected));
    let scan = ByMailFirst::prefix().user_prefix(sets).mail("mm").skip();
    assert_eq!(found(&first, &scan).0.len(), expected);
    let scan = ByMailFirst::prefix().user_prefix(own().tenant_in([1])).mail("m").skip();
    assert_eq!(found(&first, &scan).0.len(), 5);
    let scan = ByMailFirst::prefix().user_prefix(own().tenant_any().name("ab")).mail_starts_with("m").skip();
    assert_eq!(found(&first, &scan).0.len(), 3 * 2);
    let scan = ByMail::prefix().mail_any().user_prefix(own().tenant_any().name_starts_with("a")).skip();
    assert_eq!(found(&last, &scan).0.len(), 3 * 3 * 2);
}

#[test]
fn a_nested_key_with_fields_that_were_added_later() {
    #[derive(RowKey)]
    struct Index {
        name: String,
        key: Tail,
    }
    let own: Vec<Tail> = [None, Some(""), Some("x")]
        .into_iter()
        .flat_map(|b| [None, Some(0), Some(1)].map(|c| Tail { a: 7, b: b.map(str::to_owned), c }))
        .collect();
    let rows = own.iter().map(|key| Index { name: "n".into(), key: key.clone() }.encode().to_vec());
    let table: BTreeMap<Vec<u8>, ()> = rows.map(|row| (row, ())).collect();
    let x = || Some("x");
    for (prefix, matches) in
        [(Tail::prefix().a_in([7]).b_in([None, x()]), 6), (Tail::prefix().a_in([7, 8]).b_in([x()]), 3)]
    {
        let ranges = Index::prefix().name("n").key_prefix(prefix.clone()).ranges();
        assert_eq!(
            ranges.iter().map(|range| table.range(range).count()).sum::<usize>(),
            matches,
            "{ranges:?}"
        );
        let none = prefix.clone().c_in([None]);
        let ranges = Index::prefix().name("n").key_prefix(none).ranges();
        assert_eq!(ranges.iter().map(|range| table.range(range).count()).sum::<usize>(), matches / 3);
        let scan = Index::prefix().name_any().key_prefix(prefix.c_in([None, Some(1)])).skip();
        assert_eq!(found(&table, &scan).0.len(), 2 * matches / 3);
    }
}

#[derive(RowKey, Debug, PartialEq)]
#[rowkey(salt(buckets = 3))]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "m")]
    Mail(ByMail),
}

#[test]
fn an_enum_of_keys_is_skipped_kind_by_kind() {
    let user = |tenant, name: &str| User { tenant, name: name.into() };
    let keys = (0..3).flat_map(|tenant| {
        ["a", "b"].into_iter().flat_map(move |name| {
            let mail = ByMail { mail: name.into(), user: user(tenant, name) };
            [Table::User(user(tenant, name)), Table::Mail(mail)]
        })
    });
    let table: BTreeMap<Vec<u8>, ()> = keys.map(|key| (key.encode().to_vec(), ())).collect();
    let scan = Table::prefix().user_prefix(User::prefix().tenant_any().name("b")).skip();
    assert_eq!(found(&table, &scan).0.len(), 3);
    let scan = Table::prefix().mail_prefix(ByMail::prefix().mail_in(["a", "c"])).skip();
    assert_eq!(found(&table, &scan).0.len(), 3);
    let ranges = Table::prefix().mail_prefix(ByMail::prefix().mail_in(["a", "c"])).ranges();
    assert_eq!(ranges.len(), 6);
    assert_eq!(found(&table, &Table::prefix().skip()).0.len(), 12);
    // The fields decide the bucket where all of them are fixed.
    let scan = Table::prefix().user_prefix(User::prefix().tenant(1).name("b")).skip();
    assert_eq!(scan.bounds().len(), 1);
    assert_eq!(found(&table, &scan).0.len(), 1);
}

#[test]
fn text_by_what_it_starts_with() {
    #[derive(RowKey)]
    struct Page {
        #[rowkey(desc)]
        site: String,
        path: String,
    }
    let sites = ["", "a", "ab", "abc", "b", "\u{0}a"];
    let keys = sites.iter().flat_map(|site| {
        sites.map(|path| Page { site: (*site).into(), path: path.into() }.encode().to_vec())
    });
    let table: BTreeMap<Vec<u8>, ()> = keys.map(|row| (row, ())).collect();
    let scan = Page::prefix().site_starts_with("a").path("b").skip();
    assert_eq!(found(&table, &scan).0.len(), 3);
    let scan = Page::prefix().site_any().path_starts_with("ab").skip();
    assert_eq!(found(&table, &scan).0.len(), 6 * 2);
    assert_eq!(Page::prefix().site_in(["ab", "b"]).path_starts_with("a").ranges().len(), 2);
}

#[test]
fn a_scan_is_narrowed_for_a_page_or_a_bucket() {
    let table: BTreeMap<Vec<u8>, ()> =
        (0..4u8).flat_map(|a| (0..4).map(move |b| (vec![a, b, 9], ()))).collect();
    let scan = Bytes::prefix().a_any().b(2).c(9).skip();
    let (all, _) = found(&table, &scan);
    assert_eq!(all, [[0, 2, 9], [1, 2, 9], [2, 2, 9], [3, 2, 9]]);
    let page = scan.within(&Bytes::prefix().range().after(&all[1]));
    assert_eq!(found(&table, &page).0, all[2..]);
    assert_eq!(page.start().unwrap(), [2, 2, 9][..]);
    assert_eq!(page.next(&[0, 2, 9]), Step::Seek(page.start().unwrap()));
    let nothing = scan.within(&Bytes::prefix().a(7).range()).within(&Bytes::prefix().a(8).range());
    assert_eq!((nothing.start(), nothing.bounds().len()), (None, 0));
    assert_eq!(nothing.next(&[7, 2, 9]), Step::Done);
}

#[test]
fn near_rows_are_read_and_far_ones_sought() {
    let rows = |between: u8| -> BTreeMap<Vec<u8>, ()> {
        (0..100u8).flat_map(|a| (0..=between).map(move |b| (vec![a, b, 0], ()))).collect()
    };
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
    let far = (0..40u8).flat_map(|a| (0..60u8).map(move |b| (vec![a, b, 0], ())));
    let near = (40..240u8).flat_map(|a| (0..3u8).map(move |b| (vec![a, b, 0], ())));
    let table: BTreeMap<Vec<u8>, ()> = far.chain(near).collect();
    let (rows, opened) = found(&table, &Bytes::prefix().a_any().b(0).skip());
    assert_eq!(rows.len(), 240);
    // One seek for each far row, and at most 16 until a near one is looked for.
    assert!((41..=41 + 16).contains(&opened), "{opened}");
}

#[test]
fn a_run_of_matches_ends_where_it_has_to() {
    // Ten rows of each `b`; the scan has every second `b`, and bounds on `c`, so that runs also end within a `b`.
    let rows = || (0..3u8).flat_map(|a| (0..10).flat_map(move |b| (0..10).map(move |c| vec![a, b, c])));
    let table: BTreeMap<Vec<u8>, ()> = rows().map(|row| (row, ())).collect();
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

#[test]
fn an_error_ends_the_scan() {
    let scan = Bytes::prefix().a_any().b(2).skip();
    let open = |_: KeyRange| [Ok([1, 2, 3]), Err("broken"), Ok([1, 2, 4])];
    let items: Vec<Result<[u8; 3], &str>> = scan.try_scan(open, |row| row).collect();
    assert_eq!(items, [Ok([1, 2, 3]), Err("broken")]);
}

#[test]
fn values_that_cannot_be_encoded_match_nothing() {
    let ranges = Departure::prefix().airport_in([3, 200]).hour_in([99]).ranges();
    assert_eq!(ranges.len(), 0);
    assert_eq!(Departure::prefix().airport_in([]).skip().start(), None);
    assert_eq!(Departure::prefix().airport_any().hour_range(50..).skip().start(), None);
}

fn series(a: u8, b: u8) -> Prefix<Bytes, 2> {
    Bytes::prefix().a(a).b(b)
}

#[test]
fn a_scan_half_built_has_a_name() {
    assert_eq!(series(1, 2).c_in([3, 4]).ranges().len(), 2);
    assert_eq!(series(1, 2).range().start(), [1, 2]);
}
