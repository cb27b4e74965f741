// A latest time in seconds, where milliseconds are counted.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = 9_999_999_999)]
    #[rowkey(unit = ms)] // fixed: #[rowkey(unit = s)]
    at: Option<std::time::SystemTime>,
}

fn main() {}
