// A constant that gives one bucket.
use rowkey::RowKey;

const BUCKETS: u32 = 1; // fixed: const BUCKETS: u32 = 2;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = BUCKETS)]
    host: u32,
}

fn main() {}
