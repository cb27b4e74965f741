// A key whose rows end in a delimiter, in another key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered, trailing))] // fixed: #[rowkey(delimiter(":", unordered))]
struct Place {
    city: String,
    street: String,
}

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    #[pad(4)]
    year: u16,
    place: Place,
}

fn main() {}
