// Decimal text and big-endian bytes at once.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    #[rowkey(width = 3)]
    user_id: u32,
}

fn main() {}
