//! Split points of a table.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::ValueEnum;
use rowkey_layout::Part;
use rowkey_layout::{Layout, splits};

use crate::failure::Failure;
use crate::layout_file;
use crate::nearest::nearest;
use crate::rows::Input;

/// How a table is split.
#[derive(Clone)]
pub enum Splits {
    By(Algorithm),
    /// At the rows of a file.
    At(PathBuf),
}

/// The algorithms of HBase's RegionSplitter.
#[derive(Clone, Copy, ValueEnum)]
pub enum Algorithm {
    /// Rows begin with 8 hexadecimal digits, lower case.
    Hex,
    /// Rows begin with 8 decimal digits.
    Decimal,
    /// The first 8 bytes are spread evenly.
    Uniform,
}

/// What `--splits` takes, for the help.
pub const HELP: &str = "hex, decimal or uniform, as HBase's RegionSplitter; or a file with the start row of a region in each line, as \
                        `rowkey explain` reads rows";

impl FromStr for Splits {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(algorithm) = Algorithm::from_str(text, false) {
            return Ok(Splits::By(algorithm));
        }
        if Path::new(text).is_file() {
            return Ok(Splits::At(text.into()));
        }
        Err(match nearest(text, &["hex", "decimal", "uniform"]) {
            Some(near) => format!("no such file; did you mean `{near}`?"),
            None => "expected hex, decimal, uniform, or a file of split points".into(),
        })
    }
}

impl Splits {
    /// The start rows of all regions but the first.
    ///
    /// # Errors
    /// If the file has no rows, the number of regions is missing, or the key has a salt or several row kinds.
    pub fn points(&self, layout: &Layout, regions: Option<u32>) -> Result<Vec<Vec<u8>>, Failure> {
        match (self, regions) {
            (Splits::At(file), None) => of_file(file),
            (Splits::At(_), Some(_)) => {
                Err(Failure::Input("--regions: the file of --splits has the regions already".into()))
            }
            (Splits::By(algorithm), Some(regions)) => algorithm.points(layout, regions),
            (Splits::By(_), None) => Err(Failure::Input(
                "--splits: --regions <COUNT> has to say how many regions there are".into(),
            )),
        }
    }
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
        layout_file::one_kind(layout).map_err(failure)?;
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

/// The rows of a file, in order.
fn of_file(path: &Path) -> Result<Vec<Vec<u8>>, Failure> {
    let failure = |error: String| Failure::Input(format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(|error| failure(error.to_string()))?;
    let mut input = Input::new(file, None);
    let mut points = Vec::new();
    while let Some((_, row)) = input.next(|| Ok(())).map_err(|unread| failure(unread.to_string()))? {
        points.push(row);
    }
    points.sort();
    points.dedup();
    if points.is_empty() {
        Err(failure("no rows; expected a split point in each line".into()))
    } else {
        Ok(points)
    }
}
