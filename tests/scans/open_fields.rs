//! `by_open_fields`: the order of all reads, and pages in it, against rows that are sorted by hand: by the bytes after the fixed
//! fields, then by these fields. Where a row is cut is written here for each key, and nothing of the crate knows it.

#![allow(missing_docs, reason = "nothing here is for others")]
#![allow(clippy::single_range_in_vec_init, reason = "a list of one bound is one")]

#[allow(dead_code, reason = "skip scans are asked elsewhere")]
mod store;

use rowkey::{KeyRanges, RowKey};
use store::{Store, store};

/// A row: what is open, then what is fixed.
type Place = (Vec<u8>, Vec<u8>);

/// Splits a row after the fixed fields; the first part has the tags of omitted `None`s. `None`: it cannot be split.
type Split = fn(&[u8]) -> Option<(Vec<u8>, &[u8])>;

fn place(split: Split, row: &[u8]) -> Place {
    match split(row) {
        Some((head, open)) => (open.to_vec(), head),
        None => (Vec::new(), row.to_vec()),
    }
}

fn at(row: &[u8], len: usize) -> Option<(Vec<u8>, &[u8])> {
    let (head, open) = row.split_at_checked(len)?;
    Some((head.to_vec(), open))
}

/// The offset after text that starts at `from` and ends with `end`.
fn text(row: &[u8], from: usize, end: u8) -> Option<usize> {
    Some(from + row.get(from..)?.iter().position(|byte| *byte == end)? + 1)
}

fn rows(scan: &KeyRanges, table: &Store) -> Vec<Vec<u8>> {
    scan.scan(|range| table.range(range), |(row, ())| row).map(|(row, ())| row.clone()).collect()
}

fn rows_backwards(scan: &KeyRanges, table: &Store) -> Vec<Vec<u8>> {
    let rows = scan.scan_descending(|range| table.range(range).rev(), |(row, ())| row);
    rows.map(|(row, ())| row.clone()).collect()
}

/// The ways to read ranges, each compared with `wanted`.
#[track_caller]
fn reads(scan: &KeyRanges, table: &Store, wanted: &[Vec<u8>], said: &str) {
    let own = |range| table.range(range).map(|(row, ())| row).collect::<Vec<_>>();
    let each: Vec<Vec<&Vec<u8>>> = scan.iter().map(own).collect();
    let back: Vec<Vec<&Vec<u8>>> = each.iter().map(|rows| rows.iter().rev().copied().collect()).collect();
    let reversed: Vec<Vec<u8>> = wanted.iter().rev().cloned().collect();
    assert_eq!(rows(scan, table), wanted, "{said}: scan");
    assert_eq!(rows_backwards(scan, table), reversed, "{said}: scan_descending");
    let merged: Vec<&Vec<u8>> = scan.merge(each.iter().cloned(), |row| row).collect();
    assert!(merged.into_iter().eq(wanted), "{said}: merge");
    let merged: Vec<&Vec<u8>> = scan.merge_descending(back.iter().cloned(), |row| row).collect();
    assert!(merged.into_iter().eq(&reversed), "{said}: merge_descending");
    let (mut merger, mut each, mut merged) = (scan.merger(), back, Vec::new());
    loop {
        while let Some(index) = merger.wants().last() {
            match each[index].pop() {
                Some(row) => merger.push(index, row, row),
                None => merger.end(index),
            }
        }
        let Some(row) = merger.pop() else { break };
        merged.push(row.clone());
    }
    assert_eq!(merged, wanted, "{said}: merger");
}

#[track_caller]
fn check(table: &Store, scan: &KeyRanges, split: Split, streams: usize) {
    let open = scan.by_open_fields();
    assert!(open.iter().eq(scan.iter()), "{scan:?}");
    let mut sorted: Vec<Vec<u8>> =
        table.keys().filter(|row| scan.iter().any(|range| range.contains(row))).cloned().collect();
    sorted.sort_by_key(|row| place(split, row));
    assert!(!sorted.is_empty());
    reads(&open, table, &sorted, "whole");
    // One range is open for each combination.
    assert_eq!(open.merger::<()>().wants().count(), streams, "{scan:?}");

    // Every row, every row cut short, and others.
    let mut positions: Vec<Vec<u8>> =
        table.keys().flat_map(|row| (0..=row.len()).map(|len| row[..len].to_vec())).collect();
    positions
        .extend(table.keys().take(20).flat_map(|row| [[&row[..], &[0]].concat(), [&row[..], &[7]].concat()]));
    positions.sort();
    positions.dedup();
    for position in &positions {
        let cut = place(split, position);
        let (before, after): (Vec<_>, Vec<_>) = sorted
            .iter()
            .filter(|row| place(split, row) != cut)
            .cloned()
            .partition(|row| place(split, row) < cut);
        let said = format!("{position:02x?} of {scan:?}");
        let rest = open.after(position);
        assert_eq!(rows(&rest, table), after, "after {said}");
        assert!(rest.iter().all(|range| !range.is_empty()), "after {said}");
        let rest = open.before(position);
        let reversed: Vec<Vec<u8>> = before.iter().rev().cloned().collect();
        assert_eq!(rows_backwards(&rest, table), reversed, "before {said}");
    }
    for row in &sorted {
        assert_eq!(open.resume(&open.cursor_after(row)), Ok(open.after(row)), "{row:02x?} of {scan:?}");
        assert_eq!(open.resume(&open.cursor_before(row)), Ok(open.before(row)), "{row:02x?} of {scan:?}");
    }
    // Between two rows, in either order of the calls.
    for (low, high) in [(0, sorted.len() - 1), (sorted.len() / 3, sorted.len() / 2), (sorted.len() / 2, 1)] {
        let wanted = sorted.get(low + 1..high).unwrap_or_default();
        let between = open.after(&sorted[low]).before(&sorted[high]);
        reads(&between, table, wanted, "between");
        assert!(open.before(&sorted[high]).after(&sorted[low]).iter().eq(between.iter()));
    }
    for size in 1..=3 {
        for (resumed, pages) in [(true, sorted.chunks(size)), (false, sorted.chunks(size))] {
            let mut rest = open.clone();
            for page in pages {
                let found: Vec<Vec<u8>> = rows(&rest, table).into_iter().take(size).collect();
                assert_eq!(found, page);
                rest = if resumed { &rest } else { &open }.after(&page[page.len() - 1]);
            }
            assert!(rest.is_empty() || rows(&rest, table).is_empty());
        }
        let reversed: Vec<Vec<u8>> = sorted.iter().rev().cloned().collect();
        let mut rest = open.clone();
        for page in reversed.chunks(size) {
            let found: Vec<Vec<u8>> = rows_backwards(&rest, table).into_iter().take(size).collect();
            assert_eq!(found, page);
            rest = rest.before(&page[page.len() - 1]);
        }
    }
    // In the order of the rows first, then in this one.
    let middle = &sorted[sorted.len() / 2];
    let narrowed = scan.after(middle);
    let mut wanted: Vec<Vec<u8>> =
        sorted.iter().filter(|row| narrowed.iter().any(|range| range.contains(row))).cloned().collect();
    wanted.sort_by_key(|row| place(split, row));
    reads(&narrowed.by_open_fields(), table, &wanted, "narrowed");
}

const USERS: [&str; 8] = ["", "a", "a\0", "a\u{1}", "aa", "ab", "b", "c"];
const ASKED: [&str; 5] = ["b", "", "a\0", "ab", "a"];
const TIMES: [u8; 5] = [0, 1, 2, 7, 255];

#[test]
fn a_set_of_texts() {
    #[derive(RowKey)]
    struct Key {
        user: String,
        at: u8,
        rest: String,
    }
    let keys = USERS.iter().flat_map(|user| {
        let row = |at: u8, rest: &str| Key { user: (*user).into(), at, rest: rest.into() }.encode();
        TIMES.iter().flat_map(move |at| [row(*at, ""), row(*at, "x")])
    });
    let table = store(keys);
    let split: Split = |row| at(row, text(row, 0, 0)?);
    let users = || Key::prefix().user_in(ASKED);
    check(&table, &users().ranges(), split, 5);
    check(&table, &users().at_range(1..8).ranges(), split, 5);
    check(&table, &users().at_range(2..3).ranges(), split, 5);
    // Two ranges of one combination follow each other.
    check(&table, &users().at_range_in([7..8, 0..2]).ranges(), split, 5);
    check(&table, &Key::prefix().user("ab").at_range_in([7..8, 0..2]).ranges(), split, 1);
    // A set after a set, and after a value.
    let split_two: Split = |row| at(row, text(row, 0, 0)? + 1);
    check(&table, &users().at_in([255, 0, 7]).ranges(), split_two, 15);
    check(&table, &Key::prefix().user("a").at_in([255, 0, 7]).rest_starts_with("x").ranges(), split_two, 3);
}

#[test]
fn a_salt() {
    #[derive(RowKey)]
    struct Key {
        #[salt(buckets = 4)]
        user: String,
        at: u8,
    }
    let table =
        store(USERS.iter().flat_map(|user| TIMES.map(|at| Key { user: (*user).into(), at }.encode())));
    let split: Split = |row| at(row, text(row, 1, 0)?);
    check(&table, &Key::prefix().user_in(ASKED).ranges(), split, 5);
    check(&table, &Key::prefix().user_in(ASKED).at_range(1..8).ranges(), split, 5);
    check(
        &table,
        &Key::prefix().user_in(ASKED).at_in([1, 7]).ranges(),
        |row| at(row, text(row, 1, 0)? + 1),
        10,
    );
    check(&table, &Key::prefix().user("ab").ranges(), split, 1);
}

/// The salt of a later field, which is open, has values, or bounds that hold few.
#[test]
fn a_salt_of_a_later_field() {
    #[derive(RowKey)]
    struct Key {
        tenant: u8,
        #[salt(buckets = 64)]
        host: u16,
        at: u8,
    }
    let keys = [1, 2, 3]
        .into_iter()
        .flat_map(|tenant| (0..40).flat_map(move |host| [0, 5].map(|at| Key { tenant, host, at }.encode())));
    let table = store(keys);
    let tenants = || Key::prefix().tenant_in([3, 1]);
    let split: Split = |row| at(row, 2);
    check(&table, &tenants().ranges(), split, 128);
    check(&table, &Key::prefix().tenant(3).ranges(), split, 64);
    // A bound stays a bound, however few values it holds: a range for each, in its bucket.
    check(&table, &tenants().host_range(5..6).ranges(), split, 2);
    let thirty = tenants().host_range(3..33).ranges();
    assert_eq!(thirty.len(), 60);
    let mut buckets: Vec<u8> = (3..33).map(|host| Key { tenant: 1, host, at: 0 }.encode()[0]).collect();
    buckets.sort_unstable();
    buckets.dedup();
    check(&table, &thirty, split, 2 * buckets.len());
    check(&table, &tenants().host_range_in([3..5, 9..11]).ranges(), split, {
        let mut buckets = [3, 4, 9, 10].map(|host| Key { tenant: 1, host, at: 0 }.encode()[0]).to_vec();
        buckets.sort_unstable();
        buckets.dedup();
        2 * buckets.len()
    });
    check(&table, &tenants().host_in([7, 8, 9]).ranges(), |row| at(row, 4), 6);
}

#[test]
fn sets_in_a_nested_key() {
    #[derive(RowKey, Clone)]
    struct Id {
        kind: u8,
        name: String,
    }
    #[derive(RowKey)]
    struct Key {
        tenant: u8,
        id: Id,
        n: u8,
    }
    #[derive(RowKey)]
    struct Turned {
        tenant: u8,
        #[rowkey(desc)]
        id: Id,
        n: u8,
    }
    let ids: Vec<Id> =
        (0..4).flat_map(|kind| ["", "a", "b\0"].map(|name| Id { kind, name: name.into() })).collect();
    let each = || {
        [6, 7]
            .into_iter()
            .flat_map(|tenant| ids.iter().flat_map(move |id| [0, 9].map(|n| (tenant, id.clone(), n))))
    };
    let table = store(each().map(|(tenant, id, n)| Key { tenant, id, n }.encode()));
    let turned = store(each().map(|(tenant, id, n)| Turned { tenant, id, n }.encode()));
    let kinds = || Id::prefix().kind_in([3, 1]);
    let names = || kinds().name_in(["b\0", ""]);
    check(&table, &Key::prefix().tenant(7).id_prefix(kinds()).ranges(), |row| at(row, 2), 2);
    check(&table, &Key::prefix().tenant_in([7, 6]).id_prefix(kinds()).ranges(), |row| at(row, 2), 4);
    check(&table, &Key::prefix().tenant(7).id_prefix(names()).ranges(), |row| at(row, text(row, 2, 0)?), 4);
    check(&table, &Key::prefix().tenant(7).id_in(&ids[3..6]).ranges(), |row| at(row, text(row, 2, 0)?), 3);
    check(
        &table,
        &Key::prefix().tenant(7).id_prefix(kinds().name_starts_with("b")).ranges(),
        |row| at(row, 2),
        2,
    );
    check(&turned, &Turned::prefix().tenant(7).id_prefix(kinds()).ranges(), |row| at(row, 2), 2);
    check(
        &turned,
        &Turned::prefix().tenant(7).id_prefix(names()).ranges(),
        |row| at(row, text(row, 2, 0xff)?),
        4,
    );
}

#[test]
fn kinds() {
    #[derive(RowKey, Clone)]
    struct Order {
        id: u8,
        at: u8,
    }
    #[derive(RowKey, Clone)]
    enum Kind {
        #[rowkey(prefix = "o")]
        Order(Order),
        #[rowkey(prefix = "p#")]
        Payment(Order),
        #[rowkey(prefix = "m")]
        Meta,
    }
    #[derive(RowKey)]
    struct Item {
        user: String,
        kind: Kind,
    }
    let kinds = || {
        let orders = (0..3).flat_map(|id| [4, 5].map(|at| Order { id, at }));
        orders.flat_map(|order| [Kind::Order(order.clone()), Kind::Payment(order)]).chain([Kind::Meta])
    };
    let items =
        USERS.iter().flat_map(|user| kinds().map(|kind| Item { user: (*user).into(), kind }.encode()));
    let table = store(items);
    let users = || Item::prefix().user_in(ASKED);
    check(&table, &users().ranges(), |row| at(row, text(row, 0, 0)?), 5);
    let of_kind: Split = |row| {
        let kind = text(row, 0, 0)?;
        if row.get(kind) == Some(&b'o') { at(row, kind + 1) } else { None }
    };
    check(&table, &users().kind_prefix(Kind::prefix().order()).ranges(), of_kind, 5);
    let of_order: Split = |row| {
        let kind = text(row, 0, 0)?;
        if row.get(kind) == Some(&b'o') { at(row, kind + 2) } else { None }
    };
    let orders = Kind::prefix().order_prefix(Order::prefix().id_in([2, 0]));
    check(&table, &users().kind_prefix(orders).ranges(), of_order, 10);

    let table = store(kinds().map(|kind| kind.encode()));
    let payments = Kind::prefix().payment_prefix(Order::prefix().id_in([2, 0])).ranges();
    check(&table, &payments, |row| if row.starts_with(b"p#") { at(row, 3) } else { None }, 2);
}

#[test]
fn fields_added_later() {
    #[derive(RowKey)]
    struct Key {
        a: u8,
        #[rowkey(tail)]
        b: Option<u8>,
        #[rowkey(tail)]
        c: Option<u8>,
    }
    let options = [None, Some(0), Some(3)];
    let keys = [1, 2, 3]
        .into_iter()
        .flat_map(|a| options.into_iter().flat_map(move |b| options.map(|c| Key { a, b, c }.encode())));
    let table = store(keys);
    check(&table, &Key::prefix().a_in([3, 1]).ranges(), |row| at(row, 1), 2);
    let split: Split = |row| match row {
        [a] => Some((vec![*a, 0], &[])),
        [_, 0, ..] => at(row, 2),
        [_, 1, _, ..] => at(row, 3),
        _ => None,
    };
    check(&table, &Key::prefix().a_in([3, 1]).b_in([Some(3), None]).ranges(), split, 4);
    check(&table, &Key::prefix().a(1).b_in([Some(3), None]).ranges(), split, 2);
    check(&table, &Key::prefix().a(1).b(None).ranges(), split, 1);
    check(&table, &Key::prefix().a_in([1, 2]).b(None).ranges(), split, 2);
}

#[test]
fn whole_rows_and_text_keys() {
    #[derive(RowKey)]
    struct Raw {
        a: u8,
        b: String,
    }
    let table = store([1, 2].into_iter().flat_map(|a| USERS.map(|b| Raw { a, b: b.into() }.encode())));
    check(
        &table,
        &Raw::prefix().a_in([2, 1]).b_in(ASKED).ranges(),
        |row| {
            if row.is_empty() { None } else { at(row, row.len()) }
        },
        10,
    );
    check(&table, &Raw::prefix().a_in([2, 1]).b_range("a".."b").ranges(), |row| at(row, 1), 2);

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    struct Delimited {
        a: String,
        b: String,
        #[pad(2)]
        c: u8,
    }
    let names = ["", "a", "aa", "b"];
    let keys = names.iter().flat_map(|a| {
        names.iter().flat_map(move |b| {
            [0, 7].map(|c| Delimited { a: (*a).into(), b: (*b).into(), c }.encode().unwrap())
        })
    });
    let table = store(keys);
    check(&table, &Delimited::prefix().a_in(["b", "", "a"]).ranges(), |row| at(row, text(row, 0, b',')?), 3);
    check(
        &table,
        &Delimited::prefix().a_in(["b", "a"]).b("a").unwrap().ranges(),
        |row| at(row, text(row, text(row, 0, b',')?, b',')?),
        2,
    );

    // The literal belongs to the field that is open.
    #[derive(RowKey)]
    struct Literal {
        a: u8,
        #[rowkey(literal = "o:")]
        b: u8,
    }
    let mut table = store([1, 2, 3].into_iter().flat_map(|a| TIMES.map(|b| Literal { a, b }.encode())));
    table.extend([([1, b'n', b':', 3].to_vec(), ()), ([2, b'p', b':', 3].to_vec(), ())]);
    check(&table, &Literal::prefix().a_in([1, 2]).ranges(), |row| at(row, 1), 2);
    check(&table, &Literal::prefix().a_in([1, 2]).b_range(1..8).ranges(), |row| at(row, 1), 2);
}

/// Nothing is fixed: nothing changes.
#[test]
fn all_rows_and_bounds() {
    #[derive(RowKey)]
    struct Key {
        #[salt(buckets = 3)]
        a: u8,
        b: u8,
    }
    let table = store((0..9).flat_map(|a| (0..3).map(move |b| Key { a, b }.encode())));
    for scan in [
        Key::prefix().ranges(),
        Key::prefix().a_any().b(1).skip().bounds(),
        Key::prefix().a_range(3..).ranges(),
    ] {
        check(&table, &scan, |row| at(row, 1), 3);
    }
    let nothing = Key::prefix().a_in([]).ranges().by_open_fields();
    assert!(nothing.is_empty() && nothing.after(&[1, 2]).is_empty() && nothing.before(&[1, 2]).is_empty());
    assert!(rows(&nothing, &table).is_empty());
}

/// The ranges are not listed: a product may have more than memory holds.
#[test]
fn many_combinations() {
    #[derive(RowKey)]
    struct Key {
        a: u32,
        b: u32,
        c: u32,
    }
    let all = || 0..10_000u32;
    let scan = Key::prefix().a_in(all()).b_in(all()).c_in(all()).ranges().by_open_fields();
    assert_eq!(scan.len(), 1_000_000_000_000);
    assert_eq!(scan.get(123_456_789_012).unwrap().start(), Key { a: 1234, b: 5678, c: 9012 }.encode());
}
