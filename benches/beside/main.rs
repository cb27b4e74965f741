//! Times one checkout beside another, in turn and in one process: `cargo xtask beside --base DIR` builds and runs this with both.
//! As a bench of this package it compares the checkout with itself: how exact the machine is.
//!
//! Arguments: rows of the skip scans (0: none).

#[cfg(feature = "rivals")]
mod side;
#[path = "../skip/stores.rs"]
mod stores;
#[path = "../turns.rs"]
mod turns;

use std::error::Error;

#[cfg(feature = "rivals")]
use {side as base, side as ours};

use stores::{Fjall, Redb, Store};
use turns::Ratio;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The most time that this checkout may take for one of the other.
const NEXT: f64 = 1.05;
const MERGE: f64 = 1.05;
const SKIP: f64 = 1.08;

fn main() -> Result<()> {
    // Cargo adds `--bench`.
    let rows = std::env::args().skip(1).find(|arg| !arg.starts_with("--"));
    let rows = rows.as_deref().unwrap_or("0").parse()?;
    println!("{:40}{:>12}{:>12}{:>7}{:>16}{:>6}", "time", "this", "base", "ratio", "lowest, highest", "bar");
    next()?;
    merge()?;
    if rows > 0 {
        let folder = tempfile::tempdir()?;
        let keys = || ours::readings(rows).map(|key| key.encode());
        skip(&Redb::filled(&folder.path().join("redb"), keys())?, rows)?;
        skip(&Fjall::filled(&folder.path().join("fjall"), keys())?, rows)?;
    }
    Ok(())
}

fn print(name: &str, bar: f64, ratio: Ratio) {
    let [ours, base] = ratio.times.map(|time| format!("{:.3} ms", time.as_secs_f64() * 1e3));
    let runs = format!("{:.2} to {:.2}", ratio.lowest, ratio.highest);
    let mark = if ratio.median <= bar + 0.005 { "" } else { "  not met" };
    println!("{name:40}{ours:>12}{base:>12}{:>7.2}{runs:>16}{bar:>6.2}{mark}", ratio.median);
}

/// Repeats what takes less time than a clock shows well.
fn often(times: usize, work: impl Fn() -> u64) -> Result<u64> {
    Ok((0..times).map(|_| work()).sum())
}

fn next() -> Result<()> {
    for (ours, base) in ours::nexts().into_iter().zip(base::nexts()) {
        let ratio = turns::ratio(|| often(100, || ours.run()), || often(100, || base.run()))?;
        print(&format!("skip.next: {}", ours.name), NEXT, ratio);
    }
    Ok(())
}

/// Sixteen sorted scans of a thousand rows as one.
fn merge() -> Result<()> {
    // Times that come in no order, and bytes of a row that has a salt.
    let scans: Vec<Vec<[u8; 19]>> = (0..16_u8)
        .map(|bucket| {
            let row = |number: u64| {
                let mut row = [bucket; 19];
                let number = (number * 16 + u64::from(bucket)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                row[1..9].copy_from_slice(&number.to_be_bytes());
                row
            };
            let mut rows: Vec<[u8; 19]> = (0..1000).map(row).collect();
            rows.sort_unstable();
            rows
        })
        .collect();
    let merged = turns::ratio(|| often(50, || ours::merge(&scans)), || often(50, || base::merge(&scans)))?;
    print("merge", MERGE, merged);
    let merger = turns::ratio(
        || often(50, || ours::merge_by_merger(&scans)),
        || often(50, || base::merge_by_merger(&scans)),
    )?;
    print("merge, by Merger", MERGE, merger);
    Ok(())
}

fn skip<S: Store>(store: &S, rows: u64) -> Result<()> {
    for (ours, base) in ours::questions(rows).iter().zip(&base::questions(rows)) {
        let ratio = turns::ratio::<_, Box<dyn Error>>(
            || Ok(ours::read(ours, |bounds| store.items(bounds), S::row)?),
            || Ok(base::read(base, |bounds| store.items(bounds), S::row)?),
        )?;
        print(&format!("skip scan in {}: {}", S::NAME, ours.name), SKIP, ratio);
    }
    Ok(())
}
