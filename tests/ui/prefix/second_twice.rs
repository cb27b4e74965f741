// The second field twice.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    Event::prefix().host(7).at(8).at(9);
}
