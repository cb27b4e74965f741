// Two delimiters.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",", delimiter = ";")]
struct Event {
    city: String,
    name: String,
}

fn main() {}
