//! `cargo xtask instructions` holds the instructions of `rowkey` against those of code by hand;
//! `cargo xtask bench` measures everything and writes BENCHMARKS.md.

mod xtask {
    pub mod criterion;
    pub mod instructions;
    pub mod plots;
    pub mod report;
    pub mod run;
}

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{instructions, report};

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
}

fn main() -> ExitCode {
    let done = match Args::parse().task {
        Task::Instructions => instructions::measure().and_then(|table| {
            print!("{}", table.text());
            table.check()
        }),
        Task::Bench { no_run } => report::write(!no_run),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
