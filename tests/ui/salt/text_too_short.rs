// Salt text with too few digits for its last bucket.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 100, pad = 1)] // fixed: #[salt(buckets = 100, pad = 2)]
    host: u32,
}

fn main() {}
