// Digits of what?
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[pad(13)]
    at: std::time::SystemTime,
}

fn main() {}
