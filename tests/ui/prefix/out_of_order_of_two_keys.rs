// A field comes too early, and another key has one of its name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

#[derive(RowKey)]
struct Alarm {
    host: u32,
    at: u64,
}

fn main() {
    let _ = Event::prefix().at(7); // fixed: let _ = Event::prefix().host(7).at(7);
    let _ = Alarm::prefix().host(7).at(7);
}
