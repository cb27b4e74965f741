// No bucket at all.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 0)]
    host: u32,
}

fn main() {}
