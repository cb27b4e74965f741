// A bare salt with no salt to add its field to.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt] // fixed: #[salt(buckets = 16)]
    host: u32,
}

fn main() {}
