//! Checks scans with random constraints on any fields: values, sets, bounds, open fields; as ranges and as a skip scan.

use std::fmt::{Debug, Write};
use std::ops::Bound;

use rowkey_core::__private::scan::{Fields, finite_ranges, skip_scan};
use rowkey_core::{KeyRange, Step};

use super::law::{Broken, Law, without_panic};
use super::random::Random;
use super::scans::{bound, bounded, same};
use super::table::{Entry, Table};
use super::tested::{FieldOf, Tested, start};

/// The constraint of a field.
#[doc(hidden)]
pub enum Question<'k, K> {
    /// Equal to the field of this key.
    Is(&'k K),
    /// Equal to the field of one of these keys.
    In(Vec<&'k K>),
    /// Within bounds from these keys.
    Between(Bound<&'k K>, Bound<&'k K>),
    /// Open.
    Any,
}

/// Each row, and whether it matches; `None` if unknown.
type Expected<'t> = Vec<(&'t [u8], Option<bool>)>;

pub(crate) fn check<K: Tested + Clone + Debug>(table: &Table<K>, random: &mut Random) -> Result<(), Broken> {
    for _ in 0..6 {
        let keys: Vec<K> = (0..6).map(|_| table.any(random).key.clone()).collect();
        let asked = ask(&table.fields, &keys, random);
        let Some(fields) =
            without_panic(Law::NoPanic, "a scan", &keys[0], None, || scan(&table.fields, &asked))?
        else {
            continue;
        };
        let mut rows: Vec<(&Entry<K>, &[u8], Option<bool>)> = Vec::new();
        for entry in &table.entries {
            if let Some(row) = entry.row {
                rows.push((entry, row, matches(&table.fields, &asked, &entry.key)));
            }
        }
        rows.sort_by_key(|(_, row, _)| *row);
        let expected: Expected<'_> = rows.iter().map(|(_, row, expected)| (*row, *expected)).collect();
        let wrong = without_panic(Law::NoPanic, "a skip scan", &keys[0], None, || {
            let finite = is_finite(&asked);
            skipped::<K>(&fields, &expected)
                .or_else(|| finite.then(|| ranged::<K>(&fields, &expected)).flatten())
        })?;
        if let Some((what, row)) = wrong {
            let mut broken = Broken::new(Law::Range, format!("{}: {what}", describe(&table.fields, &asked)));
            if let Some((entry, ..)) = rows.iter().find(|(_, of, _)| *of == row) {
                broken = broken.key(&entry.key, entry.row);
            }
            return Err(keys.iter().fold(broken, |broken, key| broken.key(key, None)));
        }
    }
    Ok(())
}

fn ask<'k, K: Tested>(fields: &[FieldOf<K>], keys: &'k [K], random: &mut Random) -> Vec<Question<'k, K>> {
    let count = 1 + random.below(fields.len());
    let ask = |field: &FieldOf<K>| match random.below(5) {
        0 => Question::Any,
        1 if field.facts().ordered => {
            Question::Between(bound(random.pick(keys), random), bound(random.pick(keys), random))
        }
        1 | 2 => Question::In((0..random.below(4)).map(|_| random.pick(keys)).collect()),
        _ => Question::Is(random.pick(keys)),
    };
    fields[..count].iter().map(ask).collect()
}

/// Whether ranges are exact: values or sets, then at most one bound.
fn is_finite<K>(asked: &[Question<'_, K>]) -> bool {
    let set = |asked: &&Question<'_, K>| matches!(asked, Question::Is(_) | Question::In(_));
    let sets = asked.iter().take_while(set).count();
    asked.iter().skip(sets + 1).all(|asked| matches!(asked, Question::Any))
}

/// The scan with these constraints; `None` if a value cannot be encoded.
fn scan<K: Tested>(fields: &[FieldOf<K>], asked: &[Question<'_, K>]) -> Option<Fields> {
    let mut head = start::<K>();
    let mut so_far: Option<Fields> = None;
    for (field, question) in fields.iter().zip(asked) {
        so_far = match (so_far.take(), question) {
            (None, Question::Is(key)) => {
                head = field.fixed(head, key)?;
                continue;
            }
            (None, question) => Some(field.asked_after(head.clone(), question)?),
            (Some(fields), question) => Some(field.asked(fields, question)?),
        };
    }
    so_far.or_else(|| fields[asked.len() - 1].all_after(head))
}

fn matches<K: Tested>(fields: &[FieldOf<K>], asked: &[Question<'_, K>], key: &K) -> Option<bool> {
    let mut unknown = false;
    for (field, question) in fields.iter().zip(asked) {
        let matches = match question {
            Question::Any => Some(true),
            Question::Is(other) => same(field, other, key),
            Question::In(others) => {
                let found: Vec<Option<bool>> = others.iter().map(|other| same(field, other, key)).collect();
                match found.contains(&Some(true)) {
                    true => Some(true),
                    false if found.contains(&None) => None,
                    false => Some(false),
                }
            }
            Question::Between(low, high) => bounded(field, key, (*low, *high)),
        };
        match matches {
            Some(true) => {}
            Some(false) => return Some(false),
            None => unknown = true,
        }
    }
    if unknown { None } else { Some(true) }
}

/// Finds a fault of the skip scan, and the row that shows it.
fn skipped<'t, K: Tested>(fields: &Fields, rows: &Expected<'t>) -> Option<(String, &'t [u8])> {
    let scan = skip_scan::<K>(fields);
    let start = scan.start();
    let bounds = scan.bounds();
    for (at, (row, expected)) in rows.iter().enumerate() {
        let matching = *expected == Some(true);
        if matching && start.as_ref().is_none_or(|start| **start > **row) {
            return Some((format!("its start is {start:?}, after a matching row"), row));
        }
        if matching && bounds.iter().filter(|range| range.contains(row)).count() != 1 {
            return Some((format!("its bounds {bounds:?} do not hold a matching row exactly once"), row));
        }
        let later = |next: &[u8]| rows[at..].iter().find(|(row, so)| **row < *next && *so == Some(true));
        match scan.next(row) {
            Step::Match if *expected == Some(false) => {
                return Some(("`next` gives `Match` for a row that does not match".into(), row));
            }
            Step::Match => {}
            Step::Seek(next) if *next <= **row => {
                return Some((format!("from a row it seeks {next:?}, which is not after that row"), row));
            }
            Step::Seek(next) => {
                if let Some((lost, _)) = later(&next) {
                    return Some((format!("from {row:02x?} it seeks {next:?}, past a matching row"), lost));
                }
            }
            Step::Done => {
                if let Some((lost, _)) = rows[at..].iter().find(|(_, so)| *so == Some(true)) {
                    return Some((format!("at {row:02x?} it is `Done`, but a later row matches"), lost));
                }
            }
        }
    }
    // The same through `scan`, with the rows as the store.
    let open = |range: KeyRange| rows.iter().map(|(row, _)| *row).filter(move |row| range.contains(row));
    let found: Vec<&[u8]> = scan.scan(open, |row| row).collect();
    let wrong = |(row, so): &&(&[u8], Option<bool>)| so.is_some_and(|so| so != found.contains(row));
    if let Some((row, _)) = rows.iter().find(wrong) {
        return Some(("`scan` omits a matching row, or gives one that does not match".into(), row));
    }
    None
}

/// Finds a fault of the ranges, and the row that shows it.
fn ranged<'t, K: Tested>(fields: &Fields, rows: &Expected<'t>) -> Option<(String, &'t [u8])> {
    let ranges = finite_ranges::<K>(fields);
    let all: Vec<KeyRange> = ranges.iter().collect();
    let none: &[u8] = &[];
    if all.len() != ranges.len() || (0..all.len()).any(|at| ranges.get(at).as_ref() != Some(&all[at])) {
        return Some((format!("`get` and `iter` give other ranges: {ranges:?}"), none));
    }
    if let Some(two) = all.windows(2).find(|two| two[0].stop().is_empty() || two[0].stop() > two[1].start()) {
        return Some((format!("its ranges overlap or are out of order: {two:?}"), none));
    }
    let holding = |ranges: &[KeyRange], row: &[u8]| ranges.iter().filter(|range| range.contains(row)).count();
    for (row, expected) in rows {
        if expected.is_some_and(|expected| holding(&all, row) != usize::from(expected)) {
            return Some((format!("its ranges {all:?} hold a row {} times", holding(&all, row)), row));
        }
    }
    let salt = K::__KEY.salt_width();
    let parts = |row: &'t [u8]| (row.get(salt..).unwrap_or_default(), row.get(..salt).unwrap_or_default());
    let (cut, _) = rows.get(rows.len() / 2)?;
    let (after, before) = (ranges.after(cut), ranges.before(cut));
    for (name, page, left) in [
        ("after", after, (|row, cut| row > cut) as fn((&[u8], &[u8]), (&[u8], &[u8])) -> bool),
        ("before", before, |row, cut| row < cut),
    ] {
        let all: Vec<KeyRange> = page.iter().collect();
        if all.len() != page.len() || all.iter().any(KeyRange::is_empty) {
            return Some((
                format!(
                    "`{name}` {cut:02x?} gives an empty range, or another number of ranges than its `len()`"
                ),
                none,
            ));
        }
        for (row, expected) in rows {
            let left = left(parts(row), parts(cut));
            if expected.is_some_and(|expected| holding(&all, row) != usize::from(expected && left)) {
                return Some((
                    format!("`{name}` {cut:02x?} gives {all:?}, which omit a row or hold one too many"),
                    row,
                ));
            }
        }
    }
    None
}

fn describe<K: Tested>(fields: &[FieldOf<K>], asked: &[Question<'_, K>]) -> String {
    let mut text = String::from("the scan");
    for (field, question) in fields.iter().zip(asked) {
        let words = match question {
            Question::Any => "open".into(),
            Question::Is(_) => "fixed".into(),
            Question::In(keys) => format!("one of {}", keys.len()),
            Question::Between(..) => "bounded".to_owned(),
        };
        // Writing to a `String` cannot fail.
        let _ = write!(text, " `{}` {words},", field.facts().name);
    }
    text.trim_end_matches(',').into()
}
