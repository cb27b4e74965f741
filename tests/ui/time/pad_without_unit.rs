// Digits of what?
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[pad(13)] // fixed: #[pad(13)] #[rowkey(unit = ms)]
    at: std::time::SystemTime,
}

fn main() {}
