// A float in a delimited key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    price: f64,
    name: String,
}

fn main() {}
