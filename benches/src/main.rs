//! `cargo xtask instructions` compares the instructions of `rowkey` with those of hand-written code;
//! `cargo xtask bench` measures codecs and writes the figures of BENCHMARKS.md;
//! `cargo xtask ranges` times ranges; `cargo xtask beside` compares with another checkout;
//! `cargo xtask weight` measures the machine code that a key costs in a program;
//! `cargo xtask pictures` draws the pictures of the guide.

mod xtask {
    pub mod beside;
    pub mod criterion;
    pub mod instructions;
    pub mod page;
    pub mod pictures;
    pub mod plots;
    pub mod ranges;
    pub mod report;
    pub mod run;
    pub mod skip;
    pub mod weight;
}

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{beside, instructions, pictures, ranges, report, skip, weight};

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
    /// Times a range and its first row in a `BTreeMap`, compared with code by hand, and writes the figures of BENCHMARKS.md.
    Ranges {
        /// Only prints, and fails if a ratio is above its bar.
        #[arg(long)]
        check: bool,
    },
    /// Times `skip.next`, merges and skip scans beside another checkout.
    Beside {
        /// The other checkout.
        #[arg(long, value_name = "DIR")]
        base: PathBuf,
        /// Rows that skip scans read, a multiple of 100,000; 0: no skip scans.
        #[arg(long, default_value_t = 10_000_000)]
        rows: u64,
    },
    /// Measures the machine code that a key costs in a program, and writes the figures of BENCHMARKS.md.
    Weight {
        /// Another checkout to measure beside this one; then only prints.
        #[arg(long, value_name = "DIR")]
        base: Option<PathBuf>,
        /// Only prints, and fails if a figure is above its bar.
        #[arg(long)]
        check: bool,
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
        Task::Ranges { check } => ranges::measure(check),
        Task::Beside { base, rows } => beside::measure(&base, rows),
        Task::Weight { base, check } => weight::measure(base.as_deref(), check),
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
