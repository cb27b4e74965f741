//! Twelve fields of fixed width.

use super::event::part;
use super::{Fault, wrong_length};
use crate::keys::Wide;

const FIELDS: &[(&str, usize)] = &[
    ("a", 4),
    ("b", 8),
    ("c", 2),
    ("d", 8),
    ("e", 1),
    ("f", 4),
    ("g", 8),
    ("h", 2),
    ("i", 4),
    ("j", 8),
    ("k", 1),
    ("l", 8),
];
const SIGN_32: u32 = 1 << 31;
const SIGN_64: u64 = 1 << 63;

#[inline(always)]
pub fn encode(key: &Wide) -> [u8; 58] {
    let mut row = [0; 58];
    row[..4].copy_from_slice(&key.a.to_be_bytes());
    row[4..12].copy_from_slice(&key.b.to_be_bytes());
    row[12..14].copy_from_slice(&key.c.to_be_bytes());
    row[14..22].copy_from_slice(&(key.d as u64 ^ SIGN_64).to_be_bytes());
    row[22] = key.e;
    row[23..27].copy_from_slice(&(key.f as u32 ^ SIGN_32).to_be_bytes());
    row[27..35].copy_from_slice(&key.g.to_be_bytes());
    row[35..37].copy_from_slice(&key.h.to_be_bytes());
    row[37..41].copy_from_slice(&key.i.to_be_bytes());
    row[41..49].copy_from_slice(&(key.j as u64 ^ SIGN_64).to_be_bytes());
    row[49] = key.k;
    row[50..].copy_from_slice(&key.l.to_be_bytes());
    row
}

#[inline(always)]
pub fn decode(row: &[u8]) -> Result<Wide, Fault> {
    let Ok(row) = <&[u8; 58]>::try_from(row) else {
        return Err(wrong_length(row, FIELDS));
    };
    Ok(Wide {
        a: u32::from_be_bytes(part(row, 0)),
        b: u64::from_be_bytes(part(row, 4)),
        c: u16::from_be_bytes(part(row, 12)),
        d: (u64::from_be_bytes(part(row, 14)) ^ SIGN_64) as i64,
        e: row[22],
        f: (u32::from_be_bytes(part(row, 23)) ^ SIGN_32) as i32,
        g: u64::from_be_bytes(part(row, 27)),
        h: u16::from_be_bytes(part(row, 35)),
        i: u32::from_be_bytes(part(row, 37)),
        j: (u64::from_be_bytes(part(row, 41)) ^ SIGN_64) as i64,
        k: row[49],
        l: u64::from_be_bytes(part(row, 50)),
    })
}
