//! A row and its index row live or die together: a load into fjall that is killed over and over.
//!
//! A child process writes batches, each of rows and their index rows, and prints after each commit how
//! many keys are in. It is killed (SIGKILL) at a random point, the database is opened and compared with
//! the keys themselves, and the next child goes on from there. A killed process loses what it had not
//! handed to the system; what a power cut loses is another question, which `PersistMode` answers. A seed
//! repeats the points; what the child is at just then, the system decides anew.
//!
//! ```sh
//! ROWKEY_KILLS=20 cargo test -p rowkey-tests --test fjall_crash -- --nocapture    # default: 5
//! ROWKEY_KILL_SEED=7 cargo test -p rowkey-tests --test fjall_crash                # the points of an earlier run
//! ```

mod kills;

use std::collections::BTreeSet;
use std::env;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use fjall::{Database, Keyspace, KeyspaceCreateOptions};
use kills::{Kill, setting};
use rowkey::RowKey;

/// `[salt][sensor][newest first][number]`
#[derive(RowKey, Debug, Clone)]
#[rowkey(ord)]
struct Reading {
    #[salt(buckets = 8)]
    sensor: u16,
    #[reverse_ts]
    at: i64,
    number: u64,
}

/// The index: the readings of a minute, each with the primary key it points to.
#[derive(RowKey, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct ByMinute {
    #[pad(10)]
    minute: u64,
    reading: Reading,
}

const BATCH: u64 = 20;
const SENSORS: u16 = 16;
/// Batches that the last child commits, which nobody kills.
const LOAD: u64 = 20;

/// The keys are a function of their number: the test knows what `n` keys are without reading them.
fn reading(number: u64) -> Reading {
    // Neighbours in number are far from each other in the table.
    let sensor = u16::try_from(number * 7 % u64::from(SENSORS)).unwrap();
    Reading { sensor, at: i64::try_from(number * 1000).unwrap(), number }
}

fn by_minute(reading: &Reading) -> ByMinute {
    ByMinute { minute: reading.number / 60, reading: reading.clone() }
}

/// Long enough for memtables to be written out and merged in the middle of a load.
fn value(number: u64) -> Vec<u8> {
    number.to_be_bytes().repeat(32)
}

struct Tables {
    database: Database,
    readings: Keyspace,
    by_minute: Keyspace,
}

fn open(folder: &Path) -> Tables {
    let database = Database::builder(folder).open().unwrap();
    let small = || KeyspaceCreateOptions::default().max_memtable_size(64 * 1024);
    let readings = database.keyspace("readings", small).unwrap();
    let by_minute = database.keyspace("readings_by_minute", small).unwrap();
    Tables { database, readings, by_minute }
}

/// The child's folder, and how many batches to commit: without a number it continues until it is killed.
const FOLDER: &str = "ROWKEY_KILL_FOLDER";
const BATCHES: &str = "ROWKEY_KILL_BATCHES";

/// Goes on where the database ends.
#[test]
#[ignore = "the child of `what_was_committed_outlives_a_kill`"]
fn load() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let tables = open(folder.as_ref());
    let start = u64::try_from(tables.readings.len().unwrap()).unwrap();
    let end = setting(BATCHES).map_or(u64::MAX, |batches: u64| start + batches * BATCH);
    for first in (start..end).step_by(BATCH as usize) {
        let mut batch = tables.database.batch();
        for number in first..first + BATCH {
            let reading = reading(number);
            batch.insert(&tables.readings, reading.encode(), value(number));
            batch.insert(&tables.by_minute, by_minute(&reading).encode().unwrap(), "");
        }
        batch.commit().unwrap();
        // One write, so that a kill cannot cut it. It fails, and the child ends, if nobody listens any more.
        std::io::stderr().write_all(format!("{}\n", first + BATCH).as_bytes()).unwrap();
    }
}

#[test]
fn what_was_committed_outlives_a_kill() {
    let kills: u32 = setting("ROWKEY_KILLS").unwrap_or(5);
    let seed = setting("ROWKEY_KILL_SEED").unwrap_or_else(|| fastrand::u64(..));
    println!("ROWKEY_KILL_SEED={seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let folder = tempfile::tempdir().unwrap();
    let mut there = 0;
    for kill in 1..=kills {
        // From before the first commit, in the recovery of what the last kill left, up to the 80th.
        let batches = random.u64(..=80);
        let delay = Duration::from_micros(random.u64(..3000));
        let committed = run(folder.path(), Some((batches, delay))).unwrap_or(there);
        let point = format!("kill {kill} of seed {seed}, {delay:?} after commit {batches}");
        there = check(folder.path(), committed, &point);
        println!("{point}: {committed} keys were committed, {there} are there");
    }
    // The database is still valid: another load succeeds.
    let committed = run(folder.path(), None).unwrap();
    assert_eq!(committed, there + LOAD * BATCH);
    assert_eq!(check(folder.path(), committed, "after the last load"), committed);
}

/// Loads in a child, and kills it a given time after a number of commits. Returns how many keys the child reported
/// were in; `None` if it died before it printed anything.
fn run(folder: &Path, kill: Option<(u64, Duration)>) -> Option<u64> {
    let load = LOAD.to_string();
    let mut settings = vec![(FOLDER, folder.as_os_str())];
    if kill.is_none() {
        settings.push((BATCHES, load.as_ref()));
    }
    let said = match kill {
        None => kills::run("load", &settings, None),
        Some((batches, delay)) => {
            let mut when = |said: &[String]| said.len() as u64 == batches;
            kills::run("load", &settings, Some(Kill { when: &mut when, delay }))
        }
    };
    said.last().map(|line| line.parse().unwrap_or_else(|_| panic!("the load failed:\n{}", said.join("\n"))))
}

/// All that was committed is there, at most one batch more, and each row with its index row. Gives how
/// many.
fn check(folder: &Path, committed: u64, point: &str) -> u64 {
    let tables = open(folder);
    let mut found = BTreeSet::new();
    for item in tables.readings.iter() {
        let (row, bytes) = item.into_inner().unwrap();
        let reading = Reading::decode(&row).unwrap();
        assert!(bytes == value(reading.number), "{point}: the value of {reading:?}");
        found.insert(reading);
    }
    let there = u64::try_from(found.len()).unwrap();
    assert_eq!(there % BATCH, 0, "{point}: half a batch");
    let open_batch = committed..=committed + BATCH;
    assert!(open_batch.contains(&there), "{point}: {committed} keys were committed, {there} are there");
    assert!(found == (0..there).map(reading).collect(), "{point}: other keys than were written");

    let keys = |items: &mut dyn Iterator<Item = fjall::Guard>| -> Vec<ByMinute> {
        items.map(|item| ByMinute::decode(&item.key().unwrap()).unwrap()).collect()
    };
    let index = keys(&mut tables.by_minute.iter());
    let mut expected: Vec<ByMinute> = found.iter().map(by_minute).collect();
    expected.sort_by_key(|key| (key.minute, key.reading.sensor, -key.reading.at));
    assert!(index == expected, "{point}: {} index rows of {there} rows", index.len());

    // And both are found by their ranges: the minute that the kill was in, and a sensor.
    let minute = there.saturating_sub(1) / 60;
    let range = ByMinute::prefix().minute(minute).unwrap().range();
    expected.retain(|key| key.minute == minute);
    assert_eq!(keys(&mut tables.by_minute.range(range.as_slices())), expected, "{point}");
    for ByMinute { reading, .. } in expected {
        assert!(tables.readings.contains_key(reading.encode()).unwrap(), "{point}: {reading:?}");
    }
    let range = Reading::prefix().sensor(3).range();
    let of_sensor = tables.readings.range(range.as_slices()).count();
    assert_eq!(of_sensor, found.iter().filter(|reading| reading.sensor == 3).count(), "{point}");
    there
}
