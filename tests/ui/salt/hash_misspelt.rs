// `xx64` for `xxh64`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hash = xx64)] // fixed: #[salt(buckets = 16, hash = xxh64)]
    host: u32,
}

fn main() {}
