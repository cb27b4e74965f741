//! The ranges of a scan.

use rowkey::__by_layout::{self as by_layout, Constraint};
use rowkey::{KeyRanges, Layout, to_string_binary};
use serde_json::json;

use super::question::is_finite;
use crate::encode::form::hex;

/// What to scan in a store.
pub struct Answer {
    pub ranges: Vec<KeyRanges>,
    /// The ranges also hold rows that do not match.
    pub inexact: bool,
    /// The rows and masks of HBase's `FuzzyRowFilter`, which drops most of these.
    pub fuzzy: Option<Vec<(Vec<u8>, Vec<u8>)>>,
    /// The filter drops all of them.
    pub fuzzy_is_exact: bool,
}

/// A start row, inclusive, and a stop row, exclusive; an empty stop is the end of the table.
pub type Rows = (Vec<u8>, Vec<u8>);

impl Answer {
    pub fn of(layout: &'static Layout, asked: Vec<Constraint>) -> Self {
        if is_finite(&asked) {
            let ranges = by_layout::ranges(layout, &asked);
            return Answer { ranges: some(ranges), inexact: false, fuzzy: None, fuzzy_is_exact: false };
        }
        // A mask expresses neither bounds nor the end of a row.
        let fuzzy_is_exact = layout.width().is_some() && !asked.iter().any(has_bounds);
        let skip = by_layout::skip(layout, asked);
        // A mask without a fixed byte passes every row.
        let fixes = |pairs: &Vec<(Vec<u8>, Vec<u8>)>| pairs.iter().all(|(_, mask)| mask.contains(&0));
        Answer {
            ranges: some(skip.bounds()),
            inexact: true,
            fuzzy: skip.fuzzy_pairs().filter(fixes),
            fuzzy_is_exact,
        }
    }

    /// All rows of an enum of keys.
    pub fn all_kinds(layout: &'static Layout) -> Self {
        let kinds = layout.kinds().iter();
        let ranges = kinds.map(|kind| by_layout::ranges(&kind.layout, &[])).collect();
        Answer { ranges, inexact: false, fuzzy: None, fuzzy_is_exact: false }
    }

    /// The ranges, lazily: they may not fit into memory.
    pub fn each(&self) -> impl Iterator<Item = Rows> + '_ {
        let ranges = self.ranges.iter().flat_map(KeyRanges::iter);
        ranges.map(|range| (range.start().to_vec(), range.stop().to_vec()))
    }

    /// The number of ranges.
    pub fn count(&self) -> usize {
        self.ranges.iter().fold(0, |count, ranges| count.saturating_add(ranges.len()))
    }

    pub fn json(&self) -> String {
        let ranges: Vec<_> = self
            .each()
            .map(|(start, stop)| {
                json!({
                    "start_hex": hex(&start), "stop_hex": hex(&stop),
                    "start_text": to_string_binary(&start), "stop_text": to_string_binary(&stop),
                })
            })
            .collect();
        let mut all = json!({ "exact": !self.inexact, "ranges": ranges });
        if let Some(pairs) = &self.fuzzy {
            let pairs = pairs.iter().map(|(row, mask)| json!({ "row_hex": hex(row), "mask_hex": hex(mask) }));
            all["fuzzy"] = pairs.collect();
        }
        all.to_string()
    }
}

fn has_bounds(asked: &Constraint) -> bool {
    match asked {
        Constraint::Any | Constraint::Values(_) => false,
        Constraint::Windows(_) => true,
        Constraint::Key(inner) => inner.iter().any(has_bounds),
    }
}

fn some(ranges: KeyRanges) -> Vec<KeyRanges> {
    if ranges.is_empty() { Vec::new() } else { vec![ranges] }
}
