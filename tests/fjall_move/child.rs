//! The process that is killed: writers, a reader, and the steps of the move.

use std::io::Write;
use std::panic;
use std::process::exit;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::thread::{scope, sleep};
use std::time::Duration;

use fjall::{Readable, SingleWriterWriteTx};
use rowkey::Rekey;

use super::oracle::{Operation, Oracle, ids};
use super::tables::{COPIED, Has, New, OPERATIONS, Old, STEP, Tables};
use super::tables::{bytes, compare, id_of_new, id_of_old, new, old, sum};

pub const WRITERS: u64 = 2;
/// Rows that one transaction of the copy reads.
const BATCH: usize = 300;

/// One write, so that a kill cannot cut the line. It fails, and the child ends, if nobody listens any more.
fn say(word: &str, number: u64) {
    std::io::stderr().write_all(format!("{word} {number}\n").as_bytes()).unwrap();
}

pub struct Child {
    pub tables: Tables,
    pub seed: u64,
    pub rows: u32,
    /// The step that this child repeats until it is killed.
    pub hold: Option<u64>,
    /// The writers that do what the step says. The others still do what the step before says.
    pub switched: AtomicU64,
    /// Operations of this child.
    pub done: AtomicU64,
    pub has_moved: AtomicBool,
}

impl Child {
    /// Goes on at the step that the database has.
    pub fn run(&self) {
        // A fault of one thread ends them all.
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |fault| {
            print(fault);
            exit(101);
        }));
        scope(|scope| {
            for writer in 0..WRITERS {
                scope.spawn(move || self.write(writer));
            }
            scope.spawn(|| self.read());
            self.steps();
            self.has_moved.store(true, SeqCst);
        });
    }

    fn steps(&self) {
        loop {
            let step = self.tables.get(&self.tables.database.read_tx(), STEP);
            say("step", step);
            self.step(step);
            while self.hold == Some(step) {
                self.step(step);
            }
            if step == 7 {
                return;
            }
            // The writers that have switched stay where they are: no other transaction comes between.
            let mut transaction = self.transaction();
            self.tables.set(&mut transaction, STEP, step + 1);
            self.switched.store(0, SeqCst);
            transaction.commit().unwrap();
        }
    }

    fn step(&self, step: u64) {
        for writer in 0..WRITERS {
            self.switched.store(writer, SeqCst);
            self.wait();
        }
        self.switched.store(WRITERS, SeqCst);
        self.wait();
        match step {
            2 => self.empty(),
            3 => self.copy(),
            4 => self.compare(),
            7 => self.drop_old(),
            _ => {}
        }
    }

    /// Until some operations are done.
    fn wait(&self) {
        let done = self.done.load(SeqCst) + 30 + u64::from(self.rows / 500);
        while self.done.load(SeqCst) < done {
            sleep(Duration::from_micros(100));
        }
    }

    fn transaction(&self) -> SingleWriterWriteTx<'_> {
        self.tables.database.write_tx()
    }

    fn write(&self, writer: u64) {
        let Tables { old: old_table, new: new_table, .. } = &self.tables;
        while !self.has_moved.load(SeqCst) {
            let mut transaction = self.transaction();
            let step = self.tables.get(&transaction, STEP) - u64::from(writer >= self.switched.load(SeqCst));
            let number = self.tables.get(&transaction, OPERATIONS) + 1;
            let operation = Operation::new(self.seed, number, self.rows);
            let id = operation.id;
            // Step 2 writes both, step 5 reads the new table, step 6 writes only the new one.
            let value = match step {
                ..5 => transaction.get(old_table.as_ref().unwrap(), old(id)),
                5.. => transaction.get(new_table, new(id)),
            };
            let value = operation.apply(number, value.unwrap().map(|value| sum(&value)));
            let tables = [
                (step < 6).then(|| (old_table.as_ref().unwrap(), old(id))),
                (step >= 2).then(|| (new_table, new(id))),
            ];
            for (table, row) in tables.into_iter().flatten() {
                match value {
                    Some(value) => transaction.insert(table, row, bytes(id, value)),
                    None => transaction.remove(table, row),
                }
            }
            self.tables.set(&mut transaction, OPERATIONS, number);
            transaction.commit().unwrap();
            say("operation", number);
            self.done.fetch_add(1, SeqCst);
        }
    }

    /// While some writers wrote only the old table, the others may have left rows in the new one that are deleted or changed since.
    fn empty(&self) {
        for range in &New::prefix().ranges() {
            let mut rest = range.clone();
            loop {
                let mut transaction = self.transaction();
                let rows = transaction.range(&self.tables.new, rest.as_slices()).take(BATCH);
                let rows: Vec<_> = rows.map(|item| item.key().unwrap()).collect();
                let Some(last) = rows.last() else { break };
                rest = range.after(last);
                for row in rows {
                    transaction.remove(&self.tables.new, row);
                }
                transaction.commit().unwrap();
            }
        }
    }

    /// Goes on after the last row that was copied, or, one time in four, at the first.
    fn copy(&self) {
        let Tables { old: old_table, new, state, .. } = &self.tables;
        let copied = self.transaction().get(state, COPIED).unwrap().filter(|_| fastrand::u8(..4) > 0);
        for range in &Old::prefix().ranges() {
            let mut rest = copied.as_ref().map_or_else(|| range.clone(), |last| range.after(last));
            loop {
                let mut transaction = self.transaction();
                let rows = transaction.range(old_table.as_ref().unwrap(), rest.as_slices()).take(BATCH);
                let rows: Vec<_> = rows.map(|item| item.into_inner().unwrap()).collect();
                let count = rows.len() as u64;
                let Some((last, _)) = rows.last() else { break };
                rest = range.after(last);
                transaction.insert(state, COPIED, last.clone());
                for (row, value) in rows {
                    transaction.insert(new, Rekey::<Old, New>::to_new(&row).unwrap().to_vec(), value);
                }
                transaction.commit().unwrap();
                say("copied", count);
            }
        }
        state.remove(COPIED).unwrap();
    }

    /// Each old row has an equal new row, and the counts are equal.
    fn compare(&self) {
        let snapshot = self.tables.database.read_tx();
        let mut count = 0;
        for item in snapshot.iter(self.tables.old.as_ref().unwrap()) {
            let (row, value) = item.into_inner().unwrap();
            let new = Rekey::<Old, New>::to_new(&row).unwrap();
            let found = snapshot.get(&self.tables.new, new).unwrap();
            assert_eq!(found, Some(value), "{:?}", Old::decode(&row));
            count += 1;
        }
        assert_eq!(snapshot.iter(&self.tables.new).count(), count);
        say("compared", count as u64);
    }

    fn drop_old(&self) {
        if let Some(old) = &self.tables.old
            && self.tables.database.keyspace_exists("old")
        {
            self.tables.database.inner().delete_keyspace(old.inner().clone()).unwrap();
        }
    }

    /// Reads some rows in a snapshot, by their keys and by ranges, again and again, and compares them with the operations up to then.
    fn read(&self) {
        let Tables { old: old_table, new: new_table, .. } = &self.tables;
        let mut oracle = Oracle::new(self.seed, self.rows);
        let mut random = fastrand::Rng::new();
        let (mut reads, mut rows) = (0, 0);
        while !self.has_moved.load(SeqCst) {
            let snapshot = self.tables.database.read_tx();
            oracle.advance(self.tables.get(&snapshot, OPERATIONS));
            let step = self.tables.get(&snapshot, STEP);
            let first = random.u32(..ids(self.rows));
            let some = first..ids(self.rows).min(first + random.u32(1..40));
            let expected = oracle.values[first as usize].map(|value| bytes(first, value));
            if step < 6 {
                let table = old_table.as_ref().unwrap();
                let ranges = Old::prefix().id_range(some.clone()).ranges();
                rows += compare(&snapshot, (table, id_of_old), &ranges, (Has::All, &oracle, some.clone()));
                let value = snapshot.get(table, old(first)).unwrap();
                assert_eq!(value.as_deref(), expected.as_deref(), "the old row {first}");
                reads += 2;
            }
            if step >= 3 {
                let has = if step == 3 { Has::Part } else { Has::All };
                let ranges = New::prefix().id_range(some.clone()).ranges();
                rows += compare(&snapshot, (new_table, id_of_new), &ranges, (has, &oracle, some));
                let value = snapshot.get(new_table, new(first)).unwrap();
                if value.is_some() || has == Has::All {
                    assert_eq!(value.as_deref(), expected.as_deref(), "the new row {first}");
                }
                reads += 2;
            }
            // A line for every read would only fill the pipe.
            if reads >= 20 {
                say("reads", reads);
                say("rows", rows);
                (reads, rows) = (0, 0);
            }
        }
    }
}
