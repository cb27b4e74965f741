// A binary number before an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("::", unordered))]
struct Visit {
    user: u32,
    note: String,
}

fn main() {}
