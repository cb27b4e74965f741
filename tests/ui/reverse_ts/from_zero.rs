// Counted back from the first time there is.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = 0)] // fixed: #[reverse_ts(from = 9_999_999_999_999)]
    at: u64,
}

fn main() {}
