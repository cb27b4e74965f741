//! `cargo xtask instructions` compares the instructions of `rowkey` with those of hand-written code;
//! `cargo xtask bench` measures everything but skip scans and writes the figures of BENCHMARKS.md;
//! `cargo xtask pictures` draws the pictures of the guide.

mod xtask {
    pub mod criterion;
    pub mod instructions;
    pub mod page;
    pub mod pictures;
    pub mod plots;
    pub mod report;
    pub mod run;
    pub mod skip;
}

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{instructions, pictures, report, skip};

/// The measurements of rowkey.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Compares instruction counts with hand-written code; fails if a ratio is above its limit.
    Instructions,
    /// Measures instructions and time, and writes the figures and charts of BENCHMARKS.md.
    Bench {
        /// Takes the times of the last run.
        #[arg(long)]
        no_run: bool,
    },
    /// Measures skip scans against full scans in redb and fjall, and writes their figures in BENCHMARKS.md.
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
    /// Draws the pictures of the guide into its pages.
    Pictures {
        /// Only fails where a picture is not current.
        #[arg(long)]
        check: bool,
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
        Task::Pictures { check } => pictures::write(check),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
