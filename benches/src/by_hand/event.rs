//! `host 4, time counted back 8, event 2, seq 4`, and the same after a salt byte.

use super::{Fault, FaultKind, wrong_length};
use crate::keys::{Event, EventSalted};

/// `i64::MAX - at`, which may exceed an `i64`.
#[inline(always)]
pub fn reversed(at: i64) -> u64 {
    (i64::MAX as u64).wrapping_sub(at as u64)
}

#[inline(always)]
pub fn encode(key: &Event) -> [u8; 18] {
    let mut row = [0; 18];
    row[..4].copy_from_slice(&key.host.to_be_bytes());
    row[4..12].copy_from_slice(&reversed(key.at).to_be_bytes());
    row[12..14].copy_from_slice(&key.event.to_be_bytes());
    row[14..].copy_from_slice(&key.seq.to_be_bytes());
    row
}

#[inline(always)]
pub fn encode_into(key: &Event, row: &mut Vec<u8>) {
    row.extend_from_slice(&encode(key));
}

/// A stretch of a row whose length is known.
#[inline(always)]
pub fn part<const N: usize>(row: &[u8], at: usize) -> [u8; N] {
    let mut part = [0; N];
    part.copy_from_slice(&row[at..at + N]);
    part
}

#[inline(always)]
pub fn decode(row: &[u8]) -> Result<Event, Fault> {
    let Ok(row) = <&[u8; 18]>::try_from(row) else {
        return Err(wrong_length(row, &[("host", 4), ("at", 8), ("event", 2), ("seq", 4)]));
    };
    Ok(Event {
        host: u32::from_be_bytes(part(row, 0)),
        at: (i64::MAX as u64).wrapping_sub(u64::from_be_bytes(part(row, 4))) as i64,
        event: u16::from_be_bytes(part(row, 12)),
        seq: u32::from_be_bytes(part(row, 14)),
    })
}

#[inline(always)]
pub fn bucket(host: [u8; 4]) -> u8 {
    (xxhash_rust::xxh64::xxh64(&host, 0) % 16) as u8
}

#[inline(always)]
pub fn encode_salted(key: &EventSalted) -> [u8; 19] {
    let mut row = [0; 19];
    let host = key.host.to_be_bytes();
    row[0] = bucket(host);
    row[1..5].copy_from_slice(&host);
    row[5..13].copy_from_slice(&reversed(key.at).to_be_bytes());
    row[13..15].copy_from_slice(&key.event.to_be_bytes());
    row[15..].copy_from_slice(&key.seq.to_be_bytes());
    row
}

#[inline(always)]
pub fn decode_salted(row: &[u8]) -> Result<EventSalted, Fault> {
    let Ok(row) = <&[u8; 19]>::try_from(row) else {
        return Err(wrong_length(row, &[("salt", 1), ("host", 4), ("at", 8), ("event", 2), ("seq", 4)]));
    };
    let host = part(row, 1);
    let (found, expected) = (row[0], bucket(host));
    if found != expected {
        return Err(Fault { field: "salt", offset: 0, kind: FaultKind::Salt { found, expected } });
    }
    Ok(EventSalted {
        host: u32::from_be_bytes(host),
        at: (i64::MAX as u64).wrapping_sub(u64::from_be_bytes(part(row, 5))) as i64,
        event: u16::from_be_bytes(part(row, 13)),
        seq: u32::from_be_bytes(part(row, 15)),
    })
}
