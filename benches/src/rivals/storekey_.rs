//! storekey: a derive, text ended by `00`.

use super::{PlainEvent, PlainLogin, Rival, TextRival};

pub struct Storekey;

impl Rival for Storekey {
    type Row = Vec<u8>;

    const NAME: &'static str = "storekey";

    #[inline]
    fn event(key: &PlainEvent) -> Vec<u8> {
        storekey::encode_vec(key).expect("writing to a `Vec` does not fail")
    }

    #[inline]
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>) {
        storekey::encode(row, key).expect("writing to a `Vec` does not fail");
    }

    #[inline]
    fn event_back(row: &[u8]) -> Option<PlainEvent> {
        storekey::decode(row).ok()
    }
}

impl TextRival for Storekey {
    #[inline]
    fn login(key: &PlainLogin) -> Vec<u8> {
        storekey::encode_vec(key).expect("writing to a `Vec` does not fail")
    }

    #[inline]
    fn login_into(key: &PlainLogin, row: &mut Vec<u8>) {
        storekey::encode(row, key).expect("writing to a `Vec` does not fail");
    }

    #[inline]
    fn login_back(row: &[u8]) -> Option<PlainLogin> {
        storekey::decode(row).ok()
    }
}
