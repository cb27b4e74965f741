//! A secondary index in a table of its own: the departures of an aircraft, by its tail number.
//!
//! An index row ends in the key of the row it points to, so it is known from the row alone, and no two
//! rows share one. HBase writes no two tables at once: the data row goes first, then the index row, and
//! [`mend`] finds what a crash left between the two.

use std::collections::BTreeSet;
use std::sync::Arc;

use hbase_thrift::hbase::{BatchMutation, Mutation};
use rowkey::{KeyRanges, RowKey, to_string_binary};

use crate::cluster::Cluster;
use crate::error::Result;
use crate::flights::Flight;
use crate::gateway::{COLUMN, FAMILY, Gateway, Row};
use crate::keys::Departure;
use crate::run::Run;
use crate::scan::scan_all;

pub const DATA: &str = "flights";
pub const INDEX: &str = "flights_by_tail";
const BATCH: u16 = 1_000;

/// The salt is computed from the tail number alone: one aircraft is one range. The departure goes on
/// without its own salt, the newest first.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct ByTail {
    #[salt(buckets = 4)]
    pub tail: String,
    pub departure: Departure,
}

/// Makes both tables, empty.
pub fn create(cluster: &Cluster) -> Result<()> {
    cluster.create(DATA, FAMILY, &Departure::split_points())?;
    cluster.create(INDEX, FAMILY, &ByTail::split_points())
}

/// What a data row holds: tail number, destination, minutes late.
pub fn value(flight: &Flight) -> String {
    let late = flight.late.map_or("never left".to_owned(), |late| late.to_string());
    format!("{}\t{}\t{late}", flight.tailnum, flight.dest)
}

/// The index row of a data row; none without a tail number.
pub fn index_row(data: &Row) -> Result<Option<Vec<u8>>> {
    let value = String::from_utf8_lossy(&data.value);
    let tail = value.split('\t').next().unwrap_or_default().to_owned();
    if tail.is_empty() {
        return Ok(None);
    }
    let departure = Departure::decode(&data.row)
        .map_err(|error| format!("`{DATA}`: {}: {error}", to_string_binary(&data.row)))?;
    Ok(Some(ByTail { tail, departure }.encode()?.to_vec()))
}

/// Writes flights: the data rows, and when they are there, their index rows.
pub fn write(gateway: &Gateway, flights: &[Flight]) -> Result<()> {
    let mut data = Vec::with_capacity(flights.len());
    let mut index = Vec::with_capacity(flights.len());
    for flight in flights {
        let row = Row { row: flight.departure.encode()?.to_vec(), value: value(flight).into_bytes() };
        index.extend(index_row(&row)?.map(|row| Row { row, value: Vec::new() }));
        data.push(row);
    }
    gateway.put(DATA, &data)?;
    gateway.put(INDEX, &index)
}

/// The check as a part of its own, for what lies in a folder that was kept.
pub fn check(run: &mut Run) -> Result<()> {
    let cluster = run.cluster()?;
    for table in [DATA, INDEX] {
        if cluster.ask(&format!("exists {table}"))? != ["true"] {
            return Err(format!("there is no table `{table}` in this folder; `--part index` makes it").into());
        }
    }
    let gateway = cluster.gateway();
    let Mended { written, deleted } = mend(gateway)?;
    let Tables { data, index } = Tables::read(gateway)?;
    println!(
        "{} rows, {} index rows: {written} were missing, {deleted} were too many",
        data.len(),
        index.len()
    );
    Ok(())
}

/// Both tables as they stand.
pub struct Tables {
    pub data: Vec<Row>,
    pub index: BTreeSet<Vec<u8>>,
}

impl Tables {
    /// The index first: whatever it points to was written before it, and is still found after it. So a
    /// load that goes on meanwhile makes no index row look as if it pointed to nothing.
    pub fn read(gateway: &Arc<Gateway>) -> Result<Tables> {
        let all = |table, ranges: &KeyRanges| scan_all(gateway, table, ranges, BATCH);
        let index = all(INDEX, &ByTail::prefix().ranges()).map(|row| Ok(row?.row)).collect::<Result<_>>()?;
        let data = all(DATA, &Departure::prefix().ranges()).collect::<Result<_>>()?;
        Ok(Tables { data, index })
    }

    /// Where the two do not agree.
    pub fn check(&self) -> Result<Check> {
        let mut check = Check { missing: Vec::new(), surplus: self.index.clone() };
        for data in &self.data {
            if let Some(row) = index_row(data)?
                && !check.surplus.remove(&row)
            {
                check.missing.push(row);
            }
        }
        Ok(check)
    }
}

pub struct Check {
    /// Index rows that are not there although their data row is.
    pub missing: Vec<Vec<u8>>,
    /// Index rows without a data row, or whose data row has another tail number.
    pub surplus: BTreeSet<Vec<u8>>,
}

/// What was mended.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub struct Mended {
    pub written: usize,
    pub deleted: usize,
}

/// Checks and mends until there is nothing to mend: a loader that was killed may have sent a batch that
/// the gateway still works on.
pub fn mend(gateway: &Arc<Gateway>) -> Result<Mended> {
    let mut mended = Mended::default();
    for _ in 0..10 {
        let Check { missing, surplus } = Tables::read(gateway)?.check()?;
        if missing.is_empty() && surplus.is_empty() {
            return Ok(mended);
        }
        mended.written += missing.len();
        mended.deleted += surplus.len();
        let rows: Vec<Row> = missing.into_iter().map(|row| Row { row, value: Vec::new() }).collect();
        for batch in rows.chunks(usize::from(BATCH)) {
            gateway.put(INDEX, batch)?;
        }
        delete(gateway, surplus.into_iter().collect())?;
    }
    Err("the index does not come to rest: is a loader running?".into())
}

/// Takes rows out of the index.
pub fn delete(gateway: &Gateway, rows: Vec<Vec<u8>>) -> Result<()> {
    for batch in rows.chunks(usize::from(BATCH)) {
        let delete = |row: &Vec<u8>| {
            BatchMutation::new(row.clone(), vec![Mutation::new(true, COLUMN.to_vec(), None, true)])
        };
        gateway.mutate(INDEX, batch.iter().map(delete).collect())?;
    }
    Ok(())
}
