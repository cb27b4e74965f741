//! Skip scans against a full scan that decodes every row and filters, in redb and fjall. `cargo xtask skip` runs it and
//! writes what it finds into BENCHMARKS.md.
//!
//! Arguments: how many rows, how many rounds, and the file that the figures go to.

mod questions;
mod stores;

use std::cell::Cell;
use std::error::Error;
use std::time::{Duration, Instant};

use rowkey::KeyRange;
use serde_json::json;

use questions::{Question, Reading, questions, readings};
use stores::{Bounds, Fjall, Redb, Store};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    // Cargo adds `--bench`.
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let [rows, rounds, path] = &args[..] else {
        return Err(
            "three arguments are expected: rows, rounds, a file. `cargo xtask skip` gives them".into()
        );
    };
    let (rows, rounds): (u64, usize) = (rows.parse()?, rounds.parse()?);
    let folder = tempfile::tempdir()?;
    let keys = || readings(rows).map(|key| key.encode());
    let mut figures = Vec::new();
    {
        let file = folder.path().join("redb");
        figures.extend(measure(&Redb::filled(&file, keys())?, rows, rounds)?);
        std::fs::remove_file(file)?;
    }
    figures.extend(measure(&Fjall::filled(&folder.path().join("fjall"), keys())?, rows, rounds)?);
    std::fs::write(path, serde_json::to_vec_pretty(&figures)?)?;
    Ok(())
}

/// The result of a scan, to compare two of them.
#[derive(Default, PartialEq, Debug)]
struct Answer {
    found: u64,
    /// Of the times that were found.
    sum: i64,
}

impl Answer {
    fn add(&mut self, key: &Reading) {
        self.found += 1;
        self.sum = self.sum.wrapping_add(key.at);
    }
}

fn bounds(range: &KeyRange) -> Bounds<'_> {
    (range.start(), range.stop())
}

fn measure<S: Store>(store: &S, rows: u64, rounds: usize) -> Result<Vec<serde_json::Value>> {
    let mut figures = Vec::new();
    for question in questions(rows) {
        let counts = count(store, &question)?;
        let mut times = Vec::new();
        for _ in 0..rounds {
            let full = timed(|| full_scan(store, &question))?;
            let skip = timed(|| skip_scan(store, &question))?;
            if full.1 != skip.1 {
                return Err(format!("{}: {:?} by the full scan, {:?}", question.name, full.1, skip.1).into());
            }
            times.push((full.0.as_secs_f64(), skip.0.as_secs_f64()));
        }
        let mut ratios: Vec<f64> = times.iter().map(|(full, skip)| full / skip).collect();
        let ratio = median(&mut ratios);
        let full = median(&mut times.iter().map(|(full, _)| *full).collect::<Vec<_>>());
        let skip = median(&mut times.iter().map(|(_, skip)| *skip).collect::<Vec<_>>());
        println!(
            "{:6}{:16}{:>9} found in {:>7} runs,{:>9} visited,{:>7} seeks; full {:>9.2} ms, skip {:>9.2} ms: {ratio:.2} ({:.2} to {:.2})",
            S::NAME,
            question.name,
            counts.found,
            counts.runs,
            counts.visited,
            counts.seeks,
            full * 1e3,
            skip * 1e3,
            ratios[0],
            ratios[rounds - 1],
        );
        figures.push(json!({
            "store": S::NAME,
            "question": question.name,
            "rows": rows,
            "rounds": rounds,
            "found": counts.found,
            "runs": counts.runs,
            "visited": counts.visited,
            "seeks": counts.seeks,
            "full": full,
            "skip": skip,
            "ratio": ratio,
            "lowest": ratios[0],
            "highest": ratios[rounds - 1],
        }));
    }
    Ok(figures)
}

fn timed<T>(work: impl FnOnce() -> Result<T>) -> Result<(Duration, T)> {
    let start = Instant::now();
    let done = work()?;
    Ok((start.elapsed(), done))
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn full_scan<S: Store>(store: &S, question: &Question) -> Result<Answer> {
    let mut answer = Answer::default();
    for item in store.items(bounds(&Reading::prefix().range())) {
        let key = Reading::decode(S::row(&item?))?;
        if (question.holds)(&key) {
            answer.add(&key);
        }
    }
    Ok(answer)
}

fn skip_scan<S: Store>(store: &S, question: &Question) -> Result<Answer> {
    let mut answer = Answer::default();
    for item in question.scan.try_scan(|range| store.items(bounds(&range)), S::row) {
        answer.add(&Reading::decode(S::row(&item?))?);
    }
    Ok(answer)
}

struct Counts {
    found: u64,
    visited: u64,
    seeks: u64,
    /// Runs of matching rows: who knows all rows seeks once for each.
    runs: u64,
}

fn count<S: Store>(store: &S, question: &Question) -> Result<Counts> {
    let (seeks, visited) = (Cell::new(0), Cell::new(0));
    let open = |range: KeyRange| {
        seeks.set(seeks.get() + 1);
        store.items(bounds(&range)).inspect(|_| visited.set(visited.get() + 1))
    };
    let mut found = 0;
    for item in question.scan.try_scan(open, S::row) {
        item?;
        found += 1;
    }
    let (mut runs, mut in_run) = (0, false);
    for item in store.items(bounds(&Reading::prefix().range())) {
        let holds = (question.holds)(&Reading::decode(S::row(&item?))?);
        runs += u64::from(holds && !in_run);
        in_run = holds;
    }
    Ok(Counts { found, visited: visited.get(), seeks: seeks.get(), runs })
}
