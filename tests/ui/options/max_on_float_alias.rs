// A maximum on a float, through an alias.
use rowkey::RowKey;

type Price = f64;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 10)] // fixed:
    price: Price,
}

fn main() {}
