//! Pages through a fan-out while another thread writes: what was there at the start is shown once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::Result;
use crate::flights::Flight;
use crate::gateway::{Gateway, Row};
use crate::keys::{Departure, Time};
use crate::run::{Run, load};
use crate::scan::scan_all;

const TABLE: &str = "pages";
const PAGE: usize = 50;

/// Rows of the table at the start; more only take longer.
const ROWS: usize = 30_000;

/// Rows that the writer sends at once, and how long it waits between.
const WRITE: usize = 10;
const PAUSE: Duration = Duration::from_millis(10);

/// Flight numbers have four digits: these are not in the file.
const NEW: u16 = 10_000;

pub fn run(run: &mut Run) -> Result<()> {
    let departures = &run.departures[..run.departures.len().min(ROWS)];
    let cluster = run.cluster()?;
    load(cluster, TABLE, &Departure::split_points(), departures, |flight| {
        Ok(flight.departure.encode()?.to_vec())
    })?;
    let gateway = cluster.gateway();
    let done = AtomicBool::new(false);
    let start = Instant::now();
    let (shown, written) = thread::scope(|scope| {
        let writer = scope.spawn(|| write(gateway, departures, &done));
        let shown = pages(cluster.gateway());
        done.store(true, Ordering::Relaxed);
        let written = writer.join().map_err(|_| "the writer panicked")?;
        Result::Ok((shown?, written?))
    })?;
    let seconds = start.elapsed().as_secs_f64();

    // What is left after each departure that was shown was taken away.
    let mut missed: BTreeMap<Vec<u8>, &Flight> = BTreeMap::new();
    for flight in departures {
        missed.insert(flight.departure.encode()?.to_vec(), flight);
    }
    let mut new = 0;
    for row in &shown.rows {
        let key = Departure::decode(row)?;
        if key.flight >= NEW {
            new += 1;
        } else if missed.remove(row).is_none() {
            return Err(format!("the departure of {} was shown twice, or never written", Time(key.at)).into());
        }
    }
    if let Some(flight) = missed.values().next() {
        let at = Time(flight.departure.at);
        return Err(format!("{} rows were there at the start and not shown: {at}", missed.len()).into());
    }
    // Neither before nor behind everything: the writer was at work on both sides of the pages.
    if new == 0 || new == written {
        return Err(format!("of {written} rows written beside the pages, {new} were shown").into());
    }
    println!(
        "{} rows at the start, {written} more written meanwhile, on both sides of the page",
        departures.len()
    );
    println!("{} pages of {PAGE}, {} rows in {seconds:.1} s", shown.pages, shown.rows.len());
    println!("each row that was there at the start exactly once; of the new ones {new}, none twice");
    Ok(())
}

struct Shown {
    pages: usize,
    rows: Vec<Vec<u8>>,
}

/// Between two pages nothing is kept but the last row. Each page is a fan-out of its own.
fn pages(gateway: &std::sync::Arc<Gateway>) -> Result<Shown> {
    let all = Departure::prefix().ranges();
    let mut shown = Shown { pages: 0, rows: Vec::new() };
    loop {
        let rest = match shown.rows.last() {
            Some(last) => all.after(last),
            None => all.clone(),
        };
        // A few rows of each bucket make a page; a bucket that has more of them is asked again.
        let page: Vec<Row> = scan_all(gateway, TABLE, &rest, 5).take(PAGE).collect::<Result<_>>()?;
        if page.is_empty() {
            return Ok(shown);
        }
        shown.pages += 1;
        for row in page {
            // Without the salt, as the merge compares. Rows that only ever rise are never twice the same.
            let order = |row: &[u8]| (row[1..].to_vec(), row[0]);
            if shown.rows.last().is_some_and(|last| order(last) >= order(&row.row)) {
                return Err(format!("page {}: a row does not lie behind the one before", shown.pages).into());
            }
            shown.rows.push(row.row);
        }
    }
}

/// Writes new departures, each at the time of another one, from all over the table in turn; the number
/// of rows written.
fn write(gateway: &Gateway, departures: &[Flight], done: &AtomicBool) -> Result<usize> {
    // A stride without a common divisor comes by every departure once.
    let stride = (departures.len() * 5 / 8..).find(|&n| gcd(n, departures.len()) == 1).unwrap_or(1);
    let mut order = (0..departures.len()).map(|n| n * stride % departures.len());
    let mut written = 0;
    while !done.load(Ordering::Relaxed) {
        let mut rows = Vec::new();
        for index in order.by_ref().take(WRITE) {
            let departure = departures[index].departure.clone();
            let new = Departure { flight: departure.flight + NEW, ..departure };
            rows.push(Row { row: new.encode()?.to_vec(), value: b"new".to_vec() });
        }
        if rows.is_empty() {
            break;
        }
        gateway.put(TABLE, &rows)?;
        written += rows.len();
        thread::sleep(PAUSE);
    }
    Ok(written)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
