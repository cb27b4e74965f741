//! `format!` and `write!`: text of fixed width, as keys are often cut by hand.

use std::io::Write;

use super::{PlainEvent, PlainLogin, Rival, TextRival};
use crate::keys::File;

pub struct Text;

impl Rival for Text {
    type Row = String;

    const NAME: &'static str = "format!";
    const FAULT: Option<&'static str> = Some("a separator inside text looks like the one between fields");

    #[inline]
    fn event(key: &PlainEvent) -> String {
        format!("{:010}{:020}{:05}{:010}", key.host, key.at, key.event, key.seq)
    }

    #[inline]
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>) {
        write!(row, "{:010}{:020}{:05}{:010}", key.host, key.at, key.event, key.seq)
            .expect("writing to a `Vec` does not fail");
    }

    #[inline]
    fn event_back(row: &[u8]) -> Option<PlainEvent> {
        let text = std::str::from_utf8(row).ok()?;
        Some(PlainEvent {
            host: text.get(..10)?.parse().ok()?,
            at: text.get(10..30)?.parse().ok()?,
            event: text.get(30..35)?.parse().ok()?,
            seq: text.get(35..)?.parse().ok()?,
        })
    }
}

impl TextRival for Text {
    #[inline]
    fn login(key: &PlainLogin) -> Vec<u8> {
        format!("{}\0{}\0{:020}", key.host, key.event, key.at).into_bytes()
    }

    #[inline]
    fn login_into(key: &PlainLogin, row: &mut Vec<u8>) {
        write!(row, "{}\0{}\0{:020}", key.host, key.event, key.at).expect("writing to a `Vec` does not fail");
    }

    #[inline]
    fn login_back(row: &[u8]) -> Option<PlainLogin> {
        let mut parts = std::str::from_utf8(row).ok()?.split('\0');
        let (host, event, at) = (parts.next()?, parts.next()?, parts.next()?);
        Some(PlainLogin { host: host.into(), event: event.into(), at: at.parse().ok()? })
    }
}

impl Text {
    /// Decimal text of fixed width, as `#[pad(n)]`.
    #[inline]
    pub fn file(key: &File) -> String {
        format!("{:06}{:08}{:06}", key.user, key.date, key.file)
    }
}
