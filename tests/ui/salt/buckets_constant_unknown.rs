// A constant that is not there.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = BUCKETS)]
    host: u32,
}

fn main() {}
