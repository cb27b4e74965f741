// No digit at all.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(0)]
    user_id: u32,
}

fn main() {}
