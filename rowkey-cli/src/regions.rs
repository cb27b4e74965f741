//! Split points of a table without a salt.

use clap::ValueEnum;
use rowkey::layout::Part;
use rowkey::{Layout, splits};

use crate::layout_file;

/// The algorithms of HBase's RegionSplitter.
#[derive(Clone, Copy, ValueEnum)]
pub enum Splits {
    /// Rows begin with 8 hexadecimal digits, lower case.
    Hex,
    /// Rows begin with 8 decimal digits.
    Decimal,
    /// The first 8 bytes are spread evenly.
    Uniform,
}

impl Splits {
    /// The start rows of all regions but the first.
    ///
    /// # Errors
    /// If the key has a salt, or several row kinds.
    pub fn points(self, layout: &Layout, regions: u32) -> Result<Vec<Vec<u8>>, String> {
        layout_file::one_kind(layout)?;
        let segments = layout.segments();
        let first = segments.first().map(|segment| &segment.part);
        if let Some(Part::Salt { .. }) = first {
            return Err("the key has a salt, so the table is split at its buckets".into());
        }
        let points = match self {
            Splits::Hex => splits::hex(regions),
            Splits::Decimal => splits::decimal(regions),
            Splits::Uniform => splits::uniform(regions),
        };
        // All rows begin with the prefix.
        let prefix = match first {
            Some(Part::Constant(bytes)) => *bytes,
            _ => &[],
        };
        Ok(points.into_iter().map(|point| [prefix, &point].concat()).collect())
    }
}
