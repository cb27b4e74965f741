// A row longer than `max_len`.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(max_len = 8)] // fixed: #[rowkey(max_len = 12)]
struct Event {
    user: u32,
    at: u64,
}

fn main() {}
