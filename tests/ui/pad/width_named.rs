// The width with a name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(width = 6)]
    user_id: u32,
}

fn main() {}
