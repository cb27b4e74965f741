// Padded text before an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    #[pad(8)]
    city: String,
    note: String,
}

fn main() {}
