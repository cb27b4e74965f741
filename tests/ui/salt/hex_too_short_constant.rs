// Hexadecimal salt text with too few digits, where a constant gives the buckets.
use rowkey::RowKey;

const BUCKETS: u32 = 100;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = BUCKETS, hex = 1)]
    host: u32,
}

fn main() {}
