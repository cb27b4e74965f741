//! Checks scans that fix leading fields and ask the next: their ranges hold exactly the matching rows.

use std::fmt::Debug;
use std::ops::Bound;

use rowkey_core::KeyBuf;
use rowkey_core::codec::End;
use rowkey_core::{KeyRange, KeyRanges};

use super::asking::matches;
use super::law::{Broken, Law, without_panic};
use super::prefixes;
use super::question::{Question, bound, fixed, is_finite, is_single, letters, words};
use super::random::Random;
use super::rows;
use super::stage::{Scanned, To};
use super::table::{Entry, Table, encode};
use super::tested::{FieldOf, Tested, all, start};

/// A scan that fixes leading fields and asks the next.
struct Case {
    /// Empty: all rows.
    asked: Vec<Question<usize>>,
    ranges: KeyRanges,
    /// `range()`, if the scan has it.
    one: Option<KeyRange>,
}

pub(crate) fn check<K: Tested + Clone + Debug>(
    table: &mut Table<K>,
    random: &mut Random,
) -> Result<(), Broken> {
    for _ in 0..3 {
        let keys: [K; 3] = std::array::from_fn(|_| table.any(random).key.clone());
        let keys = keys.each_ref();
        let cases =
            without_panic(Law::NoPanic, "a scan", keys[0], None, || cases(&table.fields, &keys, random))?;
        for case in &cases {
            let ranges = &case.ranges;
            let near = (0..2).filter_map(|_| ranges.get(random.below(ranges.len())));
            for row in near.flat_map(|range| near_ends::<K>(&range)) {
                rows::take(table, &row)?;
            }
        }
        for case in &cases {
            case.check(table, &keys)?;
        }
    }
    Ok(())
}

/// Fixes the fields to those of the first key, one after the other; bounds are the others.
fn cases<K: Tested>(fields: &[FieldOf<K>], keys: &[&K], random: &mut Random) -> Vec<Case> {
    let bounds = (bound(1, random), bound(2, random));
    let mut cases = Vec::new();
    let mut push = |asked: Vec<Question<usize>>, scan: &dyn Fn(To) -> Option<Scanned>| {
        let single = is_single(&K::__KEY.fields, &asked);
        let one = if single { scan(To::Range).and_then(Scanned::range) } else { None };
        if let Some(ranges) = scan(To::Ranges).and_then(Scanned::ranges) {
            cases.push(Case { asked, ranges, one });
        }
    };
    push(Vec::new(), &all::<K>);
    let mut so_far: KeyBuf = start::<K>();
    for (fixed, field) in fields.iter().enumerate() {
        let bounded = field.facts().ordered.then_some(Question::Between(bounds.0, bounds.1));
        let special = field.special(keys, random);
        for question in [bounded, special, Some(Question::Is(0))].into_iter().flatten() {
            let last = question.map(&|key| keys[key]);
            let asked: Vec<_> = (0..fixed).map(|_| Question::Is(0)).chain([question]).collect();
            if is_finite(&K::__KEY.fields, &asked) {
                push(asked, &|to| field.ask_after(so_far.clone(), &last, to));
            }
        }
        if let End::Before(_) = field.facts().end {
            break;
        }
        let Some(more) = field.fixed(so_far, keys[0]) else { break };
        so_far = more;
    }
    cases
}

/// The ranges that are searched for a row: all, or of many only the first, the last and those near its bucket.
fn near_bucket<K: Tested>(ranges: usize, row: &[u8]) -> Vec<usize> {
    let salt = K::__KEY.salt.as_ref().filter(|salt| ranges > 32 && ranges == salt.buckets as usize);
    let Some(salt) = salt else { return (0..ranges).collect() };
    let own = row.get(..salt.bytes.width).and_then(|bucket| salt.bytes.read(bucket));
    let own = own.unwrap_or_default() as usize;
    let mut asked = Vec::from([0, own.saturating_sub(1), own, own + 1, ranges - 1]);
    asked.sort_unstable();
    asked.dedup();
    asked
}

/// Bytes just below and above the two ends of a range: some of them decode.
fn near_ends<K: Tested>(range: &KeyRange) -> Vec<Vec<u8>> {
    let mut rows = Vec::new();
    for end in [range.start(), range.stop()] {
        rows.push(end.to_vec());
        rows.push([end, &[0]].concat());
        rows.push([end, &[0xff]].concat());
        if let Some((last, before)) = end.split_last() {
            rows.push(before.to_vec());
            rows.push([before, &[last.wrapping_sub(1)]].concat());
            rows.push([before, &[last.wrapping_sub(1), 0xff]].concat());
            rows.push([before, &[last.wrapping_add(1)]].concat());
        }
    }
    if let Some(width) = K::__KEY.width() {
        for at in 0..rows.len() {
            for fill in [0, 0xff] {
                let mut row = rows[at].clone();
                row.resize(width, fill);
                rows.push(row);
            }
        }
    }
    rows
}

impl Case {
    fn check<K: Tested + Clone + Debug>(&self, table: &Table<K>, keys: &[&K]) -> Result<(), Broken> {
        let Case { asked, ranges, one } = self;
        if let Some(one) = one {
            let first = ranges.get(0);
            let same = ranges.len() <= 1 && first.as_ref().map_or(one.is_empty(), |first| first == one);
            if !same {
                let what = format!("`range()` of a scan is {one:?}, its `ranges()` are {ranges:?}");
                return Err(Broken::new(Law::Range, what).key(keys[0], None));
            }
        }
        let questions: Vec<Question<&K>> = asked.iter().map(|asked| asked.map(&|key| keys[key])).collect();
        for entry in &table.entries {
            let expected = matches(&table.fields, &questions, &entry.key);
            let (Some(row), Some(expected)) = (entry.row, expected) else { continue };
            let near = near_bucket::<K>(ranges.len(), row).into_iter();
            let holding: Vec<KeyRange> =
                near.filter_map(|at| ranges.get(at).filter(|range| range.contains(row))).collect();
            let found = holding.len();
            if found == usize::from(expected) {
                if let (Some(last), Some(range)) =
                    (fixed(&K::__KEY.fields, asked).checked_sub(1), holding.first())
                {
                    prefixes::check_scan(last, table.name(last), range, (&entry.key, row))?;
                }
                continue;
            }
            let verb = match (expected, found) {
                (true, 0) => "omits",
                (true, _) => "holds more than once",
                (false, _) => "holds, without a match,",
            };
            let broken = self.describe(table, keys, verb, entry);
            let holds = ranges.iter().find(|range| range.contains(row)).or_else(|| ranges.get(0));
            return Err(match holds {
                Some(range) => {
                    broken.bytes("start row of the scan", range.start()).bytes("stop row", range.stop())
                }
                None => broken,
            });
        }
        Ok(())
    }

    /// Describes the scan, and names the keys of its values by letters.
    fn describe<K: Tested + Clone + Debug>(
        &self,
        table: &Table<K>,
        keys: &[&K],
        verb: &str,
        entry: &Entry<K>,
    ) -> Broken {
        let mut used = Vec::new();
        let words = words(&K::__KEY.fields, &self.asked, &mut letters(&mut used));
        let with = if words.is_empty() { "" } else { " with " };
        let mut text = format!("the scan{with}{words}, {verb} the row of a");
        let outside = |bound: &Bound<usize>| match bound {
            Bound::Included(key) | Bound::Excluded(key) => {
                table.fields[self.asked.len() - 1].bytes(keys[*key]).is_none()
            }
            Bound::Unbounded => false,
        };
        if matches!(self.asked.last(), Some(Question::Between(low, high)) if outside(low) || outside(high)) {
            text.push_str("; a bound cannot be encoded: check its position in `Codec::bound`");
        }
        let broken = Broken::new(Law::Range, text).key(&entry.key, entry.row);
        // A bound may be a value that cannot be encoded.
        used.into_iter()
            .fold(broken, |broken, key| broken.key(keys[key], encode(keys[key]).ok().flatten().as_deref()))
    }
}
