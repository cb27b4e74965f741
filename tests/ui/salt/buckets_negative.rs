// A negative number of buckets.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = -4)]
    host: u32,
}

fn main() {}
