// The number of buckets as text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = "16")]
    host: u32,
}

fn main() {}
