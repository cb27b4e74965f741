//! The scans of a question, compared with the rows that match.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::time::Duration;

use rowkey::{KeyRange, KeyRanges, Step};

use super::Checks;
use super::asked::{by, instance, values};
use super::rows::{Row, Rows, near};
use super::time;
use super::tool::Said;
use crate::made::Scan;
use crate::model::{Key, Salt, Ty};
use crate::oracle::Asked;
use crate::random::Rng;
use crate::source::Way;
use crate::value::V;

/// The longest time that a question may take: of a thousand times as much as most need.
const LIMIT: Duration = Duration::from_millis(200);
/// Combinations of salted values whose buckets are looked up.
const COMBINATIONS: usize = 512;

/// Rows near one that matches: enough for a run of matches, which `scan()` reads in another way.
const LIKE_A_MATCH: usize = 12;

/// Bounds that are read one by one.
const MOST_BOUNDS: usize = 16;

/// A start row and a stop row.
type Pair = (Vec<u8>, Vec<u8>);

/// The functions whose values are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    /// Those of the name of a field, which refuse a value.
    Own,
    /// Also inside nested keys.
    All,
    /// Also sets, which drop it.
    Sets,
}

/// What the oracle says of a question.
struct Expected<'q> {
    asked: &'q [Asked],
    /// All rows are of the key alone, and have one width.
    is_fixed: bool,
    /// As it is asked, for messages.
    shown: String,
    /// No row that can be encoded matches.
    impossible: bool,
    /// The salt's bytes of all rows that can match, if the question fixes the salted fields.
    buckets: Option<BTreeSet<Vec<u8>>>,
    /// Those that ranges read: also where the last salted field has bounds with few integers in between.
    range_buckets: Option<BTreeSet<Vec<u8>>>,
    /// The bytes of the salt.
    salt: usize,
}

impl Expected<'_> {
    /// As the tool is asked it.
    fn said(&self) -> Said<'_> {
        let (buckets, salt, impossible) = (self.range_buckets.as_ref(), self.salt, self.impossible);
        Said { asked: self.asked, shown: &self.shown, buckets, salt, impossible }
    }
}

impl Checks<'_> {
    pub(super) fn question(&mut self, rows: &Rows, number: usize, ask_tool: bool) {
        let case = self.case.clone();
        let key = case.key();
        let fields: Vec<&[V]> = rows.key.iter().map(|row| &row.fields[..]).collect();
        let base = instance(&case, key, &case.questions[number], &fields, &mut self.random);
        for (way, build) in Way::ALL.iter().zip(&self.made.asks[number]) {
            self.tally.questions += 1;
            let asked = by(&case, key, &base, *way);
            let given = values(&asked);
            let shown = format!("question {number} by {way:?}: {}", shown(key, &asked));
            let mut taken = Duration::MAX;
            let mut scans = None;
            for _ in 0..3 {
                let start = time::of_thread();
                scans = build(&given);
                if let Some(scans) = &scans {
                    first_steps(&scans.key, &rows.key);
                }
                taken = taken.min(time::of_thread() - start);
                if taken < LIMIT {
                    break;
                }
            }
            self.holds(taken < LIMIT, "few steps", || format!("{shown}: {taken:?}"));
            let fit = |of| self.values_fit(key, &asked, &rows.key[0].fields, &mut Vec::new(), of);
            let (own_fit, all_fit, sets_fit) = (fit(Taken::Own), fit(Taken::All), fit(Taken::Sets));
            // A nested key encodes its last field as the last of its own rows, which may hold more.
            let right = if scans.is_some() { own_fit } else { !all_fit };
            self.holds(right, "a value that cannot be encoded is refused", || {
                format!("{shown}: {}", if all_fit { "refused" } else { "taken" })
            });
            let Some(scans) = scans else { continue };
            let impossible = !all_fit || self.impossible(key, &asked, &rows.key[0].fields, &mut Vec::new());
            let buckets = self.buckets(key, &asked, rows, false);
            let few = few_values(key, &asked);
            let range_buckets = self.buckets(key, &few, rows, false);
            let salt = key.salt.as_ref().map_or(0, Salt::width);
            let of_key = Expected {
                asked: &asked,
                is_fixed: self.made.key.layout.width().is_some(),
                shown: shown.clone(),
                impossible,
                buckets,
                range_buckets,
                salt,
            };
            let order = |a: &Row, b: &Row| case.order_of_open(key, &a.fields, &b.fields, &asked);
            let matches = |row: &Row| case.matches(key, &row.fields, &asked);
            let matching = self.scan(&scans.key, &rows.key, &of_key, matches, order);
            if let Some(ranges) = &scans.key.ranges {
                self.shared_prefixes(ranges, &rows.key, &asked, &shown);
            }
            let tool = self.tool.filter(|_| ask_tool && *way != Way::Set && sets_fit);
            if let Some(tool) = tool {
                let said = of_key.said();
                self.asked_of_tool(tool, ("key", self.made.key.layout), None, &rows.key, &matching, &said);
            }
            if let (Some(scan), Some(table)) = (&scans.table, &case.table) {
                let (buckets, range_buckets, salt) = match &table.salt {
                    Some(salt) => (None, None, salt.width()),
                    None => {
                        (self.buckets(key, &asked, rows, true), self.buckets(key, &few, rows, true), salt)
                    }
                };
                let shown = format!("{shown}, through the enum");
                let of_table = Expected {
                    asked: &asked,
                    is_fixed: false,
                    shown,
                    impossible,
                    buckets,
                    range_buckets,
                    salt,
                };
                let matches = |row: &Row| row.kind == 0 && matches(row);
                let matching = self.scan(scan, &rows.table, &of_table, matches, order);
                if let (Some(tool), Some(functions)) = (tool, &self.made.table) {
                    let said = of_table.said();
                    let layout = ("table", functions.layout);
                    self.asked_of_tool(tool, layout, Some(&key.name), &rows.table, &matching, &said);
                }
            }
        }
    }

    fn scan(
        &mut self,
        scan: &Scan,
        rows: &[Row],
        expected: &Expected<'_>,
        matches: impl Fn(&Row) -> bool,
        order: impl Fn(&Row, &Row) -> Option<Ordering>,
    ) -> Vec<bool> {
        let matching: Vec<bool> = rows.iter().map(matches).collect();
        self.ranges(scan, rows, &matching, expected);
        self.skip(scan, rows, &matching, expected);
        let found: Vec<&Row> =
            rows.iter().zip(&matching).filter(|(_, matches)| **matches).map(|(row, _)| row).collect();
        if let Some(ranges) = &scan.ranges {
            self.open_fields(ranges, rows, &found, order, &expected.shown);
        }
        self.masks(&scan.skip, (rows, &matching), (expected.asked, expected.is_fixed), &expected.shown);
        self.skip_cursor(&scan.skip, rows, &found, &expected.shown);
        matching
    }

    fn ranges(&mut self, scan: &Scan, rows: &[Row], matching: &[bool], expected: &Expected<'_>) {
        let shown = &expected.shown;
        let Some(ranges) = &scan.ranges else { return };
        let all = pairs(ranges);
        self.holds(all.len() == ranges.len(), "len of ranges", || {
            format!("{shown}: {} of {}", all.len(), ranges.len())
        });
        for (start, stop) in &all {
            self.holds(stop.is_empty() || start < stop, "no empty range is handed out", || {
                format!("{shown}: {start:02x?}..{stop:02x?} of {}", all.len())
            });
            self.bucket(
                start,
                &expected.range_buckets,
                expected,
                "ranges read only the buckets of the salted values",
            );
        }
        if expected.impossible {
            self.holds(all.is_empty(), "nothing matches, so no ranges", || {
                format!("{shown}: {:02x?}", all.first())
            });
        }
        for two in all.windows(2) {
            let (stop, next) = (&two[0].1, &two[1].0);
            self.holds(!stop.is_empty() && stop <= next, "ranges in order, apart", || {
                format!("{shown}: {two:02x?}")
            });
        }
        for (row, matches) in rows.iter().zip(matching) {
            let held = holding(&all, &row.bytes);
            self.holds(held.is_some() || !matches, "ranges hold every row that matches", || {
                let next = all.iter().find(|(start, _)| *start > row.bytes);
                format!("{shown}: {row:02x?} in {} ranges, before {next:02x?}", all.len())
            });
            self.holds(held.is_none() || *matches, "ranges hold no other row", || {
                format!("{shown}: {row:02x?} in {held:02x?}")
            });
        }
        let Some(range) = &scan.range else { return };
        let (start, stop) = (range.start(), range.stop());
        for (row, matches) in rows.iter().zip(matching) {
            self.holds(
                range.contains(&row.bytes) || !matches,
                "range() holds every row that matches",
                || format!("{shown}: {row:02x?} and {start:02x?}..{stop:02x?}"),
            );
            self.holds(!range.contains(&row.bytes) || *matches, "range() holds no other row", || {
                format!("{shown}: {row:02x?} and {start:02x?}..{stop:02x?}")
            });
        }
        let same = match &all[..] {
            [] => range.is_empty(),
            [one] => one.0 == start && one.1 == stop,
            _ => false,
        };
        self.holds(same, "range() is ranges()", || {
            format!("{shown}: {start:02x?}..{stop:02x?} and {all:02x?}")
        });
    }

    fn skip(&mut self, scan: &Scan, rows: &[Row], matching: &[bool], expected: &Expected<'_>) {
        let (skip, shown) = (&scan.skip, &expected.shown);
        let start = skip.start();
        let bounds = skip.bounds();
        if expected.impossible {
            self.holds(start.is_none(), "nothing matches, so no start", || format!("{shown}: {start:02x?}"));
            self.holds(bounds.is_empty(), "nothing matches, so no bounds", || {
                format!("{shown}: {:02x?}", bounds.iter().next())
            });
        }
        let all = pairs(&bounds);
        for (start, stop) in &all {
            self.holds(stop.is_empty() || start < stop, "no empty bounds", || {
                format!("{shown}: {start:02x?}..{stop:02x?}")
            });
            self.bucket(
                start,
                &expected.buckets,
                expected,
                "bounds() read only the buckets of the salted values",
            );
        }
        let first = matching.iter().position(|matches| *matches).map(|first| &rows[first].bytes);
        if let Some(first) = first {
            let early = start.as_ref().is_some_and(|start| start[..] <= first[..]);
            self.holds(early, "start is at or before the first match", || {
                format!("{shown}: {start:02x?} and {first:02x?}")
            });
        }
        if let Some(start) = &start {
            self.bucket(start, &expected.buckets, expected, "start is in a bucket of the salted values");
        }
        for (index, (row, matches)) in rows.iter().zip(matching).enumerate() {
            let later =
                |from: usize| matching[from..].iter().position(|matches| *matches).map(|at| from + at);
            let step = skip.next(&row.bytes);
            self.holds((step == Step::Match) == *matches, "next() tells a match", || {
                format!("{shown}: {step:02x?} at {row:02x?}")
            });
            match &step {
                Step::Match => {}
                Step::Done => {
                    let lost = later(index).map(|lost| &rows[lost]);
                    self.holds(lost.is_none(), "done after the last match", || {
                        format!("{shown}: done at {row:02x?}, before {lost:02x?}")
                    });
                }
                Step::Seek(to) => {
                    self.holds(to[..] > row.bytes[..], "a seek goes on", || {
                        format!("{shown}: {row:02x?} to {to:02x?}")
                    });
                    let lost = later(index).map(|lost| &rows[lost]).filter(|lost| lost.bytes[..] < to[..]);
                    self.holds(lost.is_none(), "no seek jumps over a match", || {
                        format!("{shown}: from {row:02x?} to {to:02x?} over {lost:02x?}")
                    });
                    self.bucket(
                        to,
                        &expected.buckets,
                        expected,
                        "seeks stay in the buckets of the salted values",
                    );
                }
            }
            if expected.impossible {
                self.holds(step == Step::Done, "nothing matches, so done", || {
                    format!("{shown}: {step:02x?} at {row:02x?}")
                });
            }
            let inside = holding(&all, &row.bytes).is_some();
            self.holds(inside || !matches, "bounds() hold every row that matches", || {
                format!("{shown}: {row:02x?}")
            });
        }
        self.drive(scan, rows, matching, expected);
        self.between(scan, rows, matching, expected);
        self.among_others(scan, rows, matching, expected);
        let table: BTreeMap<&[u8], usize> =
            rows.iter().enumerate().map(|(index, row)| (&row.bytes[..], index)).collect();
        let mut found = vec![false; rows.len()];
        // Bounds of two salt buckets are apart.
        for range in bounds.iter().take(MOST_BOUNDS) {
            let within = skip.within(&range);
            let open = |range: KeyRange| {
                table.range::<[u8], _>(range).map(|(row, index)| (*row, *index)).collect::<Vec<_>>()
            };
            for (_, index) in within.scan(open, |(row, _)| row) {
                found[index] = true;
            }
        }
        self.holds(
            bounds.len() > MOST_BOUNDS || found == matching,
            "scan() within bounds() visits the matches",
            || {
                let lost = (0..rows.len()).find(|index| found[*index] != matching[*index]);
                format!("{shown}: {:02x?}", lost.map(|lost| &rows[lost]))
            },
        );
    }

    /// At bytes that are no row, too, a seek goes on and jumps over no match.
    fn between(&mut self, scan: &Scan, rows: &[Row], matching: &[bool], expected: &Expected<'_>) {
        for _ in 0..8 {
            let near_to = self.random.below(rows.len());
            let bytes = near(&mut self.random, &rows[near_to].bytes);
            let first = rows.partition_point(|row| row.bytes < bytes);
            let next = (first..rows.len()).find(|index| matching[*index]).map(|index| &rows[index]);
            let step = scan.skip.next(&bytes);
            let right = match &step {
                Step::Match => true,
                Step::Done => next.is_none(),
                Step::Seek(to) => to[..] > bytes[..] && next.is_none_or(|next| next.bytes[..] >= to[..]),
            };
            self.holds(right, "at any bytes, a seek goes on and jumps over no match", || {
                format!("{}: {step:02x?} at {bytes:02x?}, before {next:02x?}", expected.shown)
            });
        }
    }

    /// In a table with rows of other keys, `scan()` gives only what `next()` calls a match, in runs of matches too.
    fn among_others(&mut self, scan: &Scan, rows: &[Row], matching: &[bool], expected: &Expected<'_>) {
        let Some(like) = matching.iter().position(|matches| *matches) else { return };
        let others = (0..LIKE_A_MATCH).map(|_| near(&mut self.random, &rows[like].bytes));
        let all = others.chain(rows.iter().map(|row| row.bytes.clone())).collect::<BTreeSet<_>>();
        let open = |range: KeyRange| all.range::<[u8], _>(range);
        for row in scan.skip.scan(open, |row| row) {
            self.holds(scan.skip.next(row) == Step::Match, "scan() gives only matches", || {
                format!("{}: {row:02x?}", expected.shown)
            });
        }
    }

    /// From the start, by seeks, over the rows in their order.
    fn drive(&mut self, scan: &Scan, rows: &[Row], matching: &[bool], expected: &Expected<'_>) {
        let mut found = vec![false; rows.len()];
        let mut at = scan.skip.start();
        while let Some(from) = at.take() {
            let mut index = rows.partition_point(|row| row.bytes[..] < from[..]);
            while let Some(row) = rows.get(index) {
                match scan.skip.next(&row.bytes) {
                    Step::Match => found[index] = true,
                    Step::Seek(to) if to[..] > row.bytes[..] => {
                        at = Some(to);
                        break;
                    }
                    _ => break,
                }
                index += 1;
            }
        }
        self.holds(found == matching, "a skip scan visits every match", || {
            let lost = (0..rows.len()).find(|index| found[*index] != matching[*index]);
            format!("{}: {:02x?}", expected.shown, lost.map(|lost| &rows[lost]))
        });
    }

    /// The first bytes are those of a bucket that can have rows.
    fn bucket(
        &mut self,
        bytes: &[u8],
        buckets: &Option<BTreeSet<Vec<u8>>>,
        expected: &Expected<'_>,
        promise: &'static str,
    ) {
        if let Some(buckets) = buckets {
            let bucket = bytes.get(..expected.salt).unwrap_or(bytes);
            self.holds(buckets.contains(bucket), promise, || {
                format!("{}: {bytes:02x?}, and the buckets are {buckets:02x?}", expected.shown)
            });
        }
    }

    /// The field at a path of this row can hold the value.
    fn fits(&self, base: &[V], path: &[usize], value: &V) -> bool {
        (self.made.key.encode)(&with(base, path, value.clone())).is_some()
    }

    /// The key of a kind, and this row with one at a path. `None`: none that was drawn can be encoded.
    fn in_kind(&self, ty: &Ty, kind: usize, base: &[V], path: &[usize]) -> Option<(&Key, Vec<V>)> {
        let held = self.case.kinds(ty).key(&self.case, kind)?;
        let mut random = Rng(self.made.seed);
        let drawn = (0..64).map(|_| {
            let key = self.case.sample_key(&mut random, held);
            with(base, path, V::L(vec![V::U(kind as u128), key]))
        });
        let row = drawn.into_iter().find(|row| (self.made.key.encode)(row).is_some())?;
        Some((held, row.list().to_vec()))
    }

    /// Every value that these functions take can be encoded where it is.
    fn values_fit(&self, key: &Key, asked: &[Asked], base: &[V], path: &mut Vec<usize>, of: Taken) -> bool {
        asked.iter().enumerate().all(|(index, asked)| {
            path.push(index);
            let fits = match asked {
                Asked::Is(value) => self.fits(base, path, value),
                Asked::In(values) if of == Taken::Sets => {
                    values.iter().all(|value| self.fits(base, path, value))
                }
                Asked::Prefix(inner) if of != Taken::Own => {
                    let Ty::Key(nested) = key.fields[index].ty else { unreachable!("a nested key") };
                    self.values_fit(&self.case.keys[nested], inner, base, path, of)
                }
                Asked::Kind(kind, Some(inner)) if of != Taken::Own => {
                    let in_kind = self.in_kind(&key.fields[index].ty, *kind, base, path);
                    in_kind.is_none_or(|(held, base)| {
                        path.push(1);
                        let fit = self.values_fit(held, inner, &base, path, of);
                        path.pop();
                        fit
                    })
                }
                _ => true,
            };
            path.pop();
            fits
        })
    }

    /// The oracle knows that no row matches.
    fn impossible(&self, key: &Key, asked: &[Asked], base: &[V], path: &mut Vec<usize>) -> bool {
        asked.iter().enumerate().any(|(index, asked)| {
            let field = &key.fields[index];
            path.push(index);
            let nothing_between = |low: &Bound<V>, high: &Bound<V>| {
                let compare = |low, high| self.case.compare(&field.ty, low, high);
                match (low, high) {
                    (Bound::Included(low), Bound::Included(high)) => {
                        compare(low, high).is_gt() || (low == high && !self.fits(base, path, low))
                    }
                    (Bound::Unbounded, _) | (_, Bound::Unbounded) => false,
                    (
                        Bound::Included(low) | Bound::Excluded(low),
                        Bound::Included(high) | Bound::Excluded(high),
                    ) => compare(low, high).is_ge(),
                }
            };
            let nothing = match asked {
                Asked::In(values) => !values.iter().any(|value| self.fits(base, path, value)),
                Asked::Range(low, high) => nothing_between(low, high),
                Asked::RangeIn(bounds) => bounds.iter().all(|(low, high)| nothing_between(low, high)),
                Asked::StartsIn(prefixes) => prefixes.is_empty(),
                Asked::Prefix(inner) => {
                    let Ty::Key(nested) = field.ty else { unreachable!("a nested key") };
                    self.impossible(&self.case.keys[nested], inner, base, path)
                }
                Asked::Kind(kind, Some(inner)) => {
                    self.in_kind(&field.ty, *kind, base, path).is_some_and(|(held, base)| {
                        path.push(1);
                        let nothing = self.impossible(held, inner, &base, path);
                        path.pop();
                        nothing
                    })
                }
                Asked::Kind(_, None) | Asked::Any | Asked::Is(_) | Asked::Starts(_) => false,
            };
            path.pop();
            nothing
        })
    }

    /// The buckets of all combinations of the salted values. `None` if not all salted fields have values, or there are too
    /// many.
    fn buckets(&self, key: &Key, asked: &[Asked], rows: &Rows, of_table: bool) -> Option<BTreeSet<Vec<u8>>> {
        let salt = key.salt.as_ref()?;
        let mut combinations = vec![V::L(rows.key[0].fields.clone())];
        for index in (0..key.fields.len()).filter(|index| key.salts(*index)) {
            let values = match asked.get(index)? {
                Asked::Is(value) => std::slice::from_ref(value),
                Asked::In(values) => values,
                _ => return None,
            };
            let with = |combination: &V, value: &V| {
                let mut combination = combination.clone();
                combination.list_mut()[index] = value.clone();
                combination
            };
            combinations = combinations
                .iter()
                .flat_map(|one| values.iter().map(move |value| with(one, value)))
                .collect();
            if combinations.len() > COMBINATIONS {
                return None;
            }
        }
        let encode = |key: &V| match (of_table, &self.made.table) {
            (true, Some(table)) => (table.encode)(&V::L(vec![V::U(0), key.clone()])),
            _ => (self.made.key.encode)(key),
        };
        Some(combinations.iter().filter_map(encode).map(|row| row[..salt.width()].to_vec()).collect())
    }
}

/// This row with another value at a path.
fn with(base: &[V], path: &[usize], value: V) -> V {
    let mut row = V::L(base.to_vec());
    let mut at = &mut row;
    for index in path {
        at = &mut at.list_mut()[*index];
    }
    *at = value;
    row
}

/// The question with few integers between two bounds as a set, if the bounds are those of the last field that is asked for
/// after values.
fn few_values(key: &Key, asked: &[Asked]) -> Vec<Asked> {
    let mut few = asked.to_vec();
    let is_asked = |asked: &Asked| !matches!(asked, Asked::Is(_));
    let Some(index) = asked.iter().position(is_asked) else { return few };
    let buckets = key.salt.as_ref().map_or(0, |salt| i128::from(salt.buckets));
    let ends = asked[index + 1..].iter().all(|asked| *asked == Asked::Any);
    let (Asked::Range(low, high), true) = (&asked[index], ends) else { return few };
    let is_number = matches!(key.fields[index].ty, Ty::Unsigned(_) | Ty::Signed(_));
    let number = |value: &V| match value {
        V::U(n) => i128::try_from(*n).ok(),
        V::I(n) => Some(*n),
        _ => None,
    };
    let first = match low {
        Bound::Included(low) => number(low),
        Bound::Excluded(low) => number(low).and_then(|low| low.checked_add(1)),
        Bound::Unbounded => None,
    };
    let end = match high {
        Bound::Included(high) => number(high).and_then(|high| high.checked_add(1)),
        Bound::Excluded(high) => number(high),
        Bound::Unbounded => None,
    };
    let (Some(first), Some(end), true) = (first, end, is_number) else { return few };
    if end.saturating_sub(first) < buckets.min(COMBINATIONS as i128) {
        let signed = matches!(key.fields[index].ty, Ty::Signed(_));
        let value = |n: i128| if signed { V::I(n) } else { V::U(n as u128) };
        few[index] = Asked::In((first..end).map(value).collect());
    }
    few
}

/// The ranges, each as its start and stop.
fn pairs(ranges: &KeyRanges) -> Vec<Pair> {
    ranges.iter().map(|range| (range.start().to_vec(), range.stop().to_vec())).collect()
}

/// The range, of several in order, that holds a row.
fn holding<'a>(ranges: &'a [Pair], row: &[u8]) -> Option<&'a Pair> {
    let above = ranges.partition_point(|(start, _)| start[..] <= *row);
    ranges[..above].last().filter(|(_, stop)| stop.is_empty() || *row < stop[..])
}

/// What a store does first.
fn first_steps(scan: &Scan, rows: &[Row]) {
    let _ = scan.skip.start();
    let _ = scan.skip.bounds().iter().next();
    for row in rows.iter().take(2) {
        let _ = scan.skip.next(&row.bytes);
    }
    if let Some(ranges) = &scan.ranges {
        let _ = ranges.iter().next();
    }
}

/// A question as a message shows it.
fn shown(key: &Key, asked: &[Asked]) -> String {
    let each = asked.iter().zip(&key.fields).map(|(asked, field)| format!("{}: {asked:?}", field.name));
    each.collect::<Vec<_>>().join(", ")
}
