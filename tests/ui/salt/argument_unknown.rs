// A salt has no seed.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, seed = 7)] // fixed: #[salt(buckets = 16)]
    host: u32,
}

fn main() {}
