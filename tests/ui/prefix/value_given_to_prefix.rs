// The first field as an argument of `prefix()`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let _ = Event::prefix(7).range(); // fixed: let _ = Event::prefix().host(7).range();
}
