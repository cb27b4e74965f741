//! Counts how evenly rows fill buckets and regions.

#[cfg(feature = "tool")]
mod command;
mod hottest;
#[cfg(feature = "tool")]
mod picture;
#[cfg(feature = "tool")]
mod svg;

use rowkey_layout::{Layout, Part, Segment, to_string_binary};

#[cfg(feature = "tool")]
pub use self::command::Spread;
use self::hottest::Hottest;
use crate::failure::Failure;
use crate::regions::{self, Algorithm};

/// The counts.
pub struct Counts {
    pub rows: u64,
    /// Those that do not decode.
    pub wrong: u64,
    /// Those that could not be read.
    pub unread: u64,
    /// Rows of each bucket; empty without a salt.
    pub buckets: Cells,
    pub regions: Cells,
    pub hottest: Hottest,
    /// The first rows, until they decide how the table is split.
    sample: Option<Vec<Vec<u8>>>,
    /// The position of the first value in an explained row, of each row kind.
    firsts: Vec<Option<usize>>,
}

/// The number of rows that decide how the table is split.
const SAMPLE: usize = 1_000;

/// Rows between split points.
pub struct Cells {
    pub points: Vec<Vec<u8>>,
    pub counts: Vec<u64>,
}

impl Cells {
    fn new(points: Vec<Vec<u8>>) -> Self {
        Cells { counts: vec![0; points.len() + 1], points }
    }

    fn count(&mut self, row: &[u8]) {
        self.counts[self.points.partition_point(|point| **point <= *row)] += 1;
    }

    /// The name of a cell: its start row.
    pub fn start(&self, cell: usize) -> String {
        cell.checked_sub(1).map_or("(first)".into(), |point| to_string_binary(&self.points[point]))
    }
}

impl Counts {
    /// `points`: the start rows of all regions but the first; `None`: the first rows decide.
    pub fn new(layout: &Layout, points: Option<Vec<Vec<u8>>>) -> Self {
        let salted = of_salt(layout).buckets() > 1;
        let is_value = |segment: &Segment<'_>| !matches!(segment.part, Part::Salt { .. } | Part::Constant(_));
        let first = |key: &Layout| key.segments().iter().position(is_value);
        Counts {
            rows: 0,
            wrong: 0,
            unread: 0,
            buckets: Cells::new(if salted { layout.split_points() } else { Vec::new() }),
            sample: if points.is_none() { Some(Vec::new()) } else { None },
            regions: Cells::new(points.unwrap_or_default()),
            hottest: Hottest::new(),
            firsts: match layout.kinds() {
                [] => vec![first(layout)],
                kinds => kinds.iter().map(|kind| first(&kind.layout)).collect(),
            },
        }
    }

    /// Splits the table as the first rows suggest. Returns a note for the user.
    ///
    /// # Errors
    /// If the key has a salt, or several row kinds.
    pub fn split(&mut self, layout: &Layout, regions: Option<u32>) -> Result<Option<String>, Failure> {
        let (Some(sample), Some(regions)) = (self.sample.take(), regions) else { return Ok(None) };
        let prefix = regions::constant(layout).len();
        let how = Algorithm::of_rows(sample.iter().map(|row| row.get(prefix..).unwrap_or_default()));
        self.regions = Cells::new(how.points(layout, regions)?);
        sample.iter().for_each(|row| self.regions.count(row));
        let says = |how: Algorithm| {
            format!("the rows begin with digits, so the regions are those of --splits {}", how.name())
        };
        Ok((!matches!(how, Algorithm::Uniform)).then(|| says(how)))
    }

    /// Counts a row. The last of the first rows [splits](Counts::split) the table.
    ///
    /// # Errors
    /// As `split`.
    pub fn row(
        &mut self,
        layout: &Layout,
        row: &[u8],
        regions: Option<u32>,
    ) -> Result<Option<String>, Failure> {
        self.rows += 1;
        self.buckets.count(row);
        match &mut self.sample {
            Some(sample) => sample.push(row.to_vec()),
            None => self.regions.count(row),
        }
        let explained = layout.explain(row);
        self.wrong += u64::from(explained.fault.is_some());
        // In an enum of keys, the prefix picks the row kind.
        let rest = row.get(of_salt(layout).salt_width()..).unwrap_or_default();
        let own = layout.kinds().iter().position(|kind| rest.starts_with(&kind.layout.prefix));
        if let Some(first) = self.firsts[own.unwrap_or(0)].and_then(|first| explained.segments.get(first)) {
            let kind = own.map(|kind| layout.kinds()[kind].name.get());
            self.hottest.count(kind, first);
        }
        match &self.sample {
            Some(sample) if sample.len() == SAMPLE => self.split(layout, regions),
            _ => Ok(None),
        }
    }
}

/// The layout that has the salt, which all row kinds share.
pub fn of_salt(layout: &Layout) -> &Layout {
    layout.kinds().first().map_or(layout, |kind| &kind.layout)
}
