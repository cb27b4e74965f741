// A clock that only this process knows.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    at: std::time::Instant,
}

fn main() {}
