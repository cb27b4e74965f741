//! The command line: subcommands, and how the tool ends.

use std::io::{BufWriter, Write};
use std::panic::resume_unwind;
use std::process::ExitCode;
use std::thread;

use clap::{CommandFactory, Parser, Subcommand};
use jiff::tz::TimeZone;

use crate::failure::{Failure, Outcome};
use crate::terminal::Color;
use crate::{completions, ddl, diff, encode, explain, page, rebucket, report, scan, show, spread, zone};

/// Explains, encodes and scans the rows of a store, from the layout of their key as JSON.
#[derive(Parser)]
#[command(name = "rowkey", version, max_term_width = 100, after_help = AFTER)]
struct Args {
    /// Colours for headings and faults; auto: on a terminal, unless NO_COLOR or CLICOLOR=0 is set.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: Color,
    /// The time zone of dates and times, for example Asia/Shanghai; UTC by default.
    #[arg(long, global = true, value_name = "ZONE", value_parser = zone::named)]
    tz: Option<TimeZone>,
    #[command(subcommand)]
    task: Task,
}

const AFTER: &str = "\
The program that declares the key writes its layout: serde_json::to_string_pretty(Key::LAYOUT)

Exit status:
  0  no finding
  1  a finding: a row does not decode, a store cannot have such a key, a change breaks old rows
  2  bad input: one line on standard error";

#[derive(Subcommand)]
enum Task {
    Completions(completions::Completions),
    Ddl(ddl::Ddl),
    Diff(diff::Diff),
    Encode(encode::Encode),
    Explain(explain::Explain),
    Man(completions::Manual),
    Page(page::Page),
    Rebucket(rebucket::Rebucket),
    Scan(scan::Scan),
    Show(show::Show),
    Spread(spread::Spread),
}

/// The stack of a thread for layouts that are nested as deep as they may be: each level is a call.
const STACK: usize = 16 << 20;

/// Runs the tool, on a thread of its own, as the main thread of some systems has a stack of 1 MiB.
pub fn main() -> ExitCode {
    match thread::Builder::new().stack_size(STACK).spawn(run) {
        Ok(running) => running.join().unwrap_or_else(|panic| resume_unwind(panic)),
        Err(_) => run(),
    }
}

fn run() -> ExitCode {
    // Not `args`, which panics at an argument that is not UTF-8.
    let arguments = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    Color::of(arguments).choose();
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return report::of_arguments(&error, &Args::command()),
    };
    if let Some(zone) = args.tz {
        zone::choose(zone);
    }
    let mut out = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    let done = match args.task {
        Task::Completions(task) => whole(&mut out, task.run(Args::command())),
        Task::Ddl(task) => whole(&mut out, task.run()),
        Task::Diff(task) => whole(&mut out, task.run()),
        Task::Encode(task) => task.run(&mut out),
        Task::Explain(task) => task.run(&mut out),
        Task::Man(task) => whole(&mut out, task.run(Args::command())),
        Task::Page(task) => whole(&mut out, task.run()),
        Task::Rebucket(task) => whole(&mut out, task.run()),
        Task::Scan(task) => task.run(&mut out),
        Task::Show(task) => whole(&mut out, task.run()),
        Task::Spread(task) => whole(&mut out, task.run()),
    };
    // Flush first: the findings before a failure come before its line.
    let written = out.flush();
    report::exit(done.and_then(|outcome| Ok(written.map(|()| outcome)?)))
}

/// Writes a text, only if there was no failure on the way.
fn whole(out: &mut impl Write, text: Result<(String, Outcome), Failure>) -> Result<Outcome, Failure> {
    let (text, outcome) = text?;
    out.write_all(text.as_bytes())?;
    Ok(outcome)
}
