// A scan without `.range()` at its end, given to a store.
use std::collections::BTreeMap;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let table: BTreeMap<Vec<u8>, u8> = BTreeMap::new();
    let _ = table.range(Event::prefix().host(7)); // fixed: let _ = table.range(&Event::prefix().host(7).range());
}
