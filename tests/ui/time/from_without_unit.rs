// A latest time in milliseconds, where nanoseconds are counted.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = 9_999_999_999_999)] // fixed: #[reverse_ts(from = 9_999_999_999_999)] #[rowkey(unit = ms)]
    at: std::time::SystemTime,
}

fn main() {}
