//! foundationdb-tuple: tuples with a type byte before each element.

use super::{PlainEvent, PlainLogin, Rival, TextRival};

pub struct FoundationDb;

impl Rival for FoundationDb {
    type Row = Vec<u8>;

    const NAME: &'static str = "foundationdb-tuple";

    #[inline]
    fn event(key: &PlainEvent) -> Vec<u8> {
        foundationdb_tuple::pack(&(key.host, key.at, key.event, key.seq))
    }

    #[inline]
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>) {
        foundationdb_tuple::pack_into(&(key.host, key.at, key.event, key.seq), row);
    }

    #[inline]
    fn event_back(row: &[u8]) -> Option<PlainEvent> {
        let (host, at, event, seq) = foundationdb_tuple::unpack(row).ok()?;
        Some(PlainEvent { host, at, event, seq })
    }
}

impl TextRival for FoundationDb {
    #[inline]
    fn login(key: &PlainLogin) -> Vec<u8> {
        foundationdb_tuple::pack(&(&key.host[..], &key.event[..], key.at))
    }

    #[inline]
    fn login_into(key: &PlainLogin, row: &mut Vec<u8>) {
        foundationdb_tuple::pack_into(&(&key.host[..], &key.event[..], key.at), row);
    }

    #[inline]
    fn login_back(row: &[u8]) -> Option<PlainLogin> {
        let (host, event, at) = foundationdb_tuple::unpack(row).ok()?;
        Some(PlainLogin { host, event, at })
    }
}
