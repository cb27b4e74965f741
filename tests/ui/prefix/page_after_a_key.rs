// A key where the bytes of its row are expected.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let last = Event { host: 7, at: 1 };
    let _ = Event::prefix().host(7).range().after(last);
}
