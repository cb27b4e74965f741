//! db-key-macro: a struct that is its bytes; fields of fixed width alone.

use db_key_macro::db_key;

use super::{PlainEvent, Rival};

#[db_key]
pub struct DbEvent {
    pub host: u32,
    pub at: u64,
    pub event: u16,
    pub seq: u32,
}

pub struct DbKeyMacro;

impl Rival for DbKeyMacro {
    type Row = DbEvent;

    const NAME: &'static str = "db-key-macro";

    #[inline]
    fn event(key: &PlainEvent) -> DbEvent {
        DbEvent::new(key.host, key.at, key.event, key.seq)
    }

    #[inline]
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>) {
        row.extend_from_slice(DbEvent::new(key.host, key.at, key.event, key.seq).as_ref());
    }

    #[inline]
    fn event_back(row: &[u8]) -> Option<PlainEvent> {
        let key = DbEvent::from(row);
        Some(PlainEvent { host: key.host(), at: key.at(), event: key.event(), seq: key.seq() })
    }
}
