// An unordered delimiter that is no ASCII.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("§", unordered))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
