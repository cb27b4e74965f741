//! ordcode: serde, lengths of text at the end of the row.

use ordcode::Order;

use super::{PlainEvent, PlainLogin, Rival, TextRival};

pub struct Ordcode;

impl Rival for Ordcode {
    type Row = [u8; 18];

    const NAME: &'static str = "ordcode";
    const FAULT: Option<&'static str> = Some("text has no terminator, so `\"a\"` can sort after `\"a\\0\"`");

    #[inline]
    fn event(key: &PlainEvent) -> [u8; 18] {
        let mut row = [0; 18];
        ordcode::ser_to_buf_asc_exact(&mut row, key).expect("18 bytes are what it needs");
        row
    }

    #[inline]
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>) {
        row.extend_from_slice(&Self::event(key));
    }

    #[inline]
    fn event_back(row: &[u8]) -> Option<PlainEvent> {
        ordcode::de_from_bytes_asc(row).ok()
    }
}

impl TextRival for Ordcode {
    #[inline]
    fn login(key: &PlainLogin) -> Vec<u8> {
        ordcode::ser_to_vec_ordered(key, Order::Ascending).expect("all of these types are supported")
    }

    #[inline]
    fn login_into(key: &PlainLogin, row: &mut Vec<u8>) {
        row.extend_from_slice(&Self::login(key));
    }

    #[inline]
    fn login_back(row: &[u8]) -> Option<PlainLogin> {
        ordcode::de_from_bytes_asc(row).ok()
    }
}
