//! What is around a value: rows that are no key, ceilings, and ranges that the value bounds.

use std::collections::BTreeSet;
use std::ops::Bound::{Excluded, Included, Unbounded};

use rowkey::{KeyBuf, KeyRange, SkipScan};

use crate::check::Tally;
use crate::leaf::Leaf;
use crate::whole::Whole;

/// Stretches of indices, `window` to each side of every edge: the ends of the type and of the domain, the middle, where the sign
/// changes, and every power of two above and below each of them.
pub fn windows(last: u64, domain: (u64, u64), window: u64) -> Vec<(u64, u64)> {
    let middle = last / 2 + 1;
    let ends = BTreeSet::from([0, last, middle, domain.0, domain.1]);
    let mut edges = ends.clone();
    for (end, bit) in ends.into_iter().flat_map(|end| (0..64).map(move |bit| (end, bit))) {
        edges.extend(end.checked_sub(1 << bit));
        edges.extend(end.checked_add(1 << bit).filter(|edge| *edge <= last));
    }
    let mut windows: Vec<(u64, u64)> = Vec::new();
    for edge in edges {
        let (first, end) = (edge.saturating_sub(window), edge.saturating_add(window).min(last));
        match windows.last_mut() {
            Some(before) if first <= before.1 => before.1 = end,
            _ => windows.push((first, end)),
        }
    }
    windows
}

/// The scans and ends of a leaf.
pub struct Around<L: Leaf> {
    scan: SkipScan,
    all: KeyRange,
    /// The rows in lexicographic order, if they are in no other.
    rows: Option<Vec<L::Row>>,
}

impl<L: Leaf> Around<L> {
    pub fn new() -> Self {
        let (scan, all) = L::all();
        let (first, last) = L::domain();
        let rows = (L::FALLS.is_none() && last - first <= 1 << 17).then(|| {
            let mut rows: Vec<L::Row> =
                (first..=last).filter_map(|at| L::encode(L::Value::nth(at))).collect();
            rows.sort_by(|a, b| a.as_ref().cmp(b.as_ref()));
            rows
        });
        Around { scan, all, rows }
    }

    /// All rows of 1 to `len` bytes whose first byte is in `first..=last`, and the empty one.
    pub fn rows(&self, first: u8, last: u8, len: usize) -> Result<Tally, String> {
        let mut tally = Tally::default();
        self.low(&[], &mut tally)?;
        for first in first..=last {
            let mut low = vec![first];
            loop {
                self.low(&low, &mut tally)?;
                if low.len() < len {
                    low.push(0);
                    continue;
                }
                // The next string in lexicographic order.
                while low.last() == Some(&u8::MAX) && low.len() > 1 {
                    low.pop();
                }
                if low.len() == 1 {
                    break;
                }
                *low.last_mut().expect("two bytes at least") += 1;
            }
        }
        Ok(tally)
    }

    /// The ceiling of the row of each of these values, all in the domain, is that row; of the row and `00` it is the next row.
    pub fn ceilings(&self, first: u64, last: u64) -> Result<Tally, String> {
        let mut tally = Tally::default();
        let falls = L::FALLS.expect("rows in the order of the values");
        let (lowest, highest) = L::domain();
        let row_of = |at: u64| L::encode(L::Value::nth(at)).ok_or_else(|| format!("{at} is refused"));
        let rows = |at: Option<u64>| at.map(row_of).transpose();
        let mut row = row_of(first)?;
        let mut before = rows((first > lowest).then(|| first - 1))?;
        for at in first..=last {
            let after = rows((at < highest).then(|| at + 1))?;
            let above = if falls { &before } else { &after };
            self.ceiling_of_row(row.as_ref(), above.as_ref().map(AsRef::as_ref))?;
            tally.rows += 2;
            let Some(after) = after else { break };
            before = Some(std::mem::replace(&mut row, after));
        }
        Ok(tally)
    }

    /// The ceiling of this row is the row, and that of the row and `00` is the row `above`.
    fn ceiling_of_row(&self, row: &[u8], above: Option<&[u8]>) -> Result<(), String> {
        let mut low = [0; 32];
        low[..row.len()].copy_from_slice(row);
        for (low, expected) in [(row, Some(row)), (&low[..=row.len()], above)] {
            let found = self.ceiling(low);
            if found.as_deref() != expected {
                let found = found.as_deref();
                return Err(format!("ceiling: of {low:02x?} is {found:02x?}, not {expected:02x?}"));
            }
        }
        Ok(())
    }

    /// The start of a scan of the rows at or above `low`.
    fn ceiling(&self, low: &[u8]) -> Option<KeyBuf> {
        self.scan.within(&self.all.at_or_after(low)).start()
    }

    /// What is around every `step`-th value.
    pub fn each(&self, first: u64, last: u64, step: u64) -> Result<Tally, String> {
        let mut tally = Tally::default();
        let mut at = first;
        loop {
            if let Some(row) = L::encode(L::Value::nth(at)) {
                self.around(row.as_ref(), at, &mut tally)?;
            }
            if L::RANGES {
                self.ranges(at, &mut tally)?;
            }
            match at.checked_add(step) {
                Some(next) if next <= last => at = next,
                _ => return Ok(tally),
            }
        }
    }

    /// The rows next to a row: what it begins with, longer ones, and ones with another byte.
    fn around(&self, row: &[u8], at: u64, tally: &mut Tally) -> Result<(), String> {
        (0..=row.len()).try_for_each(|len| self.low(&row[..len], tally))?;
        let mut low = KeyBuf::from(row).to_vec();
        for byte in [0, 1, b'0', u8::MAX] {
            low.push(byte);
            self.low(&low, tally)?;
            low.pop();
        }
        let Some(last) = row.len().checked_sub(1) else { return Ok(()) };
        for place in [last, (at % row.len() as u64) as usize] {
            let own = row[place];
            for byte in
                [own.wrapping_add(1), own.wrapping_sub(1), own ^ 0x80, own ^ 0x20, 0, b'/', b':', u8::MAX]
            {
                low[place] = byte;
                self.low(&low, tally)?;
                // The row ends in that byte.
                self.low(&low[..=place], tally)?;
            }
            low[place] = own;
        }
        Ok(())
    }

    /// Any bytes: they decode only if they are the row of the value, and their ceiling is the smallest row at or above them.
    fn low(&self, low: &[u8], tally: &mut Tally) -> Result<(), String> {
        tally.rows += 1;
        if let Some(value) = L::decode(low) {
            let row = L::encode(value);
            if row.as_ref().map(AsRef::as_ref) != Some(low) {
                return Err(format!("canonical: {low:02x?} decodes as {value:?}, which is another row"));
            }
        }
        let found = self.ceiling(low);
        let wrong = |why: &str| Err(format!("ceiling: of {low:02x?} is {:02x?}: {why}", found.as_deref()));
        let (first, last) = L::domain();
        let least = match &self.rows {
            Some(rows) => rows.get(rows.partition_point(|row| row.as_ref() < low)).map(AsRef::as_ref),
            None => None,
        };
        if self.rows.is_some() && L::EXACT {
            return match least == found.as_deref() {
                true => Ok(()),
                false => wrong("not the smallest row at or above it"),
            };
        }
        let Some(ceiling) = found.as_deref() else {
            let greatest = match (L::FALLS, least) {
                (Some(falls), _) => L::encode(L::Value::nth(if falls { first } else { last })),
                (None, Some(_)) => return wrong("there is a row above it"),
                (None, None) => return Ok(()),
            };
            return match greatest.is_some_and(|row| row.as_ref() < low) {
                true => Ok(()),
                false => wrong("there is a row above it"),
            };
        };
        if ceiling < low {
            return wrong("below it");
        }
        if !L::EXACT {
            return match least.is_none_or(|least| least >= ceiling) {
                true => Ok(()),
                false => wrong("above a row that is at or above it"),
            };
        }
        let Some(value) = L::decode(ceiling) else { return wrong("no row of a key") };
        let at = value.index();
        let below = match L::FALLS {
            Some(false) if at > first => L::encode(L::Value::nth(at - 1)),
            Some(true) if at < last => L::encode(L::Value::nth(at + 1)),
            _ => None,
        };
        match below.is_none_or(|row| row.as_ref() < low) {
            true => Ok(()),
            false => wrong("a smaller row is at or above it"),
        }
    }

    /// The ranges that a value bounds, which may be out of domain, hold the values between their bounds and no other.
    fn ranges(&self, at: u64, tally: &mut Tally) -> Result<(), String> {
        let (first, last) = L::domain();
        let value = L::Value::nth(at);
        let next = (at < L::Value::LAST).then(|| L::Value::nth(at + 1));
        let near = [Some(first), at.checked_sub(1), Some(at), at.checked_add(1), Some(last)];
        let near = near.map(|near| near.filter(|near| (first..=last).contains(near)));
        let near = near.map(|near| near.and_then(|near| Some((near, L::encode(L::Value::nth(near))?))));
        // Each with the first and the last index that are within.
        let all = L::Value::LAST;
        let asked = [
            ((Included(value), Unbounded), Some((at, all))),
            ((Excluded(value), Unbounded), at.checked_add(1).map(|from| (from, all))),
            ((Unbounded, Included(value)), Some((0, at))),
            ((Unbounded, Excluded(value)), at.checked_sub(1).map(|to| (0, to))),
            ((Included(value), Included(value)), Some((at, at))),
            ((Included(value), Excluded(value)), None),
            ((Excluded(value), next.map_or(Unbounded, Excluded)), None),
        ];
        for (bounds, within) in asked {
            tally.ranges += 1;
            let range = L::range(bounds);
            let holds = |index: u64| within.is_some_and(|(from, to)| (from..=to).contains(&index));
            for (index, row) in near.iter().flatten() {
                if range.contains(row.as_ref()) != holds(*index) {
                    return Err(format!(
                        "range: {bounds:?} is {:02x?} to {:02x?}, and {:?} is {:02x?}",
                        range.start(),
                        range.stop(),
                        L::Value::nth(*index),
                        row.as_ref()
                    ));
                }
            }
            let some = within.is_some_and(|(from, to)| from.max(first) <= to.min(last));
            if range.is_empty() == some {
                return Err(format!("range: {bounds:?} is {:02x?} to {:02x?}", range.start(), range.stop()));
            }
        }
        Ok(())
    }
}
