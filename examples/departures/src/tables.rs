//! The three tables in fjall: loading and scanning them.

use std::collections::{BTreeSet, HashSet};
use std::error::Error;
use std::path::Path;

use fjall::{Database, Guard, Keyspace, KeyspaceCreateOptions, KvPair, PersistMode};
use indicatif::{ProgressBar, ProgressStyle};
use rowkey::{KeyRange, KeyRanges};

use crate::flights::Flights;
use crate::keys::{ByCarrier, ByTime, Departure};

/// Lines that are written at once.
const BATCH: usize = 1000;

pub struct Tables {
    db: Database,
    pub departures: Keyspace,
    pub by_carrier: Keyspace,
    pub by_time: Keyspace,
}

/// What the load saw.
#[derive(Default)]
pub struct Loaded {
    pub rows: usize,
    /// The first line of the file.
    pub first: Option<Departure>,
    pub origins: BTreeSet<String>,
    pub carriers: BTreeSet<String>,
    /// The hours in which a departure was scheduled, as the index by carrier has them.
    pub hours: BTreeSet<i64>,
}

impl Tables {
    pub fn open(folder: &Path) -> fjall::Result<Self> {
        let db = Database::builder(folder).open()?;
        Ok(Tables {
            departures: db.keyspace("departures", KeyspaceCreateOptions::default)?,
            by_carrier: db.keyspace("departures_by_carrier", KeyspaceCreateOptions::default)?,
            by_time: db.keyspace("departures_by_time", KeyspaceCreateOptions::default)?,
            db,
        })
    }

    /// Writes all flights. A departure and its index rows land together or not at all: a batch is
    /// filled in memory, which a bad line leaves at once, and fjall commits it as one.
    pub fn load(&self, mut flights: Flights) -> Result<Loaded, Box<dyn Error>> {
        // Draws only where stderr is a terminal, and is gone when it goes out of scope.
        let bar = ProgressBar::new(flights.progress().0)
            .with_style(ProgressStyle::with_template("loading {wide_bar} {bytes} of {total_bytes}")?);
        let mut loaded = Loaded::default();
        let mut batch = self.db.batch();
        let mut rows = HashSet::new();
        loop {
            let flight = flights.read_next()?;
            if rows.len() == BATCH || flight.is_none() {
                batch.commit()?;
                batch = self.db.batch();
                loaded.rows += rows.len();
                rows.clear();
                bar.set_position(flights.progress().1);
            }
            let Some(flight) = flight else { break };
            let details = flight.details();
            let departure = flight.departure;
            let row = departure.encode()?;
            // A second one would silently take the place of the first.
            if !rows.insert(row) || self.departures.contains_key(row)? {
                return Err(flights.fault(None, format!("the departure {departure} is there already")));
            }
            batch.insert(&self.departures, row.as_slice(), details);
            let by_carrier = ByCarrier::of(&departure);
            batch.insert(&self.by_carrier, by_carrier.encode()?.as_slice(), "");
            batch.insert(&self.by_time, ByTime::of(&departure).encode()?.as_slice(), "");
            loaded.origins.insert(departure.origin.clone());
            loaded.carriers.insert(by_carrier.carrier);
            loaded.hours.insert(by_carrier.hour);
            loaded.first.get_or_insert(departure);
        }
        self.db.persist(PersistMode::SyncAll)?;
        for table in [&self.departures, &self.by_carrier, &self.by_time] {
            let (read, written) = (loaded.rows, table.len()?);
            if read != written {
                return Err(format!("{read} lines were read, `{}` has {written} rows", table.name()).into());
            }
        }
        Ok(loaded)
    }

    /// What stands beside the key in the row an index row points to.
    pub fn details(&self, departure: &Departure) -> Result<String, Box<dyn Error>> {
        match self.departures.get(departure.encode()?)? {
            Some(details) => Ok(String::from_utf8_lossy(&details).into_owned()),
            None => Err(format!("the index points to the departure {departure}, which is not there").into()),
        }
    }
}

/// The rows of one range, read as they are asked for.
pub fn scan(table: &Keyspace, range: &KeyRange) -> impl Iterator<Item = fjall::Result<KvPair>> + use<> {
    table.range(range.as_slices()).map(Guard::into_inner)
}

/// The rows of all buckets in the order of the key, salt left out. Each bucket is read only as far as
/// the merge needs it: ten rows out of 16 buckets cost 16 + 9, not 160.
pub fn scan_all(table: &Keyspace, ranges: &KeyRanges) -> impl Iterator<Item = fjall::Result<KvPair>> + use<> {
    let buckets: Vec<_> = ranges.iter().map(|range| scan(table, &range)).collect();
    ranges.try_merge(buckets, |(row, _)| row)
}
