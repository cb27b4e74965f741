// One bucket spreads nothing.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 1)]
    host: u32,
}

fn main() {}
