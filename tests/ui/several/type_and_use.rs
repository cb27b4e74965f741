// A field of a type that cannot be one adds few errors where the key is used.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: usize,
    at: i64,
}

fn main() {
    let event = Event { host: 7, at: 1 };
    let _ = event.encode();
}
