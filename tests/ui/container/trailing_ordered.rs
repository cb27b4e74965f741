// A delimiter at the end of the row, of a key that keeps its order.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", trailing))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
