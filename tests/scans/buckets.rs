//! The buckets that a scan reads: the salted fields alone decide them, whatever is asked of the others.

use rowkey::{KeyRanges, RowKey, Step};

use super::keys::TwoSaltBytes;
use super::skip::seeks;
use super::store::{Store, found, store};

/// Text under `desc` has no smallest encoding.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct User {
    #[rowkey(desc)]
    name: String,
    #[salt(buckets = 16)]
    id: u32,
}

#[derive(RowKey, Debug, PartialEq)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
}

/// A nested key that has none either.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Account {
    user: Descending,
    #[salt(buckets = 16)]
    id: u32,
    seq: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Descending {
    #[rowkey(desc)]
    name: String,
    kind: u8,
}

/// Free text before a delimiter that keeps no order.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(delimiter("::", unordered))]
struct Path {
    folder: String,
    #[pad(4)]
    #[salt(buckets = 16)]
    id: u16,
}

/// Several salted fields around an unsalted one.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Sale {
    #[salt(buckets = 16)]
    shop: u16,
    #[rowkey(desc)]
    item: String,
    #[salt]
    till: u8,
    seq: u8,
}

fn buckets(ranges: &KeyRanges) -> Vec<u8> {
    let mut buckets: Vec<u8> = ranges.iter().map(|range| range.start()[0]).collect();
    buckets.dedup();
    buckets
}

#[test]
fn a_variant_by_value_is_read_in_its_own_bucket() {
    for id in 0..100 {
        let key = User { name: "eva".into(), id };
        let row = Table::User(key.clone()).encode();
        let scan = || Table::prefix().user_prefix(User::prefix().name("eva").id(id));
        assert!(scan().range().contains(&row), "id {id}");
        assert_eq!(scan().ranges().iter().collect::<Vec<_>>(), [scan().range()], "id {id}");
        assert_eq!(scan().skip().start().unwrap(), row, "id {id}");
        let row = key.encode();
        assert!(User::prefix().name("eva").id(id).range().contains(&row), "id {id}");
    }
}

#[test]
fn fixed_salted_fields_leave_one_bucket_whatever_the_others_are() {
    for id in [0, 7, 99] {
        let bucket = User { name: "eva".into(), id }.encode()[0];
        let user = User::prefix;
        assert_eq!(buckets(&user().name("eva").id_in([id]).ranges()), [bucket]);
        assert_eq!(user().name("eva").id_in([id]).ranges().len(), 1);
        assert_eq!(user().name_in(["eva", "bo"]).id(id).ranges().len(), 2);
        assert_eq!(buckets(&user().name_any().id(id).skip().bounds()), [bucket]);
        assert_eq!(buckets(&user().name_range("a".."f").id_in([id]).skip().bounds()), [bucket]);

        let bucket = Account { user: Descending { name: "a".into(), kind: 1 }, id, seq: 0 }.encode()[0];
        assert_eq!(buckets(&Account::prefix().user_any().id(id).skip().bounds()), [bucket]);
        let inner = Descending::prefix().name_starts_with("a");
        assert_eq!(buckets(&Account::prefix().user_prefix(inner).id(id).skip().bounds()), [bucket]);

        let bucket = Path { folder: "a".into(), id: id as u16 }.encode().unwrap()[0];
        assert_eq!(buckets(&Path::prefix().folder_any().id(id as u16).unwrap().skip().bounds()), [bucket]);
    }
    let sale = Sale { shop: 3, item: "tea".into(), till: 2, seq: 9 };
    let bucket = sale.encode()[0];
    assert_eq!(buckets(&Sale::prefix().shop(3).item("tea").till_in([2]).ranges()), [bucket]);
    assert_eq!(buckets(&Sale::prefix().shop(3).item_any().till(2).skip().bounds()), [bucket]);
    assert_eq!(buckets(&Sale::prefix().shop_in([3]).item_any().till(2).seq(9).skip().bounds()), [bucket]);
}

#[test]
fn a_skip_scan_in_the_buckets_of_its_salted_values_finds_all_matches() {
    let names = ["", "eva", "eve", "\0"];
    let rows = names.iter().flat_map(|name| (0..40).map(|id| User { name: (*name).into(), id }.encode()));
    let rows = store(rows);
    let wanted = [3, 7, 20];
    let scan = User::prefix().name_any().id_in(wanted).skip();
    let right: Vec<_> =
        rows.keys().filter(|row| wanted.contains(&User::decode(row).unwrap().id)).cloned().collect();
    assert_eq!(found(&rows, &scan).0, right);
    for row in rows.keys() {
        match scan.next(row) {
            Step::Match => assert!(right.contains(row)),
            Step::Seek(next) => {
                assert!(!right.contains(row) && *next > row[..]);
                assert!(!right.iter().any(|other| other > row && other[..] < *next));
            }
            Step::Done => assert!(!right.iter().any(|other| other >= row)),
        }
    }
}

#[derive(RowKey, Debug)]
pub struct Event {
    #[salt(buckets = 16, hash = java31)]
    pub host: u8,
    pub seq: u16,
}

/// The bucket by hand: `31 + host`, signed, modulo 16.
pub fn bucket(host: u8) -> u8 {
    ((31 + i32::from(host as i8)) % 16).unsigned_abs() as u8
}

#[test]
fn only_the_buckets_of_the_values() {
    let ranges = Event::prefix().host_in([200, 3, 7]).ranges();
    let mut expected: Vec<Vec<u8>> = [3, 7, 200].map(|host| vec![bucket(host), host]).to_vec();
    expected.sort();
    let starts = |ranges: &KeyRanges| ranges.iter().map(|range| range.start().to_vec()).collect::<Vec<_>>();
    assert_eq!(starts(&ranges), expected);
    // Later fields go on in the same bucket.
    let ranges = Event::prefix().host(7).seq_in([1, 2, 9]).ranges();
    assert_eq!(starts(&ranges), [1, 2, 9].map(|seq| vec![bucket(7), 7, 0, seq]));
}

#[test]
fn empty_buckets_are_not_sought() {
    let row = TwoSaltBytes { a: None, b: 3, c: "b".into() }.encode().unwrap().to_vec();
    let scan = TwoSaltBytes::prefix().a_any().b_range(1..).skip();
    assert_eq!(scan.bounds().len(), 300);
    assert_eq!(found(&store([&row]), &scan), (vec![row], 1));
    assert_eq!(found(&Store::new(), &scan), (vec![], 1));
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
    let table = store((0..6 * 12 * 4 * 5 * 3).map(|number| {
        let (at, metric, disk) = (number % 3, number / 3 % 5, number / 15 % 4);
        let (host, rack) = (number / 60 % 12, number / 720);
        let [rack, host, disk, metric, at] = [rack, host, disk, metric, at].map(|field| field as u8);
        Sample { rack, host, disk, metric, at }.encode().unwrap()
    }));
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

#[derive(RowKey)]
pub struct Wide {
    #[salt(buckets = 65536)]
    host: u32,
    #[salt]
    seq: u32,
}

/// A bucket has about one of the 65,536 combinations of salted values, and the others cost it nothing.
#[test]
fn a_skip_scan_looks_only_at_the_combinations_of_a_bucket() {
    let scan = Wide::prefix().host_in(0..2).seq_in(0..32_768).skip();
    let mut opened = 0;
    let nothing = scan.scan(
        |_| {
            opened += 1;
            None::<[u8; 10]>
        },
        |row| &row[..],
    );
    assert_eq!(nothing.count(), 0);
    assert!(opened <= 65_536, "{opened}");
}
