//! Checks decode on random bytes and on damaged rows.

use std::fmt::Debug;

use super::law::Broken;
use super::random::Random;
use super::table::{Table, revive};
use super::tested::Tested;

/// Decodes random bytes, truncated rows and changed rows.
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
            take(table, &random.changed(row))?;
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
