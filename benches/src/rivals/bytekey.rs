//! bytekey2: serde, text ended by `00` that is not escaped.

use super::{PlainEvent, PlainLogin, Rival, TextRival};

pub struct Bytekey2;

impl Rival for Bytekey2 {
    type Row = Vec<u8>;

    const NAME: &'static str = "bytekey2";
    const FAULT: Option<&'static str> =
        Some("NUL in text is not escaped, so two keys can have the same bytes");

    #[inline]
    fn event(key: &PlainEvent) -> Vec<u8> {
        bytekey2::serialize(key).expect("all of these types are supported")
    }

    #[inline]
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>) {
        bytekey2::serialize_into(row, key).expect("all of these types are supported");
    }

    #[inline]
    fn event_back(row: &[u8]) -> Option<PlainEvent> {
        bytekey2::deserialize(row).ok()
    }
}

impl TextRival for Bytekey2 {
    #[inline]
    fn login(key: &PlainLogin) -> Vec<u8> {
        bytekey2::serialize(key).expect("all of these types are supported")
    }

    #[inline]
    fn login_into(key: &PlainLogin, row: &mut Vec<u8>) {
        bytekey2::serialize_into(row, key).expect("all of these types are supported");
    }

    #[inline]
    fn login_back(row: &[u8]) -> Option<PlainLogin> {
        bytekey2::deserialize(row).ok()
    }
}
