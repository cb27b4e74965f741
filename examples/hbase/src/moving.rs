//! A table moves to another number of buckets by the steps of the guide, while it is written and read:
//! <https://docs.rs/rowkey/latest/rowkey/guide/moving/>

mod changes;
mod compare;
mod copy;
mod traffic;

use std::sync::atomic::Ordering::Relaxed;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;

use crate::cluster::Cluster;
use crate::error::Result;
use crate::gateway::FAMILY;
use crate::keys::{Departure, Moved};
use crate::run::Run;

use compare::Table;
use copy::Copier;
use traffic::{NEW_ALONE, READ_BOTH, Side, Traffic, WRITE_BOTH};

/// Rows of the table; more only take longer.
const ROWS: usize = 30_000;
const WRITERS: usize = 4;

/// Changes in each step that needs no time by itself.
const CHANGES: usize = 200;
const PATIENCE: Duration = Duration::from_secs(60);

/// For how long a major compaction keeps delete markers, in milliseconds; an hour is more than all steps take.
const PURGE: &str = "hbase.hstore.time.to.purge.deletes";
const HOUR: u32 = 3_600_000;

pub fn run(run: &mut Run) -> Result<()> {
    let flights = &run.departures[..run.departures.len().min(ROWS)];
    let cluster = run.cluster()?;
    let traffic = Traffic::new(cluster.gateway(), flights)?;
    cluster.create(Side::Old.table(), FAMILY, &Departure::split_points())?;
    traffic.load()?;
    println!(
        "{} departures; {WRITERS} writers put and delete them, and a reader compares what it reads\n",
        flights.len()
    );
    let mut random = Rng::with_seed(run.settings.seed);
    thread::scope(|scope| {
        let mut threads = Vec::new();
        for _ in 0..WRITERS {
            let random = random.fork();
            threads.push(scope.spawn(|| traffic.write(random)));
        }
        let reads = random.fork();
        threads.push(scope.spawn(|| traffic.read(reads)));
        let moved = steps(cluster, &traffic);
        traffic.end();
        for thread in threads {
            thread.join().map_err(|_| "a writer or the reader panicked")??;
        }
        moved
    })?;

    // No write with an older timestamp is left to repeat, so the delete markers may go.
    cluster.ask(&format!("set {} {PURGE}", Side::New.table()))?;
    cluster.ask(&format!("compact {}", Side::New.table()))?;
    let mut expected = Table::new();
    for number in 0..traffic.len() {
        let cells = traffic.changes.shown(number).ok_or("a change was not confirmed in the end")?;
        if !cells.is_empty() {
            expected.insert(traffic.row(number, Side::New), cells);
        }
    }
    compare::same(&expected, &compare::all(cluster.gateway(), Side::New)?)?;
    let [old, new] = traffic.read.each_ref().map(|rows| rows.load(Relaxed));
    println!(
        "\n{} changes, {} of them deletes of a row; {} writers were killed between the two writes of a change.",
        traffic.written.load(Relaxed),
        traffic.deletes.load(Relaxed),
        traffic.killed.load(Relaxed)
    );
    println!(
        "{old} rows read from the old table and {new} from the new one: each as last confirmed, or newer."
    );
    println!(
        "{} rows in the new table, as the changes have them: none lost, no deleted one back.",
        expected.len()
    );
    Ok(())
}

/// The steps of the guide.
fn steps(cluster: &Cluster, traffic: &Traffic) -> Result<()> {
    cluster.create(Side::New.table(), FAMILY, &Moved::split_points())?;
    for side in [Side::Old, Side::New] {
        cluster.ask(&format!("set {} {PURGE} {HOUR}", side.table()))?;
    }
    let [old, new] =
        [Side::Old, Side::New].map(|side| cluster.regions(side.table()).map(|regions| regions.len()));
    println!("1  Create the new table, with {} regions; the old one has {}.", new?, old?);

    traffic.enter(WRITE_BOTH);
    let (before, start) = (traffic.written.load(Relaxed), Instant::now());
    println!("2  Write both; the writers made {before} changes before.");

    let mut copier = Copier::new(cluster, traffic)?;
    copier.start_at_first_row();
    copier.copy(10)?;
    copier.start_at_first_row();
    copier.copy(4)?;
    copier.copy(0)?;
    let (rows, deleted) = copier.compacted.ok_or("nothing was compacted under the copy")?;
    println!(
        "3  Copy: {} rows; stopped twice, and started again at the first row and in the middle.",
        copier.rows
    );
    println!(
        "   Between the read and the write of a batch of {rows} rows, writers deleted {deleted} of its cells,"
    );
    println!("   and both tables were compacted.");

    let (cells, first) = compare::tables(cluster.gateway(), traffic)?;
    println!("4  Compare {cells} cells: {first} rows differ at first, none when they are read again.");

    traffic.enter(READ_BOTH);
    wait(traffic)?;
    println!("5  Read the new table, in turn with the old one.");

    traffic.enter(NEW_ALONE);
    let changes = traffic.written.load(Relaxed) - before;
    let seconds = start.elapsed().as_secs_f64();
    println!("6  Write only the new table; for {seconds:.1} s and {changes} changes, both were written.");
    cluster.ask(&format!("drop {}", Side::Old.table()))?;
    println!("7  Drop the old table.");
    wait(traffic)
}

/// Until the writers have gone on for a while.
fn wait(traffic: &Traffic) -> Result<()> {
    let (start, before) = (Instant::now(), traffic.written.load(Relaxed));
    while traffic.written.load(Relaxed) < before + CHANGES {
        if start.elapsed() > PATIENCE {
            return Err("the writers do not go on".into());
        }
        thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}
