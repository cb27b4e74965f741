//! A sorted store, and what scans find in it.

use std::collections::BTreeMap;

use rowkey::{KeyRange, SkipScan};

pub type Store = BTreeMap<Vec<u8>, ()>;

/// A store of these rows.
pub fn store<R: AsRef<[u8]>>(rows: impl IntoIterator<Item = R>) -> Store {
    rows.into_iter().map(|row| (row.as_ref().to_vec(), ())).collect()
}

/// The rows that a skip scan finds, and how often the store was opened.
pub fn found(store: &Store, scan: &SkipScan) -> (Vec<Vec<u8>>, usize) {
    let mut opened = 0;
    let open = |range: KeyRange| {
        opened += 1;
        store.range(range).map(|(row, ())| row.clone()).collect::<Vec<_>>()
    };
    let rows = scan.scan(open, |row| row).collect();
    (rows, opened)
}
