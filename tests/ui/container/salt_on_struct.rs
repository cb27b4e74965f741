// A bare-named salt on the struct.
use rowkey::RowKey;

#[derive(RowKey)]
#[salt(buckets = 16)] // fixed: #[rowkey(salt(buckets = 16))]
struct Event {
    id: u32,
}

fn main() {}
