//! One set of scans through embedded stores, each asked by its own range call and given no bound that
//! is not the range's own. All find the rows whose fields match, in both directions and page by page.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::Path;

use fjall::KeyspaceCreateOptions;
use redb::{ReadableDatabase, TableDefinition};
use rowkey::{KeyBuf, KeyRange, KeyRanges, RowKey, SkipScan};

/// A salted field, text in the middle, bytes at the end, both directions.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Order {
    #[salt(buckets = 4)]
    shop: u8,
    customer: String,
    #[reverse_ts]
    at: i64,
    #[rowkey(desc)]
    priority: u8,
    note: Vec<u8>,
}

/// No salt: its first range starts at the start of the table, and its last stops at the end.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Visit {
    site: u8,
    #[rowkey(desc)]
    user: String,
    page: String,
}

/// Fixed width, a salt over the whole key: every scan but that of one row asks every bucket.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 4))]
struct Sample {
    host: u16,
    #[reverse_ts]
    at: i64,
    #[pad(3)]
    seq: u8,
}

const NAMES: [&str; 7] = ["", "a", "a\0", "a\0b", "ab", "b", "\u{10ffff}"];

fn orders() -> Vec<Order> {
    let mut orders = Vec::new();
    for shop in [0, 1, 7, 254, 255] {
        for customer in NAMES {
            for (at, priority, note) in
                [(i64::MIN, 0, &b""[..]), (-1, 255, b"\xff"), (0, 7, b"\xff\xff"), (i64::MAX, 7, b"\0")]
            {
                orders.push(Order { shop, customer: customer.into(), at, priority, note: note.into() });
            }
        }
    }
    orders
}

fn visits() -> Vec<Visit> {
    let mut visits = Vec::new();
    for site in [0, 1, 254, 255] {
        for user in NAMES {
            visits.extend(NAMES.map(|page| Visit { site, user: user.into(), page: page.into() }));
        }
    }
    visits
}

fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    for host in [0, 1, 255, 256, u16::MAX] {
        for at in [i64::MIN, -1, 0, 1, 255, 256, i64::MAX] {
            samples.extend([0, 9, 10, 255].map(|seq| Sample { host, at, seq }));
        }
    }
    samples
}

/// A scan, and which keys it has to find.
struct Case<K> {
    name: &'static str,
    scan: KeyRanges,
    matches: fn(&K) -> bool,
    /// How many keys match: nothing is proven by a case that never finds a row.
    found: usize,
}

fn case<K>(name: &'static str, scan: KeyRanges, matches: fn(&K) -> bool, found: usize) -> Case<K> {
    Case { name, scan, matches, found }
}

#[test]
fn all_stores_find_the_rows_of_a_salted_field() {
    let (start, case) = (Order::prefix, case::<Order>);
    let cases = vec![
        case("fan-out of all", start().ranges(), |_| true, 140),
        case("prefix at the end of the domain", start().shop(255).ranges(), |o| o.shop == 255, 28),
        case("fan-out from", start().shop_range(7..).ranges(), |o| o.shop >= 7, 84),
        case("fan-out up to", start().shop_range(..=254).ranges(), |o| o.shop <= 254, 112),
        case(
            "prefix of text that others begin with",
            start().shop(1).customer("a").ranges(),
            |o| o.shop == 1 && o.customer == "a",
            4,
        ),
        case(
            "starts_with",
            start().shop(1).customer_starts_with("a").ranges(),
            |o| o.shop == 1 && o.customer.starts_with('a'),
            16,
        ),
        case("starts_with nothing", start().shop(1).customer_starts_with("").ranges(), |o| o.shop == 1, 28),
        case(
            "bounded text",
            start().shop(1).customer_range("a".."b").ranges(),
            |o| o.shop == 1 && ("a".."b").contains(&&o.customer[..]),
            16,
        ),
        case(
            "bounded time, descending",
            start().shop(255).customer("").at_range(..0).ranges(),
            |o| o.shop == 255 && o.customer.is_empty() && o.at < 0,
            2,
        ),
        case(
            "bounded number, descending",
            start().shop(0).customer("a\0").at(0).priority_range(7..).ranges(),
            |o| o.shop == 0 && o.customer == "a\0" && o.at == 0 && o.priority >= 7,
            1,
        ),
        case(
            "point",
            start().shop(0).customer("").at(-1).priority(255).note(b"\xff").ranges(),
            |o| o.shop == 0 && o.customer.is_empty() && o.note == b"\xff",
            1,
        ),
        case("point that is not there", start().shop(0).customer("").at(-2).ranges(), |_| false, 0),
        case(
            "sets, and a bound after them",
            start().shop_in([255, 7, 1]).customer_in(["a\0b", "a", "nobody"]).at_range(..=0).ranges(),
            |o| [255, 7, 1].contains(&o.shop) && ["a", "a\0b"].contains(&&*o.customer) && o.at <= 0,
            18,
        ),
        case("empty", start().shop_range(3..3).ranges(), |_| false, 0),
        case("empty text", start().shop(1).customer_range("b".."a").ranges(), |_| false, 0),
    ];
    let order = |o: &Order| (o.shop, o.customer.clone(), Reverse(o.at), Reverse(o.priority), o.note.clone());
    all_stores_agree(&orders(), order, cases);
}

#[test]
fn all_stores_find_the_rows_without_a_salt() {
    let (start, case) = (Visit::prefix, case::<Visit>);
    let cases = vec![
        case("the whole table", start().ranges(), |_| true, 196),
        case("prefix", start().site(0).ranges(), |v| v.site == 0, 49),
        case("prefix up to the end of the table", start().site(255).ranges(), |v| v.site == 255, 49),
        case("bounded from the start of the table", start().site_range(..1).ranges(), |v| v.site < 1, 49),
        case("bounded to the end of the table", start().site_range(254..).ranges(), |v| v.site >= 254, 98),
        case("bounded", start().site_range(1..=254).ranges(), |v| (1..=254).contains(&v.site), 98),
        case(
            "starts_with, descending",
            start().site(1).user_starts_with("a").ranges(),
            |v| v.site == 1 && v.user.starts_with('a'),
            28,
        ),
        case(
            "bounded text, descending",
            start().site(1).user_range("a"..="a\0b").ranges(),
            |v| v.site == 1 && ("a"..="a\0b").contains(&&v.user[..]),
            21,
        ),
        case(
            "starts_with in the last field",
            start().site(255).user("").page_starts_with("a\0").ranges(),
            |v| v.site == 255 && v.user.is_empty() && v.page.starts_with("a\0"),
            2,
        ),
        case(
            "bounded in the last field",
            start().site(255).user("b").page_range("ab"..).ranges(),
            |v| v.site == 255 && v.user == "b" && &v.page[..] >= "ab",
            3,
        ),
        case(
            "point that others begin with",
            start().site(0).user("a").page("a").ranges(),
            |v| v.site == 0 && v.user == "a" && v.page == "a",
            1,
        ),
        case(
            "point of empty text",
            start().site(0).user("").page("").ranges(),
            |v| v.site == 0 && v.user.is_empty() && v.page.is_empty(),
            1,
        ),
        case("nothing there", start().site_range(2..254).ranges(), |_| false, 0),
        case("empty at the start of the table", start().site_range(..0).ranges(), |_| false, 0),
    ];
    all_stores_agree(&visits(), |v| (v.site, Reverse(v.user.clone()), v.page.clone()), cases);
}

#[test]
fn all_stores_find_the_rows_of_a_key_that_is_salted_whole() {
    let (start, case) = (Sample::prefix, case::<Sample>);
    let cases = vec![
        case("fan-out of all", start().ranges(), |_| true, 140),
        case("fan-out of a prefix", start().host(u16::MAX).ranges(), |s| s.host == u16::MAX, 28),
        case("fan-out, bounded", start().host_range(1..256).ranges(), |s| (1..256).contains(&s.host), 56),
        case(
            "fan-out, bounded time, descending",
            start().host(1).at_range(-1..=255).ranges(),
            |s| s.host == 1 && (-1..=255).contains(&s.at),
            16,
        ),
        case(
            "fan-out to the end of time",
            start().host(255).at_range(256..).ranges(),
            |s| s.host == 255 && s.at >= 256,
            8,
        ),
        case(
            "point",
            start().host(0).at(i64::MAX).seq(10).ranges(),
            |s| s.host == 0 && s.at == i64::MAX && s.seq == 10,
            1,
        ),
        case("nothing there", start().host(0).at_range(2..255).ranges(), |_| false, 0),
        case("empty", start().host_range(2..2).ranges(), |_| false, 0),
    ];
    all_stores_agree(&samples(), |s| (s.host, Reverse(s.at), s.seq), cases);
}

#[test]
fn all_stores_find_the_rows_of_skip_scans() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name| folder.path().join(name);
    let order = Order::prefix;
    skipped(
        &path("orders"),
        &orders(),
        vec![
            (order().shop_any().customer("ab").at_range(..0).skip(), |o| o.customer == "ab" && o.at < 0, 10),
            (
                order().shop_in([0, 254]).customer_any().at(0).priority(7).skip(),
                |o| [0, 254].contains(&o.shop) && o.at == 0 && o.priority == 7,
                14,
            ),
            (order().shop_any().customer_any().at_any().priority_range(8..).skip(), |o| o.priority >= 8, 35),
        ],
    );
    let visit = Visit::prefix;
    skipped(
        &path("visits"),
        &visits(),
        vec![
            (
                visit().site_any().user_starts_with("a").page("b").skip(),
                |v| v.user.starts_with('a') && v.page == "b",
                16,
            ),
            (visit().site_any().user_any().page_any().skip(), |_| true, 196),
        ],
    );
    let sample = Sample::prefix;
    skipped(
        &path("samples"),
        &samples(),
        vec![
            (sample().host_any().at_any().seq_in([9, 10]).skip(), |s| [9, 10].contains(&s.seq), 70),
            (
                sample().host_range(1..=256).at(-1).seq_any().skip(),
                |s| (1..=256).contains(&s.host) && s.at == -1,
                12,
            ),
        ],
    );
}

/// A skip scan, which keys it has to find, and how many these are.
type Skip<K> = (SkipScan, fn(&K) -> bool, usize);

fn skipped<K: RowKey>(folder: &Path, keys: &[K], cases: Vec<Skip<K>>) {
    std::fs::create_dir(folder).unwrap();
    let rows: Vec<KeyBuf> = keys.iter().map(|key| key.try_encode().unwrap()).collect();
    for (store, ask) in stores(folder, &rows) {
        for (scan, matches, count) in &cases {
            let matching = keys.iter().zip(&rows).filter(|(key, _)| matches(key));
            let mut expected: Rows = matching.map(|(_, row)| row.to_vec()).collect();
            expected.sort_unstable();
            assert_eq!(expected.len(), *count, "{scan:?}");
            let found = scan.scan(|range| ask(&range, Forwards, usize::MAX), |row| row);
            assert_eq!(found.collect::<Rows>(), expected, "{store}, {scan:?}");
        }
    }
}

/// `order` is the order of the key as the fields were declared, in Rust instead of bytes.
fn all_stores_agree<K, O>(keys: &[K], order: impl Fn(&K) -> O, cases: Vec<Case<K>>)
where
    K: RowKey + Debug + Clone + PartialEq,
    O: Ord,
{
    let rows: Vec<KeyBuf> = keys.iter().map(|key| key.try_encode().unwrap()).collect();
    let folder = tempfile::tempdir().unwrap();
    for (store, ask) in stores(folder.path(), &rows) {
        for Case { name, scan, matches, found } in &cases {
            let mut expected: Vec<K> = keys.iter().filter(|key| matches(key)).cloned().collect();
            expected.sort_by_key(&order);
            assert_eq!(expected.len(), *found, "{name}");

            let ask_each = |direction| -> Vec<Rows> {
                scan.iter().map(|range| ask(&range, direction, usize::MAX)).collect()
            };
            let decode = |row: Vec<u8>| K::decode(&row).unwrap();
            let merged: Vec<K> = scan.merge(ask_each(Forwards), |row| row).map(decode).collect();
            assert_eq!(merged, expected, "{store}, {name}");
            let descending = scan.merge_descending(ask_each(Backwards), |row| row);
            let mut descending: Vec<K> = descending.map(decode).collect();
            descending.reverse();
            assert_eq!(descending, expected, "{store}, {name}, backwards");

            for size in [1, 10] {
                let paged = pages(scan, size, |range| ask(range, Forwards, size));
                let paged: Vec<K> = paged.into_iter().map(decode).collect();
                assert_eq!(paged, expected, "{store}, {name}: pages of {size}");
            }
        }
    }
}

/// Page after page, each from the last row of the one before.
fn pages(scan: &KeyRanges, size: usize, ask: impl Fn(&KeyRange) -> Rows) -> Rows {
    let mut rest = scan.clone();
    let mut shown = Rows::new();
    loop {
        let buckets: Vec<Rows> = rest.iter().map(|range| ask(&range)).collect();
        let page: Rows = rest.merge(buckets, |row| row).take(size).collect();
        let Some(last) = page.last() else { return shown };
        rest = rest.after(last);
        shown.extend(page);
    }
}

type Rows = Vec<Vec<u8>>;

#[derive(Clone, Copy)]
enum Direction {
    Forwards,
    Backwards,
}
use Direction::{Backwards, Forwards};

/// The first rows of a range, read from either end.
type Ask<'a> = Box<dyn Fn(&KeyRange, Direction, usize) -> Rows + 'a>;

fn read<T>(
    items: impl DoubleEndedIterator<Item = T>,
    direction: Direction,
    limit: usize,
    row: fn(T) -> Vec<u8>,
) -> Rows {
    match direction {
        Forwards => items.take(limit).map(row).collect(),
        Backwards => items.rev().take(limit).map(row).collect(),
    }
}

/// The stores, each filled with `rows`.
fn stores<'a>(folder: &Path, rows: &'a [KeyBuf]) -> Vec<(&'static str, Ask<'a>)> {
    let owned: BTreeMap<KeyBuf, ()> = rows.iter().map(|row| (row.clone(), ())).collect();
    let borrowed: BTreeMap<&[u8], ()> = rows.iter().map(|row| (&row[..], ())).collect();
    vec![
        (
            "BTreeMap",
            Box::new(move |range, direction, limit| {
                read(owned.range(range), direction, limit, |(row, ())| row.to_vec())
            }),
        ),
        (
            "BTreeMap of slices",
            Box::new(move |range, direction, limit| {
                read(borrowed.range(range.as_slices()), direction, limit, |(row, ())| row.to_vec())
            }),
        ),
        ("fjall", in_fjall(&folder.join("fjall"), rows)),
        ("redb", in_redb(&folder.join("redb"), rows)),
        ("sled", in_sled(&folder.join("sled"), rows)),
    ]
}

fn in_fjall(folder: &Path, rows: &[KeyBuf]) -> Ask<'static> {
    let database = fjall::Database::builder(folder).open().unwrap();
    let keyspace = database.keyspace("rows", KeyspaceCreateOptions::default).unwrap();
    rows.iter().for_each(|row| keyspace.insert(&row[..], b"").unwrap());
    Box::new(move |range, direction, limit| {
        read(keyspace.range(range.as_slices()), direction, limit, |item| item.key().unwrap().to_vec())
    })
}

fn in_redb(file: &Path, rows: &[KeyBuf]) -> Ask<'static> {
    const ROWS: TableDefinition<'_, &[u8], ()> = TableDefinition::new("rows");
    let database = redb::Database::create(file).unwrap();
    let write = database.begin_write().unwrap();
    {
        let mut table = write.open_table(ROWS).unwrap();
        rows.iter().for_each(|row| drop(table.insert(&row[..], ()).unwrap()));
    }
    write.commit().unwrap();
    // redb closes a table with its database.
    Box::new(move |range, direction, limit| {
        let table = database.begin_read().unwrap().open_table(ROWS).unwrap();
        let items = table.range(range.as_slices()).unwrap();
        read(items, direction, limit, |item| item.unwrap().0.value().to_vec())
    })
}

fn in_sled(folder: &Path, rows: &[KeyBuf]) -> Ask<'static> {
    let tree = sled::open(folder).unwrap();
    rows.iter().for_each(|row| drop(tree.insert(row, b"").unwrap()));
    Box::new(move |range, direction, limit| {
        read(tree.range(range.as_slices()), direction, limit, |item| item.unwrap().0.to_vec())
    })
}
