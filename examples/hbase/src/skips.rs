//! Questions about any fields, each asked in every way there is: by a full scan with a filter in the client, by a skip
//! scan from the client, and by the filters with which HBase's servers skip. All find the same rows.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use fastrand::Rng;
use rowkey::{KeyRange, KeyRanges, SkipScan, Step};

use crate::cluster::Cluster;
use crate::error::Result;
use crate::gateway::{FAMILY, Row};
use crate::keys::Event;
use crate::run::{BATCH, DAY, Run};
use crate::scan::{merged, scan, scan_all};
use crate::skip::{fuzzy_rows, row_ranges, skip_all};

const TABLE: &str = "events";

/// 200,000 rows, and in a short run 20,000; of each host and kind so many, spread over two days.
const HOSTS: u32 = 200;
const SHORT_HOSTS: u32 = 20;
const KINDS: u16 = 20;
const EACH: usize = 50;

const HOUR: i64 = 3_600_000;
const SPAN: i64 = 2 * DAY;

/// Each way is timed so often; the median counts.
const TIMES: usize = 3;

pub fn run(run: &mut Run) -> Result<()> {
    let hosts = if run.settings.short { SHORT_HOSTS } else { HOSTS };
    let mut random = Rng::with_seed(run.settings.seed);
    let mut events = Vec::new();
    for host in 0..hosts {
        for kind in 0..KINDS {
            let mut times = BTreeSet::new();
            while times.len() < EACH {
                times.insert(random.i64(0..SPAN));
            }
            events.extend(times.into_iter().map(|at| Event { host, kind, at }));
        }
    }
    // The order of the table, in Rust instead of bytes.
    events.sort_by_key(|event| (event.host, event.kind, Reverse(event.at)));
    let cluster = run.cluster()?;
    load(cluster, &events)?;
    println!("{} rows: {hosts} hosts, {KINDS} kinds of events, two days\n", events.len());

    let hour = HOUR * 20..HOUR * 26;
    let (some, kinds) = ([1, 4, 8, 11, 15, 19], [3, 7]);
    Question {
        what: "six hosts, two kinds, six hours",
        skip: Event::prefix().host_in(some).kind_in(kinds).at_range(hour.clone()).skip(),
        ranges: Some(Event::prefix().host_in(some).kind_in(kinds).at_range(hour.clone()).ranges()),
        batch: 16,
        matches: &|event| {
            some.contains(&event.host) && kinds.contains(&event.kind) && hour.contains(&event.at)
        },
    }
    .ask(cluster, &events)?;
    Question {
        what: "any host, two kinds, six hours",
        skip: Event::prefix().host_any().kind_in(kinds).at_range(hour.clone()).skip(),
        ranges: None,
        batch: 16,
        matches: &|event| kinds.contains(&event.kind) && hour.contains(&event.at),
    }
    .ask(cluster, &events)?;
    Question {
        what: "any host, one kind, any time",
        skip: Event::prefix().host_any().kind(7).skip(),
        ranges: None,
        batch: 60,
        matches: &|event| event.kind == 7,
    }
    .ask(cluster, &events)
}

fn load(cluster: &Cluster, events: &[Event]) -> Result<()> {
    cluster.create(TABLE, FAMILY, &Event::split_points())?;
    for events in events.chunks(BATCH) {
        let row = |event: &Event| Row { row: event.encode().to_vec(), value: b"up".to_vec() };
        cluster.gateway().put(TABLE, &events.iter().map(row).collect::<Vec<_>>())?;
    }
    Ok(())
}

struct Question<'a> {
    what: &'a str,
    skip: SkipScan,
    /// Where the answer is a finite number of ranges.
    ranges: Option<KeyRanges>,
    /// What a scanner of the skip scan fetches at once: about as many rows as match one after another, and the few that
    /// are stepped over before it seeks.
    batch: u16,
    matches: &'a dyn Fn(&Event) -> bool,
}

/// What one way took.
struct Cost {
    scanners: u64,
    /// Rows that the servers read, and those that came to the client.
    read: u64,
    fetched: u64,
}

impl Question<'_> {
    fn ask(&self, cluster: &Cluster, events: &[Event]) -> Result<()> {
        let expected: Vec<Event> = events.iter().filter(|event| (self.matches)(event)).cloned().collect();
        if expected.is_empty() {
            return Err(format!("{}: no rows, so nothing is shown", self.what).into());
        }
        let (what, found) = (format!("{}: {} rows", self.what, expected.len()), expected.len() as u64);
        println!("{what:<44} {:>8} {:>12} {:>11} {:>9}", "scanners", "servers read", "client read", "time");
        let (all, bounds) = (Event::prefix().ranges(), self.skip.bounds());
        let gateway = cluster.gateway();
        let way = |name: &str, rows: &dyn Fn() -> Result<Vec<Row>>| self.time(cluster, name, &expected, rows);

        let full = way("full scan, filtered by the client", &|| {
            let decoded = scan_all(gateway, TABLE, &all, 1000).map(|row| {
                let row = row?;
                Ok((Event::decode(&row.row)?, row))
            });
            decoded
                .filter_map(|row| keep(row, |(event, _)| (self.matches)(event)))
                .map(|row| Ok(row?.1))
                .collect()
        })?;
        let skipped =
            way("skip scan by the client", &|| skip_all(gateway, TABLE, &self.skip, self.batch).collect())?;
        let pairs = self.skip.fuzzy_pairs().ok_or("all fields have a width, and there are no pairs")?;
        let fuzzy = way("the servers' FuzzyRowFilter", &|| {
            let scans = bounds.iter().map(|bucket| {
                let pairs = pairs.iter().filter(|(row, _)| row[0] == bucket.start()[0]);
                let filter = fuzzy_rows(pairs);
                scan(gateway, TABLE, bucket, 1000).filtered(filter)
            });
            // A mask knows no bounds, so rows of other times come too.
            let rows = merged(&bounds, scans.collect());
            rows.filter_map(|row| keep(row, |row| self.skip.next(&row.row) == Step::Match)).collect()
        })?;
        if full.fetched != events.len() as u64 {
            return Err(format!("{}: the full scan read {} rows", self.what, full.fetched).into());
        }
        for (name, cost) in [("skip scan", &skipped), ("fuzzy filter", &fuzzy)] {
            if cost.fetched.max(cost.read) > full.fetched / 2 {
                return Err(format!("{}: the {name} skips no more than half of the rows", self.what).into());
            }
        }
        if let Some(ranges) = &self.ranges {
            let by_range = way("a scanner of the client for each range", &|| {
                scan_all(gateway, TABLE, ranges, 1000).collect()
            })?;
            let by_filter = way("the servers' MultiRowRangeFilter", &|| {
                let scans = bounds.iter().map(|bucket| {
                    let own: Vec<KeyRange> =
                        ranges.iter().filter(|range| range.start()[0] == bucket.start()[0]).collect();
                    scan(gateway, TABLE, bucket, 1000).filtered(row_ranges(&own))
                });
                merged(&bounds, scans.collect()).collect()
            })?;
            for cost in [by_range, by_filter] {
                if cost.fetched != found {
                    return Err(format!("{}: {} rows came for {found}", self.what, cost.fetched).into());
                }
            }
        }
        println!();
        Ok(())
    }

    /// Asks in one way, several times, and holds the rows against `expected`.
    fn time(
        &self,
        cluster: &Cluster,
        name: &str,
        expected: &[Event],
        rows: &dyn Fn() -> Result<Vec<Row>>,
    ) -> Result<Cost> {
        let mut times: Vec<Duration> = Vec::new();
        let read_before = cluster.reads(TABLE)?;
        let (scanners_before, rows_before) = cluster.gateway().scanned();
        for _ in 0..TIMES {
            let start = Instant::now();
            let rows = rows()?;
            times.push(start.elapsed());
            let found = rows.iter().map(|row| Ok(Event::decode(&row.row)?)).collect::<Result<Vec<_>>>()?;
            if found != expected {
                let (found, expected) = (found.len(), expected.len());
                return Err(format!("{}: {name}: {found} rows, the filter has {expected}", self.what).into());
            }
        }
        let (scanners, rows) = cluster.gateway().scanned();
        let each = |counted: u64| counted / TIMES as u64;
        let cost = Cost {
            scanners: each(scanners - scanners_before),
            read: each(cluster.reads(TABLE)? - read_before),
            fetched: each(rows - rows_before),
        };
        times.sort();
        let median = times[TIMES / 2].as_secs_f64() * 1e3;
        println!("  {name:<42} {:>8} {:>12} {:>11} {median:>6.0} ms", cost.scanners, cost.read, cost.fetched);
        Ok(cost)
    }
}

/// An item that is an error, or one that is wanted.
fn keep<T>(item: Result<T>, wanted: impl Fn(&T) -> bool) -> Option<Result<T>> {
    match item {
        Ok(item) => wanted(&item).then_some(Ok(item)),
        Err(error) => Some(Err(error)),
    }
}
