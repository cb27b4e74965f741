//! Row keys on a real HBase of four region servers. `examples/hbase/run [CSV]` is the way to start it.

mod cluster;
mod error;
#[path = "../../departures/flights.rs"]
mod flights;
mod gateway;
mod java;
mod java_program;
mod keys;
mod phoenix;
mod restart;
mod run;
mod scan;
mod spread;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use crate::cluster::Folder;
use crate::error::Result;
use crate::run::Run;

/// What this example shows, one file each.
const PARTS: &[Part] = &[
    Part { name: "spread", what: "Where the writes go", run: spread::run },
    Part { name: "restart", what: "A second start on the same folder", run: restart::run },
    Part { name: "java", what: "Java reads Rust, Rust reads Java", run: java::run },
    Part { name: "phoenix", what: "Phoenix: SQL over the same cluster", run: phoenix::run },
];

struct Part {
    name: &'static str,
    what: &'static str,
    run: fn(&mut Run) -> Result<()>,
}

/// Row keys on a real HBase of four region servers.
#[derive(Parser)]
#[command(name = "run")]
struct Options {
    /// Departures in the columns of nycflights13 [default: the week in examples/data].
    csv: Option<PathBuf>,
    /// So many times the file, each time later by as many days as it has.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=120))]
    scale: u16,
    /// Only the file's first day.
    #[arg(long)]
    short: bool,
    /// Keeps the tables in this folder, and finds those that are there [default: a temporary folder].
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Only this part; may be given several times.
    #[arg(long = "part", value_parser = PARTS.iter().map(|part| part.name).collect::<Vec<_>>())]
    parts: Vec<String>,
    /// What random rows and moments are drawn from, to repeat a run [default: another each time].
    #[arg(long)]
    seed: Option<u32>,
    /// Where `run` has put the jars and the compiled classes.
    #[arg(long, hide = true, env = "ROWKEY_HBASE_JAVA")]
    java: PathBuf,
}

fn main() -> ExitCode {
    let done = run(Options::parse());
    cluster::leave_to_signal();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: Options) -> Result<()> {
    cluster::stop_on_signals()?;
    let week = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/flights-week.csv");
    let csv = options.csv.unwrap_or_else(|| week.into());
    let departures = run::read(&csv, options.scale, options.short)?;
    println!("{}: {} departures", csv.file_name().unwrap_or_default().display(), departures.len());

    // Removed when it goes out of scope, after the cluster that writes to it.
    let mut temporary = None;
    let folder = match options.folder {
        Some(folder) => Folder::Kept(folder),
        None => Folder::Temporary(temporary.insert(tempfile::tempdir()?).path().to_owned()),
    };
    let mut run = Run::start(options.java, folder, departures)?;
    run.seed = options.seed.map_or(run.seed, u64::from);
    for part in PARTS {
        if options.parts.is_empty() || options.parts.iter().any(|name| name == part.name) {
            println!("\n## {}\n", part.what);
            let start = Instant::now();
            (part.run)(&mut run).map_err(|error| format!("{}: {error}", part.name))?;
            println!("\n({}: {:.1} s)", part.name, start.elapsed().as_secs_f64());
        }
    }
    run.stop()
}
