// An array whose bytes can begin an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("::", unordered))]
struct Visit {
    id: [u8; 4],
    note: String,
}

fn main() {}
