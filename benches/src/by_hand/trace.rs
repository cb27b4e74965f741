//! Descending numbers, an id, and numbers of one width side by side.

use super::event::part;
use super::{Fault, wrong_length};
use crate::keys::Trace;

const FIELDS: &[(&str, usize)] = &[
    ("level", 2),
    ("id", 16),
    ("at", 8),
    ("region", 4),
    ("host", 4),
    ("process", 4),
    ("thread", 4),
    ("span", 8),
    ("parent", 8),
    ("kind", 2),
    ("flags", 2),
    ("seq", 4),
];

#[inline(always)]
pub fn encode(key: &Trace) -> [u8; 66] {
    let mut row = [0; 66];
    row[..2].copy_from_slice(&(!key.level).to_be_bytes());
    row[2..18].copy_from_slice(&key.id);
    row[18..26].copy_from_slice(&(!key.at).to_be_bytes());
    row[26..30].copy_from_slice(&key.region.to_be_bytes());
    row[30..34].copy_from_slice(&key.host.to_be_bytes());
    row[34..38].copy_from_slice(&key.process.to_be_bytes());
    row[38..42].copy_from_slice(&key.thread.to_be_bytes());
    row[42..50].copy_from_slice(&key.span.to_be_bytes());
    row[50..58].copy_from_slice(&key.parent.to_be_bytes());
    row[58..60].copy_from_slice(&key.kind.to_be_bytes());
    row[60..62].copy_from_slice(&key.flags.to_be_bytes());
    row[62..].copy_from_slice(&(!key.seq).to_be_bytes());
    row
}

#[inline(always)]
pub fn decode(row: &[u8]) -> Result<Trace, Fault> {
    let Ok(row) = <&[u8; 66]>::try_from(row) else {
        return Err(wrong_length(row, FIELDS));
    };
    Ok(Trace {
        level: !u16::from_be_bytes(part(row, 0)),
        id: part(row, 2),
        at: !u64::from_be_bytes(part(row, 18)),
        region: u32::from_be_bytes(part(row, 26)),
        host: u32::from_be_bytes(part(row, 30)),
        process: u32::from_be_bytes(part(row, 34)),
        thread: u32::from_be_bytes(part(row, 38)),
        span: u64::from_be_bytes(part(row, 42)),
        parent: u64::from_be_bytes(part(row, 50)),
        kind: u16::from_be_bytes(part(row, 58)),
        flags: u16::from_be_bytes(part(row, 60)),
        seq: !u32::from_be_bytes(part(row, 62)),
    })
}
