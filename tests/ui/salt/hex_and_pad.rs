// A salt in decimal and in hexadecimal digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 100, pad = 2, hex = 2)] // fixed: #[salt(buckets = 100, hex = 2)]
    host: u32,
}

fn main() {}
