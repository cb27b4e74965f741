//! Checks scans with random constraints on any fields: values, sets, bounds, first bytes, nested scans, open fields; as
//! ranges and as a skip scan.

use std::fmt::Debug;

use rowkey_core::__private::scan::skip_scan;

use super::asking::{ask, matches, scan};
use super::expected::{Row, cursor};
use super::law::{Broken, Law, without_panic};
use super::question::{Question, is_finite, letters, words};
use super::random::Random;
use super::stage::{Scanned, To};
use super::table::Table;
use super::tested::Tested;
use super::{ranged, skipped};

pub(crate) fn check<K: Tested + Clone + Debug>(table: &Table<K>, random: &mut Random) -> Result<(), Broken> {
    for _ in 0..6 {
        let keys: Vec<&K> = (0..6).map(|_| &table.any(random).key).collect();
        let asked = ask(&table.fields, &keys, random);
        let mut used = Vec::new();
        let text = format!("the scan with {}", words(&K::__KEY.fields, &asked, &mut letters(&mut used)));
        let questions: Vec<Question<&K>> = asked.iter().map(|asked| asked.map(&|key| keys[key])).collect();
        let with_keys = |broken| used.iter().fold(broken, |broken: Broken, key| broken.key(keys[*key], None));
        let scan = |to| {
            let scan = || scan(&table.fields, &questions, to);
            without_panic(Law::NoPanic, &text, &asked, None, scan).map_err(with_keys)
        };
        let Some(constraints) = scan(To::Constraints)?.and_then(Scanned::constraints) else { continue };
        let ranges = if is_finite(&asked) { scan(To::Ranges)?.and_then(Scanned::ranges) } else { None };

        let rows = table.entries.iter().filter_map(|entry| Some((entry.row?, &entry.key)));
        let mut rows: Vec<Row<'_>> =
            rows.map(|(row, key)| (row, matches(&table.fields, &questions, key))).collect();
        // Bytes that are rarely a valid row: a store may contain them, and a scan must still find every row.
        let others: Vec<Vec<u8>> = (0..3).map(|_| cursor(&rows, random)).collect();
        rows.extend(others.iter().map(|bytes| (&bytes[..], None)));
        rows.sort_by_key(|(row, expected)| (*row, expected.is_none()));
        rows.dedup_by_key(|(row, _)| *row);

        let checked = without_panic(Law::NoPanic, &text, &asked, None, || {
            skipped::check(&skip_scan::<K>(&constraints), &rows, random)?;
            match &ranges {
                Some(ranges) => ranged::check(ranges, K::__KEY.salt_width(), &rows, random),
                None => Ok(()),
            }
        });
        let Err((what, row)) = checked.map_err(with_keys)? else { continue };
        let broken = Broken::new(Law::Range, format!("{text}: {what}"));
        let shown = table.entries.iter().find(|entry| row.is_some() && entry.row == row);
        return Err(with_keys(match (shown, row) {
            (Some(entry), _) => broken.key(&entry.key, entry.row),
            (None, Some(row)) => broken.bytes("not a row of the table", row),
            (None, None) => broken.key(&asked, None),
        }));
    }
    Ok(())
}
