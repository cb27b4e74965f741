//! The option `--splits`: an algorithm, or a file of split points.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::ValueEnum;
use rowkey_layout::Layout;

use super::Algorithm;
use crate::failure::Failure;
use crate::nearest::nearest;
use crate::report;
use crate::rows::Input;

/// How a table is split.
#[derive(Clone)]
pub enum Splits {
    By(Algorithm),
    /// At the rows of a file.
    At(PathBuf),
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

/// The rows of a file, in order.
fn of_file(path: &Path) -> Result<Vec<Vec<u8>>, Failure> {
    let failure = |error: String| Failure::Input(format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(|error| failure(error.to_string()))?;
    let mut input = Input::new(file, None, report::warn);
    let mut points = Vec::new();
    while let Some((_, row)) = input.next(|| Ok(())).map_err(|unread| failure(unread.to_string()))? {
        points.push(row);
    }
    // The start row of the first region.
    points.retain(|point| !point.is_empty());
    points.sort();
    points.dedup();
    if points.is_empty() {
        Err(failure("no split points; expected one in each line".into()))
    } else {
        Ok(points)
    }
}
