//! Finds faults in the ranges of a scan: the rows that they and their pages contain, and the merged stream.

use rowkey_core::{KeyRange, KeyRanges, Merger};

use super::expected::{Expected, Fault, Row, cursor, ensure};
use super::random::Random;

/// A scan with more ranges is not checked: it takes too long.
const MANY: usize = 600;

/// Checks the ranges of a scan and a random page of them. `salt`: the width of the salt.
pub(crate) fn check<'t>(
    ranges: &KeyRanges,
    salt: usize,
    rows: &Expected<'t>,
    random: &mut Random,
) -> Result<(), Fault<'t>> {
    if ranges.len() > MANY {
        return Ok(());
    }
    let list = held(ranges, rows)?;
    let (page, said, expected) = page(ranges, salt, rows, random)?;
    let in_page = |(what, row)| (format!("{said}: {what}"), row);
    let page_list = held(&page, &expected).map_err(in_page)?;
    match random.below(2) {
        0 => merged(ranges, &list, salt, rows, random),
        _ => merged(&page, &page_list, salt, &expected, random).map_err(in_page),
    }
}

/// A row without its salt, then the salt: the order of the merged rows. A row shorter than the salt is all salt.
fn unsalted(row: &[u8], salt: usize) -> (&[u8], &[u8]) {
    let (salt, rest) = row.split_at(row.len().min(salt));
    (rest, salt)
}

/// The position of the range that contains a row, in a sorted list.
fn holder(list: &[KeyRange], row: &[u8]) -> Option<usize> {
    let at = list.partition_point(|range| range.start() <= row).checked_sub(1)?;
    list[at].contains(row).then_some(at)
}

/// Lists the ranges. Checks that they are sorted, and contain every matching row and no other.
fn held<'t>(ranges: &KeyRanges, rows: &Expected<'t>) -> Result<Vec<KeyRange>, Fault<'t>> {
    let list: Vec<KeyRange> = ranges.iter().collect();
    let len = ranges.len();
    let same = len == list.len() && (0..len).all(|at| ranges.get(at).as_ref() == Some(&list[at]));
    ensure(same, None, || format!("`get` and `iter` give other ranges: {ranges:?}"))?;
    if let Some(empty) = list.iter().find(|range| range.is_empty()) {
        return Err((format!("an empty range is among its ranges: {empty:?}"), None));
    }
    if let Some(two) = list.windows(2).find(|two| two[0].stop().is_empty() || two[0].stop() > two[1].start())
    {
        return Err((format!("its ranges overlap or are out of order: {two:?}"), None));
    }
    for (row, expected) in rows {
        let holder = holder(&list, row).map(|at| &list[at]);
        match (expected, holder) {
            (Some(true), None) => {
                return Err((format!("no range holds a matching row; {}", near(&list, row)), Some(*row)));
            }
            (Some(false), Some(range)) => {
                return Err((format!("{range:?} holds a row that does not match"), Some(*row)));
            }
            _ => {}
        }
    }
    Ok(list)
}

/// The range before a row, and the one after it.
fn near(list: &[KeyRange], row: &[u8]) -> String {
    let at = list.partition_point(|range| range.start() <= row);
    let near = &list[at.saturating_sub(1)..list.len().min(at + 1)];
    if near.is_empty() { "there is none".into() } else { format!("near it: {near:?}") }
}

/// A random page, its description, and the rows that it should hold.
fn page<'t>(
    ranges: &KeyRanges,
    salt: usize,
    rows: &Expected<'t>,
    random: &mut Random,
) -> Result<(KeyRanges, String, Vec<Row<'t>>), Fault<'t>> {
    let (mut page, mut said, mut rows) = (ranges.clone(), String::from("its ranges"), rows.to_vec());
    for _ in 0..=random.below(3) {
        let cursor = cursor(&rows, random);
        let after = random.below(2) == 0;
        let held = page.iter().any(|range| range.contains(&cursor));
        page = match (after, held && random.below(3) > 0) {
            (true, false) => page.after(&cursor),
            (false, false) => page.before(&cursor),
            // A token made of a row in the scan does the same. Made of any other row, it means the start or the end of the scan.
            (after, true) => {
                let token = if after { page.cursor_after(&cursor) } else { page.cursor_before(&cursor) };
                let resumed = token.to_string().parse().and_then(|token| page.resume(&token));
                resumed.unwrap_or_else(|error| panic!("its own cursor is refused: {error}"))
            }
        };
        said += &format!(" {} {cursor:02x?}", if after { "after" } else { "before" });
        // Even if nothing is left of them.
        let same = page.cursor_after(&cursor) == ranges.cursor_after(&cursor)
            && page.by_open_fields().len() == page.len();
        ensure(same, None, || format!("{said} are of another scan: their cursors differ"))?;
        for (row, expected) in &mut rows {
            let order = unsalted(row, salt).cmp(&unsalted(&cursor, salt));
            let left = if after { order.is_gt() } else { order.is_lt() };
            if !left {
                *expected = Some(false);
            }
        }
    }
    Ok((page, said, rows))
}

/// Checks one way to read all ranges as one stream. `list`: the ranges, already checked.
fn merged<'t>(
    ranges: &KeyRanges,
    list: &[KeyRange],
    salt: usize,
    rows: &Expected<'t>,
    random: &mut Random,
) -> Result<(), Fault<'t>> {
    let mut found: Vec<Vec<&[u8]>> = vec![Vec::new(); list.len()];
    for (row, _) in rows {
        if let Some(at) = holder(list, row) {
            found[at].push(row);
        }
    }
    let mut expected = found.concat();
    expected.sort_unstable_by_key(|row| unsalted(row, salt));
    let backwards = |found: &[Vec<&'t [u8]>]| -> Vec<Vec<&'t [u8]>> {
        found.iter().map(|rows| rows.iter().rev().copied().collect()).collect()
    };
    let (name, result, descending): (_, Result<Vec<&[u8]>, String>, _) = match random.below(6) {
        0 => ("merge", Ok(ranges.merge(found, |row| row).collect()), false),
        1 => ("merge_descending", Ok(ranges.merge_descending(backwards(&found), |row| row).collect()), true),
        // `arrived` takes rows from the end of each list.
        2 => ("merger", arrived(ranges.merger(), backwards(&found), random), false),
        3 => ("merger_descending", arrived(ranges.merger_descending(), found, random), true),
        way => {
            let at = |range: &KeyRange| list.partition_point(|other| other.start() < range.start());
            let open = |range: KeyRange| found[at(&range)].iter().copied();
            let open_last = |range: KeyRange| open(range).rev();
            match way {
                4 => ("scan", Ok(ranges.scan(open, |row| row).collect()), false),
                _ => ("scan_descending", Ok(ranges.scan_descending(open_last, |row| row).collect()), true),
            }
        }
    };
    let result = result.map_err(|what| (format!("`{name}` {what}"), None))?;
    if descending {
        expected.reverse();
    }
    ensure(result == expected, None, || {
        format!("`{name}` gives {result:02x?}, but the rows in order are {expected:02x?}")
    })
}

/// Passes the rows of each range to a merger, from the end of its list, in a random order of arrival.
fn arrived<'t, const DESCENDING: bool>(
    mut merger: Merger<&'t [u8], DESCENDING>,
    mut found: Vec<Vec<&'t [u8]>>,
    random: &mut Random,
) -> Result<Vec<&'t [u8]>, String> {
    let mut merged = Vec::new();
    let rows: usize = found.iter().map(Vec::len).sum();
    // In each round a row is returned, a row arrives or a range ends.
    for _ in 0..=2 * rows + found.len() {
        let mut wanted: Vec<usize> = merger.wants().collect();
        if wanted.is_empty() {
            match merger.pop() {
                Some(row) => merged.push(row),
                None => return Ok(merged),
            }
            continue;
        }
        while !wanted.is_empty() {
            if merger.pop().is_some() {
                return Err(format!("returns a row while those of {wanted:?} are missing"));
            }
            let index = wanted.swap_remove(random.below(wanted.len()));
            match found[index].pop() {
                Some(row) => merger.push(index, row, row),
                None => merger.end(index),
            }
        }
    }
    Err("still wants rows after all have arrived".into())
}
