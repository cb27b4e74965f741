// One range, where a field follows a bounded one.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    let _ = Event::prefix().host_range(1..5).at(7).range(); // fixed: let _ = Event::prefix().host_range(1..5).at(7).skip();
}
