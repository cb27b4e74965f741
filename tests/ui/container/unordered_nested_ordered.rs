// A key with the same delimiter that keeps its order, in one that does not.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Place {
    city: String,
    street: String,
}

#[derive(RowKey)]
#[rowkey(delimiter(",", unordered))]
struct Visit {
    place: Place,
    note: String,
}

fn main() {}
