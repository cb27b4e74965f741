// The salt of the whole key with an equals sign.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt = 16)] // fixed: #[rowkey(salt(buckets = 16))]
struct Event {
    id: u32,
}

fn main() {}
