//! Scan bounds: what `+ 1` on a row key has to be to lose no row.

use super::event::{bucket, reversed};
use super::file::{TooLong, digits};
use super::row::{ROOM, Range, Row};

/// `start` as its bytes, and the shortest row above all that begin with them: the bytes as a number,
/// one more, without the zeros that a carry leaves. All FF: there is none.
#[inline(always)]
fn above(bytes: [u8; 4]) -> Row {
    let next = u32::from_be_bytes(bytes).wrapping_add(1);
    let mut row = [0; ROOM];
    row[..4].copy_from_slice(&next.to_be_bytes());
    Row::short(row, 4 - next.trailing_zeros() as usize / 8)
}

/// All rows of one host.
#[inline(always)]
pub fn host(host: u32) -> Range {
    let mut start = [0; ROOM];
    start[..4].copy_from_slice(&host.to_be_bytes());
    Range { start: Row::short(start, 4), stop: above(host.to_be_bytes()) }
}

/// All rows of one level, complemented, before a row longer than [`ROOM`].
#[inline(always)]
pub fn level(level: u16) -> Range {
    let bytes = (!level).to_be_bytes();
    let mut start = [0; ROOM];
    start[..2].copy_from_slice(&bytes);
    let next = (!level).wrapping_add(1);
    let mut stop = [0; ROOM];
    stop[..2].copy_from_slice(&next.to_be_bytes());
    Range { start: Row::short(start, 2), stop: Row::short(stop, 2 - next.trailing_zeros() as usize / 8) }
}

/// As [`host`], after the salt.
#[inline(always)]
pub fn salted_host(host: u32) -> Range {
    let bytes = host.to_be_bytes();
    let salt = bucket(bytes);
    let next = (u64::from(salt) << 32 | u64::from(host)) + 1;
    let mut start = [0; ROOM];
    start[0] = salt;
    start[1..5].copy_from_slice(&bytes);
    let mut stop = [0; ROOM];
    stop[..5].copy_from_slice(&next.to_be_bytes()[3..]);
    Range { start: Row::short(start, 5), stop: Row::short(stop, 5 - next.trailing_zeros() as usize / 8) }
}

/// Rows of one host from `from` up to, without, `to`; the newest come first.
#[inline(always)]
pub fn host_between(host: u32, from: i64, to: i64) -> Range {
    let edge = |at: i64| {
        // Behind all rows of this time: 12 bytes as one number, one more.
        let next = (u128::from(host) << 64 | u128::from(reversed(at))) + 1;
        let mut row = [0; ROOM];
        row[..12].copy_from_slice(&next.to_be_bytes()[4..]);
        Row::short(row, if next >> 96 == 0 { 12 - next.trailing_zeros() as usize / 8 } else { 0 })
    };
    if from >= to {
        // Nothing, and not empty bytes, which a store takes for the whole table.
        let mut at = [0; ROOM];
        at[..4].copy_from_slice(&host.to_be_bytes());
        return Range { start: Row::short(at, 4), stop: Row::short(at, 4) };
    }
    Range { start: edge(to), stop: edge(from) }
}

/// Days of one user, both ends included.
#[inline(always)]
pub fn user_days(user: u32, first: u32, last: u32) -> Result<Range, TooLong> {
    if user > 999_999 {
        return Err(TooLong("user"));
    }
    let edge = |date: u32| {
        let mut row = [0; ROOM];
        row[..6].copy_from_slice(&digits(user)[2..]);
        row[6..14].copy_from_slice(&digits(date));
        row
    };
    // Digits never carry beyond '9' + 1, so the last byte can be counted up.
    let mut stop = edge(last.min(99_999_999));
    stop[13] += 1;
    let stop = Row::short(stop, 14);
    let start = if first <= last && first <= 99_999_999 { Row::short(edge(first), 14) } else { stop.clone() };
    Ok(Range { start, stop })
}

/// One range a bucket, for hosts from `from` up to, without, `to`.
#[inline(always)]
pub fn fan_out(from: u32, to: u32) -> impl Iterator<Item = Range> {
    let buckets = if from < to { 16 } else { 0 };
    (0..buckets).map(move |bucket| {
        let edge = |host: u32| {
            let mut row = [0; ROOM];
            row[0] = bucket;
            row[1..5].copy_from_slice(&host.to_be_bytes());
            Row::short(row, 5)
        };
        Range { start: edge(from), stop: edge(to) }
    })
}

/// What is left of [`fan_out`] after `row`, the last one shown in an order that ignores the salt:
/// buckets up to the row's own continue after it, later ones at it.
#[inline(always)]
pub fn fan_out_after(from: u32, to: u32, row: &[u8]) -> impl Iterator<Item = Range> {
    let (salt, rest) = row.split_first().map_or((0, &[][..]), |(&salt, rest)| (salt, rest));
    let beyond = *rest >= to.to_be_bytes()[..];
    let before = *rest < from.to_be_bytes()[..];
    let buckets = if from < to && !beyond { 16 } else { 0 };
    (0..buckets).map(move |bucket| {
        let edge = |bytes: &[u8], after: bool| {
            let len = 1 + bytes.len() + usize::from(after);
            if len > ROOM {
                let mut row = Vec::with_capacity(len);
                row.push(bucket);
                row.extend_from_slice(bytes);
                row.resize(len, 0);
                return Row::Long(row);
            }
            let mut row = [0; ROOM];
            row[0] = bucket;
            row[1..=bytes.len()].copy_from_slice(bytes);
            Row::short(row, len)
        };
        let start = if before { edge(&from.to_be_bytes(), false) } else { edge(rest, bucket <= salt) };
        Range { start, stop: edge(&to.to_be_bytes(), false) }
    })
}
