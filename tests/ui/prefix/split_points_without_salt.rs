// Bucket boundaries of a key without a salt.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32, // fixed: #[salt(buckets = 16)] host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    Event::split_points();
}
