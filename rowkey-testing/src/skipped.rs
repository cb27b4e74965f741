//! Finds faults in a skip scan.

use rowkey_core::__private::scan::{Stage as _, start};
use rowkey_core::codec::Ordered;
use rowkey_core::{KeyRange, SkipScan, Step};

use super::codec::{Alone, Of};
use super::expected::{Expected, Fault, cursor, ensure};
use super::random::Random;

/// Checks a skip scan, and half of the time also its part `within` one or two random ranges, or after the cursor of a row.
pub(crate) fn check<'t>(scan: &SkipScan, rows: &Expected<'t>, random: &mut Random) -> Result<(), Fault<'t>> {
    whole(scan, rows)?;
    if random.below(2) == 0 {
        return Ok(());
    }
    let (mut part, mut said, mut rows) = (scan.clone(), String::new(), rows.to_vec());
    for _ in 0..=random.below(2) {
        let matching: Vec<&[u8]> =
            rows.iter().filter(|(_, expected)| *expected == Some(true)).map(|(row, _)| *row).collect();
        let (low, high) = match matching.get(random.below(2 * matching.len())) {
            Some(row) => {
                let token = part.cursor_after(row).to_string();
                part = token
                    .parse()
                    .and_then(|token| part.resume(&token))
                    .map_err(|error| (format!("{said}its own cursor is refused: {error}"), Some(*row)))?;
                said += &format!("resumed after {row:02x?}, ");
                ([row, &[0][..]].concat(), None)
            }
            None => {
                let (mut low, mut high) = (cursor(&rows, random), cursor(&rows, random));
                if low > high && random.below(4) > 0 {
                    (low, high) = (high, low);
                }
                // The range of all bytes: the rows here may be no rows of the key.
                let all = start::<Alone<Of<Ordered, Vec<u8>>>>().range();
                let range = all.at_or_after(&low).before(&high);
                part = part.within(&range);
                said += &format!("`within` {range:?}, ");
                (low, Some(high))
            }
        };
        for (row, expected) in &mut rows {
            if **row < *low || high.as_ref().is_some_and(|high| **row >= **high) {
                *expected = Some(false);
            }
        }
    }
    whole(&part, &rows).map_err(|(what, row)| (said + &what, row))
}

fn whole<'t>(scan: &SkipScan, rows: &Expected<'t>) -> Result<(), Fault<'t>> {
    let start = scan.start();
    let bounds: Vec<KeyRange> = scan.bounds().iter().collect();
    for (at, (row, expected)) in rows.iter().enumerate() {
        if *expected == Some(true) {
            ensure(start.as_ref().is_some_and(|start| **start <= **row), Some(*row), || {
                format!("its start is {start:?}, after a matching row")
            })?;
            ensure(bounds.iter().filter(|range| range.contains(row)).count() == 1, Some(*row), || {
                format!("its bounds {bounds:?} do not hold a matching row exactly once")
            })?;
        }
        let next = scan.next(row);
        match &next {
            Step::Match => ensure(*expected != Some(false), Some(*row), || {
                "`next` gives `Match` for a row that does not match".into()
            })?,
            Step::Seek(next) => ensure(**next > **row, Some(*row), || {
                format!("from a row it seeks {next:?}, which is not after that row")
            })?,
            Step::Done => {}
        }
        let passed = |later: &[u8]| match &next {
            Step::Match => false,
            Step::Seek(next) => *later < **next,
            Step::Done => true,
        };
        if let Some((lost, _)) = rows[at..].iter().find(|(row, so)| *so == Some(true) && passed(row)) {
            return Err((
                format!("at {row:02x?} its `next` is {next:02x?}, past a matching row"),
                Some(*lost),
            ));
        }
    }
    // The same through `scan`, with the rows as the store.
    let open = |range: KeyRange| rows.iter().map(|(row, _)| *row).filter(move |row| range.contains(row));
    let found: Vec<&[u8]> = scan.scan(open, |row| row).collect();
    for (row, expected) in rows {
        let has = found.contains(row);
        ensure(expected.is_none_or(|so| so == has), Some(*row), || {
            "`scan` omits a matching row, or gives one that does not match".into()
        })?;
        // In a run of matches, `scan` does not ask `next`. The row may be of another key.
        ensure(!has || scan.next(row) == Step::Match, Some(*row), || {
            "`scan` gives a row that `next` does not call a `Match`".into()
        })?;
    }
    ensure(found.is_sorted_by(|a, b| a < b), None, || format!("`scan` gives rows out of order: {found:02x?}"))
}
