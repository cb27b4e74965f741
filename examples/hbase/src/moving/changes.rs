//! All changes of all rows by their timestamps, begun and confirmed: what the tables have to show.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use hbase_thrift::hbase::{Mutation, TRowResult};
use jiff::Timestamp;

use crate::gateway::{COLUMN, FAMILY};

pub const COLUMNS: [&[u8]; 2] = [COLUMN, b"f:gate"];

/// A change of one row. Both its writes have its timestamp.
#[derive(Clone)]
pub struct Change {
    pub at: i64,
    /// For each column: nothing, a delete, or a put.
    pub effect: [Option<Option<Vec<u8>>>; COLUMNS.len()],
    pub confirmed: bool,
}

/// The cells of a row, as a read shows them: by their column, with their timestamp.
pub type Cells = BTreeMap<Vec<u8>, (i64, Vec<u8>)>;

/// A list of changes for each row.
pub struct Changes {
    last: Mutex<i64>,
    rows: Vec<Mutex<Vec<Change>>>,
}

impl Change {
    pub fn is_delete(&self) -> bool {
        self.effect.iter().all(|effect| *effect == Some(None))
    }

    /// A delete of a whole row is one marker for its family.
    pub fn mutations(&self) -> Vec<Mutation> {
        let delete = |column: &[u8]| Mutation::new(true, column.to_vec(), None::<Vec<u8>>, true);
        if self.is_delete() {
            return vec![delete(FAMILY.as_bytes())];
        }
        let mutation = |(column, effect): (&&[u8], &Option<Option<Vec<u8>>>)| match effect.clone()? {
            Some(value) => Some(Mutation::new(false, column.to_vec(), value, true)),
            None => Some(delete(column)),
        };
        COLUMNS.iter().zip(&self.effect).filter_map(mutation).collect()
    }
}

impl Changes {
    pub fn new(rows: usize) -> Changes {
        let rows = (0..rows).map(|_| Mutex::default()).collect();
        Changes { last: Mutex::new(0), rows }
    }

    /// Milliseconds since 1970, and never the same twice.
    pub fn now(&self) -> i64 {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Timestamp::now().as_millisecond().max(*last + 1);
        *last
    }

    pub fn begin(&self, row: usize, change: &Change) {
        self.lock(row).push(change.clone());
    }

    pub fn confirm(&self, row: usize, at: i64) {
        for change in self.lock(row).iter_mut().filter(|change| change.at == at) {
            change.confirmed = true;
        }
    }

    pub fn of(&self, row: usize) -> Vec<Change> {
        self.lock(row).clone()
    }

    /// Whether a cell that was read is deleted meanwhile, and was not written again.
    pub fn has_deleted(&self, row: usize, column: &[u8], at: i64) -> bool {
        let changes = self.lock(row);
        let touches = |change: &&Change| effect(change, column).is_some();
        let last = changes.iter().filter(touches).max_by_key(|change| change.at);
        last.is_some_and(|last| last.at > at && last.confirmed && effect(last, column) == &Some(None))
    }

    /// What the row shows when all its changes are confirmed; nothing if one is not.
    pub fn shown(&self, row: usize) -> Option<Cells> {
        let mut changes = self.of(row);
        changes.sort_by_key(|change| change.at);
        let mut cells = Cells::new();
        for change in changes {
            if !change.confirmed {
                return None;
            }
            for (column, effect) in COLUMNS.iter().zip(change.effect) {
                match effect {
                    Some(Some(value)) => drop(cells.insert(column.to_vec(), (change.at, value))),
                    Some(None) => drop(cells.remove(*column)),
                    None => {}
                }
            }
        }
        Some(cells)
    }

    fn lock(&self, row: usize) -> MutexGuard<'_, Vec<Change>> {
        self.rows[row].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a read may show these cells: in each column the last change that was confirmed before it, or a later one
/// that had begun when it ended.
pub fn agree(before: &[Change], after: &[Change], cells: &Cells) -> bool {
    COLUMNS.iter().all(|column| {
        let confirmed = before.iter().filter(|change| change.confirmed && effect(change, column).is_some());
        let last = confirmed.map(|change| change.at).max();
        let mut since = after.iter().filter(|change| Some(change.at) >= last);
        match cells.get(*column) {
            Some((at, value)) => {
                since.any(|change| change.at == *at && effect(change, column) == &Some(Some(value.clone())))
            }
            None => last.is_none() || since.any(|change| effect(change, column) == &Some(None)),
        }
    })
}

fn effect<'a>(change: &'a Change, column: &[u8]) -> &'a Option<Option<Vec<u8>>> {
    let number = COLUMNS.iter().position(|other| *other == column);
    number.map_or(&None, |number| &change.effect[number])
}

/// A row of the gateway with its cells.
pub fn cells(row: TRowResult) -> (Vec<u8>, Cells) {
    let cells = row.columns.unwrap_or_default().into_iter();
    let cells = cells
        .map(|(column, cell)| (column, (cell.timestamp.unwrap_or_default(), cell.value.unwrap_or_default())));
    (row.row.unwrap_or_default(), cells.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(at: i64, confirmed: bool) -> Change {
        Change { at, effect: [Some(Some(vec![1])), None], confirmed }
    }

    fn delete(at: i64, confirmed: bool) -> Change {
        Change { at, effect: [Some(None), Some(None)], confirmed }
    }

    fn shows(at: i64) -> Cells {
        Cells::from([(COLUMN.to_vec(), (at, vec![1]))])
    }

    #[test]
    fn a_read_shows_what_was_confirmed_or_something_newer() {
        let before = [put(10, true), put(5, true), put(30, false)];
        let after = [put(10, true), put(5, true), put(30, false), delete(20, false)];
        assert!(agree(&before, &after, &shows(10)));
        assert!(agree(&before, &after, &shows(30)));
        assert!(agree(&before, &after, &Cells::new()), "the delete may have come first");
        assert!(!agree(&before, &after, &shows(5)), "an older version");
        assert!(!agree(&before, &after, &shows(40)), "a timestamp of nobody");
        assert!(!agree(&before, &before, &Cells::new()), "a row that is lost");
    }

    #[test]
    fn a_read_shows_no_deleted_row() {
        let changes = [put(10, true), delete(20, true)];
        assert!(agree(&changes, &changes, &Cells::new()));
        assert!(!agree(&changes, &changes, &shows(10)));
    }
}
