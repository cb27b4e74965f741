// The number of buckets said twice.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, buckets = 32)]
    host: u32,
}

fn main() {}
