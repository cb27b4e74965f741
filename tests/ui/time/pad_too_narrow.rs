// 13 digits of nanoseconds are the first three hours of 1970.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = ns)]
    #[pad(13)] // fixed: #[pad(19)]
    at: std::time::SystemTime,
}

fn main() {}
