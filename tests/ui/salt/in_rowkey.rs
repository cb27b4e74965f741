// The salt of a field inside `rowkey(..)`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(salt(buckets = 16))] // fixed: #[salt(buckets = 16)]
    host: u32,
}

fn main() {}
