// The second field before the first.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    Event::prefix().at(7).host(1); // fixed: Event::prefix().host(1).at(7);
}
