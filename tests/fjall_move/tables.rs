//! The two tables, and a third one with what the child has to know after a kill.

use std::path::Path;

use fjall::{
    Guard, KeyspaceCreateOptions, Readable, SingleWriterTxDatabase, SingleWriterTxKeyspace as Keyspace,
    SingleWriterWriteTx,
};
use rowkey::{KeyRanges, RowKey};

use super::oracle::{Oracle, Value};

#[derive(RowKey, Debug, PartialEq)]
pub struct Old {
    #[salt(buckets = 16)]
    pub id: u32,
    pub name: String,
}

#[derive(RowKey, Debug, PartialEq)]
pub struct New {
    #[salt(buckets = 64)]
    pub id: u32,
    pub name: String,
    #[rowkey(tail)]
    pub zone: Option<u8>,
}

/// Text that `New` has to escape, as something may follow it there.
fn name(id: u32) -> String {
    ["", "a", "a\0", "\u{1}b", "web"][id as usize % 5].into()
}

pub fn old(id: u32) -> Vec<u8> {
    Old { id, name: name(id) }.encode().to_vec()
}

pub fn new(id: u32) -> Vec<u8> {
    New { id, name: name(id), zone: None }.encode().to_vec()
}

pub fn id_of_old(row: &[u8]) -> u32 {
    let key = Old::decode(row).unwrap();
    assert_eq!(key.name, name(key.id));
    key.id
}

pub fn id_of_new(row: &[u8]) -> u32 {
    let key = New::decode(row).unwrap();
    assert_eq!((key.name, key.zone), (name(key.id), None));
    key.id
}

/// The values of two rows are never equal.
pub fn bytes(id: u32, value: Value) -> Vec<u8> {
    [&id.to_be_bytes()[..], &value.sum.to_be_bytes(), &value.version.to_be_bytes()].concat()
}

pub fn sum(bytes: &[u8]) -> u64 {
    number(&bytes[4..12])
}

fn number(bytes: &[u8]) -> u64 {
    u64::from_be_bytes(bytes.try_into().unwrap())
}

/// The numbers in the third table: the step that the move has reached, and the operations that the tables hold.
pub const STEP: &str = "step";
pub const OPERATIONS: &str = "operations";
/// The last row that was copied, while a copy runs.
pub const COPIED: &str = "copied";

pub struct Tables {
    pub database: SingleWriterTxDatabase,
    /// Until it is dropped.
    pub old: Option<Keyspace>,
    pub new: Keyspace,
    pub state: Keyspace,
}

impl Tables {
    pub fn open(folder: &Path, rows: u32) -> Self {
        let database = SingleWriterTxDatabase::builder(folder).open().unwrap();
        // Small, so that memtables are written out and merged while the table moves.
        let small = || KeyspaceCreateOptions::default().max_memtable_size(64 * 1024 + u64::from(rows) * 4);
        let open = |name| database.keyspace(name, small).unwrap();
        let state = open("state");
        let is_dropped = !database.keyspace_exists("old") && state.contains_key(STEP).unwrap();
        Tables { old: (!is_dropped).then(|| open("old")), new: open("new"), state, database }
    }

    /// The old table, with the rows that are there at first.
    pub fn load(&self, oracle: &Oracle) {
        let present = oracle.values.iter().zip(0..).filter_map(|(value, id)| Some((id, (*value)?)));
        let present: Vec<(u32, Value)> = present.collect();
        for some in present.chunks(1000) {
            let mut transaction = self.database.write_tx();
            for (id, value) in some {
                transaction.insert(self.old.as_ref().unwrap(), old(*id), bytes(*id, *value));
            }
            transaction.commit().unwrap();
        }
        let mut transaction = self.database.write_tx();
        self.set(&mut transaction, STEP, 1);
        transaction.commit().unwrap();
    }

    /// 0 if it was never set.
    pub fn get(&self, reader: &impl Readable, name: &str) -> u64 {
        reader.get(&self.state, name).unwrap().map_or(0, |bytes| number(&bytes))
    }

    pub fn set(&self, transaction: &mut SingleWriterWriteTx<'_>, name: &str, number: u64) {
        transaction.insert(&self.state, name, number.to_be_bytes());
    }
}

/// Whether a table may lack rows.
#[derive(Clone, Copy, PartialEq)]
pub enum Has {
    All,
    Part,
}

/// All rows in the ranges are those of the oracle with these ids. Returns how many there are.
pub fn compare(
    reader: &impl Readable,
    (table, id): (&Keyspace, fn(&[u8]) -> u32),
    ranges: &KeyRanges,
    (has, oracle, ids): (Has, &Oracle, std::ops::Range<u32>),
) -> u64 {
    let row = |item: Guard| {
        let (row, value) = item.into_inner().unwrap();
        (id(&row), value)
    };
    let mut found: Vec<_> =
        ranges.iter().flat_map(|range| reader.range(table, range.as_slices()).map(row)).collect();
    // None twice: an id stays twice in the sorted list.
    found.sort_unstable_by_key(|(id, _)| *id);
    let mut rows = found.iter().peekable();
    for id in ids {
        let expected = oracle.values[id as usize].map(|value| bytes(id, value));
        let value = rows.next_if(|(found, _)| *found == id).map(|(_, value)| value.to_vec());
        if value.is_some() || has == Has::All {
            let operations = oracle.operations;
            assert_eq!(value, expected, "row {id} of {:?} after {operations} operations", table.path());
        }
    }
    assert_eq!(rows.next(), None, "more rows of {:?}", table.path());
    found.len() as u64
}
