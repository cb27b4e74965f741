// A fill byte on a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6, fill = ' ')]
    user_id: u32,
}

fn main() {}
