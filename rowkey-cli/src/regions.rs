//! Split points of a table.

#[cfg(feature = "tool")]
mod option;

use rowkey_layout::Part;
use rowkey_layout::{Layout, splits};

use crate::failure::Failure;
use crate::layout_json;

#[cfg(feature = "tool")]
pub use self::option::{HELP, Splits};

/// The algorithms of HBase's RegionSplitter.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
pub enum Algorithm {
    /// Rows begin with 8 hexadecimal digits, lower case.
    Hex,
    /// Rows begin with 8 decimal digits.
    Decimal,
    /// The first 8 bytes are spread evenly.
    Uniform,
}

impl Algorithm {
    /// The algorithm for rows that begin with these bytes: the one for digits, if all of them have digits.
    pub fn of_rows<'r>(rows: impl Iterator<Item = &'r [u8]> + Clone) -> Self {
        let all = |is_digit: fn(&u8) -> bool| {
            let begins = |row: &[u8]| row.len() >= 8 && row[..8].iter().all(is_digit);
            rows.clone().next().is_some() && rows.clone().all(begins)
        };
        match () {
            () if all(u8::is_ascii_digit) => Algorithm::Decimal,
            () if all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) => Algorithm::Hex,
            () => Algorithm::Uniform,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Algorithm::Hex => "hex",
            Algorithm::Decimal => "decimal",
            Algorithm::Uniform => "uniform",
        }
    }

    /// # Errors
    /// If the key has a salt, or several row kinds.
    pub fn points(self, layout: &Layout, regions: u32) -> Result<Vec<Vec<u8>>, Failure> {
        let failure = |error: String| Failure::Input(format!("--splits: {error}"));
        layout_json::one_kind(layout).map_err(failure)?;
        let segments = layout.segments();
        if let Some(Part::Salt { .. }) = segments.first().map(|segment| &segment.part) {
            return Err(failure("the key has a salt, so the table is split at its buckets".into()));
        }
        let points = match self {
            Algorithm::Hex => splits::hex(regions),
            Algorithm::Decimal => splits::decimal(regions),
            Algorithm::Uniform => splits::uniform(regions),
        };
        let prefix = constant(layout);
        Ok(points.into_iter().map(|point| [prefix, &point].concat()).collect())
    }
}

/// The bytes that all rows of a key without a salt begin with.
pub fn constant(layout: &Layout) -> &[u8] {
    if layout.kinds().is_empty() { layout.prefix.get() } else { &[] }
}

/// The start rows of regions that hold adjacent buckets.
///
/// # Errors
/// If there are more regions than buckets.
pub fn of_buckets(own: &[Vec<u8>], regions: u32) -> Result<Vec<Vec<u8>>, Failure> {
    let (buckets, regions) = (own.len() + 1, regions as usize);
    if regions > buckets {
        return Err(Failure::Input(format!(
            "--regions {regions}: expected at most {buckets}, the number of salt buckets"
        )));
    }
    Ok((1..regions).map(|region| own[region * buckets / regions - 1].clone()).collect())
}
