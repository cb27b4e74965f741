//! Runs the crate on the values of codecs of at most 32 bits, each with its neighbour.
//!
//! ```text
//! leaves [--full] [--only WORD]..   the checks; only those of leaves whose name has a word
//! leaves --list                     the names
//! leaves --pairs SEED COUNT         values and rows, for the models of `proofs/smt`
//! ```

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use check::{Checked, Job, Tally};

mod check;
mod edges;
mod leaf;
mod list;
mod pairs;
mod whole;

const THREADS: usize = 2;

fn main() -> ExitCode {
    let (mut full, mut words) = (false, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match &*argument {
            "--full" => full = true,
            "--only" => words.extend(arguments.next()),
            "--list" => {
                list::all().iter().for_each(|leaf| println!("{}", leaf.name));
                return ExitCode::SUCCESS;
            }
            "--pairs" => {
                let mut number = || arguments.next().and_then(|text| text.parse().ok());
                let (Some(seed), Some(count)) = (number(), number()) else { return usage() };
                pairs::print(seed, count as usize);
                return ExitCode::SUCCESS;
            }
            _ => return usage(),
        }
    }
    let mut leaves = list::all();
    leaves.retain(|leaf| words.is_empty() || words.iter().any(|word| leaf.name.contains(&**word)));
    if leaves.is_empty() {
        eprintln!("no leaf has such a name");
        return ExitCode::FAILURE;
    }
    if check_all(&leaves, full) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn usage() -> ExitCode {
    eprintln!("leaves [--full] [--only WORD].. | --list | --pairs SEED COUNT");
    ExitCode::FAILURE
}

/// What is known of a leaf whose jobs run.
struct Progress {
    left: usize,
    tally: Tally,
    time: Duration,
    wrong: Option<String>,
}

/// Checks the leaves and prints a line for each. Returns whether all of them keep the laws.
fn check_all(leaves: &[Checked], full: bool) -> bool {
    let of_each = leaves.iter().map(|leaf| (leaf.jobs)(full));
    let jobs: Vec<(usize, Job)> =
        of_each.enumerate().flat_map(|(leaf, jobs)| jobs.into_iter().map(move |job| (leaf, job))).collect();
    let progress: Vec<Mutex<Progress>> = (0..leaves.len())
        .map(|leaf| {
            let left = jobs.iter().filter(|(of, _)| *of == leaf).count();
            Mutex::new(Progress { left, tally: Tally::default(), time: Duration::ZERO, wrong: None })
        })
        .collect();
    let (next, right) = (AtomicUsize::new(0), AtomicBool::new(true));
    let worker = || {
        while let Some(&(leaf, job)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let progress = || progress[leaf].lock().expect("no check panics");
            let start = Instant::now();
            // One mistake of a leaf is enough.
            let failed = progress().wrong.is_some();
            let found = if failed { Ok(Tally::default()) } else { (leaves[leaf].run)(job) };
            let mut progress = progress();
            progress.left -= 1;
            progress.time += start.elapsed();
            match found {
                Ok(tally) => progress.tally.add(tally),
                Err(wrong) => drop(progress.wrong.get_or_insert(wrong)),
            }
            if progress.left == 0 {
                let Tally { values, pairs, refused, rows, ranges } = progress.tally;
                let time = progress.time.as_secs_f64();
                println!(
                    "{:4} {:60} {values} values, {pairs} pairs, {refused} refused, {rows} rows, {ranges} ranges, {time:.1} s{}",
                    if progress.wrong.is_none() { "ok" } else { "FAIL" },
                    leaves[leaf].name,
                    progress.wrong.iter().map(|wrong| format!("\n     {wrong}")).collect::<String>(),
                );
                right.fetch_and(progress.wrong.is_none(), Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(worker);
        }
    });
    right.load(Ordering::Relaxed)
}
