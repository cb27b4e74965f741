// All ranges of a salted key, given to a store as one.
use std::collections::BTreeMap;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    at: u64,
}

fn main() {
    let table: BTreeMap<Vec<u8>, u8> = BTreeMap::new();
    let _ = table.range(Event::prefix().ranges()); // fixed: let _ = Event::prefix().ranges().into_iter().flat_map(|range| table.range(&range));
}
