//! The rows of a table, and which of them a scan should find.

use super::random::Random;

/// A row, and whether it matches; `None` if unknown.
pub(crate) type Row<'t> = (&'t [u8], Option<bool>);

/// All rows, sorted.
pub(crate) type Expected<'t> = [Row<'t>];

/// What is wrong, and a row that shows it, if any.
pub(crate) type Fault<'t> = (String, Option<&'t [u8]>);

/// Returns a fault unless `holds`.
pub(crate) fn ensure<'t>(
    holds: bool,
    row: Option<&'t [u8]>,
    what: impl FnOnce() -> String,
) -> Result<(), Fault<'t>> {
    if holds { Ok(()) } else { Err((what(), row)) }
}

/// A random end of a page: a row, bytes near one, or any bytes.
pub(crate) fn cursor(rows: &Expected<'_>, random: &mut Random) -> Vec<u8> {
    let any = |random: &mut Random| (0..random.below(6)).map(|_| random.byte()).collect();
    if rows.is_empty() {
        return any(random);
    }
    let (row, _) = random.pick(rows);
    match random.below(8) {
        0 => any(random),
        1 => row[..random.below(row.len() + 1)].to_vec(),
        2 | 3 => random.changed(row),
        _ => row.to_vec(),
    }
}
