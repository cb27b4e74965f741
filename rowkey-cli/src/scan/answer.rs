//! The ranges of a scan.

use rowkey_layout::scan::{Asked, Constraint, all_kinds};
use rowkey_layout::{KeyRanges, Layout, SkipScan};

use super::question::leading;

/// What to scan in a store.
pub struct Answer {
    /// `None`: no row can match.
    ranges: Option<KeyRanges>,
    /// The conditions that the ranges leave out as well: the ranges also hold rows that do not match.
    skip: Option<SkipScan>,
    /// The ranges are the whole table: no condition narrows them.
    is_whole: bool,
    /// What HBase can check besides the ranges.
    pub fuzzy: Option<Fuzzy>,
}

/// A `FuzzyRowFilter` of HBase, which drops rows that the ranges hold without a match.
#[derive(Debug, PartialEq)]
pub struct Fuzzy {
    /// Rows and masks.
    pub pairs: Vec<(Vec<u8>, Vec<u8>)>,
    /// Together with the ranges, it passes only rows that match.
    pub is_exact: bool,
    /// It passes rows outside the ranges, since masks cannot express bounds.
    pub is_wider: bool,
}

/// A start row, inclusive, and a stop row, exclusive; an empty stop is the end of the table.
pub type Rows = (Vec<u8>, Vec<u8>);

impl Answer {
    pub fn of(layout: &'static Layout, asked: &[Constraint]) -> Self {
        let (leading, rest) = leading(layout, asked);
        let skip = (!rest.is_empty()).then(|| Asked::of_fields(layout, asked.to_vec()).skip(layout));
        // Quicker than to look for a match in each range.
        let matches = skip.as_ref().is_none_or(|skip| skip.start().is_some());
        let ranges = matches.then(|| Asked::of_fields(layout, leading.clone()).ranges(layout));
        let is_whole = leading.is_empty() && skip.is_some();
        Answer { ranges, skip, is_whole, fuzzy: Fuzzy::of(layout, asked, &leading, &rest) }
    }

    /// All rows of an enum of keys.
    pub fn all_kinds(layout: &'static Layout) -> Self {
        Answer { ranges: Some(all_kinds(layout)), skip: None, is_whole: false, fuzzy: None }
    }

    /// Whether the ranges hold only rows that match.
    pub fn is_exact(&self) -> bool {
        self.skip.is_none()
    }

    /// Whether the ranges are the whole table, although the conditions are not.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The ranges, lazily: they may not fit into memory.
    pub fn each(&self) -> impl Iterator<Item = Rows> + '_ {
        // The salt buckets and combinations in which a row can match.
        let matches = |range: &_| self.skip.as_ref().is_none_or(|skip| skip.within(range).start().is_some());
        let ranges = self.ranges.iter().flat_map(KeyRanges::iter).filter(matches);
        ranges.map(|range| (range.start().to_vec(), range.stop().to_vec()))
    }
}

impl Fuzzy {
    /// `None` if no mask can check a condition that the ranges leave out.
    fn of(
        layout: &'static Layout,
        asked: &[Constraint],
        leading: &[Constraint],
        rest: &[Constraint],
    ) -> Option<Self> {
        // Masks express values; all other bytes that they fix are the same in every row.
        if !rest.iter().any(has_values) {
            return None;
        }
        // Values are fixed up to the first field of variable width.
        let found = (leading.len()..=asked.len()).rev().find_map(|count| {
            let (_, rest) = self::leading(layout, &asked[..count]);
            let helps = rest.iter().any(has_values);
            let pairs =
                helps.then(|| Asked::of_fields(layout, asked[..count].to_vec()).skip(layout).fuzzy_pairs());
            Some((count, pairs??))
        });
        let (count, pairs) = found?;
        // A mask does not express the end of a row.
        let is_exact = count == asked.len() && layout.width().is_some() && !rest.iter().any(has_bounds);
        Some(Fuzzy { pairs, is_exact, is_wider: leading.iter().any(has_bounds) })
    }
}

fn has_values(asked: &Constraint) -> bool {
    match asked {
        Constraint::Any | Constraint::Windows(_) | Constraint::Ending(..) => false,
        // The prefix of a kind is a value.
        Constraint::Values(_) | Constraint::Kind(..) => true,
        Constraint::Key(inner) => inner.iter().any(has_values),
    }
}

fn has_bounds(asked: &Constraint) -> bool {
    match asked {
        Constraint::Any | Constraint::Values(_) | Constraint::Ending(..) => false,
        Constraint::Windows(_) => true,
        Constraint::Key(inner) | Constraint::Kind(_, inner) => inner.iter().any(has_bounds),
    }
}
