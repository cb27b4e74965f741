// `hsah` for `hash`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hsah = java31)] // fixed: #[salt(buckets = 16, hash = java31)]
    host: u32,
}

fn main() {}
