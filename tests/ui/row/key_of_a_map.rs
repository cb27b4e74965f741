// A key in a `BTreeMap` without `#[rowkey(ord)]`.
use std::collections::BTreeMap;

use rowkey::RowKey;

#[derive(RowKey)] // fixed: #[derive(RowKey)] #[rowkey(ord)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let mut table = BTreeMap::new();
    table.insert(Event { host: 7, at: 1 }, "value");
}
