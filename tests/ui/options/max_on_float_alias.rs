// A maximum on a float, through an alias.
use rowkey::RowKey;

type Price = f64;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 10)]
    price: Price,
}

fn main() {}
