// A loop over a skip scan without a store.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    for _row in Event::prefix().host_any().at(7).skip() {}
}
