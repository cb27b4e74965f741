// A binary number that the delimiter follows, too.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("/", unordered, trailing))] // fixed: #[rowkey(delimiter("/", unordered))]
struct Event {
    name: String,
    at: u64,
}

fn main() {}
