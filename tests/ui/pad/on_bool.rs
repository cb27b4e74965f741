// Decimal text of a `bool`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(1)]
    open: bool,
}

fn main() {}
