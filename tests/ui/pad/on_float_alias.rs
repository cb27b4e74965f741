// Decimal text of a float, through an alias.
use rowkey::RowKey;

type Price = f64;

#[derive(RowKey)]
struct Event {
    #[pad(8)]
    price: Price,
}

fn main() {}
