//! A table in fjall moves to another layout while it is written and read, and the process that does so is killed over and over.
//!
//! The steps are those of the guide's page `moving`, with transactions. A child process has two writers, a reader, and a thread that
//! takes the steps. It prints each operation after its commit. It is killed (SIGKILL) in each of the steps, the database is opened
//! and compared with what the operations so far make, and the next child goes on at the step that the database has.
//!
//! The operation of each number is a function of the seed, and each transaction of a writer also counts the operations. So a
//! snapshot shows how many operations it holds, and what each row has to be in it: the reader and the parent replay them in memory.
//!
//! ```sh
//! ROWKEY_MOVE_ROWS=1000000 ROWKEY_MOVE_KILLS=100 cargo test --release -p rowkey-tests --test fjall_move -- --nocapture
//! ROWKEY_MOVE_SEED=7 cargo test -p rowkey-tests --test fjall_move    # the operations and kills of an earlier run
//! ```

mod child;
#[path = "../kills/mod.rs"]
mod kills;
mod oracle;
mod tables;

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::path::Path;
use std::time::{Duration, Instant};

use child::{Child, WRITERS};
use kills::{Kill, setting};
use oracle::{Oracle, ids};
use tables::{Has, New, OPERATIONS, Old, STEP, Tables};

const FOLDER: &str = "ROWKEY_MOVE_FOLDER";
const ROWS: &str = "ROWKEY_MOVE_ROWS";
const SEED: &str = "ROWKEY_MOVE_SEED";
const HOLD: &str = "ROWKEY_MOVE_HOLD";

/// The step of a kill is one of these.
const STEPS: [u64; 20] = [1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7];

#[test]
#[ignore = "the child of `a_table_moves_through_kills`"]
fn moves() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let rows = setting(ROWS).unwrap();
    let tables = Tables::open(folder.as_ref(), rows);
    let (seed, hold) = (setting(SEED).unwrap(), setting(HOLD));
    Child { tables, seed, rows, hold, switched: 0.into(), done: 0.into(), has_moved: false.into() }.run();
}

#[test]
fn a_table_moves_through_kills() {
    let start = Instant::now();
    let rows: u32 = setting(ROWS).unwrap_or(3000);
    let kills: usize = setting("ROWKEY_MOVE_KILLS").unwrap_or(3);
    let seed = setting(SEED).unwrap_or_else(|| fastrand::u64(..));
    println!("{SEED}={seed}");
    let mut random = fastrand::Rng::with_seed(seed);
    let folder = tempfile::tempdir().unwrap();
    let mut oracle = Oracle::new(seed, rows);
    Tables::open(folder.path(), rows).load(&oracle);

    let mut steps: Vec<u64> = (0..kills).map(|_| random.choice(STEPS).unwrap()).collect();
    steps.sort_unstable();
    let (mut totals, mut checked) = (BTreeMap::new(), 0);
    for (kill, step) in (1..).zip(steps) {
        // A part of a copy.
        let operations = random.u64(..20 + u64::from(rows) / 100);
        let delay = Duration::from_micros(random.u64(..3000));
        // One child in eight dies while it opens the database, or soon after.
        let (operations, delay) =
            if random.u8(..8) > 0 { (Some(operations), delay) } else { (None, delay * 20) };
        let moment = match operations {
            Some(operations) => format!("{delay:?} after {operations} operations in step {step}"),
            None => format!("{delay:?} after the child's start"),
        };
        let point = format!("kill {kill} of seed {seed}, {moment}");
        let mut left = operations;
        let mut in_step = false;
        let mut when = |said: &[String]| {
            let line = said.last().map_or("", String::as_str);
            in_step |= line == format!("step {step}");
            if in_step && line.starts_with("operation") {
                left = left.map(|left| left.saturating_sub(1));
            }
            left.is_none_or(|left| in_step && left == 0)
        };
        let said = run(folder.path(), (seed, rows), Some((step, Kill { when: &mut when, delay })));
        add(&mut totals, &said);
        let confirmed = confirmed(&said).unwrap_or(oracle.operations);
        checked += check(folder.path(), &mut oracle, confirmed, rows, &point).1;
    }
    // And then it ends.
    let said = run(folder.path(), (seed, rows), None);
    add(&mut totals, &said);
    let (step, count) = check(folder.path(), &mut oracle, confirmed(&said).unwrap(), rows, "at the end");
    assert_eq!(step, 7);
    checked += count;
    assert!(!Tables::open(folder.path(), rows).database.keyspace_exists("old"));
    let (operations, time) = (oracle.operations, start.elapsed());
    println!(
        "{rows} rows, {kills} kills, {operations} operations, the child: {totals:?}, after kills: {checked} rows, {time:?}"
    );
}

/// A child that stays in a step until it is killed, or goes on to the end.
fn run(folder: &Path, (seed, rows): (u64, u32), kill: Option<(u64, Kill<'_>)>) -> Vec<(String, u64)> {
    let [seed, rows] = [seed.to_string(), rows.to_string()];
    let mut settings: Vec<(&str, &OsStr)> =
        vec![(FOLDER, folder.as_os_str()), (SEED, seed.as_ref()), (ROWS, rows.as_ref())];
    let (hold, kill) = kill.map(|(hold, kill)| (hold.to_string(), kill)).unzip();
    settings.extend(hold.as_ref().map(|hold| (HOLD, hold.as_ref())));
    let said = kills::run("moves", &settings, kill);
    let line = |line: &String| {
        line.split_once(' ').and_then(|(word, number)| Some((word.into(), number.parse().ok()?)))
    };
    said.iter()
        .map(line)
        .collect::<Option<_>>()
        .unwrap_or_else(|| panic!("the move failed:\n{}", said.join("\n")))
}

/// The last operation that a writer printed.
fn confirmed(said: &[(String, u64)]) -> Option<u64> {
    said.iter().filter(|(word, _)| word == "operation").map(|(_, number)| *number).max()
}

fn add(totals: &mut BTreeMap<&'static str, u64>, said: &[(String, u64)]) {
    for word in ["reads", "rows", "copied", "compared"] {
        *totals.entry(word).or_default() +=
            said.iter().filter(|(of, _)| of == word).map(|(_, number)| number).sum::<u64>();
    }
}

/// Both tables have the rows of all confirmed operations, and of at most one more of each writer. Returns the step,
/// and how many rows are there.
fn check(folder: &Path, oracle: &mut Oracle, confirmed: u64, rows: u32, point: &str) -> (u64, u64) {
    let tables = Tables::open(folder, rows);
    let snapshot = tables.database.read_tx();
    let (step, operations) = (tables.get(&snapshot, STEP), tables.get(&snapshot, OPERATIONS));
    println!("{point}: step {step}, {confirmed} operations were confirmed, {operations} are there");
    assert!((confirmed..=confirmed + WRITERS).contains(&operations), "{point}");
    oracle.advance(operations);
    let oracle = &*oracle;
    let mut count = 0;
    // From step 6 on, the old table is no longer written.
    if step < 6 {
        let table = (tables.old.as_ref().unwrap(), tables::id_of_old as _);
        count += tables::compare(&snapshot, table, &Old::prefix().ranges(), (Has::All, oracle, 0..ids(rows)));
    }
    if step >= 3 {
        let has = if step == 3 { Has::Part } else { Has::All };
        let table = (&tables.new, tables::id_of_new as _);
        count += tables::compare(&snapshot, table, &New::prefix().ranges(), (has, oracle, 0..ids(rows)));
    }
    (step, count)
}
