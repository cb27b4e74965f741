//! Where the writes go, as a picture: the same departures, in the order of their time, into tables of 16
//! regions that differ only in their keys.
//!
//! ```text
//! cargo run --release -p hotspots -- [CSV [SVG]]
//! ```
//!
//! Reads the week in `examples/data`, or a file of that shape, and writes `hotspots.svg`. Regions come
//! from `split_points()` and `splits`, and a row belongs to the region whose start row is the last one at
//! or below it, by comparing bytes, as in HBase. Prints the rows of the busiest region beside the mean.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::flights::Flights;
use crate::tables::{REGIONS, Table};

#[path = "../../departures/src/flights.rs"]
#[allow(dead_code, reason = "the picture needs no details of a departure")]
mod flights;
#[path = "../../departures/src/keys.rs"]
#[allow(dead_code, reason = "the tables here have keys of their own")]
mod keys;
mod picture;
mod tables;

fn main() -> ExitCode {
    let week = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/flights-week.csv");
    let mut arguments = std::env::args_os().skip(1);
    let file = arguments.next().map_or(PathBuf::from(week), PathBuf::from);
    let svg = arguments.next().map_or(PathBuf::from("hotspots.svg"), PathBuf::from);
    match run(&file, &svg) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(file: &Path, svg: &Path) -> Result<(), Box<dyn Error>> {
    let mut departures = Vec::new();
    let mut flights = Flights::open(file)?;
    while let Some(flight) = flights.read_next()? {
        departures.push(flight.departure);
    }
    departures.sort_by_key(|departure| departure.at);
    if departures.is_empty() {
        return Err(format!("{}: no line below the header", file.display()).into());
    }
    let tables = Table::all(&departures)?;
    for table in &tables {
        let loads = table.loads();
        let most = loads.iter().max().copied().unwrap_or_default();
        println!("{:22} {}", table.name, table.key);
        println!(
            "{:22} busiest of {REGIONS} regions {most:>6} rows, mean {:>7.1}, max/mean {:>5.2}\n",
            "",
            departures.len() as f64 / REGIONS as f64,
            table.max_to_mean(),
        );
    }
    picture::draw(svg, &tables)?;
    println!("{} departures, drawn in {}", departures.len(), svg.display());
    Ok(())
}
