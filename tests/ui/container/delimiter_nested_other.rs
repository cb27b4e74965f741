// A nested key with another delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "+")] // fixed: #[rowkey(delimiter = ",")]
struct Place {
    country: String,
    city: String,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    place: Place,
    name: String,
}

fn main() {}
