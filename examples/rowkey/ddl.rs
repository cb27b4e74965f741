//! `rowkey ddl`: the statement that creates the table of a key.

mod bigtable;
mod cassandra;
mod hbase;
mod phoenix;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rowkey::{Layout, Part, splits};

use crate::failure::{Failure, Outcome};
use crate::layout_file;

/// Writes the statement that creates the table of a key, split where its regions begin.
///
/// A salted table is split where its buckets begin. For one without a salt, --splits and --regions say how, as HBase's
/// RegionSplitter does.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Ddl {
    /// The layout as JSON.
    #[arg(long, value_name = "FILE")]
    layout: PathBuf,
    /// What the statement is for.
    #[arg(long)]
    store: Store,
    /// The table.
    #[arg(long, default_value = "rows", value_name = "NAME")]
    table: String,
    /// The column family, in HBase and Bigtable.
    #[arg(long, default_value = "f", value_name = "NAME")]
    family: String,
    /// Split points of a table without a salt.
    #[arg(long, requires = "regions", value_name = "HOW")]
    splits: Option<Splits>,
    /// Into so many regions.
    #[arg(long, requires = "splits", value_name = "COUNT", value_parser = clap::value_parser!(u32).range(2..=65536))]
    regions: Option<u32>,
}

const AFTER: &str = "\
Examples:
  rowkey ddl --layout key.json --store hbase --table events
  rowkey ddl --layout key.json --store hbase --splits hex --regions 16
  rowkey ddl --layout key.json --store phoenix --table EVENTS
  rowkey ddl --layout key.json --store bigtable --table events | bash
  rowkey ddl --layout key.json --store cassandra --table app.events

Exit status: 0 the statement is written, 1 the store has no table of such rows, 2 bad input.";

#[derive(Clone, Copy, ValueEnum)]
enum Store {
    /// A line for the HBase shell.
    Hbase,
    /// SQL whose rows are these bytes.
    Phoenix,
    /// A line for a shell, with cbt.
    Bigtable,
    /// CQL: the same order in typed columns.
    Cassandra,
}

#[derive(Clone, Copy, ValueEnum)]
enum Splits {
    /// Rows begin with 8 hexadecimal digits, lower case.
    Hex,
    /// Rows begin with 8 decimal digits.
    Decimal,
    /// The first 8 bytes are spread evenly.
    Uniform,
}

impl Ddl {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let layout = match self.store {
            Store::Hbase | Store::Bigtable => layout_file::read(&self.layout)?,
            // Every kind would have columns of its own.
            Store::Phoenix | Store::Cassandra => layout_file::read_one_kind(&self.layout)?,
        };
        let statement = match self.store {
            Store::Hbase => hbase::create(&self.table, &self.family, &self.points(&layout)?),
            Store::Bigtable => bigtable::create(&self.table, &self.family, &self.points(&layout)?),
            Store::Phoenix => phoenix::create(&self.table, &layout, &self.points(&layout)?),
            Store::Cassandra => cassandra::create(&self.table, &layout, self.splits.is_some()),
        };
        Ok((statement?, Outcome::Fine))
    }

    /// Where the regions begin, but the first.
    fn points(&self, layout: &Layout) -> Result<Vec<Vec<u8>>, Failure> {
        let segments = layout.segments();
        let (Some(how), Some(regions)) = (self.splits, self.regions) else {
            return Ok(layout.split_points());
        };
        layout_file::one_kind(layout).map_err(|error| Failure::Input(format!("--splits: {error}")))?;
        if matches!(segments[0].part, Part::Salt { .. }) {
            return Err(Failure::Input(
                "--splits: the rows have a salt, and are split where its buckets begin".into(),
            ));
        }
        let points = match how {
            Splits::Hex => splits::hex(regions),
            Splits::Decimal => splits::decimal(regions),
            Splits::Uniform => splits::uniform(regions),
        };
        // All rows begin with the constant bytes.
        let prefix = match segments[0].part {
            Part::Constant(bytes) => bytes,
            _ => &[],
        };
        Ok(points.into_iter().map(|point| [prefix, &point].concat()).collect())
    }
}

/// A name that needs no quotes, or an error that says which names do.
fn plain_name(what: &str, name: &str, also: &str) -> Result<(), Failure> {
    let good = |char: char| char.is_ascii_alphanumeric() || char == '_' || also.contains(char);
    if !name.is_empty() && name.chars().all(good) {
        return Ok(());
    }
    let also: Vec<String> = also.chars().map(|char| format!("`{char}`")).collect();
    let also = if also.is_empty() { String::new() } else { format!(", {}", also.join(", ")) };
    Err(Failure::Input(format!("{what} `{name}`: a name has letters, digits, `_`{also}")))
}

/// A name in SQL, as it is.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
