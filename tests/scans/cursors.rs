//! Cursors: text for a URL, refused by every other scan, and right for their own: from any row, forged and cut short.
//! `ROWKEY_CURSORS=1000000` runs the random ones longer.

#![allow(missing_docs, reason = "nothing here is for others")]
#![allow(clippy::single_range_in_vec_init, reason = "a list of one bound is one")]

mod store;

use std::collections::BTreeSet;

use rowkey::{Cursor, CursorError, KeyRange, KeyRanges, RowKey, RowKeyRef as _, SkipScan};
use store::{Store, found, store};

#[derive(RowKey)]
struct Order {
    #[salt(buckets = 3)]
    tenant: u32,
    user: String,
    at: u8,
    #[rowkey(tail)]
    note: Option<u8>,
}

#[derive(RowKey)]
struct Renamed {
    #[salt(buckets = 3)]
    tenant: u32,
    customer: String,
    at: u8,
    #[rowkey(tail)]
    note: Option<u8>,
    #[rowkey(tail)]
    more: Option<u8>,
}

#[derive(RowKey)]
struct Visit {
    id: Id,
    at: u8,
}

#[derive(RowKey)]
struct Id {
    tenant: u16,
    user: u16,
}

fn orders() -> Store {
    let users = ["", "a", "a\0", "b"];
    let of = |tenant: u32| {
        users.iter().flat_map(move |user| {
            (0..4).flat_map(move |at| {
                [None, Some(3)].map(|note| Order { tenant, user: (*user).into(), at, note }.encode())
            })
        })
    };
    store((5..9).flat_map(of))
}

fn held(scan: &KeyRanges, table: &Store) -> Vec<Vec<u8>> {
    scan.iter().flat_map(|range| table.range(range)).map(|(row, ())| row.clone()).collect()
}

/// Scans that differ in values, sets, kind or order, over two keys.
fn scans() -> Vec<KeyRanges> {
    let tenant = |tenant| Order::prefix().tenant(tenant);
    let tenants = || Order::prefix().tenant_in([7, 5]);
    let mut scans = vec![
        Order::prefix().ranges(),
        tenant(7).ranges(),
        tenant(8).ranges(),
        tenants().ranges(),
        Order::prefix().tenant_in([7, 6]).ranges(),
        tenant(7).user("a").ranges(),
        tenant(7).user_in(["a", "b"]).ranges(),
        tenant(7).user_in(["a", "b"]).at_in([1, 2]).ranges(),
        tenants().user("a").ranges(),
        tenant(7).user("a").at(2).ranges(),
        tenant(7).user("a").at(2).note(None).ranges(),
        tenant(7).user("a").at(2).note_in([Some(3)]).ranges(),
        Order::all_rows(),
        Order::prefix().tenant_any().user("a").skip().bounds(),
    ];
    let open: Vec<KeyRanges> = scans.iter().map(KeyRanges::by_open_fields).collect();
    scans.extend(open);
    scans
}

fn skips() -> Vec<SkipScan> {
    vec![
        Order::prefix().skip(),
        Order::prefix().tenant(7).skip(),
        Order::prefix().tenant_any().user("a").skip(),
        Order::prefix().tenant_any().user("b").skip(),
        Order::prefix().tenant_any().user_in(["a", "b"]).skip(),
        Order::prefix().tenant(7).user_any().at(2).skip(),
    ]
}

#[test]
fn a_cursor_is_text_for_a_url() {
    let scan = Order::prefix().tenant(7).ranges();
    for row in orders().keys() {
        for cursor in [scan.cursor_after(row), scan.cursor_before(row)] {
            let text = cursor.to_string();
            assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{text}");
            assert_eq!(text.parse::<Cursor>(), Ok(cursor.clone()));
            let json = serde_json::to_string(&cursor).unwrap();
            assert_eq!(json, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Cursor>(&json).unwrap(), cursor);
        }
    }
    assert!(!scan.cursor_after(&[]).is_before() && scan.cursor_before(&[]).is_before());
    assert!(serde_json::from_str::<Cursor>("\"?\"").is_err());
}

/// RFC 4648, with the checksum and the row as bytes.
#[test]
fn what_a_cursor_holds() {
    let base64url = |text: &str| -> Vec<u8> {
        let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let bits: String = text.chars().map(|digit| format!("{:06b}", digits.find(digit).unwrap())).collect();
        let bytes = bits.as_bytes().chunks_exact(8);
        bytes.map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap()).collect()
    };
    let row = Order { tenant: 7, user: "a".into(), at: 2, note: None }.encode();
    let holds = |cursor: Cursor| base64url(&cursor.to_string())[9..].to_vec();
    // Not the tenant, and the salt only if it is open.
    assert_eq!(holds(Order::prefix().tenant(7).ranges().cursor_after(&row)), b"a\0\x02");
    assert_eq!(holds(Order::prefix().ranges().cursor_before(&row)), *row);
    assert_eq!(holds(Order::prefix().tenant(7).user("a").ranges().cursor_after(&row)), [2]);
    assert_eq!(holds(Order::prefix().tenant(7).user_any().at(2).skip().cursor_after(&row)), b"a\0\x02");
    // A set is in it, and then so is its salt.
    assert_eq!(holds(Order::prefix().tenant_in([7, 8]).ranges().cursor_after(&row)), *row);
    let open = Order::prefix().tenant(7).user_in(["a", "b"]).ranges().by_open_fields();
    assert_eq!(holds(open.cursor_after(&row)), b"a\0\x02");
    // Nor is the tenant inside a nested key.
    let row = Visit { id: Id { tenant: 9, user: 3 }, at: 1 }.encode();
    let scan = Visit::prefix().id_prefix(Id::prefix().tenant(9)).ranges();
    assert_eq!(holds(scan.cursor_after(&row)), [0, 3, 1]);
    // Outside of the scan it holds nothing.
    assert_eq!(holds(scan.cursor_after(&Visit { id: Id { tenant: 8, user: 3 }, at: 1 }.encode())), b"");
}

#[test]
fn only_its_own_text_is_read() {
    let scan = Order::prefix().ranges();
    let cursor = scan.cursor_after(&Order { tenant: 7, user: "a".into(), at: 2, note: Some(9) }.encode());
    let text = cursor.to_string();
    let longer = ["=", "==", "\n", " ", "A", "AA", "AAA", "+", "/", "é"];
    let mut others: Vec<String> = longer.iter().map(|end| format!("{text}{end}")).collect();
    others.extend((0..text.len()).map(|len| text[..len].to_string()));
    others.extend((0..text.len()).map(|at| format!("{}%{}", &text[..at], &text[at + 1..])));
    others
        .extend((0..text.len()).flat_map(|at| {
            ["A", "B", "_"].map(|digit| format!("{}{digit}{}", &text[..at], &text[at + 1..]))
        }));
    for other in others.iter().filter(|other| **other != text) {
        match other.parse::<Cursor>() {
            Err(error) => assert_eq!(error, CursorError::Malformed),
            Ok(parsed) => {
                assert_eq!(parsed.to_string(), *other, "one text for one cursor");
                assert_eq!(scan.resume(&parsed), Err(CursorError::OtherScan), "{other}");
            }
        }
    }
}

/// Every row and every beginning of one, of the scan and of others.
fn positions(table: &Store) -> BTreeSet<Vec<u8>> {
    table.keys().flat_map(|row| (0..=row.len()).map(|len| row[..len].to_vec())).collect()
}

#[test]
fn a_cursor_resumes_its_scan_alone() {
    let table = orders();
    let scans = scans();
    for (i, scan) in scans.iter().enumerate() {
        // Where the rows of the scan begin and end, without their salts.
        let rows = held(scan, &table);
        let unsalted = |row: &[u8]| row.get(1..).unwrap_or_default().to_vec();
        let first = rows.iter().map(|row| unsalted(row)).min();
        for position in positions(&table) {
            let (after, before) = (scan.cursor_after(&position), scan.cursor_before(&position));
            let (next, previous) = (scan.resume(&after).unwrap(), scan.resume(&before).unwrap());
            if rows.contains(&position) {
                assert_eq!(
                    held(&next, &table),
                    held(&scan.after(&position), &table),
                    "{position:02x?} {scan:?}"
                );
                assert_eq!(held(&previous, &table), held(&scan.before(&position), &table), "{position:02x?}");
            } else {
                // No row outside the scan.
                assert!(
                    held(&next, &table).iter().chain(&held(&previous, &table)).all(|row| rows.contains(row))
                );
                // In the order of the rows, none is lost after a position before the first.
                if i < 14 && first.as_ref().is_some_and(|first| unsalted(&position) < *first) {
                    assert_eq!(held(&next, &table), rows, "{position:02x?} {scan:?}");
                }
            }
        }
        let cursor = scan.cursor_after(&rows[rows.len() / 2]);
        for (j, other) in scans.iter().enumerate() {
            // Nothing is fixed, so there is one order; and the first is all rows.
            let same = i == j
                || [i, j].iter().all(|at| [0, 12, 14, 26].contains(at))
                || [i, j].iter().all(|at| [13, 27].contains(at));
            assert_eq!(other.resume(&cursor).is_ok(), same, "{i} {j}: {scan:?} {other:?}");
        }
    }
}

/// What a scan fixes does not change when it is cut, even if nothing is left of it.
#[test]
fn a_scan_that_is_cut_keeps_what_it_fixes() {
    let table = orders();
    for (i, scan) in scans().iter().enumerate() {
        let cursor = scan.cursor_after(&held(scan, &table)[0]);
        for position in positions(&table).into_iter().chain([vec![], vec![0xFF; 40]]) {
            for cut in
                [scan.after(&position), scan.before(&position), scan.after(&position).before(&position)]
            {
                let rest = held(&cut.resume(&cursor).unwrap(), &table);
                let own = held(&cut, &table);
                assert!(rest.iter().all(|row| own.contains(row)), "{i} {position:02x?}: {rest:02x?}");
                assert_eq!(cut.cursor_after(&position), scan.cursor_after(&position), "{i} {position:02x?}");
                assert_eq!(held(&cut.by_open_fields(), &table).len(), own.len(), "{i} {position:02x?}");
            }
        }
    }
}

/// The same of a key whose rows are cut before a delimiter.
#[test]
fn a_scan_with_a_delimiter_that_is_cut_keeps_what_it_fixes() {
    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    struct Delimited {
        #[pad(2)]
        a: u8,
        #[pad(2)]
        b: u8,
    }
    let scan = Delimited::prefix().a(7).unwrap().ranges();
    for position in ["", "0", "07", "07,", "07,05", "08", "9", "99", "~~~~~~~~"] {
        for cut in [scan.after(position.as_bytes()), scan.before(position.as_bytes())] {
            assert_eq!(cut.cursor_after(b"07,05"), scan.cursor_after(b"07,05"), "{position}");
            assert_eq!(cut.by_open_fields().len(), cut.len(), "{position}");
            assert!(cut.resume(&scan.cursor_before(b"07,05")).is_ok(), "{position}");
        }
    }
}

#[test]
fn skip_scans() {
    let table = orders();
    let skips = skips();
    for (i, scan) in skips.iter().enumerate() {
        let rows = found(&table, scan).0;
        for (at, row) in rows.iter().enumerate() {
            let next = scan.resume(&scan.cursor_after(row).to_string().parse().unwrap()).unwrap();
            assert_eq!(found(&table, &next).0, rows[at + 1..], "{scan:?}");
        }
        for position in positions(&table) {
            let next = scan.resume(&scan.cursor_after(&position)).unwrap();
            assert!(found(&table, &next).0.iter().all(|row| rows.contains(row)));
        }
        for (j, other) in skips.iter().enumerate() {
            assert_eq!(other.resume(&scan.cursor_after(&rows[0])).is_ok(), i == j, "{i} {j}");
        }
        for other in scans() {
            assert_eq!(other.resume(&scan.cursor_after(&rows[0])), Err(CursorError::OtherScan));
        }
    }
}

/// Bytes of a range that are no row: they end among the tags of `None` that rows omit. A table may contain them, and paging goes on.
#[test]
fn bytes_that_end_among_omitted_tags() {
    #[derive(RowKey)]
    struct Grown {
        id: u8,
        #[rowkey(tail)]
        a: Option<u8>,
        #[rowkey(tail)]
        b: Option<u8>,
        #[rowkey(tail)]
        c: Option<u8>,
    }
    #[derive(RowKey)]
    struct Outer {
        #[salt(buckets = 3)]
        at: u8,
        grown: Grown,
    }
    #[derive(RowKey)]
    enum Kinds {
        #[rowkey(prefix = "g")]
        Grown(Grown),
    }
    let row = Grown { id: 7, a: None, b: None, c: None };
    let grown = |scan: KeyRanges| (scan, row.encode());
    let id = || Grown::prefix().id(7);
    let outer = || Outer::prefix().at(5);
    let row_of_outer = Outer { at: 5, grown: Grown { id: 7, a: None, b: None, c: None } }.encode();
    for (scan, row) in [
        grown(id().ranges()),
        grown(id().a(None).ranges()),
        grown(id().a(None).b(None).ranges()),
        grown(id().a_in([None]).b_in([None]).ranges()),
        grown(id().a(None).b_range(..=None).ranges()),
        grown(id().a(None).b(None).c_range(..).ranges()),
        (outer().grown_prefix(id().a(None)).ranges(), row_of_outer.clone()),
        (outer().grown_prefix(id().a(None).b(None)).ranges(), row_of_outer.clone()),
        (Outer::prefix().at_in([5]).grown_prefix(id().a(None)).ranges(), row_of_outer),
        (
            Kinds::prefix().grown_prefix(id().a(None).b(None)).ranges(),
            Kinds::Grown(Grown { id: 7, a: None, b: None, c: None }).encode(),
        ),
    ] {
        let bytes: Vec<Vec<u8>> = (0..4).map(|tags| [&row[..], &[0; 3][..tags]].concat()).collect();
        let table = store(bytes.iter().map(Vec::as_slice));
        assert_eq!(held(&scan, &table), bytes, "{scan:?}");
        for (at, bytes_at) in bytes.iter().enumerate() {
            let left =
                |cursor: Cursor| held(&scan.resume(&cursor.to_string().parse().unwrap()).unwrap(), &table);
            assert_eq!(left(scan.cursor_after(bytes_at)), bytes[at + 1..], "{bytes_at:02x?} {scan:?}");
            assert_eq!(left(scan.cursor_before(bytes_at)), bytes[..at], "{bytes_at:02x?} {scan:?}");
        }
    }
}

#[test]
fn bounds_names_and_fields_added_later_may_change() {
    let row = Order { tenant: 7, user: "a".into(), at: 2, note: None }.encode();
    let scan = |bounds| Order::prefix().tenant(7).user("a").at_range(bounds).ranges();
    let cursor = scan(0..100).cursor_after(&row);
    let next = scan(1..4).resume(&cursor).unwrap();
    assert_eq!(held(&next, &orders()).len(), 3);
    assert!(scan(0..1).resume(&cursor).unwrap().is_empty());
    assert!(scan(3..3).resume(&cursor).unwrap().is_empty());
    assert!(scan(255..255).resume(&cursor).unwrap().is_empty());
    let (low, high) = (std::ops::Bound::Excluded(255), std::ops::Bound::Unbounded);
    let empty = Order::prefix().tenant(7).user("a").at_range((low, high)).ranges();
    assert!(empty.resume(&cursor).unwrap().is_empty());
    // Few values of a salted bound are a bound.
    let tenants = |bounds| Order::prefix().tenant_range(bounds).ranges();
    assert!(tenants(7..8).resume(&tenants(0..u32::MAX).cursor_after(&row)).is_ok());
    assert!(tenants(0..u32::MAX).resume(&tenants(7..8).cursor_after(&row)).is_ok());
    // The bytes are the same, and so is the cursor.
    let renamed = Renamed::prefix().tenant(7).customer("a").ranges();
    let cursor = Order::prefix().tenant(7).user("a").ranges().cursor_after(&row);
    assert_eq!(renamed.cursor_after(&row), cursor);
    assert!(renamed.resume(&cursor).is_ok());
    // By value, by a set of one.
    let set = Order::prefix().tenant_in([7]).user_in(["a"]).ranges();
    assert_eq!(set.cursor_after(&row), cursor);
    // Of a page, too.
    assert_eq!(set.after(&row).cursor_after(&row), cursor);
    assert!(set.after(&row).resume(&cursor).is_ok());
}

/// A forged cursor narrows the scan, or is refused.
#[test]
fn forged_cursors() {
    let count: usize = std::env::var("ROWKEY_CURSORS").map_or(3000, |count| count.parse().expect("a number"));
    let table = orders();
    let all: Vec<Vec<u8>> = positions(&table).into_iter().collect();
    let (scans, skips) = (scans(), skips());
    let mut random = fastrand::Rng::with_seed(7);
    let texts: Vec<String> = scans
        .iter()
        .flat_map(|scan| all.iter().step_by(7).map(|row| scan.cursor_after(row).to_string()))
        .chain(
            skips.iter().flat_map(|scan| all.iter().step_by(7).map(|row| scan.cursor_after(row).to_string())),
        )
        .collect();
    let (mut read, mut resumed) = (0, 0);
    for _ in 0..count {
        let mut text = texts[random.usize(..texts.len())].clone().into_bytes();
        for _ in 0..random.usize(..3) {
            let at = random.usize(..text.len().max(1)).min(text.len().saturating_sub(1));
            match random.u8(..4) {
                0 => text.truncate(at),
                1 if !text.is_empty() => text[at] = random.u8(..),
                2 if !text.is_empty() => text[at] = b"AQgw_-09"[random.usize(..8)],
                _ => text.insert(at.min(text.len()), random.alphanumeric() as u8),
            }
        }
        let Ok(cursor) = String::from_utf8_lossy(&text).parse::<Cursor>() else { continue };
        read += 1;
        let scan = &scans[random.usize(..scans.len())];
        if let Ok(next) = scan.resume(&cursor) {
            resumed += 1;
            let own = held(scan, &table);
            assert!(held(&next, &table).iter().all(|row| own.contains(row)), "{cursor}");
        }
        let skip = &skips[random.usize(..skips.len())];
        if let Ok(next) = skip.resume(&cursor) {
            resumed += 1;
            let own = found(&table, skip).0;
            assert!(found(&table, &next).0.iter().all(|row| own.contains(row)), "{cursor}");
        }
    }
    println!("{count} texts: {read} are cursors, {resumed} of these are of the scan");
    assert!(read > count / 4 && resumed > count / 200, "{read} {resumed}");
}

#[test]
fn an_enum_of_keys_and_ranges_of_stores() {
    #[derive(RowKey)]
    enum Table {
        #[rowkey(prefix = "v")]
        Visit(Visit),
        #[rowkey(prefix = "i")]
        Id(Id),
    }
    let id = |tenant, user| Id { tenant, user };
    let rows = (0..5).flat_map(|tenant| {
        (0..3).flat_map(move |user| {
            [
                Table::Visit(Visit { id: id(tenant, user), at: 9 }).encode(),
                Table::Id(id(tenant, user)).encode(),
            ]
        })
    });
    let table = store(rows);
    let visits =
        |tenant| Table::prefix().visit_prefix(Visit::prefix().id_prefix(Id::prefix().tenant(tenant)));
    let ids = |tenant| Table::prefix().id_prefix(Id::prefix().tenant(tenant)).ranges();
    let read = |scan: &KeyRanges| {
        scan.scan(|range: KeyRange| table.range(range), |(row, ())| row)
            .map(|(row, ())| row.clone())
            .collect::<Vec<_>>()
    };
    for scan in [Table::all_rows(), visits(3).ranges(), ids(3), Table::prefix().skip().bounds()] {
        let rows = read(&scan);
        for (at, row) in rows.iter().enumerate() {
            assert_eq!(read(&scan.resume(&scan.cursor_after(row)).unwrap()), rows[at + 1..]);
            assert_eq!(read(&scan.resume(&scan.cursor_before(row)).unwrap()), rows[..at]);
        }
    }
    let row = Table::Id(id(3, 1)).encode();
    assert_eq!(visits(3).ranges().resume(&ids(3).cursor_after(&row)), Err(CursorError::OtherScan));
    assert_eq!(ids(4).resume(&ids(3).cursor_after(&row)), Err(CursorError::OtherScan));
    let all = Table::prefix().skip();
    assert_eq!(
        found(&table, &all.resume(&all.cursor_after(&row)).unwrap()).0,
        table.range(row.to_vec()..).skip(1).map(|(row, ())| row.clone()).collect::<Vec<_>>()
    );
}
