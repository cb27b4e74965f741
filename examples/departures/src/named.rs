//! Values that are named one by one: full hours of an airport, one hour of every day, all there is.
//! Each value is a range of its own, and what lies between them is not read.

use std::collections::BTreeSet;
use std::error::Error;

use fjall::Keyspace;
use rowkey::{DecodeError, KeyRanges, to_string_binary};

use crate::keys::{ByCarrier, Departure, HOUR, Time};
use crate::print_ranges;
use crate::tables::{Loaded, Tables, scan_all};

const DAY: i64 = 24 * HOUR;

pub type Rows = BTreeSet<[u8; Departure::LEN]>;

/// Departures on the hour: the airport fixes the bucket, and each time is a range there.
pub fn full_hours(tables: &Tables, origin: &str, loaded: &Loaded) -> Result<(), Box<dyn Error>> {
    let ranges = Departure::prefix().origin(origin)?.at_in(loaded.hours.iter().copied()).ranges();
    println!("{origin} on the hour: {} ranges, one a time, all in one bucket", ranges.len());
    print_ranges(&ranges);
    let found = rows(&tables.departures, &ranges, Departure::decode)?;
    compare(&found, tables, |departure| departure.origin == origin && departure.at % HOUR == 0)
}

/// The index by carrier has the hour as a field, so the same hour of each day is a range.
pub fn hour_of_every_day(tables: &Tables, of: &Departure, loaded: &Loaded) -> Result<(), Box<dyn Error>> {
    let ByCarrier { carrier, hour, .. } = ByCarrier::of(of);
    let hours = loaded.hours.iter().copied().filter(|other| (other - hour) % DAY == 0);
    let ranges = ByCarrier::prefix().carrier(&carrier)?.hour_in(hours).ranges();
    println!(
        "{carrier} in the hour from {} and in that of every other day: {} ranges",
        Time(hour),
        ranges.len()
    );
    print_ranges(&ranges);
    let found = rows(&tables.by_carrier, &ranges, ByCarrier::decode_departure)?;
    compare(&found, tables, |departure| {
        departure.carrier == carrier && (ByCarrier::of(departure).hour - hour) % DAY == 0
    })
}

/// Every departure has an airport, a carrier and an hour: whoever names all of them gets every row, once.
pub fn everything(tables: &Tables, loaded: &Loaded) -> Result<(), Box<dyn Error>> {
    // Few airports lie in few buckets, and no other is asked.
    let ranges = Departure::prefix().origin_in(loaded.origins.iter().map(String::as_str)).ranges();
    println!("All departures, from {} airports by name: {} ranges", loaded.origins.len(), ranges.len());
    print_ranges(&ranges);
    let found = rows(&tables.departures, &ranges, Departure::decode)?;
    compare(&found, tables, |_| true)?;

    let (carriers, hours) = (&loaded.carriers, &loaded.hours);
    let (mut asked, mut found) = (0, Rows::new());
    for carrier in carriers {
        let ranges = ByCarrier::prefix().carrier(carrier)?.hour_in(hours.iter().copied()).ranges();
        asked += ranges.len();
        for row in rows(&tables.by_carrier, &ranges, ByCarrier::decode_departure)? {
            if !found.insert(row) {
                return Err(format!("the departure {} comes twice", to_string_binary(&row)).into());
            }
        }
    }
    println!(
        "All departures, of {} carriers in {} hours: {asked} ranges of the index",
        carriers.len(),
        hours.len()
    );
    compare(&found, tables, |_| true)?;
    if found.len() != loaded.rows {
        return Err(format!("{} departures were found, {} were loaded", found.len(), loaded.rows).into());
    }
    Ok(())
}

/// The departures that the rows of a scan stand for; one that comes twice is an error.
fn rows(
    table: &Keyspace,
    ranges: &KeyRanges,
    departure: impl Fn(&[u8]) -> Result<Departure, DecodeError>,
) -> Result<Rows, Box<dyn Error>> {
    let mut rows = Rows::new();
    for entry in scan_all(table, ranges) {
        let departure = departure(&entry?.0)?;
        if !rows.insert(departure.encode()?) {
            return Err(format!("the departure {departure} comes twice").into());
        }
    }
    Ok(rows)
}

/// Holds what was found against a scan of everything that keeps what is wanted.
pub fn compare(
    found: &Rows,
    tables: &Tables,
    wanted: impl Fn(&Departure) -> bool,
) -> Result<(), Box<dyn Error>> {
    let mut expected = Rows::new();
    let mut read = 0;
    for entry in scan_all(&tables.departures, &Departure::prefix().ranges()) {
        let departure = Departure::decode(&entry?.0)?;
        read += 1;
        if wanted(&departure) {
            expected.insert(departure.encode()?);
        }
    }
    if let Some(row) = found.symmetric_difference(&expected).next() {
        let (found, expected) = (found.len(), expected.len());
        let row = to_string_binary(row);
        return Err(format!(
            "{found} departures were found, a filter finds {expected}; the first other is {row}"
        )
        .into());
    }
    println!("  {} departures, as a filter over all {read} finds them\n", found.len());
    Ok(())
}
