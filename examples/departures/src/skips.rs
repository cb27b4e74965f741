//! Questions that leave a leading field open, or bound it and go on: skip scans of the departures themselves, without an
//! index. From a row that does not match they go on at the next one that can.

use std::cell::Cell;
use std::error::Error;

use rowkey::{KeyRange, SkipScan};

use crate::keys::{Departure, HOUR, Time};
use crate::named::{Rows, compare};
use crate::tables::{Loaded, Tables, scan};

const WEEK: i64 = 7 * 24 * HOUR;

/// Any airport, one carrier, one hour: the airport leads the key, and nothing is asked of it.
pub fn one_hour_of_a_carrier(tables: &Tables, of: &Departure) -> Result<(), Box<dyn Error>> {
    let hour = of.at - of.at.rem_euclid(HOUR);
    println!("{} in the hour from {}, from any airport: a skip scan", of.carrier, Time(hour));
    let asked =
        Departure::prefix().origin_any().at_range(hour..hour + HOUR).carrier_in([of.carrier.as_str()]).skip();
    let found = rows(tables, &asked)?;
    compare(&found, tables, |departure| {
        departure.carrier == of.carrier && (hour..hour + HOUR).contains(&departure.at)
    })
}

/// Five airports, of which this file knows three, two carriers, a week.
pub fn a_week_of_two_carriers(tables: &Tables, loaded: &Loaded) -> Result<(), Box<dyn Error>> {
    let airports = ["BOS", "EWR", "JFK", "LGA", "PHL"];
    let carriers: Vec<&str> = loaded.carriers.iter().take(2).map(String::as_str).collect();
    let from = loaded.hours.first().copied().unwrap_or_default();
    println!(
        "{} from {}, a week from {}: a skip scan",
        carriers.join(" and "),
        airports.join(", "),
        Time(from)
    );
    let asked = Departure::prefix()
        .origin_in(airports)
        .at_range(from..from + WEEK)
        .carrier_in(carriers.iter().copied())
        .skip();
    let found = rows(tables, &asked)?;
    compare(&found, tables, |departure| {
        airports.contains(&departure.origin.as_str())
            && carriers.contains(&departure.carrier.as_str())
            && (from..from + WEEK).contains(&departure.at)
    })
}

/// What a skip scan finds; says what it cost.
fn rows(tables: &Tables, asked: &SkipScan) -> Result<Rows, Box<dyn Error>> {
    let (seeks, visited) = (Cell::new(0), Cell::new(0));
    let open = |range: KeyRange| {
        seeks.set(seeks.get() + 1);
        scan(&tables.departures, &range).inspect(|_| visited.set(visited.get() + 1))
    };
    let mut rows = Rows::new();
    for entry in asked.try_scan(open, |(row, _)| row) {
        let departure = Departure::decode(&entry?.0)?;
        if !rows.insert(departure.encode()?) {
            return Err(format!("the departure {departure} comes twice").into());
        }
    }
    println!(
        "  {} of {} rows visited, {} seeks, {} rows found",
        visited.get(),
        tables.departures.len()?,
        seeks.get(),
        rows.len()
    );
    Ok(rows)
}
