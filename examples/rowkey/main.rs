//! Row keys for those who operate the store, from a layout as JSON:
//!
//! `cargo run --example rowkey -- explain --layout key.json '\x07\x00..'`
//!
//! `serde_json::to_string_pretty(K::LAYOUT)` writes such a file.

mod ddl;
mod diff;
mod explain;
mod failure;
mod layout_file;
mod rebucket;
mod rows;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::{Failure, Outcome};

/// Explains rows, writes create statements, compares layouts and plans another number of salt buckets,
/// from the JSON of a layout alone.
#[derive(Parser)]
#[command(name = "rowkey", max_term_width = 100, after_help = AFTER)]
struct Args {
    #[command(subcommand)]
    task: Task,
}

const AFTER: &str = "\
A layout is written by the program that has the key: serde_json::to_string_pretty(Key::LAYOUT)

Exit status:
  0  fine
  1  a finding: a row that does not decode, a layout that a store cannot have, a change of layout
     that old rows do not survive
  2  bad input, in one line on standard error";

#[derive(Subcommand)]
enum Task {
    Explain(explain::Explain),
    Ddl(ddl::Ddl),
    Diff(diff::Diff),
    Rebucket(rebucket::Rebucket),
}

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return failure::of_arguments(&error),
    };
    let mut out = std::io::stdout().lock();
    let done = match args.task {
        Task::Explain(task) => task.run(&mut out),
        Task::Ddl(task) => whole(&mut out, task.run()),
        Task::Diff(task) => whole(&mut out, task.run()),
        Task::Rebucket(task) => whole(&mut out, task.run()),
    };
    failure::exit(done)
}

/// A text is written when all of it is there.
fn whole(out: &mut impl Write, text: Result<(String, Outcome), Failure>) -> Result<Outcome, Failure> {
    let (text, outcome) = text?;
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(outcome)
}
