//! Keys that can be named need no scan: every minute of a stretch of time, fetched by bucket.

use std::collections::BTreeMap;
use std::ops::Range;
use std::thread;
use std::time::{Duration, Instant};

use crate::cluster::Cluster;
use crate::error::Result;
use crate::gateway::{FAMILY, Gateway, Row};
use crate::keys::{Minute, Time};
use crate::run::{BATCH, DAY, Run};
use crate::scan::scan_all;

const TABLE: &str = "minutes";
const ORIGIN: &str = "JFK";
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// Each way is timed so often, in turn; the median counts.
const TIMES: usize = 7;

/// Where a scan reads so many rows for each that is wanted, keys have to be faster.
const SPARSE: usize = 10;

pub fn run(run: &mut Run) -> Result<()> {
    let mut minutes: BTreeMap<(String, i64), u32> = BTreeMap::new();
    for flight in &run.departures {
        *minutes.entry((flight.departure.origin.clone(), flight.departure.at)).or_default() += 1;
    }
    let mut rows = Vec::new();
    for ((origin, minute), departures) in minutes {
        let row = Minute { origin, minute }.encode()?.to_vec();
        rows.push(Row { row, value: departures.to_string().into_bytes() });
    }
    let cluster = run.cluster()?;
    cluster.create(TABLE, FAMILY, &Minute::split_points())?;
    for rows in rows.chunks(BATCH) {
        cluster.gateway().put(TABLE, rows)?;
    }
    println!("{} rows: an airport, a minute, how many departures\n", rows.len());

    let (Some(first), Some(last)) = (run.departures.first(), run.departures.last()) else {
        return Err("no departures".into());
    };
    let first = first.departure.at.div_euclid(DAY) * DAY;
    let all = first..last.departure.at + MINUTE;
    let middle = first + (last.departure.at - first) / (2 * DAY) * DAY + 13 * HOUR;
    println!(
        "{:<28} {:>6} {:>6} {:>8} {:>8} {:>8} {:>6}",
        format!("{ORIGIN}, 16 buckets at once"),
        "keys",
        "found",
        "scanned",
        "by keys",
        "by scan",
        "ratio"
    );
    compare(cluster, "every minute of two hours", middle..middle + 2 * HOUR, MINUTE)?;
    compare(cluster, "the full hours of all days", all.clone(), HOUR)?;
    compare(cluster, "noon in UTC of all days", all.start + 12 * HOUR..all.end, DAY)?;
    Ok(())
}

/// The wanted minutes, `step` apart, by their keys and by a scan with a filter: the same rows.
fn compare(cluster: &Cluster, what: &str, times: Range<i64>, step: i64) -> Result<()> {
    let gateway = cluster.gateway();
    let mut keys = Vec::new();
    for minute in times.clone().step_by(step as usize) {
        keys.push(Minute { origin: ORIGIN.to_owned(), minute });
    }
    let ranges = Minute::prefix().origin(ORIGIN)?.minute_range(times.clone()).ranges();
    let mut by_keys = Vec::new();
    let mut by_scan = Vec::new();
    let mut scanned = 0;
    let mut missing = 0;
    for _ in 0..TIMES {
        let start = Instant::now();
        let mut fetched = get_all(gateway, &keys)?;
        by_keys.push(start.elapsed());

        let start = Instant::now();
        let mut wanted = Vec::new();
        scanned = 0;
        for row in scan_all(gateway, TABLE, &ranges, 1000) {
            let row = row?;
            scanned += 1;
            if (Minute::decode(&row.row)?.minute - times.start) % step == 0 {
                wanted.push(row);
            }
        }
        by_scan.push(start.elapsed());

        // The rows of `get_all` come by bucket, those of the merge by minute.
        fetched.sort_by(|a, b| a.row.cmp(&b.row));
        wanted.sort_by(|a, b| a.row.cmp(&b.row));
        if fetched != wanted {
            let (fetched, wanted) = (fetched.len(), wanted.len());
            return Err(format!("{what}: {fetched} rows by their keys, {wanted} by a scan").into());
        }
        missing = keys.len() - fetched.len();
        if fetched.is_empty() {
            return Err(format!("{what}: nothing found from {} on", Time(times.start)).into());
        }
    }
    let (by_keys, by_scan) = (median(by_keys), median(by_scan));
    let ratio = by_scan.as_secs_f64() / by_keys.as_secs_f64();
    let (found, read) = (keys.len() - missing, scanned);
    println!(
        "{what:<28} {:>6} {found:>6} {read:>8} {:>8} {:>8} {ratio:>6.1}",
        keys.len(),
        ms(by_keys),
        ms(by_scan)
    );
    if scanned > SPARSE * keys.len() && ratio < 1.0 {
        return Err(format!("{what}: the keys took {by_keys:?}, the scan {by_scan:?}").into());
    }
    Ok(())
}

/// Fetches the rows of keys, a call and a thread a bucket: its keys lie in one region, so no server is
/// asked for what another one holds. The salt is what `encode` has put in front.
fn get_all(gateway: &Gateway, keys: &[Minute]) -> Result<Vec<Row>> {
    let mut buckets: BTreeMap<u8, Vec<Vec<u8>>> = BTreeMap::new();
    for key in keys {
        let row = key.encode()?;
        buckets.entry(row[0]).or_default().push(row.to_vec());
    }
    thread::scope(|scope| {
        let mut threads = Vec::new();
        for rows in buckets.values() {
            threads.push(scope.spawn(move || gateway.get(TABLE, rows)));
        }
        let mut all = Vec::with_capacity(keys.len());
        for thread in threads {
            all.extend(thread.join().map_err(|_| "a thread that fetches rows panicked")??);
        }
        Ok(all)
    })
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}
