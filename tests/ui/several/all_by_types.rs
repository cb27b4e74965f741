// Mistakes that only types tell, in two fields.
use rowkey::RowKey;

type Price = f64;
type Delta = i32;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    price: Price,
    #[rowkey(width = 3)]
    delta: Delta,
}

fn main() {}
