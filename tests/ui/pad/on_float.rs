// Decimal text of a float.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(8)]
    price: f64,
}

fn main() {}
