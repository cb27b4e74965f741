// Hexadecimal salt text with too few digits for its last bucket.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 100, hex = 1)]
    host: u32,
}

fn main() {}
