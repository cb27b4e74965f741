// Decimal text of a signed integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    delta: i32,
}

fn main() {}
