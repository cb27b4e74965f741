// An unordered delimiter of more bytes than it can have.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("-------", unordered))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
