// A loop over a range, which holds bounds and no rows.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    for _row in Event::prefix().host(7).range() {} // fixed: for _row in std::collections::BTreeMap::<Vec<u8>, u8>::new().range(&Event::prefix().host(7).range()) {}
}
