//! `cargo xtask instructions` holds the instructions of `rowkey` against those of code by hand;
//! `cargo xtask bench` measures everything and writes BENCHMARKS.md, all but the part of `cargo xtask skip`.

mod xtask {
    pub mod criterion;
    pub mod instructions;
    pub mod plots;
    pub mod report;
    pub mod run;
    pub mod skip;
}

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{instructions, report, skip};

/// The measurements of rowkey.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Counts instructions beside code by hand; fails where a ratio is above its bar.
    Instructions,
    /// Measures instructions and time, and writes BENCHMARKS.md and its pictures.
    Bench {
        /// Takes the times of the last run.
        #[arg(long)]
        no_run: bool,
    },
    /// Measures skip scans against full scans in redb and fjall, and writes their part of BENCHMARKS.md.
    Skip {
        /// Rows of the table: a multiple of 100,000.
        #[arg(long, default_value_t = 10_000_000)]
        rows: u64,
        #[arg(long, default_value_t = 7)]
        rounds: usize,
        /// Takes the figures of the last run.
        #[arg(long)]
        no_run: bool,
        /// Only prints.
        #[arg(long)]
        look: bool,
    },
}

fn main() -> ExitCode {
    let done = match Args::parse().task {
        Task::Instructions => instructions::measure().and_then(|table| {
            print!("{}", table.text());
            table.check()
        }),
        Task::Bench { no_run } => report::write(!no_run),
        Task::Skip { rows, rounds, no_run, look } => skip::measure(rows, rounds.max(1), !no_run, look),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
