// Descending text before an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    #[rowkey(desc)]
    city: String,
    note: String,
}

fn main() {}
