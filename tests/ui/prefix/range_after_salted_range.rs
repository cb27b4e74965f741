// Bounds on the salted field leave its bucket open.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    at: i64,
}

fn main() {
    Event::prefix().host_range(1..5).range();
}
