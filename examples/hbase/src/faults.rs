//! One of four region servers is stopped in the middle of a load, and of a scan; the gateway hangs.

use std::collections::BTreeMap;
use std::ops::Range;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rowkey::KeyRange;

use crate::cluster::{Cluster, SERVERS};
use crate::error::Result;
use crate::gateway::{FAMILY, Gateway, Row};
use crate::keys::Departure;
use crate::retry::{Bound, Retry, Scan};
use crate::run::Run;

const TABLE: &str = "faults";

/// What a call is given while servers come and go. The gateway tries for 20 seconds by itself; with
/// less patience than that, it is this client that has to go on.
const IMPATIENT: Duration = Duration::from_millis(500);
/// What a call is given when the gateway hangs.
const TIMEOUT: Duration = Duration::from_secs(1);
/// HBase brings the regions of a lost server back within seconds.
const BOUND: Bound = Bound { tries: 60, pause: Duration::from_millis(50) };

pub fn run(run: &mut Run) -> Result<()> {
    let mut rows = Vec::with_capacity(run.departures.len());
    for flight in &run.departures {
        rows.push(Row { row: flight.departure.encode()?.to_vec(), value: flight.details().into_bytes() });
    }
    let cluster = run.cluster()?;
    cluster.create(TABLE, FAMILY, &Departure::split_points())?;
    let gateway = Arc::new(Gateway::with_timeout(cluster.gateway().address(), IMPATIENT));
    println!("each call is given {IMPATIENT:?} and {BOUND}");
    load(cluster, &gateway, &rows)?;
    scan(cluster, &gateway, &rows)?;
    hang(cluster, &rows)
}

/// The parts of a job: before the server is stopped, while it is, and after.
fn thirds(len: usize) -> [Range<usize>; 3] {
    [0..len / 3, len / 3..len * 2 / 3, len * 2 / 3..len]
}

fn load(cluster: &Cluster, gateway: &Arc<Gateway>, rows: &[Row]) -> Result<()> {
    let retry = Retry::new(BOUND);
    let batch = (rows.len() / 60).clamp(1, 500);
    let mut longest = Duration::ZERO;
    let mut write = |rows: &[Row]| -> Result<()> {
        for batch in rows.chunks(batch) {
            let start = Instant::now();
            retry.run(|| gateway.put(TABLE, batch))?;
            longest = longest.max(start.elapsed());
        }
        Ok(())
    };
    let [before, during, after] = thirds(rows.len()).map(|part| &rows[part]);
    let (server, regions) = busiest(cluster)?;
    write(before)?;
    thread::scope(|scope| {
        let stopped = scope.spawn(|| cluster.ask(&format!("abort {server}")));
        write(during)?;
        stopped.join().map_err(|_| "the thread that stops a server")??;
        // The server is gone now, and its regions are on their way to the others.
        write(after)
    })?;
    let found = all(gateway, &Arc::new(Retry::new(BOUND)), rows.len())?.collect::<Result<Vec<Row>>>()?;
    same(&found, rows)?;
    println!("\nA server with {regions} of 16 regions is stopped in the middle of a load:");
    println!(
        "  {} rows in, {} rows out; {} calls failed and were tried again,",
        rows.len(),
        found.len(),
        retry.failures()
    );
    println!("  the longest batch took {:.1} s", longest.as_secs_f64());
    replace(cluster)
}

fn scan(cluster: &Cluster, gateway: &Arc<Gateway>, rows: &[Row]) -> Result<()> {
    let retry = Arc::new(Retry::new(BOUND));
    let mut found = Vec::with_capacity(rows.len());
    let mut scan = all(gateway, &retry, rows.len())?;
    let mut longest = Duration::ZERO;
    let mut read = |part: Range<usize>| -> Result<()> {
        for _ in part {
            let start = Instant::now();
            found.extend(scan.next().transpose()?);
            longest = longest.max(start.elapsed());
        }
        Ok(())
    };
    let [before, during, after] = thirds(rows.len());
    let (server, regions) = busiest(cluster)?;
    read(before)?;
    thread::scope(|scope| {
        let stopped = scope.spawn(|| cluster.ask(&format!("abort {server}")));
        read(during)?;
        stopped.join().map_err(|_| "the thread that stops a server")??;
        read(after.start..after.end + 1)
    })?;
    // In the order of the key, the salt left out.
    if !found.is_sorted_by(|a, b| a.row[1..] < b.row[1..]) {
        return Err("the rows of the scan do not come in the order of the key".into());
    }
    same(&found, rows)?;
    println!("\nA server with {regions} of 16 regions is stopped in the middle of a scan over 16 buckets:");
    println!("  {} rows there, {} rows read, in their order, none twice;", rows.len(), found.len());
    println!(
        "  {} calls failed and were tried again, the longest wait for a row was {:.1} s",
        retry.failures(),
        longest.as_secs_f64()
    );
    replace(cluster)
}

/// The process of HBase is stopped as a whole: it takes connections, and answers nothing.
fn hang(cluster: &Cluster, rows: &[Row]) -> Result<()> {
    const TRIES: u32 = 3;
    let address = cluster.gateway().address();
    let gateway = Gateway::with_timeout(address, TIMEOUT);
    let some = &rows[..rows.len().min(10)];
    gateway.put(TABLE, some)?;

    let frozen = Frozen::new(cluster.pid())?;
    let start = Instant::now();
    let alone = gateway.put(TABLE, some).err().ok_or("a gateway that hangs has answered")?;
    let one = start.elapsed();
    let retry = Retry::new(Bound { tries: TRIES, pause: Duration::from_millis(50) });
    let start = Instant::now();
    let tried = retry.run(|| gateway.put(TABLE, some)).err().ok_or("a gateway that hangs has answered")?;
    let all = start.elapsed();
    drop(frozen);

    println!("\nThe gateway hangs (its process is stopped by SIGSTOP): after {:.1} s", one.as_secs_f64());
    println!("  {alone}\n  {tried}");
    if one < TIMEOUT || one > TIMEOUT * 3 || all > TIMEOUT * (TRIES + 1) {
        return Err(format!("a time-out of {TIMEOUT:?} took {one:?}, {TRIES} tries took {all:?}").into());
    }
    gateway.put(TABLE, some)?;
    println!("and when it goes on, so does the client.");
    Ok(())
}

/// A process that is stopped, until this goes out of scope.
struct Frozen(u32);

impl Frozen {
    fn new(process: u32) -> Result<Frozen> {
        signal("-STOP", process)?;
        Ok(Frozen(process))
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        let _ = signal("-CONT", self.0);
    }
}

fn signal(signal: &str, process: u32) -> Result<()> {
    let status = Command::new("kill").args([signal, &process.to_string()]).status()?;
    if status.success() { Ok(()) } else { Err(format!("kill {signal}: {status}").into()) }
}

/// The server that holds the most regions of the table, and how many.
fn busiest(cluster: &Cluster) -> Result<(String, usize)> {
    let mut servers = BTreeMap::<String, usize>::new();
    for region in cluster.regions(TABLE)? {
        *servers.entry(region.server).or_default() += 1;
    }
    Ok(servers.into_iter().max_by_key(|(_, regions)| *regions).ok_or("the table has no regions")?)
}

/// A new server in place of the one that was stopped.
fn replace(cluster: &Cluster) -> Result<()> {
    cluster.ask("add")?;
    let servers = cluster.ask("servers")?.len();
    if servers == SERVERS {
        Ok(())
    } else {
        Err(format!("{servers} region servers, and not {SERVERS}").into())
    }
}

/// All rows of the table, bucket by bucket in small batches, merged.
fn all(gateway: &Arc<Gateway>, retry: &Arc<Retry>, rows: usize) -> Result<impl Iterator<Item = Result<Row>>> {
    let ranges = Departure::prefix().ranges();
    let batch = u16::try_from((rows / ranges.len() / 12).clamp(1, 500))?;
    let scan = |range: KeyRange| Scan::new(gateway, retry, TABLE, range, batch);
    let scans: Vec<Scan> = ranges.iter().map(scan).collect();
    Ok(ranges.try_merge(scans, |row: &Row| &row.row))
}

/// The same rows with the same values, each once, whatever their order.
fn same(found: &[Row], expected: &[Row]) -> Result<()> {
    let sorted = |rows: &[Row]| {
        let mut rows: Vec<(Vec<u8>, Vec<u8>)> =
            rows.iter().map(|row| (row.row.clone(), row.value.clone())).collect();
        rows.sort();
        rows
    };
    if sorted(found) == sorted(expected) {
        return Ok(());
    }
    Err(format!("{} rows in, {} rows out, or not the same", expected.len(), found.len()).into())
}
