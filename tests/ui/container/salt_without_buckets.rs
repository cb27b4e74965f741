// The salt of the whole key without its number of buckets.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt(hash = java31))]
struct Event {
    id: u32,
}

fn main() {}
