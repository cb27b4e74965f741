// Bounds of another type.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    Event::prefix().host_range("a".."b"); // fixed: Event::prefix().host_range(1..2);
}
