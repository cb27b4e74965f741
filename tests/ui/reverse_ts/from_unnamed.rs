// The latest time without its name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(9_999_999_999_999)] // fixed: #[reverse_ts(from = 9_999_999_999_999)]
    at: u64,
}

fn main() {}
