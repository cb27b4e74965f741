// `BTreeMap` takes the range itself; slices are for stores that take `&[u8]`.
use std::collections::BTreeMap;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
}

fn main() {
    let table: BTreeMap<Vec<u8>, u8> = BTreeMap::new();
    let range = Event::prefix().host(7).range();
    // Right.
    let _ = table.range(&range);
    let _ = table.range(range.as_slices()); // fixed: let _ = table.range(&range);
}
