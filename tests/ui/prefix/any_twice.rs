// A field is fixed and left open.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    let _ = Event::prefix().host(7).host_any();
}
