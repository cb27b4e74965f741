// An empty unordered delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("", unordered))] // fixed: #[rowkey(delimiter(":", unordered))]
struct Visit {
    city: String,
    note: String,
}

fn main() {}
