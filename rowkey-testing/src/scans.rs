//! Checks scans that fix leading fields and bound the next: their ranges hold exactly the matching rows.

use std::fmt::Debug;
use std::ops::Bound;

use rowkey_core::__private::scan::HeadOf;
use rowkey_core::KeyRange;

use super::law::{Broken, Law, without_panic};
use super::prefixes;
use super::random::Random;
use super::rows;
use super::table::{Entry, Table, encode};
use super::tested::{FieldOf, Scanned, Tested, start};

/// A scan, and the keys that its values come from.
struct Case<'k, K> {
    /// The number of leading fields fixed to the values of `head`.
    fixed: usize,
    head: &'k K,
    /// The bounds of the next field.
    bounds: Option<(Bound<&'k K>, Bound<&'k K>)>,
    scanned: Scanned,
}

pub(crate) fn check<K: Tested + Clone + Debug>(
    table: &mut Table<K>,
    random: &mut Random,
) -> Result<(), Broken> {
    for _ in 0..3 {
        let [head, low, high] = std::array::from_fn(|_| table.any(random).key.clone());
        let bounds = (bound(&low, random), bound(&high, random));
        let cases =
            without_panic(Law::NoPanic, "a scan", &head, None, || cases(&table.fields, &head, bounds))?;
        for case in &cases {
            let ranges = &case.scanned.ranges;
            let near = (0..2).filter_map(|_| ranges.get(random.below(ranges.len())));
            for row in near.flat_map(|range| near_ends::<K>(&range)) {
                rows::take(table, &row)?;
            }
        }
        for case in &cases {
            case.check(table)?;
        }
    }
    Ok(())
}

pub(crate) fn bound<'k, K>(key: &'k K, random: &mut Random) -> Bound<&'k K> {
    match random.below(5) {
        0 => Bound::Unbounded,
        1 | 2 => Bound::Included(key),
        _ => Bound::Excluded(key),
    }
}

fn cases<'k, K: Tested>(
    fields: &[FieldOf<K>],
    head: &'k K,
    bounds: (Bound<&'k K>, Bound<&'k K>),
) -> Vec<Case<'k, K>> {
    let mut cases = Vec::new();
    let mut push = |fixed, bounds, scanned| cases.push(Case { fixed, head, bounds, scanned });
    let mut so_far: HeadOf<K> = start::<K>();
    for (fixed, field) in fields.iter().enumerate() {
        push(fixed, None, field.open(so_far.clone()));
        if field.facts().ordered {
            push(fixed, Some(bounds), field.bounded(so_far.clone(), bounds.0, bounds.1));
        }
        let Some(more) = field.fixed(so_far, head) else { break };
        if fixed + 1 == fields.len() {
            push(fixed + 1, None, field.closed(more));
            break;
        }
        so_far = more;
    }
    cases
}

/// The ranges that are searched for a row: all, or of many only the first, the last and those near its bucket.
fn asked<K: Tested>(ranges: usize, row: &[u8]) -> Vec<usize> {
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

impl<K: Tested + Clone + Debug> Case<'_, K> {
    fn check(&self, table: &Table<K>) -> Result<(), Broken> {
        let Scanned { ranges, one } = &self.scanned;
        if let Some(one) = one {
            let first = ranges.get(0);
            let same = ranges.len() <= 1 && first.as_ref().map_or(one.is_empty(), |first| first == one);
            if !same {
                let what = format!("`range()` of a scan is {one:?}, its `ranges()` are {ranges:?}");
                return Err(Broken::new(Law::Range, what).key(self.head, None));
            }
        }
        for entry in &table.entries {
            let (Some(row), Some(expected)) = (entry.row, self.matches(table, &entry.key)) else { continue };
            let asked = asked::<K>(ranges.len(), row).into_iter();
            let holding: Vec<KeyRange> =
                asked.filter_map(|at| ranges.get(at).filter(|range| range.contains(row))).collect();
            let found = holding.len();
            if found == usize::from(expected) {
                if let (Some(last), Some(range)) = (self.fixed.checked_sub(1), holding.first()) {
                    prefixes::check_scan(last, table.name(last), range, (&entry.key, row))?;
                }
                continue;
            }
            let verb = match (expected, found) {
                (true, 0) => "omits",
                (true, _) => "holds more than once",
                (false, _) => "holds, without a match,",
            };
            let broken = self.describe(table, verb, entry);
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

    /// Whether the row of a key matches; `None` if the order of its values is unknown.
    fn matches(&self, table: &Table<K>, key: &K) -> Option<bool> {
        for field in &table.fields[..self.fixed] {
            if !same(field, self.head, key)? {
                return Some(false);
            }
        }
        match self.bounds {
            Some(bounds) => bounded(&table.fields[self.fixed], key, bounds),
            None => Some(true),
        }
    }

    /// Describes the scan, and names the keys of its values by letters.
    fn describe(&self, table: &Table<K>, verb: &str, entry: &Entry<K>) -> Broken {
        let mut letters = 'b'..;
        let mut shown: Vec<&K> = Vec::new();
        let mut letter = |key| {
            shown.push(key);
            letters.next().unwrap_or('?')
        };
        let mut text = String::from("the scan");
        if self.fixed > 0 {
            let names: Vec<String> =
                (0..self.fixed).map(|index| format!("`{}`", table.name(index))).collect();
            text.push_str(&format!(" with {} as in {}", names.join(", "), letter(self.head)));
        }
        if let Some((low, high)) = self.bounds {
            let mut side = |bound| match bound {
                Bound::Unbounded => String::from("unbounded"),
                Bound::Included(key) => format!("that of {} included", letter(key)),
                Bound::Excluded(key) => format!("that of {} excluded", letter(key)),
            };
            let (low, high, name) = (side(low), side(high), table.name(self.fixed));
            let and = if self.fixed > 0 { "," } else { " with" };
            text.push_str(&format!("{and} `{name}` from {low} to {high}"));
        }
        text.push_str(&format!(", {verb} the row of a"));
        let field = table.fields.get(self.fixed);
        let outside = |bound: Bound<&K>| match bound {
            Bound::Included(key) | Bound::Excluded(key) => {
                field.is_some_and(|field| field.bytes(key).is_none())
            }
            Bound::Unbounded => false,
        };
        if self.bounds.is_some_and(|(low, high)| outside(low) || outside(high)) {
            text.push_str("; a bound cannot be encoded: check its position in `Codec::bound`");
        }
        let broken = Broken::new(Law::Range, text).key(&entry.key, entry.row);
        // A bound may be a value that cannot be encoded.
        shown.into_iter().fold(broken, |broken, key| broken.key(key, encode(key).ok().flatten().as_deref()))
    }
}

/// Whether a field has the same value in two keys; `None` if unknown.
pub(crate) fn same<K: Tested>(field: &FieldOf<K>, a: &K, b: &K) -> Option<bool> {
    match field.order(a, b) {
        None if field.bytes(a) == field.bytes(b) => Some(true),
        order => Some(order?.is_eq()),
    }
}

/// Whether a field of a key lies within bounds; `None` if unknown.
pub(crate) fn bounded<K: Tested>(
    field: &FieldOf<K>,
    key: &K,
    (low, high): (Bound<&K>, Bound<&K>),
) -> Option<bool> {
    if field.facts().none_first {
        let none = |key: &K| field.bytes(key).is_some_and(|bytes| bytes.first() == Some(&0));
        if none(key) {
            // A bound that is `Some` excludes every `None`.
            let low = matches!(low, Bound::Unbounded) || matches!(low, Bound::Included(low) if none(low));
            let high =
                matches!(high, Bound::Unbounded) || matches!(high, Bound::Included(high) if none(high));
            return Some(low && high);
        }
    }
    let above = match low {
        Bound::Unbounded => true,
        Bound::Included(low) => field.order(low, key)?.is_le(),
        Bound::Excluded(low) => field.order(low, key)?.is_lt(),
    };
    let below = match high {
        Bound::Unbounded => true,
        Bound::Included(high) => field.order(key, high)?.is_le(),
        Bound::Excluded(high) => field.order(key, high)?.is_lt(),
    };
    Some(above && below)
}
