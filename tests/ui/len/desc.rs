// A descending order of text that sorts by its length.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(len = u16, desc)] // fixed: #[rowkey(len = u16)]
    name: String,
}

fn main() {}
