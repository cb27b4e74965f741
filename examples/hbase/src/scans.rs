//! Scans through a real client, each against a filter over the departures themselves, row for row; and
//! what the servers had to read for them.

use std::cmp::Reverse;
use std::sync::Arc;

use rowkey::{KeyRanges, to_string_binary};

use crate::cluster::Cluster;
use crate::error::Result;
use crate::flights::Flight;
use crate::gateway::{Gateway, Row};
use crate::keys::{ByAirport, ByPlane, Departure, Time};
use crate::run::{Run, load};
use crate::scan::scan_all;

const ALL: &str = "scans_departures";
const BY_AIRPORT: &str = "scans_by_airport";
const BY_PLANE: &str = "scans_by_plane";

const HOUR: i64 = 3_600_000;

/// A key and what stands beside it.
type Found<K> = (K, String);

/// One line of the table of costs.
struct Cost {
    what: String,
    ranges: usize,
    batch: u16,
    returned: usize,
    read: u64,
}

pub fn run(run: &mut Run) -> Result<()> {
    let departures = &run.departures;
    let cluster = run.cluster()?;
    load(cluster, ALL, &Departure::split_points(), departures, |flight| {
        Ok(flight.departure.encode()?.to_vec())
    })?;
    load(cluster, BY_AIRPORT, &ByAirport::split_points(), departures, |flight| {
        Ok(ByAirport::of(&flight.departure).encode()?.to_vec())
    })?;
    let planes: Vec<Flight> =
        departures.iter().filter(|flight| !flight.tailnum.is_empty()).cloned().collect();
    load(cluster, BY_PLANE, &ByPlane::split_points(), &planes, |flight| {
        Ok(ByPlane::of(&flight.departure, &flight.tailnum).encode()?.to_vec())
    })?;

    let costs = [
        newest_of_airport(cluster, departures)?,
        newest_of_all(cluster, departures)?,
        time_window(cluster, departures)?,
        planes_starting_with(cluster, &planes)?,
        whole_table(cluster, departures)?,
    ];
    println!("What the servers read for it, by their own counters\n");
    println!("{:<42}  scanners  batch  returned     read", "");
    for Cost { what, ranges, batch, returned, read } in &costs {
        println!("{what:<42}  {ranges:>8}  {batch:>5}  {returned:>8} {read:>8}");
        // To within one batch a bucket.
        let most = returned + ranges * usize::from(*batch);
        if !(*returned as u64..=most as u64).contains(read) {
            return Err(format!("{what}: {read} rows were read for {returned}, and may be {most}").into());
        }
    }
    Ok(())
}

/// The origin fixes the bucket: one range, newest first as it stands.
fn newest_of_airport(cluster: &Cluster, departures: &[Flight]) -> Result<Cost> {
    let ranges = ByAirport::prefix().origin("JFK")?.ranges();
    let mut expected: Vec<_> = departures
        .iter()
        .filter(|flight| flight.departure.origin == "JFK")
        .map(|flight| (ByAirport::of(&flight.departure), flight.details()))
        .collect();
    expected.sort_by_key(|(key, _)| (Reverse(key.at), key.carrier.clone(), key.flight));
    let scan = Asked { what: "JFK, newest first", table: BY_AIRPORT, ranges, batch: 100, first: usize::MAX };
    scan.run(
        cluster,
        |row| Ok(ByAirport::decode(row)?),
        &expected,
        |key| format!("{}  {}  {} {}", Time(key.at), key.origin, key.carrier, key.flight),
    )
}

/// Nothing fixes the bucket: a scanner and a thread each, merged, and left after 100 rows.
fn newest_of_all(cluster: &Cluster, departures: &[Flight]) -> Result<Cost> {
    let mut expected = newest_first(departures, |_| true);
    expected.truncate(100);
    let what = "all airports, newest first, 100 rows";
    let scan = Asked { what, table: ALL, ranges: Departure::prefix().ranges(), batch: 10, first: 100 };
    scan.run(cluster, |row| Ok(Departure::decode(row)?), &expected, show)
}

fn time_window(cluster: &Cluster, departures: &[Flight]) -> Result<Cost> {
    let Some(middle) = departures.get(departures.len() / 2) else { return Err("no departures".into()) };
    let window = middle.departure.at - 3 * HOUR..middle.departure.at + 3 * HOUR;
    let expected = newest_first(departures, |flight| window.contains(&flight.departure.at));
    let ranges = Departure::prefix().at_range(window).ranges();
    let what = "six hours of all airports";
    Asked { what, table: ALL, ranges, batch: 100, first: usize::MAX }.run(
        cluster,
        |row| Ok(Departure::decode(row)?),
        &expected,
        show,
    )
}

fn planes_starting_with(cluster: &Cluster, planes: &[Flight]) -> Result<Cost> {
    let mut expected: Vec<_> = planes
        .iter()
        .filter(|flight| flight.tailnum.starts_with("N1"))
        .map(|flight| (ByPlane::of(&flight.departure, &flight.tailnum), flight.details()))
        .collect();
    expected.sort_by_key(|(key, _)| {
        (key.tailnum.clone(), Reverse(key.at), key.origin.clone(), key.carrier.clone(), key.flight)
    });
    let ranges = ByPlane::prefix().tailnum_starts_with("N1").ranges();
    let what = "planes whose number begins with N1";
    Asked { what, table: BY_PLANE, ranges, batch: 100, first: usize::MAX }.run(
        cluster,
        |row| Ok(ByPlane::decode(row)?),
        &expected,
        |key| format!("{:6}  {}  {}  {} {}", key.tailnum, Time(key.at), key.origin, key.carrier, key.flight),
    )
}

/// What is left without a key that answers the question: everything is read, and filtered here.
fn whole_table(cluster: &Cluster, departures: &[Flight]) -> Result<Cost> {
    let before = cluster.reads(ALL)?;
    let ranges = Departure::prefix().ranges();
    let mut rows = 0;
    let mut jfk = 0;
    for row in scan_all(cluster.gateway(), ALL, &ranges, 1000) {
        rows += 1;
        jfk += usize::from(Departure::decode(&row?.row)?.origin == "JFK");
    }
    if rows != departures.len() {
        return Err(format!("{} rows were written, {rows} found", departures.len()).into());
    }
    let what = format!("the {jfk} of JFK, by reading everything");
    Ok(Cost { what, ranges: ranges.len(), batch: 1000, returned: rows, read: cluster.reads(ALL)? - before })
}

/// The order of [`Departure`], in Rust instead of bytes.
fn newest_first(departures: &[Flight], which: impl Fn(&Flight) -> bool) -> Vec<Found<Departure>> {
    let mut found: Vec<_> = departures
        .iter()
        .filter(|flight| which(flight))
        .map(|flight| (flight.departure.clone(), flight.details()))
        .collect();
    found.sort_by_key(|(key, _)| (Reverse(key.at), key.origin.clone(), key.carrier.clone(), key.flight));
    found
}

fn show(key: &Departure) -> String {
    format!("{}  {}  {} {}", Time(key.at), key.origin, key.carrier, key.flight)
}

/// What is asked of the table.
struct Asked {
    what: &'static str,
    table: &'static str,
    ranges: KeyRanges,
    batch: u16,
    /// So many rows, and no more are fetched.
    first: usize,
}

impl Asked {
    /// Scans, and holds each row against `expected`.
    fn run<K: PartialEq>(
        self,
        cluster: &Cluster,
        decode: impl Fn(&[u8]) -> Result<K>,
        expected: &[Found<K>],
        show: impl Fn(&K) -> String,
    ) -> Result<Cost> {
        let Asked { what, table, ranges, batch, first } = self;
        let gateway: &Arc<Gateway> = cluster.gateway();
        let before = cluster.reads(table)?;
        let rows: Vec<Row> = scan_all(gateway, table, &ranges, batch).take(first).collect::<Result<_>>()?;
        let read = cluster.reads(table)? - before;

        println!("{what}: {} {}", ranges.len(), if ranges.len() == 1 { "range" } else { "ranges, merged" });
        if let Some(range) = ranges.get(0) {
            let (start, stop) = (to_string_binary(range.start()), to_string_binary(range.stop()));
            println!("  start row  {start}\n  stop row   {stop}");
        }
        if expected.is_empty() {
            return Err(format!("{what}: the filter has no rows, so nothing is shown").into());
        }
        if rows.len() != expected.len() {
            return Err(format!("{what}: {} rows, the filter has {}", rows.len(), expected.len()).into());
        }
        for (n, (row, (key, details))) in rows.iter().zip(expected).enumerate() {
            let found = decode(&row.row)?;
            if found != *key || row.value != details.as_bytes() {
                let (found, key) = (show(&found), show(key));
                return Err(format!("{what}: row {n} is {found}, the filter has {key}").into());
            }
            if n < 3 {
                println!("  {}  {details}", show(key));
            }
        }
        println!("  .. {} rows, equal to the filter\n", rows.len());
        Ok(Cost { what: what.to_owned(), ranges: ranges.len(), batch, returned: rows.len(), read })
    }
}
