// No digit at all.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(0)] // fixed: #[pad(1)]
    user_id: u32,
}

fn main() {}
