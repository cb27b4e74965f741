// A tuple of more than eight.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    many: (u8, u8, u8, u8, u8, u8, u8, u8, u8),
}

fn main() {}
