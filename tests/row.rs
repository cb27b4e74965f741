//! `Row<K>`: the bytes of a row with the type of its key, alone and in the stores that take it as a key type.

#![allow(missing_docs, reason = "nothing here is for others")]

use std::collections::{BTreeMap, HashSet};

use heed::{BytesDecode, BytesEncode};
use redb::{ReadableDatabase, ReadableTable, TableDefinition, TableError};
use rowkey::{DecodeError, Row, RowKey};

/// [host 4][at 8][seq 2], newest first within a host.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct EventKey {
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

#[derive(RowKey, Debug, PartialEq)]
struct LoginKey<'a> {
    #[pad(4)]
    user: u32,
    event: &'a str,
}

fn event(host: u32, at: i64, seq: u16) -> EventKey {
    EventKey { host, at, seq }
}

/// Hosts at both ends of the domain, and two that share all but the last byte.
fn events() -> Vec<EventKey> {
    let mut events = Vec::new();
    for host in [0, 7, 8, 255, 256, u32::MAX] {
        for at in [i64::MIN, -1, 0, 1, i64::MAX] {
            events.extend([0, 1, u16::MAX].map(|seq| event(host, at, seq)));
        }
    }
    events
}

#[test]
fn a_row_is_the_encoded_key() {
    // i64::MAX - (i64::MAX - 1) is 1.
    let key = event(7, i64::MAX - 1, 2);
    let row = Row::from(&key);
    assert_eq!(row.as_slice(), [0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2]);
    assert_eq!((row.as_ref(), row.clone()), (&key.encode()[..], Row::new(&key).unwrap()));
    assert_eq!(row.decode(), Ok(key));
    assert_eq!(format!("{row:?}"), r"Row(\x00\x00\x00\x07\x00\x00\x00\x00\x00\x00\x00\x01\x00\x02)");
}

#[test]
fn a_key_with_a_lifetime_borrows_from_its_row() {
    let row = Row::new(&LoginKey { user: 7, event: "in" }).unwrap();
    let key = row.decode().unwrap();
    assert_eq!(key, LoginKey { user: 7, event: "in" });
    assert!(std::ptr::eq(key.event.as_bytes(), &row.as_slice()[4..]));
    assert_eq!(format!("{row:?}"), "Row(0007in)");
}

#[test]
fn what_cannot_be_encoded_has_no_row() {
    let error = Row::new(&LoginKey { user: 10_000, event: "in" }).unwrap_err();
    assert_eq!(error.field(), "user");
}

/// A map or a set finds a row by its bytes, so these compare and hash alike.
#[test]
fn rows_sort_and_hash_as_their_bytes() {
    let mut keys = events();
    keys.sort_by_key(|key| (key.host, std::cmp::Reverse(key.at), key.seq));
    let rows: Vec<Row<EventKey>> = keys.iter().map(Row::from).collect();
    assert!(rows.is_sorted() && rows.windows(2).all(|two| two[0] != two[1]));

    let sorted: BTreeMap<_, _> = rows.iter().cloned().zip(&keys).collect();
    let hashed: HashSet<_> = rows.iter().cloned().collect();
    for (row, key) in rows.iter().zip(&keys) {
        assert_eq!(sorted.get(row.as_slice()), Some(&key));
        assert_eq!(hashed.get(row.as_slice()), Some(row));
    }
    let scan = EventKey::prefix().host(7).at_range(0..).range();
    assert_eq!(sorted.range(&scan).count(), 9);
}

/// `Row` is as sendable as its bytes, whatever the key is.
#[test]
fn a_row_may_go_to_another_thread() {
    fn asks<T: Send + Sync + 'static>() {}
    asks::<Row<LoginKey<'static>>>();
}

const EVENTS: TableDefinition<'_, Row<EventKey>, &str> = TableDefinition::new("events");

fn redb_of_events() -> (redb::Database, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let database = redb::Database::create(folder.path().join("rows.redb")).unwrap();
    let write = database.begin_write().unwrap();
    {
        let mut table = write.open_table(EVENTS).unwrap();
        for key in events() {
            table.insert(key.encode().as_slice(), "value").unwrap();
        }
    }
    write.commit().unwrap();
    (database, folder)
}

#[test]
fn redb_keeps_rows_in_their_order() {
    let (database, _folder) = redb_of_events();
    let table = database.begin_read().unwrap().open_table(EVENTS).unwrap();
    let row = Row::from(&event(7, 0, 1));
    assert_eq!(table.get(row.as_slice()).unwrap().unwrap().value(), "value");
    assert!(table.get(event(9, 0, 1).encode().as_slice()).unwrap().is_none());

    let scan = EventKey::prefix().host(7).at_range(0..).range();
    let found = table.range(scan.as_slices()).unwrap();
    let found: Vec<EventKey> = found.map(|item| EventKey::decode(item.unwrap().0.value()).unwrap()).collect();
    let expected = [i64::MAX, 1, 0].map(|at| [0, 1, u16::MAX].map(|seq| event(7, at, seq)));
    assert_eq!(found, expected.concat());

    let mut sorted = events();
    sorted.sort_by_key(|key| (key.host, std::cmp::Reverse(key.at), key.seq));
    let all = table.iter().unwrap().map(|item| EventKey::decode(item.unwrap().0.value()).unwrap());
    assert!(all.eq(sorted));
}

/// So many rows that redb divides its pages by keys that it cuts short.
#[test]
fn redb_finds_rows_over_many_pages() {
    const LOGINS: TableDefinition<'_, Row<LoginKey<'static>>, Row<EventKey>> = TableDefinition::new("logins");
    let folder = tempfile::tempdir().unwrap();
    let database = redb::Database::create(folder.path().join("rows.redb")).unwrap();
    let write = database.begin_write().unwrap();
    let names: Vec<String> = (0..50).map(|len| "\0".repeat(len * 3) + "in").collect();
    let key = |user, event| Row::new(&LoginKey { user, event }).unwrap();
    {
        let mut table = write.open_table(LOGINS).unwrap();
        for user in 0..100 {
            for name in &names {
                // A row is a value too: what an index leads to.
                table.insert(key(user, name).as_slice(), event(user, 0, 0).encode().as_slice()).unwrap();
            }
        }
    }
    write.commit().unwrap();
    let table = database.begin_read().unwrap().open_table(LOGINS).unwrap();
    for user in 0..100 {
        for name in &names {
            let found = table.get(key(user, name).as_slice()).unwrap().unwrap();
            assert_eq!(EventKey::decode(found.value()), Ok(event(user, 0, 0)));
        }
        let scan = LoginKey::prefix().user(user).unwrap().range();
        assert_eq!(table.range(scan.as_slices()).unwrap().count(), names.len());
    }
}

/// Opens the table of `EventKey` as one of `K`, as a program does whose key has changed: the number of rows, which all decode.
fn reopened<K: RowKey + 'static>() -> Result<usize, TableError> {
    let (database, _folder) = redb_of_events();
    let definition: TableDefinition<'_, Row<K>, &str> = TableDefinition::new("events");
    let table = database.begin_read().unwrap().open_table(definition)?;
    let rows = table.iter().unwrap();
    Ok(rows.map(|item| assert!(K::decode(item.unwrap().0.value()).is_ok())).count())
}

/// The same bytes for every value, and another name.
mod renamed {
    #[derive(rowkey::RowKey)]
    pub struct Incident {
        server: u32,
        #[reverse_ts]
        seen_at: i64,
        number: u16,
    }
}

mod changed {
    use rowkey::RowKey;

    #[derive(RowKey)]
    pub struct Widened {
        host: u64,
        #[reverse_ts]
        at: i64,
        seq: u16,
    }

    /// Of the same width: without the type, its rows would decode to times long ago.
    #[derive(RowKey)]
    pub struct Forwards {
        host: u32,
        at: i64,
        seq: u16,
    }

    #[derive(RowKey)]
    pub struct Salted {
        #[salt(buckets = 16)]
        host: u32,
        #[reverse_ts]
        at: i64,
        seq: u16,
    }

    #[derive(RowKey)]
    pub struct WithOneMore {
        host: u32,
        #[reverse_ts]
        at: i64,
        seq: u16,
        kind: u8,
    }
}

mod later {
    #[derive(rowkey::RowKey)]
    pub struct EventKey {
        host: u32,
        #[reverse_ts]
        at: i64,
        seq: u16,
        #[rowkey(tail)]
        kind: Option<u8>,
    }
}

/// Files hold this name for good: one letter more, and every table is locked.
#[test]
fn the_name_of_the_type_is_that_of_the_formats() {
    let name = <Row<EventKey> as redb::Value>::type_name();
    let fingerprint = EventKey::LAYOUT.bytes_fingerprint();
    assert_eq!(name.name(), format!("rowkey::Row<{fingerprint:016x}>"));
    assert_eq!(<Row<EventKey> as redb::Value>::fixed_width(), None);
}

#[test]
fn redb_refuses_a_table_of_other_bytes() {
    for opened in [
        reopened::<changed::Widened>(),
        reopened::<changed::Forwards>(),
        reopened::<changed::Salted>(),
        reopened::<changed::WithOneMore>(),
    ] {
        assert!(matches!(opened, Err(TableError::TableTypeMismatch { .. })), "{opened:?}");
    }
    // Bytes without a type are no rows of this key.
    let (database, _folder) = redb_of_events();
    let bytes: TableDefinition<'_, &[u8], &str> = TableDefinition::new("events");
    assert!(database.begin_read().unwrap().open_table(bytes).is_err());
}

#[test]
fn redb_opens_a_table_whose_fields_were_renamed() {
    let rows = events().len();
    assert_eq!(reopened::<EventKey>().unwrap(), rows);
    assert_eq!(reopened::<renamed::Incident>().unwrap(), rows);
    assert_ne!(EventKey::FINGERPRINT, renamed::Incident::FINGERPRINT);
}

#[test]
fn redb_opens_a_table_to_whose_rows_a_field_was_added() {
    assert_eq!(reopened::<later::EventKey>().unwrap(), events().len());
}

/// heed opens a file by a function that is `unsafe`, so a whole database is in the guide's chapter on stores; these are the
/// two that it calls.
#[test]
fn heed_takes_bytes_and_gives_keys() {
    let key = event(7, 0, 1);
    let row = key.encode();
    let encoded = <Row<EventKey> as BytesEncode<'_>>::bytes_encode(row.as_slice()).unwrap();
    // LMDB gets the very bytes.
    assert!(std::ptr::eq(&*encoded, row.as_slice()));
    assert_eq!(<Row<EventKey> as BytesDecode<'_>>::bytes_decode(&row).unwrap(), key);

    let text = b"0007in".to_vec();
    let login = <Row<LoginKey<'_>> as BytesDecode<'_>>::bytes_decode(&text).unwrap();
    assert!(std::ptr::eq(login.event.as_bytes(), &text[4..]));

    let error = <Row<EventKey> as BytesDecode<'_>>::bytes_decode(&row[..4]).unwrap_err();
    assert_eq!(error.downcast_ref::<DecodeError>().map(DecodeError::field), Some("at"));
}
