// A constant that is not there.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event { // fixed: #[rowkey(salt(buckets = 16))]
// fixed: struct Event {
    #[salt(buckets = BUCKETS)] // fixed:
    host: u32,
}

fn main() {}
