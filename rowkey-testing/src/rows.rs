//! Checks decode on random bytes and on damaged rows.

use std::fmt::Debug;

use super::law::Broken;
use super::random::Random;
use super::table::{Table, revive};
use super::tested::Tested;

/// Decodes random bytes, cut rows and changed rows.
pub(crate) fn check<K: Tested + Clone + Debug>(
    table: &mut Table<K>,
    random: &mut Random,
) -> Result<(), Broken> {
    for _ in 0..12 {
        let len = random.below(K::__KEY.width().unwrap_or(12) + 3);
        let bytes: Vec<u8> = (0..len).map(|_| random.byte()).collect();
        take(table, &bytes)?;
    }
    let Some(row) = table.any(random).row else { return Ok(()) };
    for len in 0..row.len().min(64) {
        take(table, &row[..len])?;
    }
    for _ in 0..24 {
        if let Some(row) = table.any(random).row {
            take(table, &changed(row, random))?;
        }
    }
    Ok(())
}

/// Adds the key to the table if the bytes decode.
pub(crate) fn take<K: Tested + Clone + Debug>(table: &mut Table<K>, bytes: &[u8]) -> Result<(), Broken> {
    match revive(bytes)? {
        Some(key) if !table.is_full() => table.add(key),
        _ => Ok(()),
    }
}

fn changed(row: &[u8], random: &mut Random) -> Vec<u8> {
    let mut row = row.to_vec();
    for _ in 0..=random.below(2) {
        let at = random.below(row.len());
        match random.below(6) {
            0 => row.push(random.byte()),
            1 => row.insert(at, random.byte()),
            2 if !row.is_empty() => {
                row.remove(at);
            }
            3 if !row.is_empty() => row[at] ^= 1 << random.below(8),
            4 if !row.is_empty() => row[at] = row[at].wrapping_add(1),
            _ if !row.is_empty() => row[at] = random.byte(),
            _ => {}
        }
    }
    row
}
