// A binary number before a delimiter.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter("/", unordered))]
struct Event {
    #[rowkey(le)] // fixed: #[pad(10)]
    id: u32,
    name: String,
}

fn main() {}
