// A field is left out.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    Event::prefix().at(7); // fixed: Event::prefix().host_any().at(7);
}
