// Text ended by a NUL before an unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    #[rowkey(nul)]
    city: String,
    note: String,
}

fn main() {}
