//! What all parts work with: the cluster, and the departures in the order of their time.

use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::cluster::{Cluster, Folder, SERVERS};
use crate::error::Result;
use crate::flights::{Flight, Flights};
use crate::gateway::{FAMILY, Row};
use crate::java_program::JavaProgram;

pub const DAY: i64 = 86_400_000;

pub struct Run {
    java: PathBuf,
    folder: Folder,
    /// Missing only between two starts.
    cluster: Option<Cluster>,
    /// By time.
    pub departures: Vec<Flight>,
    pub settings: Settings,
}

/// What was asked for on the command line.
#[derive(Clone)]
pub struct Settings {
    pub csv: PathBuf,
    pub scale: u16,
    pub short: bool,
    /// How often the loader of the index is killed.
    pub kills: u16,
    /// What random rows and moments are drawn from.
    pub seed: u64,
}

impl Run {
    pub fn start(java: PathBuf, folder: Folder, departures: Vec<Flight>, settings: Settings) -> Result<Run> {
        let mut run = Run { java, folder, cluster: None, departures, settings };
        run.start_cluster()?;
        Ok(run)
    }

    fn start_cluster(&mut self) -> Result<()> {
        let start = Instant::now();
        self.cluster = Some(Cluster::start(&self.java, &self.folder)?);
        println!("HBase with {SERVERS} region servers is up after {:.1} s", start.elapsed().as_secs_f64());
        Ok(())
    }

    pub fn cluster(&self) -> Result<&Cluster> {
        self.cluster.as_ref().ok_or_else(|| "HBase is not running".into())
    }

    /// Starts a program of `java/` as a client of the cluster.
    pub fn java_program(&self, name: &'static str) -> Result<JavaProgram> {
        JavaProgram::start(name, &self.java, self.cluster()?.zookeeper(), self.folder.path())
    }

    /// Stops HBase and starts it again on the same folder.
    pub fn restart(&mut self) -> Result<()> {
        if let Some(cluster) = self.cluster.take() {
            cluster.stop()?;
        }
        self.start_cluster()
    }

    pub fn stop(mut self) -> Result<()> {
        self.cluster.take().map_or(Ok(()), Cluster::stop)
    }
}

/// The departures of a file by time: `scale` times, each copy later than the one before by the days of
/// the file; or only those of the first day.
pub fn read(csv: &Path, scale: u16, short: bool) -> Result<Vec<Flight>> {
    let mut flights = Flights::open(csv).map_err(|error| error.to_string())?;
    let mut all = Vec::new();
    while let Some(flight) = flights.read_next().map_err(|error| error.to_string())? {
        all.push(flight);
    }
    all.sort_by_key(|flight| flight.departure.at);
    let (Some(first), Some(last)) = (all.first(), all.last()) else {
        return Err(format!("{}: no line below the header", csv.display()).into());
    };
    let (first, last) = (first.departure.at, last.departure.at);
    if short {
        all.retain(|flight| flight.departure.at < first + DAY);
    }
    let days = (last - first) / DAY + 1;
    let once = all.len();
    for copy in 1..i64::from(scale) {
        for of in 0..once {
            let mut flight = all[of].clone();
            flight.departure.at += copy * days * DAY;
            all.push(flight);
        }
    }
    Ok(all)
}

/// Rows that are sent at once.
pub const BATCH: usize = 1000;

/// A new table with a row for each flight.
pub fn load(
    cluster: &Cluster,
    table: &str,
    splits: &[Vec<u8>],
    flights: &[Flight],
    row: impl Fn(&Flight) -> Result<Vec<u8>>,
) -> Result<()> {
    cluster.create(table, FAMILY, splits)?;
    for flights in flights.chunks(BATCH) {
        cluster.gateway().put(table, &rows(flights, &row)?)?;
    }
    Ok(())
}

/// A row for each flight, with what the key does not hold as its value.
pub fn rows(flights: &[Flight], row: impl Fn(&Flight) -> Result<Vec<u8>>) -> Result<Vec<Row>> {
    flights.iter().map(|flight| Ok(Row { row: row(flight)?, value: flight.details().into_bytes() })).collect()
}
