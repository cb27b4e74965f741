//! The copy: each cell of the old table with its own timestamp.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use hbase_thrift::hbase::{BatchMutation, Mutation};
use rowkey::{KeyRange, Rekey};

use crate::cluster::Cluster;
use crate::error::Result;
use crate::gateway::Gateway;
use crate::keys::{BUCKETS, Departure, Moved};
use crate::moving::changes::{Cells, cells};
use crate::moving::traffic::{Side, Traffic};

/// How many cells of a batch are deleted before it is written, and how long that may take.
const DELETED: usize = 2;
const PATIENCE: Duration = Duration::from_secs(60);

type Batch = Vec<(Vec<u8>, Cells)>;

pub struct Copier<'a> {
    gateway: &'a Arc<Gateway>,
    cluster: &'a Cluster,
    traffic: &'a Traffic,
    batch: i32,
    /// What is left to copy: a range for each bucket.
    rest: VecDeque<KeyRange>,
    pub rows: usize,
    /// The rows of the batch that both tables were compacted under, and its cells that were deleted meanwhile.
    pub compacted: Option<(usize, usize)>,
}

impl<'a> Copier<'a> {
    pub fn new(cluster: &'a Cluster, traffic: &'a Traffic) -> Result<Copier<'a>> {
        let batch = i32::try_from(traffic.len() / 160)?.clamp(10, 500);
        let (gateway, rest) = (cluster.gateway(), VecDeque::new());
        Ok(Copier { gateway, cluster, traffic, batch, rest, rows: 0, compacted: None })
    }

    pub fn start_at_first_row(&mut self) {
        self.rest = Departure::prefix().ranges().iter().collect();
    }

    /// Copies the rest until only so many buckets are left, and is then stopped in the middle of a batch.
    pub fn copy(&mut self, buckets_left: usize) -> Result<()> {
        while let Some(range) = self.rest.front().cloned() {
            let batch = self.read(&range)?;
            let Some((last, _)) = batch.last() else {
                self.rest.pop_front();
                continue;
            };
            let rest = range.after(last);
            if self.compacted.is_none() && self.rest.len() == BUCKETS as usize / 2 {
                self.compacted = Some((batch.len(), self.compact_under(&batch)?));
            }
            if self.rest.len() == buckets_left {
                return self.write(&batch[..batch.len() / 2]);
            }
            self.write(&batch)?;
            self.rest[0] = rest;
        }
        Ok(())
    }

    fn read(&self, range: &KeyRange) -> Result<Batch> {
        if range.is_empty() {
            return Ok(Batch::new());
        }
        let scanner =
            self.gateway.open_scanner(Side::Old.table(), range.start(), range.stop(), self.batch)?;
        let rows = self.gateway.next_rows(scanner, self.batch)?;
        self.gateway.close_scanner(scanner)?;
        Ok(rows.into_iter().map(cells).collect())
    }

    /// A call of the gateway takes one timestamp, so there is one for each timestamp of the batch.
    fn write(&mut self, batch: &[(Vec<u8>, Cells)]) -> Result<()> {
        let mut by_time = BTreeMap::<i64, Vec<BatchMutation>>::new();
        for (row, cells) in batch {
            let row = Rekey::<Departure, Moved>::to_new(row)?;
            for (column, (at, value)) in cells {
                let put = Mutation::new(false, column.clone(), value.clone(), true);
                by_time.entry(*at).or_default().push(BatchMutation::new(row.to_vec(), vec![put]));
            }
        }
        for (at, mutations) in by_time {
            self.gateway.mutate_at(Side::New.table(), mutations, at)?;
        }
        self.rows += batch.len();
        Ok(())
    }

    /// What happens if the copy is slow: between the read and the write of a batch, some of its cells are deleted, and
    /// then both tables are compacted. Returns how many cells were deleted and not written again.
    fn compact_under(&self, batch: &Batch) -> Result<usize> {
        let number = |number| (self.traffic.row(number, Side::Old), number);
        let numbers: HashMap<Vec<u8>, usize> = (0..self.traffic.len()).map(number).collect();
        let mut read = Vec::new();
        for (row, cells) in batch {
            let number = *numbers.get(row).ok_or("the table has a row of nobody")?;
            read.extend(cells.iter().map(|(column, (at, _))| (number, column, *at)));
        }
        let has_deleted = |(number, column, at): &(usize, &Vec<u8>, i64)| {
            self.traffic.changes.has_deleted(*number, column, *at)
        };
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let mut deleted = read.clone();
            deleted.retain(has_deleted);
            if deleted.len() < DELETED {
                thread::sleep(Duration::from_millis(10));
                continue;
            }
            for side in [Side::Old, Side::New] {
                self.cluster.ask(&format!("compact {}", side.table()))?;
            }
            deleted.retain(has_deleted);
            if !deleted.is_empty() {
                return Ok(deleted.len());
            }
        }
        Err("the writers deleted no cell of the batch".into())
    }
}
