//! Row keys on a real HBase of four region servers. `examples/hbase/run [CSV]` is the way to start it.

mod cluster;
mod conversation;
mod crash;
mod ddl;
mod error;
mod faults;
#[path = "../../departures/src/flights.rs"]
#[expect(dead_code, reason = "the other example shows how far it has read")]
mod flights;
mod gateway;
mod index;
mod java;
mod java_program;
mod keys;
mod library;
mod limits;
mod loader;
mod moving;
mod multi_get;
mod pages;
mod phoenix;
mod restart;
mod retry;
mod run;
mod scan;
mod scans;
mod skip;
mod skips;
mod spread;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::{Parser, Subcommand};

use crate::cluster::Folder;
use crate::error::Result;
use crate::loader::Loader;
use crate::run::{Run, Settings};

/// What this example shows, one file each.
const PARTS: &[Part] = &[
    // First: HBase starts faster with one table than with ten.
    Part { name: "restart", what: "A second start on the same folder", run: restart::run },
    Part { name: "spread", what: "Where the writes go", run: spread::run },
    Part { name: "scans", what: "Scans, and what the servers read for them", run: scans::run },
    Part { name: "skips", what: "Any fields: skip scans, by the client and by the servers", run: skips::run },
    Part { name: "pages", what: "Pages, while another thread writes", run: pages::run },
    Part { name: "multi-get", what: "Keys that can be named, without a scan", run: multi_get::run },
    Part { name: "limits", what: "Rows that HBase does not take", run: limits::run },
    Part { name: "index", what: "A secondary index, and a loader that is killed", run: crash::run },
    Part { name: "check", what: "The check of the index alone", run: index::check },
    Part { name: "move", what: "A table moves from 16 to 64 buckets, while it is written", run: moving::run },
    Part { name: "faults", what: "A region server is stopped, a gateway hangs", run: faults::run },
    Part {
        name: "library",
        what: "A table by the Java library, which knows its layout alone",
        run: library::run,
    },
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
#[command(name = "run", args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
struct Options {
    #[command(subcommand)]
    process: Option<Process>,
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
    /// How often the loader of the index is killed.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    kills: u16,
    /// Where `run` has put the jars and the compiled classes.
    #[arg(long, hide = true, env = "ROWKEY_HBASE_JAVA", required = true)]
    java: Option<PathBuf>,
}

/// What this program starts itself as.
#[derive(Subcommand)]
enum Process {
    /// Loads a table and its index.
    #[command(hide = true)]
    Load(Loader),
}

fn main() -> ExitCode {
    let mut options = Options::parse();
    let done = match options.process.take() {
        Some(Process::Load(loader)) => loader.load(),
        None => run(options),
    };
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
    let settings = Settings {
        csv,
        scale: options.scale,
        short: options.short,
        kills: options.kills,
        seed: options.seed.unwrap_or_else(|| fastrand::u32(..)).into(),
    };
    let csv = &settings.csv;
    let departures = run::read(csv, settings.scale, settings.short)?;
    println!("{}: {} departures", csv.file_name().unwrap_or_default().display(), departures.len());

    // Removed when it goes out of scope, after the cluster that writes to it.
    let mut temporary = None;
    let folder = match options.folder {
        Some(folder) => Folder::Kept(folder),
        None => Folder::Temporary(temporary.insert(tempfile::tempdir()?).path().to_owned()),
    };
    let java = options.java.ok_or("where are the jars?")?;
    let mut run = Run::start(java, folder, departures, settings)?;
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
