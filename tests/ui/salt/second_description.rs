// Two fields that each describe the salt.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    #[salt(buckets = 16)] // fixed: #[salt]
    user: u32,
}

fn main() {}
