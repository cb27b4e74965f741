// A float in a delimited key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")] // fixed:
struct Event {
    price: f64,
    name: String,
}

fn main() {}
