//! Scans of an enum of keys, kind by kind.

use rowkey::{KeyRanges, RowKey, RowKeyRef as _};

use super::nested::{ByMail, User};
use super::store::{found, store};

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
    let table = store(keys.map(|key| key.encode()));
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

/// The salts are those of the keys, and no order of rows has them.
#[test]
fn kinds_with_salts_of_their_own_are_read_in_one_order() {
    #[derive(RowKey)]
    struct Visit {
        #[salt(buckets = 4)]
        host: u8,
        at: u8,
    }
    #[derive(RowKey)]
    struct Host {
        at: u8,
        #[salt(buckets = 4)]
        host: u8,
    }
    #[derive(RowKey)]
    enum Salted {
        #[rowkey(prefix = "b")]
        Visit(Visit),
        #[rowkey(prefix = "a")]
        Host(Host),
    }

    let keys =
        (0..8).flat_map(|host| [Salted::Visit(Visit { host, at: 1 }), Salted::Host(Host { at: 1, host })]);
    let table = store(keys.map(|key| key.encode()));
    let mut sorted: Vec<_> = table.keys().cloned().collect();
    sorted.sort_by(|a, b| a[1..].cmp(&b[1..]));
    let read = |ranges: &KeyRanges| -> Vec<Vec<u8>> {
        let rows = ranges.scan(|range| table.range::<[u8], _>(range), |(row, ())| &row[..]);
        rows.map(|(row, ())| row.clone()).collect()
    };
    for ranges in [Salted::all_rows(), Salted::prefix().ranges(), Salted::prefix().skip().bounds()] {
        assert_eq!(read(&ranges), sorted);
        assert_eq!(ranges.merger::<()>().wants().count(), 4);
        for (at, row) in sorted.iter().enumerate() {
            assert_eq!(read(&ranges.after(row)), sorted[at + 1..]);
            assert_eq!(read(&ranges.before(row)), sorted[..at]);
            assert_eq!(read(&ranges.resume(&ranges.cursor_after(row)).unwrap()), sorted[at + 1..]);
            assert_eq!(read(&ranges.resume(&ranges.cursor_before(row)).unwrap()), sorted[..at]);
        }
    }
    // What is read of one kind is no position among all.
    let visits = Salted::prefix().visit().ranges();
    assert!(Salted::all_rows().resume(&visits.cursor_after(&sorted[9])).is_err());
}

/// Rows of `b` follow those of `a` at once, and those of `c` follow `b`; between `c` and `e` there is `d`.
#[test]
fn ranges_of_kinds_with_neighbouring_prefixes_are_joined() {
    #[derive(RowKey)]
    struct Name(String);
    #[derive(RowKey)]
    struct Id(u32);
    #[derive(RowKey)]
    struct Part(u8);
    #[derive(RowKey)]
    struct Other(u8);

    #[derive(RowKey)]
    enum Letters {
        #[rowkey(prefix = "a")]
        A(Name),
        #[rowkey(prefix = "b")]
        B(Id),
        #[rowkey(prefix = "c")]
        C(Part),
        #[rowkey(prefix = "e")]
        E(Other),
    }

    let ranges = Letters::prefix().ranges();
    let ranges: Vec<_> = ranges.iter().map(|range| (range.start().to_vec(), range.stop().to_vec())).collect();
    assert_eq!(ranges, [(b"a".to_vec(), b"d".to_vec()), (b"e".to_vec(), b"f".to_vec())]);
}
