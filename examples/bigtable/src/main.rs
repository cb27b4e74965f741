//! Row keys in Bigtable. `examples/bigtable/run [CSV]` is the way to start it.

mod bigtable;
mod departures;
#[allow(dead_code, reason = "its progress is for the bar of the example it belongs to")]
#[path = "../../departures/src/flights.rs"]
mod flights;
#[path = "../../departures/src/keys.rs"]
mod keys;
mod merged;
mod questions;
mod row_range;
mod skipped;

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use crate::bigtable::Bigtable;
use crate::departures::Departures;

/// A line that a person reads.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Row keys in Bigtable's emulator: tables of departures, written, scanned and paged.
#[derive(Parser)]
#[command(name = "run")]
struct Options {
    /// Departures in the columns of nycflights13 [default: the week in examples/data].
    csv: Option<PathBuf>,
    /// Only the file's first day.
    #[arg(long)]
    short: bool,
    /// Where the emulator listens: `run` starts one and fills this in.
    #[arg(long, hide = true, env = "BIGTABLE_EMULATOR_HOST")]
    emulator: String,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<()> {
    let week = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/flights-week.csv");
    let csv = options.csv.clone().unwrap_or_else(|| week.into());
    let departures = Departures::read(&csv, options.short)?;
    let name = csv.file_name().unwrap_or_default().display();
    writeln!(std::io::stdout(), "{name}: {} departures", departures.len())?;

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let bigtable = Bigtable::connect(&options.emulator).await?;
        questions::ask_all(&bigtable, &departures).await
    })
}
