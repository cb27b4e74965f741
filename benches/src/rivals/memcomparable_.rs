//! memcomparable: serde, text in groups of eight.

use serde::Serialize;

use super::{PlainEvent, PlainLogin, Rival, TextRival};
use crate::by_hand::event::reversed;
use crate::keys::Feed;

pub struct Memcomparable;

#[inline]
fn into(key: &impl Serialize, row: &mut Vec<u8>) {
    let mut serializer = memcomparable::Serializer::new(row);
    key.serialize(&mut serializer).expect("all of these types are supported");
}

impl Rival for Memcomparable {
    type Row = Vec<u8>;

    const NAME: &'static str = "memcomparable";

    #[inline]
    fn event(key: &PlainEvent) -> Vec<u8> {
        memcomparable::to_vec(key).expect("all of these types are supported")
    }

    #[inline]
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>) {
        into(key, row);
    }

    #[inline]
    fn event_back(row: &[u8]) -> Option<PlainEvent> {
        memcomparable::from_slice(row).ok()
    }
}

impl TextRival for Memcomparable {
    #[inline]
    fn login(key: &PlainLogin) -> Vec<u8> {
        memcomparable::to_vec(key).expect("all of these types are supported")
    }

    #[inline]
    fn login_into(key: &PlainLogin, row: &mut Vec<u8>) {
        into(key, row);
    }

    #[inline]
    fn login_back(row: &[u8]) -> Option<PlainLogin> {
        memcomparable::from_slice(row).ok()
    }
}

impl Memcomparable {
    /// Its user turns the bits around field by field; there is no attribute for it.
    #[inline]
    pub fn feed_into(key: &Feed, row: &mut Vec<u8>) {
        let mut serializer = memcomparable::Serializer::new(row);
        serializer.set_reverse(true);
        key.user.serialize(&mut serializer).expect("text is supported");
        serializer.set_reverse(false);
        (reversed(key.at), key.id).serialize(&mut serializer).expect("numbers are supported");
    }
}
