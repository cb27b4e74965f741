//! Checks scans with random constraints on any fields: values, sets, bounds, first bytes, nested scans, open fields; as
//! ranges and as a skip scan. Each value is asked for in four ways: as a value, as a set of one, as a bound of one, and by the
//! layout.

use std::fmt::Debug;

use rowkey_core::{KeyRanges, SkipScan};
use rowkey_layout::scan::Asked;

use super::asking::{ask, constraints, matches, scan};
use super::expected::{Expected, Row, cursor};
use super::law::{Broken, Law, without_panic};
use super::question::{Question, Way, asked_by, has_values, is_finite, letters, words};
use super::random::Random;
use super::stage::To;
use super::table::Table;
use super::tested::Tested;
use super::{ranged, skipped};

/// How many rows like one that matches a table holds. From the fifth match on, `SkipScan::scan` reads a run.
const LIKE_A_MATCH: usize = 12;

pub(crate) fn check<K: Tested + Clone + Debug>(table: &Table<K>, random: &mut Random) -> Result<(), Broken> {
    for _ in 0..3 {
        let keys: Vec<&K> = (0..6).map(|_| &table.any(random).key).collect();
        let asked = ask(&table.fields, &keys, random);
        let questions: Vec<Question<&K>> = asked.iter().map(|asked| asked.map(&|key| keys[key])).collect();
        let rows = table.entries.iter().filter_map(|entry| Some((entry.row?, &entry.key)));
        let mut rows: Vec<Row<'_>> =
            rows.map(|(row, key)| (row, matches(&table.fields, &questions, key))).collect();
        // Bytes that are rarely a valid row, such as those of another key: a store may contain them, and a scan must still find
        // every row. Some go on as a row that matches does, so that there are runs of matches.
        let mut others: Vec<Vec<u8>> = (0..3).map(|_| cursor(&rows, random)).collect();
        let matching: Vec<&Row<'_>> = rows.iter().filter(|(_, expected)| *expected == Some(true)).collect();
        if let Some((row, _)) = matching.get(random.below(matching.len())) {
            others.extend((0..LIKE_A_MATCH).map(|_| random.changed_later(row)));
        }
        rows.extend(others.iter().map(|bytes| (&bytes[..], None)));
        rows.sort_by_key(|(row, expected)| (*row, expected.is_none()));
        rows.dedup_by_key(|(row, _)| *row);

        let ways = [Way::Value, Way::SetOfOne, Way::BoundOfOne];
        for way in ways.into_iter().take(if has_values(&asked) { 3 } else { 1 }) {
            let asked = asked_by(way, &K::__KEY.fields, &asked);
            Case { table, keys: &keys, asked }.check(way == Way::Value, &rows, random)?;
        }
    }
    Ok(())
}

/// A question in one way, with values from `keys`.
struct Case<'c, K: Tested> {
    table: &'c Table<K>,
    keys: &'c [&'c K],
    asked: Vec<Question<usize>>,
}

/// What a scan gives; `None` if a value cannot be encoded.
type Answer = Option<(SkipScan, Option<KeyRanges>)>;

impl<K: Tested + Clone + Debug> Case<'_, K> {
    fn check(&self, by_layout: bool, rows: &Expected<'_>, random: &mut Random) -> Result<(), Broken> {
        let asked: Vec<Question<&K>> =
            self.asked.iter().map(|asked| asked.map(&|key| self.keys[key])).collect();
        let fields = &self.table.fields;
        self.answers("", rows, random, || {
            let each = scan(fields, &asked, To::Constraints)?.constraints()?;
            let skip = Asked::of_fields(K::LAYOUT, each).skip(K::LAYOUT);
            let finite = is_finite(&K::__KEY.fields, &asked);
            Some((skip, finite.then(|| scan(fields, &asked, To::Ranges)?.ranges()).flatten()))
        })?;
        if !by_layout {
            return Ok(());
        }
        self.answers(", by the layout,", rows, random, || {
            let by_layout = || constraints(fields, &asked).map(|each| Asked::of_fields(K::LAYOUT, each));
            let ranges =
                if is_finite(&K::__KEY.fields, &asked) { Some(by_layout()?.ranges(K::LAYOUT)) } else { None };
            Some((by_layout()?.skip(K::LAYOUT), ranges))
        })
    }

    /// Whether the answer holds the rows that match. `way`: the way to ask, in words.
    fn answers(
        &self,
        way: &str,
        rows: &Expected<'_>,
        random: &mut Random,
        answer: impl FnOnce() -> Answer,
    ) -> Result<(), Broken> {
        let Case { table, keys, asked } = self;
        let mut used = Vec::new();
        let text = format!("the scan{way} with {}", words(&K::__KEY.fields, asked, &mut letters(&mut used)));
        let with_keys = |broken| used.iter().fold(broken, |broken: Broken, key| broken.key(keys[*key], None));
        let checked = without_panic(Law::NoPanic, &text, &asked, None, || {
            let Some((skip, ranges)) = answer() else { return Ok(()) };
            skipped::check(&skip, rows, random)?;
            match &ranges {
                Some(ranges) => ranged::check(ranges, K::__KEY.salt_width(), rows, random),
                None => Ok(()),
            }
        });
        let Err((what, row)) = checked.map_err(with_keys)? else { return Ok(()) };
        let broken = Broken::new(Law::Range, format!("{text}: {what}"));
        let shown = table.entries.iter().find(|entry| row.is_some() && entry.row == row);
        Err(with_keys(match (shown, row) {
            (Some(entry), _) => broken.key(&entry.key, entry.row),
            (None, Some(row)) => broken.bytes("not a row of the table", row),
            (None, None) => broken.key(asked, None),
        }))
    }
}
