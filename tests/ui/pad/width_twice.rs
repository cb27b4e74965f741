// Two widths.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6, 8)]
    user_id: u32,
}

fn main() {}
