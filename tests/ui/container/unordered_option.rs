// An `Option` in a key with an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    city: Option<String>,
    note: String,
}

fn main() {}
