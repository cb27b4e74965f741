// Decimal text and raw sign at once.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    #[rowkey(raw)]
    delta: i32,
}

fn main() {}
