// A loop over a skip scan without a store.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    for _row in Event::prefix().host_any().at(7).skip() {} // fixed: let table = std::collections::BTreeMap::<Vec<u8>, u8>::new();
    // fixed: for _row in table.range(&Event::prefix().host_any().at(7).skip().bounds().get(0).expect("one range")) {}
}
