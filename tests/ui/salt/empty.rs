// A salt with empty parentheses.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt()] // fixed: #[salt(buckets = 16)]
    host: u32,
}

fn main() {}
