// Ranges, where two fields are bounded.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    let _ = Event::prefix().host_range(1..5).at_range(7..).ranges();
}
