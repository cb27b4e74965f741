// A type that is no salt hash.
use rowkey::RowKey;

struct Crc;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hash = Crc)] // fixed: #[salt(buckets = 16, hash = java31)]
    host: u32,
}

fn main() {}
