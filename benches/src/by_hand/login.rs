//! `text 00 text 00 number 8`; in a text, `00` as `01 01` and `01` as `01 02`.

use std::borrow::Cow;

use super::event::part;
use super::row::{ROOM, Row};
use super::{Fault, FaultKind};
use crate::keys::{Login, LoginRef};

/// Text that holds `00` or `01`, which is rare.
#[cold]
#[inline(never)]
fn push_escaped(text: &[u8], row: &mut Vec<u8>) {
    let mut from = 0;
    for at in memchr::memchr2_iter(0, 1, text) {
        row.extend_from_slice(&text[from..at]);
        row.extend_from_slice(&[1, text[at] + 1]);
        from = at + 1;
    }
    row.extend_from_slice(&text[from..]);
}

#[inline(always)]
fn push(text: &[u8], row: &mut Vec<u8>) {
    if memchr::memchr2(0, 1, text).is_none() {
        row.extend_from_slice(text);
    } else {
        push_escaped(text, row);
    }
    row.push(0);
}

#[inline(always)]
pub fn encode_into(key: &Login, row: &mut Vec<u8>) {
    row.reserve(key.host.len() + key.event.len() + 10);
    push(key.host.as_bytes(), row);
    push(key.event.as_bytes(), row);
    row.extend_from_slice(&key.at.to_be_bytes());
}

#[inline(always)]
pub fn encode(key: &Login) -> Row {
    let (host, event) = (key.host.as_bytes(), key.event.as_bytes());
    let len = host.len() + event.len() + 10;
    if len > ROOM || memchr::memchr2(0, 1, host).is_some() || memchr::memchr2(0, 1, event).is_some() {
        let mut row = Vec::new();
        encode_into(key, &mut row);
        return Row::Long(row);
    }
    let mut row = [0; ROOM];
    let second = host.len() + 1;
    let third = second + event.len() + 1;
    row[..host.len()].copy_from_slice(host);
    row[second..second + event.len()].copy_from_slice(event);
    row[third..third + 8].copy_from_slice(&key.at.to_be_bytes());
    Row::short(row, len)
}

/// The text that begins at `at`, and where the next field begins.
#[inline(always)]
fn text<'r>(row: &'r [u8], at: usize, field: &'static str) -> Result<(Cow<'r, str>, usize), Fault> {
    let rest = &row[at..];
    let fault = |offset, kind| Fault { field, offset, kind };
    let Some(len) = memchr::memchr2(0, 1, rest) else {
        return Err(fault(row.len(), FaultKind::NoEnd));
    };
    match rest[len] {
        0 => match std::str::from_utf8(&rest[..len]) {
            Ok(text) => Ok((Cow::Borrowed(text), at + len + 1)),
            Err(error) => Err(fault(at + error.valid_up_to(), FaultKind::Utf8)),
        },
        _ => escaped_text(row, at, field),
    }
}

#[cold]
#[inline(never)]
fn escaped_text<'r>(row: &'r [u8], at: usize, field: &'static str) -> Result<(Cow<'r, str>, usize), Fault> {
    let fault = |offset, kind| Fault { field, offset, kind };
    let (mut text, mut from) = (Vec::new(), at);
    loop {
        let Some(len) = memchr::memchr2(0, 1, &row[from..]) else {
            return Err(fault(row.len(), FaultKind::NoEnd));
        };
        let special = from + len;
        text.extend_from_slice(&row[from..special]);
        if row[special] == 0 {
            let text = String::from_utf8(text)
                .map_err(|error| fault(at + error.utf8_error().valid_up_to(), FaultKind::Utf8))?;
            return Ok((Cow::Owned(text), special + 1));
        }
        match row.get(special + 1) {
            Some(&escaped @ 1..=2) => text.push(escaped - 1),
            Some(&found) => return Err(fault(special + 1, FaultKind::Escape(found))),
            None => return Err(fault(row.len(), FaultKind::NoEnd)),
        }
        from = special + 2;
    }
}

#[inline(always)]
pub fn decode(row: &[u8]) -> Result<LoginRef<'_>, Fault> {
    let (host, second) = text(row, 0, "host")?;
    let (event, third) = text(row, second, "event")?;
    let rest = &row[third..];
    if rest.len() != 8 {
        return Err(Fault {
            field: "at",
            offset: third,
            kind: FaultKind::Length { expected: 8, found: rest.len() },
        });
    }
    Ok(LoginRef { host, event, at: u64::from_be_bytes(part(rest, 0)) })
}
