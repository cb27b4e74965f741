// Digits of what?
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(from = 9_999_999_999_999)]
    #[pad(13)]
    at: std::time::SystemTime,
}

fn main() {}
