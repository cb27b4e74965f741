//! A week of departures from New York in fjall: one table, two indexes, and what can be asked of them.
//! Every answer that could lose a row is held against a scan that reads all of them and filters.
//!
//! `cargo run --release -p departures -- [CSV]`; without a file, `examples/data/flights-week.csv`.

mod flights;
mod keys;
mod named;
mod skips;
mod tables;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rowkey::{KeyRange, KeyRanges, to_string_binary};

use crate::flights::Flights;
use crate::keys::{ByCarrier, ByTime, Departure, Time};
use crate::tables::{Tables, scan, scan_all};

const PAGE: usize = 50;

fn main() -> ExitCode {
    let week = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/flights-week.csv");
    let file = std::env::args_os().nth(1).map_or(PathBuf::from(week), PathBuf::from);
    match run(&file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(file: &Path) -> Result<(), Box<dyn Error>> {
    let flights = Flights::open(file)?;
    let folder = tempfile::tempdir()?;
    let tables = Tables::open(folder.path())?;
    let loaded = tables.load(flights)?;
    let first =
        loaded.first.as_ref().ok_or_else(|| format!("{}: no line below the header", file.display()))?;
    println!("{} lines, as many rows in each of the three tables\n", loaded.rows);

    println!("departures\n{}", Departure::LAYOUT);
    println!("departures by carrier\n{}", ByCarrier::LAYOUT);
    println!("departures by time\n{}", ByTime::LAYOUT);

    newest_of_airport(&tables, &first.origin)?;
    newest_of_all(&tables)?;
    carrier_in_hour(&tables, first)?;
    named::full_hours(&tables, &first.origin, &loaded)?;
    named::hour_of_every_day(&tables, first, &loaded)?;
    named::everything(&tables, &loaded)?;
    skips::one_hour_of_a_carrier(&tables, first)?;
    skips::a_week_of_two_carriers(&tables, &loaded)?;
    pages(&tables, loaded.rows)
}

/// The origin fixes the bucket, so `range()` compiles: one range, newest first as it stands.
fn newest_of_airport(tables: &Tables, origin: &str) -> Result<(), Box<dyn Error>> {
    println!("The newest ten from {origin}: one range");
    let range = Departure::prefix().origin(origin)?.range();
    print_range(&range);
    for entry in scan(&tables.departures, &range).take(10) {
        let (row, details) = entry?;
        println!("  {}  {}", Departure::decode(&row)?, String::from_utf8_lossy(&details));
    }
    println!();
    Ok(())
}

/// Nothing fixes the bucket: one range each, merged. It takes the index by time; the buckets of the
/// departures would merge into the order of their own key, which is one airport after another.
fn newest_of_all(tables: &Tables) -> Result<(), Box<dyn Error>> {
    let ranges = ByTime::prefix().ranges();
    println!("The newest ten from all airports: {} ranges, one per bucket, merged", ranges.len());
    print_ranges(&ranges);
    for entry in scan_all(&tables.by_time, &ranges).take(10) {
        let departure = ByTime::decode_departure(&entry?.0)?;
        println!("  {departure}  {}", tables.details(&departure)?);
    }
    println!();
    Ok(())
}

fn carrier_in_hour(tables: &Tables, of: &Departure) -> Result<(), Box<dyn Error>> {
    let ByCarrier { carrier, hour, departure } = ByCarrier::of(of);

    println!("{carrier} in the hour from {}: one range of the index", Time(hour));
    let range = ByCarrier::prefix().carrier(&carrier)?.hour(hour).range();
    print_departures(tables, &range)?;

    // The scan goes on into the primary key that the index rows carry.
    let origin = departure.origin;
    println!("The same, only from {origin}: the index row continues with the first fields of the departure");
    let departures = Departure::prefix().origin(&origin)?;
    let range = ByCarrier::prefix().carrier(&carrier)?.hour(hour).departure_prefix(departures).range();
    print_departures(tables, &range)
}

fn print_departures(tables: &Tables, range: &KeyRange) -> Result<(), Box<dyn Error>> {
    print_range(range);
    for entry in scan(&tables.by_carrier, range) {
        // Only the primary key is wanted of an index row.
        let departure = ByCarrier::decode_departure(&entry?.0)?;
        println!("  {departure}  {}", tables.details(&departure)?);
    }
    println!();
    Ok(())
}

/// All rows, page by page. Between two pages nothing is kept but the last row: a web page could carry
/// it in its "next" link.
fn pages(tables: &Tables, rows: usize) -> Result<(), Box<dyn Error>> {
    let all = Departure::prefix().ranges();
    println!("All departures, {PAGE} a page, through {} buckets", all.len());
    let (mut pages, mut seen) = (0, 0);
    let mut last: Option<Departure> = None;
    loop {
        let rest = match &last {
            Some(last) => all.after(&last.encode()?),
            None => all.clone(),
        };
        let mut page = Vec::with_capacity(PAGE);
        for entry in scan_all(&tables.departures, &rest).take(PAGE) {
            page.push(Departure::decode(&entry?.0)?);
        }
        // Rows that only ever rise are never the same row twice.
        for next in &page {
            if last.as_ref().is_some_and(|last| !comes_before(last, next)) {
                return Err(format!("page {}: the departure {next} comes twice", pages + 1).into());
            }
            last = Some(next.clone());
        }
        let (Some(from), Some(to)) = (page.first(), page.last()) else { break };
        pages += 1;
        seen += page.len();
        if pages <= 2 || page.len() < PAGE {
            println!("  page {pages}: {} rows, {from} .. {to}", page.len());
            print_ranges(&rest);
        }
    }
    if seen != rows {
        return Err(format!("the pages show {seen} rows, the table has {rows}").into());
    }
    println!("  {pages} pages, {seen} rows, each exactly once");
    Ok(())
}

/// The order of the key, in Rust instead of bytes.
fn comes_before(a: &Departure, b: &Departure) -> bool {
    // The newer one first.
    (&a.origin, b.at, &a.carrier, a.flight) < (&b.origin, a.at, &b.carrier, b.flight)
}

fn print_range(range: &KeyRange) {
    let stop = match range.stop() {
        [] => "(end of the table)".to_string(),
        stop => to_string_binary(stop),
    };
    println!("  start row  {}\n  stop row   {stop}", to_string_binary(range.start()));
}

/// The first and the last of several ranges.
fn print_ranges(ranges: &KeyRanges) {
    let mut each = ranges.iter();
    if let Some(first) = each.next() {
        print_range(&first);
    }
    if let Some(last) = each.next_back() {
        println!("  .. {} more ..", each.len());
        print_range(&last);
    }
}
