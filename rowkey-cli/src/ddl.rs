//! `rowkey ddl`: the statement that creates the table of a key.

mod bigtable;
mod cassandra;
mod hbase;
mod phoenix;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rowkey_layout::Layout;

use crate::failure::{Failure, Outcome};
use crate::layout_file;
use crate::number::grouped;
use crate::regions::{self, Splits};

/// Writes the statement that creates the table of a key, pre-split into regions.
///
/// A salted table is split at its buckets; with fewer --regions, adjacent buckets share one. A table without a salt is split by
/// --splits.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Ddl {
    /// The layout as JSON; `-` reads it from standard input.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
    /// The store.
    #[arg(short, long)]
    store: Store,
    /// The table.
    #[arg(short, long, default_value = "rows", value_name = "NAME")]
    table: String,
    /// The column family, in HBase and Bigtable.
    #[arg(short, long, default_value = "f", value_name = "NAME")]
    family: String,
    #[arg(long, value_name = "HOW", help = regions::HELP)]
    splits: Option<Splits>,
    /// The number of regions.
    #[arg(short, long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(2..=65536))]
    regions: Option<u32>,
}

/// More split points than this are worth a warning.
const MANY: usize = 1_000;

const AFTER: &str = "\
Examples:
  rowkey ddl --layout key.json --store hbase --table events
  rowkey ddl --layout key.json --store hbase --table events --regions 16
  rowkey ddl --layout key.json --store hbase --splits hex --regions 16
  rowkey ddl --layout key.json --store hbase --splits points.txt
  rowkey ddl --layout key.json --store phoenix --table EVENTS
  rowkey ddl --layout key.json --store bigtable --table events | bash
  rowkey ddl --layout key.json --store cassandra --table app.events

Exit status: 0 the statement is written, 1 the store cannot have such a table, 2 bad input.";

#[derive(Clone, Copy, ValueEnum)]
enum Store {
    /// A line for the HBase shell.
    Hbase,
    /// SQL for a table with the same bytes.
    Phoenix,
    /// A line for a shell, with cbt.
    Bigtable,
    /// CQL for typed columns in the same order.
    Cassandra,
}

impl Ddl {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let layout = match self.store {
            Store::Hbase | Store::Bigtable => layout_file::read(&self.layout)?,
            // Each row kind would need other columns.
            Store::Phoenix | Store::Cassandra => layout_file::read_one_kind(&self.layout)?,
        };
        let refused = match self.store {
            Store::Phoenix if !layout.split_points().is_empty() => {
                Some("Phoenix splits a salted table at its buckets")
            }
            Store::Cassandra => Some("Cassandra distributes partitions by its own hash"),
            _ => None,
        };
        let given = self.regions.map(|_| "--regions").or(self.splits.as_ref().map(|_| "--splits"));
        if let (Some(why), Some(option)) = (refused, given) {
            return Err(Failure::Input(format!("{option}: {why}; leave it out")));
        }
        let statement = match self.store {
            Store::Hbase => hbase::create(&self.table, &self.family, &self.points(&layout)?),
            Store::Bigtable => bigtable::create(&self.table, &self.family, &self.points(&layout)?),
            Store::Phoenix => phoenix::create(&self.table, &layout, &self.points(&layout)?),
            Store::Cassandra => cassandra::create(&self.table, &layout),
        };
        Ok((statement?, Outcome::Fine))
    }

    /// The start rows of all regions but the first.
    fn points(&self, layout: &Layout) -> Result<Vec<Vec<u8>>, Failure> {
        let own = layout.split_points();
        match (&self.splits, self.regions) {
            (Some(how), regions) => how.points(layout, regions),
            (None, Some(_)) if own.is_empty() => Err(Failure::Input(
                "--regions: the key has no salt, so --splits has to say how the table is split".into(),
            )),
            (None, Some(regions)) => regions::of_buckets(&own, regions),
            (None, None) => {
                if own.len() > MANY {
                    crate::report::warn(&format!(
                        "{} regions, one for each bucket, are more than most clusters hold; with --regions 16, adjacent buckets \
                         share one",
                        grouped(own.len() as u64 + 1)
                    ));
                }
                Ok(own)
            }
        }
    }
}

/// Why an enum of keys is no column.
const SEVERAL_KINDS: &str = "it is an enum of keys, and each kind would need columns of its own";

/// Refuses a name that would need quotes.
pub fn plain_name(what: &str, name: &str, also: &str) -> Result<(), Failure> {
    let good = |char: char| char.is_ascii_alphanumeric() || char == '_' || also.contains(char);
    if !name.is_empty() && name.chars().all(good) {
        return Ok(());
    }
    let also: Vec<String> = also.chars().map(|char| format!("`{char}`")).collect();
    let also = if also.is_empty() { String::new() } else { format!(", {}", also.join(", ")) };
    Err(Failure::Input(format!("{what} `{name}`: expected a name of letters, digits, `_`{also}")))
}

/// A name in SQL, in quotes.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
