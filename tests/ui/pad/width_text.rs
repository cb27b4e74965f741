// The width as text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad("6")]
    user_id: u32,
}

fn main() {}
