//! The writers and the reader of the table, which go on while it moves.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::thread;
use std::time::Duration;

use fastrand::Rng;
use hbase_thrift::hbase::BatchMutation;
use rowkey::to_string_binary;

use crate::error::Result;
use crate::flights::Flight;
use crate::gateway::Gateway;
use crate::keys::Moved;
use crate::moving::changes::{Cells, Change, Changes, agree, cells};
use crate::run::BATCH;

/// How long a writer waits after a change, and the reader after a read.
const PAUSE: Duration = Duration::from_millis(10);

/// In one of so many changes the writer is killed. The next one starts within so many milliseconds.
const KILLS: usize = 30;
const RESTART: u64 = 300;

/// Rows that are read at once.
const READ: usize = 10;

#[derive(Clone, Copy, PartialEq)]
pub enum Side {
    Old,
    New,
}

/// The tables that are written, in this order, and those that are read, in turn.
pub struct Step {
    writes: &'static [Side],
    reads: &'static [Side],
}

pub const OLD_ALONE: Step = Step { writes: &[Side::Old], reads: &[Side::Old] };
pub const WRITE_BOTH: Step = Step { writes: &[Side::New, Side::Old], reads: &[Side::Old] };
pub const READ_BOTH: Step = Step { writes: &[Side::New, Side::Old], reads: &[Side::Old, Side::New] };
pub const NEW_ALONE: Step = Step { writes: &[Side::New], reads: &[Side::New] };

pub struct Traffic {
    gateway: Arc<Gateway>,
    /// For each departure, its row in the old and in the new table, and what the key does not hold.
    rows: Vec<([Vec<u8>; 2], Vec<u8>)>,
    pub changes: Changes,
    step: RwLock<Step>,
    done: AtomicBool,
    pub written: AtomicUsize,
    pub deletes: AtomicUsize,
    /// Writers that were killed between the two writes of a change.
    pub killed: AtomicUsize,
    /// Rows that were read from each table.
    pub read: [AtomicUsize; 2],
}

impl Side {
    pub fn table(self) -> &'static str {
        match self {
            Side::Old => "moving_16",
            Side::New => "moving_64",
        }
    }
}

impl Traffic {
    pub fn new(gateway: &Arc<Gateway>, flights: &[Flight]) -> Result<Traffic> {
        let mut rows = Vec::new();
        for flight in flights {
            let (old, new) = (flight.departure.encode()?, Moved::of(&flight.departure).encode()?);
            rows.push(([old.to_vec(), new.to_vec()], flight.details().into_bytes()));
        }
        Ok(Traffic {
            gateway: gateway.clone(),
            changes: Changes::new(rows.len()),
            rows,
            step: RwLock::new(OLD_ALONE),
            done: AtomicBool::new(false),
            written: AtomicUsize::new(0),
            deletes: AtomicUsize::new(0),
            killed: AtomicUsize::new(0),
            read: Default::default(),
        })
    }

    /// Writes three of four departures to the old table.
    pub fn load(&self) -> Result<()> {
        let numbers: Vec<usize> = (0..self.rows.len()).filter(|number| number % 4 != 0).collect();
        for numbers in numbers.chunks(BATCH) {
            let at = self.changes.now();
            let mut batch = Vec::new();
            for &number in numbers {
                let details = self.rows[number].1.clone();
                let change =
                    Change { at, effect: [Some(Some(details)), Some(Some(b"A1".to_vec()))], confirmed: true };
                self.changes.begin(number, &change);
                batch.push(BatchMutation::new(self.row(number, Side::Old), change.mutations()));
            }
            self.gateway.mutate_at(Side::Old.table(), batch, at)?;
        }
        Ok(())
    }

    /// Waits until no change and no read of the step before is under way.
    pub fn enter(&self, step: Step) {
        *self.step.write().unwrap_or_else(PoisonError::into_inner) = step;
    }

    /// Ends all threads. The writers first repeat what they have not confirmed.
    pub fn end(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// A writer, and those that follow it when it is killed.
    pub fn write(&self, mut random: Rng) -> Result<()> {
        let mut left = None;
        loop {
            left = self.write_until_killed(&mut random, left)?;
            if left.is_none() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(random.u64(..RESTART)));
        }
    }

    /// Repeats what the killed writer left, then makes changes. Returns the one that it was killed in.
    fn write_until_killed(
        &self,
        random: &mut Rng,
        left: Option<(usize, Change)>,
    ) -> Result<Option<(usize, Change)>> {
        if let Some((number, change)) = left {
            self.change(number, &change, None)?;
        }
        while !self.done.load(Ordering::Relaxed) {
            let number = random.usize(..self.rows.len());
            let gate = Some(Some(format!("{}{}", random.uppercase(), random.u8(1..30)).into_bytes()));
            let effect = match random.u8(..4) {
                0 => [Some(Some(self.rows[number].1.clone())), gate],
                1 => [None, gate],
                2 => [None, Some(None)],
                _ => [Some(None), Some(None)],
            };
            let change = Change { at: self.changes.now(), effect, confirmed: false };
            self.changes.begin(number, &change);
            let killed_after = (random.usize(..KILLS) == 0).then(|| random.usize(..3));
            if !self.change(number, &change, killed_after)? {
                return Ok(Some((number, change)));
            }
            thread::sleep(PAUSE);
        }
        Ok(None)
    }

    /// All writes of a change; whether it was confirmed.
    fn change(&self, number: usize, change: &Change, killed_after: Option<usize>) -> Result<bool> {
        let step = self.step();
        for (writes, side) in step.writes.iter().enumerate() {
            if killed_after == Some(writes) {
                if writes > 0 {
                    self.killed.fetch_add(1, Ordering::Relaxed);
                }
                return Ok(false);
            }
            let mutation = BatchMutation::new(self.row(number, *side), change.mutations());
            self.gateway.mutate_at(side.table(), vec![mutation], change.at)?;
        }
        if killed_after == Some(step.writes.len()) {
            return Ok(false);
        }
        self.changes.confirm(number, change.at);
        self.written.fetch_add(1, Ordering::Relaxed);
        self.deletes.fetch_add(usize::from(change.is_delete()), Ordering::Relaxed);
        Ok(true)
    }

    /// Reads random rows, and compares them with the changes.
    pub fn read(&self, mut random: Rng) -> Result<()> {
        for turn in 0.. {
            if self.done.load(Ordering::Relaxed) {
                break;
            }
            let step = self.step();
            let side = step.reads[turn % step.reads.len()];
            let numbers: BTreeMap<Vec<u8>, usize> = (0..READ)
                .map(|_| random.usize(..self.rows.len()))
                .map(|number| (self.row(number, side), number))
                .collect();
            let before: Vec<_> = numbers.values().map(|number| self.changes.of(*number)).collect();
            let rows: Vec<Vec<u8>> = numbers.keys().cloned().collect();
            let mut found = self.get(side, &rows)?;
            for ((row, number), before) in numbers.iter().zip(before) {
                let cells = found.remove(row).unwrap_or_default();
                if !agree(&before, &self.changes.of(*number), &cells) {
                    let (table, row) = (side.table(), to_string_binary(row));
                    return Err(format!(
                        "a read of `{table}`: {row} shows neither what was confirmed nor newer"
                    )
                    .into());
                }
            }
            drop(step);
            self.read[side as usize].fetch_add(numbers.len(), Ordering::Relaxed);
            thread::sleep(PAUSE);
        }
        Ok(())
    }

    /// Those of the rows that are there.
    pub fn get(&self, side: Side, rows: &[Vec<u8>]) -> Result<BTreeMap<Vec<u8>, Cells>> {
        Ok(self.gateway.get_cells(side.table(), rows)?.into_iter().map(cells).collect())
    }

    pub fn row(&self, number: usize, side: Side) -> Vec<u8> {
        self.rows[number].0[side as usize].clone()
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    fn step(&self) -> RwLockReadGuard<'_, Step> {
        self.step.read().unwrap_or_else(PoisonError::into_inner)
    }
}
