// The delimiter as a number.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = 44)]
struct Event {
    city: String,
    name: String,
}

fn main() {}
